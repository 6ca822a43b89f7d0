"""A match of Stratego as a whole: the fight that turned it, and all of it in notation."""

from bot.games.stratego.board import review
from bot.games.stratego.course import legend, score_sheet, turning_point, turning_text
from bot.screens.presenter import Names
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
from tests.engine.games.stratego.scenario_builder import given

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
ALICE, BOB = Seat(0), Seat(1)
MOVE = Moved(BOB, "a7", "a6")
SMALL = Fought(ALICE, "a4", "a5", "captain", "scout", "attacker")
GREAT = Fought(BOB, "d5", "d4", "marshal", "spy", "attacker")
SPIED = Fought(ALICE, "d4", "d5", "spy", "marshal", "attacker")
BOTH = Fought(ALICE, "c4", "c5", "marshal", "marshal", "both_removed")
SILENT = Fought(BOB, "e5", "e4", "colonel", None, "defender", silent=True)


def course(*events: Event) -> list[list[Event]]:
    return [[event] for event in events]


def test_the_fight_that_brought_the_winner_most_is_told_with_its_move() -> None:
    turning = turning_point(course(MOVE, SMALL, MOVE, SPIED, SILENT), ALICE)
    assert turning is not None
    assert turning_text(turning, NAMES) == "Move 4: Alice's Spy from d4 attacked d5 and beat Bob's Marshal."


def test_of_a_silent_defence_no_more_is_told_than_everybody_knew() -> None:
    turning = turning_point(course(SMALL, SILENT), ALICE)
    assert turning is not None
    assert turning.fight == SILENT
    assert "stays hidden" in turning_text(turning, NAMES)


def test_equal_or_small_losses_and_the_enemys_gains_turn_nothing() -> None:
    assert turning_point(course(SMALL, BOTH, GREAT), ALICE) is None
    assert turning_point([], ALICE) is None


def test_the_end_shows_the_turning_point_in_picture_words_and_alt_text() -> None:
    over = given(red="6 a4", blue="F a5").plays("a4 a5")
    last = list(over.events_for(None))
    shown = review(over.view(None), NAMES, [*course(SPIED), last])
    assert shown is not None
    (block,) = shown.blocks
    assert block.heading == "Turning point"
    assert f"Turning point: {block.text}" in shown.picture.alt
    plain = review(over.view(None), NAMES, [last])
    assert plain is not None
    assert plain.blocks == ()
    assert shown.picture.bands[0].scene.height > plain.picture.bands[0].scene.height
    assert shown.picture.bands[1:] == plain.picture.bands[1:]


def test_a_draw_and_a_match_in_play_have_no_turning_point() -> None:
    drawn = given(quiet=199).plays("g2 g3")
    shown = review(drawn.view(None), NAMES, course(SPIED))
    assert shown is not None
    assert shown.blocks == ()
    assert review(given().view(None), NAMES, course(SPIED)) is None


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
    assert given_up == ("", *legend())
    assert score_sheet(COURSE[:3])[0] == "   1. b3-b4"
