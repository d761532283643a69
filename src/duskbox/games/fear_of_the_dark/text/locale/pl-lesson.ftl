# Pierwsza gra z przewodnikiem: co mówi się w każdym kroku i co o innym wyborze. Kroki są w lesson.toml.

## Rozdziały

lesson-chapter-light = Zapałka w Ciemności
lesson-chapter-walking = Najpierw spójrz, potem idź
lesson-chapter-room = Pierwsze pomieszczenie
lesson-chapter-unknown = W nieznane
lesson-chapter-dark = Zapada Ciemność
lesson-chapter-out = Droga na zewnątrz

## Kroki

lesson-welcome = Budzisz się w labiryncie bez światła. Znajdź wszystkie ukryte pomieszczenia, a potem wyjdź drzwiami, za którymi nie ma już nic: tak się wygrywa. Za pierwszym razem ukrytych jest pięć pomieszczeń zamiast dwunastu, żeby zdążyć zobaczyć koniec.
lesson-spend-match = Twój umysł to dziewięć kart. Dopóki żadnej z nich nie masz na ręce, trwa Ciemność, a w niej wszystko drogo kosztuje. Wydaj zapałkę: przy jej świetle weźmiesz trzy karty.
lesson-hand = Ręki nikt ci nie rozdaje, planujesz ją: z odkrytej talii Umysłu bierzesz, co chcesz. Weźmy Ruch, Zwiad i „Zapal zapałkę”.
lesson-move = Kto ma kartę na ręce, jest w Świetle. Akcja kosztuje jedną kartę. Przejdźmy się: wybierz Ruch.
lesson-pay = Najtaniej płaci się kartą samej akcji: wraca do talii Umysłu i można ją wziąć ponownie. Każda inna karta też by wystarczyła, ale odrzucona przepada na zawsze.
lesson-first-step = Ruch to najwyżej cztery kroki. Na północ od ciebie jest dziura, na wschód Zamek, na południe Przeszkoda. Wolna jest tylko droga na zachód.
lesson-stop = Można iść dalej przez drzwi, ale nikt nie wie, co za nimi czeka. Zatrzymaj się tutaj, tuż przed nimi.
lesson-scout = Zwiad pokazuje pomieszczenie za drzwiami, a ty zostajesz bezpiecznie na progu. Użyj go teraz.
lesson-turn = Pierwsze pomieszczenie! Obracasz je, jak chcesz, byle drzwi trafiły na drzwi. Połóż je tak, jak jest wydrukowane.
lesson-hazard-failed = To niebezpieczne pomieszczenie, więc odkryto kartę Zagrożenia: Nokaut. Większość Zagrożeń dosięga tylko tych, którzy wchodzą. Ktoś, kto tylko zagląda, nie ryzykuje: po to jest Zwiad.
lesson-light-a-match = Została jedna karta. „Zapal zapałkę” też spala zapałkę, ale uzupełnia rękę do pięciu kart. Weź dwa razy Ruch, Badanie, Usuwanie Przeszkód i drugą kartę „Zapal zapałkę”.
lesson-enter = W pomieszczeniu, które leży już na stole, nie odkrywa się więcej kart Zagrożeń. Zrób jeden krok na zachód i zatrzymaj się w środku.
lesson-clear = Środek zagradza Przeszkoda. Usuwanie Przeszkód zabiera ją z pola obok. Na Zamek potrzebny byłby Klucz.
lesson-investigate = Na północ od ciebie jest pole Przedmiotu z numerem 1. Badanie bierze jedną z dwóch zakrytych kart tej lokacji; wszystko jedno którą.
lesson-item = To Zapałka. Użycie Przedmiotu nie kosztuje żadnej karty, więc od razu zamień ją na żeton zapałki.
lesson-walk-in = Teraz śmiało: Ruch prosto na zachód, trzy kroki, przez drzwi, za które nikt jeszcze nie zajrzał.
lesson-entry = Zwykłe pomieszczenie, bez Zagrożenia: to się nazywa szczęście. Obróć je o ćwierć obrotu w prawo, żeby Tajemnica leżała blisko drogi, i zatrzymaj się przy drzwiach.
lesson-fill-up = Została jedna karta. Zapałkę można wydać także w Świetle: uzupełnia rękę do trzech kart. Weź Badanie i Zwiad.
lesson-two-steps = Każdą kartę można też zagrać jako marsz o dwa pola i nie traci się jej przez to. Zagraj tak Zwiad, zrób krok na zachód i zatrzymaj się na środku.
lesson-secret = Na północ od ciebie jest pole Tajemnicy. Tajemnice widać tylko w Świetle i działają od razu. Badanie!
lesson-map = Tajna mapa odsłania następne pomieszczenie przy dowolnych nieużywanych drzwiach, i to bez Zagrożenia. Wybierz północne drzwi pomieszczenia 1, a nowe pomieszczenie połóż tak, jak jest wydrukowane.
lesson-last-step-of-light = Ukryte są jeszcze dwa pomieszczenia, a na ręce jest jedna karta. Zagraj ją jako dwa kroki na zachód, w nadziei, że za drzwiami jest spokojnie.
lesson-terror = Groza! Zostaje przy tobie i kosztuje na zawsze kartę Umysłu; druga Groza byłaby końcem. Droga jest wolna, więc oddaj Usuwanie Przeszkód.
lesson-dark = Ręka jest pusta i zapadła Ciemność. Teraz płacisz kartami z talii Umysłu, a każda przepada na zawsze; „Na palcach”, Zwiad i Tajemnice są niedostępne. Poczuj to raz: wybierz Ruch i odrzuć za niego „Na palcach”.
lesson-echo = Zostało jedno pomieszczenie. Idź na zachód, trzy kroki, przez drzwi.
lesson-echo-gone = Mroczne Echo: pomieszczenie, którego nigdy nie było. Znów stoisz przed drzwiami, a na jego miejsce przychodzi następne. Skoro to było wejście, zadziałał też Nokaut i dołożył właśnie to pomieszczenie. Połóż je tak, jak jest wydrukowane.
lesson-losing = To mógł być koniec: Zawalenie albo Zablokowanie w Mrocznym Echu oznacza zniknięcie. Przegrywa się też z drugą Grozą, po utracie wszystkich dziewięciu kart Umysłu i wtedy, gdy nic już nie można zrobić.
lesson-exit = Żadne pomieszczenie nie jest już ukryte, więc każde nieużywane drzwi prowadzą na zewnątrz. Wydaj zapałkę, oszczędź umysł i weź dwa razy Ruch oraz Zwiad.
lesson-out = Najbliższe wyjście to drzwi na południu tego pomieszczenia, trzy kroki stąd. Wiesz już wszystko, czego trzeba: wyjdź!
lesson-won = Jesteś na zewnątrz. W prawdziwej grze czeka dwanaście pomieszczeń, za każdym razem inaczej, a w nich dziury, Zamki, Przecieki i chłodniejsze towarzystwo. Powodzenia!

## Co mówi się o innym wyborze

lesson-dark-is-dear = Można, ale w Ciemności kosztuje to na zawsze kartę Umysłu. Zapałka jest tańsza.
lesson-other-card = Dobra karta na inną okazję. W tej lekcji potrzebne są te, które padły z nazwy.
lesson-walk-later = To krótki marsz za dowolną kartę. Zaraz do niego dojdziemy.
lesson-wild-later = Nie masz karty tej akcji, więc inna przepadłaby na zawsze.
lesson-not-for-good = Nie ta: odrzucona karta nigdy nie wraca. Zagraj kartę samej akcji.
lesson-stop-here = Nie tak szybko. Najpierw zatrzymaj się tutaj.
lesson-scout-first = Najpierw zajrzyj za drzwi: wybierz Zwiad.
lesson-turn-as-printed = Tak też by pasowało. W tej lekcji połóż je tak, jak jest wydrukowane.
lesson-match-first = To byłaby ostatnia karta z ręki. Najpierw zadbaj o światło.
lesson-three-or-five = Sama zapałka uzupełnia rękę tylko do trzech kart. Z kartą „Zapal zapałkę” za tę samą zapałkę masz pięć.
lesson-enter-first = Najpierw obejrzyj nowe pomieszczenie: wybierz Ruch.
lesson-clear-first = Za chwilę. Najpierw usuń Przeszkodę ze środka.
lesson-search-first = Za chwilę. Najpierw przeszukaj pole na północy: wybierz Badanie.
lesson-either-card = Na każdej z tych kart może być wszystko. Tym razem weź pierwszą.
lesson-item-first = Za chwilę. Najpierw użyj znaleziska.
lesson-westward = Nasza droga prowadzi na zachód.
lesson-too-short = Dwa kroki to za mało na tę drogę. Wybierz Ruch.
lesson-turn-for-secret = Tak Tajemnica leżałaby dalej. Obróć je o ćwierć obrotu w prawo.
lesson-last-card = Z ostatnią kartą zapadłaby Ciemność. Najpierw wydaj zapałkę.
lesson-two-steps-first = Wypróbuj krótki marsz: dwa pola za dowolną kartę.
lesson-keep-that-card = Ta karta będzie zaraz potrzebna. Zagraj Zwiad.
lesson-any-door = Naprawdę można wybrać każde. W tej lekcji weź północne drzwi pomieszczenia 1.
lesson-into-the-hazard = To ryzyko, ale właśnie z niego uczymy się najwięcej: dwa kroki na zachód.
lesson-any-loss = Wybór należy do ciebie, ale Ruch i „Zapal zapałkę” trzymają cię przy życiu. Oddaj Usuwanie Przeszkód.
lesson-see-the-dark = Byłoby to mądre. Zobacz jednak choć raz, jaka jest Ciemność: wybierz Ruch.
lesson-dearest-cards = Ta karta jest cenniejsza. Najmniej brakować będzie „Na palcach”.
lesson-match-is-cheaper = W Ciemności kosztuje to na zawsze kartę Umysłu. Masz jeszcze zapałki.
lesson-walk-out = Wystarczy już tylko wyjść: wybierz Ruch.
lesson-nearest-exit = Najbliższe wyjście jest na południu: krok na wschód, potem dwa na południe.
