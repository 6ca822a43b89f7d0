"""The table: points, tie-breaks, and shared ranks, with numbers that were worked out by hand."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.model import Format, Outcome, Pairing, Round
from bot.tournaments.pairing import Standing, round_robin, standings

OUTCOMES: tuple[Outcome, ...] = ("first", "second", "draw", "neither")


def played(first: int, second: int, outcome: Outcome) -> Pairing:
    return Pairing(first, second, outcome, "played")


def ranks(table: Sequence[Standing]) -> list[tuple[int, int]]:
    return [(line.rank, line.index) for line in table]


def test_a_win_a_draw_and_a_bye_bring_points() -> None:
    rounds: list[Round] = [
        (played(0, 1, "first"), Pairing(2, None, "first", "bye")),
        (played(0, 2, "draw"), Pairing(1, None, "first", "bye")),
        (played(1, 2, "neither"),),
    ]
    table = {line.index: line for line in standings(3, rounds, "round_robin")}
    assert [table[place].points for place in range(3)] == [3, 2, 3]
    assert [(line.won, line.drawn, line.lost) for line in table.values() if line.index == 2] == [(1, 1, 1)]


def test_what_is_not_settled_does_not_count() -> None:
    table = standings(4, [(played(0, 1, "first"), Pairing(2, 3))], "swiss")
    assert ranks(table) == [(1, 0), (2, 1), (3, 2), (3, 3)]
    assert [line.points for line in table] == [2, 0, 0, 0]


def test_buchholz_decides_in_a_swiss_tournament() -> None:
    rounds: list[Round] = [
        (played(0, 2, "first"), played(1, 3, "first")),
        (played(0, 3, "second"), played(1, 2, "second")),
        (played(2, 3, "first"),),
    ]
    table = standings(4, rounds, "swiss")
    assert [(line.rank, line.index, line.points, line.buchholz) for line in table] == [
        (1, 2, 4, 6),
        (2, 3, 2, 8),
        (3, 0, 2, 6),  # whom Sonneborn-Berger puts before 1: 0 has beaten 2, and 1 has beaten 3
        (4, 1, 2, 6),
    ]
    assert [line.sonneborn_berger for line in table] == [8, 4, 8, 4]


def test_a_bye_is_an_opponent_with_as_many_points_as_oneself() -> None:
    rounds: list[Round] = [
        (played(0, 1, "first"), Pairing(2, None, "first", "bye")),
        (played(0, 2, "draw"), Pairing(1, None, "first", "bye")),
    ]
    table = {line.index: line for line in standings(3, rounds, "swiss")}
    assert [table[place].points for place in range(3)] == [3, 2, 3]
    assert [table[place].buchholz for place in range(3)] == [2 + 3, 3 + 2, 3 + 3]
    assert [table[place].sonneborn_berger for place in range(3)] == [2 * 2 + 3, 2 * 2, 2 * 3 + 3]


def test_head_to_head_decides_first_in_a_round_robin() -> None:
    rounds: list[Round] = [
        (played(0, 3, "second"), played(1, 2, "first")),
        (played(0, 2, "first"), played(1, 3, "second")),
        (played(0, 1, "second"), played(2, 3, "first")),
    ]
    table = standings(4, rounds, "round_robin")
    assert ranks(table) == [(1, 3), (2, 1), (3, 0), (4, 2)]
    assert [line.points for line in table] == [4, 4, 2, 2]


def test_head_to_head_counts_only_where_all_who_are_level_have_met() -> None:
    rounds: list[Round] = [(played(0, 1, "first"), played(2, 3, "draw")), (played(0, 2, "second"),)]
    table = standings(5, rounds, "round_robin")
    assert [(line.index, line.points) for line in table] == [(2, 3), (0, 2), (3, 1), (1, 0), (4, 0)]
    assert [line.rank for line in table] == [1, 2, 3, 4, 4]


def test_people_whom_nothing_tells_apart_share_a_rank() -> None:
    circle = [(played(0, 1, "first"),), (played(1, 2, "first"),), (played(2, 0, "first"),)]
    assert ranks(standings(3, circle, "round_robin")) == [(1, 0), (1, 1), (1, 2)]
    assert ranks(standings(3, circle, "swiss")) == [(1, 0), (1, 1), (1, 2)]


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 9), st.data(), st.sampled_from(["round_robin", "swiss"]))
def test_the_table_holds_everybody_once_and_all_points(count: int, data: st.DataObject, form: Format) -> None:
    outcome = st.sampled_from(OUTCOMES)
    rounds = [
        tuple(
            Pairing(each.first, None, "first", "bye")
            if each.second is None
            else Pairing(each.first, each.second, data.draw(outcome), "played")
            for each in pairings
        )
        for pairings in round_robin(count)
    ]
    table = standings(count, rounds, form)
    assert sorted(line.index for line in table) == list(range(count))
    assert [line.points for line in table] == sorted((line.points for line in table), reverse=True)
    assert [line.rank for line in table] == sorted(line.rank for line in table)
    given_out = sum(0 if each.outcome == "neither" else 2 for pairings in rounds for each in pairings)
    assert sum(line.points for line in table) == given_out
    assert all(line.points == 2 * line.won + line.drawn for line in table)


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 8), st.integers(0, 7), st.data())
def test_who_wins_one_more_match_is_never_ranked_worse(count: int, number: int, data: st.DataObject) -> None:
    rounds = [
        [
            Pairing(each.first, each.second, data.draw(st.sampled_from(OUTCOMES)), "played")
            for each in pairings
            if each.second is not None
        ]
        for pairings in round_robin(count)
    ]
    pairings = [pairing for each in rounds for pairing in each]
    changed = pairings[number % len(pairings)]
    lost: list[Pairing] = [
        pairing if pairing != changed else played(*pairing.indexes, outcome="second") for pairing in pairings
    ]
    won: list[Pairing] = [
        pairing if pairing != changed else played(*pairing.indexes, outcome="first") for pairing in pairings
    ]
    before = {line.index: line.rank for line in standings(count, [tuple(lost)], "round_robin")}
    after = {line.index: line.rank for line in standings(count, [tuple(won)], "round_robin")}
    assert after[changed.first] <= before[changed.first]
