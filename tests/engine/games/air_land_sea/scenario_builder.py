"""Builds scenarios from what is written of a position, or as a match deals them.

A column is written bottom to top, `X < Y` if Y covers X, and `(X)` lies facedown. The hands of the members of a team
are written with a bar between.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.cards import BY_KEY, ORDER, cards_of
from engine.games.air_land_sea.state import AirDropLeave, CardInPlay, Column, Mark, State, Table
from engine.games.air_land_sea.strength import abilities
from tests.engine.games.air_land_sea.notation import SIDES, full, key
from tests.engine.games.air_land_sea.scenario import Scenario

FILLER_HAND = 2


def given(
    row: str = "air land sea",
    red: Mapping[str, str] | None = None,
    blue: Mapping[str, str] | None = None,
    red_hand: str | None = None,
    blue_hand: str | None = None,
    deck: str | None = None,
    to_move: str = "red",
    edition: str = "",
    first: str = "red",
    battle: int = 1,
    points: tuple[int, int] = (0, 0),
    target: int = 12,
    scoring: str = "standard",
    air_drop: str = "",
    seed: int = 0,
    sizes: tuple[int, int] = (1, 1),
    red_supplies: Mapping[str, int] | None = None,
    blue_supplies: Mapping[str, int] | None = None,
    marks: str = "",
) -> Scenario:
    """Lay out a position in the middle of a battle.

    A hand that is given is exactly that hand; a hand that isn't holds some of the weakest cards that the scenario
    doesn't name, so that the battle goes on. A deck that is given lies on top of what is left of the cards; an empty
    one leaves those to the hands that aren't given. `target` 0 is a single battle. With all hands empty the battle is
    over but not yet scored: `ends()` scores it. Without an edition it is the one that "auto" means. `marks` are cards
    of hands, due in the present turn if their side is to move, else in the next one.
    """
    theaters = tuple(map(full, row.split()))
    seats = roster(*sizes)
    sides = (seats.teams[0], seats.teams[1])
    edition = edition or ("classic" if set(theaters) == {"air", "land", "sea"} and sizes == (1, 1) else "revised")
    columns = tuple(_columns(theaters, side or {}) for side in (red, blue))
    laid = {placed.card for side in columns for column in side for placed in column}
    hands: dict[Seat, list[str]] = {}
    for team, written in zip(sides, (red_hand, blue_hand), strict=True):
        if written is not None:
            hands |= dict(zip(team, map(_keys, written.split("|")), strict=True))
    top = _keys(deck or "")
    named = laid | {card for hand in hands.values() for card in hand} | set(top)
    left = sorted((card for card in cards_of(theaters) if card not in named), key=lambda card: BY_KEY[card].strength)
    fillers = [seat for seat in seats.seats if seat not in hands]
    size = FILLER_HAND if deck != "" else -(-len(left) // max(len(fillers), 1))
    for seat in fillers:
        hands[seat], left = left[:size], left[size:]
    mover, leader = SIDES.index(to_move), SIDES.index(first)
    table = Table(
        edition=edition,
        sides=sides,
        row=theaters,
        first=leader,
        hands=tuple(tuple(sorted(hands[seat], key=ORDER.__getitem__)) for seat in seats.seats),
        deck=(*top, *sorted(left, key=ORDER.__getitem__)),
        columns=columns,
        in_force=tuple(map(abilities, columns)),
        supplies=(_supplies(theaters, red_supplies or {}), _supplies(theaters, blue_supplies or {})),
        turn=1,
        mover=mover,
        regular=mover,
        air_drop=tuple(_leave(name, air_drop, edition, to_move) for name in SIDES),
        marks=tuple(
            Mark(seat, card, due=seat in sides[mover])
            for card in _keys(marks)
            for seat, hand in hands.items()
            if card in hand
        ),
    )
    table = msgspec.structs.replace(
        table,
        envoy="envoy" in table.in_force[mover],
        columns=tuple(
            _spied(side, seen="spy_network" in table.in_force[1 - owner]) for owner, side in enumerate(table.columns)
        ),
    )
    state = State(table, scoring, target, battle, points, Rng(seed.to_bytes(32, "big")))
    if any(table.hands):
        air_land_sea.audit(state)
    return Scenario(air_land_sea.codec.load_state(air_land_sea.codec.dump_state(state)))


def dealt(sizes: tuple[int, int] = (1, 1), seed: int = 0, **options: Any) -> Scenario:
    """Begin a match as its options say."""
    parsed = air_land_sea.codec.parse_options(options)
    step = air_land_sea.new(parsed, roster(*sizes), Rng(seed.to_bytes(32, "big")))
    air_land_sea.audit(step.state)
    return Scenario(step.state, step.events)


def _keys(codes: str) -> list[str]:
    return [key(each) for each in codes.split()]


def _columns(row: tuple[str, ...], side: Mapping[str, str]) -> tuple[Column, ...]:
    written = {full(theater): column for theater, column in side.items()}
    assert set(written) <= set(row)
    return tuple(
        tuple(_placed(each.strip()) for each in written.get(theater, "").split("<") if each.strip()) for theater in row
    )


def _supplies(row: tuple[str, ...], side: Mapping[str, int]) -> tuple[int, ...]:
    written = {full(theater): number for theater, number in side.items()}
    assert set(written) <= set(row)
    return tuple(written.get(theater, 0) for theater in row)


def _spied(side: tuple[Column, ...], *, seen: bool) -> tuple[Column, ...]:
    return tuple(
        tuple(CardInPlay(placed.card, placed.faceup, placed.public, seen and not placed.public) for placed in column)
        for column in side
    )


def _placed(text: str) -> CardInPlay:
    faceup = not text.startswith("(")
    return CardInPlay(key(text.strip("()")), faceup, faceup)


def _leave(name: str, air_drop: str, edition: str, to_move: str) -> AirDropLeave:
    if name != air_drop:
        return "none"
    return "waiting" if edition == "classic" and name != to_move else "usable"
