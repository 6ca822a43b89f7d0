"""Pure rules of the games: state in, state and events out; no clock, no I/O, no Discord."""
