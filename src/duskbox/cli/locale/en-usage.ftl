## How a command line is read: help, placeholders of values, refusals

cli-head-usage = Usage:
cli-head-arguments = Arguments:
cli-head-options = Options:
cli-head-commands = Commands:
cli-default = (default: { $value })
cli-usage = This cannot be understood. Try “{ $command } --help”.
cli-usage-unknown = “{ $given }” is not known here. Try “{ $command } --help”.
cli-usage-option-near = There is no option “{ $given }”. Did you mean “{ $near }”?
cli-usage-missing = Something is missing: { $given }. Try “{ $command } --help”.
cli-usage-choice = There is no command “{ $given }”. There are: { $known }.
cli-usage-near = There is no command “{ $given }”. Did you mean “{ $near }”?
cli-usage-number = { $flag } needs a whole number, not “{ $given }”.
cli-usage-decimal = { $flag } needs a number, not “{ $given }”.
cli-usage-value = { $flag } needs a value. Try “{ $command } --help”.
cli-usage-no-value = { $flag } takes no value. Try “{ $command } --help”.
cli-usage-values = { $flag } needs { $many } values. Try “{ $command } --help”.

cli-meta-options = OPTIONS
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-folder = FOLDER
cli-meta-number = N
cli-meta-name = NAME
cli-meta-new-name = NEW
cli-meta-name-value = NAME=VALUE
cli-meta-seat-agent = SEAT=AGENT
cli-meta-agent = AGENT
cli-meta-seat = SEAT
cli-meta-seed = TEXT
cli-meta-key = KEY
cli-meta-id = ID
cli-meta-word = WORD
cli-meta-position = POSITION
cli-meta-results = RESULTS
cli-meta-elo = ELO
cli-meta-low-high = LOW HIGH
cli-meta-address = address
cli-meta-visitor = visitor
cli-meta-value = VALUE
cli-meta-text = TEXT
cli-meta-url = URL
cli-meta-host = HOST
cli-meta-shell = SHELL

## Completion in a shell

cli-do-completion = Print what makes a shell complete “duskbox”: bash, zsh, fish or PowerShell.
cli-arg-shell = The shell.
cli-completion-bash =
    Completion for bash. Add this line to ~/.bashrc:
    eval "$(duskbox completion bash)"
cli-completion-zsh =
    Completion for zsh. Add this line to ~/.zshrc, below compinit:
    eval "$(duskbox completion zsh)"
cli-completion-fish =
    Completion for fish. Write it to a file once:
    duskbox completion fish > ~/.config/fish/completions/duskbox.fish
cli-completion-powershell =
    Completion for PowerShell. Add this line to the file that $PROFILE names:
    duskbox completion powershell | Out-String | Invoke-Expression
