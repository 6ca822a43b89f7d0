"""Games with a deliberate flaw, and whether a law notices it."""

from dataclasses import replace as with_fields

from engine.core.values import Corrupt
from tests.conformance.laws import LAWS
from tests.conformance.random_play import walk
from tests.conformance.subject import AnyGame, Setting, Subject

VIEW, EVENTS, WORLDS, STEPS = (
    "views_hide_what_is_hidden",
    "events_hide_what_is_hidden",
    "worlds_look_alike",
    "steps_look_alike",
)


def is_caught(law: str, subject: Subject, flawed: AnyGame, setting: Setting, seeds: int) -> bool:
    """Tell whether the law fails somewhere in so many random matches, which are played by the honest game."""
    spoilt = with_fields(subject, game=flawed)
    for seed in range(seeds):
        for moment in walk(subject, setting, seed):
            step = None if moment.step is None else flawed.apply(moment.state, moment.seat, moment.action)
            try:
                LAWS[law](with_fields(moment, subject=spoilt, step=step))
            except (AssertionError, Corrupt):
                return True
    return False
