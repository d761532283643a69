# Apprendre un jeu : le cadre de chaque leçon. Ce que dit la leçon elle-même est parmi les mots de son jeu.

web-learn = Apprendre
web-learn-game = Apprendre à jouer
web-learn-title = Apprendre : { $game }
web-learn-choose = Quel jeu voulez-vous apprendre ?
web-learn-about = Une première partie guidée : vous jouez les coups, et l’on vous les explique. Comptez une dizaine de minutes.
web-learn-comment = Que faire
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-back-about = Revenir au coup précédent
web-learn-show = Montrez-moi
web-learn-read = À lire dans les règles
web-learn-other = Pas maintenant :
web-learn-not-now = Vous pourrez le faire dans une partie à vous. Ici, autre chose d’abord.
web-learn-soon = Bien, celle-là aussi, dans un instant. D’abord l’autre.
web-learn-begin = Commencer
web-learn-resume = Reprendre à l’étape { $step }
web-learn-again = Depuis le début
web-learn-done = Terminée
web-learn-own-labyrinth = À vous de jouer
web-learn-own-table = Ouvrez votre propre table
web-learn-watching = Rien à choisir pour l’instant : lisez et continuez.
web-learn-rival = Le rival

error-no-lesson = Il n’y a pas de leçon pour ce jeu ({ $game }). On peut en lire les règles.
error-no-lesson-move = La leçon n’a pas de coup { $move }. Ses coups se comptent à partir de 0.
error-lesson-draw = La leçon ne dit pas ce qui sort ({ $stream }) à { $key }. Notez-le dans son étape.
error-lesson-outcome = La leçon veut que { $name } sorte ({ $stream }) à { $key }, mais c’est impossible. Nommez quelque chose qui reste.
error-lesson-left = La leçon nomme des choses qui ne sortent pas ({ $names }). Retirez-les de son étape.
