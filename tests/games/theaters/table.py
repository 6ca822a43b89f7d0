"""Positions of the theaters games in short words, for tests that read like the rulebook.

Cards are a letter and a strength: A air, L land, S sea. A column is written bottom to top, `X < Y` if Y covers X, and
`(X)` lies facedown. Red is side 0 and seat 0, blue is side 1 and seat 1. A scene never changes: whatever happens
returns the next one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from engine.core.errors import Illegal
from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.theaters import air_land_sea, rules
from engine.games.theaters.actions import (
    Action,
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    TakeBack,
    Withdraw,
)
from engine.games.theaters.cards import BY_KEY, ORDER, cards_of
from engine.games.theaters.events import Event
from engine.games.theaters.ongoing import totals
from engine.games.theaters.sight import View
from engine.games.theaters.state import AirDropLeave, CardInPlay, Column, State, Table

SIDES = ("red", "blue")
FILLER_HAND = 2

_TYPES = {"A": "air", "L": "land", "S": "sea"}
_KINDS: Mapping[str, tuple[type[Action], ...]] = {
    "turn": (Deploy, Improvise, Withdraw),
    "play": (Deploy, Improvise),
    "flip": (Flip,),
    "move": (Move,),
    "take_back": (TakeBack,),
    "place": (Place,),
}


def key(code: str) -> str:
    """Spell out a card: "A6" is "air-6"."""
    return f"{_TYPES[code[0]]}-{code[1:]}"


def code(card: str) -> str:
    """Write a card short: "air-6" is "A6"."""
    type_, strength = card.split("-")
    return f"{type_[0].upper()}{strength}"


def given(
    row: str = "air land sea",
    red: Mapping[str, str] | None = None,
    blue: Mapping[str, str] | None = None,
    red_hand: str | None = None,
    blue_hand: str | None = None,
    deck: str | None = None,
    to_move: str = "red",
    edition: str = "classic",
    first: str = "red",
    battle: int = 1,
    points: tuple[int, int] = (0, 0),
    target: int = 12,
    scoring: str = "standard",
    air_drop: str = "",
    seed: int = 0,
) -> "Scene":
    """Lay out a position in the middle of a battle.

    A hand that is given is exactly that hand; a hand that isn't holds some of the weakest cards that the scene doesn't
    name, so that the battle goes on. A deck that is given lies on top of what is left of the cards; an empty one leaves
    those to the hands that aren't given. `target` 0 is a single battle. With both hands empty the battle is over but
    not yet scored: `ends()` scores it.
    """
    theaters = tuple(row.split())
    columns = tuple(_columns(theaters, side or {}) for side in (red, blue))
    laid = {placed.card for side in columns for column in side for placed in column}
    hands = {name: _keys(hand) for name, hand in zip(SIDES, (red_hand, blue_hand), strict=True) if hand is not None}
    top = _keys(deck or "")
    named = laid | {card for hand in hands.values() for card in hand} | set(top)
    left = sorted((card for card in cards_of(theaters) if card not in named), key=lambda card: BY_KEY[card].strength)
    fillers = [name for name in SIDES if name not in hands]
    size = FILLER_HAND if deck != "" else -(-len(left) // max(len(fillers), 1))
    for name in fillers:
        hands[name], left = left[:size], left[size:]
    mover, leader = SIDES.index(to_move), SIDES.index(first)
    table = Table(
        edition=edition,
        sides=((Seat(0),), (Seat(1),)),
        row=theaters,
        first=leader,
        hands=tuple(tuple(sorted(hands[name], key=ORDER.__getitem__)) for name in SIDES),
        deck=(*top, *sorted(left, key=ORDER.__getitem__)),
        columns=columns,
        turn=1,
        mover=mover,
        regular=mover,
        air_drop=tuple(_leave(name, air_drop, edition, to_move) for name in SIDES),
    )
    state = State(table, scoring, target, battle, points, Rng(seed.to_bytes(32, "big")))
    if any(table.hands):
        air_land_sea.audit(state)
    return Scene(air_land_sea.codec.load_state(air_land_sea.codec.dump_state(state)))


def _keys(codes: str) -> list[str]:
    return [key(each) for each in codes.split()]


def _columns(row: tuple[str, ...], side: Mapping[str, str]) -> tuple[Column, ...]:
    assert set(side) <= set(row)
    return tuple(
        tuple(_placed(each.strip()) for each in side.get(theater, "").split("<") if each.strip()) for theater in row
    )


def _placed(text: str) -> CardInPlay:
    faceup = not text.startswith("(")
    return CardInPlay(key(text.strip("()")), faceup, faceup)


def _leave(name: str, air_drop: str, edition: str, to_move: str) -> AirDropLeave:
    if name != air_drop:
        return "none"
    return "waiting" if edition == "classic" and name != to_move else "usable"


@dataclass(frozen=True)
class Scene:
    """A position, and what the step that led to it told."""

    state: State
    events: tuple[Event, ...] = ()

    # What happens

    def deploys(self, card: str, theater: str, via: str | None = None) -> "Scene":
        there = self.state.table.row.index(theater)
        return self._acts(
            f"deploy {card} {theater} {via or ''}",
            lambda action: (
                isinstance(action, Deploy)
                and (action.card, action.theater) == (key(card), there)
                and via in (None, action.via)
            ),
        )

    def improvises(self, card: str, theater: str) -> "Scene":
        return self._takes(Improvise(key(card), self.state.table.row.index(theater)))

    def withdraws(self) -> "Scene":
        return self._takes(Withdraw())

    def flips(self, what: str) -> "Scene":
        return self._takes(self._flip(what))

    def moves(self, card: str, to: str) -> "Scene":
        _, theater, index = self._where(card)
        return self._takes(Move(theater, index, self.state.table.row.index(to)))

    def takes_back(self, card: str) -> "Scene":
        _, theater, index = self._where(card)
        return self._takes(TakeBack(theater, index))

    def places(self, theater: str) -> "Scene":
        return self._takes(Place(self.state.table.row.index(theater)))

    def declines(self) -> "Scene":
        return self._takes(Decline())

    def ends(self) -> "Scene":
        """Score a battle in which all hands are empty."""
        step = rules.go_on(self.state, ())
        air_land_sea.audit(step.state)
        return Scene(step.state, step.events)

    def _acts(self, words: str, fits: Callable[[Action], bool]) -> "Scene":
        for seat in sorted(air_land_sea.to_act(self.state)):
            for action in air_land_sea.legal(self.state, seat):
                if fits(action):
                    step = air_land_sea.apply(self.state, seat, action)
                    air_land_sea.audit(step.state)
                    return Scene(step.state, step.events)
        raise AssertionError(f"nobody may {words}; offered: {self.offers}")

    def _takes(self, action: Action) -> "Scene":
        return self._acts(str(action), lambda offered: offered == action)

    def _flip(self, what: str) -> Flip:
        words = what.split()
        if words[0] in SIDES:
            return Flip(self.state.table.row.index(words[1]), SIDES.index(words[0]))
        side, theater, index = self._where(words[0])
        assert index == len(self.state.table.columns[side][theater]) - 1, f"{words[0]} is covered"
        return Flip(theater, side)

    def _where(self, card: str) -> tuple[int, int, int]:
        for side, columns in enumerate(self.state.table.columns):
            for theater, column in enumerate(columns):
                for index, placed in enumerate(column):
                    if placed.card == key(card.strip("()")):
                        return side, theater, index
        raise AssertionError(f"{card} is not in play")

    # What is true

    def asks(self, side: str, kind: str) -> "Scene":
        """Assert that this side, and no other, is to answer an ask of this kind; return the scene."""
        assert self.to_move == side, f"{self.to_move} is to act"
        answers = [action for action in self._legal if not isinstance(action, Decline)]
        assert answers
        assert {type(action) for action in answers} <= set(_KINDS[kind]), self.offers
        assert (Withdraw() in answers) == (kind == "turn"), self.offers
        return self

    def refuses(self, text: str) -> "Scene":
        """Assert that whoever is to act is neither offered this nor allowed it; return the scene."""
        (seat,) = air_land_sea.to_act(self.state)
        for action in self._parsed(text):
            assert action not in self._legal, self.offers
            with pytest.raises(Illegal):
                air_land_sea.apply(self.state, seat, action)
        return self

    @property
    def offers(self) -> tuple[str, ...]:
        """What may be done now, in words and in alphabetical order."""
        return tuple(sorted(self._words(action) for action in self._legal))

    def totals(self, side: str) -> tuple[int, ...]:
        return totals(self.state.table, SIDES.index(side))

    def column(self, side: str, theater: str) -> str:
        column = self.state.table.columns[SIDES.index(side)][self.state.table.row.index(theater)]
        return " < ".join(code(placed.card) if placed.faceup else f"({code(placed.card)})" for placed in column)

    def hand(self, side: str) -> str:
        return " ".join(code(card) for card in self.state.table.hands[SIDES.index(side)])

    @property
    def deck(self) -> str:
        return " ".join(code(card) for card in self.state.table.deck)

    @property
    def points(self) -> tuple[int, int]:
        return self.state.points

    @property
    def to_move(self) -> str | None:
        """The side that is to act, be it a turn or an ask."""
        seats = air_land_sea.to_act(self.state)
        return SIDES[min(seats)] if seats else None

    @property
    def battle(self) -> int:
        return self.state.battle

    @property
    def first(self) -> str:
        return SIDES[self.state.table.first]

    @property
    def row(self) -> str:
        return " ".join(self.state.table.row)

    def view(self, side: str | None) -> View:
        return air_land_sea.view(self.state, None if side is None else Seat(SIDES.index(side)))

    def told(self, side: str | None) -> tuple[Event | None, ...]:
        """The events of the last step as a side, or a spectator, may know them."""
        seat = None if side is None else Seat(SIDES.index(side))
        return tuple(air_land_sea.redact(self.state, event, seat) for event in self.events)

    @property
    def over(self) -> Outcome | None:
        return air_land_sea.outcome(self.state)

    @property
    def _legal(self) -> tuple[Action, ...]:
        return tuple(
            action
            for seat in sorted(air_land_sea.to_act(self.state))
            for action in air_land_sea.legal(self.state, seat)
        )

    def _words(self, action: Action) -> str:  # noqa: PLR0911 - one return for each kind
        row, columns = self.state.table.row, self.state.table.columns
        mover = columns[SIDES.index(self.to_move)]
        match action:
            case Deploy(card, theater, via):
                return f"deploy {code(card)} {row[theater]} {via}"
            case Improvise(card, theater):
                return f"improvise {code(card)} {row[theater]}"
            case Withdraw():
                return "withdraw"
            case Flip(theater, side):
                top = columns[side][theater][-1]
                return f"flip {SIDES[side]} {row[theater]} {code(top.card) if top.faceup else '(?)'}"
            case Move(theater, index, to):
                return f"move {code(mover[theater][index].card)} {row[to]}"
            case TakeBack(theater, index):
                return f"take_back {code(mover[theater][index].card)}"
            case Place(theater):
                return f"place {row[theater]}"
            case Decline():
                return "decline"

    def _parsed(self, text: str) -> tuple[Action, ...]:  # noqa: PLR0911 - one return for each kind
        """Every action that the text can mean: a deploy without a permission means any of them."""
        row = self.state.table.row
        kind, *words = text.split()
        match kind:
            case "deploy":
                vias = words[2:] or ("match", "aerodrome", "air_drop")
                return tuple(Deploy(key(words[0]), row.index(words[1]), via) for via in vias)
            case "improvise":
                return (Improvise(key(words[0]), row.index(words[1])),)
            case "flip":
                side, theater, _ = self._where(words[0]) if words[0] not in SIDES else (0, 0, 0)
                if words[0] in SIDES:
                    side, theater = SIDES.index(words[0]), row.index(words[1])
                return (Flip(theater, side),)
            case "move":
                _, theater, index = self._where(words[0])
                return (Move(theater, index, row.index(words[1])),)
            case "take_back":
                _, theater, index = self._where(words[0])
                return (TakeBack(theater, index),)
            case "place":
                return (Place(row.index(words[0])),)
            case "decline":
                return (Decline(),)
            case "withdraw":
                return (Withdraw(),)
        raise AssertionError(f"{text} is no action")
