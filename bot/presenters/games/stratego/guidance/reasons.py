"""Why a move of Stratego is good, in a sentence."""

from collections.abc import Sequence

from bot.presenters.games.stratego.words import kind_name
from bot.presenters.guidance.hints import said
from bot.presenters.presenter import Names
from bot.presenters.words import counted
from engine.ai.advice import Argument
from engine.ai.reasons import stratego as reasons
from engine.ai.reasons.stratego import StrategoReason


def because(arguments: Sequence[Argument[StrategoReason]], _names: Names) -> str:
    """Return the most telling arguments as a sentence; "" where there are none."""
    return said(arguments, _phrase)


def _phrase(reason: StrategoReason) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match reason:
        case reasons.Captures(piece, square):
            return f"captures the {kind_name(piece)} on {square}"
        case reasons.Trades(piece, square):
            return f"removes the {kind_name(piece)} on {square} for one of yours"
        case reasons.LikelyWins(square, wins, possible):
            return f"beats {wins} of the {counted(possible, 'piece')} that may stand on {square}"
        case reasons.FindsOut(square, piece):
            return f"risks only a {kind_name(piece)} to find out what stands on {square}"
        case reasons.KeepsOutOfReach(piece, enemy, square):
            return f"keeps your {kind_name(piece)} out of reach of the {kind_name(enemy)} on {square}"
        case reasons.Threatens(enemy, square):
            return f"threatens the {kind_name(enemy)} on {square}"
        case reasons.Approaches(enemy, square):
            return f"comes nearer to the {kind_name(enemy)} on {square}, which it beats"
        case reasons.GuardsFlag(square):
            return f"goes to meet the piece on {square}, which is close to your Flag"
        case reasons.GoesForBombs(unmoved):
            return f"brings a Miner nearer to {counted(unmoved, 'piece')} that never moved and may be Bombs"
        case reasons.LeadsWay(piece):
            return f"sends a {kind_name(piece)} ahead, of which you lose little"
        case reasons.Conceals(piece):
            return f"tells nothing new, as the enemy knows your {kind_name(piece)}"
        case reasons.BringsBack(piece):
            return f"brings a {kind_name(piece)} back, the strongest piece that you have lost"
        case reasons.HasLessLeft(own, enemy):
            return f"saves half a point, with {own} of your pieces left that can move against {enemy}"
