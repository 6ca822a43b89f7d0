"""The presenter of This Means War!."""

from functools import partial

from msgspec.structs import replace

from bot.model.clock import WaitKind
from bot.presenters.games.this_means_war.board import board, review
from bot.presenters.games.this_means_war.cards import card_screens, deck_lines
from bot.presenters.games.this_means_war.choices import AUTO_REPLIES, PASS, PASS_LABEL, choices
from bot.presenters.games.this_means_war.drawing import signs
from bot.presenters.games.this_means_war.guidance.reasons import because
from bot.presenters.games.this_means_war.guidance.rules_at_hand import in_sight, topic
from bot.presenters.games.this_means_war.history.replay import REPLAY
from bot.presenters.games.this_means_war.options_text import OPTIONS, PRESETS, terms
from bot.presenters.games.this_means_war.panel import panel, picked
from bot.presenters.games.this_means_war.rules_text import RULES
from bot.presenters.games.this_means_war.sentences import sentence
from bot.presenters.lessons.this_means_war import LESSON
from bot.presenters.presenter import Guidance, Presenter, Shortcut
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.events import Event, TurnBegan
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.view_types import View

_PASS = (
    Shortcut(
        PASS,
        PASS_LABEL,
        "secondary",
        "Only whoever is asked to answer can pass, and only now. The board says who that is.",
    ),
)


def _shortcuts(view: View) -> tuple[Shortcut, ...]:
    """Offer to pass on the board itself while somebody is asked to answer."""
    return _PASS if view.ask is not None and view.ask.ask == "answer" else ()


def _same_question(before: View, after: View) -> bool:
    """Tell whether nothing but whose turn it is to answer has changed in a window."""
    return before.windows != () != after.windows and _without_turns(before) == _without_turns(after)


def _without_turns(view: View) -> View:
    windows = tuple(replace(window, to_answer=()) for window in view.windows)
    return replace(view, windows=windows, ask=None)


def _pace(view: View) -> WaitKind:
    """An answer to an order is quick; all else is a turn."""
    return "answer" if view.ask is not None and view.ask.ask == "answer" else "turn"


THIS_MEANS_WAR: Presenter[WarOptions, View, Action, Event] = Presenter(
    key="this-means-war",
    name="This Means War!",
    options=OPTIONS,
    gist="Build your CITY and wreck the others' by orders and answers; for two to four.",
    sign=signs.THIS_MEANS_WAR,
    signs=signs.SIGNS,
    presets=PRESETS,
    terms=terms,
    board=partial(board, "This Means War!"),
    choices=choices,
    private_screen=panel,
    picked=picked,
    review=review,
    replay=REPLAY,
    guidance=Guidance(topic, in_sight, because),
    sentence=sentence,
    begins_turn=lambda event: isinstance(event, TurnBegan),
    lesson=LESSON,
    rules=RULES,
    cards=card_screens,
    deck=deck_lines,
    shortcuts=_shortcuts,
    auto_replies=AUTO_REPLIES,
    same_question=_same_question,
    wait_kind=_pace,
    turn=lambda view: (view.turn, view.active),
)
