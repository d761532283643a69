## Gracze komputerowi i rozliczenia

cli-arg-bot = Miejsce (od 1), na którym gra program: random, thumb, search, search:1s albo pipe:POLECENIE dla własnego programu. Można podać wiele razy.
cli-do-account = Powiedz, ile w zakończonej partii było szczęścia, a ile umiejętności.
cli-arg-account-seat = Miejsce, którego dotyczy rozliczenie, od 1.
cli-arg-worlds = W ilu wyobrażonych światach mierzy się każdy wybór. Im ich więcej, tym dłużej to trwa, ale tym mniejszy jest błąd.
cli-accounting = Mierzenie…
error-no-seat-left = Programy zajęłyby wszystkie miejsca ({ $seats }). Zostaw jedno dla siebie albo użyj „duskbox simulate”.
error-account-unfinished = Partia w „{ $file }” jeszcze się nie skończyła. Rozlicza się całą partię.
account-title = Miejsce { $seat }, { $result }. Szansa wygranej od pierwszego wyboru do ostatniego:
account-won = wygrana
account-lost = przegrana
account-start = Na początku: { $share }%.
account-skill = Umiejętności zmieniły ją o { $share } p.p.: to, co wybrano, wobec tego, co radzi zdrowy rozsądek.
account-luck = Szczęście zmieniło ją o { $share } p.p.: karty i kości.
account-rest = Inni gracze oraz to, czego nie rozstrzyga próbkowanie, zmienili ją o { $share } p.p.
account-decisions = Najważniejsze decyzje:
account-no-decisions = Żadna decyzja nie zmieniła szansy tak, by dało się to odróżnić od przypadku.
account-good = Wpis { $entry }: „{ $option }” było lepsze o { $ahead } p.p. (± { $doubt }) niż „{ $other }”.
account-bad = Wpis { $entry }: „{ $option }” było gorsze o { $ahead } p.p. (± { $doubt }) niż „{ $other }”.
account-draws = Najważniejsze losowania:
account-no-draws = Niczego nie losowano.
account-draw = Wpis { $entry }: po „{ $option }” szansa zmieniła się z { $before }% na { $after }%.
account-about = Są to szanse gracza, który wie tyle co to miejsce i dalej kieruje się zdrowym rozsądkiem.
