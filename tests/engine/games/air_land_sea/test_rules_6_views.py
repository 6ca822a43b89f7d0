"""Rules 6: who sees what, what is remembered for everybody, and what events tell to whom."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.values import Corrupt
from engine.games.air_land_sea import air_land_sea, events
from engine.games.air_land_sea.state import CardInPlay
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import SEATS, both_editions, seen, told

EVERYBODY = ("red", "blue", "spectator")


def known_cards(scenario: Scenario, audience: str, kind: type[Any]) -> list[str | None]:
    """The cards that the audience is told of in the last step's events of one kind."""
    return [event.card for event in told(scenario, audience) if isinstance(event, kind)]


@both_editions
def test_6_1_a_hand_is_seen_by_its_own_seat_alone_and_its_size_by_all(edition: str) -> None:
    scenario = given(edition=edition, red_hand="S6 A6 L2", blue_hand="S1")
    assert scenario.view("red").hand == ("air-6", "land-2", "sea-6")
    assert scenario.view("blue").hand == ("sea-1",)
    assert scenario.view(None).hand == ()
    for audience in ("red", "blue", None):
        assert scenario.view(audience).hand_sizes == (3, 1)
        assert scenario.view(audience).deck_size == 14


@both_editions
def test_6_1_a_view_says_whose_it_is(edition: str) -> None:
    scenario = given(edition=edition)
    assert (scenario.view("red").seat, scenario.view("red").side) == (0, 0)
    assert (scenario.view("blue").seat, scenario.view("blue").side) == (1, 1)
    assert (scenario.view(None).seat, scenario.view(None).side) == (None, None)


@both_editions
def test_6_1_faceup_cards_are_seen_by_all_and_facedown_ones_by_their_own_side(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L1 < (A6) < L6"}, blue={"land": "(S6) < L5"})
    assert seen(scenario, "red", "red", "land") == ["land-1", "air-6", "land-6"]
    assert seen(scenario, "blue", "red", "land") == ["land-1", None, "land-6"]
    assert seen(scenario, "spectator", "red", "land") == ["land-1", None, "land-6"]
    assert seen(scenario, "red", "blue", "land") == [None, "land-5"]
    assert seen(scenario, "blue", "blue", "land") == ["sea-6", "land-5"]


@pytest.mark.parametrize(("public", "shared"), [(False, False), (False, True), (True, True)])
def test_6_1_no_state_holds_a_faceup_card_that_is_not_simply_known_to_all(public: bool, shared: bool) -> None:
    state = given(red={"land": "L1"}).state
    (air, _, sea), theirs = state.table.columns
    lying = (CardInPlay("land-1", faceup=True, public=public, shared=shared),)
    spoilt = replace(state, table=replace(state.table, columns=((air, lying, sea), theirs)))
    with pytest.raises(Corrupt, match="a faceup card is known to all"):
        air_land_sea.audit(spoilt)


@both_editions
def test_6_1_a_facedown_card_shows_what_it_counts_for_and_no_more(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "(A6)", "sea": "S2"}, blue={"air": "(A1)"})
    land = scenario.view("blue").row[1].columns[0]
    assert [(card.card, card.faceup, card.strength) for card in land.cards] == [(None, False, 4)]
    assert land.total == 4
    assert scenario.view("red").row[0].columns[1].total == 2


@both_editions
def test_6_1_all_know_who_is_asked_what_by_which_card(edition: str) -> None:
    scenario = given(edition=edition, red_hand="S1 A6").deploys("S1", "sea")
    for audience in EVERYBODY:
        view = scenario.view(None if audience == "spectator" else audience)
        ((seat, card),) = [(ask.seat, ask.card) for ask in view.asks]
        assert (seat, card) == (0, "sea-1")
        assert view.queue == ("sea-1",)


@both_editions
def test_6_1_in_a_turn_the_side_to_move_is_asked(edition: str) -> None:
    ((seat, ask, card),) = [(ask.seat, ask.ask, ask.card) for ask in given(edition=edition).view(None).asks]
    assert (seat, ask, card) == (0, "turn", None)


@both_editions
def test_6_2_a_card_that_lay_faceup_stays_known_when_it_is_flipped_down(edition: str) -> None:
    scenario = given(edition=edition, blue={"land": "L6"}, red_hand="A3 S6").deploys("A3", "air")
    for audience in EVERYBODY:
        assert seen(scenario, audience, "blue", "land") == ["land-6"]
        assert known_cards(scenario, audience, events.Flipped) == ["land-6"]


@both_editions
def test_6_2_what_is_known_follows_a_card_through_moves(edition: str) -> None:
    down = given(
        edition=edition, red={"land": "L6", "air": "(S6)"}, red_hand="S1 A1", to_move="blue", blue_hand="A3 S5"
    ).deploys("A3", "air")
    assert down.column("red", "land") == "(L6)"
    transport = down.deploys("S1", "sea")
    moved = transport.moves("L6", "air")
    assert seen(moved, "blue", "red", "air") == [None, "land-6"]
    assert known_cards(moved, "spectator", events.Moved) == ["land-6"]
    secret = transport.moves("S6", "land")
    assert seen(secret, "blue", "red", "land") == ["land-6", None]
    assert known_cards(secret, "blue", events.Moved) == known_cards(secret, "spectator", events.Moved) == [None]
    assert known_cards(secret, "red", events.Moved) == ["sea-6"]


@pytest.mark.parametrize(("edition", "takes"), [("classic", False), ("revised", True)])
def test_6_2_what_is_known_ends_when_the_card_leaves_play(edition: str, takes: bool) -> None:
    scenario = given(
        edition=edition, red={"land": "L6"}, red_hand="S4 A1", to_move="blue", blue_hand="A3 S5 S6"
    ).deploys("A3", "air")
    taken = scenario.deploys("S4", "sea")
    if takes:
        taken = taken.takes_back("L6")
    for audience in EVERYBODY:
        assert known_cards(taken, audience, events.TakenBack) == ["land-6"]
    again = taken.improvises("L6", "land")
    assert seen(again, "red", "red", "land") == ["land-6"]
    assert seen(again, "blue", "red", "land") == seen(again, "spectator", "red", "land") == [None]
    assert known_cards(again, "blue", events.Improvised) == [None]


@pytest.mark.parametrize(("edition", "takes"), [("classic", False), ("revised", True)])
def test_6_1_a_secret_card_that_is_taken_back_stays_secret(edition: str, takes: bool) -> None:
    scenario = given(edition=edition, red={"land": "(L6)"}, red_hand="S4 A1").deploys("S4", "sea")
    if takes:
        assert all("L6" not in str(event) for event in told(scenario, "blue"))
        scenario = scenario.takes_back("L6")
    assert known_cards(scenario, "red", events.TakenBack) == ["land-6"]
    assert (
        known_cards(scenario, "blue", events.TakenBack)
        == known_cards(scenario, "spectator", events.TakenBack)
        == [None]
    )


@both_editions
def test_6_3_a_facedown_play_tells_the_place_to_all_and_the_card_to_its_side(edition: str) -> None:
    scenario = given(edition=edition, red_hand="A6 S6").improvises("A6", "sea")
    for audience, card in (("red", "air-6"), ("blue", None), ("spectator", None)):
        (event,) = [event for event in told(scenario, audience) if isinstance(event, events.Improvised)]
        assert (event.side, event.theater, event.card) == (0, "sea", card)


@both_editions
def test_6_3_a_card_stopped_facedown_stays_unseen_and_one_stopped_faceup_does_not(edition: str) -> None:
    hidden = given(edition=edition, blue={"air": "A5"}, red_hand="A6 S6").improvises("A6", "sea")
    for audience, card in (("red", "air-6"), ("blue", None), ("spectator", None)):
        assert (
            known_cards(hidden, audience, events.Improvised) == known_cards(hidden, audience, events.Stopped) == [card]
        )
    shown = given(edition=edition, blue={"sea": "S5", "land": "(A1) < (A2) < L5"}, red_hand="L6 S6")
    shown = shown.deploys("L6", "land")
    for audience in EVERYBODY:
        assert (
            known_cards(shown, audience, events.Deployed) == known_cards(shown, audience, events.Stopped) == ["land-6"]
        )


@pytest.mark.parametrize(
    ("edition", "audience", "card"),
    [
        (edition, audience, card)
        for edition in ("classic", "revised")
        for audience, card in (("red", "sea-6"), ("blue", None), ("spectator", None))
    ],
)
def test_6_1_what_reinforce_draws_is_seen_by_its_side_alone(edition: str, audience: str, card: str | None) -> None:
    looked = given(edition=edition, red_hand="L1 L6", deck="S6").deploys("L1", "land")
    assert known_cards(looked, audience, events.Peeked) == [card]
    assert looked.view(None if audience == "spectator" else audience).top_card == card
    placed = looked.places("sea")
    assert known_cards(placed, audience, events.Reinforced) == [card]
    assert seen(placed, audience, "red", "sea") == [card]


def test_6_1_classic_the_look_at_the_deck_lasts_until_it_is_drawn_from() -> None:
    scenario = given(
        edition="classic", red_hand="L1 S6 S5", blue_hand="A1 A2 A3", deck="L6 L5", blue={"air": "A5"}
    ).deploys("L1", "land")
    declined = scenario.declines()
    # A card that goes under the deck leaves the look as it is.
    later = declined.improvises("A1", "sea").improvises("S6", "sea")
    assert later.deck.split()[-2:] == ["A1", "S6"]
    assert later.view("red").top_card == "land-6"
    assert later.view("blue").top_card is None


@both_editions
def test_6_3_declining_is_told_alike_to_all(edition: str) -> None:
    scenario = given(edition=edition, red_hand="S1 L6").deploys("S1", "sea").declines()
    for audience in EVERYBODY:
        assert [
            (event.side, event.card) for event in told(scenario, audience) if isinstance(event, events.Declined)
        ] == [(0, "sea-1")]


@both_editions
def test_6_3_a_withdrawal_tells_how_many_cards_and_not_which(edition: str) -> None:
    scenario = given(edition=edition, red_hand="A6 S6 L6", red={"sea": "(A5)"}).withdraws()
    for audience in EVERYBODY:
        assert [event.cards for event in told(scenario, audience) if isinstance(event, events.Withdrew)] == [3]
    for audience in ("blue", "spectator"):
        words = air_land_sea.codec.dump_events(tuple(told(scenario, audience))).decode()
        assert not any(card in words for card in ("air-6", "sea-6", "land-6", "air-5"))


@both_editions
def test_6_2_nothing_hidden_is_shown_when_a_battle_or_a_match_ends(edition: str) -> None:
    scenario = given(edition=edition, target=0, red={"sea": "(A5)"}, red_hand="A6", blue_hand="").improvises(
        "A6", "sea"
    )
    assert scenario.over is not None
    for audience in ("blue", "spectator"):
        words = air_land_sea.codec.dump_view(air_land_sea.view(scenario.state, SEATS[audience])).decode()
        words += air_land_sea.codec.dump_events(tuple(told(scenario, audience))).decode()
        assert "air-5" not in words
        assert "air-6" not in words
