"""Matches to learn from, their rows, and the fit of the rank model."""

from pathlib import Path

import pytest

from bench.stratego_ranks.fit import Row, belief_loss, fit, list_arrivals, list_moments, list_rows, replay, rule_chances
from bench.stratego_ranks.games import add_records, play_match, read_records
from engine.games.stratego.board import KINDS, MARSHAL, SCOUT
from engine.games.stratego.player.behaviour import MOVED, STILL, TRAITS
from engine.games.stratego.player.ranks import RankWeights


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
    rows = [Row(((STILL, 1.0),), prior, MARSHAL), Row(((MOVED, 1.0),), prior, SCOUT)] * 50
    model = fit(rows, epochs=2, rate=0.3, shared_rate=0.1, seed=1)
    assert model == fit(rows, epochs=2, rate=0.3, shared_rate=0.1, seed=1)
    assert model.weights[STILL][MARSHAL] > 0.5
    assert model.weights[STILL][SCOUT] < -0.5
    assert model.weights[MOVED][SCOUT] == pytest.approx(-model.weights[MOVED][MARSHAL])
    assert set(model.weights[0]) == {0.0}
    assert len(model.weights[0]) == len(KINDS)


def test_a_meeting_also_tells_of_kinds_that_it_was_not_seen_with() -> None:
    """What came up to a Captain was stronger; so is, then, what comes up to a Colonel."""
    captain, colonel = TRAITS.index("arrived_captain"), TRAITS.index("arrived_colonel")
    prior = tuple((kind, 0.0) for kind in range(SCOUT, MARSHAL + 1))
    rows = [Row(((captain, 1.0),), prior, kind) for kind in range(KINDS.index("captain") + 1, MARSHAL + 1)] * 20
    model = fit(rows, epochs=2, rate=0.1, shared_rate=0.1, seed=1)
    assert model.weights[colonel][MARSHAL] > 0.2
    assert model.weights[colonel][SCOUT] < 0
    assert model.weights[captain][MARSHAL] > model.weights[colonel][MARSHAL]


def test_a_fit_may_go_on_from_weights_of_fewer_traits() -> None:
    start = RankWeights(KINDS, TRAITS[:3], tuple((float(number),) * len(KINDS) for number in range(3)))
    model = fit([], epochs=1, rate=0.1, shared_rate=0.1, seed=1, start=start)
    assert model.weights[:3] == start.weights
    assert set(model.weights[3]) == {0.0}


def test_an_arrival_has_a_row_of_the_piece_that_came() -> None:
    record = play_match("barrage", seed=3, number=1)
    arrivals = list(list_arrivals(record, "barrage"))
    assert arrivals
    rows = [row for moment, piece in arrivals for row in list_rows(moment, [piece])]
    assert any(TRAITS[trait].startswith("arrived_") for row in rows for trait, _ in row.traits)
    assert all(moment.facts.has_moved(piece) for moment, piece in arrivals)
