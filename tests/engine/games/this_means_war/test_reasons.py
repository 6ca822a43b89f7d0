"""What speaks for an order of This Means War!, by what it does to bases if nobody answers."""

from engine.core.values import Seat
from engine.games.this_means_war import reasons, this_means_war
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play, Recycle
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

J, S = Seat(0), Seat(1)
RICH = {"labor": 20, "research": 20, "ammo": 20, "army": 20}
POOR = dict.fromkeys(RICH, 0)


def speaks_for(scenario: Scenario, action: Action) -> list[reasons.WarReason]:
    who = scenario.asks[0]
    after = reasons.apply_unanswered(this_means_war, scenario.state, seat(who), action)
    return [*reasons.reasons(scenario.view(who), action, this_means_war.view(after, seat(who)))]


def test_an_assault_lowers_the_wall_and_says_what_it_costs() -> None:
    found = speaks_for(given(J="m107", J_base=RICH, S_base={"wall": 30}), Play("m107", S))
    assert found == [reasons.Lowers(S, "wall", 9, 21), reasons.CostsPart(5, 80)]


def test_an_assault_past_the_wall_lowers_the_city_and_one_that_ends_it_eliminates_and_wins() -> None:
    struck = given(J="m107", S_base={"wall": 0, "city": 40})
    assert speaks_for(struck, Play("m107", S))[0] == reasons.Lowers(S, "city", 9, 31)
    ended = given(J="m107", S_base={"wall": 0, "city": 1})
    assert speaks_for(ended, Play("m107", S))[:2] == [reasons.WinsMatch(), reasons.Eliminates(S)]


def test_production_is_among_what_a_rival_loses_and_one_gains() -> None:
    assert speaks_for(given(J="grid-blackout"), Play("grid-blackout", S))[0] == reasons.Lowers(S, "lab", 1, 1)
    assert speaks_for(given(J="eureka"), Play("eureka"))[0] == reasons.Raises("lab", 1, 3)


def test_building_says_how_much_is_lacking() -> None:
    assert reasons.BuildsCity(8, 22) in speaks_for(given(J="prefab-blocks", J_base={"city": 20}), Play("prefab-blocks"))


def test_a_card_that_can_not_be_paid_is_recycled_and_a_bad_hand_renewed() -> None:
    poor = given(J="m107 tent-quarter", J_base=POOR)
    assert speaks_for(poor, Recycle("m107")) == [reasons.SwapsUnpayable("m107")]
    assert speaks_for(poor, Mulligan()) == [reasons.RenewsHand(2, 0)]
    assert speaks_for(given(J="m107 tent-quarter"), Recycle("m107")) == []


def test_passing_keeps_answers_or_is_all_that_is_left() -> None:
    for hand, said in (("sabotage", reasons.KeepsAnswers(1)), ("m107", reasons.HasNoAnswer())):
        assert speaks_for(given(J="m107", S=hand).plays("J", "m107", "S"), Pass()) == [said]


def test_an_answer_nullifies() -> None:
    asked = given(J="m107", S="sabotage").plays("J", "m107", "S")
    assert speaks_for(asked, Play("sabotage", order=0))[0] == reasons.Nullifies(J, "m107")
