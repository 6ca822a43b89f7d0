"""Reasons for an action of This Means War!: its effects on bases if unanswered, and its costs."""

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
_LOWERED: tuple[Area, ...] = ("city", "wall", *PRODUCTIONS, *RESOURCES)
_RAISED: tuple[Area, ...] = ("wall", *PRODUCTIONS)
"""Areas with an own gain that is a reason; `BuildsCity` covers the CITY."""


class WinsMatch(Kind, frozen=True):
    """Reason: the action wins the match."""


class Eliminates(Kind, frozen=True):
    """Reason: the action eliminates a rival."""

    seat: Seat


class Lowers(Kind, frozen=True):
    """Reason: the action lowers a rival's area by `lost` to `left`."""

    seat: Seat
    area: Area
    lost: int
    left: int


class Nullifies(Kind, frozen=True):
    """Reason: the action nullifies the order `card` of the seat `seat`."""

    seat: Seat
    card: str


class BuildsCity(Kind, frozen=True):
    """Reason: the own CITY grows by `gained`, and `lacking` more would win."""

    gained: int
    lacking: int


class Raises(Kind, frozen=True):
    """Reason: an own area other than the CITY grows by `gained` to `now`."""

    area: Area
    gained: int
    now: int


class CostsPart(Kind, frozen=True):
    """Reason: the card costs `spent` of the `had` resources of the own base."""

    spent: int
    had: int


class SwapsUnpayable(Kind, frozen=True):
    """Reason: the action discards a card that the own base can't pay."""

    card: str


class RenewsHand(Kind, frozen=True):
    """Reason: the action discards a hand of `cards` cards; only `payable` of them can be paid."""

    cards: int
    payable: int


class KeepsAnswers(Kind, frozen=True):
    """Reason: passing keeps `number` payable answers for another order."""

    number: int


class HasNoAnswer(Kind, frozen=True):
    """There is nothing to answer with; passing is all that is left."""


WarReason = (
    WinsMatch
    | Eliminates
    | Lowers
    | Nullifies
    | BuildsCity
    | Raises
    | CostsPart
    | SwapsUnpayable
    | RenewsHand
    | KeepsAnswers
    | HasNoAnswer
)


def apply_unanswered(game: Game[Any, State, Action, Any, View], state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action, if all seats then pass instead of playing ESPIONAGE.

    The result ends at the first choice without a pass, or after _MAX_PASSES passes.
    """
    state = game.apply_listed(state, seat, action).state
    for _ in range(_MAX_PASSES):
        acting = min(game.to_act(state), default=None)
        if acting is None or actions.Pass() not in game.legal(state, acting):
            break
        state = game.apply_listed(state, acting, actions.Pass()).state
    return state


def reasons(before: View, action: Action, after: View) -> Sequence[WarReason]:
    """Return the reasons for an action from its seat's views before and after it; empty for a spectator's view.

    `after` is the view after all others have passed.
    """
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
    """Return whether a change of the rival's base that followed the order is due to this order.

    True if no window was open before. In an open window other orders take effect too, so the rival must be the order's
    target.
    """
    return not before.windows or order.target == rival


def _yield_nullified(before: View, order: actions.Play) -> Iterator[WarReason]:
    """Yield one Nullifies for the order that the play nullifies, by SABOTAGE or a copy of SABOTAGE.

    Yield nothing for any other play, or outside windows.
    """
    is_sabotage = order.branch is None and played_effects(order.card, None).nullifies
    number = order.order if is_sabotage else order.second
    if before.windows and number is not None:
        aimed = before.windows[-1].orders[number]
        yield Nullifies(aimed.seat, aimed.card)


def _yield_losses(rival: Seat, then: Areas, now: Areas) -> Iterator[Lowers]:
    for area in _LOWERED:
        lost = points(then, area) - points(now, area)
        if lost > 0:
            yield Lowers(rival, area, lost, points(now, area))


def _yield_gains(before: View, after: View, seat: Seat) -> Iterator[WarReason]:
    then, now = before.grafmarshalls[seat].base, after.grafmarshalls[seat].base
    if now.city > then.city:
        yield BuildsCity(now.city - then.city, max(before.win_city - now.city, 0))
    for area in _RAISED:
        gained = points(now, area) - points(then, area)
        if gained > 0:
            yield Raises(area, gained, points(now, area))


REASONING: Reasoning[State, Action, View, WarReason] = Reasoning(
    reasons=reasons, kinds=WarReason, aftermath=apply_unanswered
)
