"""What the last action changed on the map, to be marked there."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.cards import Food, Sign
from engine.games.fight_flight_bite.events import DuelWon, Event, ThrowsShown
from engine.games.fight_flight_bite.view_types import View, WoodlandView


class Result(NamedTuple):
    """A duel that came out: its woodland, who threw which sign, and who won how many actions."""

    woodland: str
    attacker: int
    defender: int
    signs: tuple[Sign, Sign]
    winner: int
    actions: int


class Changes(NamedTuple):
    """Woodlands with the seats whose critters came there, woodlands with food that came or went, and ways gone."""

    critters: frozenset[tuple[str, int]]
    food: frozenset[tuple[str, Food]]
    moves: tuple[tuple[str, str], ...]

    def foods_on(self, woodland: WoodlandView) -> frozenset[Food]:
        """Return the foods that changed on a woodland."""
        return frozenset(food for where, food in self.food if where == woodland.id)


def changes(last: Sequence[Event]) -> Changes:
    """Find what the events of one action moved or laid."""
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
    """Return the duel that the last action decided, or that was lost and may be thrown again."""
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
