"""The calibration of reviews: tables that follow the results, and rows that a seed decides."""

import pytest

from bench.calibration.__main__ import Row, call, fit, play, print_table
from engine.review.calibration import KNOTS


def rows(won: float, value: float, number: int = 200) -> list[Row]:
    """Positions of one value, of which this share was won."""
    return [Row("chess", "2 teams", match, value, float(match < won * number)) for match in range(number)]


def test_without_rows_a_value_is_left_as_it_is() -> None:
    assert fit([]) == pytest.approx(KNOTS, abs=0.011)


def test_a_table_follows_the_results_and_never_falls() -> None:
    table = fit([*rows(0.35, 0.1), *rows(0.5, 0.5), *rows(0.65, 0.9)])
    assert list(table) == sorted(table)
    assert table[1] > 0.25
    assert table[9] < 0.75
    assert table[5] == pytest.approx(0.5, abs=0.02)


def test_values_that_mean_the_opposite_of_what_they_say_make_a_flat_table() -> None:
    table = fit([*rows(0.9, 0.3), *rows(0.1, 0.7)])
    assert list(table) == sorted(table)


def test_a_match_is_decided_by_its_seed() -> None:
    first, again = ([*play("this-means-war", 7, 0)] for _ in range(2))
    assert first == again
    assert first != [*play("this-means-war", 8, 0)]
    assert 0 < len(first) <= 8
    assert all(0 <= row.value <= 1 and row.table.endswith("teams") for row in first)


def test_no_match_is_called_by_its_own_result() -> None:
    others = [row for row in rows(0.5, 0.5) if row.match % 5]
    of_match_0 = [
        next(called for row, called in call([Row("chess", "2 teams", 0, 0.5, won), *others]) if row.match == 0)
        for won in (0.0, 1.0)
    ]
    assert of_match_0[0] == of_match_0[1]


def test_the_table_says_what_was_called_and_what_was_won(capsys: pytest.CaptureFixture[str]) -> None:
    print_table([*rows(0.25, 0.5), *rows(1.0, 0.999, number=3)])
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 3
    assert printed[-1].startswith("| chess | 200 | 20 to 30 % | 200 |")
    assert printed[-1].endswith("| 25 % |")
