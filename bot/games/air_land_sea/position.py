"""Facts of a position, from a view: last changes, possible targets, and cards that change strengths and totals.

A battle's last position is made from the view before its last action.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea import events
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.strength import (
    ADJACENT_BONUS,
    BLOCKADE_LIMIT,
    ESCALATED,
    FACEDOWN,
    SPIED_ON,
    UNDER_COVER_FIRE,
)
from engine.games.air_land_sea.view_types import CardView, ColumnView, TheaterView, View

Columns = Mapping[tuple[str, int], list[CardView]]
"""The cards of each column from the bottom up, by theater type and side."""


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
    if _is_under_cover_fire(cards, index):
        return BEARERS["cover_fire"]
    return BEARERS["spy_network" if card.strength < FACEDOWN else "escalation"]


def _is_under_cover_fire(cards: Sequence[CardView], index: int) -> bool:
    return any(above.faceup and above.card == BEARERS["cover_fire"] for above in cards[index + 1 :])


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


def position_after(view: View, last: Sequence[Event]) -> View:
    """Return the view with the cards and totals that its reader saw after one action.

    `view` is from before the action, and `last` has its events, without the end of a battle and what followed. If
    several facedown cards of a column look the same to the reader, the uppermost of them leaves it.
    """
    columns = {(theater.type, side): list(theater.columns[side].cards) for theater in view.row for side in (0, 1)}
    supplies = Counter[tuple[str, int]]()
    for event in last:
        if isinstance(event, events.SuppliesGained):
            supplies[event.theater, event.side] += event.number
        else:
            _apply(event, columns)

    def column(theater: TheaterView, side: int) -> ColumnView:
        key = (theater.type, side)
        return ColumnView(tuple(columns[key]), 0, theater.columns[side].supplies + supplies[key])

    row = tuple(replace(theater, columns=(column(theater, 0), column(theater, 1))) for theater in view.row)
    return _count(replace(view, row=row))


def _apply(event: Event, columns: Columns) -> None:
    """Change the columns as the event did; their strengths are counted later."""
    match event:
        case events.Deployed(side=side, card=card, theater=theater):
            columns[theater, side].append(CardView(card, faceup=True, strength=0))
        case (
            events.Improvised(side=side, theater=theater, card=card)
            | events.Reinforced(side=side, theater=theater, card=card)
        ):
            columns[theater, side].append(CardView(card, faceup=False, strength=0))
        case events.Stopped(side=side, theater=theater):
            columns[theater, side].pop()
        case events.Flipped(side=side, theater=theater, card=card, faceup=faceup):
            columns[theater, side][-1] = CardView(card, faceup, 0)
        case events.ChangedSides(side=side, theater=theater, card=card, faceup=faceup):
            columns[theater, 1 - side][-1] = CardView(card, faceup, 0)  # the other card has an event of its own
        case events.Moved(side=side, theater=theater, to=to, card=card, faceup=faceup):
            columns[to, side].append(_take(columns[theater, side], card, faceup=faceup))
        case events.Destroyed(side=side, theater=theater, card=card, faceup=faceup):
            _take(columns[theater, side], card, faceup=faceup)
        case events.TakenBack(side=side, theater=theater, card=card):
            _take(columns[theater, side], card, faceup=False)
        case _:
            pass


def _take(column: list[CardView], card: str | None, *, faceup: bool) -> CardView:
    """Remove a card from the column and return it.

    It is the uppermost one with this key and this side up. `card` None removes one that the reader doesn't know.
    """
    return column.pop(max(at for at, each in enumerate(column) if (each.card, each.faceup) == (card, faceup)))


def _count(view: View) -> View:
    """Return the view with the strengths, totals and controllers that its cards give."""
    facedown = (facedown_strength(view, 0), facedown_strength(view, 1))

    def strength(side: int, cards: Sequence[CardView], index: int) -> int:
        card = cards[index]
        if _is_under_cover_fire(cards, index):
            return UNDER_COVER_FIRE
        return BY_KEY[card.card].strength if card.faceup and card.card is not None else facedown[side]

    def column(index: int, side: int) -> ColumnView:
        before = view.row[index].columns[side]
        cards = tuple(replace(card, strength=strength(side, before.cards, at)) for at, card in enumerate(before.cards))
        near = [view.row[next_to].columns[side] for next_to in (index - 1, index + 1) if 0 <= next_to < len(view.row)]
        more = sum(
            bonus
            for ability, bonus in ADJACENT_BONUS.items()
            if any(_lies_faceup(other, BEARERS[ability]) for other in near)
        )
        return replace(before, cards=cards, total=before.supplies + more + sum([card.strength for card in cards]))

    def theater(index: int) -> TheaterView:
        columns = (column(index, 0), column(index, 1))
        ours, theirs = columns[0].total, columns[1].total
        return replace(
            view.row[index], columns=columns, controller=view.first if ours == theirs else int(theirs > ours)
        )

    return replace(view, row=tuple(theater(index) for index in range(len(view.row))))


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
