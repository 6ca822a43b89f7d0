"""When a match is under way, so that its result counts even if somebody leaves it."""

import pytest

from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import start, walk


@pytest.mark.parametrize("key", SUBJECTS)
def test_no_match_begins_under_way_and_each_gets_there_once_for_all(key: str) -> None:
    subject = SUBJECTS[key]
    is_underway = subject.game.is_underway
    assert is_underway is not None
    reached = set()
    for setting in subject.settings:
        assert not is_underway(start(subject.game, setting, 1).state)
        course = [is_underway(moment.state) for moment in walk(subject, setting, 1)]
        assert course == sorted(course), setting.name
        reached.add(course[-1])
    assert True in reached
