"""Positions of the theaters games that are drawn in tests."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from bot.games.air_land_sea.board import review
from bot.games.air_land_sea.picture_hand import card_scene
from bot.games.catalog import PRESENTERS
from bot.pictures.scene import Scene
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.air_land_sea import flies_lies_supplies
from engine.games.air_land_sea.cards import CARDS
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

PRESENTER = PRESENTERS["flies-lies-supplies"]
NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
TEAMS = Names(("Alice", "Carol", "Bob", "Dave"), ((0, 1), (2, 3)))
LONG = "Maximiliane von der Heide-Schmid"
"""A name as long as Discord lets one be."""

FULL = given(
    red={"air": "A6 < A5 < A4 < A3 < (A2) < A1", "land": "L1", "sea": "S6 < S5 < (S1) < S4"},
    blue={"air": "L6", "land": "L5 < L4 < L3 < (L2) < S3 < S2"},
    red_hand="",
    blue_hand="",
    points=(10, 8),
)
FOUGHT_OUT = given(
    red={"air": "A6", "land": "L6 < L3", "sea": "(S2)"},
    blue={"air": "A1 < (L4)", "land": "(A5) < L2", "sea": "S6"},
    red_hand="S3",
    blue_hand="",
    points=(9, 8),
    battle=3,
    deck="",
).improvises("S3", "sea")
"""The last card of the last battle has been played."""
TOWER = given(red={"air": "A1 < A2 < A3 < A4 < A5 < A6 < (L1) < (L2) < L3"}, blue={"sea": "S1 < S2 < S3 < S4 < (S5)"})
TOWERS = given(
    red={"air": "(A1) < (A2) < (A3) < (S4) < (A5) < A6 < L1 < (S6) < L3"},
    blue={"air": "S1 < S2 < S3 < A4 < (S5) < (L2) < (L4) < L5 < L6"},
    red_hand="",
    blue_hand="",
)

EPIC_ROW = "int dip eco air land"
EPIC = given(
    EPIC_ROW,
    sizes=(2, 2),
    red={"int": "I1 < (I6) < I4", "dip": "D1 < (D3)", "eco": "(E6) < E4", "air": "A6 < (A5)", "land": "(L6)"},
    blue={"int": "(L3) < A4", "dip": "D6 < D4 < (D2)", "eco": "E5", "air": "(A1) < (A2) < A3", "land": "L4 < L5"},
    red_hand="I2 I5|E1",
    blue_hand="D5 E3|L1 L2",
    to_move="blue",
    first="blue",
    target=0,
    marks="D5 E3",
    air_drop="blue",
    red_supplies={"int": 3, "air": 1, "land": 2},
    blue_supplies={"eco": 5, "dip": 1},
)
EPIC_TOWER = given(
    EPIC_ROW,
    red={"int": "I1 < I2 < (I3) < I4 < I5 < D1 < D2 < D3 < (D4) < (E1)", "dip": "A1"},
    blue={"air": "L1 < (L2) < L3 < L4 < (L5) < E2 < E3 < E4 < E5 < E6 < L6"},
    red_supplies={"int": 9, "eco": 1},
    red_hand="I6",
    blue_hand="A6",
)
DOWN = given(
    EPIC_ROW,
    red={"int": "(I1) < (I2)", "dip": "(D1) < (D2)", "eco": "(E1) < (E2)", "air": "(A1) < (A2)", "land": "(L1) < (L2)"},
    blue={
        "int": "(I3) < (I4)",
        "dip": "(D3) < (D4)",
        "eco": "(E3) < (E4)",
        "air": "(A3) < (A4)",
        "land": "(L3) < (L4)",
    },
    red_hand="L6",
    blue_hand="A6",
)
RICH = given(
    "int dip eco",
    sizes=(1, 2),
    red={"int": "I1 < I2 < I3 < I4 < I5 < I6"},
    blue={"int": "(E1) < (E2) < (E3)", "dip": "D4 < (D3)", "eco": "E6 < E5"},
    red_hand="D5",
    blue_hand="D1|D2",
    to_move="blue",
    first="blue",
    points=(11, 11),
    marks="D1",
    air_drop="red",
    red_supplies={"int": 11},
    blue_supplies={"eco": 1},
)
LARGE = given(
    EPIC_ROW,
    sizes=(2, 1),
    red_hand="I2 I5 D1 D2 D4|E1",
    blue_hand="A2 D5 E3 L1 L2 L5 L6 I4 D6 A6",
    to_move="blue",
    marks="D5 E3",
)
EXTREMES = (given(), FULL, TOWER, TOWERS, EPIC, EPIC_TOWER, DOWN, RICH, LARGE)

SETTINGS: tuple[tuple[dict[str, Any], tuple[int, int]], ...] = (
    ({"theaters": "als"}, (1, 1)),
    ({"theaters": "als", "edition": "revised", "scoring": "beginner"}, (2, 2)),
    ({"theaters": "als", "target": "single"}, (1, 2)),
    ({"theaters": "fls", "target": 60}, (1, 1)),
    ({"theaters": "fls"}, (1, 2)),
    ({"theaters": ("air", "diplomacy", "economics")}, (2, 2)),
    ({"mode": "epic"}, (1, 1)),
    ({"mode": "epic", "target": 9}, (1, 2)),
    ({"mode": "epic"}, (2, 2)),
)


def offered(scene: Scenario, viewer: str) -> tuple[Any, ...]:
    """Return what a seat may do."""
    seat = scene.view(viewer).seat
    assert seat is not None
    return tuple(flies_lies_supplies.legal(scene.state, seat))


def panel(scene: Scenario, viewer: str, names: Names | None = None) -> Screen:
    """Return what a seat is shown in private after the last step."""
    view = scene.view(viewer)
    told = [event for event in scene.told(viewer) if event is not None]
    return PRESENTERS[_game_of(scene)].panel(view, offered(scene, viewer), names or _names_at(scene), told)


def board(scene: Scenario, names: Names | None = None) -> Screen:
    """Return what everybody is shown after the last step."""
    told = [event for event in scene.told(None) if event is not None]
    return PRESENTERS[_game_of(scene)].board(scene.view(None), names or _names_at(scene), told)


def _game_of(scene: Scenario) -> str:
    return "flies-lies-supplies" if scene.view(None).supplied else "air-land-sea"


def _names_at(scene: Scenario) -> Names:
    teams = scene.state.table.sides
    return NAMES if len(teams[0]) == len(teams[1]) == 1 else Names(("Alice", "Bob", "Cleo", "Dan"), teams)


def names_for(sizes: tuple[int, int], *, long: bool = False) -> Names:
    people = (LONG,) * 4 if long else TEAMS.seats
    return Names(people[: sum(sizes)], tuple(tuple(map(int, team)) for team in roster(*sizes).teams))


def _bands(screen: Screen) -> Iterator[Scene]:
    assert screen.picture is not None
    return (band.scene for band in screen.picture.bands)


def drawn(scene: Scenario) -> Iterator[Scene]:
    """Draw the board, everybody's panel, and the panels in which a card or an answer is picked."""
    sizes = (len(scene.state.table.sides[0]), len(scene.state.table.sides[1]))
    for long in (False, True):
        names = names_for(sizes, long=long)
        yield from _bands(board(scene, names))
        for seat in roster(*sizes).seats:
            view = flies_lies_supplies.view(scene.state, seat)
            actions = flies_lies_supplies.legal(scene.state, seat)
            yield from _bands(PRESENTER.panel(view, actions, names, _told(scene, seat)))
            for below in ((), *_picks(actions)):
                picked = PRESENTER.selection_picture(view, below, names, _told(scene, seat))
                yield from (band.scene for band in picked.bands) if picked else ()


def _picks(actions: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield the actions with each card of a hand, and a single action, as a hint has it."""
    for card in sorted({action.card for action in actions if hasattr(action, "card")}):
        yield [action for action in actions if getattr(action, "card", "") == card]
    yield actions[:1]


def _told(scene: Scenario, seat: int | None) -> list[Any]:
    seen = [
        flies_lies_supplies.redact(scene.state, event, None if seat is None else Seat(seat)) for event in scene.events
    ]
    return [event for event in seen if event is not None]


def played(options: dict[str, Any], sizes: tuple[int, int], most: int, every: int) -> Iterator[Scene]:
    """Draw moments of a match that is played at random, and its end if it comes."""
    parsed = flies_lies_supplies.codec.parse_options(options)
    state = flies_lies_supplies.new(parsed, roster(*sizes), Rng(bytes(32))).state
    course: list[list[Any]] = []
    for number, turn in enumerate(islice(play_on(flies_lies_supplies, state, Rng(bytes(31) + b"\2")), most)):
        scene = Scenario(turn.step.state, turn.step.events)
        course.append(_told(scene, None))
        over = flies_lies_supplies.outcome(turn.step.state) is not None
        if number % every == 0 or over:
            yield from drawn(scene)
        if over:
            for long in (False, True):
                yield from reviewed(scene, sizes, course, long=long)


def reviewed(scene: Scenario, sizes: tuple[int, int], course: list[list[Any]], *, long: bool) -> Iterator[Scene]:
    """Draw the end of a match with how it went."""
    shown = review(scene.view(None), names_for(sizes, long=long), course)
    assert shown is not None
    return (band.scene for band in shown.picture.bands)


@cache
def scenes() -> tuple[Scene, ...]:
    """All pictures that must hold what is asked of every picture."""
    drawings = (
        *(picture for scene in EXTREMES for picture in drawn(scene)),
        *(picture for options, sizes in SETTINGS for picture in played(options, sizes, 400, 9)),
        *(card_scene(card.key) for card in CARDS),
    )
    return tuple(dict.fromkeys(drawings))
