"""The private panel: the hand or the board as the viewer sees it, and what can be chosen."""

from collections.abc import Sequence

from bot.presenters import limits
from bot.presenters.presenter import Names
from bot.presenters.screen import Block, Picture, Screen, Tone
from bot.presenters.theaters.board import TOLD, ability_name, alt, theater_blocks, to_act
from bot.presenters.theaters.choices import choices
from bot.presenters.theaters.drawing import board_scene, hand_scene
from bot.presenters.theaters.sentences import told
from bot.presenters.theaters.words import ability, card_name, side_name
from bot.presenters.words import counted, listed, shortened
from engine.games.theaters.actions import Action, Deploy, Flip, Improvise, Move, Place, TakeBack
from engine.games.theaters.cards import BY_KEY
from engine.games.theaters.events import Event
from engine.games.theaters.sight import AskSight, View

_QUESTIONS: dict[type[Action], str] = {
    Flip: "Choose a card to flip",
    Move: "Move one of your cards?",
    TakeBack: "Take a card back",
    Place: "Choose a theater for the top card",
    Deploy: "Play a card at once",
    Improvise: "Play a card at once",
}


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards and choices."""
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    mine = next((ask for ask in view.asks if ask.seat == view.seat), None)
    title, tone = _title(view, actions, names, mine)
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=title,
        text="\n".join(line for line in (happened, _advice(view, names, mine, side)) if line),
        blocks=_blocks(view, names, side),
        picture=_picture(view, actions, side),
        choices=choices(view, actions, names),
        tone=tone,
    )


def _title(view: View, actions: Sequence[Action], names: Names, mine: AskSight | None) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.side in view.outcome.ranks[0] else ("You lost the match", "lost")
    if mine is None:
        waiting = listed([names.seats[ask.seat] for ask in view.asks])
        return f"Waiting for {waiting}", "waiting"
    if mine.ask == "turn" or not actions:
        return "Your turn", "your_turn"
    return _QUESTIONS[type(actions[0])], "your_turn"


def _advice(view: View, names: Names, mine: AskSight | None, side: int) -> str:
    if mine is None:
        return to_act(view, names)
    if mine.ask == "turn":
        return (
            f"**It's your turn, {names.seats[mine.seat]}.** Play one card: *deploy* it faceup to its own theater, or "
            "*improvise* it facedown to any. Or withdraw from the battle: "
            f"{side_name(1 - side, names)} would score {counted(view.withdrawal[side], 'point')}."
        )
    if mine.card is None:
        return f"**It's your choice, {names.seats[mine.seat]}**, for {ability_name(mine)}."
    text = ability(BY_KEY[mine.card], view.edition)
    return f"**It's your choice, {names.seats[mine.seat]}.** {card_name(mine.card)} says: “{text}”"


def _blocks(view: View, names: Names, side: int) -> tuple[Block, ...]:
    blocks = [Block("Your hand", _hand_words(view))]
    if view.top_card is not None:
        blocks.append(Block("The deck's top card", f"{card_name(view.top_card)} (only you have seen it)"))
    return (*blocks, *theater_blocks(view, names, near=side))


def _hand_words(view: View) -> str:
    return ", ".join(card_name(key) for key in view.hand) or "You have no cards left."


def _picture(view: View, actions: Sequence[Action], side: int) -> Picture:
    """Show the hand while a card is to be played from it, or while waiting; else the board."""
    asked_of_the_table = bool(actions) and not any(isinstance(action, Deploy | Improvise) for action in actions)
    if asked_of_the_table or not view.hand:
        return Picture(board_scene(view, near=side), alt(view, near=side))
    cards = " ".join(f"{card_name(key)}: {ability(BY_KEY[key], view.edition)}" for key in view.hand)
    return Picture(hand_scene(view), shortened(f"Your hand. {cards}", limits.ALT_TEXT))
