# Pierwsza gra z przewodnikiem: co mówi się w każdym kroku i co o innym wyborze. Kroki są w lesson.toml.

## Rozdziały

lesson-chapter-turn = Pierwsza tura
lesson-chapter-clues = Tropy i karty
lesson-chapter-ready = Przygotowania
lesson-chapter-hunt = Polowanie
lesson-chapter-showdown = Konfrontacja

## Kroki

lesson-welcome = Nad Shadowbrook zawisło zło; tym razem to Strach na Wróble. Grasz Anną Marią, nauczycielką, a twoim rywalem jest Karl, żołnierz. Kto pierwszy pokona Złego w Konfrontacji, ten wygrywa.
lesson-track = Szlak Cienia to zegar, którego boją się wszyscy. Zaczyna się od 20 i zbliża do Ciemności. Jeśli do niej dotrze, wygrywa Zły, a ty i Karl przegrywacie.
lesson-move = Tura to trzy rzeczy: ruch, walka, czynności. Kość pokazuje 4, możesz więc przejść najwyżej cztery pola. W narożnikach mapy zaczynają się opowieści: idź do Starego Lasu.
lesson-encounter = Raz w każdej turze poznajesz pole, na którym stoisz. W narożniku dobierasz kartę z jego talii: zobacz, co kryje Stary Las.
lesson-skulls = Zwisające Czaszki to test Ducha. Twój Duch wynosi 4, więc w rzucie były cztery kości, a każda z wynikiem 4 lub więcej dała 1 żeton Dochodzenia. Za Dochodzenie kupuje się tu niemal wszystko. Zakończ turę.
lesson-karl = Teraz tura Karla, a po niej Faza Tajemnic, która zamyka każdą rundę. Widzisz, co robi Karl, ale nie jego karty Wydarzeń.
lesson-mystery = Karl ma teraz Widły. A potem Tajemnica: Dziwne tropy sprowadziły Chochoła, Sługę Złego, do Rezydencji, a 4 żetony Dochodzenia na Most, tuż obok ciebie. Następną rundę zaczyna Karl.
lesson-free-event = Jedynka na kości to tylko jeden krok, ale wolno za nią dobrać kartę Wydarzenia. Weź ją.
lesson-one-step = Musztra o świcie; widzisz ją tylko ty. Jeden krok wystarczy, by wejść na Most, gdzie leżą tropy.
lesson-collect = Po ruchu przychodzą czynności, w dowolnej kolejności. Zbierz Dochodzenie, które tu leży: wszystko i za darmo.
lesson-play-event = Karta Wydarzenia mówi, kiedy wolno ją zagrać. Ta należy do czynności i na stałe podnosi Waleczność: zagraj ją.
lesson-bridge = Most to niebezpieczna lokalizacja i o tym, co tu spotkasz, decyduje kość: przy 3 lub więcej karta Wydarzenia, inaczej Tajemnica.
lesson-round-over = Piątka, a z nią Wdzięczna wdowa. Ta karta nie czeka na ręce, tylko działa od razu: 3 żetony Dochodzenia. Zakończ turę; była ostatnia w rundzie, więc teraz Faza Tajemnic.
lesson-darker = Coraz krótsze dni: cień doszedł do 19, a w Rezydencji leżą nowe tropy. Teraz zaczynasz ty. Kuźnia jest blisko: idź tam.
lesson-buy = W Kuźni kupuje się Przedmioty z Miasta. Anna Maria nie umie się bić, ale z Księgą w torbie ma o 2 więcej Waleczności. Wiejski Almanach to Księga, i to za jedyne 3 żetony Dochodzenia.
lesson-town = Poznanie pola w Miasteczku to karta Wydarzenia. Dobierz ją.
lesson-witness = Wystraszony świadek to test Sprytu, 4 lub więcej. Almanach też się liczy, więc rzucasz czterema kośćmi. Zagraj kartę.
lesson-wait = Trzy sukcesy, 3 żetony Dochodzenia. Zakończ turę i zobacz, co knuje Karl.
lesson-threads = Lepkie palce: Karl zabiera ci 1 żeton Dochodzenia, rywal jak się patrzy. Tajemnica jest łaskawsza. Każdy Bohater wykonuje test Ducha albo Sprytu; wybierz Ducha.
lesson-karl-again = Masz 2 żetony Dochodzenia więcej. Czwartą rundę zaczyna Karl.
lesson-to-the-manor = Porzucona Twierdza dała Karlowi Zbroję Płytową: dwa dolne narożniki są dzikie, ale bogate. Twoja kość pokazuje 5. Idź do Rezydencji, do tropów i do Chochoła, który ich strzeże; Sługa kończy ruch.
lesson-fight = Walka! Za Waleczność rzucasz pięcioma kośćmi, Chochoł dwiema, a każda 5 i 6 to trafienie. Obie strony dostały po Ranie, w tej samej chwili. Można teraz uciec, ale przewaga jest po twojej stronie: walcz dalej.
lesson-clues = Chochoł pokonany: zyskujesz 1 żeton Dochodzenia. Zbierz tropy, których strzegł.
lesson-lair = Karta Legowiska kosztuje 12, póki cień jest daleko, i mniej, gdy się zbliża. Tylko tobie powie, gdzie kryje się Zły. Kup ją.
lesson-elders = Zamurowany strych: to tutaj, w tej samej Rezydencji! W walce mogą pomóc Starsi Miasta, ale każda z tych osób ma Sekret, a niektóre są złe. Za 2 żetony Dochodzenia sprawdź, co ukrywa Wielebny Harding.
lesson-showdown = Pakt krwi: Wielebny służy Złemu, a wiesz o tym tylko ty. To pole nie zostało jeszcze poznane, więc możesz zamiast tego rozpocząć tu Konfrontację. Kosztuje 4: na strych!
lesson-party = Do Grupy Polującej zaprasza się najwyżej dwoje Starszych. Lord Hanbrook daje jeszcze jedną kość, a Lady Hanbrook co rundę oszczędza ci jednej Rany. Zaproś oboje.
lesson-accuse = Ich Sekrety wychodzą na jaw: on się przechwala, ona zagląda do butelki, a żadne nie jest złe. Zły Starszy przeszedłby teraz na drugą stronę i wzmocnił Złego. Karl może jeszcze oskarżyć Starszego, a potem zaczyna się pierwsza Runda Walki.
lesson-window = Trzy trafienia! Strach na Wróble rzucił po jednej kości w każde ze Starszych, a resztą w ciebie, i grozi ci Rana. W takich chwilach gra pyta, kto chce zareagować: niech to będzie Lady Hanbrook.
lesson-last-round = Trzy z pięciu Ran! Lord Hanbrook też oberwał; jako jedyny ze Starszych raz to przetrwa. Przed każdą rundą można odesłać Starszych do domu. Spasuj i uderz.
lesson-won = Strach na Wróble pada, Shadowbrook ocalone, wygrana jest twoja. A zostało jeszcze wiele: trzech innych Złych, gra kooperacyjna, w której wygrywa się razem, i gra zaawansowana z mroczniejszymi mocami. Teraz zaproś przyjaciół albo kilka botów.

## Co mówi się o innym wyborze

lesson-no-lingering = Pozostanie w miejscu grozi atakiem. Ruszajmy.
lesson-to-the-woods = Tam pójdziesz kiedy indziej. Dziś czeka Stary Las.
lesson-look-later = Sekrety Starszych liczą się przed Konfrontacją. Na razie oszczędzaj Dochodzenie.
lesson-take-the-card = Karta za darmo? Weź ją koniecznie.
lesson-to-the-bridge = Tropy leżą na Moście.
lesson-clues-first = Najpierw zbierz to, co tu leży.
lesson-card-first = Najpierw zagraj kartę z ręki.
lesson-lair-later = Na styk by wystarczyło, ale do walki nie zostałoby nic. Najpierw się przygotuj.
lesson-to-the-smith = Kiedy indziej. Teraz potrzebne jest coś z Kuźni.
lesson-the-book = Kuszące. Dla Anny Marii lepszą bronią jest jednak Księga: weź Wiejski Almanach.
lesson-shop-first = Za chwilę. Najpierw kup Księgę.
lesson-save-up = Oszczędzaj Dochodzenie: karta Legowiska kosztuje 12.
lesson-best-skill = Byłoby tyle samo kości. Tym razem wybierz Ducha.
lesson-manor-calls = W Rezydencji leżą cztery tropy: tam idziemy.
lesson-fight-on = Masz pięć kości przeciw dwóm. Walcz dalej!
lesson-not-yet-here = Jeszcze nie: po poznaniu pola nie można w tej samej turze rozpocząć na nim Konfrontacji.
lesson-lair-before = Najpierw kup kartę Legowiska.
lesson-the-reverend = Każde z nich może coś ukrywać. Tym razem weź Wielebnego Hardinga.
lesson-look-before = Najpierw obejrzyj Sekret Wielebnego Hardinga.
lesson-showdown-now = Zachowaj 4 żetony Dochodzenia: tyle kosztuje Konfrontacja.
lesson-not-him = Tylko nie on: wiesz, co podpisał.
lesson-the-couple = To mógłby być dobry pomysł. Tym razem zaproś Lorda i Lady Hanbrook.
lesson-let-her = Nic to nie kosztuje: niech zareaguje Lady Hanbrook.
lesson-keep-them = Jeszcze się przydadzą. Spasuj.
