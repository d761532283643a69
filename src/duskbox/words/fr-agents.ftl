## Joueurs artificiels et bilans

cli-arg-bot = Une place (à partir de 1) tenue par un programme : random, thumb, search, search:1s, ou pipe:COMMANDE pour le vôtre. Peut être répété.
cli-do-account = Dire ce qui, dans une partie finie, revient à la chance et ce qui revient au talent.
cli-arg-account-seat = La place dont on fait le bilan, à partir de 1.
cli-arg-worlds = Dans combien de mondes imaginés chaque choix est mesuré. Plus il y en a, plus c’est long et juste.
cli-accounting = Mesure en cours…
error-no-seat-left = Les { $seats } places seraient toutes tenues par des programmes. Gardez-en une, ou utilisez « duskbox simulate ».
error-account-unfinished = La partie de « { $file } » n’est pas finie. On fait le bilan d’une partie entière.
account-title = Place { $seat }, { $result }. La chance de gagner, du premier choix au dernier :
account-won = partie gagnée
account-lost = partie perdue
account-start = Au début : { $share } %.
account-skill = Le talent l’a changée de { $share } points : ce qui a été choisi, face à ce qu’auraient fait des règles simples.
account-luck = La chance l’a changée de { $share } points : cartes et dés.
account-rest = Les autres, et ce que l’échantillonnage ne peut dire, l’ont changée de { $share } points.
account-decisions = Les décisions qui ont le plus compté :
account-no-decisions = Aucune décision n’a fait une différence que l’on puisse distinguer du hasard.
account-good = Entrée { $entry } : « { $option } » valait { $ahead } points de plus (± { $doubt }) que « { $other } ».
account-bad = Entrée { $entry } : « { $option } » valait { $ahead } points de moins (± { $doubt }) que « { $other } ».
account-draws = Les tirages qui ont le plus compté :
account-no-draws = Rien n’a été tiré.
account-draw = Entrée { $entry } : après « { $option } », la chance est passée de { $before } % à { $after } %.
account-about = Ce sont les chances d’un joueur qui sait ce que savait cette place et continue selon des règles simples.
