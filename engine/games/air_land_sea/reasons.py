"""What speaks for an action of Air, Land & Sea: leads, points, and what it costs of the own hand."""

from collections.abc import Iterator, Sequence

from engine.ai.advice import Reasoning
from engine.core.values import Kind
from engine.games.air_land_sea.actions import Action, Deploy, Improvise, Withdraw
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.view_types import TheaterView, View

MAX_POINTS = 6
"""What a side scores whose enemy withdraws late or not at all."""


class WinsMatch(Kind, frozen=True):
    """It wins the match."""


class WinsBattle(Kind, frozen=True):
    """It wins the battle, and so many points."""

    points: int


class WithdrawsCheaply(Kind, frozen=True):
    """It gives the enemy so many points in place of the six of a battle that is fought out."""

    points: int


class ControlsMost(Kind, frozen=True):
    """It makes the own side control so many of all theaters, which is most of them."""

    controlled: int
    theaters: int


class TakesLead(Kind, frozen=True):
    """It takes the lead in a theater, or wins the tie there."""

    theater: str
    own: int
    enemy: int


class WeakensEnemy(Kind, frozen=True):
    """It lowers the enemy's total in a theater."""

    theater: str
    before: int
    after: int


class CatchesUp(Kind, frozen=True):
    """It leaves the own side behind in a theater, by fewer than before."""

    theater: str
    before: int
    after: int


class ExtendsLead(Kind, frozen=True):
    """It makes a lead larger."""

    theater: str
    ahead: int


class UsesAbility(Kind, frozen=True):
    """It brings the card's ability into play."""

    card: str


class SpendsWeakest(Kind, frozen=True):
    """It costs no stronger card than the weakest of the hand."""

    card: str


class KeepsCards(Kind, frozen=True):
    """It leaves so many cards in the hand, where the enemy has fewer."""

    own: int
    enemy: int


AirReason = (
    WinsMatch
    | WinsBattle
    | WithdrawsCheaply
    | ControlsMost
    | TakesLead
    | WeakensEnemy
    | CatchesUp
    | ExtendsLead
    | UsesAbility
    | SpendsWeakest
    | KeepsCards
)


def reasons(before: View, action: Action, after: View) -> Sequence[AirReason]:
    """Return what speaks for an action, by what its seat sees before and after it."""
    return tuple(_reasons(before, action, after, before.side or 0))


def _reasons(before: View, action: Action, after: View, side: int) -> Iterator[AirReason]:
    if after.outcome is not None and side in after.outcome.ranks[0]:
        yield WinsMatch()
    if isinstance(action, Withdraw):
        if before.withdrawal[side] < MAX_POINTS:
            yield WithdrawsCheaply(before.withdrawal[side])
        return
    if after.victory_points[side] > before.victory_points[side]:
        yield WinsBattle(after.victory_points[side] - before.victory_points[side])
    if after.battle == before.battle and after.outcome is None:
        yield from _gains(before, after, side)
    yield from _costs(before, action, side)


def _gains(before: View, after: View, side: int) -> Iterator[AirReason]:
    """Yield what changes in the theaters."""
    controlled = _count_controlled(after, side)
    if controlled > max(_count_controlled(before, side), len(after.row) // 2):
        yield ControlsMost(controlled, len(after.row))
    pairs = [(then, now) for then, now in zip(before.row, after.row, strict=True) if then != now]
    for then, now in pairs:
        if now.controller == side != then.controller:
            yield TakesLead(now.type, now.columns[side].total, now.columns[1 - side].total)
    for then, now in pairs:
        if now.columns[1 - side].total < then.columns[1 - side].total:
            yield WeakensEnemy(now.type, then.columns[1 - side].total, now.columns[1 - side].total)
    for then, now in pairs:
        lead, lead_before = _lead(now, side), _lead(then, side)
        if lead > lead_before and now.controller != side:
            yield CatchesUp(now.type, -lead_before, -lead)
        elif lead > lead_before and then.controller == side:
            yield ExtendsLead(now.type, lead)


def _costs(before: View, action: Action, side: int) -> Iterator[AirReason]:
    """Yield what the action does with the card that it takes out of the hand."""
    if not isinstance(action, Deploy | Improvise):
        return
    if isinstance(action, Deploy) and BY_KEY[action.card].kind != "none":
        yield UsesAbility(action.card)
    strength = BY_KEY[action.card].strength
    if len(before.hand) > 1 and strength == min(BY_KEY[key].strength for key in before.hand):
        yield SpendsWeakest(action.card)
    own, enemy = (sum(before.hand_sizes[seat] for seat in before.sides[each]) for each in (side, 1 - side))
    if own - 1 > enemy > 0:
        yield KeepsCards(own - 1, enemy)


def _count_controlled(view: View, side: int) -> int:
    return sum(theater.controller == side for theater in view.row)


def _lead(theater: TheaterView, side: int) -> int:
    return theater.columns[side].total - theater.columns[1 - side].total


REASONING: Reasoning[State, Action, View, AirReason] = Reasoning(reasons=reasons, kinds=AirReason)
