"""How a match of Fight, Flight, Bite is told once it is over: duels by round, and what decided the harvest."""

from typing import Any

from bot.games.fight_flight_bite.board import review
from bot.games.fight_flight_bite.course import duel_lines, duels_of, turning_point, turning_text
from bot.screens.presenter import Names
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import Cubes
from engine.games.fight_flight_bite.events import DuelWon, Event, Harvested, TurnBegan
from tests.bot.pictures.drawn import words_of

NAMES = Names(("Alice", "Bob", "Carol"), ((0,), (1,), (2,)))
ALICE, BOB, CAROL = Seat(0), Seat(1), Seat(2)
NOTHING: Cubes = (0, 0, 0)


def duel(number: int, winner: Seat, loser: Seat, woodland: str, *, attacks: bool = True) -> list[Event]:
    """A duel of a round, won by the attacker or by the defender."""
    attacker, defender = (winner, loser) if attacks else (loser, winner)
    return [TurnBegan(attacker, number), DuelWon(attacker, defender, woodland, winner, "fight", 1, 0, 0)]


def harvest(woodland: str, *taken: int) -> list[Event]:
    cubes = tuple((number, 0, 0) for number in taken)
    return [Harvested(woodland, (1, 1, 1), None, (), cubes, NOTHING)]


COURSE = [
    duel(1, BOB, ALICE, "A"),
    duel(2, ALICE, BOB, "A"),
    duel(4, ALICE, CAROL, "A", attacks=False),
    duel(5, CAROL, ALICE, "B"),
    harvest("A", 5, 2, 0),
    harvest("B", 4, 0, 3),
]


def test_duels_are_counted_by_round_for_whoever_won_them() -> None:
    assert [each.loser for each in duels_of(COURSE)] == [ALICE, BOB, CAROL, ALICE]
    assert list(duel_lines(COURSE, NAMES)) == [
        "◆ Alice: 0, 1, 0, 1, 0 (**2**)",
        "● Bob: 1, 0, 0, 0, 0 (**1**)",
        "▲ Carol: 0, 0, 0, 0, 1 (**1**)",
    ]
    assert list(duel_lines([], NAMES)) == []


def test_the_turning_point_is_the_winners_best_harvest_with_the_last_duel_won_there() -> None:
    turning = turning_point(COURSE, [ALICE])
    assert turning is not None
    assert turning_text(turning, NAMES) == (
        "◆ Alice's best harvest was A with 5 cubes, after a duel won there against ▲ Carol in round 4."
    )


def test_of_equal_harvests_the_one_that_others_had_least_of_counts() -> None:
    turning = turning_point([harvest("A", 4, 3, 3), harvest("B", 4, 1, 0)], [ALICE])
    assert turning is not None
    assert turning_text(turning, NAMES) == "◆ Alice's best harvest was B with 4 cubes."


def test_of_several_winners_the_best_harvest_of_any_counts() -> None:
    turning = turning_point(COURSE, [CAROL, BOB])
    assert turning is not None
    assert turning_text(turning, NAMES) == (
        "▲ Carol's best harvest was B with 3 cubes, after a duel won there against ◆ Alice in round 5."
    )


def test_who_took_nothing_has_no_turning_point() -> None:
    assert turning_point([harvest("A", 0, 3, 3)], [ALICE]) is None
    assert turning_point([], [ALICE]) is None


def test_the_end_of_a_match_shows_both_in_words_and_the_turning_point_in_picture_and_alt_text() -> None:
    step = game.new(game.codec.parse_options({}), roster(1, 1, 1), Rng(bytes(32)))
    begun, course = step.state, list[list[Any]]()
    for turn in play_on(game, step.state, Rng(bytes(31) + b"\2")):
        step = turn.step
        course.append([told for event in step.events if (told := game.redact(step.state, event, None)) is not None])
    shown = review(game.view(step.state, None), NAMES, course)
    assert shown is not None
    assert [block.heading for block in shown.blocks] == ["Turning point", "Duels won in rounds 1 to 5"]
    end, table = shown.picture.bands
    assert "'s best harvest was " in end.alt
    assert "Turning point" in words_of(end.scene)
    assert any(each.endswith(" won") for each in words_of(end.scene))
    assert table.alt.startswith("A (")
    assert review(game.view(begun, None), NAMES, course) is None
