## Comment une ligne de commande est lue : aide, noms des valeurs, refus

cli-head-usage = Usage :
cli-head-arguments = Arguments :
cli-head-options = Options :
cli-head-commands = Commandes :
cli-default = (par défaut : { $value })
cli-usage = Cela ne peut pas être compris. Voyez « { $command } --help ».
cli-usage-unknown = « { $given } » est inconnu ici. Voyez « { $command } --help ».
cli-usage-option-near = L’option « { $given } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-usage-missing = Il manque quelque chose : { $given }. Voyez « { $command } --help ».
cli-usage-choice = La commande « { $given } » n’existe pas. Il y a : { $known }.
cli-usage-near = La commande « { $given } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-usage-number = { $flag } demande un nombre entier, et non « { $given } ».
cli-usage-decimal = { $flag } demande un nombre, pas « { $given } ».
cli-usage-value = { $flag } demande une valeur. Voyez « { $command } --help ».
cli-usage-no-value = { $flag } ne prend pas de valeur. Voyez « { $command } --help ».
cli-usage-values = { $flag } demande { $many } valeurs. Voyez « { $command } --help ».

cli-meta-options = OPTIONS
cli-meta-command = COMMANDE
cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-number = N
cli-meta-name = NOM
cli-meta-new-name = NOUVEAU
cli-meta-name-value = NOM=VALEUR
cli-meta-seat-agent = PLACE=JOUEUR
cli-meta-agent = JOUEUR
cli-meta-seat = PLACE
cli-meta-seed = TEXTE
cli-meta-key = CLÉ
cli-meta-id = ID
cli-meta-word = MOT
cli-meta-position = POSITION
cli-meta-results = RÉSULTATS
cli-meta-elo = ELO
cli-meta-low-high = MIN MAX
cli-meta-address = address
cli-meta-visitor = visitor
cli-meta-value = VALEUR
cli-meta-text = TEXTE
cli-meta-url = URL
cli-meta-host = ADRESSE
cli-meta-shell = SHELL

## Complétion dans un shell

cli-do-completion = Afficher ce qui fait compléter « duskbox » par un shell : bash, zsh, fish ou PowerShell.
cli-arg-shell = Le shell.
cli-completion-bash =
    Complétion pour bash. Ajoutez cette ligne à ~/.bashrc :
    eval "$(duskbox completion bash)"
cli-completion-zsh =
    Complétion pour zsh. Ajoutez cette ligne à ~/.zshrc, sous compinit :
    eval "$(duskbox completion zsh)"
cli-completion-fish =
    Complétion pour fish. À écrire une fois dans un fichier :
    duskbox completion fish > ~/.config/fish/completions/duskbox.fish
cli-completion-powershell =
    Complétion pour PowerShell. Ajoutez cette ligne au fichier que désigne $PROFILE :
    duskbox completion powershell | Out-String | Invoke-Expression
