# Apprendre un jeu : le cadre de chaque leçon. Ce que dit la leçon elle-même est parmi les mots de son jeu.

web-learn = Apprendre
web-learn-title = Apprendre : { $game }
web-learn-comment = Que faire
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-back-about = Revenir au coup précédent
web-learn-show = Montrez-moi
web-learn-read = À lire dans les règles
lesson-not-now = Vous pourrez le faire dans une partie à vous. Ici, autre chose d’abord.
lesson-soon = Bien, celle-là aussi, dans un instant. D’abord l’autre.
web-learn-again = Depuis le début
web-learn-own = À vous de jouer

error-no-lesson = Il n’y a pas de leçon pour ce jeu ({ $game }). On peut en lire les règles.
error-no-lesson-move = La leçon n’a pas de coup { $move }. Ses coups se comptent à partir de 0.
error-lesson-draw = La leçon ne dit pas ce qui sort ({ $stream }) à { $key }. Notez-le dans son étape.
error-lesson-outcome = La leçon veut que { $name } sorte ({ $stream }) à { $key }, mais c’est impossible. Nommez quelque chose qui reste.
error-lesson-left = La leçon nomme des choses qui ne sortent pas ({ $names }). Retirez-les de son étape.
error-bad-lesson = La leçon de ce jeu ({ $game }) ne peut être lue : { $reason }. Il faut corriger son fichier.
