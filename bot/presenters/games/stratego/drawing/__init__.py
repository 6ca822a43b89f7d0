"""The pictures of Stratego: the board, its pieces, and a side that sets up."""
