"""The tables that turn values of a search into chances: they never fall, and lines join their points."""

import pytest

from engine.players import PLAYERS
from engine.review.assessors import ASSESSORS
from engine.review.calibration import KNOTS, TABLES, calibrate, interpolate
from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import start


@pytest.mark.parametrize("key", TABLES, ids=str)
def test_a_greater_value_is_never_a_smaller_chance(key: tuple[str, str]) -> None:
    table = TABLES[key]
    assert len(table) == len(KNOTS)
    assert list(table) == sorted(table)
    assert table[0] >= 0
    assert table[-1] <= 1


def test_each_game_has_a_table() -> None:
    assert {game for game, _ in TABLES} == {game for game, _ in PLAYERS}


def test_lines_join_the_points_of_a_table() -> None:
    table = (0.1, 0.1, 0.3, *KNOTS[3:])
    assert interpolate(table, 0.0) == 0.1
    assert interpolate(table, 0.1) == pytest.approx(0.1)
    assert interpolate(table, 0.15) == pytest.approx(0.2)
    assert interpolate(table, 1.0) == 1.0


def test_without_a_table_a_value_is_the_chance() -> None:
    assert calibrate("chess", "2 teams", 0.37) == 0.37


@pytest.mark.parametrize("key", SUBJECTS)
def test_each_setting_of_a_game_has_a_table(key: str) -> None:
    subject = SUBJECTS[key]
    for setting in subject.settings:
        state = start(subject.game, setting, 1).state
        assert (key, ASSESSORS[key].table(state, len(setting.roster.teams))) in TABLES
