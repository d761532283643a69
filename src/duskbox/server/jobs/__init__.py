"""Work that can take long, done in child processes with limits of time and memory, shared fairly between addresses.

`messages` says what can be asked for, `worker` is the program that a child runs (`thinking`, `records` and `packs` are
what it does), `turns` decides whose job is next, `budget` what an address may spend, `process` is a child as its parent
sees it, and `pool` puts these together.
"""
