"""What was agreed on, in a line."""

from bot.games.this_means_war.rules import terms
from engine.games.this_means_war.options import WarOptions


def test_the_terms_name_what_wins_and_what_is_unusual() -> None:
    assert terms(WarOptions(), ()) == "50 CITY wins"
    said = terms(WarOptions(win_city=30, wall=10, resolution="active"), (1, 1, 1))
    resolution = "ESPIONAGE resolves clockwise from whose turn it is"
    assert said == f"3 players · 30 CITY wins · 10 WALL to begin with · {resolution}"
