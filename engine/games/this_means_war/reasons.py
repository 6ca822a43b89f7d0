"""What speaks for an action of This Means War!: what it does to bases if nobody answers, and what it costs."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.ai.advice import Reasoning
from engine.core.game import Game
from engine.core.values import Kind, Seat
from engine.games.this_means_war import actions
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Area, Areas, points
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.orders import played_effects
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View

_MAX_PASSES = 50


class WinsMatch(Kind, frozen=True):
    """It wins the match."""


class Eliminates(Kind, frozen=True):
    """It puts a rival out of the match."""

    seat: Seat


class StrikesCity(Kind, frozen=True):
    """It lowers a rival's CITY by so much, to what stands there then."""

    seat: Seat
    lost: int
    left: int


class StrikesWall(Kind, frozen=True):
    """It lowers a rival's WALL by so much, to what stands there then."""

    seat: Seat
    lost: int
    left: int


class RuinsProduction(Kind, frozen=True):
    """It lowers what a rival produces."""

    seat: Seat
    area: Area


class Nullifies(Kind, frozen=True):
    """It nullifies a rival's order."""

    seat: Seat
    card: str


class BuildsCity(Kind, frozen=True):
    """It raises the own CITY, and so much is lacking then."""

    gained: int
    lacking: int


class BuildsWall(Kind, frozen=True):
    """It raises the own WALL, to what stands there then."""

    gained: int
    now: int


class RaisesProduction(Kind, frozen=True):
    """It makes the own base produce more in an area."""

    area: Area
    now: int


class DrainsResource(Kind, frozen=True):
    """It takes so much of a resource from a rival."""

    seat: Seat
    area: Area
    lost: int


class CostsPart(Kind, frozen=True):
    """It costs so many of the resources that the own base has."""

    spent: int
    had: int


class SwapsUnpayable(Kind, frozen=True):
    """It gives away a card that the own base can't pay for."""

    card: str


class RenewsHand(Kind, frozen=True):
    """It gives away a hand of so many cards of which only so many can be paid."""

    cards: int
    payable: int


class KeepsAnswers(Kind, frozen=True):
    """It keeps so many answers that could be paid for another order."""

    number: int


class HasNoAnswer(Kind, frozen=True):
    """There is nothing to answer with; passing is all that is left."""


WarReason = (
    WinsMatch
    | Eliminates
    | StrikesCity
    | StrikesWall
    | RuinsProduction
    | Nullifies
    | BuildsCity
    | BuildsWall
    | RaisesProduction
    | DrainsResource
    | CostsPart
    | SwapsUnpayable
    | RenewsHand
    | KeepsAnswers
    | HasNoAnswer
)


def apply_unanswered(game: Game[Any, State, Action, Any, View], state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action to which nobody plays ESPIONAGE."""
    state = game.apply_listed(state, seat, action).state
    for _ in range(_MAX_PASSES):
        acting = min(game.to_act(state), default=None)
        if acting is None or actions.Pass() not in game.legal(state, acting):
            break
        state = game.apply_listed(state, acting, actions.Pass()).state
    return state


def reasons(before: View, action: Action, after: View) -> Sequence[WarReason]:
    """Return what speaks for an action, by what its seat sees before it, and after it if nobody answers."""
    if before.seat is None:
        return ()
    match action:
        case actions.Play():
            return tuple(_yield_order_reasons(before, action, after, before.seat))
        case actions.Recycle(card) | actions.Discard(card):
            unpayable = any(held.card == card and not held.payable for held in before.hand)
            return (SwapsUnpayable(card),) if unpayable else ()
        case actions.Mulligan():
            return (RenewsHand(len(before.hand), sum(held.payable for held in before.hand)),)
        case actions.Pass():
            answers = [held for held in before.hand if held.payable and BY_KEY[held.card].type == "ESPIONAGE"]
            return (KeepsAnswers(len(answers)) if answers else HasNoAnswer(),)
        case _:
            return ()


def _yield_order_reasons(before: View, order: actions.Play, after: View, seat: Seat) -> Iterator[WarReason]:
    if after.outcome is not None and seat in after.outcome.ranks[0]:
        yield WinsMatch()
    yield from _yield_nullified(before, order)
    for then, now in zip(before.grafmarshalls, after.grafmarshalls, strict=True):
        if now.seat == seat or then.eliminated or not _strikes(before, order, now.seat):
            continue
        if now.eliminated:
            yield Eliminates(now.seat)
        else:
            yield from _yield_losses(now.seat, then.base, now.base)
    yield from _yield_gains(before, after, seat)
    own = before.grafmarshalls[seat].base
    spent = sum(BY_KEY[order.card].cost)
    if spent:
        yield CostsPart(spent, sum(points(own, area) for area in RESOURCES))


def _strikes(before: View, order: actions.Play, rival: Seat) -> bool:
    """Tell whether what happens to the rival is this order's doing; other orders of a window take effect as well."""
    return not before.windows or order.target == rival


def _yield_nullified(before: View, order: actions.Play) -> Iterator[WarReason]:
    """Yield the order that this one nullifies, as itself or as a copy."""
    is_sabotage = order.branch is None and played_effects(order.card, None).nullifies
    number = order.order if is_sabotage else order.second
    if before.windows and number is not None:
        aimed = before.windows[-1].orders[number]
        yield Nullifies(aimed.seat, aimed.card)


def _yield_losses(rival: Seat, then: Areas, now: Areas) -> Iterator[WarReason]:
    if now.city < then.city:
        yield StrikesCity(rival, then.city - now.city, now.city)
    if now.wall < then.wall:
        yield StrikesWall(rival, then.wall - now.wall, now.wall)
    for area in PRODUCTIONS:
        if points(now, area) < points(then, area):
            yield RuinsProduction(rival, area)
    for resource in RESOURCES:
        lost = points(then, resource) - points(now, resource)
        if lost > 0:
            yield DrainsResource(rival, resource, lost)


def _yield_gains(before: View, after: View, seat: Seat) -> Iterator[WarReason]:
    then, now = before.grafmarshalls[seat].base, after.grafmarshalls[seat].base
    if now.city > then.city:
        yield BuildsCity(now.city - then.city, max(before.win_city - now.city, 0))
    if now.wall > then.wall:
        yield BuildsWall(now.wall - then.wall, now.wall)
    for area in PRODUCTIONS:
        if points(now, area) > points(then, area):
            yield RaisesProduction(area, points(now, area))


REASONING: Reasoning[State, Action, View, WarReason] = Reasoning(
    reasons=reasons, kinds=WarReason, aftermath=apply_unanswered
)
