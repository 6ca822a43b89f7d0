"""Pure pieces that know no game: the agenda, piles, what is hidden, the grids of squares and of hexes."""
