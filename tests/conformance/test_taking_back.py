"""The laws of taking back, at every step of random play; `--seeds N` plays N matches of each case."""

from collections.abc import Callable
from dataclasses import replace as with_fields
from typing import Any

import pytest

from engine.core.game import may_undo
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.random_play import Moment, walk
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
