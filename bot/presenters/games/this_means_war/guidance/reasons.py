"""Why an order or an answer of This Means War! is good, in a sentence."""

from collections.abc import Sequence

from bot.presenters.emblems import seat_name
from bot.presenters.games.this_means_war.words import area_name, card_name
from bot.presenters.guidance.hints import said
from bot.presenters.presenter import Names
from bot.presenters.words import counted, possessive
from engine.ai.advice import Argument
from engine.ai.reasons import this_means_war as reasons
from engine.ai.reasons.this_means_war import WarReason

_CERTAIN = (reasons.SwapsUnpayable, reasons.RenewsHand, reasons.KeepsAnswers, reasons.HasNoAnswer)
"""What no answer can prevent."""
_EFFECTS = 2


def because(arguments: Sequence[Argument[WarReason]], names: Names) -> str:
    """Return the most telling effects and the cost as a sentence; "" where there are none."""
    costs = [each for each in arguments if isinstance(each.reason, reasons.CostsPart)]
    effects = [each for each in arguments if each not in costs][:_EFFECTS]
    opening = "Unless somebody answers, it" if any(not isinstance(each.reason, _CERTAIN) for each in effects) else "It"
    return said([*effects, *costs], lambda reason: _phrase(reason, names), most=_EFFECTS + 1, opening=opening)


def _phrase(reason: WarReason, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match reason:
        case reasons.WinsMatch():
            return "wins the war"
        case reasons.Eliminates(seat):
            return f"puts {seat_name(seat, names)} out of the war"
        case reasons.StrikesCity(seat, lost, left):
            return f"takes {lost} off {_whose(seat, names)} CITY, which leaves {left}"
        case reasons.StrikesWall(seat, lost, left):
            return f"takes {lost} off {_whose(seat, names)} WALL, which leaves {left}"
        case reasons.RuinsProduction(seat, area):
            return f"destroys a {area_name(area)} of {seat_name(seat, names)}"
        case reasons.Nullifies(seat, card):
            return f"nullifies {_whose(seat, names)} {card_name(card)}"
        case reasons.BuildsCity(gained, 0):
            return f"adds {gained} to your CITY, which is enough to win"
        case reasons.BuildsCity(gained, lacking):
            return f"adds {gained} to your CITY, {lacking} short of winning"
        case reasons.BuildsWall(gained, now):
            return f"raises your WALL by {gained} to {now}"
        case reasons.RaisesProduction(area, now):
            return f"raises your {area_name(area)} to {now} a turn"
        case reasons.DrainsResource(seat, area, lost):
            return f"takes {lost} {area_name(area)} from {seat_name(seat, names)}"
        case reasons.CostsPart(spent, had):
            return f"costs {spent} of your {counted(had, 'resource')}"
        case reasons.SwapsUnpayable(card):
            return f"changes {card_name(card)}, which you can't pay, for a new card"
        case reasons.RenewsHand(cards, payable):
            return f"gives up a hand of {counted(cards, 'card')} of which you can pay {payable or 'none'}"
        case reasons.KeepsAnswers(number):
            return f"keeps {counted(number, 'answer')} for an order that does more harm"
        case reasons.HasNoAnswer():
            return "is all that you can do, as you have no answer that you can pay"


def _whose(seat: int, names: Names) -> str:
    return possessive(seat_name(seat, names))
