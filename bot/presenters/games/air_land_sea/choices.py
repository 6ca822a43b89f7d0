"""What a player can choose, as choices with a place in the menu (rules 2.3 and 4)."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters import discord_limits
from bot.presenters.games.air_land_sea.words import (
    card_in_play,
    card_name,
    enemy_in_label,
    gist,
    owner_in_label,
    side_name,
    teammates,
    theater_name,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.words import counted, listed, sentence_case, shortened
from engine.games.air_land_sea.actions import (
    Action,
    Decline,
    Deploy,
    Destroy,
    Draw,
    Exchange,
    Flip,
    Give,
    Improvise,
    Move,
    MoveEnvoy,
    Name,
    Place,
    Receive,
    Reveal,
    SwapCard,
    TakeBack,
    Withdraw,
)
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import CardView, View

WITHDRAW = "withdraw"
"""The shortcut's key."""

_OfATurn = Deploy | Improvise | Withdraw | MoveEnvoy
_OnTheTable = Flip | Move | TakeBack | Place | Exchange | Destroy
_OfAHand = SwapCard | Reveal | Give | Name | Draw | Receive

_VIA = {"match": "", "aerodrome": " (Aerodrome)", "air_drop": " (Air Drop)", "supply_lines": " (Supply Lines)"}


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Return how the viewer's actions are offered; a spectator has none."""
    side = view.side
    return () if side is None else tuple(_choice(action, view, names, side) for action in actions)


def _choice(action: Action, view: View, names: Names, side: int) -> Choice:
    match action:
        case Deploy() | Improvise() | Withdraw() | MoveEnvoy():
            return _of_a_turn(action, view, names, side)
        case Flip() | Move() | TakeBack() | Place() | Exchange() | Destroy():
            return _on_the_table(action, view, names, side)
        case SwapCard() | Reveal() | Give() | Name() | Draw() | Receive():
            return _of_a_hand(action, view, names)
        case Decline():
            return Choice(("Do nothing",), "Do nothing", "Leave the ability unused")
        case _:
            assert_never(action)


def _of_a_turn(action: _OfATurn, view: View, names: Names, side: int) -> Choice:
    match action:
        case Deploy(card, theater, via):
            place = f"{_theater(view, theater)}{_VIA[via]}"
            hint = f"Faceup: {gist(BY_KEY[card])}"
            if via == "supply_lines" and view.pool:
                hint = f"Faceup; the enemy gains 1 Supply in {_theater(view, theater)}"
            return Choice(
                (card_name(card), f"Deploy to {place}"), f"Deploy {card_name(card)} to {place}", hint, "primary"
            )
        case Improvise(card, theater):
            name, place = card_name(card), _theater(view, theater)
            return Choice((name, f"Improvise to {place}"), f"Improvise {name} to {place}", "Facedown, no ability")
        case MoveEnvoy(theater):
            place = _theater(view, theater)
            hint = "Once, before you act; your action follows"
            return Choice(("Move Envoy", f"Move Envoy to {place}"), f"Move Envoy to {place}", hint, "success")
        case Withdraw():
            return Choice(
                ("Withdraw",),
                "Withdraw",
                f"The enemy scores {counted(view.withdrawal[side], 'point')}",
                "danger",
                _withdraw_question(view, names, side),
                WITHDRAW,
            )
        case _:
            assert_never(action)


def _on_the_table(action: _OnTheTable, view: View, names: Names, side: int) -> Choice:
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
        case Exchange(theater):
            return _exchange(theater, view, side)
        case Destroy(theater, owner, index):
            name = card_in_play(view.row[theater].columns[owner].cards[index])
            what = f"{owner_in_label(owner, view, names)} {name} in {_theater(view, theater)}"
            return Choice((sentence_case(what),), f"Destroy {what}", "It goes under the deck", "primary")
        case _:
            assert_never(action)


def _of_a_hand(action: _OfAHand, view: View, names: Names) -> Choice:
    match action:
        case SwapCard(card):
            mate = listed([shortened(name, 20) for name in teammates(view, names)])
            return Choice((card_name(card),), f"Give {card_name(card)} to {mate}", gist(BY_KEY[card]), "primary")
        case Reveal(card):
            return Choice((card_name(card),), f"Reveal {card_name(card)}", _reveal_hint(card, view), "primary")
        case Give(card):
            label = f"Give {card_name(card)} to {enemy_in_label(view, names)}"
            return Choice((card_name(card),), label, gist(BY_KEY[card]), "primary")
        case Name(card):
            path = (theater_name(BY_KEY[card].type), card_name(card))
            return Choice(path, f"Name {card_name(card)}", _whereabouts(card, view), "primary")
        case Draw():
            return Choice(("Draw a card",), "Draw a card", "Then your side gives the enemy a card", "primary")
        case Receive():
            return Choice(("Take the card",), "Take the card", "It joins your hand", "primary")
        case _:
            assert_never(action)


def _theater(view: View, place: int) -> str:
    return theater_name(view.row[place].type)


def _own_card(view: View, side: int, theater: int, index: int) -> str:
    sight = view.row[theater].columns[side].cards[index]
    return card_in_play(sight) if sight.card is not None else f"facedown card {index + 1}"


def _flip_hint(sight: CardView) -> str:
    if sight.faceup:
        return "Turns facedown and loses its ability"
    instant = sight.card is not None and BY_KEY[sight.card].kind == "instant"
    return "Turns faceup, and its owner carries out its ability" if instant else "Turns faceup"


def _exchange(theater: int, view: View, side: int) -> Choice:
    columns, place = view.row[theater].columns, _theater(view, theater)
    mine, theirs = card_in_play(columns[side].cards[-1]), card_in_play(columns[1 - side].cards[-1])
    path = shortened(f"{place}: {mine} for {theirs}", discord_limits.BUTTON_LABEL)
    return Choice((path,), f"Exchange the uncovered cards in {place}", f"{mine} for {theirs}", "primary")


def _reveal_hint(card: str, view: View) -> str:
    """Say what revealing the card to the ability that asks would bring."""
    ask = next((ask.ask for ask in view.asks if ask.seat == view.seat), "")
    row = BY_KEY[card]
    if ask == "leverage":
        return f"Then flip an uncovered card lower than {row.strength}"
    if ask == "requisition":
        return f"Then gain {counted(min(2, view.pool), 'Supply', 'Supplies')} in {theater_name(row.type)}"
    return "Everybody sees it; it stays in your hand"


def _whereabouts(card: str, view: View) -> str:
    """Say where the viewer knows a card to be, so that nobody names it in vain."""
    if card in view.hand:
        return "It is in your own hand"
    for theater in view.row:
        if any(sight.card == card for column in theater.columns for sight in column.cards):
            return f"It lies in {theater_name(theater.type)}"
    return gist(BY_KEY[card])


def _withdraw_question(view: View, names: Names, side: int) -> str:
    points, enemy = view.withdrawal[side], 1 - side
    wins = view.target == 0 or view.victory_points[enemy] + points >= view.target
    alone = len(view.sides[enemy]) == 1
    scores = f"{side_name(enemy, names)} {'scores' if alone else 'score'} {counted(points, 'point')}"
    match_is_over = " and wins the match" if alone else " and win the match"
    both = " for your whole side" if len(view.sides[side]) > 1 else ""
    return f"Withdraw{both}? {scores}{match_is_over if wins else ', and the next battle begins'}."
