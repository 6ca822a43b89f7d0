"""What Flies, Lies & Supplies shows and offers: its abilities, Supplies, five theaters."""

from bot.games.catalog import PRESENTERS
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.values import Seat
from engine.games.air_land_sea import flies_lies_supplies
from engine.games.air_land_sea.cards import CARDS
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, labels
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
SEATS = {"red": Seat(0), "blue": Seat(1)}
PRESENTER = PRESENTERS["flies-lies-supplies"]
ROW = "int dip eco"


def panel(scene: Scenario, side: str) -> Screen:
    events = [event for event in scene.told(side) if event is not None]
    return PRESENTER.panel(scene.view(side), flies_lies_supplies.legal(scene.state, SEATS[side]), NAMES, events)


def board(scene: Scenario) -> Screen:
    return PRESENTER.board(scene.view(None), NAMES, [event for event in scene.told(None) if event is not None])


def hints(screen: Screen) -> dict[str, str]:
    return {choice.label: choice.hint for choice in screen.choices}


SUPPLIED = given(
    ROW,
    red={"int": "I1 < (I4)", "eco": "E4"},
    blue={"dip": "(D6)"},
    red_hand="I2 E1",
    blue_hand="D1 D5",
    red_supplies={"int": 3},
    blue_supplies={"eco": 1},
)


def test_supplies_are_told_with_each_column_and_the_pool(golden_update: bool) -> None:
    check_golden("air_land_sea_supplies_board", board(SUPPLIED), update=golden_update)
    assert "10 Supplies left" in blocks(board(SUPPLIED))["Score"]


def test_spy_network_names_the_enemys_facedown_cards_to_its_owner() -> None:
    assert "Peacekeepers 6 facedown (1)" in blocks(panel(SUPPLIED, "red"))["Diplomacy · ● leads 1\N{EN DASH}0"]
    assert "Peacekeepers" not in str(board(SUPPLIED))


def test_surveil_speaks_to_those_who_have_to_reveal() -> None:
    scene = given(ROW, red_hand="I2 E1", blue_hand="D1 D2 D5 D6").deploys("I2", "int")
    screen = panel(scene, "blue")
    assert (screen.title, labels(screen)) == (
        "Choose a card to reveal",
        ["Reveal Envoy 1", "Reveal Armistice 2", "Reveal Give & Take 5", "Reveal Peacekeepers 6"],
    )
    assert screen.text.endswith(
        "The enemy's Surveil 2 makes your side reveal cards of its choice. Then the enemy may flip a card that is "
        "higher than one of them."
    )


def test_what_was_shown_of_a_hand_is_noted_with_its_date() -> None:
    scene = given(ROW, red_hand="I2 E1", blue_hand="D1 D2 D5 D6").deploys("I2", "int").reveals("D5")
    note = "● Bob showed Give & Take 5 in battle 1, turn 1"
    for screen in (panel(scene, "red"), board(scene)):
        assert blocks(screen)["Cards seen in hands"] == note


def test_leverage_and_requisition_say_what_revealing_brings() -> None:
    leverage = panel(given(ROW, blue={"dip": "D5"}, red_hand="I6 D4 I4").deploys("I4", "int"), "red")
    assert leverage.title == "Reveal a card?"
    assert hints(leverage)["Reveal Mastermind 6"] == "Then flip an uncovered card lower than 6"
    requisition = panel(given(ROW, red_hand="E1 I2", blue_supplies={"int": 13}).deploys("E1", "eco"), "red")
    assert hints(requisition)["Reveal Surveil 2"] == "Then gain 1 Supply in Intelligence"
    assert labels(requisition)[-1] == "Do nothing"


def test_a_card_is_named_by_its_theater_first_with_a_word_where_it_is_known_to_be() -> None:
    screen = panel(given(ROW, red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int"), "red")
    menu = build(screen.choices)
    assert (screen.title, len(screen.choices)) == ("Name a card", 18)
    assert [item.label for item in menu.get_items(0)] == ["Intelligence", "Diplomacy", "Economics"]
    assert [item.label for item in menu.get_items(menu.get_items(0)[0].node)][:2] == ["Spy Network 1", "Surveil 2"]
    assert hints(screen)["Name Spy Network 1"] == "It is in your own hand"
    assert hints(screen)["Name Neutralize 5"] == "It lies in Intelligence"


def test_an_epic_match_has_thirty_cards_to_name() -> None:
    screen = panel(given("int dip eco air land", red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int"), "red")
    top = build(screen.choices).get_items(0)
    assert [(item.label, item.hint) for item in top] == [
        (name, "6 choices") for name in ("Air", "Land", "Intelligence", "Diplomacy", "Economics")
    ]


def test_a_named_card_must_be_played_by_its_holder(golden_update: bool) -> None:
    scene = given(ROW, red_hand="I5 I1", blue_hand="D6 E1").deploys("I5", "int").names("D6")
    check_golden("air_land_sea_named_card_panel", panel(scene, "blue"), update=golden_update)
    check_golden("air_land_sea_named_card_board", board(scene), update=golden_update)
    assert "● Bob must play Peacekeepers 6 now" in blocks(board(scene))["Score"]
    later = given(ROW, red_hand="I5 I1", blue_hand="D6 E1", marks="D6")
    assert "● Bob must play Peacekeepers 6 next turn" in blocks(board(later))["Score"]


def test_envoy_may_move_before_the_action() -> None:
    screen = panel(given(ROW, red={"dip": "D1 < D6"}, red_hand="I1 I2"), "red")
    assert "You may move Envoy first." in screen.text
    moves = [choice for choice in screen.choices if choice.path[0] == "Move Envoy"]
    assert [choice.label for choice in moves] == ["Move Envoy to Intelligence", "Move Envoy to Economics"]


def test_grand_betrayal_says_which_cards_change_sides() -> None:
    scene = given(
        "sea dip eco",
        red={"sea": "(E1)", "eco": "(D6)"},
        blue={"sea": "S2", "eco": "(E6)"},
        red_hand="D4 E5",
    ).deploys("D4", "dip")
    screen = panel(scene, "red")
    assert [choice.path for choice in screen.choices] == [
        ("Sea: facedown Requisition 1 for Escalation 2",),
        ("Economics: facedown Peacekeepers 6 for facedown card",),
    ]
    assert "◆ Alice's facedown card in Sea went over to ● Bob." in board(scene.exchanges("sea")).text


def test_give_and_take_asks_what_to_give_and_tells_the_giver_alone_what_was_drawn() -> None:
    scene = given(ROW, red_hand="D5 E1 E6", blue_hand="E2 E3", deck="E4 E5").deploys("D5", "dip")
    asked = panel(scene, "red")
    assert (asked.title, labels(asked)) == (
        "Choose a card to give away",
        ["Give Requisition 1 to Bob", "Give War Chest 6 to Bob"],
    )
    done = scene.gives("E1")
    assert "◆ Alice drew Stockpile 4." in panel(done, "red").text
    assert "◆ Alice drew a card." in board(done).text
    assert "Requisition" not in str(board(done))


def test_relinquish_names_the_own_cards_and_then_the_uncovered_ones(golden_update: bool) -> None:
    scene = given(ROW, red={"dip": "D3 < D1"}, blue={"int": "(I6)"}, red_hand="E5 E1").deploys("E5", "eco")
    check_golden("air_land_sea_relinquish_panel", panel(scene, "red"), update=golden_update)
    then = panel(scene.destroys("D1"), "red")
    assert (then.title, labels(then)[0]) == (
        "Choose a card to destroy",
        "Destroy Bob's facedown card in Intelligence",
    )


def test_a_deploy_that_costs_supplies_says_so() -> None:
    scene = given("air land eco", red={"air": "A4", "eco": "E2"}, red_hand="L2 L5")
    assert hints(panel(scene, "red"))["Deploy Ambush 2 to Air (Supply Lines)"] == (
        "Faceup; the enemy gains 1 Supply in Air"
    )
    assert "Deploy Ambush 2 to Air (Aerodrome)" in labels(panel(scene, "red"))


def test_armistice_asks_both_sides_alike() -> None:
    scene = given(ROW, red={"int": "(D6)"}, red_hand="D2 I1", blue={"dip": "(E3)"}).deploys("D2", "dip")
    asked = "Armistice 2 lets you flip one of these cards, or leave it."
    assert panel(scene, "red").title == "Flip a card?"
    assert panel(scene, "red").text.endswith(f"**It's your choice, Alice.** {asked}")
    assert panel(scene.flips("D6"), "blue").text.endswith(f"**It's your choice, Bob.** {asked}")


EPIC = given(
    "int dip eco air land",
    red={"int": "I1", "land": "L6"},
    blue={"eco": "E6"},
    red_hand="I2 I3 I4 I5 I6 D1 D2 D3 D4 D5",
    blue_hand="A1",
    target=6,
)


def test_five_theaters_are_numbered_in_words_as_in_the_picture(golden_update: bool) -> None:
    screen = board(EPIC)
    check_golden("air_land_sea_epic_board", screen, update=golden_update)
    assert [block.heading[:3] for block in screen.blocks[:5]] == ["1. ", "2. ", "3. ", "4. ", "5. "]


def test_a_large_hand_is_told_in_full_since_its_picture_is_short() -> None:
    said = blocks(panel(EPIC, "red"))
    whole = "\n".join(text for heading, text in said.items() if heading.startswith("Your hand"))
    assert "**Surveil 2**: Gain 1 Supply here. Your enemy must reveal three cards of their hand." in whole
    assert whole.count("**") == 20


def test_every_card_says_where_it_comes_from() -> None:
    cards = PRESENTER.cards()
    assert list(cards)[:2] == ["Spy Network 1", "Surveil 2"]
    assert len(cards) == len(CARDS)
    assert cards["Spy Network 1"].footer == "The printed card is not known; this one is ours."
    assert cards["Give & Take 5"].footer == "The printed card is known only in part; the rest is ours."
    assert cards["Supply Lines 2"].footer == "A card of the printed game; the wording is ours."
    assert [block.heading for block in cards["Envoy 1"].blocks] == ["Revised edition, its only one"]
