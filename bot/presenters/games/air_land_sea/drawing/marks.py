"""What is marked in the picture of a table: what happened last, what can be chosen, and what changed a strength."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.pictures.colours import GOLD, INK
from bot.presenters.games.air_land_sea.drawing.faces import Shown
from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea import events
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.strength import BESIDE
from engine.games.air_land_sea.view_types import CardView, ColumnView, TheaterView, View

_FACEDOWN = 2


class Place(NamedTuple):
    """Where a card lies: its theater's place in the row, its side, and its height in the column from 0."""

    theater: int
    side: int
    height: int


class Marks(NamedTuple):
    """The cards that came or turned last, those that its reader can choose, and such theaters."""

    newest: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    theaters: frozenset[int] = frozenset()


def marks_of(view: View, last: Sequence[Event], actions: Sequence[Action] = ()) -> Marks:
    """Return what is to be marked after these events, for a reader who can do this."""
    chosen = [target for action in actions for target in _targets(view, action)]
    return Marks(
        frozenset(_newest(view, last)),
        frozenset(target for target in chosen if isinstance(target, Place)),
        frozenset(target for target in chosen if isinstance(target, int)),
    )


class Column(NamedTuple):
    """A side's cards in a theater as they are drawn, bottom to top, each with the colour of its frame, if any."""

    theater: TheaterView
    side: int
    cards: tuple[Shown, ...]
    frames: tuple[str | None, ...]


def column_of(view: View, theater: int, side: int, marks: Marks) -> Column:
    """Return a side's cards in a theater; those that came last are framed in gold, those to choose from in white."""
    cards = view.row[theater].columns[side].cards
    places = [Place(theater, side, height) for height in range(len(cards))]
    return Column(
        view.row[theater],
        side,
        tuple(
            Shown(card, _changed_by(cards, place.height), place in marks.newest)
            for card, place in zip(cards, places, strict=True)
        ),
        tuple(INK if place in marks.targets else GOLD if place in marks.newest else None for place in places),
    )


def added_by(column: ColumnView) -> tuple[tuple[Card, int], ...]:
    """Return the cards of other theaters that make a total higher, Support and Envoy, each with its part of it."""
    more = column.total - column.supplies - sum(card.strength for card in column.cards)
    both = sum(BESIDE.values())
    return tuple((BY_KEY[BEARERS[ability]], number) for ability, number in BESIDE.items() if more in (number, both))


def _changed_by(cards: Sequence[CardView], index: int) -> str:
    """Return the card that changed another's strength; "" where it counts what it says."""
    card = cards[index]
    if card.card is not None and card.faceup and BY_KEY[card.card].strength == card.strength:
        return ""
    if not card.faceup and card.strength == _FACEDOWN:
        return ""
    cover_fire = BEARERS["cover_fire"]
    covered = any(above.faceup and above.card == cover_fire for above in cards[index + 1 :])
    if covered:
        return cover_fire
    return BEARERS["spy_network" if card.strength < _FACEDOWN else "escalation"]


def _newest(view: View, last: Sequence[Event]) -> Iterator[Place]:
    """Yield the uncovered cards that an action put where they are, or turned."""
    if any(isinstance(event, events.BattleStarted) for event in last):
        return
    tops: set[tuple[str, int]] = set()
    for event in last:
        match event:
            case events.Moved(side=side, to=to):
                tops.add((to, side))
            case events.ChangedSides(theater=theater):
                tops |= {(theater, 0), (theater, 1)}
            case (
                events.Deployed(side=side, theater=theater)
                | events.Improvised(side=side, theater=theater)
                | events.Reinforced(side=side, theater=theater)
                | events.Flipped(side=side, theater=theater)
            ):
                tops.add((theater, side))
            case events.Stopped(side=side, theater=theater):
                tops.discard((theater, side))
            case _:
                pass
    for place, (type_, columns) in enumerate((theater.type, theater.columns) for theater in view.row):
        for side, column in enumerate(columns):
            if column.cards and (type_, side) in tops:
                yield Place(place, side, len(column.cards) - 1)


def _targets(view: View, action: Action) -> Iterator[Place | int]:
    """Yield the cards in play, and the theaters, that an action of the viewer is about."""
    side = view.side or 0
    match action:
        case action_types.Flip(theater, owner):
            yield _top(view, theater, owner)
        case action_types.Destroy(theater, owner, index):
            yield Place(theater, owner, index)
        case action_types.Move(theater, index, _) | action_types.TakeBack(theater, index):
            yield Place(theater, side, index)
        case action_types.Exchange(theater):
            yield _top(view, theater, 0)
            yield _top(view, theater, 1)
        case action_types.Place(theater):
            yield theater
        case _:
            pass


def _top(view: View, theater: int, side: int) -> Place:
    return Place(theater, side, len(view.row[theater].columns[side].cards) - 1)
