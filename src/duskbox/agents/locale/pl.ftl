### Co mówi się o graczach, którzy nie są ludźmi.

## Własne programy

error-bot-start = Nie można uruchomić programu „{ $command }”: { $reason }. Sprawdź ścieżkę i prawo do uruchamiania.
error-bot-import = Nie można zaimportować bota „{ $name }”: { $reason }. Podaj go jako MODUŁ:NAZWA, tak jak importuje Python.
error-bot-none = { $name } nie jest botem: musi to być funkcja albo klasa z metodą „choose”, która dostaje to, co widzi jej miejsce.
error-bot-silent = Program „{ $command }” nie odpowiada od { $seconds } s. Musi wypisać jeden wiersz i opróżnić bufor (docs/bots.md).
error-bot-gone = Program „{ $command }” zakończył się w trakcie gry z kodem { $code }. Przyczynę może podawać jego wyjście błędów.
error-bot-answer = Program „{ $command }” odpowiedział „{ $answer }”, a nie jest to żadna z podanych mu możliwości (docs/bots.md).
error-bot-protocol = Program „{ $command }” nie przywitał się protokołem { $known } (docs/bots.md).
error-not-over = Ta gra jeszcze się nie skończyła, więc nie można jej przeanalizować. Najpierw dograj ją do końca.
