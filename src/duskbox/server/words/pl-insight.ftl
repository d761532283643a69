error-tip-pending = Podpowiedź jest już w przygotowaniu. Trwa to około sekundy.
error-no-tips = Tam, gdzie ludzie grają przeciw sobie, podpowiedzi nie ma.
error-tip-not-asked = Podpowiedź można dać wtedy, gdy decyzja należy do ciebie.
error-tip-failed = Tym razem nie udało się znaleźć podpowiedzi. Poproś jeszcze raz.
error-account-later = Szczęście od umiejętności można odróżnić dopiero po zakończeniu rozgrywki.
error-account-failed = Tym razem nie udało się sporządzić rozliczenia. Poproś jeszcze raz.
error-account-busy = Tyle rozliczeń czeka teraz na swoją kolej, że nie można zacząć następnego. Poproś jeszcze raz za kilka minut.

## The page

web-tip = Podpowiedź
web-tip-title = Co mówi spojrzenie naprzód
web-tip-thinks = Patrzę naprzód…
web-tip-none = Na to pytanie nie ma podpowiedzi. Tam, gdzie ludzie grają przeciw sobie, nie ma ich wcale.
web-tip-about = Szansa wygranej z błędem, na podstawie tego, co wiesz, jeśli wszyscy dalej kierują się zdrowym rozsądkiem.
web-share = { $share }% ± { $error }
web-account-title = Szczęście i umiejętności
web-account-measuring = Przeglądam rozgrywkę jeszcze raz…
web-account-curve = Szansa wygranej od pierwszego wyboru do ostatniego
web-account-skill = Umiejętności
web-account-luck = Szczęście
web-account-rest = Inni i niepewność
web-account-decisions = Najważniejsze decyzje
web-account-no-decisions = Żadna decyzja nie zmieniła szansy tak, by dało się to odróżnić od przypadku.
web-account-draws = Najważniejsze losowania
web-account-no-draws = Niczego nie losowano.
web-account-good = „{ $option }” było lepsze o { $points } p.p. (± { $doubt }) niż „{ $other }”.
web-account-bad = „{ $option }” było gorsze o { $points } p.p. (± { $doubt }) niż „{ $other }”.
web-account-draw = { $option }: z { $before }% na { $after }%
web-account-hidden = To, co zrobił ktoś inny
web-account-about = W punktach procentowych szansy wygranej kogoś, kto wie to samo co ty i dalej kieruje się zdrowym rozsądkiem.
