### Comment s’appelle une place devant un écran commun, et ce qui est à côté de chaque question.

seat-name = { $hero }
anytime-title = Consignes permanentes
