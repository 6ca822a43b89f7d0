"""What a player can choose, as choices with a place in the menu (rules 2 and 3)."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters import discord_limits
from bot.presenters.emblems import label_name
from bot.presenters.games.this_means_war.words import (
    branches,
    card_name,
    cost_text,
    order_at,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.words import counted, shortened
from engine.games.this_means_war import actions as action_types
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.view_types import View

PASS = "pass"  # noqa: S105 - the key of a shortcut
PASS_LABEL = "Pass"  # noqa: S105 - what stands on it
RECYCLE = "Recycle a card"


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Word a seat's actions, in the same order."""
    return tuple(_choice(action, view, names) for action in actions)


def _choice(action: Action, view: View, names: Names) -> Choice:  # noqa: PLR0911 - one for each kind
    match action:
        case action_types.Play():
            return _play(action, view, names)
        case action_types.Recycle(card):
            return Choice((RECYCLE, card_name(card)), f"Recycle {card_name(card)}", _cost_and_text(card))
        case action_types.Mulligan():
            held = len(view.hand)
            drawn = counted(held - 1, "card") if held > 1 else "none"
            question = f"Discard your whole hand of {counted(held, 'card')} and draw {drawn}?"
            return Choice(("Mulligan",), "Mulligan", f"Discard all {held}, draw {drawn}", "danger", question)
        case action_types.Pass():
            return Choice((PASS_LABEL,), PASS_LABEL, "Play no ESPIONAGE now", shortcut=PASS, auto_reply=PASS)
        case action_types.Discard(card):
            return Choice((card_name(card),), f"Discard {card_name(card)}", _cost_and_text(card), "primary")
        case action_types.Hack(card):
            return Choice((card_name(card),), f"Make them discard {card_name(card)}", _cost_and_text(card), "primary")
        case action_types.Take(card):
            return Choice((card_name(card),), f"Take {card_name(card)}", _cost_and_text(card), "primary")
        case _:
            assert_never(action)


def _play(action: action_types.Play, view: View, names: Names) -> Choice:
    name = card_name(action.card)
    details: list[str] = []
    effects_of = action.card
    if action.order is not None:
        order = order_at(view, action.order)
        details.append(f"On {label_name(order.seat, names)}: {card_name(order.card)} ({action.order + 1})")
        effects_of = order.effects_of
    if action.branch is not None:
        details.append(branches(effects_of)[action.branch])
    if action.target is not None:
        details.append(f"At {label_name(action.target, names)}")
    if action.second is not None:
        second = order_at(view, action.second)
        details.append(f"Nullify {card_name(second.card)} ({action.second + 1})")
    label = shortened(f"Play {name}{''.join(f', {_lowered(part)}' for part in details)}", discord_limits.CHOICE_NAME)
    hint = shortened(f"Costs {cost_text(action.card)}. {BY_KEY[action.card].text}", discord_limits.SELECT_DESCRIPTION)
    return Choice((name, *details), label, hint, "primary")


def _lowered(part: str) -> str:
    return part[:1].lower() + part[1:]


def _cost_and_text(card: str) -> str:
    return shortened(f"{cost_text(card)}: {BY_KEY[card].text}", discord_limits.SELECT_DESCRIPTION)
