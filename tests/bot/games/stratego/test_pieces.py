"""Every kind of piece as `/card` shows it."""

from bot.games.stratego.words import CARDS
from engine.games.stratego.board import KINDS


def test_all_pieces_are_shown_strongest_first() -> None:
    assert list(CARDS)[:2] == ["Marshal", "General"]
    assert len(CARDS) == len(KINDS)
    scout, marshal = ({block.heading: block.text for block in CARDS[name].blocks} for name in ("Scout", "Marshal"))
    assert scout["How many a side has"] == "8 in the full army, 2 in Barrage, 2 in Duel"
    assert marshal["Rank"] == "Its number is 10, or 1 where 1 is the highest rank."
