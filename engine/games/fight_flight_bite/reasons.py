"""Reasons for an action of Fight, Flight, Bite: leads on woodlands, cubes, and the stakes of duels."""

from collections.abc import Iterator, Sequence

from engine.ai.advice import Reasoning
from engine.core.values import Kind, Seat
from engine.games.fight_flight_bite import actions
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, SIGNS, Food, Sign
from engine.games.fight_flight_bite.harvest import CUBE
from engine.games.fight_flight_bite.state import State
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_PLAIN = (1, 1, 1)
"""Number of actions of a won duel by sign, without any addition."""


class TakesLead(Kind, frozen=True):
    """Reason: the seat then has the most critters of a woodland.

    `points` are the points of the woodland's present cubes for the seat.
    """

    woodland: str
    points: int


class DrawsLevel(Kind, frozen=True):
    """Reason: the seat then shares the most critters of a woodland with these rivals."""

    woodland: str
    rivals: tuple[Seat, ...]


class ExtendsLead(Kind, frozen=True):
    """Reason: the seat's lead on a woodland grows to `ahead` critters."""

    woodland: str
    ahead: int


class CatchesUp(Kind, frozen=True):
    """Reason: the seat's deficit on a woodland shrinks to `behind` critters."""

    woodland: str
    behind: int


class BringsFood(Kind, frozen=True):
    """Reason: a cube arrives on a woodland with a lead of the seat. `points` are its points for the seat."""

    woodland: str
    food: Food
    points: int


class TakesFood(Kind, frozen=True):
    """Reason: a cube leaves a woodland on which `rival` has the most critters."""

    woodland: str
    food: Food
    rival: Seat


class AvoidsDuel(Kind, frozen=True):
    """Reason: the placement is on a woodland without other seats' critters."""

    woodland: str


class AttacksLeader(Kind, frozen=True):
    """Reason: the attacked rival has at least as many critters there as any other opponent."""

    seat: Seat
    critters: int


class RaisesStakes(Kind, frozen=True):
    """Reason: the card adds `actions` actions to a win with the sign."""

    sign: Sign
    actions: int


class CostsNothing(Kind, frozen=True):
    """Reason: the card leaves the hand without lowering the points of the seat's cubes."""

    card: str


class HasHighestStake(Kind, frozen=True):
    """A win with this sign brings more actions than one with any other."""

    sign: Sign
    actions: int


class CannotBeRead(Kind, frozen=True):
    """Reason: the throw is random, because a player with fixed habits is easy to beat."""


class ThrowsAgain(Kind, frozen=True):
    """Reason: the lost duel is thrown again."""


class ScoresMost(Kind, frozen=True):
    """Reason: no food is worth more to the seat than this one, at `points` points a cube."""

    food: Food
    points: int


FightReason = (
    TakesLead
    | DrawsLevel
    | ExtendsLead
    | CatchesUp
    | BringsFood
    | TakesFood
    | AvoidsDuel
    | AttacksLeader
    | RaisesStakes
    | CostsNothing
    | HasHighestStake
    | CannotBeRead
    | ThrowsAgain
    | ScoresMost
)


def reasons(before: View, action: Action, after: View) -> Sequence[FightReason]:
    """Return the reasons for an action from its seat's views before and after it; empty for a spectator's view."""
    if before.seat is None:
        return ()
    return (*_yield_map_reasons(before, after, before.seat), *_list_choice_reasons(before, action, after, before.seat))


def _yield_map_reasons(before: View, after: View, seat: Seat) -> Iterator[FightReason]:
    """Yield the seat's reasons from changed woodlands, in order of importance.

    The order is: leads taken, ties reached, cubes moved, and then leads extended or deficits reduced.
    """
    pairs = [(then, now) for then, now in zip(before.woodlands, after.woodlands, strict=True) if then != now]
    leads = [(now, _lead(then, seat), _lead(now, seat)) for then, now in pairs]
    values = after.worth or (CUBE, CUBE, CUBE)
    for now, then_ahead, ahead in leads:
        if then_ahead <= 0 < ahead:
            yield TakesLead(now.id, sum(count * each for count, each in zip(now.cubes, values, strict=True)))
    for now, then_ahead, ahead in leads:
        if then_ahead < ahead == 0 and now.critters[seat]:
            largest = now.critters[seat]
            rivals = [Seat(other) for other, count in enumerate(now.critters) if count == largest and other != seat]
            yield DrawsLevel(now.id, tuple(rivals))
    yield from _yield_food_reasons(pairs, seat, values)
    for now, then_ahead, ahead in leads:
        if 0 < then_ahead < ahead:
            yield ExtendsLead(now.id, ahead)
        elif then_ahead < ahead < 0:
            yield CatchesUp(now.id, -ahead)


def _yield_food_reasons(
    pairs: Sequence[tuple[WoodlandView, WoodlandView]], seat: Seat, values: Sequence[int]
) -> Iterator[FightReason]:
    """Yield a reason for each food that grows where the seat leads, or shrinks where another seat leads.

    `pairs` has each changed woodland before and after the action. `values` is the points of a cube, by food. A woodland
    that was harvested doesn't count as shrunk.
    """
    for then, now in pairs:
        for food, had, has, each in zip(FOODS, then.cubes, now.cubes, values, strict=True):
            if has > had and _lead(now, seat) > 0:
                yield BringsFood(now.id, food, each)
            elif has < had and now.harvest is None and (rival := _leader(now)) not in (None, seat):
                yield TakesFood(now.id, food, Seat(rival or 0))


def _list_choice_reasons(  # noqa: PLR0911 - one for each kind of action
    before: View, action: Action, after: View, seat: Seat
) -> Sequence[FightReason]:
    match action:
        case actions.Place(letter) | actions.Open(letter):
            empty = not any(
                count for other, count in enumerate(_find_woodland(before, letter).critters) if other != seat
            )
            return (AvoidsDuel(letter),) if empty and isinstance(action, actions.Place) else ()
        case actions.Play(card):
            return _list_card_reasons(before, card, after)
        case actions.Attack(rival) if before.turn is not None and before.turn.woodland is not None:
            critters = _find_woodland(before, before.turn.woodland).critters
            others = [count for other, count in enumerate(critters) if other != seat]
            return (AttacksLeader(rival, critters[rival]),) if critters[rival] == max(others) else ()
        case actions.Throw(signs):
            return (*_list_throw_reasons(before, signs, seat), CannotBeRead())
        case actions.Void():
            return (ThrowsAgain(),)
        case actions.Pick(food):
            values = before.worth or (CUBE, CUBE, CUBE)
            return (ScoresMost(food, values[FOODS.index(food)]),) if values[FOODS.index(food)] == max(values) else ()
        case _:
            return ()


def _list_card_reasons(before: View, card: str, after: View) -> tuple[FightReason, ...]:
    extra = BY_KEY[card].extra
    raised: list[tuple[Sign, int]] = [
        (sign, number) for sign, number in zip(SIGNS, extra, strict=True) if number and number == max(extra)
    ]
    listed: list[FightReason] = [RaisesStakes(sign, number) for sign, number in raised[:1]]
    if before.worth is not None and before.worth == after.worth:
        listed.append(CostsNothing(card))
    return tuple(listed)


def _list_throw_reasons(before: View, signs: Sequence[Sign], seat: Seat) -> tuple[FightReason, ...]:
    """Return the reason that the thrown sign would win the most bonus actions; `()` if there is none.

    Only the attacker's throw of one sign can have it, as a defender wins no actions. A tie for the most actions gives
    no reason. `signs` is the throw of `seat`.
    """
    if before.duel is None or before.turn is None or before.duel.attacker != seat or len(signs) != 1:
        return ()
    stakes = before.turn.stakes
    stake = stakes[SIGNS.index(signs[0])]
    if stake == max(stakes) and stakes.count(stake) == 1 and stakes != _PLAIN:
        return (HasHighestStake(signs[0], stake),)
    return ()


def _lead(woodland: WoodlandView, seat: Seat) -> int:
    """Return the seat's lead in critters over the strongest other seat; negative if the seat is behind."""
    return woodland.critters[seat] - max(count for other, count in enumerate(woodland.critters) if other != seat)


def _leader(woodland: WoodlandView) -> int | None:
    """Return the seat with the most critters; None if several share the most."""
    largest = max(woodland.critters)
    return woodland.critters.index(largest) if woodland.critters.count(largest) == 1 else None


def _find_woodland(view: View, letter: str) -> WoodlandView:
    return next(woodland for woodland in view.woodlands if woodland.id == letter)


REASONING: Reasoning[State, Action, View, FightReason] = Reasoning(reasons=reasons, kinds=FightReason)
