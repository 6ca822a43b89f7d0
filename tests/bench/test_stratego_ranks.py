"""Matches to learn from, their rows, and the fit of the rank model."""

from pathlib import Path

import pytest

from bench.stratego_ranks.fit import Row, belief_loss, fit, list_moments, list_rows, replay, rule_chances
from bench.stratego_ranks.games import add_records, play_match, read_records
from engine.games.stratego.board import KINDS, MARSHAL, SCOUT
from engine.games.stratego.player.behaviour import TRAITS


def test_a_record_leads_to_the_end_that_it_names() -> None:
    record = play_match("barrage", seed=3, number=1)
    assert record.levels in (("hard", "medium"), ("medium", "hard"))
    *_, (state, seen) = replay(record, "barrage")
    assert state.ending is not None or record.reason == "agreed"
    if state.ending is not None:
        assert (state.ending.winner, state.ending.reason) == (record.winner, record.reason)
    assert min(map(len, seen.values())) >= len(record.moves)


def test_a_file_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path, whole = tmp_path / "some.jsonl", tmp_path / "all.jsonl"
    assert read_records(path) == []
    for until in (1, 2, 2):
        list(add_records(path, "barrage", seed=3, until=until, jobs=1))
    list(add_records(whole, "barrage", seed=3, until=2, jobs=1))
    assert [record.number for record in read_records(path)] == [0, 1]
    assert path.read_bytes() == whole.read_bytes()


def test_a_row_has_the_real_kind_among_the_possible_ones() -> None:
    moments = list(list_moments(play_match("barrage", seed=3, number=0), "barrage", interval=5))
    rows = [row for moment in moments for row in list_rows(moment)]
    assert len(rows) > 10
    for row in rows:
        assert row.kind in dict(row.prior)
        assert all(0 <= trait < len(TRAITS) and 0 < value <= 1 for trait, value in row.traits)
    loss, pieces = belief_loss((moment, rule_chances(moment)) for moment in moments)
    assert pieces >= len(rows)
    assert 0 < loss < 3


def test_the_fit_finds_what_goes_with_a_trait() -> None:
    prior = ((SCOUT, 0.0), (MARSHAL, 0.0))
    rows = [Row(((0, 1.0),), prior, MARSHAL), Row(((1, 1.0),), prior, SCOUT)] * 50
    model = fit(rows, epochs=2, rate=0.3, seed=1)
    assert model == fit(rows, epochs=2, rate=0.3, seed=1)
    assert model.weights[0][MARSHAL] > 0.5
    assert model.weights[0][SCOUT] < -0.5
    assert model.weights[1][SCOUT] == pytest.approx(-model.weights[1][MARSHAL])
    assert set(model.weights[2]) == {0.0}
    assert len(model.weights[0]) == len(KINDS)
