error-tip-pending = Un conseil est déjà en préparation. Cela prend environ une seconde.
error-no-tips = Il n’y a pas de conseils quand des personnes jouent l’une contre l’autre.
error-tip-not-asked = Un conseil se donne quand on vous interroge.
error-tip-failed = Aucun conseil trouvé cette fois. Redemandez.
error-account-later = La chance et le talent se distinguent une fois la partie finie.
error-account-failed = Le bilan n’a pas pu être fait cette fois. Redemandez.
