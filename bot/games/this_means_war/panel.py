"""The private panel of a seat: its base and hand, the current question and its blocks."""

from collections.abc import Sequence

from bot.games.this_means_war.board import blocks, board_alt, hand_alt, kind_and_cost
from bot.games.this_means_war.picture_scenes import Picked, board_scene, hand_scene
from bot.games.this_means_war.sentences import headline_of, status, summary
from bot.games.this_means_war.words import card_name, shortfall
from bot.screens import limits
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, Tone, lines_in_blocks
from bot.screens.words import shorten
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import AskName, AskView, View

_AHEAD = "**You may pass already, for good in this window;** ESPIONAGE waits for your turn to answer."
_TITLES: dict[AskName, str] = {
    "order": "Your turn",
    "answer": "Respond or pass",
    "discard": "Discard a card",
    "hack": "Choose a card they lose",
    "take": "Take a card",
}


def panel(view: View, _actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards."""
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    mine = view.ask if view.ask is not None and view.ask.seat == view.seat else None
    is_ahead = _may_pass_ahead(view)
    advice = status(view, names) if mine is None else _advice(view, mine, names)
    if is_ahead:
        advice = f"{_AHEAD} {advice}"
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, advice) if line),
        headline=headline_of(view, names, last, advice if mine is not None or is_ahead else ""),
        blocks=(*_hand_blocks(view), *_hacked_hand(view, names), *blocks(view, names)),
        picture=_picture(view, advice, names, last),
        tone=tone,
    )


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the war", "won") if view.seat in view.outcome.ranks[0] else ("You lost the war", "lost")
    if view.seat is not None and view.grafmarshalls[view.seat].eliminated:
        return "You are out", "lost"
    if _may_pass_ahead(view):
        return "You may pass already", "your_turn"
    if view.ask is None or view.ask.seat != view.seat:
        return f"Waiting for {names.seats[view.ask.seat]}" if view.ask else "Waiting", "waiting"
    return _TITLES[view.ask.ask], "your_turn"


def _may_pass_ahead(view: View) -> bool:
    """Return whether the viewer waits for its turn to answer, which allows it to pass in advance."""
    return bool(view.windows) and view.seat in view.windows[-1].to_answer[1:]


def _advice(view: View, ask: AskView, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    """Return the full question for the viewer."""
    match ask.ask:
        case "order" if ask.card is not None and ask.seat != view.active:
            return f"**{card_name(ask.card)} lets you play an order out of turn:** play an OPERATION, or pass."
        case "order" if ask.card is not None:
            return f"**{card_name(ask.card)} lets you give another order:** play, recycle, or take a mulligan."
        case "order":
            return "**Your turn:** play an OPERATION, recycle a card, or take a mulligan."
        case "answer" if view.windows and view.windows[-1].fog:
            return "**Fog of war:** play ESPIONAGE, or pass. You may do so once per turn."
        case "answer":
            return "**You may respond** with ESPIONAGE, once per turn, or pass."
        case "discard":
            return "**Choose a card to discard.** You draw one for it."
        case "hack":
            whose = "the hand" if ask.target is None else f"{seat_name(ask.target, names)}'s hand"
            return f"**Choose which card of {whose} is discarded.** Nobody else is shown it."
        case "take":
            return "**Choose any card of the discard pile.** You take it instead of drawing one."


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
    heading = shorten(f"{seat_name(view.ask.target, names)}'s hand", limits.EMBED_FIELD_NAME)
    return (Block(heading, shorten("\n".join(lines), limits.EMBED_FIELD_VALUE)),)


def _picture(view: View, asked: str, names: Names, last: Sequence[Event]) -> Picture:
    """Return the picture of the viewer's hand, or of the table if it is out or the war is over."""
    if view.seat is None or view.outcome is not None or view.grafmarshalls[view.seat].eliminated:
        return Picture(board_scene(view, names, last), board_alt(status(view, names), view, names, last))
    return Picture(hand_scene(view, view.seat, names, last), hand_alt(asked, view, view.seat, names, last))


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the hand with the card of all actions marked, and the bases that it may aim at.

    Return None if the actions have several cards or no card, or for a spectator.
    """
    cards = {None if isinstance(action, Mulligan | Pass) else action.card for action in actions}
    card = cards.pop() if len(cards) == 1 else None
    if card is None or view.seat is None:
        return None
    targets = frozenset(action.target for action in actions if isinstance(action, Play) and action.target is not None)
    scene = hand_scene(view, view.seat, names, last, Picked(card, targets))
    return Picture(scene, hand_alt(f"Marked: {card_name(card)}.", view, view.seat, names, last))
