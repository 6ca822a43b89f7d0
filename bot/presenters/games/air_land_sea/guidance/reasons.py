"""Why a move of the theaters games is good, in a sentence."""

from collections.abc import Sequence

from bot.presenters.games.air_land_sea.words import card_name, short_text, theater_name
from bot.presenters.guidance.hints import said
from bot.presenters.presenter import Names
from bot.presenters.words import counted, sentence_case
from engine.ai.advice import Argument
from engine.ai.reasons import air_land_sea as reasons
from engine.ai.reasons.air_land_sea import AirReason


def because(arguments: Sequence[Argument[AirReason]], _names: Names) -> str:
    """Return the most telling arguments as a sentence; "" where there are none."""
    return said(arguments, _phrase)


def _phrase(reason: AirReason) -> str:  # noqa: PLR0911 - one for each kind
    match reason:
        case reasons.WinsMatch():
            return "wins the match"
        case reasons.WinsBattle(points):
            return f"wins the battle for {counted(points, 'point')}"
        case reasons.WithdrawsCheaply(points):
            return f"gives the enemy only {counted(points, 'point')} in place of the 6 of a lost battle"
        case reasons.ControlsMost(controlled, theaters):
            return f"gives you {controlled} of the {theaters} theaters"
        case reasons.TakesLead(theater, own, enemy) if own == enemy:
            return f"draws level in {theater_name(theater)}, where you win ties"
        case reasons.TakesLead(theater, own, enemy):
            return f"takes the lead in {theater_name(theater)}, {own} to {enemy}"
        case reasons.WeakensEnemy(theater, before, after):
            return f"brings the enemy from {before} down to {after} in {theater_name(theater)}"
        case reasons.CatchesUp(theater, before, after):
            return f"cuts the enemy's lead in {theater_name(theater)} from {before} to {after}"
        case reasons.ExtendsLead(theater, ahead):
            return f"puts you {ahead} ahead in {theater_name(theater)}"
        case reasons.UsesAbility(card):
            return f"brings an ability into play ({sentence_case(short_text(card)).rstrip('.')})"
        case reasons.SpendsWeakest(card):
            return f"spends no more than {card_name(card)}, your weakest card"
        case reasons.KeepsCards(own, enemy):
            return f"leaves you {counted(own, 'card')} against {enemy}"
