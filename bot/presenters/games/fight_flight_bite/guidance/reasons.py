"""Why a move of Fight, Flight, Bite is good, in a sentence."""

from collections.abc import Sequence

from bot.presenters.emblems import seat_name, seat_names
from bot.presenters.games.fight_flight_bite.words import card_name, food_name, sign_name
from bot.presenters.guidance.hints import said
from bot.presenters.presenter import Names
from bot.presenters.words import counted
from engine.ai.advice import Argument
from engine.ai.reasons import fight_flight_bite as reasons
from engine.ai.reasons.fight_flight_bite import FightReason


def because(arguments: Sequence[Argument[FightReason]], names: Names) -> str:
    """Return the most telling arguments as a sentence; "" where there are none."""
    return said(arguments, lambda reason: _phrase(reason, names))


def _phrase(reason: FightReason, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match reason:
        case reasons.TakesLead(woodland, points):
            return f"gives you the most critters on {woodland}, where the food is worth {counted(points, 'point')} now"
        case reasons.DrawsLevel(woodland, rivals):
            return f"draws you level with {seat_names(rivals, names)} on {woodland}"
        case reasons.ExtendsLead(woodland, ahead):
            return f"puts you {counted(ahead, 'critter')} ahead on {woodland}"
        case reasons.CatchesUp(woodland, behind):
            return f"leaves you only {counted(behind, 'critter')} behind on {woodland}"
        case reasons.BringsFood(woodland, food, points):
            return f"adds a {food_name(food)} worth {counted(points, 'point')} on {woodland}, where you lead"
        case reasons.TakesFood(woodland, food, rival):
            return f"takes a {food_name(food)} from {woodland}, where {seat_name(rival, names)} leads"
        case reasons.AvoidsDuel(woodland):
            return f"starts no duel, as nobody else is on {woodland}"
        case reasons.AttacksLeader(seat, critters):
            return f"goes for {seat_name(seat, names)}, whose {counted(critters, 'critter')} there nobody outnumbers"
        case reasons.RaisesStakes(sign, actions):
            return f"adds {counted(actions, 'action')} to a win with {sign_name(sign)}"
        case reasons.CostsNothing(card):
            return f"gives up {card_name(card)} without lowering what your cubes are worth"
        case reasons.HasHighestStake(sign, actions):
            return f"brings {counted(actions, 'action')} if {sign_name(sign)} wins, more than any other sign"
        case reasons.CannotBeRead():
            return "is drawn by lot among good throws, so that nobody can read you"
        case reasons.ThrowsAgain():
            return "gives you a second throw in a duel that is lost otherwise"
        case reasons.ScoresMost(food, points):
            return f"takes food worth {counted(points, 'point')} to you, as much as any: a {food_name(food)}"
