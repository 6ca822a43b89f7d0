"""Stratego in notation: set-ups, moves of both sides, attacks, and pieces that come back."""

from bot.games.stratego.course import LEGEND, score_sheet
from engine.core.values import Seat
from engine.games.stratego.events import (
    BecameReady,
    DrawOffered,
    Ended,
    Event,
    Fought,
    Moved,
    PlayBegan,
    Rescued,
    RescueOffered,
    Resigned,
)
from tests.bot.screens.golden_texts import check_golden

RED, BLUE = Seat(1), Seat(0)
FORMATION = ("2.........", ".X........", "..3.......", "F.B.......")


def fight(seat: Seat, *, attacker: str = "miner", defender: str | None = "bomb", result: str = "attacker") -> Fought:
    return Fought(seat, "b4", "b5", attacker, defender, result, silent=defender is None)  # type: ignore[arg-type]


COURSE: tuple[tuple[Event, ...], ...] = (
    (BecameReady(BLUE),),
    (BecameReady(RED), PlayBegan(RED)),
    (Moved(RED, "b3", "b4"),),
    (Moved(BLUE, "a7", "a2", run=True), RescueOffered(BLUE, "a2")),
    (Rescued(BLUE, "scout", "a8"),),
    (fight(RED),),
    (fight(BLUE, attacker="spy", defender="marshal"), DrawOffered(BLUE)),
    (fight(RED, attacker="captain", defender=None, result="defender"),),
    (fight(BLUE, result="both_removed", attacker="major", defender="major"),),
    (fight(RED, attacker="scout", defender="flag", result="flag"),),
    (Ended("flag", RED, ("/".join(FORMATION), "/".join(reversed(FORMATION)))),),
)


def test_a_match_is_written_in_notation(golden_update: bool) -> None:
    check_golden("stratego_score_sheet", "\n".join(score_sheet(COURSE)), update=golden_update)


def test_without_an_end_there_are_no_set_ups_and_without_moves_only_the_legend() -> None:
    given_up = score_sheet([(BecameReady(BLUE),), (Resigned(RED), Ended("void", None, ("", "")))])
    assert given_up == ("", *LEGEND)
    assert score_sheet(COURSE[:3])[0] == "   1. b3-b4"
