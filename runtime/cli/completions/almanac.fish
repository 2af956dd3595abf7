# Completes what `almanac --help` and `almanac COMMAND --help` list, in fish.

function __almanac_help
    set -l words (commandline -opc)
    command -q $words[1]; and $words[1] $words[2] --help 2>/dev/null
end

function __almanac_commands
    __almanac_help | string replace -rf '^  ([a-z0-9]+) +' '$1\t'
end

function __almanac_options
    __almanac_help |
        string replace -rf '^ +(?:-., )?(--[a-z-]+)(?: [A-Z]+)? +' '$1\t'
end

# The choices of the option before the word, if its line in the help offers
# them: its words but for remarks in brackets. Fails if the option takes no
# argument.
function __almanac_choices
    set -l previous (commandline -opc)[-1]
    set -l line (__almanac_help | string match -r -- "^ +$previous [A-Z].*")
    and string replace -rf '^ +\S+ RULE +' '' $line |
        string replace -ra '\([^)]*\)|,| or' '' | string split -n ' '
    test -n "$line"
end

function __almanac_arguments
    __almanac_choices; or __almanac_options
end

function __almanac_takes_files
    not __almanac_choices >/dev/null
    and __almanac_help | string match -q '*[FILE ...]*'
end

complete -c almanac -f
complete -c almanac -n __fish_is_first_token -a '(__almanac_commands)'
complete -c almanac -n 'not __fish_is_first_token' -a '(__almanac_arguments)'
complete -c almanac -n __almanac_takes_files -F
