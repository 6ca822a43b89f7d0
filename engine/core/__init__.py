"""The contract of every game, and what it needs: seats, randomness, values, codec, errors, playout, replay."""
