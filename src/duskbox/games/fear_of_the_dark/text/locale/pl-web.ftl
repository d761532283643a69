### Napisy na planszy w przeglądarce.

board-maze = Labirynt
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-whole = Pokaż cały labirynt
board-me = Wróć do Zaginionego
board-steps = { $steps ->
    [one] Został jeden krok
    [few] Zostały { $steps } kroki
   *[many] Zostało { $steps } kroków
}
board-way-to = Idź tam: { room-name }, { $place } ({ $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
})
board-light = Światło
board-dark = Ciemność
board-deeds = Co możesz zrobić
board-walk = Dwa pola
board-returns = wróci do talii
board-gone = przepadnie
board-mind = Twój Umysł
board-hand = Ręka
board-deck = Talia Umysłu
board-lost = Stracone na zawsze
board-played = zagrana
board-matches = Zapałki
board-rooms = Ukryte pomieszczenia
board-terror = Groza
board-hazards = Zagrożenia w talii
board-held = Przy sobie
board-items = Lokacje Przedmiotów
board-secrets = Lokacje Tajemnic
board-story = Historia twojej wędrówki
board-figure-rooms = Odkryte pomieszczenia
board-figure-steps = Kroki
board-figure-burnt = Spalone zapałki
board-figure-struck = Odkryte karty Zagrożeń
board-figure-forgotten = Stracone karty Umysłu
board-in-deck = Wybierz kartę z talii Umysłu poniżej.
board-in-mind = Wybierz jedną ze swoich kart poniżej.
board-in-maze = Wskaż miejsce w labiryncie powyżej.
board-close = Zamknij
board-vitals = Najważniejsze
