"""Rules 16, examples 15 to 27: duels."""

import pytest

from engine.games.fight_flight_bite import actions, events
from tests.engine.games.fight_flight_bite.scenario_builder import PLAIN, B, R, Scenario, Y, given


def shown(scenario: Scenario) -> tuple[tuple[str, str], ...]:
    (event,) = scenario.events_of(events.ThrowsShown)
    return event.pairs


def test_9_1_example_15_whoever_has_most_critters_must_be_attacked() -> None:
    scenario = given("C: B2 Y1", hand=PLAIN).places("C")
    assert scenario.refuses("R", actions.Attack(Y))
    assert scenario.targets == "B"


def test_9_1_example_16_among_equals_the_attacker_chooses() -> None:
    scenario = given("C: B1 Y1").places("C", "extra_bite")
    assert scenario.asks == "R attack"
    assert scenario.offers("R") == (actions.Attack(B), actions.Attack(Y))


def test_9_1_example_17_critters_are_counted_again_before_each_duel() -> None:
    scenario = given("A: R1 B2 Y1", hand="second_wind").places("A", "second_wind").wins("fight")
    assert scenario.actions_left == 2
    again = scenario.pushes("B", "C").done()
    assert again.on("A") == "R2 B1 Y1"
    assert again.targets == "BY"


def test_6_2_example_18_grudge_attacks_whom_it_likes() -> None:
    assert given("C: B2 Y1", hand="grudge").places("C", "grudge").targets == "BY"


def test_9_2_example_19_a_throw_shows_nobody_but_its_author_more_than_that_it_was_thrown() -> None:
    scenario = given("C: B1", hand=PLAIN).places("C").attacks("B")
    worlds = [scenario.throws("R", sign) for sign in ("fight", "flight", "bite")]
    for who in (None, "B", "Y"):
        views = [world.view(who) for world in worlds]
        assert views[0] == views[1] == views[2]
        assert views[0].duel is not None
        assert views[0].duel.thrown == (True, False)
    assert [world.view("R").duel.own for world in worlds] == [("fight",), ("flight",), ("bite",)]  # type: ignore[union-attr]  # a duel is open
    assert len({world.offers("B") for world in worlds}) == 1
    assert worlds[0].refuses("R", actions.Throw(("bite",)))


def test_9_3_example_20_the_third_equal_throw_wins_for_the_attacker() -> None:
    scenario = given("C: B1", hand=PLAIN).places("C").attacks("B")
    first = scenario.duel("fight", "fight")
    assert first.asks == "R throw, B throw"
    second = first.duel("bite", "bite")
    assert second.view().duel.ties == 2  # type: ignore[union-attr]  # a duel is open
    third = second.duel("flight", "flight")
    (won,) = third.events_of(events.DuelWon)
    assert (won.winner, won.sign) == (R, "flight")


def test_9_3_example_21_stubborn_wins_with_the_second_equal_throw() -> None:
    scenario = given("C: B1", hand="stubborn").places("C", "stubborn").duel("fight", "fight").duel("bite", "bite")
    (won,) = scenario.events_of(events.DuelWon)
    assert (won.winner, won.sign) == (R, "bite")


def locked(attacking: str, defending: str) -> Scenario:
    scenario = given("C: B1", hand=PLAIN, rethrow="locked").places("C").attacks("B")
    return scenario.throws("R", *attacking.split()).throws("B", *defending.split())  # type: ignore[arg-type]  # signs


def test_9_3_example_22_locked_lists_are_compared_place_by_place_and_the_rest_stays_secret() -> None:
    scenario = locked("fight bite fight", "fight flight bite")
    assert shown(scenario) == (("fight", "fight"), ("bite", "flight"))
    (won,) = scenario.events_of(events.DuelWon)
    assert won.winner == R
    assert scenario.view("B").duel is None


def test_9_3_example_23_equal_locked_lists_win_with_the_third_sign() -> None:
    scenario = locked("fight flight bite", "fight flight bite")
    (won,) = scenario.events_of(events.DuelWon)
    assert (won.winner, won.sign) == (R, "bite")


def test_9_4_example_24_second_wind_voids_a_lost_duel_once() -> None:
    scenario = given("C: B1", hand="second_wind").places("C", "second_wind").duel("fight", "fight")
    lost = scenario.duel("fight", "flight")
    assert lost.asks == "R void"
    assert lost.standing == 1
    again = lost.does("R", actions.Void())
    assert again.view().duel.ties == 0  # type: ignore[union-attr]  # a duel is open
    assert again.standing == 1
    assert again.state.table.supply == scenario.state.table.supply
    assert again.asks == "R throw, B throw"
    stands = again.duel("fight", "flight")
    assert stands.asks == "B defender_cube"
    assert stands.standing == 0


def test_6_2_example_25_a_barred_sign_stays_barred_for_the_whole_duel_and_no_longer() -> None:
    scenario = given("C: R1 B1", hand="stare_down").places("C", "stare_down")
    assert scenario.asks == "B bar"
    barred = scenario.does("B", actions.Bar("fight"))
    repeat = barred.duel("bite", "bite")
    assert repeat.refuses("B", actions.Throw(("fight",)))
    assert actions.Throw(("fight",)) in repeat.offers("R")
    second = repeat.duel("fight", "flight").declines().attacks("B")
    assert second.asks == "R throw, B throw"
    assert actions.Throw(("fight",)) in second.offers("B")


def test_6_2_example_25_a_barred_sign_stands_in_no_locked_list() -> None:
    scenario = given("C: B1", hand="stare_down", rethrow="locked").places("C", "stare_down")
    lists = scenario.does("B", actions.Bar("fight")).offers("B")
    assert len(lists) == 8
    assert not any("fight" in throw.signs for throw in lists if isinstance(throw, actions.Throw))


def test_9_4_example_26_after_a_lost_duel_the_other_critter_may_attack_or_not() -> None:
    scenario = given("C: R1 B1").places("C", "extra_bite").loses("fight").declines()
    assert scenario.standing == 1
    assert scenario.offers("R") == (actions.Attack(B), actions.Stop())
    assert scenario.stops().asks == "B place"


def test_8_example_27_lie_low_need_not_fight() -> None:
    scenario = given("C: B1", hand="lie_low").places("C", "lie_low")
    assert scenario.offers("R") == (actions.Attack(B), actions.Stop())
    assert scenario.stops().asks == "B place"


@pytest.mark.parametrize("card", ["extra_fight", "extra_bite"])
def test_without_it_the_first_duel_with_the_only_opponent_begins_by_itself(card: str) -> None:
    scenario = given("C: B1").places("C", card)
    assert scenario.asks == "R throw, B throw"
    assert scenario.refuses("R", actions.Stop())
