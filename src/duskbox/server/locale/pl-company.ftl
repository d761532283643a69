### Poczekalnia, głosowania, moje gry.

## Przed rozpoczęciem: kto, jako kto i na jakich warunkach

web-lobby-no-seat = Nie masz miejsca przy tym stole. Usiądź z zaproszenia albo patrz.
web-player-role = { $who } ({ $role })
web-team = Drużyna { $n }
web-ready = czeka na start
web-not-ready = jeszcze się przygotowuje
web-ready-say = Możemy zaczynać
web-rename = Zmień imię
web-rename-do = Zmień
web-stand-up = Wstań
web-lobby-terms = W co gramy
web-lobby-unready = Jeszcze się przygotowują: { $who }. Mimo to możesz zacząć.
web-invite-share = Udostępnij…
web-invite-qr = Kod QR dla telefonu
web-invite-here = Ten odnośnik otworzy się tylko na tym komputerze. Aby mogli go otworzyć inni, uruchom serwer poleceniem „duskbox serve --host 0.0.0.0”.
web-not-copied = Ta przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go i wybierz „Kopiuj”.
web-terms-yes = tak
web-terms-no = nie
web-terms-away = Gdy ktoś jest nieobecny
web-terms-stand-in = { $minutes ->
    [one] po minucie zastępuje go bot: { $agent }
    [few] po { $minutes } minutach zastępuje go bot: { $agent }
   *[many] po { $minutes } minutach zastępuje go bot: { $agent }
  }
web-terms-no-stand-in = gra czeka
web-terms-clock-none = brak
web-terms-clock-decision = { $time } na każdą decyzję
web-terms-clock-bank = { $time } na całą grę i { $increment } s za każdą decyzję
web-terms-seed-known = Gospodarz wybrał ziarno losowania i mógł wiedzieć, co nadejdzie.

## O czym przy stole decydujecie razem

web-menu-stand-in = Niech za gracza { $who } gra bot
web-menu-free = Oddaj miejsce gracza { $who } botowi
web-menu-go-on = Poproś innych o koniec przerwy
web-menu-terms = Zmień warunki…
web-ask-free = Oddać miejsce gracza { $who } botowi?
web-ask-free-about = Miejsce gracza { $who } jest teraz puste. Jeśli pozostali się zgodzą, miejsce przejmie bot. Gracz może je odzyskać, dopóki nikt inny tam nie usiądzie.
web-ask-free-yes = Poproś o to
web-terms-about = Nowe warunki obowiązują, gdy zgodzą się wszyscy przy stole.
web-terms-ask = Zapytaj innych
web-proposal-stand-in = { $by } prosi, by za gracza { $who } grał bot, dopóki nie wróci.
web-proposal-free = { $by } prosi, by miejsce gracza { $who } przejął bot.
web-proposal-resume = { $by } prosi o koniec przerwy.
web-proposal-terms = { $by } prosi o inne warunki:
web-proposal-waiting = Jeszcze nie odpowiedzieli: { $who }
web-proposal-withdraw = Wycofaj prośbę
web-absent-away = Teraz ruch ma { $who }, ale nie ma tej osoby przy stole.
web-absent-silent = { $who }: od dłuższej chwili brak odpowiedzi.
web-absent-bot = Niech gra za nią bot
web-notice-terms = Warunki zmienione na prośbę gracza { $who }; wszyscy się zgodzili.
web-again-asked = Pozostali chcą zagrać jeszcze raz. Twoje miejsce czeka.
web-again-join = Do następnej gry

## Moje gry i powiadomienia

web-list-my-turn = Twój ruch
web-list-waits = Czeka na ruch: { $who }
web-list-others = Czeka na pozostałych
web-list-paused = przerwa
web-list-open = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
web-list-again = Jeszcze raz? Pozostali pytają
web-list-length = { $unit }: { $count }
web-notify = Powiadomienia
web-notify-on = Powiadom mnie, gdy to mój ruch, a patrzę gdzie indziej
web-notify-refused = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
web-notify-impossible = Ta przeglądarka powiadamia tylko ze stron przez HTTPS lub z tego komputera.

## Pytania z jedną możliwością

web-only-option = Pytania z oczywistą odpowiedzią
web-only-option-take = Wybieraj jedyną możliwość bez pytania
web-only-option-end = Kończ moją turę, gdy nie ma już nic do zrobienia
web-only-option-pay = Płać najtaniej bez pytania (cofnięcie daje wybór)
web-how-taken = Wybrane bez pytania: { $who } – jedyna możliwość

## Co zrobili inni

web-meanwhile = { $count ->
    [one] Od twojego wyboru: jeden wiersz
    [few] Od twojego wyboru: { $count } wiersze
   *[many] Od twojego wyboru: { $count } wierszy
  }
web-watched = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
  }
