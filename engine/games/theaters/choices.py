"""What can be chosen from, always in the order of rules 2.3, and the effect that each choice stands for.

Cards in play are listed by where they lie, never by what they are, so that the order of a list tells nothing.
"""

from collections.abc import Iterable

from engine.core.seats import Seat
from engine.games.theaters import ongoing
from engine.games.theaters.actions import Deploy, Flip, Improvise, Move, Place, TakeBack, Via
from engine.games.theaters.cards import CARDS
from engine.games.theaters.effects import Effect, PickUp, PlayFacedown, PlayFaceup, PlayTop, Shift, TurnOver
from engine.games.theaters.state import Table

Choice = Deploy | Improvise | Flip | Move | TakeBack | Place
"""An action that an effect stands behind: all but to withdraw and to decline."""

# Plays are values without a position in them, so the few there are stand ready: making them would cost most of a move.
_LONGEST_ROW = 5
_VIAS: tuple[Via, ...] = ("match", "aerodrome", "air_drop")
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
_MATCHING: dict[tuple[str, int, int], tuple[Deploy | Improvise, ...]] = {
    (card.key, theater, length): (_DEPLOYS[card.key, "match"][theater], *_IMPROVISES[card.key, length])
    for card in CARDS
    for length in range(1, _LONGEST_ROW + 1)
    for theater in range(length)
}


def plays(table: Table, side: int, seat: Seat) -> list[Deploy | Improvise]:
    """List the plays of the seat's hand: card by card, deploys before improvises, each in row order."""
    row, length = table.row, len(table.row)
    held = ongoing.permissions(table, side)
    listed: list[Deploy | Improvise] = []
    for card in table.hands[seat]:
        type_ = _TYPES[card]
        via = next((via for via in held if ongoing.carries(via, card)), None) if held else None
        if via is None:
            listed += _MATCHING[card, row.index(type_), length]
        else:
            listed += [_DEPLOYS[card, "match" if there == type_ else via][at] for at, there in enumerate(row)]
            listed += _IMPROVISES[card, length]
    return listed


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


def effect_of(seat: Seat, choice: Choice) -> Effect:
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
