"""Presenter of This Means War!, with its card screens, guidance and replay parts."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import get_args

from msgspec.structs import replace

from bot.games.this_means_war import picture_cards
from bot.games.this_means_war.board import board, review
from bot.games.this_means_war.choices import AUTO_REPLIES, PASS, PASS_LABEL, choices
from bot.games.this_means_war.lesson import LESSON
from bot.games.this_means_war.panel import panel, seat_picture, selection_picture
from bot.games.this_means_war.picture_scenes import card_scene
from bot.games.this_means_war.rules import OPTIONS, PRESETS, RULES, terms
from bot.games.this_means_war.sentences import hint_sentence, is_routine, news_weight, sentence, told_otherwise
from bot.games.this_means_war.words import COUNTED, QUESTIONS, cards_text, cost_text
from bot.screens import limits
from bot.screens.presenter import Guidance, Presenter, ReplayParts, Shortcut
from bot.screens.screen import Block, Screen, picture_of
from bot.screens.words import format_count, shorten
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.this_means_war import cards
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.cards import CARDS, Card, Single, effect_text
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.orders import branches, written_effects
from engine.games.this_means_war.view_types import AskName, View

_PROVENANCE = {
    "rulebook": "The rulebook names this card; the wording is ours.",
    "house": "The printed card is not known; this one is ours.",
}


_NUMBERS: Mapping[type[Single], str] = MappingProxyType(
    {cards.EmpDischarge: "draws 6", cards.FinalStand: "below 1", cards.CopyOrder: "at 0"}
)
"""Numbers in the texts of effects that have no field for a number."""

_PRINTED_COSTS = frozenset({"fire-bombing"})
"""Cards with a cost that the rulebook prints."""
_PRINTED_EFFECTS: Mapping[str, type[Single]] = MappingProxyType(
    {
        "standard-formation": cards.Assault,
        "emp-discharge": cards.EmpDischarge,
        "final-stand": cards.FinalStand,
        "espionage": cards.CopyOrder,
    }
)
"""Kinds of effects with a number that the rulebook prints, by card. All other numbers are the house's."""


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card.name: _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card: its copies, name, kind, cost, provenance and text.

    The provenance is "rulebook" or "house", a card that this project made.
    """
    return tuple(
        f"{card.copies} × **{card.name}** · {card.type}, {cost_text(card.key)} · {card.provenance}: {card.text}"
        for card in CARDS
    )


def numbers_text(card: Card) -> str:
    """Return a line with a card's printed numbers, and a line with what is ours: numbers, copies, and *Play another*.

    Printed numbers are those in the rulebook; without any, that line is left out. All of an unnamed card is ours, so
    only its effects with a number are listed.
    """
    printed = [f"costs {cost_text(card.key)}"] if card.key in _PRINTED_COSTS else []
    ours = [] if printed else [cost_text(card.key)]
    for effect in (effect for branch in branches(card.key) for effect in written_effects(card.key, branch)):
        text = effect_text(effect) if isinstance(effect, COUNTED) else _NUMBERS.get(type(effect))
        if text:
            (printed if _PRINTED_EFFECTS.get(card.key) is type(effect) else ours).append(text)
        elif isinstance(effect, cards.PlayAnother) and card.provenance == "rulebook":
            ours.append(effect_text(effect))
    ours.append(format_count(card.copies, "copy", "copies"))
    return "\n".join([*([f"Printed: {', '.join(printed)}."] if printed else []), f"Ours: {', '.join(ours)}."])


def _card_screen(card: Card) -> Screen:
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(
            Block("Kind", card.type, inline=True),
            Block("Cost", cost_text(card.key), inline=True),
            Block("In the deck", format_count(card.copies, "copy", "copies"), inline=True),
            Block("Printed or ours", numbers_text(card)),
        ),
        picture=picture_of(card_scene(card.key), shorten(f"The card {card.name}. {card.text}", limits.ALT_TEXT)),
        footer=_PROVENANCE[card.provenance],
    )


_TOPICS: Mapping[AskName, str] = MappingProxyType({ask: QUESTIONS[ask].topic for ask in get_args(AskName)})


def topic(view: View) -> str:
    """Return the rules topic of the current ask; "turn" without one."""
    return "turn" if view.ask is None else _TOPICS[view.ask.ask]


def visible_cards(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the deck list."""
    seen = {held.card for held in view.hand} | {*view.looking, *view.discard_pile}
    seen |= {order.card for window in view.windows for order in window.orders}
    return tuple(card.name for card in CARDS if card.key in seen)


REPLAY: ReplayParts[View, Event] = ReplayParts(
    moment=lambda view: f"Turn {view.turn}",
    table=seat_picture,
    hand=lambda view: cards_text([held.card for held in view.hand]),
    laid_open=lambda view, _: view,
)

_PASS = Shortcut(PASS, PASS_LABEL, "secondary", "You can pass when you are asked to answer. The board says who is.")


def _is_answered(view: View) -> bool:
    """Return whether a seat is asked for an answer to an order."""
    return view.ask is not None and view.ask.ask == "answer"


def _same_question(before: View, after: View) -> bool:
    """Return whether both views show the same open windows and the same table.

    The seats still to answer and the current ask may differ. Return False if no window is open. A window is an order
    with its answers.
    """
    one, other = (
        replace(view, windows=tuple(replace(window, to_answer=()) for window in view.windows), ask=None)
        for view in (before, after)
    )
    return before.windows != () and one == other


def _turn_order(view: View) -> tuple[Seat, ...]:
    seats = [each.seat for each in view.grafmarshalls if not each.eliminated or each.seat == view.active]
    place = seats.index(view.active)
    return (view.active,) if view.turn == view.max_turns else tuple(seats[place:] + seats[:place])


@cached_by_language()
def this_means_war() -> Presenter[WarOptions, View, Action, Event]:
    """Return the presenter of *This Means War!*."""
    return Presenter(
        key="this-means-war",
        name="This Means War!",
        options=OPTIONS,
        gist="Build your CITY and wreck the others' by orders and answers; for two to four.",
        sign=picture_cards.THIS_MEANS_WAR,
        signs=picture_cards.SIGNS,
        presets=PRESETS,
        terms=terms,
        board=partial(board, "This Means War!"),
        choices=choices,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        replay=REPLAY,
        guidance=Guidance(topic, visible_cards, hint_sentence, " and nobody answered"),
        sentence=sentence,
        begins_turn=is_routine,
        news_weight=news_weight,
        told_otherwise=told_otherwise,
        lesson=LESSON,
        rules=RULES,
        cards=card_screens,
        deck=deck_lines,
        shortcuts=lambda view: (_PASS,) if _is_answered(view) else (),
        auto_replies=AUTO_REPLIES,
        same_question=_same_question,
        wait_kind=lambda view: "answer" if _is_answered(view) else "turn",
        turn=lambda view: (view.turn, view.active),
        turn_order=_turn_order,
    )
