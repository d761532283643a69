error-tip-pending = Podpowiedź jest już w przygotowaniu. Trwa to około sekundy.
error-no-tips = Tam, gdzie ludzie grają przeciw sobie, podpowiedzi nie ma.
error-tip-not-asked = Podpowiedź można dać wtedy, gdy decyzja należy do ciebie.
error-tip-failed = Tym razem nie udało się znaleźć podpowiedzi. Poproś jeszcze raz.
error-analysis-later = Przypadek od umiejętności można odróżnić dopiero po zakończeniu gry.
error-analysis-busy = Kolejka analiz jest pełna. Spróbuj ponownie za kilka minut.

## The page

web-tip = Podpowiedź
web-tip-title = Proponowane ruchy
web-tip-thinks = Patrzę naprzód…
web-tip-none = Na to pytanie nie ma podpowiedzi. Tam, gdzie ludzie grają przeciw sobie, nie ma ich wcale.
web-tip-about = Szansa wygranej (± błąd) na podstawie tego, co wiesz, jeśli { $seats ->
    [1] dalej grasz
   *[other] wszyscy dalej grają
} jak prosta SI.
web-tip-dropped = szybko odrzucone
web-share = { $share } ± { $error }
web-analysis-title = Przypadek i umiejętności
web-analysis-measuring = Przeglądam grę jeszcze raz…
web-analysis-curve = Szansa wygranej od pierwszego wyboru do ostatniego
web-analysis-skill = Umiejętności
web-analysis-luck = Przypadek
web-analysis-rest = { $seats ->
    [1] Niepewność
   *[other] Inni gracze i niepewność
}
web-analysis-decisions = Najważniejsze decyzje
web-analysis-no-decisions = Żadna decyzja nie zmieniła szansy tak, by dało się to odróżnić od przypadku.
web-analysis-draws = Najważniejsze losowania
web-analysis-no-draws = Niczego nie losowano.
web-analysis-good = „{ $option }” było lepsze o { $points } p.p. (± { $doubt }) niż „{ $other }”.
web-analysis-bad = „{ $option }” było gorsze o { $points } p.p. (± { $doubt }) niż „{ $other }”.
web-analysis-draw = { $option }: z { $before } na { $after }
web-analysis-hidden = To, co zrobił ktoś inny
web-analysis-about = W punktach procentowych szansy wygranej gracza, który wie to samo co ty i dalej gra jak prosta SI.
