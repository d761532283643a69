## Jak czytany jest wiersz polecenia: pomoc, nazwy wartości, odmowy

cli-head-usage = Użycie:
cli-head-arguments = Argumenty:
cli-head-options = Opcje:
cli-head-commands = Polecenia:
cli-default = (domyślnie: { $value })
cli-usage = Nie da się tego zrozumieć. Zobacz „{ $command } --help”.
cli-usage-unknown = „{ $given }” nie jest tu znane. Zobacz „{ $command } --help”.
cli-usage-option-near = Nie ma opcji „{ $given }”. Może chodzi o „{ $near }”?
cli-usage-missing = Czegoś brakuje: { $given }. Zobacz „{ $command } --help”.
cli-usage-choice = Nie ma polecenia „{ $given }”. Są: { $known }.
cli-usage-near = Nie ma polecenia „{ $given }”. Może chodzi o „{ $near }”?
cli-usage-number = { $flag } wymaga liczby całkowitej, a nie „{ $given }”.
cli-usage-decimal = { $flag } wymaga liczby, a nie „{ $given }”.
cli-usage-value = { $flag } wymaga wartości. Zobacz „{ $command } --help”.
cli-usage-no-value = { $flag } nie przyjmuje wartości. Zobacz „{ $command } --help”.
cli-usage-values = { $flag } wymaga wartości w liczbie { $many }. Zobacz „{ $command } --help”.

cli-meta-options = OPCJE
cli-meta-command = POLECENIE
cli-meta-game = GRA
cli-meta-file = PLIK
cli-meta-folder = FOLDER
cli-meta-number = N
cli-meta-name = NAZWA
cli-meta-new-name = NOWA
cli-meta-name-value = NAZWA=WARTOŚĆ
cli-meta-seat-agent = MIEJSCE=GRACZ
cli-meta-agent = GRACZ
cli-meta-seat = MIEJSCE
cli-meta-seed = TEKST
cli-meta-key = KLUCZ
cli-meta-id = ID
cli-meta-word = SŁOWO
cli-meta-position = POZYCJA
cli-meta-results = WYNIKI
cli-meta-elo = ELO
cli-meta-low-high = OD DO
cli-meta-address = address
cli-meta-visitor = visitor
cli-meta-value = WARTOŚĆ
cli-meta-text = TEKST
cli-meta-url = URL
cli-meta-host = ADRES
cli-meta-shell = POWŁOKA

## Dopełnianie w powłoce

cli-do-completion = Wypisz to, dzięki czemu powłoka dopełnia „duskbox”: bash, zsh, fish albo PowerShell.
cli-arg-shell = Powłoka.
cli-completion-bash =
    Dopełnianie w bashu. Dopisz ten wiersz do ~/.bashrc:
    eval "$(duskbox completion bash)"
cli-completion-zsh =
    Dopełnianie w zsh. Dopisz ten wiersz do ~/.zshrc, poniżej compinit:
    eval "$(duskbox completion zsh)"
cli-completion-fish =
    Dopełnianie we fish. Zapisz je raz do pliku:
    duskbox completion fish > ~/.config/fish/completions/duskbox.fish
cli-completion-powershell =
    Dopełnianie w PowerShellu. Dopisz ten wiersz do pliku, który wskazuje $PROFILE:
    duskbox completion powershell | Out-String | Invoke-Expression
