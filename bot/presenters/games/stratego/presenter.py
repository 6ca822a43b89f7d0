"""The presenter of Stratego, in all its armies and rules."""

from functools import partial

from bot.model.clock import WaitKind
from bot.presenters.games.stratego.board import board, review
from bot.presenters.games.stratego.choices import choices, proposals
from bot.presenters.games.stratego.drawing import signs
from bot.presenters.games.stratego.formations import OPENINGS
from bot.presenters.games.stratego.guidance.reasons import because
from bot.presenters.games.stratego.guidance.rules_at_hand import in_sight, topic
from bot.presenters.games.stratego.history.replay import REPLAY
from bot.presenters.games.stratego.notation import NOTATION, entry
from bot.presenters.games.stratego.options_text import OPTIONS, PRESETS, terms
from bot.presenters.games.stratego.panel import panel, picked
from bot.presenters.games.stratego.pieces import CARDS, DECK
from bot.presenters.games.stratego.refusals import REFUSALS
from bot.presenters.games.stratego.rules_text import RULES
from bot.presenters.games.stratego.sentences import retold, sentence
from bot.presenters.lessons.stratego import LESSON
from bot.presenters.presenter import Guidance, Presenter
from engine.core.seats import Seat
from engine.games.stratego.actions import Action
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.view_types import View


def _awaited(view: View, acting: frozenset[Seat]) -> frozenset[Seat]:
    """Wait for whoever isn't ready; who is may only take that back."""
    return frozenset(ask.seat for ask in view.asks if ask.ask != "unready") or acting


def _pace(view: View) -> WaitKind:
    """Give time to set up, and little to answer a rescue."""
    if view.phase == "setup":
        return "set_up"
    return "answer" if any(ask.ask == "rescue" for ask in view.asks) else "turn"


STRATEGO: Presenter[StrategoOptions, View, Action, Event] = Presenter(
    key="stratego",
    name="Stratego",
    options=OPTIONS,
    gist="Two hidden armies: capture the enemy's Flag before they find yours.",
    sign=signs.STRATEGO,
    signs=signs.SIGNS,
    presets=PRESETS,
    terms=terms,
    board=partial(board, "Stratego"),
    choices=choices,
    private_screen=panel,
    picked=picked,
    review=review,
    replay=REPLAY,
    guidance=Guidance(topic, in_sight, because),
    openings=OPENINGS,
    sentence=sentence,
    retold=retold,
    lesson=LESSON,
    refusals=REFUSALS,
    rules=RULES,
    cards=lambda: CARDS,
    deck=lambda: DECK,
    notation=NOTATION,
    entry=entry,
    proposals=proposals,
    awaited=_awaited,
    wait_kind=_pace,
    turn=lambda view: (view.phase, view.ply),
)
