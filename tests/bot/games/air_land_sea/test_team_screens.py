"""What teams are shown and asked: who may answer, and what the other may do."""

from bot.games.air_land_sea.words import card_name
from bot.games.catalog import PRESENTERS
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.values import Seat
from engine.games.air_land_sea import flies_lies_supplies
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, labels
from tests.engine.games.air_land_sea.notation import code, key
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given

NAMES = Names(("Alice", "Bob", "Cleo", "Dan"), ((0, 1), (2, 3)))
SEATS = {"red a": Seat(0), "red b": Seat(1), "blue a": Seat(2), "blue b": Seat(3)}
PRESENTER = PRESENTERS["flies-lies-supplies"]
ROW = "int dip eco"


def panel(scene: Scenario, member: str) -> Screen:
    seat = SEATS[member]
    events = [flies_lies_supplies.redact(scene.state, event, seat) for event in scene.events]
    return PRESENTER.panel(
        flies_lies_supplies.view(scene.state, seat),
        flies_lies_supplies.legal(scene.state, seat),
        NAMES,
        [event for event in events if event is not None],
    )


def board(scene: Scenario) -> Screen:
    return PRESENTER.board(scene.view(None), NAMES, [event for event in scene.told(None) if event is not None])


EQUAL = given(ROW, sizes=(2, 2), red_hand="I1 I6|I2 D1", blue_hand="E1 E2|D5 E6")
UNEQUAL = given(ROW, sizes=(2, 2), red={"int": "(I6)"}, red_hand="I1|I2 D1", blue_hand="E1|D5")
GIFT = (
    given(ROW, sizes=(2, 2), red_hand="D5 I1|E1 E6", blue_hand="E2|E3", deck="E4 E5").by("red a").deploys("D5", "dip")
)


def test_the_board_tells_each_seat_by_name_and_by_the_number_of_the_picture(golden_update: bool) -> None:
    check_golden("air_land_sea_team_board", board(UNEQUAL), update=golden_update)
    assert "◆1 Alice 1 card, ◆2 Bob 2 cards" in blocks(board(UNEQUAL))["Score"]


def test_members_with_equally_many_cards_may_both_play(golden_update: bool) -> None:
    assert board(EQUAL).text == "**◆ Alice's or ◆ Bob's turn**"
    screen = panel(EQUAL, "red a")
    check_golden("air_land_sea_team_panel", screen, update=golden_update)
    assert "Deploy Surveil 2 to Intelligence" not in labels(screen)
    assert "Deploy Surveil 2 to Intelligence" in labels(panel(EQUAL, "red b"))


def test_who_holds_more_cards_plays_alone_and_the_other_is_told() -> None:
    assert (panel(UNEQUAL, "red b").title, panel(UNEQUAL, "red a").title) == ("Your turn", "Waiting for Bob")
    assert panel(UNEQUAL, "red a").text.endswith("Bob plays for your side this time.")
    assert panel(UNEQUAL, "red a").choices == ()


def test_both_members_read_their_sides_facedown_cards_but_not_each_others_hand() -> None:
    for member in ("red a", "red b"):
        assert "Mastermind 6 facedown (2)" in blocks(panel(UNEQUAL, member))["Intelligence · ◆ leads 2\N{EN DASH}0"]
    assert "Surveil" not in str(panel(UNEQUAL, "red a"))
    assert "Mastermind" not in str(panel(UNEQUAL, "blue a"))


def test_withdrawing_is_for_the_whole_side() -> None:
    withdraw = next(choice for choice in panel(EQUAL, "red a").choices if choice.shortcut)
    assert withdraw.confirm == (
        "Withdraw for your whole side? This gives ● Cleo & Dan 2 points, and the next battle begins."
    )


def test_members_swap_a_card_in_secret(golden_update: bool) -> None:
    scene = dealt((2, 2), theaters="fls")
    screen = panel(scene, "red a")
    check_golden("air_land_sea_swap_panel", screen, update=golden_update)
    assert all(label.startswith("Give ") and label.endswith(" to Bob") for label in labels(screen))
    assert board(scene).text.startswith("Waiting for **◆ Alice and ◆ Bob** to choose a card to swap.")
    card = code(scene.view("red").hand[0])
    chosen = scene.by("red a").swaps(card)
    after = panel(chosen, "red a")
    assert after.title == "Waiting for Bob, Cleo and Dan"
    assert after.text.endswith(f"You pass on {card_name(key(card))} once everybody has chosen.")
    assert "chose a card to swap" in board(chosen).text


def test_a_hand_question_says_that_each_may_show_cards_of_the_own_hand() -> None:
    scene = EQUAL.by("red b").deploys("I2", "int")
    screen = panel(scene, "blue a")
    assert screen.text.endswith("You or Dan may answer with cards of your own hand: the first answer counts.")
    assert labels(screen) == ["Reveal Requisition 1", "Reveal Supply Lines 2"]
    assert labels(panel(scene, "blue b")) == ["Reveal Give & Take 5", "Reveal War Chest 6"]
    assert panel(scene, "red a").title == "Waiting for Cleo or Dan"
    assert board(scene).text.endswith("Waiting for **● Cleo or ● Dan** to choose a card to reveal for Surveil 2.")


def test_a_table_question_is_put_to_both_alike() -> None:
    scene = (
        given(ROW, sizes=(2, 2), red={"int": "I6"}, blue={"eco": "E6"}, red_hand="D3|I1", blue_hand="E1|E2")
        .by("red a")
        .deploys("D3", "dip")
    )
    for member, mate in (("red a", "Bob"), ("red b", "Alice")):
        screen = panel(scene, member)
        assert labels(screen) == [
            "Flip your Mastermind 6 in Intelligence",
            "Flip Cleo & Dan's War Chest 6 in Economics",
        ]
        assert screen.text.endswith(f"You or {mate} may answer: the first answer counts.")


def test_giving_taking_and_drawing_are_each_asked_of_those_who_may() -> None:
    assert labels(panel(GIFT, "red b"))[0] == "Give Requisition 1 to Cleo & Dan"
    given_away = GIFT.by("red b").gives("E1")
    taking = panel(given_away, "blue a")
    assert (taking.title, labels(taking)) == ("Take the card", ["Take the card"])
    assert taking.text.endswith(
        "The enemy gives your side a card. You or Dan may answer: whoever takes it first has it in hand."
    )
    assert panel(given_away, "red b").text.endswith("You give Requisition 1 away.")
    assert "Requisition" not in str(panel(given_away, "red a"))
    assert "Requisition" not in str(taking)
    drawing = panel(given_away.by("blue a").receives(), "red a")
    assert (drawing.title, labels(drawing)) == ("Draw cards", ["Draw cards"])
    assert drawing.text.endswith("You or Bob may answer: whoever draws first has the cards in hand.")


def test_a_member_who_owes_a_card_plays_it() -> None:
    scene = given(ROW, sizes=(2, 2), red_hand="I1 D6|I2 D1 D2", blue_hand="E1|E2", marks="D6")
    assert board(scene).text == "**◆ Alice's turn**: play Peacekeepers 6, or withdraw."
    assert panel(scene, "red b").text.endswith("Alice plays for your side this time.")
