"""The laws of taking back, at every step of random play; `--seeds N` plays N matches of each case."""

from collections.abc import Callable, Iterator
from dataclasses import replace as with_fields
from itertools import islice
from typing import Any

import pytest

from engine.core.game import may_undo
from engine.core.replay import play_on
from engine.games.stratego.events import Fought
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.random_play import Moment, choose_by_kind, rng_of, walk
from tests.conformance.stratego import STRATEGO
from tests.conformance.stratego_positions import steered_position
from tests.conformance.subject import Setting, Subject
from tests.conformance.taking_back_law import (
    is_offered,
    what_is_done_at_the_same_time_stays_good,
    what_may_be_taken_back_taught_nobody_anything,
    what_teaches_a_seat_nothing_tells_it_nothing,
)

every_case = pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)

MANY = range(6, 30)


def check(subject: Subject, setting: Setting, seed: int) -> None:
    for moment in walk(subject, setting, seed):
        what_may_be_taken_back_taught_nobody_anything(moment)
        what_is_done_at_the_same_time_stays_good(moment)
        what_teaches_a_seat_nothing_tells_it_nothing(moment)


@every_case
def test_only_what_taught_nobody_anything_may_be_taken_back(subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds[:3], setting):
        check(subject, setting, seed)


@pytest.mark.slow
@every_case
def test_taking_back_keeps_the_laws_in_many_more_matches(subject: Subject, setting: Setting) -> None:
    for seed in subject.seeds(MANY, setting):
        check(subject, setting, seed)


STEERED = [setting for setting in STRATEGO.settings if setting.options["army"] != "full"]


def steered_moments(setting: Setting, seed: int, actions: int = 6) -> Iterator[Moment]:
    """Play on for a few actions where few pieces of Stratego can move and rescues are offered."""
    game, state = STRATEGO.game, steered_position(dict(setting.options), rng_of("steered", setting.name, seed))
    turns = play_on(game, state, rng_of("play", setting.name, seed), choose_by_kind(STRATEGO.avoids), setting.bound)
    for number, turn in enumerate(islice(turns, actions)):
        rng = rng_of("law", setting.name, seed, number)
        yield Moment(STRATEGO, setting, number, state, turn.seat, turn.action, turn.step, STRATEGO.knowledge(), rng)
        state = turn.step.state


@pytest.mark.parametrize("setting", STEERED, ids=lambda setting: setting.name)
def test_that_a_match_goes_on_is_not_told_by_what_may_be_taken_back(setting: Setting) -> None:
    for seed in range(40):
        for moment in steered_moments(setting, seed):
            what_may_be_taken_back_taught_nobody_anything(moment)
            what_teaches_a_seat_nothing_tells_it_nothing(moment)


def test_steered_positions_bring_up_what_they_are_for() -> None:
    """Answers to a rescue that may be taken back and such that may not; fights of known pieces; ends."""
    missing = {("Decline", True), ("Decline", False), ("Rescue", True), ("Rescue", False), ("Fought", True), "no_moves"}
    for setting in STEERED:
        for moment in (moment for seed in range(40) for moment in steered_moments(setting, seed)):
            assert moment.step is not None
            fought = any(isinstance(event, Fought) for event in moment.step.events)
            missing.discard(("Fought" if fought else type(moment.action).__name__, is_offered(moment)))
            outcome = moment.game.outcome(moment.step.state)
            missing.discard(outcome.reason if outcome else "")
    assert not missing


OFFERED = {
    "air-land-sea": {"Improvise", "Move", "Flip", "TakeBack", "Place"},
    "flies-lies-supplies": {"Improvise", "Destroy"},
    "fight-flight-bite": {"Open", "Place", "Attack", "Stop", "Throw", "PutCube", "Pick"},
    "stratego": {"Ready", "Unready", "UsePreset", "Mirror", "Move"},
    "this-means-war": {"Pass", "Take"},
}


@pytest.mark.parametrize("key", OFFERED)
def test_what_teaches_nobody_anything_comes_up(key: str) -> None:
    subject, missing = SUBJECTS[key], set(OFFERED[key])
    for seed in range(12):
        for setting in subject.settings:
            for moment in walk(subject, setting, seed):
                if is_offered(moment):
                    missing.discard(type(moment.action).__name__)
            if not missing:
                return
    assert not missing


OFFERED_ALONE = {
    "air-land-sea": {"Deploy"},
    "flies-lies-supplies": {"Deploy"},
    "fight-flight-bite": {"Play"},
    "stratego": {"Move"},
}
"""What a person alone against computer players may take back, although it shows these something."""


@pytest.mark.parametrize("key", OFFERED_ALONE)
def test_what_teaches_its_own_seat_nothing_comes_up(key: str) -> None:
    subject, missing = SUBJECTS[key], set(OFFERED_ALONE[key])
    for seed in range(12):
        for setting in subject.settings:
            for moment in walk(subject, setting, seed):
                if moment.step is None or moment.seat is None or is_offered(moment):
                    continue
                if may_undo(subject.game, moment.state, moment.step, sole_person=moment.seat):
                    missing.discard(type(moment.action).__name__)
            if not missing:
                return
    assert not missing


def never(before: Any, step: Any, seat: Any = None) -> bool:  # noqa: ARG001
    return False


@pytest.mark.parametrize("key", OFFERED_ALONE)
def test_a_game_that_forgets_what_it_teaches_a_seat_is_noticed(key: str) -> None:
    honest = SUBJECTS[key]
    subject = with_fields(honest, game=with_fields(honest.game, teaches=never))
    assert any(_is_broken(what_teaches_a_seat_nothing_tells_it_nothing, moment) for moment in _some(subject))


@pytest.mark.parametrize("key", SUBJECTS)
def test_a_game_that_forgets_what_it_reveals_is_noticed(key: str) -> None:
    honest = SUBJECTS[key]
    subject = with_fields(honest, game=with_fields(honest.game, reveals=never))
    assert any(_is_broken(what_may_be_taken_back_taught_nobody_anything, moment) for moment in _some(subject))


def _some(subject: Subject) -> list[Moment]:
    return [moment for setting in subject.settings[:2] for moment in walk(subject, setting, 1)]


def _is_broken(law: Callable[[Moment], None], moment: Moment) -> bool:
    try:
        law(moment)
    except AssertionError:
        return True
    return False
