"""What Stratego shows and offers, in positions written as in the rules' examples."""

import pytest
from msgspec.structs import replace

from bot.games.catalog import PRESENTERS
from bot.games.stratego.picture_board import CHOICE_HALVES, Marks, half_scene
from bot.games.stratego.picture_setup import army_scene, formations_scene
from bot.games.stratego.words import preset_name
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Picture, Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Mirror, Move, UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.set_up import MAX_CHANGES
from tests.bot.screens.golden_texts import check_golden, screen_text
from tests.bot.screens.screen_parts import labels, offered
from tests.engine.games.stratego.scenario_builder import Scenario, given, new

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
PRESENTER = PRESENTERS["stratego"]


def panel(scenario: Scenario, side: str, names: Names = NAMES) -> Screen:
    view = scenario.view(side)
    actions = (*scenario.legal_for(side), *PRESENTER.proposals(view))
    return PRESENTER.panel(view, actions, names, scenario.events_for(side))


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    return PRESENTER.board(scenario.view(None), names, scenario.events_for(None))


MELEE = given("classic", red="6 a4, 2 e4, 3 g4", blue="5 a5, B e9, S j7")
WON = MELEE.plays("a4 a5")
OFFER = given("classic", red="6 a4", blue="6 j7").offers_draw()
ANSWER = OFFER.plays("a4 a5")
SILENT = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
KNOWN = given("house", red="2 e5, 4 f5", blue="7 e6").plays("e5 e6", "h8 h9").plays("f5 e5", "h9 h8")
MARKED = given("classic", red="6 j5, 5 b4", blue="S j7, 7 a5").plays("g2 g1", "j7 j6")
RESCUE = given("house", red="6 i9", red_pile="X", empty="b2 c2").plays("i9 i10")
SCOUT = given("house", red="2 i9", red_pile="X", empty="b2 c2").plays("i9 i10")
SET_UP = new("house", army="duel").does("red", UsePreset("short_fence")).does("blue", UsePreset("broad_front"))

FLAG_TAKEN = given(red="6 a4", blue="F a5").plays("a4 a5")

SCREENS = {
    "stratego_board": {
        "a won attack": (WON, None),
        "a silent defence": (SILENT, None),
        "a defender that is known": (KNOWN.plays("e5 e6"), None),
        "a piece that has moved": (MARKED, None),
        "a rescue is offered": (RESCUE, None),
        "a rescue": (RESCUE.rescues("X", "b2"), None),
        "a Scout in the back row": (SCOUT, None),
        "one high": (given("old_us", red="6 a4", blue="7 a5").plays("a4 a5"), None),
    },
    "stratego_panel": {
        "a turn": (WON, "blue"),
        "waiting": (WON, "red"),
        "a silent defence for the attacker": (SILENT, "red"),
        "a silent defence for the defender": (SILENT, "blue"),
        "a defender that is known": (KNOWN.plays("e5 e6"), "red"),
        "targets": (MARKED, "red"),
        "a draw is offered": (ANSWER, "blue"),
        "a rescue": (RESCUE, "red"),
        "a Scout in the back row": (SCOUT, "red"),
        "the Flag was lost": (FLAG_TAKEN, "blue"),
    },
    "stratego_set_up": {
        "board": (SET_UP, None),
        "first panel": (SET_UP, "red"),
        "other panel": (SET_UP.readies("red"), "blue"),
        "ready": (SET_UP.readies("red"), "red"),
        "one high": (new("old_us").does("blue", UsePreset("corner_keep")), "blue"),
    },
}
"""Positions and their readers (None: the public board), by golden file."""

MESSAGES = {
    "one side is ready": SET_UP.readies("blue"),
    "a draw is offered": OFFER,
    "near the limit without attacks": given("classic", red="6 a4", blue="6 j7", ply=300, quiet=180),
    "far from the limits": given("classic", red="6 a4", blue="6 j7", quiet=20),
    "near the limit of moves": given("classic", red="6 a4", blue="6 j7", ply=1990),
    "flag": FLAG_TAKEN,
    "no moves": given(red="6 a4, 5 b4", blue="4 a5", spares=False).plays("a4 a5"),
    "neither can move": given("tournament", red="6 a4", blue="6 a5", spares=False).plays("a4 a5"),
    "no attacks": given(quiet=199).plays("g2 g3"),
    "limit of moves": given(ply=1999).plays("g2 g3"),
    "agreed": ANSWER.accepts_draw(),
    "resigned": MELEE.leaves("red"),
    "void": SET_UP.leaves("red"),
}


def screen_of(scenario: Scenario, side: str | None) -> Screen:
    """The public board, or a panel without swaps."""
    if side is None:
        return board(scenario)
    return PRESENTER.panel(scenario.view(side), scenario.legal_for(side), NAMES, scenario.events_for(side))


@pytest.mark.parametrize("name", SCREENS)
def test_screens_read_as_agreed(name: str, golden_update: bool) -> None:
    texts = (f"=== {title}\n{screen_text(screen_of(*shown))}" for title, shown in SCREENS[name].items())
    check_golden(name, "\n\n".join(texts), update=golden_update)


def test_messages_read_as_agreed(golden_update: bool) -> None:
    texts = []
    for title, scenario in MESSAGES.items():
        screens = (replace(screen_of(scenario, side), blocks=(), picture=None, choices=()) for side in (None, "red"))
        texts.append("\n\n".join((f"=== {title}", *map(screen_text, screens))))
    check_golden("stratego_messages", "\n\n".join(texts), update=golden_update)


def test_a_turn_offers_each_piece_once_and_its_squares_below_it() -> None:
    menu = build(panel(MELEE, "red").choices)
    pieces = {item.label: item.node for item in menu.get_items(0)}
    assert list(pieces) == ["Captain a4", "Scout e4", "Miner g4", "Lieutenant h3", "Lieutenant g2", "Offer a draw"]
    assert [item.label for item in menu.get_items(pieces["Captain a4"])] == ["attack a5: unknown", "to b4", "to a3"]


def test_only_what_is_open_is_shown_of_a_silent_defence_and_of_a_scout_in_the_back_row() -> None:
    for screen in (board(SILENT), panel(SILENT, "red")):
        assert "Major (7)" not in screen_text(screen)
    assert labels(panel(SCOUT, "red")) == ["Return nobody"]
    assert "Scout" not in board(SCOUT).text


def test_the_match_waits_for_a_quick_answer_during_a_rescue_and_for_more_during_the_set_up() -> None:
    assert PRESENTER.wait_kind(RESCUE.view(None)) == "answer"
    assert PRESENTER.wait_kind(SET_UP.readies("blue").view(None)) == "set_up"
    assert offered(panel(ANSWER, "blue"), "Accept the draw").confirm


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ("2 2 2 2 2 2 2 2 F 3\n3 3 3 3 4 4 4 4 B 5\n5 5 5 6 6 6 6 7 7 7\n8 8 9 X S B B B B B", "front row"),
        ("2 2 2 2 2 2 2 2 3 3\n3 3 3 4 4 4 4 5 5 5\n5 6 6 6 6 7 7 7 8 8\n9 X S F B B B B B B", ""),
        ("2 2 2 2 2 2 2 2 3 3\n3 3 3 4 4 4 4 5 5 5\n5 6 6 6 6 7 7 7 8 8\n9 X F S B B B B B B", ""),
    ],
)
def test_a_flag_in_front_is_asked_about_before_ready_and_one_without_a_bomb_is_not(text: str, warned: str) -> None:
    scenario = new("classic").does("red", Arrange(text))
    question = offered(panel(scenario, "red"), "Ready").confirm
    assert bool(question) == bool(warned)
    assert warned in question


@pytest.mark.parametrize("army", PRESETS)
def test_a_named_formation_is_never_asked_about_even_mirrored(army: str) -> None:
    for name in PRESETS[army]:
        for numbering in ("classic", "old_us"):
            taken = new(numbering, army=army).does("red", UsePreset(name))
            for scenario in (taken, taken.does("red", Mirror())):
                assert not offered(panel(scenario, "red"), "Ready").confirm


def test_the_set_up_is_private() -> None:
    changed = SET_UP.does("red", Mirror())
    assert board(changed).text == "**Waiting for ◆ Alice and ● Bob to set up in secret**"
    assert not board(changed).blocks
    assert panel(changed, "red").text.startswith("You mirrored your side.")


@pytest.mark.parametrize("army", PRESETS)
def test_every_swap_that_is_offered_is_one_the_engine_takes_and_does_what_it_says(army: str) -> None:
    scenario = new("house", army=army)
    for side in ("red", "blue"):
        view = scenario.view(side)
        proposals = PRESENTER.proposals(view)
        before = {piece.square: piece.kind for piece in view.pieces}
        for action in proposals[:: max(1, len(proposals) // 40)]:
            _, one, other = action.text.split()
            after = {piece.square: piece.kind for piece in scenario.does(side, action).view(side).pieces}
            assert (after.get(one), after.get(other)) == (before.get(other), before.get(one))
            assert after != before


def test_a_swap_is_chosen_by_one_square_and_then_the_other() -> None:
    screen = panel(new("house"), "red")
    menu = build(screen.choices)
    swap = next(item for item in menu.get_items(0) if item.label == "Swap two squares")
    first = menu.get_items(swap.node)
    assert [item.label for item in first] == list("abcdefghij")
    for column in first:
        pieces = menu.get_items(column.node)
        assert [item.label[:2] for item in pieces] == [f"{column.label}{row}" for row in (4, 3, 2, 1)]
        for piece in pieces:
            others = menu.get_items(piece.node)
            assert [item.label[0] for item in others] == list("abcdefghij")
            assert sum(len(menu.choices_below(item.node)) for item in others) >= 32
            assert all(menu.kind(node) == "buttons" for node in (swap.node, column.node, piece.node))


def test_where_more_than_seven_pieces_can_move_the_column_is_chosen_first() -> None:
    few, many = (given("classic", red=f"2 a3, 2 c3, 3 e3, 3 a1, {more}") for more in ("3 j1", "3 j1, 3 i3"))
    menu = build(panel(few, "red").choices)
    assert [item.label for item in menu.get_items(0)] == [
        "Scout a3", "Scout c3", "Miner e3", "Lieutenant h3", "Lieutenant g2", "Miner a1", "Miner j1", "Offer a draw"
    ]  # fmt: skip
    assert [item.label for item in menu.get_asides(0)] == ["Offer a draw"]
    assert panel(few, "red").title == "Your turn"
    screen = panel(many, "red")
    menu = build(screen.choices)
    columns = menu.get_items(0)
    assert [item.label for item in columns] == [*"aceghij", "Offer a draw"]
    assert screen.title == "Your turn: choose a column"
    assert menu.question(columns[0].node) == "Which piece in column a?"
    assert [item.label.split(" · ")[0] for item in menu.get_items(columns[0].node)] == ["Scout a3", "Miner a1"]
    blue = build(PRESENTER.choices(many.passes().view("blue"), many.passes().legal_for("blue"), NAMES))
    assert "Lieutenant h8" in [item.label for item in blue.get_items(0)]


def test_a_piece_comes_back_to_a_square_of_a_column_where_many_are_free() -> None:
    scenario = given("house", red="6 i9", red_pile="X 9 8 8 7 7 7 6 6 5 4 4 4 3 3 3 2 2 2").plays("i9 i10")
    menu = build(panel(scenario, "red").choices)
    marshal = menu.get_items(0)[0]
    assert marshal.label == "Marshal (10)"
    assert menu.question(marshal.node) == "In which column does the Marshal come back?"
    assert {item.label[0] for item in menu.get_items(marshal.node)} <= set("abcdefghij")
    assert all(
        menu.kind(item.node) == "buttons" for item in (marshal, *menu.get_items(marshal.node)) if item.leaf is None
    )


@pytest.mark.parametrize("army", PRESETS)
def test_a_formation_is_chosen_by_its_number_in_the_picture(army: str) -> None:
    menu = build(panel(new("house", army=army), "red").choices)
    chosen = next(item for item in menu.get_items(0) if item.label == "Choose a formation")
    names = [preset_name(name) for name in PRESETS[army]]
    assert [item.label for item in menu.get_items(chosen.node)] == [f"{n} {name}" for n, name in enumerate(names, 1)]
    assert menu.kind(chosen.node) == "buttons"
    question = menu.question(chosen.node).splitlines()
    assert question[0] == "**Which formation?**"
    assert [line.split(":")[0] for line in question[1:]] == [f"{n} {name}" for n, name in enumerate(names, 1)]


def test_the_squares_of_a_chosen_column_are_marked_as_what_a_piece_may_change_places_with() -> None:
    view = new("house").view("red")
    swaps = [swap for swap in PRESENTER.proposals(view) if swap.text.startswith("swap c2 g")]
    picture = PRESENTER.selection_picture(view, swaps, NAMES, ())
    assert picture is not None
    ends = tuple(swap.text.split()[2] for swap in swaps)
    assert len(ends) > 1
    assert [band.scene for band in picture.bands] == [army_scene(view, NAMES, 0, Marks(("c2",), ends))]
    assert picture.alt.startswith("You picked c2. It may change places with g1")


def test_the_pieces_of_a_chosen_column_are_marked() -> None:
    view = MELEE.view("red")
    actions = [Move("g4", "g5"), Move("g2", "g1"), Move("g2", "g3")]
    picture = PRESENTER.selection_picture(view, actions, NAMES, ())
    assert picture is not None
    assert picture.alt.startswith("You may choose g2, g4.")
    marks = Marks(("g4", "g2"))
    assert [band.scene for band in picture.bands] == [
        half_scene(half, view, NAMES, 0, (), marks) for half in CHOICE_HALVES
    ]


def test_nobody_swaps_who_is_ready_or_has_used_up_the_changes_or_only_watches() -> None:
    assert PRESENTER.proposals(new("house").readies("red").view("red")) == ()
    assert PRESENTER.proposals(new("house").view(None)) == ()
    assert PRESENTER.proposals(MELEE.view("red")) == ()
    scenario = new("house", army="duel")
    for _ in range(MAX_CHANGES):
        scenario = scenario.does("red", Mirror())
    assert PRESENTER.proposals(scenario.view("red")) == ()
    assert "You can't change it any more." in panel(scenario, "red").text


def test_equal_worlds_of_a_viewer_make_equal_screens() -> None:
    scenario = given("house", red="4 e5, 2 a4", blue="7 e6, 3 b7").plays("e5 e6")
    for seed in range(20):
        other = Scenario(stratego.resample(scenario.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scenario.events)
        assert panel(other, "red") == panel(scenario, "red")


def test_equal_worlds_of_a_viewer_make_equal_pictures_of_a_selection() -> None:
    scenario = given("house", red="4 e5, 2 a4", blue="7 e6, 3 b7").plays("e5 e6").passes()
    moves = [move for move in scenario.legal_for("red") if isinstance(move, Move) and move.start == "a4"]
    shown = PRESENTER.selection_picture(scenario.view("red"), moves, NAMES, scenario.events_for("red"))
    assert shown is not None
    for seed in range(20):
        other = Scenario(stratego.resample(scenario.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scenario.events)
        assert PRESENTER.selection_picture(other.view("red"), moves, NAMES, other.events_for("red")) == shown


def test_long_names_fit() -> None:
    names = Names(("é" * 48, "W" * 48), ((0,), (1,)))
    assert board(SILENT, names).length < 6_000
    assert panel(SILENT, "red", names).title == f"Waiting for {'W' * 48}"


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given().view(None), (), NAMES, ())


def picked(scenario: Scenario, side: str, label: str) -> Picture | None:
    """The picture once this way of the first level of the menu was taken."""
    screen, view = panel(scenario, side), scenario.view(side)
    actions = (*scenario.legal_for(side), *PRESENTER.proposals(view))
    menu = build(screen.choices)
    node = next(item.node for item in menu.get_items(0) if item.label == label)
    return PRESENTER.selection_picture(view, [actions[index] for index in menu.choices_below(node)], NAMES, ())


def test_a_picked_piece_is_shown_with_where_it_may_go_and_what_it_may_attack() -> None:
    picture = picked(MELEE, "red", "Captain a4")
    assert picture is not None
    assert picture.alt.startswith("You picked a4. It may go to a3, b4. It may attack a5. Diamond Alice's turn.")
    view, marks = MELEE.view("red"), Marks(("a4",), ("a5", "b4", "a3"))
    assert [band.scene for band in picture.bands] == [
        half_scene(half, view, NAMES, 0, (), marks) for half in CHOICE_HALVES
    ]


def test_only_the_band_is_shown_that_has_the_piece_its_squares_and_what_stands_beside_them() -> None:
    scene = given("classic", red="6 a3, 7 e4", blue="5 e8, 8 b7")
    view, marks = scene.view("red"), Marks(("a3",), ("a4", "b3", "a2"))
    picture = picked(scene, "red", "Captain a3")
    assert picture is not None
    assert [band.scene for band in picture.bands] == [half_scene(CHOICE_HALVES[1], view, NAMES, 0, (), marks)]
    assert picture.alt.startswith("You picked a3. It may go to a2, b3, a4. Diamond Alice's turn.")
    assert "Rows 5 to 1 from above" in picture.alt
    beside = picked(scene, "red", "Major e4")
    assert beside is not None
    assert len(beside.bands) == 2


def test_a_single_move_is_marked_in_the_whole_board_as_a_hint_is() -> None:
    view = MELEE.view("red")
    picture = PRESENTER.selection_picture(view, [Move("g2", "g1")], NAMES, ())
    assert picture is not None
    marks = Marks(("g2",), ("g1",))
    assert [band.scene for band in picture.bands] == [
        half_scene(half, view, NAMES, 0, (), marks) for half in CHOICE_HALVES
    ]


def test_what_is_no_piece_is_not_marked() -> None:
    scenario = new("house")
    formations = picked(scenario, "red", "Choose a formation")
    assert formations is not None
    assert [band.scene for band in formations.bands] == [formations_scene(scenario.view("red"), 0)]
    assert picked(MELEE, "red", "Offer a draw") is None
    swaps = picked(scenario, "red", "Swap two squares")
    assert swaps is not None
    assert [band.scene for band in swaps.bands] == [army_scene(scenario.view("red"), NAMES, 0)]


def test_the_first_square_of_a_swap_is_marked() -> None:
    scenario = new("house")
    view = scenario.view("red")
    swaps = [swap for swap in PRESENTER.proposals(view) if swap.text.startswith("swap b1 ")]
    picture = PRESENTER.selection_picture(view, swaps, NAMES, ())
    assert picture is not None
    assert [band.scene for band in picture.bands] == [army_scene(view, NAMES, 0, Marks(("b1",)))]
    assert picture.alt.startswith("You picked b1. Bob sets up in secret too. Your 40 pieces")
