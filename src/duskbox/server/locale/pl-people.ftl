### Miejsca, nieobecni gracze i pytania zadawane, zanim coś zostanie oddane.

## Zanim coś zostanie oddane

web-ask-no = Nie, zostaw, jak jest
web-ask-bot = Czy bot ma grać za ciebie?
web-ask-bot-about = Bot gra, dopóki nie wrócisz do gry: jednym naciśnięciem, w każdej chwili. Miejsce pozostaje twoje.
web-ask-bot-yes = Niech gra bot
web-ask-hand-over = Oddać swoje miejsce?
web-ask-hand-over-about = Dostaniesz odnośnik. Kto pierwszy go otworzy, przejmie twoje miejsce. Do tego czasu grasz jak dotąd i możesz odnośnik wycofać.
web-ask-hand-over-yes = Utwórz odnośnik
web-ask-stand-up = Odejść od stołu?
web-ask-stand-up-about = Dalej gra za ciebie bot. Możesz wrócić na swoje miejsce, dopóki nikt inny go nie zajmie.
web-ask-stand-up-yes = Odejdź od stołu
web-ask-restart = Zacząć od nowa?
web-ask-restart-about = Zacznie się nowa gra z tymi samymi ustawieniami. Obecna pozostanie na liście.
web-ask-restart-yes = Zacznij od nowa
web-ask-delete = Usunąć tę grę?
web-ask-delete-about = Gra i jej zapis znikną na zawsze.
web-ask-delete-yes = Usuń grę
web-ask-remove = Usunąć tę grę z listy?
web-ask-remove-about = Zniknie z twojej listy. Pozostali gracze zachowają ją na swoich.
web-ask-remove-yes = Usuń z listy

web-menu-keep-seat = Zatrzymaj miejsce: wycofaj odnośnik
web-menu-restart = Zacznij od nowa
web-menu-delete = Usuń tę grę
web-menu-remove = Usuń z mojej listy

## Bot gra za kogoś

web-play-again = Wróć do gry
web-stand-in-asked = Gra za ciebie bot.
web-stand-in-table = Pozostali poprosili bota, by za ciebie grał. Miejsce pozostaje twoje.
web-stand-in-away = Nie było cię, więc gra za ciebie bot.
web-stand-in-clock = Twój czas się skończył, więc do końca gra za ciebie bot.
web-stand-in-turn = Czas na tę turę minął, więc bot rozgrywa ją do końca.

## Co się stało z miejscem

web-notice-stand-in = Za gracza { $who } gra bot: { $agent }.
web-notice-back = { $who } znów gra.
web-notice-handed-on = Miejsce gracza { $who } przejął ktoś inny.
web-notice-stood-up = { $who } opuszcza grę; dalej gra bot: { $agent }.
web-notice-freed = Gracza { $who } nie ma, więc jego miejsce dostał bot: { $agent }.
web-notice-opened = Miejsce gracza { $who } czeka na nową osobę.
web-notice-returned = { $who } wraca do gry.
web-lost-freed = Podczas twojej nieobecności twoje miejsce dostał bot.
web-lost-stood-up = Ta gra toczy się już bez ciebie.
web-lost-handed-on = Ktoś przejął twoje miejsce przez odnośnik od ciebie.
web-lost-back = Wróć na swoje miejsce
web-lost-taken = Siedzi tam już ktoś inny.

## Moje gry gdzie indziej

web-devices = Moje gry na innych urządzeniach
web-devices-about = Gry należą do tej przeglądarki. Odnośnik otworzy je także na innym urządzeniu i odtąd oba będą miały wszystkie.
web-devices-link = Odnośnik dla innego urządzenia
web-devices-way-back = Odnośnik awaryjny
web-devices-withdraw = Wycofaj wszystkie odnośniki
web-devices-label = Odnośnik do moich gier
web-devices-link-about = Otwórz ten odnośnik na drugim urządzeniu w ciągu godziny. Działa raz i widać go tylko teraz.
web-devices-way-back-about = Przechowaj ten odnośnik tam, gdzie tylko ty go przeczytasz. Jeśli stracisz wszystkie urządzenia, znów otworzy twoje gry. Działa, dopóki go nie wycofasz.
web-follow-about = Ten odnośnik otwiera gry jednego gracza, ze wszystkimi miejscami. Kontynuuj tylko wtedy, gdy są twoje.
web-follow = Otwórz tu moje gry

## Rodzaj stołu, gospodarz i wybory za kogoś

web-table-kind = Jak gracie razem?
web-table-kind-live = Na żywo
web-table-kind-live-about = Wszyscy grają w tym samym czasie. Gdy kogoś nie ma od kilku minut, zastępuje tę osobę bot, aż wróci. Gdy wyjdzie ostatnia osoba, gra czeka.
web-table-kind-days = Przez kilka dni
web-table-kind-days-about = Każdy gra, kiedy ma czas. Jeśli minie czas na turę, tę jedną turę rozgrywa bot.
web-table-days = Czas na turę
web-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
  }
web-acting-host = Gospodarza nie ma. W tym czasie gospodarzem jest { $who }.
web-acting-host-me = Gospodarza nie ma. W tym czasie gospodarzem jesteś ty.
web-how-away = Bot za nieobecnego gracza { $who }
web-how-asked = Bot za gracza { $who }, na jego prośbę
web-how-table = Bot za gracza { $who }, na prośbę pozostałych
web-how-clock = Wybrano za gracza { $who }, bo skończył się czas
web-how-turn = Bot za gracza { $who }, bo skończył się czas na turę
web-how-vacant = Bot na wolnym miejscu: { $who }
