"""The numbered examples of rules 14 on setting up."""

import pytest

from engine.core.rng import Rng
from engine.core.values import Illegal, roster
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Mirror, Move, Ready, Unready, UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.options import StrategoOptions
from tests.engine.games.stratego.scenario_builder import RED, Scenario, new

CORNER_KEEP = (
    "6 2 8 5 2 9 6 7 2 5",
    "4 7 2 X S 4 2 8 6 2",
    "B 5 3 6 2 3 7 4 2 B",
    "F B 3 5 B 3 4 3 B B",
)


def problems(scenario: Scenario, *lines: str) -> set[tuple[str | int, ...]]:
    """What is wrong with a text that Red pastes; nothing has changed then."""
    with pytest.raises(Illegal) as refused:
        scenario.pastes("red", *lines)
    assert refused.value.code == "bad_formation"
    return set(refused.value.params["problems"])


def test_4_example_1_both_ready_begins_play_with_red_to_move_and_both_sides_hidden() -> None:
    scenario = new().readies()
    assert scenario.to_move == "red"
    for viewer, enemy in (("red", 1), ("blue", 0)):
        pieces = scenario.view(viewer).pieces
        assert len(pieces) == 80
        assert all((sight.kind is None) == (sight.side == enemy) for sight in pieces)


def test_4_example_2_a_paste_with_a_seventh_bomb_and_a_scout_short_lists_both_errors() -> None:
    scenario = new()
    wrong = problems(scenario, CORNER_KEEP[0].replace("2", "B", 1), *CORNER_KEEP[1:])
    assert wrong == {("count", "bomb", 7, 6), ("count", "scout", 7, 8)}
    assert scenario.view("red").formations == new().view("red").formations


def test_4_example_3_a_paste_lies_as_its_owner_looks_at_the_board() -> None:
    scenario = new().pastes("blue", *CORNER_KEEP).pastes("red", *CORNER_KEEP)
    assert [scenario.arranged("blue", square) for square in ("j7", "j10", "a10")] == ["captain", "flag", "bomb"]
    assert [scenario.arranged("red", square) for square in ("a4", "a1", "j1")] == ["captain", "flag", "bomb"]


def test_4_example_4_a_swap_stays_inside_the_zone() -> None:
    scenario = new().pastes("red", *CORNER_KEEP)
    swapped = scenario.does("red", Arrange("swap a1 d4"))
    assert swapped.arranged("red", "d4") == "flag"
    assert swapped.arranged("red", "a1") == "lieutenant"
    scenario.refuses_to("red", Arrange("swap a1 a5"), "outside_zone")


def test_4_example_5_six_bombs_across_the_open_columns_are_never_ready() -> None:
    blocked = new().pastes(
        "red", "B B 2 2 B B 2 2 B B", "6 2 8 5 2 9 6 7 5 5", "4 7 2 X S 4 3 8 6 2", "F 5 3 6 3 3 7 4 3 4"
    )
    assert Ready() not in blocked.legal_for("red")
    blocked.refuses_to("red", Ready(), "no_piece_can_move")


def test_4_example_6_old_us_reads_its_own_symbols() -> None:
    one_high = [line.translate(str.maketrans("X98765432", "123456789")) for line in CORNER_KEEP]
    scenario = new("old_us").pastes("red", *one_high)
    assert scenario.arranged("red", "d3") == "marshal"
    assert scenario.arranged("red", "f4") == "general"
    assert scenario.arranged("red", "c4") == "colonel"
    assert ("symbol", 2, "X") in problems(scenario, one_high[0], one_high[1].replace("1", "X"), *one_high[2:])


def test_4_example_7_ten_is_one_x_and_a_lone_one_is_nothing() -> None:
    scenario = new().pastes("red", CORNER_KEEP[0], CORNER_KEEP[1].replace("X", "10"), *CORNER_KEEP[2:])
    assert scenario.arranged("red", "d3") == "marshal"
    wrong = problems(scenario, CORNER_KEEP[0], CORNER_KEEP[1].replace("X", "1"), *CORNER_KEEP[2:])
    assert wrong == {("symbol", 2, "1")}


def test_4_example_8_the_fourth_row_is_for_barrage_and_not_for_duel() -> None:
    duel = ("9 . . . 2 . . X . 2", ". . . . . . . . . .", "B . S . . . . 3 . .", "F B . 3 . . . . . .")
    assert problems(new(army="duel"), *duel) == {("zone", 1)}
    new(army="duel").refuses_to("red", Arrange("swap a1 a4"), "outside_zone")
    assert new(army="duel", duel_rows=4).pastes("red", *duel).arranged("red", "a4") == "general"
    barrage = new(army="barrage").pastes(
        "red", "X . . . 2 . . . . .", ". . . . . 9 . . 2 .", ". S . . . . . . . .", ". . . . . . . 3 B F"
    )
    assert barrage.arranged("red", "a4") == "marshal"


def test_4_example_9_ready_is_taken_back_only_while_the_other_side_is_not_ready() -> None:
    scenario = new().readies("red")
    assert scenario.legal_for("red") == (Unready(),)
    again = scenario.does("red", Unready())
    assert again.view("blue").ready == (False, False)
    scenario.readies("blue").refuses_to("red", Unready(), "not_offered")


@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_4_example_10_mirror_exchanges_left_and_right_of_any_preset(army: str) -> None:
    for name in PRESETS[StrategoOptions(army=army).army]:
        scenario = new(army=army).does("red", UsePreset(name))
        rows = scenario.view("red").formations[0].splitlines()
        mirrored = scenario.does("red", Mirror()).view("red").formations[0].splitlines()
        assert mirrored == [row[::-1] for row in rows]


def test_the_colours_come_from_the_coin() -> None:
    drawn = {
        stratego.new(StrategoOptions(), roster(1, 1), Rng(seed.to_bytes(32, "big"))).state.red for seed in range(20)
    }
    assert drawn == {0, 1}


def test_nothing_is_moved_while_a_side_arranges() -> None:
    new().readies("blue").refuses_to("red", Move("a4", "a5"), "not_offered")
    assert new().state.red == RED
