"""What Stratego shows and offers, in positions written as in the rules' examples."""

import pytest

from bot.games.catalog import PRESENTERS
from bot.games.stratego.picture_board import Marks, board_scene, set_up_scene
from bot.games.stratego.words import preset_name
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Picture, Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Mirror, UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.set_up import MAX_CHANGES
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, labels, offered
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


def test_the_board_says_in_words_all_that_the_picture_shows(golden_update: bool) -> None:
    screen = board(MELEE.plays("a4 a5"))
    check_golden("stratego_board", screen, update=golden_update)
    assert blocks(screen)["◆ Alice"].startswith("Captain (6) a5\nHidden: d1, g2, h3, e4, g4\n6 pieces left")


def test_the_alt_text_tells_sides_by_shape_and_whose_turn_it_is() -> None:
    picture = board(MELEE.plays("a4 a5")).picture
    assert picture is not None
    assert picture.alt.startswith("● Bob's turn. Alice's Captain from a4 attacked a5 and beat Bob's Lieutenant.")
    assert (
        "Alice, diamond: 6 pieces left. Bob, disc: 5 pieces left. Known pieces of Alice: Captain (6) a5." in picture.alt
    )


def test_a_panel_shows_the_viewers_ranks_and_what_is_known_about_the_enemy(golden_update: bool) -> None:
    scenario = MELEE.plays("a4 a5")
    check_golden("stratego_turn_panel", panel(scenario, "blue"), update=golden_update)
    check_golden("stratego_waiting_panel", panel(scenario, "red"), update=golden_update)
    assert blocks(panel(scenario, "blue"))["◆ Alice"].startswith("Captain (6) a5\nHidden: d1")
    assert "Seen by the enemy: a5" in blocks(panel(scenario, "red"))["◆ Alice"]


def test_a_silent_defender_stays_secret_in_words_too() -> None:
    scenario = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
    told = "Alice's Sergeant from e5 attacked e6 and lost to a piece of Bob's that isn't announced."
    assert board(scenario).text.startswith(told)
    assert panel(scenario, "red").text.startswith(told)
    assert panel(scenario, "blue").text.startswith(
        "Alice's Sergeant from e5 attacked e6 and lost to Bob's Major, which isn't announced."
    )
    assert "e6 has beaten a Sergeant (4)" in blocks(board(scenario))["● Bob"]


def test_a_turn_offers_each_piece_once_and_its_squares_below_it() -> None:
    screen = panel(MELEE, "red")
    menu = build(screen.choices)
    assert [item.label for item in menu.get_items(0)] == [
        "Captain a4",
        "Scout e4",
        "Miner g4",
        "Lieutenant h3",
        "Lieutenant g2",
        "Offer a draw",
    ]
    captain = next(item for item in menu.get_items(0) if item.label == "Captain a4")
    assert [item.label for item in menu.get_items(captain.node)] == ["attack a5: unknown", "to b4", "to a3"]


def test_moves_stand_alone_in_their_labels_and_hint_at_the_target() -> None:
    screen = panel(MELEE, "red")
    assert {"Scout e4 to e8", "Scout e4 attacks e9", "Captain a4 attacks a5"} <= set(labels(screen))
    assert offered(screen, "Captain a4 attacks a5").hint == "Unknown"
    moved = given("classic", red="6 j5", blue="S j7").plays("g2 g1", "j7 j6")
    hint = offered(panel(moved, "red"), "Captain j5 attacks j6").hint
    assert hint == "Unknown, has moved"
    assert "Hidden, has moved: j6" in blocks(board(moved))["● Bob"]
    seen = given("classic", red="6 a4, 5 b4", blue="7 a5").plays("a4 a5", "h8 h9")
    assert offered(panel(seen.plays("b4 b5", "h9 h8"), "red"), "Lieutenant b5 attacks a5").hint == "Major (7)"


def test_a_draw_is_offered_accepted_after_asking_again_or_declined() -> None:
    scenario = given("classic", red="6 a4", blue="6 j7").offers_draw()
    assert "◆ Alice offers a draw." in board(scenario).text
    answer = scenario.plays("a4 a5")
    screen = panel(answer, "blue")
    assert "Or accept the draw that Alice offers; any move declines it." in screen.text
    assert offered(screen, "Accept the draw").confirm
    assert "Decline the draw" in labels(screen)
    agreed = answer.accepts_draw()
    assert board(agreed).text == "The match is a draw: both agreed on it.\n**The match is a draw.**"
    assert board(agreed).headline == panel(agreed, "red").headline == "**The match is a draw: both agreed on it.**"
    assert panel(agreed, "red").title == "The match is a draw"


def test_a_rescue_offers_each_kind_and_each_empty_square() -> None:
    scenario = given("house", red="6 i9", red_pile="X", empty="b2 c2").plays("i9 i10")
    screen = panel(scenario, "red")
    assert screen.title == "Bring a piece back?"
    assert "Return Marshal to b2" in labels(screen)
    assert labels(screen)[-1] == "Return nobody"
    assert board(scenario).text.endswith("**◆ Alice may bring a captured piece back**")
    assert PRESENTER.wait_kind(scenario.view(None)) == "answer"
    told = board(scenario.rescues("X", "b2"))
    assert "Alice brought a Marshal back on b2." in told.text
    assert "Marshal (10) b2" in blocks(told)["◆ Alice"]


def test_a_headline_says_what_happened_and_whose_turn_it_is() -> None:
    scenario = MELEE.plays("a4 a5")
    happened = "Alice's Captain from a4 attacked a5 and beat Bob's Lieutenant."
    assert board(scenario).headline == f"{happened}\n**● Bob's turn**"
    assert panel(scenario, "blue").headline == f"{happened}\n**Your turn**"
    assert panel(scenario, "red").headline == f"{happened}\n**Waiting for Bob**"
    taken = given(red="6 a4", blue="F a5").plays("a4 a5")
    told = "Alice's Captain from a4 attacked a5 and took Bob's Flag!"
    assert board(taken).headline == f"{told}\n**◆ Alice won the match.**"
    assert panel(taken, "blue").headline == f"{told}\n**You lost the match**"


def test_a_known_piece_that_holds_in_a_silent_defence_is_named_to_whoever_knows_it() -> None:
    scenario = given("house", red="2 e5, 4 f5", blue="7 e6").plays("e5 e6", "h8 h9").plays("f5 e5", "h9 h8")
    again = scenario.plays("e5 e6")
    assert board(again).headline.startswith("Alice's Sergeant from e5 attacked e6 and lost to Bob's Major.\n")
    assert panel(again, "red").headline.startswith("Alice's Sergeant from e5 attacked e6 and lost to Bob's Major.\n")


def test_a_scout_in_the_back_row_is_told_that_it_can_only_decline() -> None:
    scout = given("house", red="2 i9", red_pile="X", empty="b2 c2").plays("i9 i10")
    screen = panel(scout, "red")
    assert labels(screen) == ["Return nobody"]
    assert "A Scout brings nobody back" in screen.text
    assert "You may bring one captured piece back" not in screen.text
    assert "Scout" not in board(scout).text


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ("2 2 2 2 2 2 2 2 F 3\n3 3 3 3 4 4 4 4 B 5\n5 5 5 6 6 6 6 7 7 7\n8 8 9 X S B B B B B", "front row"),
        ("2 2 2 2 2 2 2 2 3 3\n3 3 3 4 4 4 4 5 5 5\n5 6 6 6 6 7 7 7 8 8\n9 X S F B B B B B B", ""),
        ("2 2 2 2 2 2 2 2 3 3\n3 3 3 4 4 4 4 5 5 5\n5 6 6 6 6 7 7 7 8 8\n9 X F S B B B B B B", "No Bomb"),
    ],
)
def test_a_flag_in_front_or_without_a_bomb_beside_it_is_asked_about_before_ready(text: str, warned: str) -> None:
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


def test_limits_are_announced_before_they_come() -> None:
    near = given("classic", red="6 a4", blue="6 j7", ply=300, quiet=180)
    assert "Without an attack it is a draw in 20 moves." in board(near).text
    assert "draw in" not in board(given("classic", red="6 a4", blue="6 j7", quiet=20)).text
    last = given("classic", red="6 a4", blue="6 j7", ply=1990)
    assert "The match is a draw in 10 moves." in board(last).text


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        (given(red="6 a4", blue="F a5").plays("a4 a5"), "Alice took the Flag and won the match."),
        (
            given(red="6 a4, 5 b4", blue="4 a5", spares=False).plays("a4 a5"),
            "Bob has no move left, so Alice won the match.",
        ),
        (
            given(red="6 a4", blue="6 a5", spares=False).plays("a4 a5"),
            "The match is a draw: neither side can move any more.",
        ),
        (given(quiet=199).plays("g2 g3"), "The match is a draw: nobody has attacked for too long."),
        (given(ply=1999).plays("g2 g3"), "The match is a draw: the limit of moves is reached."),
    ],
)
def test_every_end_is_announced_and_publishes_both_formations(scenario: Scenario, said: str) -> None:
    screen = board(scenario)
    assert said in screen.text
    view = scenario.view(None)
    assert blocks(screen)["◆ Alice began as, front row first"] == f"```\n{view.formations[0]}\n```"
    assert blocks(screen)["● Bob began as, front row first"] == f"```\n{view.formations[1]}\n```"
    ended = PRESENTER.sentence(scenario.events_for(None)[-1], NAMES)
    assert ended.startswith(said)
    assert view.formations[1].replace(" ", "").replace("\n", "/") in ended
    assert "Hidden" not in "".join(blocks(screen).values())


def test_who_resigns_loses_and_before_play_nobody_does() -> None:
    for scenario, text, title in (
        (MELEE, "**● Bob won the match.**", "You lost the match"),
        (new("house"), "**The match has no result.**", "The match has no result"),
    ):
        step = stratego.leave(scenario.state, Seat(0))
        left = Scenario(step.state, step.events)
        assert board(left).text.endswith(text)
        assert board(left).text.startswith("Alice resigned the match.")
        assert panel(left, "red").title == title


def test_the_set_up_is_private() -> None:
    scenario = new("house")
    public = board(scenario)
    assert public.title == "Stratego: set-up"
    assert public.text.endswith("**◆ Alice** and **● Bob** are setting up in secret.")
    assert not public.blocks
    half = scenario.readies("blue")
    assert board(half).text == "Bob is ready.\n**◆ Alice** is setting up in secret."
    assert PRESENTER.wait_kind(half.view(None)) == "set_up"
    changed = scenario.does("red", Mirror())
    assert board(changed).text == "**◆ Alice** and **● Bob** are setting up in secret."
    assert panel(changed, "red").text.startswith("You mirrored your side.")


def test_the_set_up_panel_shows_the_own_side_and_its_key() -> None:
    scenario = new("house", army="duel")
    screen = panel(scenario, "blue")
    assert screen.title == "Set up your side"
    assert blocks(screen)["Your formation, front row first"] == f"```\n{scenario.view('blue').formations[1]}\n```"
    assert blocks(screen)["Your army"].startswith("**B** 2 Bombs · **X** 1 Marshal · **9** 1 General")
    assert screen.picture is not None
    assert screen.picture.alt.startswith("Your 10 pieces, disc, from left to right. Row 8: ")
    menu = build(screen.choices)
    assert [item.label for item in menu.get_items(0)] == [
        "Ready",
        "Choose a formation",
        "Mirror",
        "Shuffle",
        "Swap two squares",
    ]


def test_who_is_ready_waits_and_may_take_it_back() -> None:
    screen = panel(new("house").readies("red"), "red")
    assert (screen.title, screen.tone) == ("Ready, waiting for Bob", "waiting")
    assert labels(screen) == ["Not ready"]


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
    assert len(first) == 40
    assert menu.kind(swap.node) == "select"
    assert all(len(menu.get_items(item.node)) >= 32 for item in first)


def test_nobody_swaps_who_is_ready_or_has_used_up_the_changes_or_only_watches() -> None:
    assert PRESENTER.proposals(new("house").readies("red").view("red")) == ()
    assert PRESENTER.proposals(new("house").view(None)) == ()
    assert PRESENTER.proposals(MELEE.view("red")) == ()
    scenario = new("house", army="duel")
    for _ in range(MAX_CHANGES):
        scenario = scenario.does("red", Mirror())
    assert PRESENTER.proposals(scenario.view("red")) == ()
    assert "You can't change it any more." in panel(scenario, "red").text


def test_symbols_follow_the_numbering_of_the_match() -> None:
    scenario = given("old_us", red="6 a4", blue="7 a5").plays("a4 a5")
    assert "Lieutenant (6) a5" in blocks(board(scenario))["◆ Alice"]
    assert "**1** 1 Marshal" in blocks(panel(new("old_us"), "red"))["Your army"]


def test_equal_worlds_of_a_viewer_make_equal_screens() -> None:
    scenario = given("house", red="4 e5, 2 a4", blue="7 e6, 3 b7").plays("e5 e6")
    for seed in range(20):
        other = Scenario(stratego.resample(scenario.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scenario.events)
        assert panel(other, "red") == panel(scenario, "red")


def test_long_names_fit() -> None:
    names = Names(("é" * 48, "W" * 48), ((0,), (1,)))
    scenario = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
    assert board(scenario, names).length < 6_000
    assert panel(scenario, "red", names).title == f"Waiting for {'W' * 48}"


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given().view(None), (), NAMES, ())


@pytest.mark.parametrize("army", PRESETS)
def test_every_named_formation_has_a_hint(army: str) -> None:
    screen = panel(new("house", army=army), "red")
    taken = [choice for choice in screen.choices if choice.path[0] == "Choose a formation"]
    assert len(taken) == len(PRESETS[army])
    assert all(choice.hint for choice in taken)


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
    assert picture.alt.startswith("You picked a4. It may go to a3, b4. It may attack a5. ◆ Alice's turn.")
    view = MELEE.view("red")
    assert picture.scene == board_scene(view, NAMES, 0, (), Marks("a4", ("a5", "b4", "a3")))


def test_what_is_no_piece_is_not_marked() -> None:
    assert picked(new("house"), "red", "Choose a formation") is None
    assert picked(new("house"), "red", "Swap two squares") is None
    assert picked(MELEE, "red", "Offer a draw") is None


def test_the_first_square_of_a_swap_is_marked() -> None:
    scenario = new("house")
    view = scenario.view("red")
    swaps = [swap for swap in PRESENTER.proposals(view) if swap.text.startswith("swap b1 ")]
    picture = PRESENTER.selection_picture(view, swaps, NAMES, ())
    assert picture is not None
    assert picture.scene == set_up_scene(view, NAMES, 0, Marks("b1"))
    assert picture.alt.startswith("You picked b1. Your 40 pieces")


def test_the_squares_where_a_piece_may_come_back_are_marked() -> None:
    scenario = given("house", red="6 i9", red_pile="X 9", empty="b2 c2").plays("i9 i10")
    picture = panel(scenario, "red").picture
    assert picture is not None
    assert "A piece may come back on" in picture.alt
    assert "b2, c2" in picture.alt or "b2 to c2" in picture.alt


def test_the_words_of_a_set_up_say_what_the_small_pictures_show() -> None:
    screen = panel(new("house"), "red")
    formations = blocks(screen)["Formations to choose"]
    assert all(preset_name(name) in formations for name in PRESETS["full"])
    assert "Formations to choose" not in blocks(panel(new("house").readies("red"), "red"))
