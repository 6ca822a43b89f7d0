"""The private panel of a seat: its base and hand, the current question and its blocks."""

from collections.abc import Iterator, Sequence

from bot.games.this_means_war.board import Fact, alt_text, blocks, facts, last_changes, status, table_picture
from bot.games.this_means_war.picture_scenes import Picked, hand_scene, newest_discards
from bot.games.this_means_war.sentences import body, headline_of
from bot.games.this_means_war.words import QUESTIONS, card_name, cards_text, cost_text, question, shortfall
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.screen import Picture, Screen, Tone, picture_of
from bot.screens.words import possessive
from engine.core.values import Seat
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import View


def panel(view: View, _actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Return a seat's panel: its cards and question, the table, and the last events.

    Raises ValueError if the viewer is a spectator.
    """
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone, asked = _question(view, view.seat, names)
    hand, table = tuple(hand_facts(view, names)), tuple(facts(view, names))
    in_play = view.outcome is None and not view.grafmarshalls[view.seat].eliminated
    return Screen(
        title=title,
        text=body(last, names, asked),
        headline=headline_of(last, names, asked),
        blocks=blocks((*hand, *table)),
        picture=picture_of(
            hand_scene(view, view.seat, names, last),
            alt_text((Fact("state", asked), *hand, *table, *last_changes(last, names))),
        )
        if in_play
        else table_picture(view, names, last, table),
        tone=tone,
    )


def _question(view: View, seat: Seat, names: Names) -> tuple[str, Tone, str]:
    """Return the title and tone of the panel, and its text.

    The text asks the seat for a choice. If none is due, the text is the state of the match.
    """
    state = status(view, names)
    if view.outcome is not None:
        return (
            ("You won the war", "won", state) if seat in view.outcome.ranks[0] else ("You lost the war", "lost", state)
        )
    if view.grafmarshalls[seat].eliminated:
        return "You are out", "lost", state
    if view.windows and seat in view.windows[-1].to_answer[1:]:
        ahead = QUESTIONS["ahead"]
        return ahead.title, "your_turn", f"{ahead.advice} {state}"
    if view.ask is None or view.ask.seat != seat:
        return f"Waiting for {names.seats[view.ask.seat]}" if view.ask else "Waiting", "waiting", state
    asked = question(view, view.ask, names)
    return asked.title, "your_turn", asked.advice


def hand_facts(view: View, names: Names) -> Iterator[Fact]:
    """Yield facts on the cards that only the viewer sees or chooses from.

    First come a hacked hand or the newest discards, if the viewer chooses from there. The viewer's hand is last. Yield
    nothing for a spectator.
    """
    if view.seat is None:
        return
    ask, base = view.ask, view.grafmarshalls[view.seat].base
    if view.looking and ask is not None and ask.target is not None:
        yield from _cards(f"{possessive(seat_name(ask.target, names))} hand", view.looking)
    elif ask is not None and (ask.ask, ask.seat) == ("take", view.seat):
        yield from _cards("Discard pile, newest first", newest_discards(view), in_blocks=False)
    if view.hand:
        yield from _cards("Your hand", [held.card for held in view.hand], base)
    else:
        yield Fact("names", "You hold no cards.", "Your hand")


def _cards(title: str, keys: Sequence[str], payer: Areas | None = None, *, in_blocks: bool = True) -> Iterator[Fact]:
    yield Fact("names", f"{title}: {cards_text(keys)}")
    for card in map(BY_KEY.__getitem__, keys):
        lacking = "" if payer is None else shortfall(card.key, payer)
        line = f"**{card.name}** ({cost_text(card.key)}): {card.text}"
        text = f"{line} *Short of {lacking}.*" if lacking else line
        yield Fact("card", text, f"{title}: {card.type}" if in_blocks else "")


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the hand with the card of all actions marked, and the bases that it may aim at.

    Return None if the actions have several cards or no card, or for a spectator.
    """
    cards = {None if isinstance(action, Mulligan | Pass) else action.card for action in actions}
    card = cards.pop() if len(cards) == 1 else None
    if card is None or view.seat is None:
        return None
    targets = frozenset(action.target for action in actions if isinstance(action, Play) and action.target is not None)
    marked = Fact("state", f"Marked: {card_name(card)}.")
    told = (marked, *hand_facts(view, names), *facts(view, names), *last_changes(last, names))
    return picture_of(hand_scene(view, view.seat, names, last, Picked(card, targets)), alt_text(told))
