"""Lists of choices in the order of rules 2.3, and the effect that carries out each choice.

Cards in play are listed by position. So the order of a list reveals no hidden card.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from engine.core.values import Seat
from engine.games.air_land_sea import actions, effects, strength
from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BY_KEY, CARDS, Ongoing, cards_of
from engine.games.air_land_sea.effects import Effect
from engine.games.air_land_sea.state import LONGEST_ROW, AirDropLeave, Table, adjacent, locate

Play = actions.Deploy | actions.Improvise
FromHand = actions.SwapCard | actions.Reveal | actions.Give
"""An action that names a card of the hand, but not to play it."""
Choice = (
    Play
    | FromHand
    | actions.Flip
    | actions.Move
    | actions.TakeBack
    | actions.Place
    | actions.Name
    | actions.Exchange
    | actions.Draw
    | actions.Receive
    | actions.Destroy
)
"""An action that an effect carries out."""

# Plays are values without a position in them, so the few there are stand ready: making them would cost most of a move.
_VIAS: tuple[Via, ...] = ("match", "aerodrome", "air_drop", "supply_lines")
_MATCH: tuple[Via, ...] = ("match",)
_DEPLOYS = {
    (card.key, via): tuple(actions.Deploy(card.key, theater, via) for theater in range(LONGEST_ROW))
    for card in CARDS
    for via in _VIAS
}
_IMPROVISES = {
    (card.key, length): tuple(actions.Improvise(card.key, theater) for theater in range(length))
    for card in CARDS
    for length in range(1, LONGEST_ROW + 1)
}
ALL_PLAYS: tuple[Play, ...] = (
    *(play for plays in _DEPLOYS.values() for play in plays),
    *(play for card in CARDS for play in _IMPROVISES[card.key, LONGEST_ROW]),
)
"""Every way in which a card of any hand can be played anywhere."""


def plays(table: Table, side: int, cards: Iterable[str]) -> list[Play]:
    """List the plays of these cards: card by card, deploys before improvises, each in row order.

    A deploy with Supply Lines gives the enemy a Supply. It follows the free deploy to the same theater, if there is one
    (rules 2.3).
    """
    by_card = _plays_by_card(table.row, table.in_force[side], table.air_drop[side])
    listed: list[Play] = []
    for card in cards:
        listed += by_card[card]
    return listed


@lru_cache(maxsize=1024)
def _plays_by_card(
    row: tuple[str, ...], in_force: tuple[Ongoing, ...], air_drop: AirDropLeave
) -> dict[str, tuple[Play, ...]]:
    """Return the plays of each card of the match as {card key: its plays}, deploys before improvises.

    `row` holds the theater types. `in_force` and `air_drop` are the side's ongoing abilities and Air Drop permission.
    """
    vias = strength.permissions(in_force, air_drop)
    return {card: _plays(card, row.index(BY_KEY[card].type), len(row), vias) for card in cards_of(row)}


@cache
def _plays(card: str, matching: int, length: int, permitted_vias: tuple[Via, ...]) -> tuple[Play, ...]:
    """Return a card's plays in a row of `length` theaters: deploys, then improvises, each in row order.

    `matching` is the index of the theater of the card's own type. `permitted_vias` are the permissions to deploy to
    other theaters, in order of use.
    """
    return (*_deploys(card, matching, length, permitted_vias), *_IMPROVISES[card, length])


def _deploys(card: str, matching: int, length: int, permitted_vias: tuple[Via, ...]) -> list[actions.Deploy]:
    vias = [via for via in permitted_vias if strength.permits(via, card)]
    if not vias:
        return [_DEPLOYS[card, "match"][matching]]
    foreign = [via for via in vias if via in (vias[0], "supply_lines")]
    return [
        _DEPLOYS[card, via][theater]
        for theater in range(length)
        for via in (_MATCH if theater == matching else foreign)
    ]


def envoy_moves(table: Table) -> list[actions.MoveEnvoy]:
    """List a move of Envoy to each theater next to its own, in row order.

    Raises Corrupt if Envoy isn't in play.
    """
    _, theater, _ = locate(table, strength.ENVOY)
    return [actions.MoveEnvoy(to) for to in adjacent(table, theater)]


def flips(table: Table, theaters: Iterable[int], sides: tuple[int, ...]) -> list[actions.Flip]:
    """List a flip of the uncovered card of each column in these theaters and sides; skip empty columns.

    `theaters` holds indexes in the row. The order is that of `theaters`, and within a theater that of `sides`.
    """
    return [actions.Flip(theater, side) for theater in theaters for side in sides if table.columns[side][theater]]


def moves(table: Table, side: int) -> list[actions.Move]:
    """List every move of one of the side's cards to another theater, whether the card is covered or not.

    Ordered by theater, then from the bottom card up, then by target theater. Empty if the side has no card in play.
    """
    return [
        actions.Move(theater, index, to)
        for theater, column in enumerate(table.columns[side])
        for index in range(len(column))
        for to in range(len(table.row))
        if to != theater
    ]


def take_backs(table: Table, side: int) -> list[actions.TakeBack]:
    """List a TakeBack for each facedown card of the side, covered or not; empty if it has none.

    Theaters come in row order, and each column runs from the bottom up.
    """
    return [
        actions.TakeBack(theater, index)
        for theater, column in enumerate(table.columns[side])
        for index, placed in enumerate(column)
        if not placed.faceup
    ]


def lower_flips(table: Table, chooser: int, than: str) -> list[actions.Flip]:
    """List flips of uncovered cards with a current strength below the printed strength of `than` (rules 1.1, 3.1).

    Cards of both sides count. Theaters come in row order, and the chooser's side comes first in each.
    """
    limit = BY_KEY[than].strength
    return [flip for flip, counted in _counted_flips(table, chooser) if counted < limit]


def higher_flips(table: Table, chooser: int, than: Sequence[str]) -> list[actions.Flip]:
    """List flips of uncovered cards stronger than the weakest card in `than` (rules 1.1, 3.1).

    Compare an uncovered card's current strength with the lowest printed strength in `than`. Cards of both sides count.
    Theaters come in row order, with the chooser's side first in each. Raises ValueError if `than` is empty.
    """
    limit = min(BY_KEY[card].strength for card in than)
    return [flip for flip, counted in _counted_flips(table, chooser) if counted > limit]


def _counted_flips(table: Table, chooser: int) -> list[tuple[actions.Flip, int]]:
    """List the flips of all uncovered cards, each with the card's current strength.

    Theaters come in row order, with the side `chooser` first in each; empty columns are skipped.
    """
    counted = (strength.uncovered_strengths(table, 0), strength.uncovered_strengths(table, 1))
    listed = flips(table, range(len(table.row)), (chooser, 1 - chooser))
    return [(flip, counted[flip.side][flip.theater]) for flip in listed]


def names(table: Table) -> list[actions.Name]:
    """List a Name action for every card of the match's theater types, wherever the card is now.

    Sorted by type and strength.
    """
    return [actions.Name(card) for card in cards_of(table.row)]


def exchanges(table: Table, theaters: Iterable[int]) -> list[actions.Exchange]:
    """List an Exchange for each of these theaters in which both sides have a card; [] if none.

    `theaters` holds indexes in the row and sets the order.
    """
    ours, theirs = table.columns
    return [actions.Exchange(theater) for theater in theaters if ours[theater] and theirs[theater]]


def destroys(table: Table, chooser: int, *, own: bool) -> list[actions.Destroy]:
    """List the ways to destroy a card in play.

    With `own`, the targets are the chooser's faceup cards, covered or not. Otherwise they are the uncovered cards of
    both sides. Theaters come in row order; without `own`, the chooser's side comes first in each.
    """
    if not own:
        tops = flips(table, range(len(table.row)), (chooser, 1 - chooser))
        return [actions.Destroy(top.theater, top.side, len(table.columns[top.side][top.theater]) - 1) for top in tops]
    return [
        actions.Destroy(theater, chooser, index)
        for theater, column in enumerate(table.columns[chooser])
        for index, placed in enumerate(column)
        if placed.faceup
    ]


def effect_of(seat: Seat, choice: Choice) -> Effect:
    """Return the effect that carries out the seat's choice."""
    return EFFECTS[type(choice)](seat, choice)


EFFECTS: Mapping[type[Choice], Callable[[Seat, Any], Effect]] = {
    actions.Deploy: lambda seat, play: effects.PlayFaceup(seat, play.card, play.theater, play.via),
    actions.Improvise: lambda seat, play: effects.PlayFacedown(seat, play.card, play.theater),
    actions.Flip: lambda seat, flip: effects.TurnOver(seat, flip.theater, flip.side),
    actions.Move: lambda seat, move: effects.Shift(seat, move.theater, move.index, move.to),
    actions.TakeBack: lambda seat, taken: effects.PickUp(seat, taken.theater, taken.index),
    actions.Place: lambda seat, place: effects.PlayTop(seat, place.theater),
    actions.SwapCard: lambda seat, swap: effects.ChooseSwap(seat, swap.card),
    actions.Reveal: lambda seat, reveal: effects.Show(seat, reveal.card),
    actions.Name: lambda seat, name: effects.Call(seat, name.card),
    actions.Exchange: lambda seat, exchange: effects.ChangeSides(seat, exchange.theater),
    actions.Draw: lambda seat, _: effects.TakeTop(seat),
    actions.Give: lambda seat, give: effects.Offer(seat, give.card),
    actions.Receive: lambda seat, _: effects.TakeGift(seat),
    actions.Destroy: lambda seat, ruin: effects.Ruin(seat, ruin.theater, ruin.side, ruin.index),
}
"""Functions from the seat and its choice to the effect, keyed by kind of choice.

This is a lookup because each offered answer needs an effect.
"""
