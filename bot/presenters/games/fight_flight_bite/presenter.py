"""The presenter of Fight, Flight, Bite."""

from functools import partial

from bot.model.clock import WaitKind
from bot.presenters.games.fight_flight_bite.board import board, review, throws_are_locked
from bot.presenters.games.fight_flight_bite.cards import card_screens, deck_lines
from bot.presenters.games.fight_flight_bite.choices import FIRST, THROWS, choices
from bot.presenters.games.fight_flight_bite.drawing import signs
from bot.presenters.games.fight_flight_bite.guidance.reasons import because
from bot.presenters.games.fight_flight_bite.guidance.rules_at_hand import in_sight, topic
from bot.presenters.games.fight_flight_bite.history.replay import REPLAY
from bot.presenters.games.fight_flight_bite.openings import OPENINGS
from bot.presenters.games.fight_flight_bite.options_text import OPTIONS, PRESETS, terms
from bot.presenters.games.fight_flight_bite.panel import panel, picked
from bot.presenters.games.fight_flight_bite.rules_text import RULES
from bot.presenters.games.fight_flight_bite.sentences import begins_turn, sentence
from bot.presenters.games.fight_flight_bite.words import sign_name
from bot.presenters.lessons.fight_flight_bite import LESSON
from bot.presenters.presenter import Guidance, Presenter, Shortcut
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import SIGNS, Sign
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.view_types import View

_ANSWERS = ("bar", "throw", "void", "defender_cube", "scavenger_cube", "pick", "final_throw")


def _shortcuts(view: View) -> tuple[Shortcut, ...]:
    """Offer the three signs on the board itself while somebody is to throw: the sign, or the first of a locked throw.

    Everybody sees the same buttons, also that of a sign that the defender has barred: the attacker may throw it.
    """
    if not any(ask.ask in ("throw", "final_throw") for ask in view.asks):
        return ()
    label = FIRST if throws_are_locked(view) else "{sign}"
    barred = view.duel.barred if view.duel is not None else None
    return tuple(
        Shortcut(THROWS[sign], label.format(sign=sign_name(sign)), "primary", _unavailable(sign, barred))
        for sign in SIGNS
    )


def _unavailable(sign: Sign, barred: Sign | None) -> str:
    who = "Only those who are to throw can press that, once each. The board shows whom it waits for."
    return f"{who} The defender has barred {sign_name(sign)} in this duel." if sign == barred else who


def _pace(view: View) -> WaitKind:
    """Throws, cubes and the like are quick answers; all else is a turn."""
    return "answer" if any(ask.ask in _ANSWERS for ask in view.asks) else "turn"


def _turn(view: View) -> tuple[int | str, ...]:
    """Each opening critter is placed in a turn of its own."""
    return (view.phase, view.round, len(view.openings), -1 if view.turn is None else view.turn.seat)


FIGHT_FLIGHT_BITE: Presenter[FightOptions, View, Action, Event] = Presenter(
    key="fight-flight-bite",
    name="Fight, Flight, Bite",
    options=OPTIONS,
    gist="Tribes of critters fight over food in duels thrown in secret; for two to four.",
    sign=signs.FIGHT_FLIGHT_BITE,
    signs=signs.SIGNS,
    presets=PRESETS,
    terms=terms,
    board=partial(board, "Fight, Flight, Bite"),
    choices=choices,
    private_screen=panel,
    picked=picked,
    review=review,
    replay=REPLAY,
    guidance=Guidance(topic, in_sight, because),
    openings=OPENINGS,
    sentence=sentence,
    begins_turn=begins_turn,
    lesson=LESSON,
    rules=RULES,
    cards=card_screens,
    deck=deck_lines,
    shortcuts=_shortcuts,
    wait_kind=_pace,
    turn=_turn,
)
