"""Battles from the deal to the points (rules 2.1, 2.4 to 2.6)."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.theaters import ongoing
from engine.games.theaters.cards import ORDER, cards_of
from engine.games.theaters.events import BattleStarted, BattleWon, Event, MatchWon, Withdrew
from engine.games.theaters.options import ALS_THEATERS, TheatersOptions
from engine.games.theaters.state import Column, Edition, Scoring, State, Table
from engine.kit.piles import deal

HAND = 6
FOUGHT_OUT = 6
BEGINNER_WIN = 1

WITHDRAWAL: tuple[tuple[tuple[int, int], ...], ...] = (
    ((4, 2), (2, 3), (1, 4), (0, 6)),
    ((5, 2), (3, 3), (2, 4), (0, 6)),
)
"""The first side's commander, then the second's: at least so many cards in hand give the enemy so many points."""

_TARGETS: dict[str, int] = {"standard": 12, "beginner": 3}

Told = tuple[Event, ...]


def open_match(options: TheatersOptions, sides: tuple[tuple[Seat, ...], tuple[Seat, ...]], rng: Rng) -> State:
    """Draw the row and who is first, and deal the first battle; no turn has begun."""
    row, rng = rng.shuffled(ALS_THEATERS)
    first, rng = rng.below(2)
    edition: Edition = "revised" if options.edition == "revised" else "classic"
    table, rng = _dealt(edition, sides, row, first, rng)
    return State(table, options.scoring, _target(options), 1, (0, 0), rng)


def _target(options: TheatersOptions) -> int:
    if options.target == "single":
        return 0
    return _TARGETS[options.scoring] if options.target == "auto" else options.target


def _dealt(
    edition: Edition, sides: tuple[tuple[Seat, ...], tuple[Seat, ...]], row: tuple[str, ...], first: int, rng: Rng
) -> tuple[Table, Rng]:
    deck, rng = rng.shuffled(cards_of(row))
    hands, deck = deal(deck, [HAND // len(side) for side in sides for _ in side])
    nothing: tuple[Column, ...] = ((),) * len(row)
    sorted_hands = tuple(tuple(sorted(hand, key=ORDER.__getitem__)) for hand in hands)
    table = Table(
        edition=edition,
        sides=sides,
        row=row,
        first=first,
        hands=sorted_hands,
        deck=deck,
        columns=(nothing, nothing),
        turn=0,
        mover=first,
        regular=1 - first,
    )
    return table, rng


def started(state: State) -> BattleStarted:
    """Return the event that announces the battle of a state."""
    return BattleStarted(state.battle, state.table.row, state.table.first)


def cards_left(table: Table, side: int) -> int:
    """Count the cards in the hands of a side."""
    return sum(len(table.hands[seat]) for seat in table.sides[side])


def withdrawal_points(table: Table, scoring: Scoring, side: int) -> int:
    """Return what the enemy scores if the side withdraws now (rules 2.5)."""
    if scoring == "beginner":
        return BEGINNER_WIN
    left = cards_left(table, side)
    commander = WITHDRAWAL[0 if side == table.first else 1]
    return next(points for least, points in commander if left >= least)


def withdraw(state: State, seat: Seat, side: int) -> tuple[State, Told]:
    """End the battle by withdrawal of a side, and go on to the next one unless the match is won."""
    event = Withdrew(seat, side, cards_left(state.table, side))
    ended, events = _won(state, 1 - side, withdrawal_points(state.table, state.scoring, side), ())
    return ended, (event, *events)


def fight_out(state: State) -> tuple[State, Told]:
    """End the battle as it stands: the side that controls more theaters wins it (rules 2.4)."""
    controllers = ongoing.controllers(state.table)
    winner = 1 if 2 * sum(controllers) > len(controllers) else 0
    return _won(state, winner, BEGINNER_WIN if state.scoring == "beginner" else FOUGHT_OUT, controllers)


def _won(state: State, side: int, gained: int, controllers: tuple[int, ...]) -> tuple[State, Told]:
    points = (state.points[0] + gained, state.points[1]) if side == 0 else (state.points[0], state.points[1] + gained)
    won = BattleWon(side, gained, state.table.row, controllers, points)
    if points[side] >= state.target:
        return replace(state, points=points, winner=side, agenda=(), decisions=()), (won, MatchWon(side))
    table = state.table
    row = (table.row[-1], *table.row[:-1])
    fresh, rng = _dealt(table.edition, table.sides, row, 1 - table.first, state.rng)
    following = replace(state, table=fresh, battle=state.battle + 1, points=points, rng=rng)
    return following, (won, started(following))
