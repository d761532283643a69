"""Play, replay and reading in the whole window of a terminal."""
