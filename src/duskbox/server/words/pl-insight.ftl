error-tip-pending = Podpowiedź jest już w przygotowaniu. Trwa to około sekundy.
error-no-tips = Tam, gdzie ludzie grają przeciw sobie, podpowiedzi nie ma.
error-tip-not-asked = Podpowiedź można dać wtedy, gdy przychodzi Twoja decyzja.
error-tip-failed = Tym razem nie udało się znaleźć podpowiedzi. Poproś jeszcze raz.
error-account-later = Szczęście od umiejętności można odróżnić dopiero po zakończeniu rozgrywki.
error-account-failed = Tym razem nie udało się sporządzić rozliczenia. Poproś jeszcze raz.
