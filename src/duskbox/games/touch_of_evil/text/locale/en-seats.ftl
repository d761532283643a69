### What a seat is called at one screen, and what is said with every question.

seat-name = { $hero }
anytime-title = Standing orders
