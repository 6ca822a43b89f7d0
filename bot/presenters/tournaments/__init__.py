"""The screens of tournaments: the sign-up, the table with its picture, and the card of a pairing."""
