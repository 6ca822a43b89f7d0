"""What a player can choose, as choices with a place in the menu (rules 2.3 and 4)."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.theaters.words import card_in_play, card_name, gist, owner_in_label, side_name, theater_name
from bot.presenters.words import counted, sentence_case
from engine.games.theaters.actions import Action, Decline, Deploy, Flip, Improvise, Move, Place, TakeBack, Withdraw
from engine.games.theaters.cards import BY_KEY
from engine.games.theaters.sight import CardSight, View

WITHDRAW = "withdraw"
"""The shortcut's key."""

_VIA = {"match": "", "aerodrome": " (Aerodrome)", "air_drop": " (Air Drop)"}


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Return how the viewer's actions are offered; a spectator has none."""
    side = view.side
    return () if side is None else tuple(_choice(action, view, names, side) for action in actions)


def _choice(action: Action, view: View, names: Names, side: int) -> Choice:
    match action:
        case Deploy(card, theater, via):
            place = f"Deploy to {_theater(view, theater)}{_VIA[via]}"
            label = f"Deploy {card_name(card)} to {_theater(view, theater)}{_VIA[via]}"
            return Choice((card_name(card), place), label, f"Faceup: {gist(BY_KEY[card])}", "primary")
        case Improvise(card, theater):
            name, place = card_name(card), _theater(view, theater)
            return Choice((name, f"Improvise to {place}"), f"Improvise {name} to {place}", "Facedown, no ability")
        case Withdraw():
            return Choice(
                ("Withdraw",),
                "Withdraw",
                f"The enemy scores {counted(view.withdrawal[side], 'point')}",
                "danger",
                _withdraw_question(view, names, side),
                WITHDRAW,
            )
        case Flip() | Move() | TakeBack() | Place() | Decline():
            return _answer(action, view, names, side)
        case _:
            assert_never(action)


def _answer(action: Flip | Move | TakeBack | Place | Decline, view: View, names: Names, side: int) -> Choice:
    match action:
        case Flip(theater, owner):
            sight = view.row[theater].columns[owner].cards[-1]
            what = f"{owner_in_label(owner, view, names)} {card_in_play(sight)} in {_theater(view, theater)}"
            return Choice((sentence_case(what),), f"Flip {what}", _flip_hint(sight), "primary")
        case Move(theater, index, to):
            name = _own_card(view, side, theater, index)
            path = (f"{sentence_case(name)} in {_theater(view, theater)}", f"Move to {_theater(view, to)}")
            label = f"Move {name} from {_theater(view, theater)} to {_theater(view, to)}"
            return Choice(path, label, style="primary")
        case TakeBack(theater, index):
            what = f"{_own_card(view, side, theater, index)} from {_theater(view, theater)}"
            return Choice((sentence_case(what),), f"Take back {what}", style="primary")
        case Place(theater):
            what = "the top card" if view.top_card is None else card_name(view.top_card)
            place = _theater(view, theater)
            return Choice((f"Play it to {place}",), f"Play {what} facedown to {place}", style="primary")
        case Decline():
            return Choice(("Do nothing",), "Do nothing", "Leave the ability unused")
        case _:
            assert_never(action)


def _theater(view: View, place: int) -> str:
    return theater_name(view.row[place].type)


def _own_card(view: View, side: int, theater: int, index: int) -> str:
    sight = view.row[theater].columns[side].cards[index]
    return card_in_play(sight) if sight.card is not None else f"facedown card {index + 1}"


def _flip_hint(sight: CardSight) -> str:
    if sight.faceup:
        return "Turns facedown and loses its ability"
    instant = sight.card is not None and BY_KEY[sight.card].kind == "instant"
    return "Turns faceup, and its owner carries out its ability" if instant else "Turns faceup"


def _withdraw_question(view: View, names: Names, side: int) -> str:
    points, enemy = view.withdrawal[side], 1 - side
    wins = view.target == 0 or view.victory_points[enemy] + points >= view.target
    ending = " and wins the match" if wins else ", and the next battle begins"
    return f"Withdraw? {side_name(enemy, names)} scores {counted(points, 'point')}{ending}."
