"""Pure pieces that know no game: the agenda, piles, what is hidden, the square grid."""
