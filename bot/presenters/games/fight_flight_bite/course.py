"""How a match went, from what everybody was told: duels won by round, and what decided the harvest."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.presenters.emblems import seat_name
from bot.presenters.presenter import Names
from bot.presenters.words import counted, possessive
from engine.core.seats import Seat
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.events import Event

_ROUNDS = 5


class Duel(msgspec.Struct, frozen=True):
    """A duel that was won, and in which round."""

    round: int
    won: events.DuelWon

    @property
    def loser(self) -> Seat:
        """Who lost it."""
        return self.won.defender if self.won.winner == self.won.attacker else self.won.attacker


class TurningPoint(msgspec.Struct, frozen=True):
    """The woodland that brought the winner most cubes, and the last duel that the winner won there, if any."""

    winner: Seat
    woodland: str
    cubes: int
    duel: Duel | None


def duels_of(course: Sequence[Sequence[Event]]) -> tuple[Duel, ...]:
    """Return all duels whose result stood."""
    found: list[Duel] = []
    number = 0
    for event in (event for change in course for event in change):
        if isinstance(event, events.TurnBegan):
            number = event.round
        elif isinstance(event, events.DuelWon):
            found.append(Duel(number, event))
    return tuple(found)


def turning_point(course: Sequence[Sequence[Event]], winner: Seat) -> TurningPoint | None:
    """Return which harvest brought the winner most; None where the winner took nothing."""
    harvests = [event for change in course for event in change if isinstance(event, events.Harvested)]
    best = max(harvests, key=lambda harvest: _lead(harvest, winner), default=None)
    if best is None or not sum(best.taken[winner]):
        return None
    won = [duel for duel in duels_of(course) if duel.won.winner == winner and duel.won.woodland == best.woodland]
    return TurningPoint(winner, best.woodland, sum(best.taken[winner]), won[-1] if won else None)


def _lead(harvest: events.Harvested, seat: Seat) -> tuple[int, int]:
    """Return how much a seat took of a woodland, and by how much that is more than anybody else."""
    own = sum(harvest.taken[seat])
    return own, own - max((sum(cubes) for other, cubes in enumerate(harvest.taken) if other != seat), default=0)


def duel_lines(course: Sequence[Sequence[Event]], names: Names) -> Iterator[str]:
    """Say how many duels each person won in each round; nothing where nobody fought."""
    duels = duels_of(course)
    if not duels:
        return
    for seat in range(len(names.seats)):
        won = [sum(duel.round == number and duel.won.winner == seat for duel in duels) for number in _rounds()]
        by_round = ", ".join(map(str, won))
        yield f"{seat_name(seat, names)}: {by_round} (**{sum(won)}**)"


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Say what decided the match."""
    whose, cubes = possessive(seat_name(turning.winner, names)), counted(turning.cubes, "cube")
    best = f"{whose} best harvest was {turning.woodland} with {cubes}"
    if turning.duel is None:
        return f"{best}."
    loser = seat_name(turning.duel.loser, names)
    return f"{best}, after a duel won there against {loser} in round {turning.duel.round}."


def _rounds() -> range:
    return range(1, _ROUNDS + 1)
