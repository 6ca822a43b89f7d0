"""Rules 17: leaving for good."""

import pytest

from engine.core.values import Illegal, Seat
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite import fight_flight_bite as game
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, B, G, R, Scenario, Y, given, harvested, new


def test_of_two_the_other_one_has_won_and_hands_are_shown() -> None:
    scenario = given("C: B1", players=2).places("C", "extra_fight").throws("R", "fight").leaves("R")
    assert scenario.outcome is not None
    assert (scenario.outcome.ranks, scenario.outcome.reason) == (((B,), (R,)), "left")
    assert scenario.events_of(events.HandsRevealed)
    assert scenario.view().asks == ()
    assert scenario.view().duel is None


def test_who_has_left_cannot_leave_again() -> None:
    scenario = new(3).leaves("R")
    with pytest.raises(Illegal) as refused:
        game.leave(scenario.state, R)
    assert refused.value.code == "already_out"


def test_nobody_leaves_a_match_that_is_over() -> None:
    scenario = harvested("A: R1", {"A": (1, 0, 0)})
    with pytest.raises(Illegal):
        game.leave(scenario.state, B)


def test_the_last_one_that_stays_has_won_at_once() -> None:
    scenario = new(4).leaves("Y").leaves("R").leaves("G")
    assert scenario.outcome is not None
    assert scenario.outcome.ranks == ((B,), (G,), (R,), (Y,))
    assert scenario.outcome.reason == "left"
    assert scenario.events_of(events.HandsRevealed)
    assert scenario.view().scores == ()
    assert not game.to_act(scenario.state)


def test_critters_stay_and_count_and_may_be_attacked() -> None:
    scenario = given("C: B2 Y1").leaves("B").places("C", "extra_fight")
    assert scenario.on("C") == "R1 B2 Y1"
    (attack,) = scenario.events_of(events.Attacked)
    assert attack.defender == B


def test_the_throw_of_who_left_is_drawn_at_once_and_told_to_nobody() -> None:
    scenario = given("C: B1").leaves("B").places("C", "extra_fight")
    assert scenario.asks == "R throw"
    assert scenario.events_of(events.Threw) == [events.Threw(B, scenario.state.stage.duel.thrown[1])]  # type: ignore[union-attr]  # a duel is open
    for who in (None, *LETTERS[:3]):
        audience = None if who is None else Seat(LETTERS.index(who))
        assert game.redact(scenario.state, scenario.events_of(events.Threw)[0], audience) == events.Threw(B, None)
        duel = scenario.view(who).duel
        assert duel is not None
        assert (duel.thrown, duel.own) == ((False, True), ())
    assert scenario.throws("R", "fight").events_of(events.ThrowsShown)


def test_a_throw_that_was_given_before_leaving_stands() -> None:
    scenario = given("C: B1").places("C", "extra_fight").throws("B", "bite").leaves("B")
    assert scenario.asks == "R throw"
    assert scenario.throws("R", "flight").events_of(events.ThrowsShown)[0].pairs == (("flight", "bite"),)


def test_an_open_duel_is_fought_out_without_the_attacker_who_gets_no_bonus() -> None:
    outcomes = set[str]()
    for sign in ("fight", "flight", "bite"):
        scenario = given("C: B1").places("C", "extra_fight").leaves("R")
        while scenario.asks == "B throw":
            scenario = scenario.throws("B", sign)  # type: ignore[arg-type]  # a sign
        won = scenario.events_of(events.DuelWon)[0].winner
        outcomes.add(scenario.asks)
        assert scenario.asks == ("B defender_cube" if won == B else "B place")
    assert outcomes == {"B defender_cube", "B place"}


def test_the_defender_keeps_its_cube_when_the_attacker_leaves_then() -> None:
    scenario = given("C: R1 B1").places("C", "extra_fight").loses("fight").leaves("R")
    assert scenario.asks == "B defender_cube"
    assert scenario.puts("nut", "A").asks == "B place"


def test_who_left_gets_no_cube() -> None:
    asked = given("C: R1 B1").places("C", "extra_bite").loses("fight").leaves("B")
    assert [missed.why for missed in asked.events_of(events.CubeMissed)] == ["left"]
    assert asked.asks == "R attack"


def test_a_lost_duel_stands_when_its_attacker_leaves_instead_of_voiding_it() -> None:
    scenario = given("C: B1", hand="second_wind").places("C", "second_wind").loses("fight").leaves("R")
    assert scenario.asks == "B defender_cube"


def test_the_bar_of_who_left_is_drawn() -> None:
    asked = given("C: B1", hand="stare_down").places("C", "stare_down").leaves("B")
    assert asked.asks == "R throw"
    assert asked.events_of(events.SignBarred)[0].seat == B
    before = given("C: B1", hand="stare_down").leaves("B").places("C", "stare_down")
    assert before.events_of(events.SignBarred)
    duel = before.state.stage.duel  # type: ignore[union-attr]  # a duel is open
    assert duel.barred not in duel.thrown[1]


@pytest.mark.parametrize("moment", ["place", "play", "bonus", "attack"])
def test_the_rest_of_a_turn_lapses(moment: str) -> None:
    scenario = given("A: R1 B2")
    if moment != "place":
        scenario = scenario.does("R", actions.Place("A"))
    if moment in ("bonus", "attack"):
        scenario = scenario.does("R", actions.Play("extra_fight")).wins("fight")
    if moment == "attack":
        scenario = scenario.done()
    assert scenario.asks == f"R {moment}"
    assert scenario.leaves("R").asks == "B place"


def test_turns_and_openings_of_who_left_are_passed_over() -> None:
    scenario = new(4)
    first, second, third, fourth = (LETTERS[seat] for seat in scenario.state.order)
    scenario = scenario.leaves(first).leaves(third)
    met = ""
    for letter in "ABCD":
        met += scenario.mover
        scenario = scenario.does(scenario.mover, actions.Open(letter))
    assert met == second + fourth + fourth + second
    assert scenario.asks == f"{second} place"
    assert scenario.view().round == 1


def test_a_tribe_is_taken_for_who_left() -> None:
    scenario = new(3, tribes="choose")
    first, second, third = (LETTERS[seat] for seat in scenario.state.order)
    scenario = scenario.leaves(second).does(first, actions.ChooseTribe("birds"))
    assert [event.tribe for event in scenario.events_of(events.TribeTaken)] == ["birds", "foxes"]
    assert scenario.asks == f"{third} tribe"


def test_who_left_takes_its_share_of_the_harvest_and_scores_nothing() -> None:
    scenario = harvested("A: R3 B2", {"A": (3, 1, 2)}, players=3, harvest_pick="manual").leaves("B")
    assert scenario.events_of(events.Harvested)[0].taken[B] == (2, 0, 0)
    assert [score.seat for score in scenario.events_of(events.Scored)] == [R, Y]
    assert scenario.outcome is not None
    assert scenario.outcome.ranks == ((R,), (Y,), (B,))


def tied_three() -> Scenario:
    hands = {
        "R": "extra_fight grudge windfall",
        "B": "extra_fight bolt fang_claw",
        "Y": "extra_fight lie_low keen_nose",
    }
    laid = dict.fromkeys("ABC", (2, 0, 0))
    return harvested("A: R1, B: B1, C: Y1", laid, players=4, hands=hands)


def test_the_others_throw_on_when_one_of_the_tied_leaves() -> None:
    scenario = tied_three()
    assert scenario.asks == "R final_throw, B final_throw, Y final_throw"
    left = scenario.throws("R", "fight").throws("Y", "bite").leaves("B")
    assert left.events_of(events.RoundThrown)[0].dropped == (Y,)
    assert left.outcome is not None
    assert left.outcome.ranks == ((R,), (Y,), (G,), (B,))


def test_who_is_left_of_the_tied_has_won() -> None:
    scenario = tied_three().leaves("B").leaves("R")
    assert scenario.outcome is not None
    assert (scenario.outcome.ranks, scenario.outcome.reason) == (((Y,), (G,), (R,), (B,)), "throws")
