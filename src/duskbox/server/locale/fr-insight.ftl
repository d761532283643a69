error-tip-pending = Un conseil est déjà en préparation. Cela prend environ une seconde.
error-no-tips = Il n’y a pas de conseils quand des personnes jouent les unes contre les autres.
error-tip-not-asked = Un conseil se donne quand on vous interroge.
error-tip-failed = Aucun conseil trouvé cette fois. Redemandez.
error-analysis-later = Le hasard et l’habileté se distinguent une fois la partie finie.
error-analysis-busy = La file des analyses est pleine. Réessayez dans quelques minutes.

## The page

web-tip = Conseil
web-tip-title = Coups conseillés
web-tip-thinks = Anticipation en cours…
web-tip-none = Pas de conseil pour cette question. Quand des personnes jouent les unes contre les autres, il n’y en a aucun.
web-tip-about = Probabilité de victoire (± erreur) d’après ce que vous savez, si { $seats ->
    [1] vous jouez
   *[other] tous jouent
} ensuite comme l’IA simple.
web-tip-dropped = écarté tôt
web-share = { $share } ± { $error }
web-analysis-title = Hasard et habileté
web-analysis-measuring = On reparcourt la partie…
web-analysis-curve = La probabilité de gagner, du premier choix au dernier
web-analysis-skill = Habileté
web-analysis-luck = Hasard
web-analysis-rest = { $seats ->
    [1] Incertitude
   *[other] Autres joueurs et incertitude
}
web-analysis-decisions = Les décisions qui ont le plus compté
web-analysis-no-decisions = Aucune décision n’a fait une différence que l’on puisse distinguer du hasard.
web-analysis-draws = Les tirages qui ont le plus compté
web-analysis-no-draws = Rien n’a été tiré.
web-analysis-good = « { $option } » valait { $points } points de plus (± { $doubt }) que « { $other } ».
web-analysis-bad = « { $option } » valait { $points } points de moins (± { $doubt }) que « { $other } ».
web-analysis-draw = { $option } : de { $before } à { $after }
web-analysis-hidden = Ce qu’a fait quelqu’un d’autre
web-analysis-about = En points de la probabilité de gagner d’un joueur qui sait ce que vous saviez et joue ensuite comme l’IA simple.
