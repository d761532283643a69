# Nauka gry: ramy każdej lekcji. To, co mówi sama lekcja, jest wśród słów jej gry.

web-learn = Nauka
web-learn-title = Nauka: { $game }
web-learn-comment = Co robić
web-learn-step = Krok { $step } z { $steps }
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-back-about = Wróć do poprzedniego ruchu
web-learn-show = Pokaż
web-learn-read = Więcej w zasadach
lesson-not-now = To możesz zrobić we własnej grze. Tutaj najpierw coś innego.
lesson-soon = Dobrze, to też, za chwilę. Najpierw tamto.
web-learn-again = Od początku
web-learn-own = Teraz zagraj samodzielnie

error-no-lesson = Dla tej gry nie ma lekcji ({ $game }). Można za to przeczytać jej zasady.
error-no-lesson-move = Lekcja nie ma ruchu { $move }. Ruchy liczy się od 0.
error-lesson-draw = Lekcja nie mówi, co wypada ({ $stream }) przy { $key }. Zapisz to w jej kroku.
error-lesson-outcome = W lekcji ma wypaść { $name } ({ $stream }) przy { $key }, ale to niemożliwe. Podaj coś, co jeszcze zostało.
error-lesson-left = Lekcja wymienia coś, co nie wypada ({ $names }). Usuń to z jej kroku.
error-bad-lesson = Nie można odczytać lekcji tej gry ({ $game }): { $reason }. Trzeba poprawić jej plik.
