"""The private panel: the hand or the board as the viewer sees it, and what can be chosen."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.games.air_land_sea.board import ability_name, alt, notes, theater_blocks, to_act
from bot.presenters.games.air_land_sea.choices import choices
from bot.presenters.games.air_land_sea.drawing import FEW_HELD, board_scene, hand_scene
from bot.presenters.games.air_land_sea.sentences import told
from bot.presenters.games.air_land_sea.words import ability, card_name, gist, side_name, teammates
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen, Tone, lines_in_blocks
from bot.presenters.words import counted, listed, shortened
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
)
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, View

_QUESTIONS: dict[type[Action], tuple[str, str]] = {
    Flip: ("Choose a card to flip", "Flip a card?"),
    Move: ("Move one of your cards", "Move one of your cards?"),
    TakeBack: ("Take a card back", "Take a card back?"),
    Place: ("Choose a theater for the top card", "Play the top card?"),
    Deploy: ("Play a card at once", "Play a card?"),
    Improvise: ("Play a card at once", "Play a card?"),
    Reveal: ("Choose a card to reveal", "Reveal a card?"),
    Name: ("Name a card", "Name a card?"),
    Exchange: ("Choose which cards change sides", "Exchange cards?"),
    Draw: ("Draw a card", "Draw a card?"),
    Give: ("Choose a card to give away", "Give a card away?"),
    Receive: ("Take the card", "Take the card?"),
    Destroy: ("Choose a card to destroy", "Destroy one of your cards?"),
}
"""What an action answers: when it must be, and when it may be left."""

_TOGETHER: dict[type[Action], str] = {
    Draw: "whoever draws first has the card in hand",
    Receive: "whoever takes it first has it in hand",
    TakeBack: "whoever takes a card back has to play one",
    Give: "each may give a card of the own hand, and the first answer counts",
    Reveal: "each may show cards of the own hand, and the first answer counts",
}
"""What it means that either member of a side may answer; for other questions the first answer counts."""

_OF_EACH_SIDE = {
    "disrupt": "Disrupt 5 makes you flip one of your uncovered cards.",
    "armistice": "Armistice 2 lets you flip one of your uncovered cards, or leave it.",
}
"""What an ability asks of either side, whose text speaks to its owner alone."""

_OF_THE_HAND = (Deploy, Improvise, SwapCard, Reveal, Give)


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards and choices."""
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    mine = next((ask for ask in view.asks if ask.seat == view.seat), None)
    title, tone = _title(view, actions, names, mine)
    happened = shortened(told(last, names), TOLD)
    advice = _waiting(view, names, side) if mine is None else _asked(view, actions, names, mine, side)
    return Screen(
        title=title,
        text="\n".join(line for line in (happened, advice) if line),
        blocks=_blocks(view, names, side),
        picture=_picture(view, actions, side),
        choices=choices(view, actions, names),
        tone=tone,
    )


def _title(view: View, actions: Sequence[Action], names: Names, mine: AskView | None) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.side in view.outcome.ranks[0] else ("You lost the match", "lost")
    if mine is None:
        together = "and" if any(ask.ask == "swap" for ask in view.asks) else "or"
        return f"Waiting for {listed([names.seats[ask.seat] for ask in view.asks], together)}", "waiting"
    if mine.ask == "turn" or not actions:
        return ("Your side's turn" if _asked_too(view, names, mine) else "Your turn"), "your_turn"
    if mine.ask == "swap":
        return f"Choose a card for {listed(teammates(view, names))}", "your_turn"
    kind = type(actions[0])
    if kind is Decline:
        return f"Answer {ability_name(mine)}", "your_turn"
    must, may = _QUESTIONS[kind]
    return (may if Decline() in actions else must), "your_turn"


def _asked_too(view: View, names: Names, mine: AskView) -> list[str]:
    """Return the names of the teammates of whom the same is asked, so that one answer will do."""
    if mine.ask == "swap" or view.side is None:
        return []
    asked = {ask.seat for ask in view.asks} & set(view.sides[view.side]) - {mine.seat}
    return [names.seats[seat] for seat in sorted(asked)]


def _waiting(view: View, names: Names, side: int) -> str:
    """Say whom the viewer waits for, and what the viewer has done already."""
    parts = [to_act(view, names)]
    mates = [ask for ask in view.asks if ask.seat in view.sides[side] and ask.ask != "swap"]
    if mates:
        who = listed([names.seats[ask.seat] for ask in mates], "or")
        parts.append(f"{who} {'plays' if mates[0].ask == 'turn' else 'answers'} for your side this time.")
    if view.swapping is not None:
        parts.append(f"You pass on {card_name(view.swapping)} once everybody has chosen.")
    if view.giving is not None:
        parts.append(f"You give {card_name(view.giving)} away.")
    return " ".join(parts)


def _asked(view: View, actions: Sequence[Action], names: Names, mine: AskView, side: int) -> str:
    who, others = names.seats[mine.seat], _asked_too(view, names, mine)
    if mine.ask == "turn":
        return f"**It's your turn, {who}.** {_turn(view, actions, names, others, side)}"
    if mine.ask == "swap":
        mate = listed(teammates(view, names))
        return (
            f"**Choose a card, {who}.** You pass it to {mate} and get one back. Both choose in secret, and the cards "
            "change hands once everybody has chosen."
        )
    together = f" {_together(actions, others)}" if others else ""
    return f"**It's your choice, {who}.** {_matter(view, actions, mine)}{together}"


def _matter(view: View, actions: Sequence[Action], mine: AskView) -> str:
    """Say what an ability asks, as the one who answers has to read it."""
    if isinstance(actions[0] if actions else None, Receive):
        return "The enemy gives your side a card."
    if mine.ask == "surveil":
        return "The enemy's Surveil 2 makes your side reveal cards of its choice."
    if mine.ask in _OF_EACH_SIDE:
        return _OF_EACH_SIDE[mine.ask]
    if mine.card is None:
        return f"It is for {ability_name(mine)}."
    return f"{card_name(mine.card)} says: “{ability(BY_KEY[mine.card], view.edition)}”"


def _turn(view: View, actions: Sequence[Action], names: Names, others: Sequence[str], side: int) -> str:
    first = "You may move Envoy first. " if any(isinstance(action, MoveEnvoy) for action in actions) else ""
    due = [card_name(mark.card) for mark in view.marks if mark.due and mark.seat == view.seat]
    play = (
        f"You must play {listed(due, 'or')}: faceup to a theater that takes it, or facedown to any."
        if due
        else "Play one card: *deploy* it faceup to its own theater, or *improvise* it facedown to any."
    )
    leave = f"Or withdraw from the battle: {side_name(1 - side, names)} would score"
    either = (
        f" You or {listed(others, 'or')} may play this turn: the first to act plays for your side." if others else ""
    )
    return f"{first}{play} {leave} {counted(view.withdrawal[side], 'point')}.{either}"


def _together(actions: Sequence[Action], others: Sequence[str]) -> str:
    meaning = _TOGETHER.get(type(actions[0]), "the first answer counts") if actions else "the first answer counts"
    return f"You or {listed(others, 'or')} may answer: {meaning}."


def _blocks(view: View, names: Names, side: int) -> tuple[Block, ...]:
    blocks = list(_hand_blocks(view))
    if view.top_card is not None:
        seen = "you have" if len(view.sides[side]) == 1 else "your side has"
        blocks.append(Block("The deck's top card", f"{card_name(view.top_card)} (only {seen} seen it)"))
    return (*blocks, *theater_blocks(view, names, near=side), *notes(view, names))


def _hand_blocks(view: View) -> tuple[Block, ...]:
    """Name the cards of the hand; of a large one say all that they do, for its picture leaves that out."""
    if len(view.hand) <= FEW_HELD:
        return (Block("Your hand", ", ".join(card_name(key) for key in view.hand) or "You have no cards left."),)
    lines = [f"**{card_name(key)}**: {ability(BY_KEY[key], view.edition)}" for key in view.hand]
    return lines_in_blocks("Your hand", lines)


def _picture(view: View, actions: Sequence[Action], side: int) -> Picture:
    """Show the hand while a card of it is to be chosen, or while waiting; else the board."""
    asked_of_the_table = bool(actions) and not any(isinstance(action, _OF_THE_HAND) for action in actions)
    if asked_of_the_table or not view.hand:
        return Picture(board_scene(view, near=side), alt(view, near=side))
    few = len(view.hand) <= FEW_HELD
    cards = " ".join(
        f"{card_name(key)}: {ability(BY_KEY[key], view.edition) if few else gist(BY_KEY[key]) + '.'}"
        for key in view.hand
    )
    return Picture(hand_scene(view), shortened(f"Your hand. {cards}", discord_limits.ALT_TEXT))
