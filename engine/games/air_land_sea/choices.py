"""What can be chosen from, always in the order of rules 2.3, and the effect that each choice stands for.

Cards in play are listed by where they lie, never by what they are, so that the order of a list tells nothing.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never

from engine.core.seats import Seat
from engine.games.air_land_sea import ongoing
from engine.games.air_land_sea.actions import (
    Deploy,
    Destroy,
    Draw,
    Exchange,
    Flip,
    Give,
    Improvise,
    Move,
    MoveEnvoy,
    Name,
    Place,
    Receive,
    Reveal,
    SwapCard,
    TakeBack,
    Via,
)
from engine.games.air_land_sea.cards import BY_KEY, CARDS, cards_of
from engine.games.air_land_sea.effects import (
    Call,
    ChangeSides,
    ChooseSwap,
    Effect,
    Offer,
    PickUp,
    PlayFacedown,
    PlayFaceup,
    PlayTop,
    Ruin,
    Shift,
    Show,
    TakeGift,
    TakeTop,
    TurnOver,
)
from engine.games.air_land_sea.state import Table

Play = Deploy | Improvise
FromHand = SwapCard | Reveal | Give
"""An action that picks a card of the hand for something else than to play it."""
Choice = Play | FromHand | Flip | Move | TakeBack | Place | Name | Exchange | Draw | Receive | Destroy
"""An action that an effect stands behind."""

# Plays are values without a position in them, so the few there are stand ready: making them would cost most of a move.
_LONGEST_ROW = 5
_VIAS: tuple[Via, ...] = ("match", "aerodrome", "air_drop", "supply_lines")
_MATCH: tuple[Via, ...] = ("match",)
_TYPES = {card.key: card.type for card in CARDS}
_DEPLOYS = {
    (card.key, via): tuple(Deploy(card.key, theater, via) for theater in range(_LONGEST_ROW))
    for card in CARDS
    for via in _VIAS
}
_IMPROVISES = {
    (card.key, length): tuple(Improvise(card.key, theater) for theater in range(length))
    for card in CARDS
    for length in range(1, _LONGEST_ROW + 1)
}


@lru_cache(maxsize=64)
def _matching(row: tuple[str, ...]) -> dict[str, tuple[Play, ...]]:
    """Return, by card, its plays in this row for a side without any permission."""
    return {
        card: (_DEPLOYS[card, "match"][row.index(_TYPES[card])], *_IMPROVISES[card, len(row)]) for card in cards_of(row)
    }


def plays(table: Table, side: int, cards: Sequence[str]) -> list[Play]:
    """List the plays of these cards of a hand: card by card, deploys before improvises, each in row order.

    A deploy that costs Supplies is offered where none is free, and after the free one where one is (rules 2.3).
    """
    row, held, matching = table.row, ongoing.permissions(table, side), _matching(table.row)
    listed: list[Play] = []
    for card in cards:
        if not held or not (vias := [via for via in held if ongoing.carries(via, card)]):
            listed += matching[card]
            continue
        foreign = [via for via in vias if via in (vias[0], "supply_lines")]
        for at, there in enumerate(row):
            listed += [_DEPLOYS[card, via][at] for via in (_MATCH if there == _TYPES[card] else foreign)]
        listed += _IMPROVISES[card, len(row)]
    return listed


def envoy_moves(table: Table) -> list[MoveEnvoy]:
    """List where Envoy may go from where it lies."""
    _, theater, _ = ongoing.locate(table, ongoing.ENVOY)
    return [MoveEnvoy(to) for to in ongoing.adjacent(table, theater)]


def flips(table: Table, chooser: int, theaters: Iterable[int], sides: tuple[int, ...]) -> list[Flip]:
    """List the uncovered cards of these theaters and sides, the chooser's own before the enemy's."""
    ordered = sorted(sides, key=chooser.__ne__)
    return [Flip(theater, side) for theater in theaters for side in ordered if table.columns[side][theater]]


def moves(table: Table, side: int) -> list[Move]:
    """List every way to bring a card of the side to another theater."""
    return [
        Move(theater, index, to)
        for theater, column in enumerate(table.columns[side])
        for index in range(len(column))
        for to in range(len(table.row))
        if to != theater
    ]


def take_backs(table: Table, side: int) -> list[TakeBack]:
    """List the side's facedown cards, covered or not."""
    return [
        TakeBack(theater, index)
        for theater, column in enumerate(table.columns[side])
        for index, placed in enumerate(column)
        if not placed.faceup
    ]


def lower_flips(table: Table, chooser: int, than: str) -> list[Flip]:
    """List the uncovered cards of either side that count for less than what is printed on a card (rules 1.1, 3.1)."""
    limit = BY_KEY[than].strength
    return [
        flip
        for flip in flips(table, chooser, range(len(table.row)), (chooser, 1 - chooser))
        if ongoing.strengths(table, flip.side)[flip.theater][-1] < limit
    ]


def names(table: Table) -> list[Name]:
    """List every card of the match, wherever it may be."""
    return [Name(card) for card in cards_of(table.row)]


def exchanges(table: Table, other_than: int) -> list[Exchange]:
    """List the theaters but one where both sides have an uncovered card."""
    ours, theirs = table.columns
    return [
        Exchange(theater)
        for theater in range(len(table.row))
        if theater != other_than and ours[theater] and theirs[theater]
    ]


def destroys(table: Table, chooser: int, *, own: bool) -> list[Destroy]:
    """List the cards in play that can be destroyed: any of the chooser's own, or the uncovered ones of both sides."""
    if not own:
        tops = flips(table, chooser, range(len(table.row)), (chooser, 1 - chooser))
        return [Destroy(top.theater, top.side, len(table.columns[top.side][top.theater]) - 1) for top in tops]
    return [
        Destroy(theater, chooser, index)
        for theater, column in enumerate(table.columns[chooser])
        for index in range(len(column))
    ]


def effect_of(seat: Seat, choice: Choice) -> Effect:  # noqa: PLR0911, PLR0912 - one return for each kind of choice
    """Return what carries out the seat's choice."""
    match choice:
        case Deploy(card, theater, via):
            return PlayFaceup(seat, card, theater, via)
        case Improvise(card, theater):
            return PlayFacedown(seat, card, theater)
        case Flip(theater, side):
            return TurnOver(seat, theater, side)
        case Move(theater, index, to):
            return Shift(seat, theater, index, to)
        case TakeBack(theater, index):
            return PickUp(seat, theater, index)
        case Place(theater):
            return PlayTop(seat, theater)
        case SwapCard(card):
            return ChooseSwap(seat, card)
        case Reveal(card):
            return Show(seat, card)
        case Name(card):
            return Call(seat, card)
        case Exchange(theater):
            return ChangeSides(seat, theater)
        case Draw():
            return TakeTop(seat)
        case Give(card):
            return Offer(seat, card)
        case Receive():
            return TakeGift(seat)
        case Destroy(theater, side, index):
            return Ruin(seat, theater, side, index)
        case _:
            assert_never(choice)
