error-tip-pending = Un conseil est déjà en préparation. Cela prend environ une seconde.
error-no-tips = Il n’y a pas de conseils quand des personnes jouent les unes contre les autres.
error-tip-not-asked = Un conseil se donne quand on vous interroge.
error-tip-failed = Aucun conseil trouvé cette fois. Redemandez.
error-account-later = La chance et le talent se distinguent une fois la partie finie.
error-account-failed = Le bilan n’a pas pu être fait cette fois. Redemandez.
error-account-busy = Tant de bilans sont demandés en ce moment qu’aucun autre ne peut être commencé. Redemandez dans quelques minutes.

## The page

web-tip = Conseil
web-tip-title = Ce que dit l’anticipation
web-tip-thinks = Anticipation en cours…
web-tip-none = Pas de conseil pour cette question. Quand des personnes jouent les unes contre les autres, il n’y en a aucun.
web-tip-about = La chance de gagner et son erreur, d’après ce que vous savez, si tous continuent selon des règles simples.
web-share = { $share } % ± { $error }
web-account-title = Chance et talent
web-account-measuring = On reparcourt la partie…
web-account-curve = La chance de gagner, du premier choix au dernier
web-account-skill = Talent
web-account-luck = Chance
web-account-rest = Les autres, et le doute
web-account-decisions = Les décisions qui ont le plus compté
web-account-no-decisions = Aucune décision n’a fait une différence que l’on puisse distinguer du hasard.
web-account-draws = Les tirages qui ont le plus compté
web-account-no-draws = Rien n’a été tiré.
web-account-good = « { $option } » valait { $points } points de plus (± { $doubt }) que « { $other } ».
web-account-bad = « { $option } » valait { $points } points de moins (± { $doubt }) que « { $other } ».
web-account-draw = { $option } : de { $before } % à { $after } %
web-account-hidden = Ce qu’a fait quelqu’un d’autre
web-account-about = En points de la chance de gagner d’un joueur qui sait ce que vous saviez et continue selon des règles simples.
