### Pakiety i sprawdzian pudełka po polsku: co pakiet powinien był powiedzieć i co jest nie tak z pudełkiem.

## Pakiety

expect-game = nazwa gry, do której jest ten pakiet
expect-text = tekst
expect-about = tekst o długości do { $most } znaków
expect-said = tekst długości od 1 do { $most } znaków
expect-named = nazwa dla nowej rzeczy, przynajmniej w jednym języku
expect-number = liczba całkowita od { $least } do { $most }
expect-flag = true albo false
expect-one-of = jedno z: { $allowed }
expect-several-of = lista złożona z tych słów, każde najwyżej raz: { $allowed }
expect-name = nazwa z małych liter, cyfr i łączników, najwyżej 40 znaków, która w grze nie znaczy niczego innego
expect-free-name = nazwa, której nie ma w pudełku nic innego
expect-keywords = lista słów kluczowych, każde z małych liter i łączników
expect-deck = jedna z talii, bo nie ma karty o tej nazwie, którą można by zmienić: { $allowed }
expect-no-deck = ani talia, ani rodzaj, bo karta o tej nazwie już jest; opuść je, by ją zmienić, albo wybierz inną nazwę
expect-fewer-cards = najwyżej { $most } rodzajów kart
expect-fewer-triggers = najwyżej { $most } zdolności w całym pudełku
expect-enough-cards = { $least ->
    [one] co najmniej jedna karta
    [few] co najmniej { $least } karty
   *[many] co najmniej { $least } kart
  } w talii „{ $deck }”
expect-some-window = przynajmniej jedna chwila zagrania albo immediate = true: inaczej Wydarzenia nie da się nigdy zagrać
expect-remains = true, bo trwałe działanie Tajemnicy liczy się tylko wtedy, gdy Pozostaje w grze
expect-some-effect = działanie albo hooks wraz z remains = true: inaczej Tajemnica nic nie robi
expect-advanced = obok advanced = true, bo tylko w grze zaawansowanej Sekrety ujawnia się natychmiast
expect-effect-or-none = działanie, na przykład { "[\"Gain\", 2]" }, albo { "\"-\"" }, gdy nie ma żadnego
expect-effect = działanie, na przykład { "[\"Gain\", 2]" }
expect-hooks = lista trwałych działań, na przykład { "[[\"Static\", \"combat\", 1]]" }
expect-known-effect = lista zaczynająca się od nazwy działania: { $allowed }
expect-known-condition = lista zaczynająca się od nazwy warunku: { $allowed }
expect-known-hook = lista zaczynająca się od nazwy trwałego działania: { $allowed }
expect-parts = „{ $word }” z częściami, które do siebie pasują ({ $parts })
expect-shallow = działanie zagnieżdżone najwyżej na { $most } poziomów
expect-fewer-parts = najwyżej { $most } części
expect-less-work = działanie, które wykonuje najwyżej { $most } działań, przy czym wszystko wewnątrz EachHero, AHero lub TheHero liczy się { $each } razy
expect-shorter = najwyżej tyle pozycji: { $most }
expect-fewer-minions = najwyżej { $most } rodzajów Sług
expect-fewer-copies = najwyżej { $most } kart, licząc wszystkie kopie
expect-amount = liczba całkowita od { $least } do { $most } albo jedno z: { $allowed }
expect-change = liczba całkowita od { $least } do { $most } inna niż 0 albo { "\"x\"" }
expect-row = wiersz z dwóch liczb i działania, na przykład { "[1, 2, [\"Gain\", 2]]" }
expect-cost = koszt z czterech części: Dochodzenie, Rany, czy karta jest odrzucana, karty Wydarzeń, na przykład [2, 0, false, 0]
expect-chart = wiersze, które po kolei obejmują wszystkie wyniki kości od 1 do 6, każdy raz
expect-chart-row = wiersz, na przykład { "[1, 2, \"bats\"]" } albo { "[3, 3, \"nazwa\", [\"Gain\", 2]]" }
expect-services = lista tabel z kluczami name, price i effect
expect-prices = pięć cen od { $least } do { $most }, po jednej na każdą część Szlaku Cienia
expect-track-spaces = lista różnych pól Szlaku Cienia, od { $least } do { $most }
expect-loops = lista dwóch pętli
expect-loop = lista, która zaczyna się od town-hall i ma dalej co najmniej dwa pola
expect-loop-space = { "\".\"" } jako droga albo jedno z: { $allowed }; Urząd Miasta stoi tylko na początku
expect-all-spaces = obie pętle razem, a w nich każde nazwane pole dokładnie raz
expect-fewer-roads = najwyżej { $most } dróg
expect-one-tie = jedna najkrótsza droga do domu zewsząd prócz Pól: daj pętli nieparzystą liczbę pól albo umieść Pola w połowie pętli
expect-way-home = Rezydencja przed Polami, a Młyn za nimi, bo o drodze między nimi rozstrzyga kość

## Sprawdzian pudełka

fault-count = { $what }: powinno być { $expected }, a jest { $found }.
fault-variety = { $what }: różnych kart powinno być co najmniej { $expected }, a jest { $found }.
fault-remaining = Tajemnic, które Pozostają w grze, powinno być co najmniej { $expected }, a jest { $found }.
fault-no-kind = { $what }: nie ma żadnej karty rodzaju „{ $kind }”.
fault-twins = { $what }: karty „{ $one }” i „{ $other }” robią to samo.
fault-mark = „{ $what }” nie mówi, skąd są wartości: „{ $mark }” to żadne oznaczenie.
fault-name-twice = Dwie karty mają nazwę „{ $what }”.
fault-never-drawn = Karta „{ $what }” nigdy nie może się pojawić.
fault-no-window = Karty „{ $what }” nigdy nie da się zagrać.
fault-does-nothing = Karta „{ $what }” nic nie robi.
fault-hooks-unused = Karta „{ $what }” ma trwałe działanie, ale nie Pozostaje w grze.
fault-no-space = Legowisko „{ $what }” nie leży w żadnym znanym miejscu.
fault-unknown-effect = Karta „{ $what }” używa działania spoza słownika.
fault-chart = { $what }: Karta Sług nie obejmuje wyników od 1 do 6.
fault-never-appears = { $what }: tego Sługi nie ma w żadnej tabeli ani talii.
fault-undrawn = { $what }: obraz miasteczka nie pokazuje tego miejsca dokładnie raz.
fault-words = Słowa ({ $language }), „{ $what }”: nie da się powiedzieć „{ $text }”.
box-track = Szlak Cienia
