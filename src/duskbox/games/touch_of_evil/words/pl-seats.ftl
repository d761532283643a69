### Jak nazywa się miejsce przy wspólnym ekranie i co stoi obok każdego pytania.

seat-name = { $hero }
asides-title = Stałe polecenia
