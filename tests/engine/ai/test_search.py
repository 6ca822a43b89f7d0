"""The search: what it takes in games small enough to be worked out by hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log
from operator import mul
from typing import Any

import pytest

from engine.ai.player import SeatKnowledge, decide
from engine.ai.regrets import shares_against_readers
from engine.ai.search import SLICE, Search
from engine.core.judge import Judge, choose_random_action
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.engine.ai.tiny_games import Turn, table_game, table_judge, tree_game, tree_judge
from tests.engine.core.pebbles import Heap, Take, pebbles

CHANCE = Rng(bytes(32))


def rng(number: int) -> Rng:
    return Rng(number.to_bytes(32, "big"))


def taken(
    tree: Turn, *, path: tuple[str, ...] = (), seat: int = 0, teams: Mapping[int, int] | None = None, **more: Any
) -> str:
    imagination = SeatKnowledge(tree_game(tree, **more), path, Seat(seat), CHANCE)
    return decide(Search(tree_judge(tree, teams)), imagination, CHANCE, effort=200)


PEBBLES: Judge[Heap, Take] = Judge(
    evaluate=lambda heap: (1.0, 0.0) if heap.turn == 0 else (0.0, 1.0),
    is_settled=lambda _start, _now: False,
    playout=choose_random_action,
)


@pytest.mark.parametrize(("left", "best"), [(4, 3), (7, 2), (10, 1), (11, 2)])
def test_it_finds_the_move_that_wins(left: int, best: int) -> None:
    imagination = SeatKnowledge(pebbles, Heap(left, 3, Seat(0), CHANCE), Seat(0), CHANCE)
    assert decide(Search(PEBBLES), imagination, CHANCE, effort=400) == Take(best)


def test_it_takes_the_enemy_to_do_its_best() -> None:
    bold = Turn((1,), {"mistake": (1.0, 0.0), "punish": (0.0, 1.0)})
    assert taken(Turn((0,), {"bold": bold, "safe": (0.6, 0.4)})) == "safe"


def test_of_three_each_does_what_is_best_for_itself() -> None:
    tempting = Turn((1,), {"alone": (0.0, 0.6, 0.4), "friendly": (0.9, 0.1, 0.0)})
    crossed = Turn((2,), {"kind": (0.5, 0.1, 0.4), "spiteful": (0.0, 0.7, 0.3)})
    assert taken(Turn((0,), {"tempting": tempting, "crossed": crossed})) == "crossed"


def test_a_team_is_taken_to_do_what_is_best_for_it_whoever_of_it_acts() -> None:
    left_to_it = Turn((1, 2), {"good": (0.9, 0.1), "bad": (0.1, 0.9)})
    tree = Turn((0,), {"leave": left_to_it, "safe": (0.6, 0.4)})
    assert taken(tree, teams={0: 0, 1: 0, 2: 0, 3: 1}) == "leave"
    assert taken(tree, teams={0: 0, 1: 1, 2: 1}) == "safe"


def test_it_doesnt_count_on_what_it_wont_see() -> None:
    guess = {hidden: Turn((0,), {side: (float(side == hidden), 1.0) for side in "ab"}) for hidden in "ab"}
    game = Turn((0,), {"guess": Turn((1,), guess, secret=True), "safe": (0.7, 0.3)})
    assert taken(game) == "safe"
    shown = Turn((0,), {"guess": Turn((1,), guess), "safe": (0.7, 0.3)})
    assert taken(shown) == "guess"


def test_it_weighs_all_worlds_that_it_cant_tell_apart() -> None:
    worlds = {hidden: Turn((1,), {"a": (0.0, float(hidden == "x")), "b": (0.0, 0.5)}) for hidden in ("x", "y", "z")}
    tree = Turn((0,), worlds)
    assert {taken(tree, path=(real,), seat=1, unsure=("x", "y", "z")) for real in "xyz"} == {"b"}
    assert {taken(tree, path=(real,), seat=1, unsure=("x", "x", "z")) for real in "xyz"} == {"a"}


def shares(table: Mapping[str, Mapping[str, float]], seat: int) -> dict[str, float]:
    """How often the seat chooses what, in 40 searches."""
    imagination = SeatKnowledge(table_game(table), ("", ""), Seat(seat), CHANCE)
    search = Search(table_judge(table))
    counts = Counter(decide(search, imagination, rng(number), effort=400) for number in range(40))
    return {action: counts[action] / 40 for action in imagination.actions}


def test_who_chooses_at_the_same_time_as_another_isnt_readable() -> None:
    even = {
        "a": {"a": 0.5, "b": 0.0, "c": 1.0},
        "b": {"a": 1.0, "b": 0.5, "c": 0.0},
        "c": {"a": 0.0, "b": 1.0, "c": 0.5},
    }
    for seat in (0, 1):
        assert all(0.18 <= share <= 0.5 for share in shares(even, seat).values())


def test_a_secret_choice_that_is_already_in_is_thought_over_like_one_at_the_same_time() -> None:
    even = {
        "a": {"a": 0.5, "b": 0.0, "c": 1.0},
        "b": {"a": 1.0, "b": 0.5, "c": 0.0},
        "c": {"a": 0.0, "b": 1.0, "c": 0.5},
    }
    game = replace(table_game(even), resample=lambda _picks, _seat, _rng: ("a", ""))
    judge = replace(table_judge(even), undo_secret_choices=lambda _picks: ("", ""))
    imagination = SeatKnowledge(game, ("c", ""), Seat(1), CHANCE)
    counts = Counter(decide(Search(judge), imagination, rng(number), effort=200) for number in range(40))
    assert max(counts.values()) <= 20


def test_what_is_forced_costs_no_look_ahead() -> None:
    late = Turn((0,), {"win": (1.0, 0.0), "lose": (0.0, 1.0)})
    forced = Turn((1,), {"on": Turn((1,), {"on": Turn((1,), {"on": late})})})
    imagination = SeatKnowledge(tree_game(tree := Turn((0,), {"far": forced, "near": (0.6, 0.4)})), (), Seat(0), CHANCE)
    judge = replace(tree_judge(tree), playout=None, evaluate=lambda path: _known(tree_judge(tree), path))
    assert decide(Search(judge), imagination, CHANCE, effort=8) == "far"


def test_a_rollout_ends_where_the_judge_estimates() -> None:
    """The ends say one thing and the estimates of the positions before them another, which counts."""
    praised = Turn((1,), {"on": (0.1, 0.9), "further": (0.1, 0.9)})
    blamed = Turn((1,), {"on": (0.9, 0.1), "further": (0.9, 0.1)})
    tree = Turn((0,), {"praised": praised, "blamed": blamed})
    ends = tree_judge(tree)
    asked: list[Any] = []

    def estimate(path: Any) -> tuple[float, float] | None:
        asked.append(path)
        return (0.8, 0.2) if path == ("praised",) else (0.2, 0.8)

    def first_choice(judge: Judge[Any, Any]) -> str:
        imagination = SeatKnowledge(tree_game(tree), (), Seat(0), CHANCE)
        return decide(Search(judge), imagination, CHANCE, effort=2)

    assert first_choice(ends) == "blamed"
    assert first_choice(replace(ends, estimate=estimate)) == "praised"
    assert set(asked) == {("praised",), ("blamed",)}
    assert first_choice(replace(ends, estimate=lambda _path: None)) == "blamed"


def _known(judge: Judge[Any, Any], path: Any) -> Any:
    return judge.evaluate(path) if path in (("near",), FAR_WON, FAR_LOST) else (0.5, 0.5)


FAR_WON, FAR_LOST = (("far", "on", "on", "on", end) for end in ("win", "lose"))


def test_it_chooses_at_the_same_time_as_often_as_it_pays() -> None:
    # In equilibrium the first is "high" in one case of four, the second in three of four.
    uneven = {"high": {"high": 0.0, "low": 0.75}, "low": {"high": 0.25, "low": 0.0}}
    assert 0.6 <= shares(uneven, 1)["high"] <= 0.9
    assert 0.1 <= shares(uneven, 0)["high"] <= 0.4


def test_the_less_hangs_on_a_secret_choice_the_more_evenly_it_is_drawn() -> None:
    table = {"high": {"high": 0.0, "low": 0.75}, "low": {"high": 0.25, "low": 0.0}}
    imagination = SeatKnowledge(table_game(table), ("", ""), Seat(1), CHANCE)
    drawn: list[int] = []
    for entropy_weight in (0.02, 2.0):
        search = Search(replace(table_judge(table), entropy_weight=entropy_weight))
        drawn.append(sum(decide(search, imagination, rng(number), effort=50) == "high" for number in range(200)))
    assert 125 <= drawn[0] <= 175  # in equilibrium three quarters of them
    assert 80 <= drawn[1] <= 130


SECOND_PAYS_MORE = [[0.5, 0.44, 0.54], [0.56, 0.5, 0.4], [0.46, 0.6, 0.5]]


@pytest.mark.parametrize("entropy_weight", [0.06, 0.2, 1.0])
def test_no_other_shares_leave_more_of_worth_and_entropy(entropy_weight: float) -> None:
    best = left_by(shares_against_readers(SECOND_PAYS_MORE, entropy_weight), entropy_weight)
    others = [(a / 20, b / 20, (20 - a - b) / 20) for a in range(21) for b in range(21 - a)]
    assert best >= max(left_by(shares, entropy_weight) for shares in others) - 0.001


def left_by(shares: Sequence[float], entropy_weight: float) -> float:
    """What whoever draws by these shares is left with by others who know them, and what their entropy counts."""
    worst = min(sum(map(mul, shares, column)) for column in zip(*SECOND_PAYS_MORE, strict=True))
    return worst - entropy_weight * sum(share * log(share) for share in shares if share)


def test_it_never_takes_what_is_worse_whatever_the_other_does() -> None:
    table = {"good": {"a": 1.0, "b": 0.6}, "bad": {"a": 0.4, "b": 0.0}}
    assert shares(table, 0)["bad"] <= 0.05


def test_nearly_equal_moves_are_mixed_and_clearly_worse_ones_left() -> None:
    tree = Turn((0,), {"one": (0.80, 0.2), "other": (0.79, 0.2), "worse": (0.3, 0.7), "worst": (0.0, 1.0)})
    imagination = SeatKnowledge(tree_game(tree), (), Seat(0), CHANCE)
    search = Search(tree_judge(tree), margin=0.05)
    counts = Counter(decide(search, imagination, rng(number), effort=100) for number in range(60))
    assert set(counts) == {"one", "other"}
    assert min(counts.values()) > 10


def test_it_can_be_stopped_after_each_slice_and_thinks_on_alike() -> None:
    imagination = SeatKnowledge(pebbles, Heap(11, 3, Seat(0), CHANCE), Seat(0), CHANCE)
    thoughts = [list(Search(PEBBLES).think(imagination, CHANCE, effort=5 * SLICE + 1)) for _ in range(2)]
    assert len(thoughts[0]) == 6
    assert thoughts[0] == thoughts[1]
    shorter = list(Search(PEBBLES).think(imagination, CHANCE, effort=2 * SLICE))
    assert shorter == thoughts[0][:2]


def test_where_there_is_no_choice_it_doesnt_think() -> None:
    imagination = SeatKnowledge(pebbles, Heap(1, 3, Seat(0), CHANCE), Seat(0), CHANCE)
    assert list(Search(PEBBLES).think(imagination, CHANCE, effort=1_000_000)) == [Take(1)]
