# duskbox admin

cli-do-admin = Zarządzaj grami i osobami na serwerze, także gdy działa.
cli-do-admin-list = Wypisz gry od najnowszej.
cli-do-admin-show = Pokaż grę: miejsca, odwiedzających, zaproszenie, czat.
cli-do-admin-export = Wyeksportuj zapisy gier do plików, razem z ziarnami.
cli-do-admin-delete = Usuń gry ze wszystkim, co do nich należy.
cli-do-admin-close = Zakończ trwające gry bez zwycięzcy. Ich zapisy zostają.
cli-do-admin-freeze = Wstrzymaj wszystkie wybory w grze aż do jej odmrożenia.
cli-do-admin-unfreeze = Pozwól zamrożonej grze toczyć się dalej.
cli-do-admin-ban = Przestań obsługiwać adres, sieć albo odwiedzającego.
cli-do-admin-unban = Cofnij blokadę.
cli-do-admin-bans = Wypisz wszystkie blokady.
cli-do-admin-remove-chat = Usuń wiadomości z czatu gry.
cli-do-admin-host = Uczyń gospodarzem gracza na danym miejscu.
cli-do-admin-invite = Zastąp zaproszenie do gry nowym; stare przestaje działać.

admin-arg-id = Nazwa gry, ostatnia część jej adresu.
admin-arg-ids = Nazwy gier, ostatnie części ich adresów.
admin-arg-state = Tylko gry w tym stanie; można podać kilka razy.
admin-arg-stranded = Tylko gry toczące się według zasad, których ten Duskbox nie ma.
admin-arg-to = Folder na pliki; bez niego jeden zapis zostanie wypisany.
admin-arg-reason = Powód, tylko do twojego użytku.
admin-arg-kind = Co zablokować: adres lub sieć albo odwiedzającego.
admin-arg-value = Adres IP, sieć, na przykład 203.0.113.0/24, albo odwiedzający, jak podaje „duskbox admin show”.
admin-arg-line = Numer wiadomości; można podać kilka razy.
admin-arg-chat-seat = Wszystko, co napisano z tego miejsca.
admin-arg-chat-all = Wszystko.
admin-arg-seat = Miejsce, licząc od 1.

admin-state-lobby = czeka
admin-state-playing = trwa
admin-state-frozen = zamrożona
admin-state-over = skończona
admin-state-replay = zapis
admin-stranded = inne zasady
admin-listed = { $match }  { $game }, zasady { $rules }  { $state }  ostatni wpis { $last }  wpisów: { $entries }  { $people }
admin-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }
admin-settings = Ustawienia: { $settings }
admin-invitation = Zaproszenie: { $code }
admin-frozen = Zamrożona: { $reason } (raport: { $report })
admin-hosts = Gospodarz: { $visitors }
admin-seat = Miejsce { $seat }: { $who } ({ $kind }), odwiedzający { $visitors }
admin-chat = Wiadomość { $id }, { $at }, { $who } (miejsce { $seat }): { $text }
admin-exported = Grę { $match } zapisano do pliku { $file }. Plik zdradza jej przyszłe losowania: przechowuj go w bezpiecznym miejscu.
admin-deleted = Grę { $match } usunięto.
admin-closed = Grę { $match } zakończono.
admin-now-frozen = Gra { $match } jest zamrożona. „duskbox admin unfreeze { $match }” pozwoli jej toczyć się dalej.
admin-unfrozen = Gra { $match } toczy się dalej.
admin-host = Gospodarzem gry { $match } jest teraz gracz na miejscu { $seat }.
admin-invite = Nowe zaproszenie do gry { $match }: { $code }. Stare już nie działa.
admin-banned = Zablokowano: { $value }.
admin-unbanned = Cofnięto blokadę: { $value }.
admin-chat-removed = { $lines ->
    [one] Usunięto { $lines } wiadomość.
    [few] Usunięto { $lines } wiadomości.
   *[many] Usunięto { $lines } wiadomości.
  }

error-admin-no-game = Nie ma gry „{ $match }”. Wszystkie wypisuje „duskbox admin list”.
error-admin-over = Gra { $match } już się nie toczy.
error-admin-not-playing = Gra { $match } się nie toczy, więc nie można jej zamrozić.
error-admin-not-frozen = Gra { $match } nie jest zamrożona.
error-admin-changed = Gra { $match } właśnie się zmieniła. Obejrzyj ją poleceniem „duskbox admin show { $match }” i spróbuj ponownie.
error-admin-no-invite = Gra { $match } nie ma zaproszenia.
error-admin-no-person = Na miejscu { $seat } gry { $match } nikt nie siedzi. Miejsca wypisuje „duskbox admin show { $match }”.
error-admin-no-ban = Nie ma blokady: { $value }. Blokady wypisuje „duskbox admin bans”.
error-admin-no-chat = W grze { $match } nie ma takiej wiadomości. Wypisuje je „duskbox admin show { $match }”.
error-admin-which = Podaj nazwy gier albo --stranded, nie jedno i drugie.
error-admin-which-chat = Podaj jedno z trzech: --line, --seat albo --all.
error-admin-to = Przy kilku grach podaj --to FOLDER.
error-ban-address = „{ $value }” nie jest adresem IP ani siecią. Napisz 203.0.113.7 albo 203.0.113.0/24.
error-ban-visitor = „{ $value }” nie jest odwiedzającym. Napisz 64 cyfry, które podaje „duskbox admin show”.
