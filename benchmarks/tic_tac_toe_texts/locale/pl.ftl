game-name = Kółko i krzyżyk
game-about = Wygrywają trzy znaki w linii.
seat-name = Gracz { $sign }
ask-mark = Gracz { $sign }: które pole zaznaczasz?
option-mark = Wiersz { $row }, kolumna { $column }
event-marked = { $sign } zaznacza wiersz { $row }, kolumnę { $column }.
event-game-over = Gra skończona.
why-marked = Na tym polu jest już { $sign }.
why-over = Gra jest już skończona.
outcome-first-wins = Wygrywa X
outcome-first-wins-text = Pierwszy gracz ma trzy znaki w linii.
outcome-second-wins = Wygrywa O
outcome-second-wins-text = Drugi gracz ma trzy znaki w linii.
outcome-draw = Remis
outcome-draw-text = Plansza jest pełna i nikt nie ma trzech znaków w linii.
see-free = { $free ->
    [one] Wolne jest jedno pole.
    [few] Wolne są { $free } pola.
   *[other] Wolnych jest { $free } pól.
}
