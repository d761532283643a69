"""Who plays a seat: an agent sees what its seat sees and picks one of the options."""
