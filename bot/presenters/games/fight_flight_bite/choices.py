"""What a player can choose, as choices with a place in the menu (rules 8)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from msgspec.structs import replace

from bot.presenters import discord_limits
from bot.presenters.emblems import label_name
from bot.presenters.games.fight_flight_bite import words
from bot.presenters.games.fight_flight_bite.words import card_name, food_name, sign_name, woodland_at, woodland_name
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.words import counted, listed, sentence_case, shortened
from engine.games.fight_flight_bite import actions as action_types
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import FOODS, SIGNATURES, Sign
from engine.games.fight_flight_bite.view_types import View

_TurnAction = (
    action_types.ChooseTribe
    | action_types.Open
    | action_types.Place
    | action_types.Play
    | action_types.Attack
    | action_types.Stop
)
_DuelAction = action_types.Bar | action_types.Throw | action_types.Void | action_types.Accept

_IN_ORDER = ("First {sign}", "Then {sign}", "Then {sign}")

THROWS: Mapping[Sign, str] = MappingProxyType({"fight": "fight", "flight": "flight", "bite": "bite"})
"""The shortcuts' keys."""


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Word a seat's actions, in the same order."""
    with_effect = {
        action.card for action in actions if isinstance(action, action_types.Play) and action.choice is not None
    }
    worded = tuple(_choice(action, view, names, with_effect) for action in actions)
    places = sum(1 for choice in worded if choice.weighed)
    return worded if places > 1 else tuple(replace(choice, weighed=False) for choice in worded)


def _choice(action: Action, view: View, names: Names, with_effect: set[str]) -> Choice:
    if isinstance(action, _TurnAction):
        return _turn_choice(action, view, names, with_effect)
    if isinstance(action, _DuelAction):
        return _duel_choice(action)
    return _bonus_choice(action, view, names)


def _turn_choice(action: _TurnAction, view: View, names: Names, with_effect: set[str]) -> Choice:
    match action:
        case action_types.ChooseTribe(tribe):
            cards = listed(list(dict.fromkeys(card_name(key) for key in SIGNATURES[tribe])))
            hint = shortened(f"Besides Extra Critter: {cards}", discord_limits.SELECT_DESCRIPTION)
            name = words.tribe_name(tribe)
            return Choice((name,), f"Play the {name}", hint, "primary")
        case action_types.Open(letter) | action_types.Place(letter):
            name = woodland_name(woodland_at(view, letter))
            return Choice((name,), f"Place a critter on {name}", _lies_on(view, letter), "primary", weighed=True)
        case action_types.Play():
            return _play(action, view, names, with_effect)
        case action_types.Attack(seat):
            critters = woodland_at(view, view.turn.woodland or "").critters[seat] if view.turn else 0
            label = f"Attack {label_name(seat, names)}"
            return Choice((label,), label, f"{counted(critters, 'critter')} there", "primary")
        case action_types.Stop():
            return Choice(("End your turn",), "End your turn", "No more duels")
        case _:
            assert_never(action)


def _play(action: action_types.Play, view: View, names: Names, with_effect: set[str]) -> Choice:
    card, kept = card_name(action.card), words.bonus_when_held(action.card, view.rules.card_scoring)
    hint = shortened(f"{words.short_text(action.card)}; kept: {kept}", discord_limits.SELECT_DESCRIPTION)
    match action.choice:
        case None if action.card in with_effect:
            return Choice((card, "Leave its effect"), f"Play {card} and leave its effect", hint, "primary")
        case None:
            return Choice((card,), f"Play {card}", hint, "primary")
        case action_types.Place(letter):
            place = woodland_name(woodland_at(view, letter))
            return Choice((card, f"On {place}"), f"Play {card} on {place}", _lies_on(view, letter), "primary")
        case action_types.Move(start, end):
            path = (card, f"From {start}", f"From {start} to {end}")
            return Choice(path, f"Play {card} from {start} to {end}", hint, "primary")
        case action_types.Look(seat):
            who = label_name(seat, names)
            return Choice((card, f"Look at {who}"), f"Play {card} on {who}", hint, "primary")
        case action_types.PutCube(which, letter):
            food = food_name(which)
            path = (card, sentence_case(food), f"{sentence_case(food)} on {letter}")
            return Choice(path, f"Play {card}: {food} on {letter}", _lies_on(view, letter), "primary")
        case _:
            assert_never(action.choice)


def _duel_choice(action: _DuelAction) -> Choice:
    match action:
        case action_types.Bar(sign):
            label = f"Bar {sign_name(sign)}"
            return Choice((label,), label, "You won't throw it in this duel", "primary")
        case action_types.Throw((sign,)):
            name, beaten = sign_name(sign), words.sign_beaten_by(sign)
            return Choice((name,), f"Throw {name}", f"Beats {beaten}", "primary", shortcut=THROWS[sign])
        case action_types.Throw(signs):
            path = tuple(text.format(sign=sign_name(sign)) for text, sign in zip(_IN_ORDER, signs, strict=True))
            return Choice(path, f"Throw {words.signs_text(signs)}", style="primary")
        case action_types.Void():
            return Choice(("Throw again",), "Throw again", "Second Wind; the new result stands", "primary")
        case action_types.Accept():
            return Choice(("Let it stand",), "Let the lost duel stand")
        case _:
            assert_never(action)


def _bonus_choice(  # noqa: PLR0911 - one for each kind
    action: action_types.Push
    | action_types.Move
    | action_types.Bite
    | action_types.Done
    | action_types.PutCube
    | action_types.Decline
    | action_types.Pick,
    view: View,
    names: Names,
) -> Choice:
    match action:
        case action_types.Push(seat, letter):
            who, place = label_name(seat, names), woodland_name(woodland_at(view, letter))
            return Choice((f"Push {who}", f"To {place}"), f"Push {who} to {place}", _lies_on(view, letter), "primary")
        case action_types.Move(start, end):
            label = f"Move a critter from {start} to {end}"
            if view.turn is not None and end == view.turn.woodland:
                return Choice(("Bring one in", f"From {start}"), label, _lies_on(view, start), "primary")
            return Choice(("Move one out", f"To {end}"), label, _lies_on(view, end), "primary")
        case action_types.Bite(which, letter):
            food = food_name(which)
            path = (sentence_case(food), f"{sentence_case(food)} to {letter}")
            return Choice(path, f"Move a {food} to {letter}", _lies_on(view, letter), "primary")
        case action_types.PutCube(which, letter):
            food = food_name(which)
            path = (sentence_case(food), f"{sentence_case(food)} on {letter}")
            return Choice(path, f"Put a {food} on {letter}", _lies_on(view, letter), "primary")
        case action_types.Done():
            return Choice(("Stop here",), "Stop here", "Leave the remaining actions")
        case action_types.Decline():
            return Choice(("No cube",), "Place no cube")
        case action_types.Pick(which):
            food, worth = food_name(which), view.worth[FOODS.index(which)] if view.worth else 2
            return Choice((sentence_case(food),), f"Take a {food}", f"Worth {worth} to you", "primary")
        case _:
            assert_never(action)


def _lies_on(view: View, letter: str) -> str:
    woodland = woodland_at(view, letter)
    lying = f"{words.critters_text(woodland.critters)}; {words.cubes_text(woodland.cubes)}"
    return shortened(lying, discord_limits.SELECT_DESCRIPTION)
