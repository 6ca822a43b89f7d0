"""Positions of the theaters games in short words, for tests that read like the rulebook.

Cards are a letter and a strength: A air, L land, S sea, I intelligence, D diplomacy, E economics; theaters may be
shortened to three letters. A column is written bottom to top, `X < Y` if Y covers X, and `(X)` lies facedown. Red is
side 0, blue is side 1; the members of a team are "red a" and "red b", and their hands are written with a bar between. A
scene never changes: whatever happens returns the next one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from engine.core.errors import Illegal
from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.theaters import air_land_sea, rules
from engine.games.theaters.actions import (
    Action,
    Decline,
    Deploy,
    Destroy,
    Draw,
    Exchange,
    Flip,
    Give,
    Improvise,
    Move,
    MoveEnvoy,
    Name,
    Place,
    Receive,
    Reveal,
    SwapCard,
    TakeBack,
    Withdraw,
)
from engine.games.theaters.cards import BY_KEY, ORDER, TYPES, cards_of
from engine.games.theaters.events import Event
from engine.games.theaters.ongoing import bearer, pool, side_of, totals
from engine.games.theaters.sight import View
from engine.games.theaters.state import AirDropLeave, CardInPlay, Column, Mark, State, Table

SIDES = ("red", "blue")
FILLER_HAND = 2

_LETTERS = {type_[0].upper(): type_ for type_ in TYPES}
_KINDS: Mapping[str, tuple[type[Any], ...]] = {
    "turn": (Deploy, Improvise, Withdraw, MoveEnvoy),
    "play": (Deploy, Improvise),
    "flip": (Flip,),
    "move": (Move,),
    "take_back": (TakeBack,),
    "place": (Place,),
    "swap": (SwapCard,),
    "reveal": (Reveal,),
    "name": (Name,),
    "exchange": (Exchange,),
    "draw": (Draw,),
    "give": (Give,),
    "receive": (Receive,),
    "destroy": (Destroy,),
}


def key(code: str) -> str:
    """Spell out a card: "A6" is "air-6"."""
    return f"{_LETTERS[code[0]]}-{code[1:]}"


def code(card: str) -> str:
    """Write a card short: "air-6" is "A6"."""
    type_, strength = card.split("-")
    return f"{type_[0].upper()}{strength}"


def full(theater: str) -> str:
    """Spell out a theater: "dip" is "diplomacy"."""
    (name,) = [type_ for type_ in TYPES if type_.startswith(theater)]
    return name


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
) -> "Scene":
    """Lay out a position in the middle of a battle.

    A hand that is given is exactly that hand; a hand that isn't holds some of the weakest cards that the scene doesn't
    name, so that the battle goes on. A deck that is given lies on top of what is left of the cards; an empty one leaves
    those to the hands that aren't given. `target` 0 is a single battle. With all hands empty the battle is over but not
    yet scored: `ends()` scores it. Without an edition it is the one that "auto" means. `marks` are cards of hands, due
    in the present turn if their side is to move, else in the next one.
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
        envoy=bearer(table, mover, "envoy") is not None,
        columns=tuple(
            _spied(side, seen=bearer(table, 1 - owner, "spy_network") is not None)
            for owner, side in enumerate(table.columns)
        ),
    )
    state = State(table, scoring, target, battle, points, Rng(seed.to_bytes(32, "big")))
    if any(table.hands):
        air_land_sea.audit(state)
    return Scene(air_land_sea.codec.load_state(air_land_sea.codec.dump_state(state)))


def dealt(sizes: tuple[int, int] = (1, 1), seed: int = 0, **options: Any) -> "Scene":
    """Begin a match as its options say."""
    parsed = air_land_sea.codec.parse_options(options)
    step = air_land_sea.new(parsed, roster(*sizes), Rng(seed.to_bytes(32, "big")))
    air_land_sea.audit(step.state)
    return Scene(step.state, step.events)


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


@dataclass(frozen=True)
class Scene:
    """A position, and what the step that led to it told."""

    state: State
    events: tuple[Event, ...] = ()
    actor: Seat | None = None
    """Who alone may do what happens next, and whose offers are listed."""

    # What happens

    def by(self, member: str) -> "Scene":
        """Let "red b" be the one who acts next."""
        seat = self._seat(member)
        assert seat in air_land_sea.to_act(self.state), f"{member} is not to act, but {self.acting}"
        return replace(self, actor=seat)

    def deploys(self, card: str, theater: str, via: str | None = None) -> "Scene":
        there = self._at(theater)
        return self._acts(
            f"deploy {card} {theater} {via or ''}",
            lambda action: (
                isinstance(action, Deploy)
                and (action.card, action.theater) == (key(card), there)
                and via in (None, action.via)
            ),
        )

    def improvises(self, card: str, theater: str) -> "Scene":
        return self._takes(Improvise(key(card), self._at(theater)))

    def withdraws(self) -> "Scene":
        return self._takes(Withdraw())

    def flips(self, what: str) -> "Scene":
        return self._takes(self._flip(what))

    def moves(self, card: str, to: str) -> "Scene":
        _, theater, index = self._where(card)
        return self._takes(Move(theater, index, self._at(to)))

    def takes_back(self, card: str) -> "Scene":
        _, theater, index = self._where(card)
        return self._takes(TakeBack(theater, index))

    def places(self, theater: str) -> "Scene":
        return self._takes(Place(self._at(theater)))

    def declines(self) -> "Scene":
        return self._takes(Decline())

    def moves_envoy(self, theater: str) -> "Scene":
        return self._takes(MoveEnvoy(self._at(theater)))

    def swaps(self, card: str) -> "Scene":
        return self._takes(SwapCard(key(card)))

    def reveals(self, card: str) -> "Scene":
        return self._takes(Reveal(key(card)))

    def names(self, card: str) -> "Scene":
        return self._takes(Name(key(card)))

    def exchanges(self, theater: str) -> "Scene":
        return self._takes(Exchange(self._at(theater)))

    def draws(self) -> "Scene":
        return self._takes(Draw())

    def gives(self, card: str) -> "Scene":
        return self._takes(Give(key(card)))

    def receives(self) -> "Scene":
        return self._takes(Receive())

    def destroys(self, card: str) -> "Scene":
        side, theater, index = self._where(card)
        return self._takes(Destroy(theater, side, index))

    def ends(self) -> "Scene":
        """Score a battle in which all hands are empty."""
        step = rules.go_on(self.state, ())
        air_land_sea.audit(step.state)
        return Scene(step.state, step.events)

    def _acts(self, words: str, fits: Callable[[Action], bool]) -> "Scene":
        for seat in self._actors:
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
            return Flip(self._at(words[1]), SIDES.index(words[0]))
        side, theater, index = self._where(words[0])
        assert index == len(self.state.table.columns[side][theater]) - 1, f"{words[0]} is covered"
        return Flip(theater, side)

    def _at(self, theater: str) -> int:
        return self.state.table.row.index(full(theater))

    def _seat(self, member: str) -> Seat:
        side, _, letter = member.partition(" ")
        return self.state.table.sides[SIDES.index(side)]["ab".index(letter or "a")]

    @property
    def _actors(self) -> list[Seat]:
        return sorted(air_land_sea.to_act(self.state)) if self.actor is None else [self.actor]

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
        for action in self._parsed(text):
            assert action not in self._legal, self.offers
            for seat in self._actors:
                with pytest.raises(Illegal):
                    air_land_sea.apply(self.state, seat, action)
        return self

    @property
    def offers(self) -> tuple[str, ...]:
        """What may be done now, in words and in alphabetical order."""
        return tuple(sorted(self._words(action) for action in self._legal))

    def totals(self, side: str) -> tuple[int, ...]:
        return totals(self.state.table, SIDES.index(side))

    def supplies(self, side: str) -> tuple[int, ...]:
        return self.state.table.supplies[SIDES.index(side)]

    @property
    def pool(self) -> int:
        return pool(self.state.table)

    def column(self, side: str, theater: str) -> str:
        column = self.state.table.columns[SIDES.index(side)][self._at(theater)]
        return " < ".join(code(placed.card) if placed.faceup else f"({code(placed.card)})" for placed in column)

    def hand(self, who: str) -> str:
        """The hand of a side or a member; those of two members with a bar between."""
        table = self.state.table
        seats = table.sides[SIDES.index(who)] if who in SIDES else (self._seat(who),)
        return " | ".join(" ".join(code(card) for card in table.hands[seat]) for seat in seats)

    @property
    def marks(self) -> str:
        return " ".join(code(mark.card) for mark in self.state.table.marks)

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
        return SIDES[side_of(self.state.table, min(seats))] if seats else None

    @property
    def acting(self) -> tuple[str, ...]:
        """Who may act, such as "red b"; of a side of one, the side."""
        sides = self.state.table.sides
        return tuple(
            f"{name} {'ab'[number]}" if len(seats) > 1 else name
            for name, seats in zip(SIDES, sides, strict=True)
            for number, seat in enumerate(seats)
            if seat in air_land_sea.to_act(self.state)
        )

    @property
    def battle(self) -> int:
        return self.state.battle

    @property
    def first(self) -> str:
        return SIDES[self.state.table.first]

    @property
    def row(self) -> str:
        return " ".join(self.state.table.row)

    def view(self, who: str | None) -> View:
        return air_land_sea.view(self.state, None if who is None else self._seat(who))

    def told(self, who: str | None) -> tuple[Event | None, ...]:
        """The events of the last step as a member, or a spectator, may know them."""
        seat = None if who is None else self._seat(who)
        return tuple(air_land_sea.redact(self.state, event, seat) for event in self.events)

    @property
    def over(self) -> Outcome | None:
        return air_land_sea.outcome(self.state)

    @property
    def _legal(self) -> tuple[Action, ...]:
        return tuple(action for seat in self._actors for action in air_land_sea.legal(self.state, seat))

    def _words(self, action: Action) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
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
            case MoveEnvoy(theater):
                return f"move_envoy {row[theater]}"
            case SwapCard(card):
                return f"swap {code(card)}"
            case Reveal(card):
                return f"reveal {code(card)}"
            case Name(card):
                return f"name {code(card)}"
            case Exchange(theater):
                return f"exchange {row[theater]}"
            case Draw():
                return "draw"
            case Give(card):
                return f"give {code(card)}"
            case Receive():
                return "receive"
            case Destroy(theater, side, index):
                return f"destroy {SIDES[side]} {row[theater]} {code(columns[side][theater][index].card)}"

    def _parsed(self, text: str) -> tuple[Action, ...]:  # noqa: PLR0911 - one return for each kind
        """Every action that the text can mean: a deploy without a permission means any of them."""
        kind, *words = text.split()
        match kind:
            case "deploy":
                vias = words[2:] or ("match", "aerodrome", "air_drop", "supply_lines")
                return tuple(Deploy(key(words[0]), self._at(words[1]), via) for via in vias)
            case "improvise":
                return (Improvise(key(words[0]), self._at(words[1])),)
            case "flip":
                side, theater, _ = self._where(words[0]) if words[0] not in SIDES else (0, 0, 0)
                if words[0] in SIDES:
                    side, theater = SIDES.index(words[0]), self._at(words[1])
                return (Flip(theater, side),)
            case "move":
                _, theater, index = self._where(words[0])
                return (Move(theater, index, self._at(words[1])),)
            case "take_back":
                _, theater, index = self._where(words[0])
                return (TakeBack(theater, index),)
            case "place":
                return (Place(self._at(words[0])),)
            case "decline":
                return (Decline(),)
            case "withdraw":
                return (Withdraw(),)
            case "move_envoy":
                return (MoveEnvoy(self._at(words[0])),)
            case "reveal":
                return (Reveal(key(words[0])),)
        raise AssertionError(f"{text} is no action")
