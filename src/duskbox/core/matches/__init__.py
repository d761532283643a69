"""A match, its record and the way through it: choosing, taking back, replaying, keeping, sharing."""
