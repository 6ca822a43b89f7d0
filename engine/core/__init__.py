"""The contract of every game, and what it stands on: seats, chance, values, codec, errors, playout, replay."""
