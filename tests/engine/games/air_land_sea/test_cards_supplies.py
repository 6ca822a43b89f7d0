"""The cards of Flies, Lies & Supplies as a whole, and what they add to those of the other box."""

import pytest

from engine.games.air_land_sea.cards import BY_KEY, Provenance
from engine.games.air_land_sea.events import TakenBack
from tests.engine.games.air_land_sea.notation import key
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import seen, told

PROVENANCE: dict[Provenance, str] = {
    "printed": "E2 E3",
    "partly known": "I2 I3 I4 I5 D1 D3 D4 D5 E1 E5",
    "house": "I1 I6 D2 D6 E4 E6",
}


@pytest.mark.parametrize("provenance", PROVENANCE)
def test_a_row_says_how_much_of_the_printed_card_is_known(provenance: Provenance) -> None:
    cards = [card for card in BY_KEY.values() if card.type in ("intelligence", "diplomacy", "economics")]
    assert [card.key for card in cards if card.provenance == provenance] == [
        key(code) for code in PROVENANCE[provenance].split()
    ]


def test_redeploy_takes_a_card_that_a_spy_network_knows_and_the_enemy_remembers_it() -> None:
    scenario = given("sea int dip", red={"dip": "(D6)"}, blue={"int": "I1"}, red_hand="S4 S6", blue_hand="D1")
    taken = scenario.deploys("S4", "sea").takes_back("D6")
    assert [event.card for event in told(taken, "blue") if isinstance(event, TakenBack)] == ["diplomacy-6"]
    assert [event.card for event in told(taken, "spectator") if isinstance(event, TakenBack)] == [None]
    assert [(note.seat, note.card, note.how) for note in taken.view("blue").notes] == [(0, "diplomacy-6", "took_back")]
    assert taken.deploys("D6", "dip").view("blue").notes == ()


def test_reinforce_is_seen_by_a_spy_network_when_it_lands() -> None:
    scenario = given("land int dip", red={"int": "I1"}, blue_hand="L1 L6", deck="D6", to_move="blue")
    placed = scenario.deploys("L1", "land")
    assert seen(placed, "red", "blue", "intelligence") == ["diplomacy-6"]
    assert [event.card for event in told(placed, "red") if type(event).__name__ == "Reinforced"] == ["diplomacy-6"]
    assert [event.card for event in told(placed, "spectator") if type(event).__name__ == "Reinforced"] == [None]
