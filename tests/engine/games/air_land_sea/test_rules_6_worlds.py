"""Rules 6.2: whoever imagines another world keeps in it what it knows for certain of cards that it can't see."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.state import Known
from tests.conformance.air_land_sea_whereabouts import Place, places
from tests.engine.games.air_land_sea.notation import code, key
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given

RED, BLUE = ("hand", 0), ("hand", 1)
WORLDS = 60


def imagined(scenario: Scenario, who: str, card: str) -> set[Place]:
    """Where a card lies in the worlds that somebody imagines."""
    seat = None if who == "spectator" else scenario._seat(who)
    found = set()
    for number in range(WORLDS):
        world = air_land_sea.resample(scenario.state, seat, Rng(bytes(32), number * 10_000))
        air_land_sea.audit(world)
        found.add(places(world)[key(card)])
    return found


def surveyed() -> Scenario:
    """Blue has shown I5, I4 and D1."""
    scenario = given("int dip eco", red_hand="I2 D6", blue_hand="I5 I4 D1 E6").deploys("I2", "int")
    return scenario.reveals("I5").reveals("I4").reveals("D1").declines()


def test_what_surveil_showed_is_in_that_hand() -> None:
    for who in ("red", "spectator"):
        assert imagined(surveyed(), who, "I5") == imagined(surveyed(), who, "D1") == {BLUE}
        assert len(imagined(surveyed(), who, "E6")) > 1


def test_what_was_shown_is_in_the_hand_or_is_the_card_that_left_it_unseen() -> None:
    scenario = surveyed().improvises("E6", "dip")
    for who in ("red", "spectator"):
        assert imagined(scenario, who, "I5") == imagined(scenario, who, "D1") == {BLUE, (1, 1, 0)}


def test_what_was_shown_is_followed_when_it_leaves_unseen_itself() -> None:
    assert imagined(surveyed().improvises("D1", "dip"), "red", "D1") == {BLUE, (1, 1, 0)}


def test_what_was_shown_is_in_the_hand_again_once_what_left_is_seen_to_be_another() -> None:
    scenario = surveyed().improvises("E6", "dip").deploys("D6", "dip")
    assert imagined(scenario, "red", "D1") == {BLUE, (1, 1, 0)}
    flipped = given("air dip int", red_hand="I2 A3", blue_hand="I5 I4 D1 A6").deploys("I2", "int")
    flipped = flipped.reveals("I5").reveals("I4").reveals("D1").declines().improvises("A6", "dip").deploys("A3", "air")
    assert imagined(flipped, "red", "D1") == imagined(flipped, "red", "I5") == {BLUE}


def test_what_leverage_revealed_is_in_that_hand() -> None:
    scenario = given("int dip eco", {}, {"dip": "D1"}, red_hand="I4 E6 I1", blue_hand="I5 D2").deploys("I4", "int")
    scenario = scenario.reveals("E6").flips("D1")
    for who in ("blue", "spectator"):
        assert imagined(scenario, who, "E6") == {RED}
        assert len(imagined(scenario, who, "I1")) > 1


def test_what_requisition_revealed_is_in_that_hand() -> None:
    scenario = given("int dip eco", red_hand="E1 E6 I1", blue_hand="I5 D2").deploys("E1", "eco").reveals("E6")
    assert imagined(scenario, "blue", "E6") == imagined(scenario, "spectator", "E6") == {RED}


def given_away() -> Scenario:
    """Red has given D6 to Blue."""
    return given("int dip eco", red_hand="D5 D6 E6", blue_hand="I5 D1").deploys("D5", "dip").gives("D6")


def test_what_was_given_is_in_the_hand_that_got_it() -> None:
    assert imagined(given_away(), "red", "D6") == {BLUE}
    assert len(imagined(given_away(), "spectator", "D6")) > 1


def test_what_was_swapped_is_in_the_other_members_hand() -> None:
    scenario = dealt(sizes=(2, 2), edition="revised")
    chosen = [code(hand[0]) for hand in scenario.state.table.hands]
    for member, card in zip(("red a", "red b", "blue a", "blue b"), chosen, strict=True):
        scenario = scenario.by(member).swaps(card)
    assert imagined(scenario, "red a", chosen[0]) == {("hand", 1)}
    assert imagined(scenario, "blue b", chosen[3]) == {("hand", 2)}
    assert len(imagined(scenario, "red b", chosen[2])) > 1


def test_what_was_taken_back_in_sight_is_in_that_hand() -> None:
    scenario = given(
        "air land sea", {"air": "(A6)", "sea": "S6"}, edition="classic", red_hand="S4 L6", blue_hand="A3 L1"
    )
    unseen = scenario.deploys("S4", "sea")
    assert len(imagined(unseen, "blue", "A6")) > 1
    seen = given("air land sea", {"air": "A6"}, edition="classic", red_hand="S4 L6", blue_hand="L3 L1", to_move="blue")
    seen = seen.deploys("L3", "land").deploys("S4", "sea")
    assert imagined(seen, "blue", "A6") == imagined(seen, "spectator", "A6") == {RED}


def relinquished() -> Scenario:
    """Red has destroyed its faceup E5 and its facedown D6."""
    scenario = given("int dip eco", {"dip": "(D6)"}, {"int": "E6"}, red_hand="E5 I1", blue_hand="I5 D1")
    return scenario.deploys("E5", "eco").destroys("E5").destroys("D6")


def test_who_saw_a_card_go_under_the_deck_knows_where_it_lies() -> None:
    scenario = relinquished()
    bottom = len(scenario.state.table.deck) - 1
    for who in ("red", "blue", "spectator"):
        assert imagined(scenario, who, "E5") == {("deck", bottom - 1)}
    assert imagined(scenario, "red", "D6") == {("deck", bottom)}
    assert len(imagined(scenario, "blue", "D6")) > 1


def test_a_card_known_on_top_of_the_deck_is_known_where_the_enemy_puts_it() -> None:
    scenario = given("air land sea", edition="classic", red_hand="L1 L6", blue_hand="A4 A6", deck="S6 A1")
    looked = scenario.deploys("L1", "land").declines()
    assert imagined(looked, "red", "S6") == {("deck", 0)}
    assert len(imagined(looked, "blue", "S6")) > 1


def test_a_card_that_was_named_in_vain_is_in_no_hand_of_that_side() -> None:
    scenario = given("int dip eco", red_hand="I5 D6", blue_hand="D1 D2", deck="E6 E1").deploys("I5", "int").names("E6")
    for who in ("red", "spectator"):
        found = imagined(scenario, who, "E6")
        assert BLUE not in found
        assert len(found) > 1
    after = scenario.improvises("D1", "dip")
    assert (1, 1, 0) not in imagined(after, "red", "E6")


def test_what_is_known_ends_with_the_battle() -> None:
    assert surveyed().state.table.known
    assert not surveyed().withdraws().state.table.known


def test_what_others_know_is_imagined_where_one_can_tell_it_oneself() -> None:
    """Red gave D6 to Blue in secret: Blue knows that Red knows it, and a spectator can't tell which card it was."""
    state = given_away().state
    (row,) = state.table.known or ()
    assert row.reader == 0
    assert air_land_sea.resample(state, Seat(1), Rng(bytes(32))).table.known == (row,)
    assert air_land_sea.resample(state, Seat(0), Rng(bytes(32))).table.known == (row,)
    assert not air_land_sea.resample(state, None, Rng(bytes(32))).table.known


def test_a_note_that_one_can_not_read_is_in_no_imagined_world() -> None:
    state = given_away().state
    assert [note.readers for note in state.table.notes] == [(0,)]
    assert air_land_sea.resample(state, Seat(0), Rng(bytes(32))).table.notes == state.table.notes
    assert not air_land_sea.resample(state, Seat(1), Rng(bytes(32))).table.notes


def test_a_candidate_that_went_into_a_hand_is_told_from_the_rest_of_it_by_no_face() -> None:
    """A card that may be either of two is in Red's hand: which of that hand it is makes no other worlds."""
    state = dealt(edition="revised").state
    red, blue = state.table.hands
    rows = tuple(Known(None, card, seats=(Seat(1),), cards=(red[3],)) for card in blue[:2])
    state = replace(state, table=replace(state.table, known=rows))
    for number in range(WORLDS):
        rng = Rng(bytes(32), number * 10_000)
        other = air_land_sea.resample(state, None, Rng(bytes(32), number * 10_000 + 5_000))
        assert air_land_sea.resample(state, None, rng) == air_land_sea.resample(other, None, rng)
