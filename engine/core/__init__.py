"""The contract of every game, with seats, randomness, values, codec, errors, playout and replay."""
