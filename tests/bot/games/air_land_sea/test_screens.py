"""What Air, Land & Sea shows and offers, in positions written as in the rules' examples."""

import pytest

from bot.games.catalog import PRESENTERS
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea
from tests.bot.games.air_land_sea.drawn_tables import FOUGHT_OUT, NAMES
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, labels, offered
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

SEATS = {"red": Seat(0), "blue": Seat(1)}
PRESENTER = PRESENTERS["air-land-sea"]


def panel(scene: Scenario, side: str, names: Names = NAMES) -> Screen:
    events = [event for event in scene.told(side) if event is not None]
    return PRESENTER.panel(scene.view(side), air_land_sea.legal(scene.state, SEATS[side]), names, events)


def board(scene: Scenario, names: Names = NAMES) -> Screen:
    return PRESENTER.board(scene.view(None), names, [event for event in scene.told(None) if event is not None])


FRONT = given(
    row="sea air land",
    red={"air": "A1 < (L4)", "land": "L6 < L3", "sea": "(S2)"},
    blue={"air": "A6", "land": "(A5) < L2", "sea": "S6 < S3"},
    points=(4, 6),
    first="blue",
    battle=2,
)


def test_the_board_says_in_words_all_that_the_picture_shows(golden_update: bool) -> None:
    check_golden("air_land_sea_board", board(FRONT), update=golden_update)


def test_the_alt_text_calls_the_sides_as_the_picture_draws_them() -> None:
    picture = board(FRONT).picture
    assert picture is not None
    assert "Disc Bob: 6 points, 2 cards in hand, first player (wins ties). Diamond Alice: 4 points" in picture.alt
    assert "Land: diamond leads 12\N{EN DASH}4." in picture.alt


def test_a_card_whose_strength_is_changed_says_so() -> None:
    scene = given(red={"land": "L6 < (S5) < L4", "sea": "S2"})
    land = blocks(board(scene))["Land · ◆ leads 12\N{EN DASH}0"]
    assert "Cover Fire 4, covering facedown (4), Heavy Tanks 6 (counts 4)" in land


def test_permissions_and_extra_turns_are_public() -> None:
    scene = given(red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="A3", air_drop="blue").deploys("S4", "sea")
    score = blocks(board(scene))["Score"]
    assert "● Bob: **0 points**, 1 card in hand, has Air Drop" in score
    scene = given(red={"sea": "(S4)", "air": "(L6) < A1"}, blue_hand="L2 A3", to_move="blue")
    scene = scene.deploys("L2", "land").flips("red sea")
    assert "◆ Alice got an extra turn." in board(scene).text


def test_a_turn_offers_each_card_once_and_its_plays_below_it() -> None:
    screen = panel(given(red_hand="A3 L6 S1"), "red")
    menu = build(screen.choices)
    assert (screen.title, screen.tone) == ("Your turn", "your_turn")
    top = menu.get_items(0)
    assert [item.label for item in top] == ["Maneuver 3 (Air)", "Heavy Tanks 6", "Transport 1", "Withdraw"]
    assert [item.label for item in menu.get_items(top[1].node)] == [
        "Deploy to Land",
        "Improvise to Air",
        "Improvise to Land",
        "Improvise to Sea",
    ]


def test_choices_stand_alone_in_their_labels(golden_update: bool) -> None:
    check_golden("air_land_sea_turn_panel", panel(given(red_hand="A3"), "red"), update=golden_update)


def test_the_permission_that_carries_a_deploy_is_named() -> None:
    by_aerodrome = panel(given(red={"air": "A4"}, red_hand="L3"), "red")
    assert "Deploy Maneuver 3 (Land) to Sea (Aerodrome)" in labels(by_aerodrome)
    assert "Deploy Maneuver 3 (Land) to Land" in labels(by_aerodrome)
    by_air_drop = panel(given(red_hand="L6", air_drop="red"), "red")
    assert "Deploy Heavy Tanks 6 to Sea (Air Drop)" in labels(by_air_drop)


def test_withdrawing_asks_again_and_says_what_it_gives() -> None:
    withdraw = offered(panel(given(red_hand="A1 A2 L1"), "red"), "Withdraw")
    assert withdraw.confirm == "Withdraw? This gives ● Bob 3 points, and the next battle begins."
    assert (withdraw.shortcut, withdraw.style) == ("withdraw", "danger")
    last = offered(panel(given(red_hand="A1 A2 L1", points=(0, 9)), "red"), "Withdraw")
    assert last.confirm == "Withdraw? This gives ● Bob 3 points and the match."


def test_a_flip_names_whose_card_lies_where_and_what_will_come_of_it(golden_update: bool) -> None:
    scene = given(red={"sea": "S3"}, blue={"land": "L6 < (L5)", "air": "A6"}, red_hand="A3 L2").deploys("L2", "land")
    check_golden("air_land_sea_flip_panel", panel(scene, "red"), update=golden_update)
    assert "Disrupt" not in str(panel(scene, "red"))


def test_a_flip_of_ones_own_facedown_card_names_it_and_its_ability() -> None:
    scene = given(red={"sea": "(A3)", "air": "A6"}, red_hand="L2 A1").deploys("L2", "land")
    flip = offered(panel(scene, "red"), "Flip your facedown Maneuver 3 (Air) in Sea")
    assert flip.hint == "Turns faceup, and its owner carries out its ability"


def test_a_move_names_card_and_both_theaters(golden_update: bool) -> None:
    scene = given(red={"sea": "(A6) < S6", "land": "L6"}, red_hand="S1 A1").deploys("S1", "sea")
    check_golden("air_land_sea_move_panel", panel(scene, "red"), update=golden_update)


def test_taking_back_names_the_own_facedown_cards(golden_update: bool) -> None:
    scene = given(red={"air": "(A6) < A3", "land": "(L1)"}, red_hand="S4 L6", edition="revised").deploys("S4", "sea")
    check_golden("air_land_sea_take_back_panel", panel(scene, "red"), update=golden_update)
    then = panel(scene.takes_back("A6"), "red")
    assert then.title == "Play a card at once"
    assert "Withdraw" not in labels(then)


def test_reinforce_names_the_top_card_to_its_reader_alone(golden_update: bool) -> None:
    scene = given(red_hand="L1 A1", deck="S6").deploys("L1", "land")
    check_golden("air_land_sea_reinforce_panel", panel(scene, "red"), update=golden_update)
    assert "Super Battleship 6" in blocks(panel(scene, "red"))["The deck's top card"]
    assert "Super Battleship" not in str(panel(scene, "blue"))
    assert "Super Battleship" not in str(board(scene))


def test_who_waits_is_told_for_whom_and_what_for(golden_update: bool) -> None:
    scene = given(red={"sea": "S3"}, blue={"land": "L6"}, red_hand="L2 A1", blue_hand="A5").deploys("L2", "land")
    screen = panel(scene, "blue")
    check_golden("air_land_sea_waiting_panel", screen, update=golden_update)
    assert (screen.tone, screen.choices) == ("waiting", ())


def test_own_facedown_cards_are_named_to_their_owner_alone() -> None:
    scene = given(red={"air": "(L6)"}, blue={"air": "(S6)"})
    mine = blocks(panel(scene, "red"))["Air · tied 2\N{EN DASH}2 (◆ wins ties)"]
    assert mine == "● Bob **2**: facedown (2)\n◆ Alice **2**: Heavy Tanks 6 facedown (2)"


def test_the_viewers_side_is_below_in_words_and_picture() -> None:
    scene = given(blue={"air": "A6"}, blue_hand="", red_hand="A1")
    screen = panel(scene, "blue")
    assert blocks(screen)["Air · ● leads 6\N{EN DASH}0"].splitlines()[1] == "● Bob **6**: Heavy Bombers 6"
    assert screen.picture is not None
    assert "Diamond Alice: 0 points, 1 card in hand, first player (wins ties). Disc Bob: 0 points" in screen.picture.alt


def test_a_battle_fought_out_is_told_with_who_held_what(golden_update: bool) -> None:
    check_golden("air_land_sea_over_board", board(FOUGHT_OUT), update=golden_update)
    assert (panel(FOUGHT_OUT, "red").title, panel(FOUGHT_OUT, "red").tone) == ("You won the match", "won")
    assert (panel(FOUGHT_OUT, "blue").title, panel(FOUGHT_OUT, "blue").tone) == ("You lost the match", "lost")


def test_a_withdrawal_is_told_with_its_price() -> None:
    said = board(given(red_hand="A6 L2 S1", points=(4, 6)).withdraws()).text
    assert "with 3 cards" in said
    assert "scored 3 points (◆ 4 : ● 9)" in said


def test_a_stopped_card_is_told_with_what_stopped_it() -> None:
    scene = given(red={"air": "A5"}, red_hand="L6 A1").improvises("L6", "sea")
    assert board(scene).text.startswith("◆ Alice played a card facedown to Sea. Containment sent it under the deck.")


def test_long_names_fit_into_every_label() -> None:
    names = Names(("é" * 48, "W" * 48), ((0,), (1,)))
    scene = given(red={"sea": "S3"}, blue={"land": "S6", "air": "(A6)"}, red_hand="A3 L2").deploys("L2", "land")
    screen = panel(scene, "red", names)
    assert f"{'W' * 19}…'s Super Battleship 6 in Land" in [choice.path[0] for choice in screen.choices]


def test_equal_worlds_of_a_viewer_make_equal_screens() -> None:
    scene = given(red={"air": "(L6)"}, blue={"air": "(S6)", "sea": "S3"}, red_hand="L2 A1").deploys("L2", "land")
    for seed in range(20):
        other = Scenario(air_land_sea.resample(scene.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scene.events)
        assert panel(other, "red") == panel(scene, "red")


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given().view(None), (), NAMES, ())


def test_every_choice_that_names_a_shortcut_names_one_the_board_has() -> None:
    scene = given()
    keys = {choice.shortcut for choice in panel(scene, "red").choices if choice.shortcut}
    assert keys == {shortcut.key for shortcut in PRESENTER.shortcuts(scene.view(None))}


def test_all_cards_are_shown_with_both_texts_its_own_box_first() -> None:
    cards = PRESENTER.cards()
    assert len(cards) == 36
    assert list(cards)[:2] == ["Support 1", "Air Drop 2"]
    assert {"Maneuver 3 (Air)", "Maneuver 3 (Land)", "Maneuver 3 (Sea)", "Super Battleship 6"} <= set(cards)
    assert [block.heading for block in cards["Redeploy 4"].blocks] == ["Classic", "Revised"]
    assert [block.heading for block in cards["Support 1"].blocks] == ["Both editions"]
    assert all(screen.footer and screen.picture for screen in cards.values())
