"""The private panel: the viewer's base and hand, what is asked, and what can be chosen."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import SHAPES, seat_name
from bot.presenters.games.this_means_war.board import alt_text, blocks, kind_and_cost, status
from bot.presenters.games.this_means_war.cards import hand_scene
from bot.presenters.games.this_means_war.drawing import board_scene
from bot.presenters.games.this_means_war.sentences import summary
from bot.presenters.games.this_means_war.words import card_name, shortfall
from bot.presenters.presenter import Names
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen, Tone, lines_in_blocks
from bot.presenters.words import shortened
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import AskName, AskView, View

_TITLES: dict[AskName, str] = {
    "order": "Execute an order",
    "answer": "Answer or pass",
    "discard": "Discard a card",
    "hack": "Choose a card they lose",
    "take": "Take a card",
}


def panel(view: View, _actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards."""
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    happened = shortened(summary(last, names), SUMMARY_LENGTH)
    mine = view.ask if view.ask is not None and view.ask.seat == view.seat else None
    advice = status(view, names) if mine is None else _advice(view, mine, names)
    return Screen(
        title=title,
        text="\n".join(line for line in (happened, advice) if line),
        blocks=(*_hand_blocks(view), *_hacked_hand(view, names), *blocks(view, names)),
        picture=_picture(view, mine),
        tone=tone,
    )


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the war", "won") if view.seat in view.outcome.ranks[0] else ("You lost the war", "lost")
    if view.seat is not None and view.grafmarshalls[view.seat].eliminated:
        return "You are out", "lost"
    if view.ask is None or view.ask.seat != view.seat:
        return f"Waiting for {names.seats[view.ask.seat]}" if view.ask else "Waiting", "waiting"
    return _TITLES[view.ask.ask], "your_turn"


def _advice(view: View, ask: AskView, names: Names) -> str:
    """Say what is asked of the viewer."""
    match ask.ask:
        case "order":
            play = "**Play an OPERATION, recycle a card, or take a mulligan.** You draw a card for the one you play."
            return play if ask.card is None else f"{play} {card_name(ask.card)} lets you do it once more."
        case "answer":
            return _answer(view)
        case "discard":
            return "**Choose a card to discard.** You draw one for it."
        case "hack":
            chosen = "Choose the card that is discarded; they draw one for it."
            if ask.target is None:
                return f"**Only you see the hand.** {chosen}"
            return f"**Only you see {seat_name(ask.target, names)}'s hand.** {chosen}"
        case "take":
            return "**Choose any card of the discard pile.** You take it instead of drawing one."


def _answer(view: View) -> str:
    once = "You may answer once per turn, with one ESPIONAGE card."
    if view.windows and view.windows[-1].fog:
        return f"**Fog of war: play ESPIONAGE, or pass.** {once}"
    return f"**Answer the order on the table with ESPIONAGE, or pass.** {once}"


def _hand_blocks(view: View) -> tuple[Block, ...]:
    if view.seat is None:
        return ()
    if not view.hand:
        return (Block("Your hand", "You hold no cards."),)
    own = view.grafmarshalls[view.seat].base
    lines = [
        f"**{card_name(held.card)}** ({kind_and_cost(held.card)}): {BY_KEY[held.card].text}"
        + ("" if held.payable else f" *Short of {shortfall(held.card, own)}.*")
        for held in view.hand
    ]
    return lines_in_blocks("Your hand", lines)


def _hacked_hand(view: View, names: Names) -> tuple[Block, ...]:
    if not view.looking or view.ask is None or view.ask.target is None:
        return ()
    lines = [f"**{card_name(key)}** ({kind_and_cost(key)}): {BY_KEY[key].text}" for key in view.looking]
    heading = shortened(f"{seat_name(view.ask.target, names)}'s hand", discord_limits.EMBED_FIELD_NAME)
    return (Block(heading, shortened("\n".join(lines), discord_limits.EMBED_FIELD_VALUE)),)


def _picture(view: View, mine: AskView | None) -> Picture:
    """Show the hand that is looked at, else the viewer's own hand, else the table."""
    if mine is not None and view.looking and mine.target is not None:
        whose = f"The hand of {SHAPES[mine.target]}"
        return Picture(hand_scene(view, view.looking, whose=whose), _cards_alt(whose, view.looking))
    if view.outcome is not None or not view.hand:
        return Picture(board_scene(view), alt_text(view))
    keys = [held.card for held in view.hand]
    return Picture(hand_scene(view, keys), _cards_alt("Your base and hand", keys))


def _cards_alt(heading: str, keys: Sequence[str]) -> str:
    cards = " ".join(f"{card_name(key)}, {kind_and_cost(key)}: {BY_KEY[key].text}" for key in keys)
    return shortened(f"{heading}. {cards}", discord_limits.ALT_TEXT)
