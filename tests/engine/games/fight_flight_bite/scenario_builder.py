"""Builds positions of Fight, Flight, Bite in short words, for tests that read like the rules.

Seats are R, B, Y and G in turn order; critters are written "C: R1 B2, D: Y1". A scenario is immutable: every step
returns the next one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.values import Illegal, Seat, roster
from engine.games.fight_flight_bite import actions, events, harvest, stages
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BASICS, BEATS, OTHERS, Cubes, Food, Sign, sorted_hand
from engine.games.fight_flight_bite.state import CRITTERS, CUBES_OF_A_FOOD, HAND, ROUNDS, State
from engine.games.fight_flight_bite.view_types import View

LETTERS = "RBYG"
R, B, Y, G = (Seat(number) for number in range(4))

PLAIN = "lie_low"
"""A card without a bonus for any sign; it only frees from the first duel."""


def on_map(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the options with the map of the examples, unless they say which: ring, or grove for four."""
    return {"map": "grove" if players == 4 else "ring", **options}


def seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


def new(players: int = 3, key: int = 0, **options: Any) -> "Scenario":
    """A match as it begins."""
    step = game.new(
        game.codec.parse_options(on_map(options, players)), roster(*[1] * players), Rng(key.to_bytes(32, "big"))
    )
    game.audit(step.state)
    return Scenario(step.state, step.events)


def given(
    critters: str = "",
    players: int = 3,
    to_move: str = "R",
    hand: str = "",
    cubes: Mapping[str, Cubes] | None = None,
    supply: Cubes | None = None,
    hands: Mapping[str, str] | None = None,
    **options: Any,
) -> "Scenario":
    """A position in the first round, the seat to move about to place a critter.

    Everybody holds the basics; `hand` are cards that the seat to move was dealt, `hands` those of any seat, and the
    rest of each hand is filled up. Each woodland has two cubes of a kind unless said; with a supply given, what it
    lacks lies on the last woodland.
    """
    state = laid_out(critters, players, cubes, supply, **options)
    state = replace(
        state,
        table=dealt(state, {to_move: hand, **(hands or {})}, held=HAND),
        round=1,
        stage=stages.Placing(seat(to_move)),
    )
    game.audit(state)
    return Scenario(state, ())


def harvested(
    critters: str,
    cubes: Mapping[str, Cubes],
    players: int = 4,
    hands: Mapping[str, str] | None = None,
    **options: Any,
) -> "Scenario":
    """The harvest of these woodlands, the others bare; `hands` are the three cards that seats still hold."""
    bare: dict[str, Cubes] = dict.fromkeys("ABCDEFGHI"[: 9 if players == 4 else 6], (0, 0, 0))
    state = laid_out(critters, players, bare | dict(cubes), None, **options)
    state = replace(state, table=dealt(state, hands or {}, held=HAND - ROUNDS), round=ROUNDS)
    step = harvest.begin(state, ())
    game.audit(step.state)
    return Scenario(step.state, step.events)


def laid_out(
    critters: str, players: int, cubes: Mapping[str, Cubes] | None, supply: Cubes | None, **options: Any
) -> State:
    state = game.new(game.codec.parse_options(on_map(options, players)), roster(*[1] * players), Rng(bytes(32))).state
    letters = "ABCDEFGHI"[: len(state.table.critters)]
    there = [[0] * players for _ in letters]
    for part in critters.split(", ") if critters else ():
        woodland, who = part.split(": ")
        for one in who.split():
            there[letters.index(woodland)][seat(one[0])] = int(one[1:])
    piles = {letter: (cubes or {}).get(letter, (2, 2, 2)) for letter in letters}
    rest = tuple(CUBES_OF_A_FOOD - sum(pile[food] for pile in piles.values()) for food in range(3))
    if supply is not None:
        parked = tuple(on + left - kept for on, left, kept in zip(piles[letters[-1]], rest, supply, strict=True))
        piles[letters[-1]], rest = (parked[0], parked[1], parked[2]), supply
    table = replace(
        state.table,
        critters=tuple(map(tuple, there)),
        cubes=tuple(piles.values()),
        supply=(rest[0], rest[1], rest[2]),
        reserves=tuple(CRITTERS - sum(row[number] for row in there) for number in range(players)),
    )
    return replace(state, order=tuple(Seat(number) for number in range(players)), table=table)


def dealt(state: State, wanted: Mapping[str, str], held: int) -> Any:
    """The table with these cards held, the rest of eight a seat filled up; what is not held has been played."""
    left, hands, played = list(OTHERS), [], []
    for letter in LETTERS[: len(state.order)]:
        for card in wanted.get(letter, "").split():
            if card not in BASICS:
                left.remove(card)
    for letter in LETTERS[: len(state.order)]:
        hand = wanted.get(letter, "").split()
        rest = [card for card in BASICS if card not in hand]
        while len(hand) + len(rest) < HAND:
            rest.append(left.pop(0))
        missing = held - len(hand)
        hands.append(sorted_hand((*hand, *rest[:missing])))
        played.append(tuple(rest[missing:]))
    return replace(state.table, hands=tuple(hands), played=tuple(played), undealt=sorted_hand(left))


@dataclass(frozen=True)
class Scenario:
    """A position, and the events of the step that led to it."""

    state: State
    events: tuple[events.Event, ...]

    def does(self, who: str, action: actions.Action) -> "Scenario":
        step = game.apply(self.state, seat(who), action)
        game.audit(step.state)
        return Scenario(step.state, step.events)

    def refuses(self, who: str, action: actions.Action) -> bool:
        with pytest.raises(Illegal):
            game.apply(self.state, seat(who), action)
        return True

    @property
    def mover(self) -> str:
        (acting,) = game.to_act(self.state)
        return LETTERS[acting]

    def places(self, woodland: str, card: str = PLAIN, choice: Any = None) -> "Scenario":
        """Place this turn's critter and play a card."""
        mover = self.mover
        return self.does(mover, actions.Place(woodland)).does(mover, actions.Play(card, choice))

    def attacks(self, other: str) -> "Scenario":
        return self.does(self.mover, actions.Attack(seat(other)))

    def stops(self) -> "Scenario":
        return self.does(self.mover, actions.Stop())

    def throws(self, who: str, *signs: Sign) -> "Scenario":
        return self.does(who, actions.Throw(signs))

    def duel(self, attacking: Sign, defending: Sign) -> "Scenario":
        """Both duellists throw."""
        assert self.state.turn is not None
        duel = self.view().duel
        assert duel is not None
        return self.throws(LETTERS[duel.attacker], attacking).throws(LETTERS[duel.defender], defending)

    def wins(self, sign: Sign) -> "Scenario":
        return self.duel(sign, BEATS[sign])

    def loses(self, sign: Sign) -> "Scenario":
        """The attacker throws the sign and loses with it."""
        return self.duel(sign, next(other for other, beaten in BEATS.items() if beaten == sign))

    def pushes(self, owner: str, woodland: str) -> "Scenario":
        return self.does(self.mover, actions.Push(seat(owner), woodland))

    def moves(self, start: str, end: str) -> "Scenario":
        return self.does(self.mover, actions.Move(start, end))

    def bites(self, food: Food, woodland: str) -> "Scenario":
        return self.does(self.mover, actions.Bite(food, woodland))

    def done(self) -> "Scenario":
        return self.does(self.mover, actions.Done())

    def puts(self, food: Food, woodland: str) -> "Scenario":
        return self.does(self.mover, actions.PutCube(food, woodland))

    def declines(self) -> "Scenario":
        return self.does(self.mover, actions.Decline())

    def picks(self, food: Food) -> "Scenario":
        return self.does(self.mover, actions.Pick(food))

    def leaves(self, who: str) -> "Scenario":
        step = game.leave(self.state, seat(who))
        game.audit(step.state)
        return Scenario(step.state, step.events)

    def view(self, who: str | None = None) -> View:
        return game.view(self.state, None if who is None else seat(who))

    @property
    def asks(self) -> str:
        """Who is asked what, as "R attack" or "R throw, B throw"."""
        return ", ".join(f"{LETTERS[ask.seat]} {ask.ask}" for ask in self.view().asks)

    def offers(self, who: str) -> tuple[actions.Action, ...]:
        return tuple(game.legal(self.state, seat(who)))

    def offers_of(self, kind: type[Any]) -> list[Any]:
        """What the only seat that is asked may do of a kind."""
        return [action for action in self.offers(self.mover) if isinstance(action, kind)]

    @property
    def targets(self) -> str:
        return "".join(LETTERS[action.seat] for action in self.offers_of(actions.Attack))

    def on(self, woodland: str) -> str:
        """The critters of a woodland, as "R1 B2"."""
        there = self.state.table.critters["ABCDEFGHI".index(woodland)]
        return " ".join(f"{LETTERS[number]}{count}" for number, count in enumerate(there) if count)

    def cubes(self, woodland: str) -> Cubes:
        return self.state.table.cubes["ABCDEFGHI".index(woodland)]

    @property
    def standing(self) -> int:
        assert self.state.turn is not None
        return self.state.turn.standing

    def events_of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def actions_left(self) -> int:
        bonus = self.view().bonus
        return bonus.left if bonus else 0

    def taken(self, woodland: str) -> str:
        """Who took how many cubes of a woodland, as "R4 B2"."""
        taken = self.state.table.harvests["ABCDEFGHI".index(woodland)]
        return " ".join(f"{LETTERS[number]}{sum(cubes)}" for number, cubes in enumerate(taken) if sum(cubes))

    @property
    def outcome(self) -> Outcome | None:
        return game.outcome(self.state)
