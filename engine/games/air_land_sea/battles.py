"""Battles from the deal to the points (rules 2.1, 2.4 to 2.6)."""

from msgspec.structs import replace

from engine.core.game import Dealt, Step
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.air_land_sea import strength
from engine.games.air_land_sea.cards import TYPES, cards_of, in_order
from engine.games.air_land_sea.events import BattleStarted, BattleWon, Event, MatchWon, Resigned, Withdrew
from engine.games.air_land_sea.options import ALS_THEATERS, EPIC_ROW, STANDARD_ROW, TheatersOptions
from engine.games.air_land_sea.state import Column, Edition, Scoring, State, Table
from engine.kit.piles import deal

HAND = 6
EPIC_HAND = 10
FOUGHT_OUT = 6
BEGINNER_WIN = 1

Commanders = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
"""The first side's, then the second's: at least so many cards in hand give the enemy so many points."""

COMMANDERS: Commanders = (
    ((4, 2), (2, 3), (1, 4), (0, 6)),
    ((5, 2), (3, 3), (2, 4), (0, 6)),
)
EPIC_COMMANDERS: Commanders = (
    ((6, 2), (3, 3), (1, 4), (0, 6)),
    ((7, 2), (4, 3), (2, 4), (0, 6)),
)
"""From a single source, unconfirmed (rules 2.5)."""

TARGET = 12
SHORT_TARGET = 6
BEGINNER_TARGET = 3
SINGLE_BATTLE = 0

LONGEST = {STANDARD_ROW: 60, EPIC_ROW: 120}  # rules 3.7
"""By the number of theaters, turns after which a battle is scored as it stands; no play in good faith comes near."""

Sides = tuple[tuple[Seat, ...], tuple[Seat, ...]]
Events = tuple[Event, ...]


def open_match(options: TheatersOptions, sides: Sides, rng: Rng) -> State:
    """Draw theaters if nobody chose them, the row and who is first, and deal the first battle; no turn has begun."""
    theaters = options.chosen
    if theaters is None:
        drawn, rng = rng.shuffled(TYPES)
        theaters = tuple(sorted(drawn[: EPIC_ROW if options.mode == "epic" else STANDARD_ROW], key=TYPES.index))
    solo = all(len(side) == 1 for side in sides)
    classic = options.chosen == ALS_THEATERS and solo and options.edition != "revised"
    row, rng = rng.shuffled(theaters)
    first, rng = rng.below(2)
    table, rng = _dealt("classic" if classic else "revised", sides, row, first, rng)
    return State(table, options.scoring, _target(options, solo=solo), 1, (0, 0), rng)


def _target(options: TheatersOptions, *, solo: bool) -> int:
    """Return the points to play for (rules 1.4)."""
    if options.target == "single":
        return SINGLE_BATTLE
    if options.target != "auto":
        return options.target
    if options.scoring == "beginner":
        return BEGINNER_TARGET
    if options.mode == "epic":
        return SHORT_TARGET if solo else SINGLE_BATTLE
    return TARGET if solo else SHORT_TARGET


def is_epic(table: Table) -> bool:
    """Tell whether an epic battle is fought: one for five theaters (rules 5.1)."""
    return len(table.row) == EPIC_ROW


def _dealt(edition: Edition, sides: Sides, row: tuple[str, ...], first: int, rng: Rng) -> tuple[Table, Rng]:
    deck, rng = rng.shuffled(cards_of(row))
    held = EPIC_HAND if len(row) == EPIC_ROW else HAND
    hands, deck = deal(deck, [held // len(side) for side in sides for _ in side])
    nothing: tuple[Column, ...] = ((),) * len(row)
    unsupplied = (0,) * len(row)
    table = Table(
        edition=edition,
        sides=sides,
        row=row,
        first=first,
        hands=tuple(map(in_order, hands)),
        deck=deck,
        columns=(nothing, nothing),
        in_force=((), ()),
        supplies=(unsupplied, unsupplied),
        turn=0,
        mover=first,
        regular=1 - first,
    )
    return table, rng


def started(state: State) -> BattleStarted:
    """Return the event that announces the battle of a state."""
    return BattleStarted(state.battle, state.table.row, state.table.first)


def dealt(step: Step[State, Event]) -> Dealt | None:
    """Return the hands and the deck of a battle that was dealt."""
    if not any(isinstance(event, BattleStarted) for event in step.events):
        return None
    return Dealt(step.state.table.hands, step.state.table.deck)


def cards_left(table: Table, side: int) -> int:
    """Count the cards in the hands of a side."""
    return sum([len(table.hands[seat]) for seat in table.sides[side]])


def has_cards(table: Table, side: int) -> bool:
    """Tell whether a hand of a side holds a card."""
    for seat in table.sides[side]:  # noqa: SIM110 - asked at every turn; a generator takes twice the time
        if table.hands[seat]:
            return True
    return False


def withdrawal_points(table: Table, scoring: Scoring, side: int) -> int:
    """Return what the enemy scores if the side withdraws now (rules 2.5)."""
    if scoring == "beginner":
        return BEGINNER_WIN
    left = cards_left(table, side)
    commanders = EPIC_COMMANDERS if is_epic(table) else COMMANDERS
    commander = commanders[0 if side == table.first else 1]
    return next(points for least, points in commander if left >= least)


def withdraw(state: State, seat: Seat, side: int) -> tuple[State, Events]:
    """End the battle by withdrawal of a side, and go on to the next one unless the match is won."""
    event = Withdrew(seat, side, cards_left(state.table, side))
    ended, events = _won(state, 1 - side, withdrawal_points(state.table, state.scoring, side), ())
    return ended, (event, *events)


def resign(state: State, seat: Seat, side: int) -> tuple[State, Events]:
    """End the match where it stands, for the other side."""
    ended = replace(state, winner=1 - side, resigned=seat, agenda=(), decisions=())
    return ended, (Resigned(seat, side), MatchWon(1 - side))


def fight_out(state: State) -> tuple[State, Events]:
    """End the battle as it stands: the side that controls more theaters wins it (rules 2.4)."""
    controllers = strength.tally(state.table).controllers
    winner = 1 if 2 * sum(controllers) > len(controllers) else 0
    return _won(state, winner, BEGINNER_WIN if state.scoring == "beginner" else FOUGHT_OUT, controllers)


def _won(state: State, side: int, gained: int, controllers: tuple[int, ...]) -> tuple[State, Events]:
    points = (state.points[0] + gained, state.points[1]) if side == 0 else (state.points[0], state.points[1] + gained)
    won = BattleWon(side, gained, state.table.row, controllers, points)
    if points[side] >= state.target:
        return replace(state, points=points, winner=side, agenda=(), decisions=()), (won, MatchWon(side))
    table = state.table
    row = (table.row[-1], *table.row[:-1])
    fresh, rng = _dealt(table.edition, table.sides, row, 1 - table.first, state.rng)
    following = replace(state, table=fresh, battle=state.battle + 1, points=points, rng=rng)
    return following, (won, started(following))
