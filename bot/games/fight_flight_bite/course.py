"""History of a match from public events: duels won by round, and the turning point.

It also finds the changes of the last action, which the map marks.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from bot.games.fight_flight_bite import texts
from bot.games.fight_flight_bite.words import ROUNDS
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.words import add_note, join_items
from engine.core.values import Seat
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.cards import Food, Sign
from engine.games.fight_flight_bite.events import DuelWon, Event, ThrowsShown
from engine.games.fight_flight_bite.view_types import View, WoodlandView


class Duel(msgspec.Struct, frozen=True):
    """A duel that was won, and in which round."""

    round: int
    won: events.DuelWon

    @property
    def loser(self) -> Seat:
        """The seat that lost the duel."""
        return self.won.defender if self.won.winner == self.won.attacker else self.won.attacker


class TurningPoint(msgspec.Struct, frozen=True):
    """The woodland that brought a winner most cubes, and the last duel that the winner won there, if any."""

    winner: Seat
    woodland: str
    cubes: int
    duel: Duel | None


def duels_of(public_events: Sequence[Sequence[Event]]) -> tuple[Duel, ...]:
    """Return all decided duels, oldest first; a result that Second Wind voided is not included."""
    duels: list[Duel] = []
    number = 0
    for event in (event for change in public_events for event in change):
        if isinstance(event, events.TurnBegan):
            number = event.round
        elif isinstance(event, events.DuelWon):
            duels.append(Duel(number, event))
    return tuple(duels)


def turning_point(public_events: Sequence[Sequence[Event]], winners: Sequence[Seat]) -> TurningPoint | None:
    """Return the winners' best harvest, and the last duel that its winner won on its woodland, if any.

    `public_events` has the events of each change, oldest first. Return None if the winners harvested no cubes.
    """
    harvests = [event for change in public_events for event in change if isinstance(event, events.Harvested)]
    best, winner = max(
        ((harvest, winner) for harvest in harvests for winner in winners),
        key=lambda harvested: _lead(*harvested),
        default=(None, Seat(0)),
    )
    if best is None or not sum(best.taken[winner]):
        return None
    won = [duel for duel in duels_of(public_events) if duel.won.winner == winner and duel.won.woodland == best.woodland]
    return TurningPoint(winner, best.woodland, sum(best.taken[winner]), won[-1] if won else None)


def _lead(harvest: events.Harvested, seat: Seat) -> tuple[int, int]:
    """Return the seat's cubes from a harvest, and its lead in cubes over the best opponent."""
    own = sum(harvest.taken[seat])
    return own, own - max((sum(cubes) for other, cubes in enumerate(harvest.taken) if other != seat), default=0)


def duel_lines(public_events: Sequence[Sequence[Event]], names: Names) -> Iterator[str]:
    """Yield a line for each seat with its duels won in rounds 1 to 5, if there were any duels."""
    duels = duels_of(public_events)
    if not duels:
        return
    for seat in range(len(names.seats)):
        rounds = [duel.round for duel in duels if duel.won.winner == seat]
        by_round = join_items(str(rounds.count(number)) for number in range(1, ROUNDS + 1))
        yield texts.player_line(who=seat_name(seat, names), text=add_note(by_round, f"**{len(rounds)}**"))


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Return a sentence on the winner's best harvest, and on the duel won there if there was one."""
    who, duel = seat_name(turning.winner, names), turning.duel
    if duel is None:
        return texts.turning_point(who=who, letter=turning.woodland, count=turning.cubes)
    return texts.turning_point_after_duel(
        who=who, letter=turning.woodland, count=turning.cubes, loser=seat_name(duel.loser, names), round=duel.round
    )


class Result(NamedTuple):
    """A decided duel; `signs` are the attacker's and the defender's, and `actions` is 0 without a bonus."""

    woodland: str
    attacker: int
    defender: int
    signs: tuple[Sign, Sign]
    winner: int
    actions: int


class Changes(NamedTuple):
    """Changes on the map: (woodland, seat) of moved critters, (woodland, food), and moves as (start, end)."""

    critters: frozenset[tuple[str, int]]
    food: frozenset[tuple[str, Food]]
    moves: tuple[tuple[str, str], ...]

    def foods_on(self, woodland: WoodlandView) -> frozenset[Food]:
        """Return the foods with a number of cubes on this woodland that changed; empty if none did."""
        return frozenset(food for where, food in self.food if where == woodland.id)


def changes(last: Sequence[Event]) -> Changes:
    """Return the changes on the map that the events of one action made."""
    critters: set[tuple[str, int]] = set()
    food: set[tuple[str, Food]] = set()
    moves: list[tuple[str, str]] = []
    for event in last:
        match event:
            case events.Opened() | events.Placed() | events.CritterAdded():
                critters.add((event.woodland, event.seat))
            case events.Wandered() | events.Flew():
                critters.add((event.end, event.seat))
                moves.append((event.start, event.end))
            case events.Pushed():
                critters.add((event.end, event.owner))
                moves.append((event.start, event.end))
            case events.Bitten():
                food |= {(event.start, event.food), (event.end, event.food)}
                moves.append((event.start, event.end))
            case events.CubePut() | events.FoodPicked():
                food.add((event.woodland, event.food))
            case _:
                pass
    return Changes(frozenset(critters), frozenset(food), tuple(moves))


def result(view: View, last: Sequence[Event]) -> Result | None:
    """Return the result of the duel that the last action decided; None if it decided none.

    `last` has the events of the last action. A duel that the attacker lost but may still repeat has a result too.
    """
    shown = next((event for event in reversed(last) if isinstance(event, ThrowsShown)), None)
    if shown is not None and shown.winner is not None:
        won = next((event for event in last if isinstance(event, DuelWon)), None)
        woodland = won.woodland if won is not None else _woodland_of_turn(view)
        return Result(
            woodland, shown.attacker, shown.defender, shown.pairs[-1], shown.winner, won.actions if won else 0
        )
    duel = view.duel
    if duel is not None and duel.shown and any(ask.ask == "void" for ask in view.asks):
        return Result(_woodland_of_turn(view), duel.attacker, duel.defender, duel.shown[-1], duel.defender, 0)
    return None


def _woodland_of_turn(view: View) -> str:
    return view.turn.woodland or "" if view.turn is not None else ""
