"""The private panel of a seat: its base and hand, the current question and its blocks.

To fit into a window 900 pixels high with its buttons, the panel shows these bands only:

| the viewer | bands |
|---|---|
| gives an order, discards, takes or hacks a card | the bases, the cards to choose from |
| has picked a card with several aims | the card and its aims |
| has picked an action with several cards | the cards |
| may answer, or waits while orders are open | all bases small, in one row; the table, the ESPIONAGE held |
| waits while no order is open | the bases, the hand |
| is eliminated, or sees the end | the picture of the table |
| has a hint | as in its question |
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from bot.games.this_means_war import texts
from bot.games.this_means_war.board import Fact, alt_text, blocks, facts, status, table_bands
from bot.games.this_means_war.choices import next_aims
from bot.games.this_means_war.picture_scenes import ONE_ROW, Form, Heading, cards_scene
from bot.games.this_means_war.picture_table import aims_scene
from bot.games.this_means_war.sentences import body, headline_of
from bot.games.this_means_war.words import card_text, cards_text, cost_text, kind_name, question, shortfall
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.screen import Band, Picture, Screen, Tone, picture_of
from bot.screens.words import join_sentences
from engine.core.values import Seat
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import View

_MAX_DISCARDS = 6


def panel(view: View, _actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Return a seat's panel: its cards and question, the table, and the last events.

    Raises ValueError if the viewer is a spectator.
    """
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone, asked = _question(view, view.seat, names)
    return Screen(
        title=title,
        text=body(last, names.address_reader(view.seat), asked),
        headline=headline_of(last, names.address_reader(view.seat), asked, view.seat),
        blocks=blocks((*hand_facts(view, names), *facts(view, names))),
        picture=seat_picture(view, names, last, asked),
        tone=tone,
    )


def seat_picture(
    view: View, names: Names, last: Sequence[Event], asked: str = "", picked: str = "", targets: Collection[Seat] = ()
) -> Picture:
    """Return the table from the viewer's side, and below it the cards that the viewer holds or chooses from.

    The table is left out while no order waits for the viewer's or another's answer. `asked` opens the alternative text;
    if it is empty, the state of the match does. The card `picked` and the bases of `targets` are marked. There are no
    cards for a spectator or an eliminated player, or after the war.
    """
    state = asked or status(view, names)
    if view.seat is None or view.outcome is not None or view.grafmarshalls[view.seat].eliminated:
        return Picture(table_bands(view, names, last, state, targets))
    cards = _cards_band(view, names, picked)
    if _waits_for_answers(view, view.seat):
        return Picture((*table_bands(view, names, last, state, targets, "row"), cards))
    form: Form = "low" if cards.scene.height > ONE_ROW else "whole"
    return Picture((table_bands(view, names, last, state, targets, form)[0], cards))


def _question(view: View, seat: Seat, names: Names) -> tuple[str, Tone, str]:
    """Return the title and tone of the panel, and its text.

    The text asks the seat for a choice. If none is due, the text is the state of the match.
    """
    state = status(view, names)
    if view.outcome is not None:
        has_won = seat in view.outcome.ranks[0]
        return (texts.title_won(), "won", state) if has_won else (texts.title_lost(), "lost", state)
    if view.grafmarshalls[seat].eliminated:
        return texts.title_out(), "lost", state
    if view.windows and seat in view.windows[-1].to_answer[1:]:
        return texts.title_ahead(), "your_turn", texts.advice_ahead()
    if view.ask is None:
        return texts.title_waiting(), "waiting", state
    if view.ask.seat != seat:
        return texts.title_waiting_for(name=names.seats[view.ask.seat]), "waiting", state
    asked = question(view, view.ask, names)
    return asked.title, "your_turn", join_sentences((asked.advice, *_explanations(view)))


def _explanations(view: View) -> Iterator[str]:
    """Yield explanations of the terms that a player first reads now: OPERATION and "short" in the first turns."""
    if view.ask is not None and view.ask.ask == "order" and view.turn <= len(view.grafmarshalls):
        yield texts.operation_means()
        if not all(held.payable for held in view.hand):
            yield texts.short_means()


class _Cards(NamedTuple):
    """Cards of others that the viewer chooses from: their heading in the picture and in words, and their keys."""

    heading: Heading
    title: str
    keys: tuple[str, ...]
    in_blocks: bool


def _chosen_from(view: View, names: Names) -> _Cards | None:
    """Return the hand that the viewer looks at, or the newest discards if the viewer takes one; otherwise None."""
    ask = view.ask
    if view.looking and ask is not None and ask.target is not None:
        title = texts.hand_of(name=seat_name(ask.target, names))
        heading = Heading("cctv-camera", texts.hand_of(name=names.seats[ask.target]), ask.target)
        return _Cards(heading, title, view.looking, in_blocks=True)
    if ask is not None and (ask.ask, ask.seat) == ("take", view.seat):
        keys = newest_discards(view)
        shown, total = len(keys), len(view.discard_pile)
        text = texts.discard_pile_part(shown=shown, total=total) if shown < total else texts.discard_pile(total=total)
        return _Cards(Heading("return-arrow", text), texts.heading_discards(), keys, in_blocks=False)
    return None


def newest_discards(view: View) -> tuple[str, ...]:
    """Return the keys of the newest cards in the discard pile, newest first, each once.

    Return at most `_MAX_DISCARDS` cards; `()` if the pile is empty.
    """
    return tuple(dict.fromkeys(reversed(view.discard_pile)))[:_MAX_DISCARDS]


def _cards_band(view: View, names: Names, picked: str = "") -> Band:
    """Return the band with the cards that the viewer holds or chooses from, the card `picked` marked.

    Raises ValueError for a spectator.
    """
    if view.seat is None:
        raise ValueError("a spectator has no cards")
    others = _chosen_from(view, names)
    marked = [Fact("state", texts.marked(card=picked))] if picked else []
    if others is not None:
        scene = cards_scene(others.keys, None, picked if picked in others.keys else "", others.heading)
        hand = cards_text([held.card for held in view.hand])
        text = texts.titled(title=texts.your_hand(), text=hand) if hand else texts.your_hand_is_empty()
        own = Fact("names", text)
        return Band(scene, alt_text((*marked, *_list_cards(others.title, others.keys), own)))
    base = view.grafmarshalls[view.seat].base
    if _waits_for_answers(view, view.seat):
        keys = [held.card for held in view.hand if BY_KEY[held.card].type == "ESPIONAGE"]
        heading = Heading("spy", texts.espionage_held(count=len(keys), total=len(view.hand)))
        cards = _list_cards(texts.your_espionage(), keys, base) if keys else ()
        scene = cards_scene(keys, base, picked, heading, low=True)
        return Band(scene, alt_text((*marked, Fact("names", heading.text), *cards)))
    keys = [held.card for held in view.hand]
    return Band(cards_scene(keys, base, picked), alt_text((*marked, *_own_hand(view, base))))


def _waits_for_answers(view: View, seat: Seat) -> bool:
    """Return whether a window is open and asks a seat for nothing but an answer.

    The seat can then play ESPIONAGE alone, so that its picture has no other cards.
    """
    ask = view.ask
    return bool(view.windows) and (ask is None or ask.seat != seat or ask.ask == "answer")


def hand_facts(view: View, names: Names) -> Iterator[Fact]:
    """Yield facts on the cards that only the viewer sees or chooses from.

    First come a hacked hand or the newest discards, if the viewer chooses from there. The viewer's hand is last. Yield
    nothing for a spectator.
    """
    if view.seat is None:
        return
    others = _chosen_from(view, names)
    if others is not None:
        yield from _list_cards(others.title, others.keys, in_blocks=others.in_blocks)
    yield from _own_hand(view, view.grafmarshalls[view.seat].base)


def _own_hand(view: View, base: Areas) -> Iterator[Fact]:
    if view.hand:
        yield from _list_cards(texts.your_hand(), [held.card for held in view.hand], base)
    else:
        yield Fact("names", texts.no_cards_held(), texts.your_hand())


def _list_cards(
    title: str, keys: Sequence[str], payer: Areas | None = None, *, in_blocks: bool = True
) -> Iterator[Fact]:
    yield Fact("names", texts.titled(title=title, text=cards_text(keys)))
    for card in map(BY_KEY.__getitem__, keys):
        lacking = "" if payer is None else shortfall(card.key, payer)
        line = texts.card_line(card=card.key, cost=cost_text(card.key), effects=card_text(card.key))
        text = join_sentences((line, texts.short_of(lacking=lacking))) if lacking else line
        yield Fact("card", text, texts.titled(title=title, text=kind_name(card.type)) if in_blocks else "")


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed down to these actions.

    Several plays of one card: the card and its possible aims. Several cards: the cards. A single action: the whole
    picture with the card and its target marked. Return None for a spectator, and for actions without a card.
    """
    cards = {None if isinstance(action, Mulligan | Pass) else action.card for action in actions}
    if view.seat is None or None in cards or not cards:
        return None
    plays = [action for action in actions if isinstance(action, Play)]
    if len(actions) > 1 and len(cards) > 1:
        return Picture((_cards_band(view, names),))
    (card,) = (each for each in cards if each is not None)
    if len(plays) > 1:
        aims = next_aims(plays, view, names)
        listed = [Fact("names", texts.marked(card=card)), *(Fact("base", aim.as_line()) for aim in aims)]
        return picture_of(aims_scene(card, aims), alt_text(listed))
    targets = [action.target for action in plays if action.target is not None]
    return seat_picture(view, names, last, _question(view, view.seat, names)[2], card, targets)
