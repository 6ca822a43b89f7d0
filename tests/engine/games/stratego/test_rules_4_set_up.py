"""Rules 4: the numbered examples, chance, texts, limits, and what the other side learns."""

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.core.values import Illegal, roster
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Mirror, Move, Randomize, Ready, Unready, UsePreset
from engine.games.stratego.arrangements import PRESETS, can_begin, faults
from engine.games.stratego.atoms import begin_play
from engine.games.stratego.movement import legal_plies
from engine.games.stratego.options import Army, StrategoOptions, ruleset_of
from engine.games.stratego.set_up import MAX_CHANGES
from tests.engine.games.stratego.scenario_builder import BLUE, RED, Scenario, new

KEEP = ("6 2 8 5 2 9 6 7 2 5", "4 7 2 X S 4 2 8 6 2", "B 5 3 6 2 3 7 4 2 B", "F B 3 5 B 3 4 3 B B")
BLOCKED = ("B B 2 2 B B 2 2 B B", "6 2 8 5 2 9 6 7 5 5", "4 7 2 X S 4 3 8 6 2", "F 5 3 6 3 3 7 4 3 4")


def problems(scenario: Scenario, *lines: str) -> list[tuple[str | int, ...]]:
    """What is wrong with a text that Red pastes; nothing has changed then."""
    with pytest.raises(Illegal) as refused:
        scenario.pastes("red", *lines)
    assert refused.value.code == "bad_formation"
    return list(refused.value.params["problems"])


@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_every_shuffle_is_legal_passes_the_test_and_is_like_those_of_people(army: Army) -> None:
    scenario = new(army=army)
    flags = Counter[int]()
    for _ in range(200):
        scenario = scenario.does("red", Randomize())
        formation = scenario.state.formations[0]
        assert not list(faults(formation, scenario.state.rules))
        assert can_begin(formation)
        flags[formation.index("F")] += 1
    behind = sum(number for square, number in flags.items() if square >= 20)
    assert behind > 140
    assert len(flags) >= 10


def test_an_arrangement_passes_the_ready_test_exactly_when_a_side_that_begins_in_it_has_a_move() -> None:
    rules = ruleset_of(StrategoOptions(preset="classic"))
    rng, passed = Rng(bytes(32)), Counter[bool]()
    for symbols in ("F" + "B" * 38 + "2", "F" * 34 + "2" * 4 + "..", "B" * 36 + "2222", "F" * 37 + "5.."):
        for _ in range(25):
            shuffled, rng = rng.shuffle(symbols)
            formation = "".join(shuffled)
            passed[can_begin(formation)] += 1
            for side in (0, 1):
                offered = legal_plies(rules, begin_play((formation, formation)), side)
                assert can_begin(formation) == bool(offered), (formation, side)
    assert min(passed[False], passed[True]) > 20


@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_the_arrangement_that_is_dealt_is_like_those_of_people(army: Army) -> None:
    rows = Counter[int]()
    for number in range(60):
        state = stratego.new(StrategoOptions(army=army), roster(1, 1), Rng(bytes([number] * 32))).state
        rows.update(formation.index("F") // 10 for formation in state.formations)
    assert rows[2] + rows[3] > 0.8 * rows.total()


def test_both_sides_start_with_an_arrangement_of_their_own() -> None:
    red, blue = new().state.formations
    assert red != blue
    assert not any(list(faults(formation, new().state.rules)) for formation in (red, blue))


def test_the_shuffles_of_one_side_do_not_depend_on_those_of_the_other() -> None:
    alone = new().does("red", Randomize())
    after = new().does("blue", Randomize()).does("blue", Randomize()).does("red", Randomize())
    assert alone.state.formations[0] == after.state.formations[0]
    assert alone.does("red", Randomize()).state.formations[0] != alone.state.formations[0]


def test_the_other_side_and_spectators_hear_of_readiness_alone() -> None:
    scenario = new()
    for action in (UsePreset("left_hook"), Mirror(), Randomize(), Arrange("swap a10 b10")):
        changed = scenario.does("blue", action)
        for viewer in ("red", None):
            assert changed.events_for(viewer) == ()
            assert changed.view(viewer) == scenario.view(viewer)
        assert len(changed.events_for("blue")) == 1
    ready = scenario.does("blue", Ready())
    assert len(ready.events_for("red")) == 1
    assert ready.view("red").ready == (False, True)


def test_the_panel_offers_readiness_the_presets_the_mirror_and_chance() -> None:
    offered = new().legal_for("red")
    assert offered[0] == Ready()
    assert [action.name for action in offered if isinstance(action, UsePreset)] == [
        "corner_keep",
        "empty_vault",
        "barred_wings",
        "left_hook",
        "scout_storm",
        "middle_vault",
    ]
    assert offered[-2:] == (Mirror(), Randomize())


def test_a_text_may_be_written_in_many_ways() -> None:
    plain = new().does("red", Arrange("\n".join(KEEP)))
    for text in (
        "\n".join(line.replace(" ", "") for line in KEEP),
        "\n".join(line.lower() for line in KEEP),
        "\n\n".join(f"| {line.replace(' ', ' | ')} |" for line in KEEP),
        "\n".join(line.replace(" ", ", ") for line in KEEP),
        "\r\n".join(KEEP),
        "\n".join(KEEP).replace("X", "10"),
    ):
        assert new().does("red", Arrange(text)).state.formations == plain.state.formations


def test_all_that_is_wrong_is_listed_at_once() -> None:
    assert problems(new(), "6 2 8\n? ! . . . . . . . .\nB B") == [
        ("lines", 3),
        ("length", 1, 3),
        ("length", 3, 2),
        ("symbol", 2, "?"),
        ("symbol", 2, "!"),
    ]
    assert problems(new(), "") == [("lines", 0)]
    empty = "\n".join([". . . . . . . . . ."] * 4)
    assert problems(new(army="barrage"), empty) == [
        ("count", "flag", 0, 1),
        ("count", "spy", 0, 1),
        ("count", "scout", 0, 2),
        ("count", "miner", 0, 1),
        ("count", "general", 0, 1),
        ("count", "marshal", 0, 1),
        ("count", "bomb", 0, 1),
    ]
    assert problems(new(), "\n".join((KEEP[0].replace("6", "1 0", 1), *KEEP[1:])))[0] == ("length", 1, 11)


@pytest.mark.parametrize("text", ["swap a1 d4", "SWAP D4 A1", " swap a1-d4 ", "swap a1d4", "swap a1, d4"])
def test_a_swap_is_one_however_it_is_written(text: str) -> None:
    scenario = new().does("red", Arrange("\n".join(KEEP)))
    assert scenario.does("red", Arrange(text)).arranged("red", "d4") == "flag"


def test_a_swap_takes_an_empty_square_too_and_lies_for_blue_as_blue_looks() -> None:
    scenario = new(army="barrage").does("blue", UsePreset("thin_line"))
    assert scenario.arranged("blue", "a10") == "flag"
    moved = scenario.does("blue", Arrange("swap a10 j7"))
    assert (moved.arranged("blue", "a10"), moved.arranged("blue", "j7")) == ("", "flag")
    scenario.refuses_to("blue", Arrange("swap a1 a10"), "outside_zone")
    scenario.refuses_to("blue", Arrange("swap a11 a10"), "outside_zone")


def test_presets_of_other_armies_are_not_offered() -> None:
    new(army="duel").refuses_to("red", UsePreset("corner_keep"), "not_offered")
    new().refuses_to("red", UsePreset("no_such_keep"), "not_offered")


def test_a_ready_side_arranges_nothing() -> None:
    scenario = new().readies("red")
    for action in (Arrange("\n".join(KEEP)), Mirror(), Randomize(), UsePreset("left_hook"), Ready()):
        scenario.refuses_to("red", action, "not_offered")


def test_a_set_up_ends_after_many_changes() -> None:
    scenario = new()
    for _ in range(MAX_CHANGES):
        scenario = scenario.does("red", Mirror())
    assert scenario.legal_for("red") == (Ready(),)
    assert scenario.view("red").changes_left == 0
    assert scenario.view("blue").changes_left == MAX_CHANGES
    scenario.refuses_to("red", Arrange("\n".join(KEEP)), "too_many_changes")
    ready = scenario.readies("red")
    assert ready.legal_for("red") == ()
    ready.refuses_to("red", Unready(), "not_offered")
    assert stratego.to_act(ready.state) == {BLUE}


def test_a_set_up_that_ends_with_nothing_mobile_takes_a_random_arrangement() -> None:
    scenario = new()
    for _ in range(MAX_CHANGES - 1):
        scenario = scenario.does("red", Mirror())
    stuck = scenario.does("red", Arrange("\n".join(BLOCKED)))
    assert stuck.legal_for("red") == (Randomize(),)
    assert stuck.does("red", Randomize()).legal_for("red") == (Ready(),)


def test_a_time_out_plays_the_arrangement_as_it_is_unless_nothing_could_move() -> None:
    assert stratego.fallback(new().state, BLUE) == Ready()
    stuck = new().does("blue", Arrange("\n".join(BLOCKED)))
    assert stratego.fallback(stuck.state, BLUE) == Randomize()


def test_leaving_before_play_begins_voids_the_match_and_shows_both_sides() -> None:
    void = new(army="duel").readies("red").leaves("red")
    assert void.winner == "draw"
    assert void.over is not None
    assert void.over.reason == "void"
    assert void.view(None).phase == "over"
    assert void.view(None).formations == (void.view("red").formations[0], void.view("blue").formations[1])
    assert {sight.side for sight in void.view(None).pieces} == {0, 1}
    assert not stratego.to_act(void.state)
    stratego.audit(void.state)


def test_4_example_1_both_ready_begins_play_with_red_to_move_and_both_sides_hidden() -> None:
    scenario = new().readies()
    assert scenario.to_move == "red"
    for viewer, enemy in (("red", 1), ("blue", 0)):
        pieces = scenario.view(viewer).pieces
        assert len(pieces) == 80
        assert all((sight.kind is None) == (sight.side == enemy) for sight in pieces)


def test_4_example_2_a_paste_with_a_seventh_bomb_and_a_scout_short_lists_both_errors() -> None:
    scenario = new()
    wrong = problems(scenario, KEEP[0].replace("2", "B", 1), *KEEP[1:])
    assert set(wrong) == {("count", "bomb", 7, 6), ("count", "scout", 7, 8)}
    assert scenario.view("red").formations == new().view("red").formations


def test_4_example_3_a_paste_lies_as_its_owner_looks_at_the_board() -> None:
    scenario = new().pastes("blue", *KEEP).pastes("red", *KEEP)
    assert [scenario.arranged("blue", square) for square in ("j7", "j10", "a10")] == ["captain", "flag", "bomb"]
    assert [scenario.arranged("red", square) for square in ("a4", "a1", "j1")] == ["captain", "flag", "bomb"]


def test_4_example_4_a_swap_stays_inside_the_zone() -> None:
    scenario = new().pastes("red", *KEEP)
    swapped = scenario.does("red", Arrange("swap a1 d4"))
    assert swapped.arranged("red", "d4") == "flag"
    assert swapped.arranged("red", "a1") == "lieutenant"
    scenario.refuses_to("red", Arrange("swap a1 a5"), "outside_zone")


def test_4_example_5_six_bombs_across_the_open_columns_are_never_ready() -> None:
    blocked = new().pastes("red", *BLOCKED)
    assert Ready() not in blocked.legal_for("red")
    blocked.refuses_to("red", Ready(), "no_piece_can_move")


def test_4_example_6_old_us_reads_its_own_symbols() -> None:
    one_high = [line.translate(str.maketrans("X98765432", "123456789")) for line in KEEP]
    scenario = new("old_us").pastes("red", *one_high)
    assert scenario.arranged("red", "d3") == "marshal"
    assert scenario.arranged("red", "f4") == "general"
    assert scenario.arranged("red", "c4") == "colonel"
    assert ("symbol", 2, "X") in problems(scenario, one_high[0], one_high[1].replace("1", "X"), *one_high[2:])


def test_4_example_7_ten_is_one_x_and_a_lone_one_is_nothing() -> None:
    scenario = new().pastes("red", KEEP[0], KEEP[1].replace("X", "10"), *KEEP[2:])
    assert scenario.arranged("red", "d3") == "marshal"
    wrong = problems(scenario, KEEP[0], KEEP[1].replace("X", "1"), *KEEP[2:])
    assert wrong == [("symbol", 2, "1")]


def test_4_example_8_the_fourth_row_is_for_barrage_and_not_for_duel() -> None:
    duel = ("9 . . . 2 . . X . 2", ". . . . . . . . . .", "B . S . . . . 3 . .", "F B . 3 . . . . . .")
    assert problems(new(army="duel"), *duel) == [("zone", 1)]
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
