### Jak nazywa się miejsce przy wspólnym ekranie i co stoi obok każdego pytania.

seat-name = { $hero }
anytime-title = Stałe polecenia
