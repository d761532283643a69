game-name = Morpion
game-about = Trois marques alignées gagnent.
seat-name = Joueur { $sign }
ask-mark = Joueur { $sign } : quelle case marques-tu ?
option-mark = Ligne { $row }, colonne { $column }
event-marked = { $sign } marque ligne { $row }, colonne { $column }.
event-game-over = La partie est finie.
why-marked = Cette case porte déjà un { $sign }.
why-over = La partie est finie.
outcome-first-wins = X gagne
outcome-first-wins-text = Le premier joueur a aligné trois marques.
outcome-second-wins = O gagne
outcome-second-wins-text = Le second joueur a aligné trois marques.
outcome-draw = Partie nulle
outcome-draw-text = Le plateau est plein et personne n’a aligné trois marques.
see-free = { $free ->
    [one] Une case est libre.
   *[other] { $free } cases sont libres.
}
