## Szczęście i umiejętności

cli-arg-bot = Miejsce (od 1), na którym gra program: random, thumb, search, search:1s albo pipe:POLECENIE dla własnego programu. Można podać wiele razy.
cli-do-analyse = Pokaż, ile w zakończonej grze było przypadku, a ile umiejętności.
cli-arg-analyse-seat = Miejsce, którego dotyczy rozliczenie, od 1.
cli-arg-samples = Na ilu wylosowanych stołach mierzy się każdy wybór. Im ich więcej, tym dłużej to trwa, ale tym mniejszy jest błąd.
cli-analysing = Mierzenie…
error-no-seat-left = { $seats ->
    [one] Jedyne miejsce zająłby bot. Aby zobaczyć, jak grają boty, użyj „duskbox simulate”.
    [few] Boty zajęłyby wszystkie { $seats } miejsca. Zostaw jedno dla siebie albo użyj „duskbox simulate”.
   *[many] Boty zajęłyby wszystkie { $seats } miejsc. Zostaw jedno dla siebie albo użyj „duskbox simulate”.
}
error-analysis-unfinished = Gra w „{ $file }” jeszcze się nie skończyła. Rozlicza się całą grę.
analysis-title = Miejsce { $seat }, { $result }. Szansa wygranej od pierwszego wyboru do ostatniego:
analysis-won = wygrana
analysis-lost = przegrana
analysis-start = Na początku: { $share }.
analysis-skill = Umiejętności zmieniły ją o { $share } p.p.: to, co wybrano, w porównaniu z wyborami prostego bota.
analysis-luck = Przypadek zmienił ją o { $share } p.p.: karty i kości.
analysis-rest = { $seats ->
    [one] To, czego nie rozstrzyga próbkowanie, zmieniło ją o { $share } p.p.
   *[other] Inni gracze oraz to, czego nie rozstrzyga próbkowanie, zmienili ją o { $share } p.p.
}
analysis-decisions = Najważniejsze decyzje:
analysis-no-decisions = Żadna decyzja nie zmieniła szansy tak, by dało się to odróżnić od przypadku.
analysis-good = Wpis { $entry }: „{ $option }” było lepsze o { $ahead } p.p. (± { $doubt }) niż „{ $other }”.
analysis-bad = Wpis { $entry }: „{ $option }” było gorsze o { $ahead } p.p. (± { $doubt }) niż „{ $other }”.
analysis-draws = Najważniejsze losowania:
analysis-no-draws = Niczego nie losowano.
analysis-draw = Wpis { $entry }: po „{ $option }” szansa zmieniła się z { $before } na { $after }.
analysis-about = Są to szanse gracza, który wie tyle co to miejsce i dalej gra jak prosty bot.
