"""The laws about imagined worlds, at many positions of each game; `--slow` looks at more positions of more matches.

In every world that a seat imagines, what it knows is so, stored answers fit, it is offered the same in the same words,
and is refused the same for the same reason. Equal chance makes equal worlds of states that it can't tell apart.
"""

import pytest

from tests.conformance.answers import answers_are_alike, refusals_are_alike
from tests.conformance.cases import CASE_NAMES, CASES
from tests.conformance.random_play import walk
from tests.conformance.subject import Setting, Subject
from tests.conformance.world_laws import (
    equal_chance_gives_equal_worlds,
    stored_answers_fit_every_world,
    worlds_keep_what_is_known,
)

ANSWERS_EVERY = 23
REFUSALS_EVERY = 7
KNOWLEDGE_EVERY = 2
MANY = range(6, 30)

every_case = pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)


def check_worlds(subject: Subject, setting: Setting, seed: int, often: int) -> None:
    """Walk one match and hold samples of its moments to the laws, so many times as often as usual."""
    for moment in walk(subject, setting, seed):
        place = moment.number + seed
        if place % max(1, KNOWLEDGE_EVERY // often) == 0:
            worlds_keep_what_is_known(moment)
            equal_chance_gives_equal_worlds(moment)
        stored_answers_fit_every_world(moment)
        if place % max(1, REFUSALS_EVERY // often) == 0:
            refusals_are_alike(moment)
        if place % max(1, ANSWERS_EVERY // often) == 0:
            answers_are_alike(moment)


@every_case
def test_worlds_keep_the_laws(subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds, setting):
        check_worlds(subject, setting, seed, often=1)


@pytest.mark.slow
@every_case
def test_worlds_keep_the_laws_in_many_more_matches(subject: Subject, setting: Setting) -> None:
    for seed in subject.seeds(MANY, setting):
        check_worlds(subject, setting, seed, often=2)
