"""Leaving for good (a house ruling, in the package)."""

import pytest

from engine.core.errors import Illegal
from engine.core.seats import Seat
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite import fight_flight_bite as game
from tests.engine.games.fight_flight_bite.table import LETTERS, B, G, R, Scene, Y, given, harvested, new


def test_of_two_the_other_one_has_won_and_hands_are_shown() -> None:
    scene = given("C: B1", players=2).places("C", "extra_fight").throws("R", "fight").leaves("R")
    assert scene.outcome is not None
    assert (scene.outcome.ranks, scene.outcome.reason) == (((B,), (R,)), "left")
    assert scene.told(events.HandsRevealed)
    assert scene.view().asks == ()
    assert scene.view().duel is None


def test_who_has_left_cannot_leave_again() -> None:
    scene = new(3).leaves("R")
    with pytest.raises(Illegal) as refused:
        game.leave(scene.state, R)
    assert refused.value.code == "already_out"


def test_nobody_leaves_a_match_that_is_over() -> None:
    scene = harvested("A: R1", {"A": (1, 0, 0)})
    with pytest.raises(Illegal):
        game.leave(scene.state, B)


def test_the_last_one_that_stays_has_won_at_once() -> None:
    scene = new(4).leaves("Y").leaves("R").leaves("G")
    assert scene.outcome is not None
    assert scene.outcome.ranks == ((B,), (G,), (R,), (Y,))
    assert scene.outcome.reason == "left"
    assert scene.told(events.HandsRevealed)
    assert scene.view().scores == ()
    assert not game.to_act(scene.state)


def test_critters_stay_and_count_and_may_be_attacked() -> None:
    scene = given("C: B2 Y1").leaves("B").places("C", "extra_fight")
    assert scene.on("C") == "R1 B2 Y1"
    (attack,) = scene.told(events.Attacked)
    assert attack.defender == B


def test_the_throw_of_who_left_is_drawn_at_once_and_told_to_nobody() -> None:
    scene = given("C: B1").leaves("B").places("C", "extra_fight")
    assert scene.asks == "R throw"
    assert scene.told(events.Threw) == [events.Threw(B, scene.state.stage.duel.thrown[1])]  # type: ignore[union-attr]  # a duel is open
    for who in (None, *LETTERS[:3]):
        audience = None if who is None else Seat(LETTERS.index(who))
        assert game.redact(scene.state, scene.told(events.Threw)[0], audience) == events.Threw(B, None)
        duel = scene.view(who).duel
        assert duel is not None
        assert (duel.thrown, duel.own) == ((False, True), ())
    assert scene.throws("R", "fight").told(events.ThrowsShown)


def test_a_throw_that_was_given_before_leaving_stands() -> None:
    scene = given("C: B1").places("C", "extra_fight").throws("B", "bite").leaves("B")
    assert scene.asks == "R throw"
    assert scene.throws("R", "flight").told(events.ThrowsShown)[0].pairs == (("flight", "bite"),)


def test_an_open_duel_is_fought_out_without_the_attacker_who_gets_no_bonus() -> None:
    outcomes = set[str]()
    for sign in ("fight", "flight", "bite"):
        scene = given("C: B1").places("C", "extra_fight").leaves("R")
        while scene.asks == "B throw":
            scene = scene.throws("B", sign)  # type: ignore[arg-type]  # a sign
        won = scene.told(events.DuelWon)[0].winner
        outcomes.add(scene.asks)
        assert scene.asks == ("B defender_cube" if won == B else "B place")
    assert outcomes == {"B defender_cube", "B place"}


def test_the_defender_keeps_its_cube_when_the_attacker_leaves_then() -> None:
    scene = given("C: R1 B1").places("C", "extra_fight").loses("fight").leaves("R")
    assert scene.asks == "B defender_cube"
    assert scene.puts("nut", "A").asks == "B place"


def test_who_left_gets_no_cube() -> None:
    asked = given("C: R1 B1").places("C", "extra_bite").loses("fight").leaves("B")
    assert [missed.why for missed in asked.told(events.CubeMissed)] == ["left"]
    assert asked.asks == "R attack"


def test_a_lost_duel_stands_when_its_attacker_leaves_instead_of_voiding_it() -> None:
    scene = given("C: B1", hand="second_wind").places("C", "second_wind").loses("fight").leaves("R")
    assert scene.asks == "B defender_cube"


def test_the_bar_of_who_left_is_drawn() -> None:
    asked = given("C: B1", hand="stare_down").places("C", "stare_down").leaves("B")
    assert asked.asks == "R throw"
    assert asked.told(events.SignBarred)[0].seat == B
    before = given("C: B1", hand="stare_down").leaves("B").places("C", "stare_down")
    assert before.told(events.SignBarred)
    duel = before.state.stage.duel  # type: ignore[union-attr]  # a duel is open
    assert duel.barred not in duel.thrown[1]


@pytest.mark.parametrize("moment", ["place", "play", "bonus", "attack"])
def test_the_rest_of_a_turn_lapses(moment: str) -> None:
    scene = given("A: R1 B2")
    if moment != "place":
        scene = scene.does("R", actions.Place("A"))
    if moment in ("bonus", "attack"):
        scene = scene.does("R", actions.Play("extra_fight")).wins("fight")
    if moment == "attack":
        scene = scene.done()
    assert scene.asks == f"R {moment}"
    assert scene.leaves("R").asks == "B place"


def test_turns_and_openings_of_who_left_are_passed_over() -> None:
    scene = new(4)
    first, second, third, fourth = (LETTERS[seat] for seat in scene.state.order)
    scene = scene.leaves(first).leaves(third)
    met = ""
    for letter in "ABCD":
        met += scene.mover
        scene = scene.does(scene.mover, actions.Open(letter))
    assert met == second + fourth + fourth + second
    assert scene.asks == f"{second} place"
    assert scene.view().round == 1


def test_a_tribe_is_taken_for_who_left() -> None:
    scene = new(3, tribes="choose")
    first, second, third = (LETTERS[seat] for seat in scene.state.order)
    scene = scene.leaves(second).does(first, actions.ChooseTribe("birds"))
    assert [event.tribe for event in scene.told(events.TribeTaken)] == ["birds", "foxes"]
    assert scene.asks == f"{third} tribe"


def test_who_left_takes_its_share_of_the_harvest_and_scores_nothing() -> None:
    scene = harvested("A: R3 B2", {"A": (3, 1, 2)}, players=3, harvest_pick="manual").leaves("B")
    assert scene.told(events.Harvested)[0].taken[B] == (2, 0, 0)
    assert [score.seat for score in scene.told(events.Scored)] == [R, Y]
    assert scene.outcome is not None
    assert scene.outcome.ranks == ((R,), (Y,), (B,))


def tied_three() -> Scene:
    hands = {
        "R": "extra_fight grudge windfall",
        "B": "extra_fight bolt fang_claw",
        "Y": "extra_fight lie_low keen_nose",
    }
    laid = dict.fromkeys("ABC", (2, 0, 0))
    return harvested("A: R1, B: B1, C: Y1", laid, players=4, hands=hands)


def test_the_others_throw_on_when_one_of_the_tied_leaves() -> None:
    scene = tied_three()
    assert scene.asks == "R final_throw, B final_throw, Y final_throw"
    left = scene.throws("R", "fight").throws("Y", "bite").leaves("B")
    assert left.told(events.RoundThrown)[0].dropped == (Y,)
    assert left.outcome is not None
    assert left.outcome.ranks == ((R,), (Y,), (G,), (B,))


def test_who_is_left_of_the_tied_has_won() -> None:
    scene = tied_three().leaves("B").leaves("R")
    assert scene.outcome is not None
    assert (scene.outcome.ranks, scene.outcome.reason) == (((Y,), (G,), (R,), (B,)), "throws")
