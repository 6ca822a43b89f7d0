"""How a war is told once it is over: each CITY by turn, and the order that turned it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.this_means_war.board import review
from bot.games.this_means_war.course import cities_by_turn, city_lines, turning_point, turning_text
from bot.pictures.scene import BAND_HEIGHT
from bot.screens.presenter import Names
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.events import Added, Assaulted, Destroyed, Event, OrderResolved, TurnBegan

NAMES = Names(("Alice", "Bob", "Carol"), ((0,), (1,), (2,)))
ALICE, BOB = Seat(0), Seat(1)
COURSE: list[list[Event]] = [
    [TurnBegan(ALICE, 1)],
    [OrderResolved(ALICE, "garden-city", "garden-city"), Added(ALICE, "city", 2, 17), TurnBegan(BOB, 2)],
    [
        OrderResolved(BOB, "combined-arms", "combined-arms"),
        Assaulted(BOB, ALICE, 6, 6, 0, held=False),
        OrderResolved(ALICE, "counter-strike", "counter-strike"),
        Destroyed(ALICE, BOB, "city", 4, 11, held=False),
        TurnBegan(ALICE, 3),
    ],
]


def view(cities: tuple[int, ...] = (17, 11, 15)) -> Any:
    """A table with these CITYs, as everybody sees it."""
    seen = game.view(game.new(game.codec.parse_options({}), roster(1, 1, 1), Rng(bytes(32))).state, None)
    assert len(seen.grafmarshalls) == len(cities)
    bases = [
        replace(each, base=replace(each.base, city=city)) for each, city in zip(seen.grafmarshalls, cities, strict=True)
    ]
    return replace(seen, grafmarshalls=tuple(bases))


def test_each_city_is_known_before_the_first_turn_and_after_every_one() -> None:
    assert cities_by_turn(COURSE, view()) == ((15, 15, 15), (17, 15, 15), (17, 11, 15), (17, 11, 15))


def test_the_turning_point_is_the_order_that_helped_the_winner_most_with_its_turn() -> None:
    turning = turning_point(COURSE, ALICE)
    assert turning is not None
    assert turning_text(turning, NAMES) == "Turn 2, ◆ Alice's COUNTER STRIKE: ● Bob CITY −4."  # noqa: RUF001 - a minus sign
    for_bob = turning_point(COURSE, BOB)
    assert for_bob is not None
    assert turning_text(for_bob, NAMES) == "Turn 2, ● Bob's COMBINED ARMS: ◆ Alice WALL −6."  # noqa: RUF001 - a minus sign


def test_small_changes_turn_nothing() -> None:
    assert turning_point(COURSE[:2], ALICE) is None
    assert turning_point([], ALICE) is None


def test_few_turns_of_many_are_told_the_last_among_them() -> None:
    lines = list(city_lines([(15, 20 + turn) for turn in range(101)]))
    assert len(lines) <= 9
    assert lines[-1] == "Turn 100: ◆ 15, ● 120"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_a_war_shows_both_in_picture_words_and_alt_text(seats: int) -> None:
    names = Names(("Alice", "Bob", "Carol", "Dave")[:seats], tuple((seat,) for seat in range(seats)))
    step = game.new(game.codec.parse_options({}), roster(*[1] * seats), Rng(bytes(32)))
    begun, course = step.state, list[list[Any]]()
    for turn in play_on(game, step.state, Rng(bytes(31) + b"\2")):
        step = turn.step
        course.append([told for event in step.events if (told := game.redact(step.state, event, None)) is not None])
    over = game.view(step.state, None)
    shown = review(over, names, course)
    assert shown is not None
    cities = cities_by_turn(course, over)
    assert cities[-1] == tuple(each.base.city for each in over.grafmarshalls)
    assert set(cities[0]) == {15}
    assert shown.blocks[-1].heading == "CITY by turn"
    assert "CITY by turn: Turn" in shown.picture.alt
    assert shown.picture.bands[0].scene.height <= BAND_HEIGHT
    assert len(shown.picture.bands) == (2 if seats == 2 else 3)
    assert review(game.view(begun, None), names, course) is None
