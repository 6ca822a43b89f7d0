"""Presenter of This Means War!, with its card screens, guidance and replay parts."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bot.games.this_means_war import picture_cards, texts
from bot.games.this_means_war.board import board, review
from bot.games.this_means_war.choices import PASS, auto_replies, choices
from bot.games.this_means_war.lesson import lesson
from bot.games.this_means_war.panel import panel, seat_picture, selection_picture
from bot.games.this_means_war.picture_scenes import card_scene
from bot.games.this_means_war.rules import options, presets, rules, terms
from bot.games.this_means_war.sentences import hint_sentence, is_routine, news_weight, sentence, told_otherwise
from bot.games.this_means_war.words import (
    COUNTED,
    card_name,
    card_text,
    cards_text,
    cost_text,
    effect_text,
    kind_name,
)
from bot.screens import limits
from bot.screens.presenter import Guidance, Presenter, ReplayParts, Shortcut
from bot.screens.screen import Block, Screen, picture_of
from bot.screens.words import join_items, shorten
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.this_means_war import cards
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.cards import CARDS, Card, Single
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.orders import branches, written_effects
from engine.games.this_means_war.view_types import AskName, View

_NUMBERS: Mapping[type[Single], Callable[[], str]] = MappingProxyType(
    {
        cards.EmpDischarge: texts.printed_emp_discharge,
        cards.FinalStand: texts.printed_final_stand,
        cards.CopyOrder: texts.printed_copy_order,
    }
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
    return {card_name(card.key): _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card: its copies, name, kind, cost, provenance and text.

    The provenance is "rulebook" or "house", a card that this project made.
    """
    return tuple(
        texts.deck_line(
            count=card.copies,
            card=card.key,
            kind=card.type.lower(),
            cost=cost_text(card.key),
            provenance=card.provenance,
            effects=card_text(card.key),
        )
        for card in CARDS
    )


def numbers_text(card: Card) -> str:
    """Return a line with a card's printed numbers, and a line with what is ours: numbers, copies, and *Play another*.

    Printed numbers are those in the rulebook; without any, that line is left out. All of an unnamed card is ours, so
    only its effects with a number are listed.
    """
    printed = [texts.printed_cost(cost=cost_text(card.key))] if card.key in _PRINTED_COSTS else []
    ours = [] if printed else [cost_text(card.key)]
    for effect in (effect for branch in branches(card.key) for effect in written_effects(card.key, branch)):
        text = effect_text(effect) if isinstance(effect, COUNTED) else ""
        if number := _NUMBERS.get(type(effect)):
            text = number()
        if text:
            (printed if _PRINTED_EFFECTS.get(card.key) is type(effect) else ours).append(text)
        elif isinstance(effect, cards.PlayAnother) and card.provenance == "rulebook":
            ours.append(effect_text(effect))
    ours.append(texts.copies(count=card.copies))
    lines = [texts.printed(parts=join_items(printed))] if printed else []
    return "\n".join([*lines, texts.ours(parts=join_items(ours))])


def _card_screen(card: Card) -> Screen:
    effects = card_text(card.key)
    return Screen(
        title=card_name(card.key),
        text=effects,
        blocks=(
            Block(texts.heading_kind(), kind_name(card.type), inline=True),
            Block(texts.heading_cost(), cost_text(card.key), inline=True),
            Block(texts.heading_copies(), texts.copies(count=card.copies), inline=True),
            Block(texts.heading_printed(), numbers_text(card)),
        ),
        picture=picture_of(
            card_scene(card.key), shorten(texts.card_in_words(card=card.key, effects=effects), limits.ALT_TEXT)
        ),
        footer=texts.from_rulebook() if card.provenance == "rulebook" else texts.from_house(),
    )


_TOPICS: Mapping[AskName, Callable[[], str]] = MappingProxyType(
    {
        "order": texts.topic_turn,
        "answer": texts.topic_answers,
        "discard": texts.topic_effects,
        "hack": texts.topic_special_cards,
        "take": texts.topic_special_cards,
    }
)


def topic(view: View) -> str:
    """Return the rules topic of the current ask; that of turns without one."""
    return texts.topic_turn() if view.ask is None else _TOPICS[view.ask.ask]()


def visible_cards(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the deck list."""
    seen = {held.card for held in view.hand} | {*view.looking, *view.discard_pile}
    seen |= {order.card for window in view.windows for order in window.orders}
    return tuple(card_name(card.key) for card in CARDS if card.key in seen)


REPLAY: ReplayParts[View, Event] = ReplayParts(
    moment=lambda view: texts.moment(turn=view.turn),
    table=seat_picture,
    hand=lambda view: cards_text([held.card for held in view.hand]),
    laid_open=lambda view, _: view,
)


def _is_answered(view: View) -> bool:
    """Return whether a seat is asked for an answer to an order."""
    return view.ask is not None and view.ask.ask == "answer"


def _shortcuts(view: View) -> tuple[Shortcut, ...]:
    if not _is_answered(view):
        return ()
    return (Shortcut(PASS, texts.pass_button(), "secondary", texts.not_asked()),)


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
        name=texts.game_name(),
        options=options(),
        gist=texts.gist(),
        sign=picture_cards.THIS_MEANS_WAR,
        signs=picture_cards.SIGNS,
        presets=presets(),
        terms=terms,
        board=board,
        choices=choices,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        replay=REPLAY,
        guidance=Guidance(topic, visible_cards, hint_sentence, assumes_no_answer=True),
        sentence=sentence,
        begins_turn=is_routine,
        news_weight=news_weight,
        told_otherwise=told_otherwise,
        lesson=lesson(),
        rules=rules(),
        cards=card_screens,
        deck=deck_lines,
        shortcuts=_shortcuts,
        auto_replies=auto_replies(),
        same_question=_same_question,
        wait_kind=lambda view: "answer" if _is_answered(view) else "turn",
        turn=lambda view: (view.turn, view.active),
        turn_order=_turn_order,
    )
