"""A position of Air, Land & Sea or Flies, Lies & Supplies, played on in the words of the rulebook.

Red is side 0, blue is side 1; the members of a team are "red a" and "red b". A scenario never changes: whatever
happens returns the next one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.core.game import Outcome
from engine.core.values import Illegal, Seat
from engine.games.air_land_sea import actions, air_land_sea, rules
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.state import State, side_of
from engine.games.air_land_sea.strength import pool, totals
from engine.games.air_land_sea.view_types import View
from tests.engine.games.air_land_sea.notation import SIDES, code, full, key

_NAMES: Mapping[type[Any], str] = {
    actions.Deploy: "deploy",
    actions.Improvise: "improvise",
    actions.Withdraw: "withdraw",
    actions.Flip: "flip",
    actions.Move: "move",
    actions.TakeBack: "take_back",
    actions.Place: "place",
    actions.Decline: "decline",
    actions.MoveEnvoy: "move_envoy",
    actions.SwapCard: "swap",
    actions.Reveal: "reveal",
    actions.Name: "name",
    actions.Exchange: "exchange",
    actions.Draw: "draw",
    actions.Give: "give",
    actions.Receive: "receive",
    actions.Destroy: "destroy",
}
_KINDS: Mapping[str, tuple[str, ...]] = {
    "turn": ("deploy", "improvise", "withdraw", "move_envoy"),
    "play": ("deploy", "improvise"),
}
"""Kinds of answers by kind of ask; other asks have answers of one kind, by which they are called."""


@dataclass(frozen=True)
class Scenario:
    """A position, and what the step that led to it told."""

    state: State
    events: tuple[Event, ...] = ()
    actor: Seat | None = None
    """Who alone may do what happens next, and whose offers are listed."""

    # What happens

    def by(self, member: str) -> "Scenario":
        """Let "red b" be the one who acts next."""
        seat = self._seat(member)
        assert seat in air_land_sea.to_act(self.state), f"{member} is not to act, but {self.acting}"
        return replace(self, actor=seat)

    def deploys(self, card: str, theater: str, via: str | None = None) -> "Scenario":
        there = self._at(theater)
        return self._acts(
            f"deploy {card} {theater} {via or ''}",
            lambda action: (
                isinstance(action, actions.Deploy)
                and (action.card, action.theater) == (key(card), there)
                and via in (None, action.via)
            ),
        )

    def improvises(self, card: str, theater: str) -> "Scenario":
        return self._takes(actions.Improvise(key(card), self._at(theater)))

    def withdraws(self) -> "Scenario":
        return self._takes(actions.Withdraw())

    def flips(self, what: str) -> "Scenario":
        return self._takes(self._flip(what))

    def moves(self, card: str, to: str) -> "Scenario":
        _, theater, index = self._where(card)
        return self._takes(actions.Move(theater, index, self._at(to)))

    def takes_back(self, card: str) -> "Scenario":
        _, theater, index = self._where(card)
        return self._takes(actions.TakeBack(theater, index))

    def places(self, theater: str) -> "Scenario":
        return self._takes(actions.Place(self._at(theater)))

    def declines(self) -> "Scenario":
        return self._takes(actions.Decline())

    def moves_envoy(self, theater: str) -> "Scenario":
        return self._takes(actions.MoveEnvoy(self._at(theater)))

    def swaps(self, card: str) -> "Scenario":
        return self._takes(actions.SwapCard(key(card)))

    def reveals(self, card: str) -> "Scenario":
        return self._takes(actions.Reveal(key(card)))

    def names(self, card: str) -> "Scenario":
        return self._takes(actions.Name(key(card)))

    def exchanges(self, theater: str) -> "Scenario":
        return self._takes(actions.Exchange(self._at(theater)))

    def draws(self) -> "Scenario":
        return self._takes(actions.Draw())

    def gives(self, card: str) -> "Scenario":
        return self._takes(actions.Give(key(card)))

    def receives(self) -> "Scenario":
        return self._takes(actions.Receive())

    def destroys(self, card: str) -> "Scenario":
        side, theater, index = self._where(card)
        return self._takes(actions.Destroy(theater, side, index))

    def ends(self) -> "Scenario":
        """Score a battle in which all hands are empty."""
        step = rules.begin_next_turn(self.state, self.state.table, ())
        air_land_sea.audit(step.state)
        return Scenario(step.state, step.events)

    def _acts(self, words: str, fits: Callable[[Action], bool]) -> "Scenario":
        for seat in self._actors:
            for action in air_land_sea.legal(self.state, seat):
                if fits(action):
                    step = air_land_sea.apply(self.state, seat, action)
                    air_land_sea.audit(step.state)
                    return Scenario(step.state, step.events)
        raise AssertionError(f"nobody may {words}; offered: {self.offers}")

    def _takes(self, action: Action) -> "Scenario":
        return self._acts(str(action), lambda offered: offered == action)

    def _flip(self, what: str) -> actions.Flip:
        words = what.split()
        if words[0] in SIDES:
            return actions.Flip(self._at(words[1]), SIDES.index(words[0]))
        side, theater, index = self._where(words[0])
        assert index == len(self.state.table.columns[side][theater]) - 1, f"{words[0]} is covered"
        return actions.Flip(theater, side)

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

    def asks(self, side: str, kind: str) -> "Scenario":
        """Assert that this side, and no other, is to answer an ask of this kind; return the scenario."""
        assert self.to_move == side, f"{self.to_move} is to act"
        answers = [action for action in self._legal if not isinstance(action, actions.Decline)]
        assert answers
        assert {_NAMES[type(action)] for action in answers} <= set(_KINDS.get(kind, (kind,))), self.offers
        assert (actions.Withdraw() in answers) == (kind == "turn"), self.offers
        return self

    def refuses(self, text: str) -> "Scenario":
        """Assert that whoever is to act is neither offered this nor allowed it; return the scenario."""
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

    def _words(self, action: Action) -> str:  # noqa: PLR0911 - one return for each kind
        row, columns = self.state.table.row, self.state.table.columns
        mover, kind = columns[SIDES.index(self.to_move)], _NAMES[type(action)]
        match action:
            case actions.Deploy(card, theater, via):
                return f"{kind} {code(card)} {row[theater]} {via}"
            case actions.Improvise(card, theater):
                return f"{kind} {code(card)} {row[theater]}"
            case actions.Flip(theater, side):
                top = columns[side][theater][-1]
                return f"{kind} {SIDES[side]} {row[theater]} {code(top.card) if top.faceup else '(?)'}"
            case actions.Move(theater, index, to):
                return f"{kind} {code(mover[theater][index].card)} {row[to]}"
            case actions.TakeBack(theater, index):
                return f"{kind} {code(mover[theater][index].card)}"
            case actions.Destroy(theater, side, index):
                return f"{kind} {SIDES[side]} {row[theater]} {code(columns[side][theater][index].card)}"
            case actions.Place(theater) | actions.MoveEnvoy(theater) | actions.Exchange(theater):
                return f"{kind} {row[theater]}"
            case actions.SwapCard(card) | actions.Reveal(card) | actions.Name(card) | actions.Give(card):
                return f"{kind} {code(card)}"
            case actions.Withdraw() | actions.Decline() | actions.Draw() | actions.Receive():
                return kind

    def _parsed(self, text: str) -> tuple[Action, ...]:
        """Every action that the text can mean: a deploy without a permission means any of them."""
        name, *words = text.split()
        kind = next(kind for kind, each in _NAMES.items() if each == name)
        if kind is actions.Flip:
            return (self._flip(" ".join(words)),)
        if kind is actions.Move:
            _, theater, index = self._where(words[0])
            return (actions.Move(theater, index, self._at(words[1])),)
        if kind is actions.TakeBack:
            _, theater, index = self._where(words[0])
            return (actions.TakeBack(theater, index),)
        if kind is actions.Deploy:
            vias = words[2:] or ("match", "aerodrome", "air_drop", "supply_lines")
            return tuple(actions.Deploy(key(words[0]), self._at(words[1]), via) for via in vias)
        return (kind(*(key(word) if word[-1].isdigit() else self._at(word) for word in words)),)
