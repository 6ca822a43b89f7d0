"""Stratego's computer player: what hidden pieces may be, what pieces are worth, plans, and a search of a few plies."""
