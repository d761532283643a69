### What the kernel says when something cannot be done: what was tried, why it cannot be done, what can be done instead.

-untouched-copy = Użyj nienaruszonej kopii zapisu.
-fault = To błąd programu, nie twój: zgłoś go, dołączając zapis gry.

## Games, settings, rules

error-unknown-game = Nie ma tu gry o nazwie „{ $name }”. Wybierz jedną z tych: { $allowed }.
error-unknown-setting = Ta gra nie ma ustawienia o nazwie „{ $name }”. Ma takie: { $allowed }.
error-unknown-ruling = Ta gra nie ma rozstrzygnięcia o nazwie „{ $name }”. Ma takie: { $allowed }.
error-bad-value = Wartość „{ $value }” nie pasuje do „{ $name }”. Dozwolone: { $allowed }.
error-unknown-rule = Żadna zasada tej gry nie ma oznaczenia „{ $id }”. Oznaczenia wyglądają tak: { $example }.
error-not-provided = Ta gra nie ma części „{ $what }”. Żeby z niej korzystać, trzeba dopisać tę metodę w grze (docs/games.md).
error-no-packs = Do tej gry nie ma pakietów.

## Choosing

error-unknown-option = Opcji „{ $key }” w tej grze w ogóle nie ma. Wybierz jedną z podanych.
error-illegal-choice = Opcji „{ $key }” nie można teraz wybrać, bo ta decyzja jej nie przewiduje. Wybierz jedną z podanych albo zapytaj, dlaczego tej brakuje.
error-game-over = Na „{ $key }” jest już za późno: gra się skończyła. Cofnij wybór albo zacznij nową grę.
why-not-offered = Teraz nie można tego wybrać.
error-stuck = Zasady nie dają tu nic do zrobienia, a to nie ma prawa się zdarzyć (krok { $step }, etap { $stage }, pytanie { $ask }). { -fault }
error-endless = Ten wybór wymaga więcej niż { $most } kroków, czego w prawdziwej grze nie wymaga żaden, więc może nigdy się nie skończyć (krok { $step }, etap { $stage }). Gra pozostaje w stanie sprzed tego wyboru. Jeśli grasz z pakietem, poszukaj w nim kart, które uruchamiają się nawzajem bez końca. { -fault }

## Taking back

error-nothing-to-undo = Nie da się cofnąć aż tak daleko: od tamtej chwili nie było żadnego wyboru.
error-nothing-to-redo = Nie ma czego powtórzyć: żaden cofnięty wybór nie czeka, a nowy wybór przekreśla te cofnięte wcześniej.
error-undo-none = Ten wybór zostaje: grę otwarto bez cofania. Graj dalej albo otwórz następną z innym ustawieniem cofania.
error-undo-free = Ten wybór zostaje: od tamtej chwili wyszło na jaw coś ukrytego, a w tej grze nie można cofnąć niczego sprzed takiej chwili. Późniejsze wybory wciąż można cofnąć.
error-undo-consent = Od tego czasu wyszło na jaw coś ukrytego. W tej grze można to cofnąć tylko za zgodą wszystkich pozostałych: zapytaj ich.

## Chance

error-draw-needed = Ten wybór czeka na prawdziwe losowanie (możliwych wyników: { $n }). Podaj, co wypadło, a potem wybierz ponownie.
error-script-range = Nie ma wyniku { $answer }: wyniki tego losowania numeruje się od 0, a jest ich { $n }. Podaj jeden z nich.
error-not-asked = Nie można wpisać wyniku losowania: w tej grze losuje program. Otwórz grę z prawdziwymi kartami, aby wpisywać wyniki.
error-no-seed = Nic więcej nie da się wylosować: ten zapis nie zawiera swojego ziarna. Wróć do zapisu, który je ma, albo utwórz odgałęzienie gry z własnym ziarnem.
error-no-chance = Miało dojść do losowania tam, gdzie losować nie wolno. { -fault }
error-salt-late = Miejsce { $seat } nie może już dodać soli: pierwsze losowanie się odbyło. Sól dodaje się przed rozpoczęciem gry.
error-salt-twice = Miejsce { $seat } dodało już swoją sól, a każde miejsce dodaje ją raz. Rozpocznij z nią grę albo otwórz nową.
error-bad-salt = Sól miejsca { $seat } nie została przyjęta: miejsce musi być przy stole, a sól to od 1 do 200 drukowalnych znaków w jednym wierszu. Podaj inną.

## Records

error-no-such-entry = Nie ma wpisu { $entry }: ten zapis można oglądać od 0 do { $most }.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca liczy się od 0 do { $most }; -1 to widz.
error-record-empty = Wiersz { $line } zapisu jest pusty, a powinien zawierać nagłówek. Wybierz plik z zapisem gry.
error-record-foreign = Wiersz { $line } nie jest nagłówkiem zapisu Duskboksa. Wybierz plik z takim zapisem.
error-record-version = Wiersz { $line } zapisu podaje format, którego ten Duskbox nie czyta. Zaktualizuj Duskbox i otwórz zapis ponownie.
error-record-json = Wiersza { $line } zapisu nie da się odczytać: to nie jest obiekt JSON. { -untouched-copy }
error-record-field = W wierszu { $line } zapisu brakuje pola „{ $field }” albo jego wartość nie ma sensu. { -untouched-copy }
error-record-number = Wiersz { $line } zapisu wypada z kolejności: jakiegoś wpisu brakuje, powtarza się lub stoi w złym miejscu. { -untouched-copy }
error-record-cut-off = Zapis urywa się na wierszu { $line }: brakuje wiersza końcowego. { -untouched-copy }
error-record-entry-count = Wiersz { $line } zamyka zapis liczbą wpisów, która nie zgadza się z tym, co stoi wyżej. { -untouched-copy }
error-record-sum = Wiersz { $line } zamyka zapis sumą kontrolną, która nie zgadza się z wierszami wyżej: zostały zmienione. { -untouched-copy }
error-record-game = Wiersz { $line } zapisu wymienia grę „{ $game }”, której tu nie zainstalowano. Zainstaluj ją i otwórz zapis ponownie.
error-record-rules = Wiersz { $line } zapisu podaje wersję zasad { $theirs }, a tu obowiązuje wersja { $ours }, która poprowadziłaby grę inaczej. Otwórz zapis w Duskboksie, który ma jeszcze wersję { $theirs }.
error-record-setup = Wiersz { $line } zapisu zawiera ustawienia, rozstrzygnięcia lub pakiet, których gra nie przyjmuje: { $reason }. Otwórz zapis w Duskboksie, który go utworzył, albo użyj nienaruszonej kopii.
error-record-content = Wiersz { $line } zapisu mówi o innych kartach lub płytkach niż te, które są tu w pudełku. Otwórz zapis w Duskboksie, w którym rozegrano grę.
error-record-ending = Gra nie kończy się tak, jak podaje zapis (liczba wpisów: { $entry }). { -untouched-copy }
error-record-commitment = Ziarno ujawnione na końcu zapisu nie jest tym, które zapowiedziano w nagłówku, więc losowania niczego nie dowodzą. { -untouched-copy }
error-record-long = Ten zapis jest za długi: może mieć najwyżej tyle wpisów: { $most }.
error-record-snapshot = Zachowany stan tej gry nie pasuje do jej zapisu (pole „{ $field }”). Wczytaj grę z samego zapisu: jest w nim wszystko.
error-entry-order = Wpis { $entry } nie może stać w tym miejscu zapisu: początek, wybór, cofnięcie, powtórzenie lub krok wstecz wypada z kolejności. { -untouched-copy }
error-entry-undo = Wpis { $entry } cofa wybory w sposób, na który ta gra nie pozwala, albo zataja, że czegoś się już dowiedziano. Użyj nienaruszonej kopii zapisu.
error-entry-illegal = Wpis { $entry } zapisu wybiera „{ $key }”, czego w tamtej chwili nie można było wybrać. { -untouched-copy }
error-entry-draw-missing = We wpisie { $entry } zapisu brakuje losowania „{ $stream }”, którego wymagają zasady. { -untouched-copy }
error-entry-draw-other = Wpis { $entry } zapisu zawiera inne losowanie tam, gdzie zasady wymagają losowania „{ $stream }”. { -untouched-copy }
error-entry-draw-extra = Wpis { $entry } zapisu zawiera losowanie „{ $stream }”, którego zasady nie przewidują. { -untouched-copy }
error-entry-draw-unfair = Wpis { $entry } zapisu zawiera losowanie „{ $stream }”, które nie wynika z ujawnionego ziarna: zmieniono je albo nie było uczciwe. { -untouched-copy }

## Share codes and positions

error-share-foreign = To nie jest kod do udostępnienia: taki kod zaczyna się od „{ $prefix }”. Skopiuj cały kod i spróbuj ponownie.
error-share-damaged = Ten kod do udostępnienia jest uszkodzony: część zginęła lub zawiera pomyłkę. Skopiuj cały kod i spróbuj ponownie.
error-pack-game = Pakiet podaje grę „{ $value }”. Musi podawać jedną z tych: { $allowed }.
error-pack-no-toml = Ten pakiet nie jest w formacie TOML: { $reason }. Popraw ten wiersz i spróbuj ponownie.
error-pack-unknown-key = W pakiecie jest klucz, którego ta gra nie zna: „{ $key }”. Znane w tym miejscu: { $allowed }.
error-pack-value = Pakiet nie pasuje w miejscu „{ $key }”. Powinno być: { $expected }. Jest: „{ $found }”. Popraw to i spróbuj ponownie.
expect-table = tabela kluczy i wartości
error-more-mistakes = To pierwsze błędy ({ $most }); może ich być więcej. Popraw je i sprawdź ponownie.
error-position-state = Tej pozycji nie da się ustawić, bo jej dane do siebie nie pasują: { $reason }. Skopiuj całą pozycję i spróbuj ponownie.
error-position-with-pack = Gry nie można zacząć od pozycji z gry z pakietem: zapis pozycji nie zawiera pakietu. Kontynuuj z zapisu tamtej gry.
error-position-unasked = W tej pozycji nie ma pytania, a gra nie jest skończona: nie można tu zacząć. Weź pozycję, w której ktoś o coś jest pytany.
error-position-unknown = „{ $text }” nie jest pozycją żadnej z zainstalowanych tu gier. Pozycje zaczynają się tak: { $known }.
error-position-offers = Tej pozycji nie da się dalej grać, bo tego, co proponuje, nie można wykonać: „{ $key }” ({ $reason }). Skopiuj całą pozycję i spróbuj ponownie.
error-not-drawable = „{ $answer }” nie mogło tu zostać wylosowane: możliwych wyników jest { $n }, a liczy się je od 0.
error-share-hidden = Grę z ukrytymi kartami można udostępnić po jej zakończeniu. Wcześniej kod zdradziłby każdą rękę.
error-record-form = Wiersz { $line }: zapis ma dobrą treść, ale złą postać. Każdy zapis ma dokładnie jeden tekst; użyj nienaruszonej kopii.
