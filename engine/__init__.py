"""Pure rules of the games: state in, next state and events out. The engine has no clock, I/O or Discord."""
