"""What speaks for an action of Fight, Flight, Bite: who has most critters where, cubes, and what duels bring."""

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
"""The actions that a duel brings by sign where nothing adds to them."""


class TakesLead(Kind, frozen=True):
    """It gives the seat the most critters of a woodland, and so its food as things stand; what that is worth to it."""

    woodland: str
    points: int


class DrawsLevel(Kind, frozen=True):
    """It makes the seat share the most critters of a woodland with these others."""

    woodland: str
    rivals: tuple[Seat, ...]


class ExtendsLead(Kind, frozen=True):
    """It makes the seat's lead on a woodland larger: by so many critters."""

    woodland: str
    ahead: int


class CatchesUp(Kind, frozen=True):
    """It leaves the seat behind on a woodland by fewer critters than before."""

    woodland: str
    behind: int


class BringsFood(Kind, frozen=True):
    """It puts a cube where the seat has the most critters, and where it is worth so many points to it."""

    woodland: str
    food: Food
    points: int


class TakesFood(Kind, frozen=True):
    """It takes a cube away from where somebody else has the most critters."""

    woodland: str
    food: Food
    rival: Seat


class AvoidsDuel(Kind, frozen=True):
    """It goes where nobody else is."""

    woodland: str


class AttacksLeader(Kind, frozen=True):
    """It attacks whoever has the most critters there, or as many as anybody."""

    seat: Seat
    critters: int


class RaisesStakes(Kind, frozen=True):
    """It adds to what a win with that sign brings."""

    sign: Sign
    actions: int


class CostsNothing(Kind, frozen=True):
    """It gives up a card without which the own cubes are worth as much as with it."""

    card: str


class HasHighestStake(Kind, frozen=True):
    """A win with this sign brings more actions than one with any other."""

    sign: Sign
    actions: int


class CannotBeRead(Kind, frozen=True):
    """It was drawn by lot, as whoever throws by a rule is beaten."""


class ThrowsAgain(Kind, frozen=True):
    """It lets a lost duel be thrown again."""


class ScoresMost(Kind, frozen=True):
    """It takes food that is worth at least as much to the seat as any other that is left there."""

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
    """Return what speaks for an action, by what its seat sees before and after it."""
    if before.seat is None:
        return ()
    return (*_yield_map_reasons(before, after, before.seat), *_list_choice_reasons(before, action, after, before.seat))


def _yield_map_reasons(before: View, after: View, seat: Seat) -> Iterator[FightReason]:
    """Yield what changes in the woodlands: leads first, then food, then what is still to come."""
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
    """Yield the cubes that come to where the seat leads, or go from where another does."""
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
    """Return that the sign brings the most where it does, for whoever attacks; defenders gain no actions by signs."""
    if before.duel is None or before.turn is None or before.duel.attacker != seat or len(signs) != 1:
        return ()
    stakes = before.turn.stakes
    stake = stakes[SIGNS.index(signs[0])]
    if stake == max(stakes) and stakes.count(stake) == 1 and stakes != _PLAIN:
        return (HasHighestStake(signs[0], stake),)
    return ()


def _lead(woodland: WoodlandView, seat: Seat) -> int:
    """Return by how many critters the seat is ahead of the strongest other; below 0 where it is behind."""
    return woodland.critters[seat] - max(count for other, count in enumerate(woodland.critters) if other != seat)


def _leader(woodland: WoodlandView) -> int | None:
    """Return who has the most critters; None where nobody has more than all others."""
    largest = max(woodland.critters)
    return woodland.critters.index(largest) if woodland.critters.count(largest) == 1 else None


def _find_woodland(view: View, letter: str) -> WoodlandView:
    return next(woodland for woodland in view.woodlands if woodland.id == letter)


REASONING: Reasoning[State, Action, View, FightReason] = Reasoning(reasons=reasons, kinds=FightReason)
