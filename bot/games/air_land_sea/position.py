"""Facts of a position, from a view: last changes, possible targets, and cards that change strengths and totals."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea import events
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.strength import ADJACENT_BONUS, BLOCKADE_LIMIT, ESCALATED, FACEDOWN, SPIED_ON
from engine.games.air_land_sea.view_types import CardView, ColumnView, View


class Place(NamedTuple):
    """Position of a card: index of the theater in the row, side, and index in the column from the bottom."""

    theater: int
    side: int
    height: int


class Marks(NamedTuple):
    """The cards that came or turned last, those that its reader can choose, and such theaters."""

    newest: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    theaters: frozenset[int] = frozenset()


def marks_of(view: View, last: Sequence[Event], actions: Sequence[Action] = ()) -> Marks:
    """Return the marks for a picture: cards that the last action changed, and targets of possible actions.

    `last` has the events of the last action. `actions` are those that the viewer can choose; `()` marks only changed
    cards.
    """
    chosen = [target for action in actions for target in _targets(view, action)]
    moves = [action for action in actions if isinstance(action, action_types.Move)]
    if len({(move.theater, move.index) for move in moves}) == 1:
        chosen += [move.to for move in moves]
    return Marks(
        frozenset(_newest(view, last)),
        frozenset(target for target in chosen if isinstance(target, Place)),
        frozenset(target for target in chosen if isinstance(target, int)),
    )


def adjacent_bonuses(column: ColumnView) -> tuple[tuple[Card, int], ...]:
    """Return the cards of other theaters that raise the column's total (Support, Envoy), each with its bonus."""
    more = column.total - column.supplies - sum([card.strength for card in column.cards])
    if not more:
        return ()
    both = sum(ADJACENT_BONUS.values())
    return tuple(
        (BY_KEY[BEARERS[ability]], number) for ability, number in ADJACENT_BONUS.items() if more in (number, both)
    )


def strength_changer(cards: Sequence[CardView], index: int) -> str:
    """Return the key of the card that changed the strength of the card at `index`; "" if it is unchanged."""
    card = cards[index]
    if card.card is not None and card.faceup and BY_KEY[card.card].strength == card.strength:
        return ""
    if not card.faceup and card.strength == FACEDOWN:
        return ""
    cover_fire = BEARERS["cover_fire"]
    covered = any(above.faceup and above.card == cover_fire for above in cards[index + 1 :])
    if covered:
        return cover_fire
    return BEARERS["spy_network" if card.strength < FACEDOWN else "escalation"]


def facedown_strength(view: View, side: int, key: str | None = None) -> int:
    """Return the strength that a card of this side would have facedown in the present position.

    `key` is that card if it lies faceup now, because its own ability ends when it turns; otherwise None.
    """
    escalation = BEARERS["escalation"]
    strength = ESCALATED if key != escalation and _is_in_force(view, escalation, side) else FACEDOWN
    return strength - SPIED_ON if _is_in_force(view, BEARERS["spy_network"], 1 - side) else strength


def stopper(view: View, theater: int) -> str:
    """Return the key of the card that would put a facedown card for this theater under the deck.

    `theater` is an index of the row. Return "" if the card would stay there.
    """
    if any(_is_in_force(view, BEARERS["containment"], side) for side in (0, 1)):
        return BEARERS["containment"]
    held = sum(len(column.cards) for column in view.row[theater].columns)
    near = [view.row[index] for index in (theater - 1, theater + 1) if 0 <= index < len(view.row)]
    blocked = any(_lies_faceup(column, BEARERS["blockade"]) for next_to in near for column in next_to.columns)
    return BEARERS["blockade"] if blocked and held >= BLOCKADE_LIMIT else ""


def _is_in_force(view: View, card: str, side: int) -> bool:
    return any(_lies_faceup(theater.columns[side], card) for theater in view.row)


def _lies_faceup(column: ColumnView, card: str) -> bool:
    return any(each.faceup and each.card == card for each in column.cards)


def _newest(view: View, last: Sequence[Event]) -> Iterator[Place]:
    """Yield the uncovered card of each column that the events `last` changed, in row order.

    Yield nothing if a new battle has begun in `last`.
    """
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
    for index, (type_, columns) in enumerate((theater.type, theater.columns) for theater in view.row):
        for side, column in enumerate(columns):
            if column.cards and (type_, side) in tops:
                yield Place(index, side, len(column.cards) - 1)


def _targets(view: View, action: Action) -> Iterator[Place | int]:
    """Yield the targets of the viewer's action: places of cards in play, or indexes of theaters.

    The result is empty for other actions.
    """
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
        case (
            action_types.Place(theater=theater)
            | action_types.Deploy(theater=theater)
            | action_types.Improvise(theater=theater)
            | action_types.MoveEnvoy(theater)
        ):
            yield theater
        case _:
            pass


def _top(view: View, theater: int, side: int) -> Place:
    return Place(theater, side, len(view.row[theater].columns[side].cards) - 1)
