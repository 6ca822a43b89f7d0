"""Choices of a player, each with its path in the menu (rules 8), and the woodlands that they lead to."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.games.fight_flight_bite import texts, words
from bot.games.fight_flight_bite.picture_pieces import FOOD_SIGN_OF, SIGN_OF, TRIBE_SIGN_OF
from bot.games.fight_flight_bite.words import card_name, sign_name, woodland_at
from bot.screens import limits
from bot.screens.emblems import label_name
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import shorten
from engine.games.fight_flight_bite import actions as action_types
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import BEATS, FOODS, SIGNATURES, Food
from engine.games.fight_flight_bite.view_types import View

_FixedAction = action_types.Stop | action_types.Void | action_types.Accept | action_types.Done | action_types.Decline


def _fixed_choice(action: _FixedAction) -> Choice:
    """Return the choice for an action that has the same texts in every position."""
    match action:
        case action_types.Stop():
            label = texts.end_turn()
            return Choice((label,), label, texts.end_turn_hint())
        case action_types.Void():
            label = texts.throw_again()
            return Choice((label,), label, texts.throw_again_hint(), "primary")
        case action_types.Accept():
            return Choice((texts.accept_loss(),), texts.accept_lost_duel())
        case action_types.Done():
            label = texts.stop_here()
            return Choice((label,), label, texts.stop_here_hint())
        case action_types.Decline():
            return Choice((texts.no_cube(),), texts.place_no_cube())
        case _:
            assert_never(action)


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
            cards = list(dict.fromkeys(SIGNATURES[tribe]))
            hint = shorten(texts.play_tribe_hint(cards=cards), limits.SELECT_DESCRIPTION)
            path, label = (words.tribe_name(tribe),), texts.play_tribe(tribe=tribe)
            return Choice(path, label, hint, "primary", signs=(TRIBE_SIGN_OF[tribe],))
        case action_types.Open(letter) | action_types.Place(letter):
            sign = woodland_at(view, letter).icon
            label, signs = texts.place_critter(letter=letter, sign=sign), (SIGN_OF[sign],)
            return Choice((letter,), label, _lies_on(view, letter), "primary", signs=signs)
        case action_types.Play():
            return _play(action, view, names, with_effect)
        case action_types.Bar() | action_types.Throw():
            return _sign_choice(action)
        case action_types.Attack(seat):
            critters = woodland_at(view, view.turn.woodland or "").critters[seat] if view.turn else 0
            opponent = label_name(seat, names)
            label, hint = texts.attack_opponent(opponent=opponent), texts.attack_opponent_hint(count=critters)
            caution = texts.attack_opponent_caution(opponent=opponent)
            return Choice((label,), label, hint, "primary", caution=caution)
        case action_types.Push() | action_types.Move():
            return _critter_choice(action, view, names)
        case action_types.Bite() | action_types.PutCube() | action_types.Pick():
            return _food_choice(action, view)
        case _:
            return _fixed_choice(action)


def _critter_choice(action: action_types.Push | action_types.Move, view: View, names: Names) -> Choice:
    match action:
        case action_types.Push(seat, letter):
            who, sign = label_name(seat, names), woodland_at(view, letter).icon
            path = (texts.push_opponent(opponent=who), texts.to_woodland(letter=letter))
            asked, label = (texts.push_where(opponent=who),), texts.push_to(opponent=who, letter=letter, sign=sign)
            return Choice(path, label, _lies_on(view, letter), "primary", questions=asked)
        case action_types.Move(start, end):
            label = texts.move_critter(start=start, end=end)
            if view.turn is not None and end == view.turn.woodland:
                path, asked = (texts.bring_in(), texts.from_woodland(letter=start)), (texts.bring_in_from_where(),)
                return Choice(path, label, _lies_on(view, start), "primary", questions=asked)
            path, asked = (texts.move_out(), texts.to_woodland(letter=end)), (texts.move_out_where(),)
            return Choice(path, label, _lies_on(view, end), "primary", questions=asked)
        case _:
            assert_never(action)


def _sign_choice(action: action_types.Bar | action_types.Throw) -> Choice:
    match action:
        case action_types.Bar(sign):
            label = texts.bar_sign(sign=sign)
            return Choice((label,), label, texts.bar_sign_hint(), "primary", signs=(SIGN_OF[sign],))
        case action_types.Throw((sign,)):
            path, label = (sign_name(sign),), texts.throw_one(sign=sign)
            hint, signs = texts.throw_one_hint(beaten=BEATS[sign]), (SIGN_OF[sign],)
            return Choice(path, label, hint, "primary", shortcut=sign, signs=signs)
        case action_types.Throw(throw):
            first = texts.first_sign(sign=throw[0])
            label, shown = texts.throw_three(signs=words.signs_text(throw)), tuple(SIGN_OF[sign] for sign in throw)
            asked = (texts.throw_next(),) * (len(throw) - 1)
            parts = (first, *(texts.then_sign(sign=sign) for sign in throw[1:]))
            return Choice(parts, label, style="primary", shortcut=throw[0], questions=asked, signs=shown)
        case _:
            assert_never(action)


def _food_choice(action: action_types.Bite | action_types.PutCube | action_types.Pick, view: View) -> Choice:
    """Return the choice to move, put or take a cube, such as "Put a nut on A"."""
    button, signs = _food_button(action.food), (FOOD_SIGN_OF[action.food],)
    match action:
        case action_types.Bite(food, letter):
            path, asked = (button, texts.to_woodland(letter=letter)), (texts.move_food_where(food=food),)
            label = texts.move_food(food=food, letter=letter)
            return Choice(path, label, _lies_on(view, letter), "primary", questions=asked, signs=signs)
        case action_types.PutCube(food, letter):
            path, asked = (button, texts.on_woodland(letter=letter)), (texts.put_food_where(food=food),)
            label = texts.put_food(food=food, letter=letter)
            return Choice(path, label, _lies_on(view, letter), "primary", questions=asked, signs=signs)
        case action_types.Pick(food):
            points = view.worth[FOODS.index(food)] if view.worth else 2
            label, hint = texts.take_food(food=food), texts.take_food_hint(points=points)
            return Choice((button,), label, hint, "primary", signs=signs)
        case _:
            assert_never(action)


def _food_button(food: Food) -> str:
    return texts.button_of_food(food=food)


def _play(action: action_types.Play, view: View, names: Names, with_effect: set[str]) -> Choice:
    key, card = action.card, card_name(action.card)
    hint = shorten(words.effect_and_bonus(key, view.rules.card_scoring), limits.SELECT_DESCRIPTION)
    path: tuple[str, ...]
    asked: tuple[str, ...]
    match action.choice:
        case None if key in with_effect:
            path, asked = (card, texts.without_effect()), (texts.play_card_how(card=key),)
            return Choice(path, texts.play_card_without(card=key), hint, "primary", questions=asked)
        case None:
            return Choice((card,), texts.play_card(card=key), hint, "primary")
        case action_types.Place(letter):
            path, asked = (card, texts.on_woodland(letter=letter)), (texts.play_card_where(card=key),)
            label = texts.play_card_on(card=key, letter=letter, sign=woodland_at(view, letter).icon)
            return Choice(path, label, _lies_on(view, letter), "primary", questions=asked)
        case action_types.Move(start, end):
            path = (card, texts.from_woodland(letter=start), texts.to_woodland(letter=end))
            asked = (texts.which_critter(), texts.critter_goes_where(start=start))
            label = texts.play_card_from_to(card=key, start=start, end=end)
            return Choice(path, label, hint, "primary", questions=asked)
        case action_types.Look(seat):
            who = label_name(seat, names)
            path, asked = (card, texts.look_at(opponent=who)), (texts.whose_hand(),)
            label = texts.play_card_on_opponent(card=key, opponent=who)
            return Choice(path, label, hint, "primary", questions=asked)
        case action_types.PutCube(food, letter):
            path = (card, _food_button(food), texts.on_woodland(letter=letter))
            asked, signs = (texts.which_food(), texts.put_food_where(food=food)), ("", FOOD_SIGN_OF[food])
            label, hint = texts.play_card_food(card=key, food=food, letter=letter), _lies_on(view, letter)
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
