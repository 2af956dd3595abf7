# Completes what `almanac --help` and `almanac COMMAND --help` list, in bash.

# The choices of option $2, whose line in the help $1 offers them: its words
# but for remarks in brackets.
_almanac_choices()
{
    sed -En "s/^ +$2 RULE +//p" <<<"$1" | sed 's/([^)]*)//g; s/,//g; s/ or / /'
}

_almanac()
{
    local word=$2 previous=$3 command='' help words=''

    ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]}
    help=$("$1" ${command:+"$command"} --help 2>/dev/null) || return
    if [[ -z $command ]]; then
        words=$(sed -En 's/^  ([a-z0-9]+) .*/\1/p' <<<"$help")
        words+=' --help --version'
    elif grep -Eq -- "^ +$previous [A-Z]" <<<"$help"; then
        words=$(_almanac_choices "$help" "$previous")
    elif [[ $word == -* ]]; then
        words=$(sed -En 's/^ +(-., )?(--[a-z-]+) .*/\2/p' <<<"$help")
    elif [[ $help == *'[FILE ...]'* ]]; then
        compopt -o default
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _almanac almanac
