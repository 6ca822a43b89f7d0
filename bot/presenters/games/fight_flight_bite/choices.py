"""What a player can choose, as choices with a place in the menu (rules 8)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bot.presenters import discord_limits
from bot.presenters.emblems import label_name
from bot.presenters.games.fight_flight_bite.words import (
    beaten_by,
    card_name,
    critters_words,
    cubes_words,
    food_name,
    gist,
    held_card_worth,
    sign_name,
    signs_words,
    tribe_name,
    woodland_at,
    woodland_name,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.words import counted, listed, sentence_case, shortened
from engine.games.fight_flight_bite.actions import (
    Accept,
    Action,
    Attack,
    Bar,
    Bite,
    ChooseTribe,
    Decline,
    Done,
    Look,
    Move,
    Open,
    Pick,
    Place,
    Play,
    Push,
    PutCube,
    Stop,
    Throw,
    Void,
)
from engine.games.fight_flight_bite.cards import FOODS, SIGNATURES, Sign
from engine.games.fight_flight_bite.view_types import View

_OfATurn = ChooseTribe | Open | Place | Play | Attack | Stop
_OfADuel = Bar | Throw | Void | Accept
_OfABonus = Push | Move | Bite | Done | PutCube | Decline | Pick

_ORDINALS = ("first", "then", "then")

THROWS: Mapping[Sign, str] = MappingProxyType({"fight": "fight", "flight": "flight", "bite": "bite"})
"""The shortcuts' keys."""


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Word a seat's actions, in the same order."""
    chooses = {action.card for action in actions if isinstance(action, Play) and action.choice is not None}
    return tuple(_choice(action, view, names, chooses) for action in actions)


def _choice(action: Action, view: View, names: Names, chooses: set[str]) -> Choice:
    match action:
        case ChooseTribe() | Open() | Place() | Play() | Attack() | Stop():
            return _of_a_turn(action, view, names, chooses)
        case Bar() | Throw() | Void() | Accept():
            return _of_a_duel(action)
        case Push() | Move() | Bite() | Done() | PutCube() | Decline() | Pick():
            return _of_a_bonus(action, view, names)
        case _:
            assert_never(action)


def _of_a_turn(action: _OfATurn, view: View, names: Names, chooses: set[str]) -> Choice:
    match action:
        case ChooseTribe(tribe):
            cards = listed(list(dict.fromkeys(card_name(key) for key in SIGNATURES[tribe])))
            hint = shortened(f"Besides Extra Critter: {cards}", discord_limits.SELECT_DESCRIPTION)
            return Choice((tribe_name(tribe),), f"Play the {tribe_name(tribe)}", hint, "primary")
        case Open(letter) | Place(letter):
            name = woodland_name(woodland_at(view, letter))
            return Choice((name,), f"Place a critter on {name}", _lies_on(view, letter), "primary", weighed=True)
        case Play(card, choice):
            return _play(card, choice, view, names, chooses)
        case Attack(seat):
            critters = woodland_at(view, view.turn.woodland or "").critters[seat] if view.turn else 0
            hint = f"{counted(critters, 'critter')} there"
            return Choice((f"Attack {label_name(seat, names)}",), f"Attack {label_name(seat, names)}", hint, "danger")
        case Stop():
            return Choice(("End your turn",), "End your turn", "No more duels")
        case _:
            assert_never(action)


def _play(
    card: str, choice: Place | Move | Look | PutCube | None, view: View, names: Names, chooses: set[str]
) -> Choice:
    name = card_name(card)
    hint = shortened(
        f"{gist(card)}; kept: {held_card_worth(card, view.rules.card_scoring)}", discord_limits.SELECT_DESCRIPTION
    )
    match choice:
        case None if card in chooses:
            return Choice((name, "Leave its effect"), f"Play {name} and leave its effect", hint, "primary")
        case None:
            return Choice((name,), f"Play {name}", hint, "primary")
        case Place(letter):
            place = woodland_name(woodland_at(view, letter))
            return Choice((name, f"On {place}"), f"Play {name} on {place}", _lies_on(view, letter), "primary")
        case Move(start, end):
            return Choice(
                (name, f"From {start}", f"From {start} to {end}"), f"Play {name} from {start} to {end}", hint, "primary"
            )
        case Look(seat):
            who = label_name(seat, names)
            return Choice((name, f"Look at {who}"), f"Play {name} on {who}", hint, "primary")
        case PutCube(food, letter):
            what = sentence_case(food_name(food))
            return Choice(
                (name, what, f"{what} on {letter}"), f"Play {name}: {food_name(food)} on {letter}",
                _lies_on(view, letter), "primary",
            )  # fmt: skip
        case _:
            assert_never(choice)


def _of_a_duel(action: _OfADuel) -> Choice:
    match action:
        case Bar(sign):
            return Choice(
                (f"Bar {sign_name(sign)}",), f"Bar {sign_name(sign)}", "You won't throw it in this duel", "primary"
            )
        case Throw((sign,)):
            return Choice(
                (sign_name(sign),),
                f"Throw {sign_name(sign)}",
                f"Beats {beaten_by(sign)}",
                "primary",
                shortcut=THROWS[sign],
            )
        case Throw(signs):
            path = tuple(
                f"{sentence_case(order)} {sign_name(sign)}" for order, sign in zip(_ORDINALS, signs, strict=True)
            )
            return Choice(path, f"Throw {signs_words(signs)}", style="primary")
        case Void():
            return Choice(("Throw again",), "Throw again", "Second Wind; the new result stands", "success")
        case Accept():
            return Choice(("Let it stand",), "Let the lost duel stand")
        case _:
            assert_never(action)


def _of_a_bonus(action: _OfABonus, view: View, names: Names) -> Choice:  # noqa: PLR0911 - one for each kind
    match action:
        case Push(seat, letter):
            who, place = label_name(seat, names), woodland_name(woodland_at(view, letter))
            return Choice((f"Push {who}", f"To {place}"), f"Push {who} to {place}", _lies_on(view, letter), "primary")
        case Move(start, end):
            here = view.turn.woodland if view.turn else None
            way = "Bring one in" if end == here else "Move one out"
            step = f"From {start}" if end == here else f"To {end}"
            other = start if end == here else end
            return Choice((way, step), f"Move a critter from {start} to {end}", _lies_on(view, other), "primary")
        case Bite(food, letter):
            what = food_name(food)
            return Choice(
                (sentence_case(what), f"{sentence_case(what)} to {letter}"),
                f"Move a {what} to {letter}",
                _lies_on(view, letter),
                "primary",
            )
        case PutCube(food, letter):
            what = food_name(food)
            return Choice(
                (sentence_case(what), f"{sentence_case(what)} on {letter}"),
                f"Put a {what} on {letter}",
                _lies_on(view, letter),
                "primary",
            )
        case Done():
            return Choice(("Stop here",), "Stop here", "Leave the remaining actions")
        case Decline():
            return Choice(("No cube",), "Place no cube")
        case Pick(food):
            worth = view.worth[FOODS.index(food)] if view.worth else 2
            return Choice(
                (sentence_case(food_name(food)),), f"Take a {food_name(food)}", f"Worth {worth} to you", "primary"
            )
        case _:
            assert_never(action)


def _lies_on(view: View, letter: str) -> str:
    woodland = woodland_at(view, letter)
    words = f"{critters_words(woodland.critters)}; {cubes_words(woodland.cubes)}"
    return shortened(words, discord_limits.SELECT_DESCRIPTION)
