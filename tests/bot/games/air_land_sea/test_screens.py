"""What the theaters games show and offer: a text file for each kind of screen, and what no file can show."""

import pytest

from bot.games.catalog import PRESENTERS
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.cards import CARDS
from tests.bot.games.air_land_sea.drawn_tables import FOUGHT_OUT, LARGE, NAMES, board, panel
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import labels, offered
from tests.engine.games.air_land_sea.notation import FLS, code
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given

TEAMS = (2, 2)
FRONT = given(
    row="sea air land",
    red={"air": "A1 < (L4)", "land": "L6 < L3", "sea": "(S2)"},
    blue={"air": "A6", "land": "(A5) < L2", "sea": "S6 < S3"},
    points=(4, 6),
    first="blue",
    battle=2,
)
SUPPLIED = given(
    FLS,
    red={"int": "I1 < (I4)", "eco": "E4"},
    blue={"dip": "(D6)"},
    red_hand="I2 E1",
    blue_hand="D1 D5",
    red_supplies={"int": 3},
    blue_supplies={"eco": 1},
)
EPIC = given(
    f"{FLS} air land",
    red={"int": "I1", "land": "L6"},
    blue={"eco": "E6"},
    red_hand="I2 I3 I4 I5 I6 D1 D2 D3 D4 D5",
    blue_hand="A1",
    target=6,
)
NAMED = given(FLS, red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int").names("D6")
TAKING_BACK = given(red={"air": "(A6) < A3", "land": "(L1)"}, red_hand="S4 L6", edition="revised").deploys("S4", "sea")
REINFORCING = given(red_hand="L1 A1", deck="S6").deploys("L1", "land")
SURVEILLED = given(FLS, red={"eco": "E6"}, red_hand="I2 E1", blue_hand="D1 D2 D5 D6").deploys("I2", "int")
ARMISTICE = given(FLS, red={"int": "(D6)"}, red_hand="D2 I1", blue={"dip": "(E3)"}).deploys("D2", "dip")
GIVING = given(FLS, red_hand="D5 E1 E6", blue_hand="E2 E3", deck="E4 E5").deploys("D5", "dip")
RELINQUISHING = given(FLS, red={"dip": "D3 < D1"}, blue={"int": "(I6)"}, red_hand="E5 E1").deploys("E5", "eco")
EQUAL = given(FLS, sizes=TEAMS, red_hand="I1 I6|I2 D1", blue_hand="E1 E2|D5 E6")
UNEQUAL = given(FLS, sizes=TEAMS, red={"int": "(I6)"}, red_hand="I1|I2 D1", blue_hand="E1|D5")
OWING = given(FLS, sizes=TEAMS, red_hand="I1 D6|I2 D1 D2", blue_hand="E1|E2", marks="D6")
GIFT = given(FLS, sizes=TEAMS, red_hand="D5 I1|E1 E6", blue_hand="E2|E3", deck="E4 E5").by("red a").deploys("D5", "dip")
GIVEN_AWAY = GIFT.by("red b").gives("E1")
SWAPPING = dealt(TEAMS, theaters="fls")

BOARDS = {
    "air_land_sea_board": FRONT,
    "air_land_sea_over_board": FOUGHT_OUT,
    "air_land_sea_withdrawn_board": given(red_hand="A6 L2 S1", points=(4, 6)).withdraws(),
    "air_land_sea_supplies_board": SUPPLIED,
    "air_land_sea_epic_board": EPIC,
    "air_land_sea_changed_strengths_board": given(red={"land": "L6 < (S5) < L4", "sea": "S2"}),
    "air_land_sea_permissions_board": given(
        red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="A3", air_drop="blue"
    ).deploys("S4", "sea"),
    "air_land_sea_named_card_board": NAMED,
    "air_land_sea_waiting_mark_board": given(FLS, red_hand="I5 I1", blue_hand="D6 E1", marks="D6"),
    "air_land_sea_team_board": UNEQUAL,
    "air_land_sea_team_swap_board": SWAPPING,
    "air_land_sea_team_owing_board": OWING,
}
PANELS = {
    "air_land_sea_turn_panel": (given(red_hand="A3"), "red"),
    "air_land_sea_aerodrome_panel": (given(red={"air": "A4"}, red_hand="L3"), "red"),
    "air_land_sea_air_drop_panel": (given(red_hand="L6", air_drop="red"), "red"),
    "air_land_sea_supply_lines_panel": (given("air land eco", red={"air": "A4", "eco": "E2"}, red_hand="L2 L5"), "red"),
    "air_land_sea_envoy_panel": (given(FLS, red={"dip": "D1 < D6"}, red_hand="I1 I2"), "red"),
    "air_land_sea_named_card_panel": (NAMED, "blue"),
    "air_land_sea_owing_panel": (LARGE, "blue"),
    "air_land_sea_spy_network_panel": (SUPPLIED, "red"),
    "air_land_sea_large_hand_panel": (EPIC, "red"),
    "air_land_sea_waiting_panel": (
        given(red={"sea": "S3"}, blue={"land": "L6"}, red_hand="L2 A1", blue_hand="A5").deploys("L2", "land"),
        "blue",
    ),
    "air_land_sea_flip_panel": (
        given(red={"sea": "S3"}, blue={"land": "L6 < (L5)", "air": "A6"}, red_hand="A3 L2").deploys("L2", "land"),
        "red",
    ),
    "air_land_sea_own_flip_panel": (
        given(red={"sea": "(A3)", "air": "A6"}, red_hand="L2 A1").deploys("L2", "land"),
        "red",
    ),
    "air_land_sea_move_panel": (
        given(red={"sea": "(A6) < S6", "land": "L6"}, red_hand="S1 A1").deploys("S1", "sea"),
        "red",
    ),
    "air_land_sea_take_back_panel": (TAKING_BACK, "red"),
    "air_land_sea_play_again_panel": (TAKING_BACK.takes_back("A6"), "red"),
    "air_land_sea_reinforce_panel": (REINFORCING, "red"),
    "air_land_sea_surveil_panel": (SURVEILLED, "blue"),
    "air_land_sea_surveil_flip_panel": (SURVEILLED.reveals("D1").reveals("D2").reveals("D5"), "red"),
    "air_land_sea_leverage_panel": (given(FLS, blue={"dip": "D5"}, red_hand="I6 D4 I4").deploys("I4", "int"), "red"),
    "air_land_sea_requisition_panel": (
        given(FLS, red_hand="E1 I2", blue_supplies={"int": 13}).deploys("E1", "eco"),
        "red",
    ),
    "air_land_sea_naming_panel": (given(FLS, red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int"), "red"),
    "air_land_sea_armistice_panel": (ARMISTICE, "red"),
    "air_land_sea_armistice_enemy_panel": (ARMISTICE.flips("D6"), "blue"),
    "air_land_sea_exchange_panel": (
        given(
            "sea dip eco", red={"sea": "(E1)", "eco": "(D6)"}, blue={"sea": "S2", "eco": "(E6)"}, red_hand="D4 E5"
        ).deploys("D4", "dip"),
        "red",
    ),
    "air_land_sea_give_panel": (GIVING, "red"),
    "air_land_sea_gave_panel": (GIVING.gives("E1"), "red"),
    "air_land_sea_relinquish_panel": (RELINQUISHING, "red"),
    "air_land_sea_relinquish_again_panel": (RELINQUISHING.destroys("D1"), "red"),
    "air_land_sea_team_panel": (EQUAL, "red a"),
    "air_land_sea_team_waiting_panel": (UNEQUAL, "red a"),
    "air_land_sea_team_owing_panel": (OWING, "red b"),
    "air_land_sea_team_reveal_panel": (EQUAL.by("red b").deploys("I2", "int"), "blue a"),
    "air_land_sea_team_flip_panel": (
        given(FLS, sizes=TEAMS, red={"int": "I6"}, blue={"eco": "E6"}, red_hand="D3|I1", blue_hand="E1|E2")
        .by("red a")
        .deploys("D3", "dip"),
        "red b",
    ),
    "air_land_sea_team_giving_panel": (GIFT, "red b"),
    "air_land_sea_team_gave_panel": (GIVEN_AWAY, "red b"),
    "air_land_sea_team_receiving_panel": (GIVEN_AWAY, "blue a"),
    "air_land_sea_team_drawing_panel": (GIVEN_AWAY.by("blue a").receives(), "red a"),
    "air_land_sea_swap_panel": (SWAPPING, "red a"),
    "air_land_sea_swapped_panel": (SWAPPING.by("red a").swaps(code(SWAPPING.view("red a").hand[0])), "red a"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_reads_as_it_was_written_down(name: str, golden_update: bool) -> None:
    check_golden(name, board(BOARDS[name]), update=golden_update)


@pytest.mark.parametrize("name", PANELS)
def test_a_panel_reads_as_it_was_written_down(name: str, golden_update: bool) -> None:
    check_golden(name, panel(*PANELS[name]), update=golden_update)


@pytest.mark.parametrize(
    ("secret", "screens"),
    [
        ("Super Battleship", (panel(REINFORCING, "blue"), board(REINFORCING))),
        ("Peacekeepers", (board(SUPPLIED),)),
        ("Stockpile", (board(GIVING.gives("E1")), panel(GIVING.gives("E1"), "blue"))),
        ("Requisition", (board(GIVING.gives("E1")), panel(GIVEN_AWAY, "red a"), panel(GIVEN_AWAY, "blue a"))),
        ("Surveil", (panel(UNEQUAL, "red a"),)),
        ("Mastermind", (panel(UNEQUAL, "blue a"),)),
    ],
)
def test_what_a_reader_may_not_know_is_on_none_of_their_screens(secret: str, screens: tuple[Screen, ...]) -> None:
    assert not any(secret in str(screen) for screen in screens)


def test_both_members_read_their_sides_facedown_cards() -> None:
    assert all("Mastermind 6 facedown (2)" in str(panel(UNEQUAL, member).blocks) for member in ("red a", "red b"))


def test_equal_worlds_of_a_viewer_make_equal_screens() -> None:
    scene = given(red={"air": "(L6)"}, blue={"air": "(S6)", "sea": "S3"}, red_hand="L2 A1").deploys("L2", "land")
    for seed in range(20):
        other = Scenario(air_land_sea.resample(scene.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scene.events)
        assert panel(other, "red") == panel(scene, "red")


def test_a_turn_offers_each_card_once_and_its_plays_below_it() -> None:
    menu = build(panel(given(red_hand="A3 L6 S1"), "red").choices)
    top = menu.get_items(0)
    assert [item.label for item in top] == ["Maneuver 3 (Air)", "Heavy Tanks 6", "Transport 1", "Withdraw"]
    assert [item.label for item in menu.get_items(top[1].node)] == [
        "Deploy to Land",
        "Improvise to Air",
        "Improvise to Land",
        "Improvise to Sea",
    ]


def test_a_card_is_named_by_its_theater_first() -> None:
    menu = build(panel(*PANELS["air_land_sea_naming_panel"]).choices)
    assert [item.label for item in menu.get_items(0)] == ["Intelligence", "Diplomacy", "Economics"]
    assert [item.label for item in menu.get_items(menu.get_items(0)[0].node)][:2] == ["Spy Network 1", "Surveil 2"]
    epic = given(f"{FLS} air land", red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int")
    assert [(item.label, item.hint) for item in build(panel(epic, "red").choices).get_items(0)] == [
        (name, "6 choices") for name in ("Air", "Land", "Intelligence", "Diplomacy", "Economics")
    ]


def test_nothing_is_chosen_from_a_select_which_would_keep_its_choice() -> None:
    for scene, viewer in PANELS.values():
        screen = panel(scene, viewer)
        menu = build(screen.choices)
        assert all(menu.kind(node) == "buttons" for node in range(menu.size) if menu.leaf(node) is None)


def test_what_a_flip_makes_of_a_card_is_said_with_the_ability_that_it_ends() -> None:
    scene = given(red={"sea": "S2", "air": "(L6)"}, blue={"land": "(L5)"}, red_hand="L2 A1").deploys("L2", "land")
    hints = {choice.path[0]: choice.hint for choice in panel(scene, "red").choices}
    assert hints["Your Escalation 2 in Sea"] == "Turns facedown and still counts 2"
    assert hints["Your Ambush 2 in Land"] == "Turns facedown and counts 4 instead of 2"
    assert hints["Your facedown Heavy Tanks 6 in Air"] == "Turns faceup and counts 6 instead of 4"
    assert hints["Bob's facedown card in Land"] == "Turns faceup"


def test_a_card_that_would_be_stopped_is_said_before_it_is_played() -> None:
    stopped = given(red={"air": "A5"}, red_hand="L1 A1", deck="S6").deploys("L1", "land")
    assert {choice.hint for choice in panel(stopped, "red").choices if "Play" in choice.label} == {
        "Containment would send it under the deck"
    }


def test_withdrawing_from_the_last_battle_gives_the_match() -> None:
    withdraw = offered(panel(given(red_hand="A1 A2 L1", points=(0, 9)), "red"), "Withdraw")
    assert withdraw.confirm == "Withdraw? This gives ● Bob 3 points and the match."


def test_the_end_is_told_to_each_side_in_the_title() -> None:
    assert [(panel(FOUGHT_OUT, side).title, panel(FOUGHT_OUT, side).tone) for side in ("red", "blue")] == [
        ("You won", "won"),
        ("You lost", "lost"),
    ]


def test_a_member_is_offered_the_cards_of_the_own_hand() -> None:
    assert "Deploy Surveil 2 to Intelligence" not in labels(panel(EQUAL, "red a"))
    assert "Deploy Surveil 2 to Intelligence" in labels(panel(EQUAL, "red b"))


def test_long_names_fit_into_every_label() -> None:
    names = Names(("é" * 48, "W" * 48), ((0,), (1,)))
    scene = given(red={"sea": "S3"}, blue={"land": "S6", "air": "(A6)"}, red_hand="A3 L2").deploys("L2", "land")
    assert f"{'W' * 19}…'s Super Battleship 6 in Land" in [
        choice.path[0] for choice in panel(scene, "red", names).choices
    ]


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTERS["air-land-sea"].panel(given().view(None), (), NAMES, ())


def test_every_choice_that_names_a_shortcut_names_one_the_board_has() -> None:
    scene = given()
    keys = {choice.shortcut for choice in panel(scene, "red").choices if choice.shortcut}
    assert keys == {shortcut.key for shortcut in PRESENTERS["air-land-sea"].shortcuts(scene.view(None))}


def test_all_cards_are_shown_with_both_texts_and_where_they_come_from_its_own_box_first() -> None:
    cards, flies = PRESENTERS["air-land-sea"].cards(), PRESENTERS["flies-lies-supplies"].cards()
    assert len(cards) == len(flies) == len(CARDS)
    assert list(cards)[:2] == ["Support 1", "Air Drop 2"]
    assert list(flies)[:2] == ["Spy Network 1", "Surveil 2"]
    assert {"Maneuver 3 (Air)", "Maneuver 3 (Land)", "Maneuver 3 (Sea)", "Super Battleship 6"} <= set(cards)
    headings = {
        name: [block.heading for block in cards[name].blocks] for name in ("Redeploy 4", "Support 1", "Envoy 1")
    }
    assert headings == {
        "Redeploy 4": ["Classic", "Revised"],
        "Support 1": ["Both editions"],
        "Envoy 1": ["Revised edition, its only one"],
    }
    assert all(screen.footer and screen.picture for screen in cards.values())
    assert cards["Spy Network 1"].footer == "The printed card is not known; this one is ours."
    assert (
        cards["Give & Take 5"].footer
        == "Of the printed card we know only that a card is given and one drawn; the rest is ours."
    )
    assert cards["Supply Lines 2"].footer == "A card of the printed game; the wording is ours."
