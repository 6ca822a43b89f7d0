"""Reasons for an action of Air, Land & Sea: leads, points, and the cost to the seat's own hand."""

from collections.abc import Iterator, Sequence

from engine.ai.advice import Reasoning
from engine.core.values import Kind
from engine.games.air_land_sea.actions import Action, Deploy, Improvise, Withdraw
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.view_types import TheaterView, View

MAX_POINTS = 6
"""Points of a side if its enemy withdraws late or fights to the end."""


class WinsMatch(Kind, frozen=True):
    """Reason: the action wins the match."""


class WinsBattle(Kind, frozen=True):
    """Reason: the action wins the battle and `points` points."""

    points: int


class WithdrawsCheaply(Kind, frozen=True):
    """Reason: a withdrawal gives the enemy `points` points, less than the six of a lost battle."""

    points: int


class ControlsMost(Kind, frozen=True):
    """Reason: the own side then controls `controlled` of all `theaters`, a majority."""

    controlled: int
    theaters: int


class TakesLead(Kind, frozen=True):
    """Reason: the own side takes control of a theater, with the larger total or by winning the tie."""

    theater: str
    own: int
    enemy: int


class WeakensEnemy(Kind, frozen=True):
    """Reason: the action lowers the enemy's total in a theater."""

    theater: str
    before: int
    after: int


class CatchesUp(Kind, frozen=True):
    """Reason: the own side's deficit in a theater becomes smaller."""

    theater: str
    before: int
    after: int


class ExtendsLead(Kind, frozen=True):
    """Reason: the own side's lead in a theater becomes larger."""

    theater: str
    ahead: int


class UsesAbility(Kind, frozen=True):
    """Reason: the card is deployed, so that its ability takes effect."""

    card: str


class SpendsWeakest(Kind, frozen=True):
    """Reason: the card is the weakest of the hand, or as weak as the weakest."""

    card: str


class KeepsCards(Kind, frozen=True):
    """Reason: the own side still has `own` cards after the action, more than the enemy's `enemy`."""

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
    """Return the reasons for an action from its seat's views before and after it, the strongest first.

    Return `()` if there are none. A spectator's view counts as side 0.
    """
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
    """Yield the reasons for `side` from changes in the theaters between two views of the same battle.

    The order is: control gained, the enemy's losses in strength, then a smaller deficit or a larger lead. The result is
    empty if no theater has changed.
    """
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
    """Yield the reasons from the card that the action plays: its ability, its strength, and the cards left.

    `side` is the side of the acting seat. Actions other than deploys and improvises yield nothing.
    """
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
