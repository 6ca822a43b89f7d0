"""Pure parts for any game: the agenda, piles, redealing hidden items, boards of squares and of hexes."""
