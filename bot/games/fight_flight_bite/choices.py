"""Choices of a player, each with its path in the menu (rules 8), and the woodlands that they lead to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.picture_pieces import FOOD_SIGN_OF, SIGN_OF, TRIBE_SIGN_OF
from bot.games.fight_flight_bite.words import card_name, sign_name, woodland_at, woodland_name
from bot.screens import limits
from bot.screens.emblems import label_name
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import format_count, format_list, sentence_case, shorten
from engine.games.fight_flight_bite import actions as action_types
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import FOODS, SIGNATURES, Food
from engine.games.fight_flight_bite.view_types import View

FIRST = "First {sign}"
"""The first sign of a locked throw, in the menu and below the board."""
_IN_ORDER = (FIRST, "Then {sign}", "Then {sign}")


_FIXED: Mapping[type[Action], Choice] = {
    action_types.Stop: Choice(("End your turn",), "End your turn", "No more duels"),
    action_types.Void: Choice(("Throw again",), "Throw again", "Second Wind; the new result counts", "primary"),
    action_types.Accept: Choice(("Accept the loss",), "Accept the lost duel"),
    action_types.Done: Choice(("Stop here",), "Stop here", "Leave the remaining actions"),
    action_types.Decline: Choice(("No cube",), "Place no cube"),
}
"""Choices that read the same in every position."""


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Return a labelled choice for each of the viewer's actions, in the same order."""
    plays = [action for action in actions if isinstance(action, action_types.Play)]
    with_effect = {action.card for action in plays if action.choice is not None}
    ways = Counter(action.card for action in plays)
    every = [_choice(action, view, names, with_effect) for action in actions]
    return tuple(
        # A card with several ways keeps its button, or these would stand among the other cards.
        replace(choice, opens=1) if isinstance(action, action_types.Play) and ways[action.card] > 1 else choice
        for action, choice in zip(actions, every, strict=True)
    )


def _choice(  # noqa: PLR0911 - one for each kind
    action: Action, view: View, names: Names, with_effect: set[str]
) -> Choice:
    match action:
        case action_types.ChooseTribe(tribe):
            cards = format_list(list(dict.fromkeys(card_name(key) for key in SIGNATURES[tribe])))
            hint = shorten(f"Besides Extra Critter: {cards}", limits.SELECT_DESCRIPTION)
            name = words.tribe_name(tribe)
            return Choice((name,), f"Play the {name}", hint, "primary", signs=(TRIBE_SIGN_OF[tribe],))
        case action_types.Open(letter) | action_types.Place(letter):
            woodland = woodland_at(view, letter)
            label, signs = f"Place a critter on {woodland_name(woodland)}", (SIGN_OF[woodland.icon],)
            return Choice((letter,), label, _lies_on(view, letter), "primary", signs=signs)
        case action_types.Play():
            return _play(action, view, names, with_effect)
        case action_types.Bar() | action_types.Throw():
            return _sign_choice(action)
        case action_types.Attack(seat):
            critters = woodland_at(view, view.turn.woodland or "").critters[seat] if view.turn else 0
            label = f"Attack {label_name(seat, names)}"
            hint = f"{format_count(critters, 'critter')} there"
            return Choice((label,), label, hint, "primary", caution=f"{label}? A duel begins at once.")
        case action_types.Push() | action_types.Move():
            return _critter_choice(action, view, names)
        case action_types.Bite(food, letter):
            return _cube_choice(view, food, letter, "move", "to")
        case action_types.PutCube(food, letter):
            return _cube_choice(view, food, letter, "put", "on")
        case action_types.Pick(food):
            value = view.worth[FOODS.index(food)] if view.worth else 2
            path, signs = (sentence_case(food),), (FOOD_SIGN_OF[food],)
            return Choice(path, f"Take a {food}", f"Worth {value} to you", "primary", signs=signs)
        case _:
            return _FIXED[type(action)]


def _critter_choice(action: action_types.Push | action_types.Move, view: View, names: Names) -> Choice:
    match action:
        case action_types.Push(seat, letter):
            who, place = label_name(seat, names), woodland_name(woodland_at(view, letter))
            path, asked = (f"Push {who}", f"To {letter}"), (f"Where do you push {who}?",)
            return Choice(path, f"Push {who} to {place}", _lies_on(view, letter), "primary", questions=asked)
        case action_types.Move(start, end):
            label = f"Move a critter from {start} to {end}"
            if view.turn is not None and end == view.turn.woodland:
                path, asked = ("Bring one in", f"From {start}"), ("Where does it come from?",)
                return Choice(path, label, _lies_on(view, start), "primary", questions=asked)
            path, asked = ("Move one out", f"To {end}"), ("Where does it go?",)
            return Choice(path, label, _lies_on(view, end), "primary", questions=asked)
        case _:
            assert_never(action)


def _sign_choice(action: action_types.Bar | action_types.Throw) -> Choice:
    match action:
        case action_types.Bar(sign):
            label = f"Bar {sign_name(sign)}"
            return Choice((label,), label, "You won't throw it in this duel", "primary", signs=(SIGN_OF[sign],))
        case action_types.Throw((sign,)):
            name, hint, signs = sign_name(sign), f"Beats {words.sign_beaten_by(sign)}", (SIGN_OF[sign],)
            return Choice((name,), f"Throw {name}", hint, "primary", shortcut=sign, signs=signs)
        case action_types.Throw(throw):
            path = tuple(text.format(sign=sign_name(sign)) for text, sign in zip(_IN_ORDER, throw, strict=True))
            label, shown = f"Throw {words.signs_text(throw)}", tuple(SIGN_OF[sign] for sign in throw)
            asked = ("What do you throw next?",) * (len(throw) - 1)
            return Choice(path, label, style="primary", shortcut=throw[0], questions=asked, signs=shown)
        case _:
            assert_never(action)


def _cube_choice(view: View, food: Food, letter: str, verb: str, towards: str) -> Choice:
    """Return the choice to move or put a cube, such as "Put a nut on A".

    `letter` is the woodland's, `verb` is "put" or "move", and `towards` is a preposition such as "on".
    """
    name = sentence_case(food)
    path, asked = (name, f"{sentence_case(towards)} {letter}"), (f"Where do you {verb} the {food}?",)
    label, signs = f"{sentence_case(verb)} a {food} {towards} {letter}", (FOOD_SIGN_OF[food],)
    return Choice(path, label, _lies_on(view, letter), "primary", questions=asked, signs=signs)


def _play(action: action_types.Play, view: View, names: Names, with_effect: set[str]) -> Choice:
    card = card_name(action.card)
    hint = shorten(words.effect_and_bonus(action.card, view.rules.card_scoring), limits.SELECT_DESCRIPTION)
    path: tuple[str, ...]
    asked: tuple[str, ...]
    match action.choice:
        case None if action.card in with_effect:
            path, asked = (card, "Without its effect"), (f"What do you do with {card}?",)
            return Choice(path, f"Play {card} without its effect", hint, "primary", questions=asked)
        case None:
            return Choice((card,), f"Play {card}", hint, "primary")
        case action_types.Place(letter):
            place = woodland_name(woodland_at(view, letter))
            path, asked = (card, f"On {letter}"), (f"Where do you play {card}?",)
            return Choice(path, f"Play {card} on {place}", _lies_on(view, letter), "primary", questions=asked)
        case action_types.Move(start, end):
            path = (card, f"From {start}", f"To {end}")
            asked = ("Which critter moves?", f"Where does the critter on {start} go?")
            return Choice(path, f"Play {card} from {start} to {end}", hint, "primary", questions=asked)
        case action_types.Look(seat):
            who = label_name(seat, names)
            asked = ("Whose hand do you look at?",)
            return Choice((card, f"Look at {who}"), f"Play {card} on {who}", hint, "primary", questions=asked)
        case action_types.PutCube(food, letter):
            path = (card, sentence_case(food), f"On {letter}")
            asked, signs = ("Which food do you put down?", f"Where do you put the {food}?"), ("", FOOD_SIGN_OF[food])
            label, hint = f"Play {card}: {food} on {letter}", _lies_on(view, letter)
            return Choice(path, label, hint, "primary", questions=asked, signs=signs)
        case _:
            assert_never(action.choice)


def _lies_on(view: View, letter: str) -> str:
    return shorten(words.contents_text(view, woodland_at(view, letter)), limits.SELECT_DESCRIPTION)


def targets_of(actions: Sequence[Action], here: str | None = None) -> tuple[str, ...]:
    """Return the letters of the woodlands that the viewer chooses among, in alphabetical order, each once.

    They receive a critter or a cube, or a critter leaves them. `here` is the woodland of the turn, which no critter
    that comes or goes by Flight marks. Of critters that may wander from several woodlands, one chooses this first.
    Return `()` if the actions are not about woodlands.
    """
    steps = [action.choice for action in actions if isinstance(action, action_types.Play)]
    starts = {step.start for step in steps if isinstance(step, action_types.Move)}
    letters = starts if len(starts) > 1 else {_target(action, here) for action in actions}
    return tuple(sorted(letters - {""}))


def _target(action: Action, here: str | None) -> str:
    match action:
        case action_types.Play(choice=choice) if choice is not None and not isinstance(choice, action_types.Look):
            return _target(choice, None)
        case action_types.Move(start, end):
            return start if end == here else end
        case (
            action_types.Open()
            | action_types.Place()
            | action_types.PutCube()
            | action_types.Push()
            | action_types.Bite()
        ):
            return action.woodland
        case _:
            return ""
