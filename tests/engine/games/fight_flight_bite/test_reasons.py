"""What speaks for an action of Fight, Flight, Bite: leads, points if the harvest came at once, and stakes."""

from typing import Any

from engine.games.fight_flight_bite import fight_flight_bite
from engine.games.fight_flight_bite.actions import Attack, Bar, Place, Play, Throw
from tests.engine.games.claims import measures
from tests.engine.games.fight_flight_bite.scenario_builder import Scenario, given, seat


def measured(scenario: Scenario, who: str, action: Any) -> dict[tuple[str, str], Any]:
    return measures(fight_flight_bite, scenario.state, seat(who), action)


def test_a_placement_tells_the_lead_and_what_the_seat_would_score() -> None:
    told = measured(given("A: R1 B1"), "R", Place("A"))
    assert told["lead", "A"] == (0, 1)
    assert told["harvest", ""][1] > 0


def test_a_card_adds_no_action_to_a_win_where_nobody_stands() -> None:
    alone = given("A: R1", hand="extra_fight").does("R", Place("A"))
    assert not [name for name, _ in measured(alone, "R", Play("extra_fight")) if name == "stake_rise"]
    contested = given("A: R1 B1", hand="extra_fight").does("R", Place("A"))
    assert measured(contested, "R", Play("extra_fight"))["stake_rise", "fight"][1] > 1


def test_no_win_is_said_to_bring_more_than_three_actions() -> None:
    icons = {each.icon: each.id for each in given().view("R").woodlands}
    there = icons["flight"]
    scenario = given(f"{there}: R1 B1", hand="bolt").does("R", Place(there))
    assert measured(scenario, "R", Play("bolt"))["stake_rise", "flight"] == (2, 3)


def test_a_throw_tells_what_is_at_stake_for_each_side() -> None:
    scenario = given("A: R1 B1", hand="extra_fight").places("A", "extra_fight")
    stakes = dict(zip(("fight", "flight", "bite"), scenario.view("R").turn.stakes, strict=True))  # type: ignore[union-attr]
    others = max(stakes["fight"], stakes["flight"])
    assert measured(scenario, "R", Throw(("bite",)))["stake", "bite"] == (others, stakes["bite"])
    risk = measured(scenario, "B", Throw(("bite",)))["risk", "bite"]
    assert risk == (max(stakes["flight"], stakes["bite"]), stakes["fight"]), "Fight beats Bite"


def test_a_sign_that_the_defender_may_not_throw_is_no_alternative() -> None:
    there = next(each.id for each in given().view("R").woodlands if each.icon == "bite")
    scenario = given(f"{there}: R1 B1", hand="stare_down").places(there, "stare_down").does("B", Bar("flight"))
    stakes = dict(zip(("fight", "flight", "bite"), scenario.view("R").turn.stakes, strict=True))  # type: ignore[union-attr]
    told = measured(scenario, "B", Throw(("bite",)))["risk", "bite"]
    assert told == (stakes["flight"], stakes["fight"]), "Flight beats Fight, the only other sign; Fight beats Bite"


def test_an_attack_tells_how_many_critters_the_rival_has_there() -> None:
    scenario = given("A: R1 B2 Y2", hand="extra_fight").places("A", "extra_fight")
    assert measured(scenario, "R", Attack(seat("B")))["critters", str(seat("B"))] == (2, 2)
