### What a seat is called at one screen, and what stands beside every question.

seat-name = { $hero }
anytime-title = Standing orders
