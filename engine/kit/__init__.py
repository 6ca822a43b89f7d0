"""Pure parts that any game may use: the agenda, piles, dealing hidden things anew, boards of squares and of hexes."""
