"""What points are worth, what a search may see, and what it does in positions where a person knows what is right."""

import pytest

from engine.ai.player import SeatKnowledge, decide
from engine.ai.search import Search
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea, judgement
from engine.games.air_land_sea.actions import Action, Deploy, Flip, Improvise, SwapCard, Withdraw
from engine.games.air_land_sea.prospects import win_chance
from engine.games.air_land_sea.state import State
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given

RED = Seat(0)

TheatersJudge = Judge[State, Action]

both_judges = pytest.mark.parametrize(
    "judge", [judgement.JUDGE, judgement.ESTIMATING_JUDGE], ids=["to the end", "estimating"]
)


def chosen(judge: TheatersJudge, scenario: Scenario, seed: int = 0, effort: int = 150) -> Action:
    (seat,) = air_land_sea.to_act(scenario.state)
    imagination = SeatKnowledge(air_land_sea, scenario.state, seat, Rng(seed.to_bytes(32, "big")))
    return decide(Search(judge), imagination, Rng(seed.to_bytes(32, "little")), effort=effort)


def test_points_are_worth_more_near_the_target() -> None:
    def race(ours: int, theirs: int) -> float:
        return judgement.race(ours, theirs, beginner=False)

    assert race(12, 12) == pytest.approx(0.5)
    assert race(6, 12) == pytest.approx(1 - race(12, 6))
    assert 0.5 < race(10, 12) < race(8, 12) < race(6, 12) < race(2, 12) < 1
    assert race(2, 6) - race(4, 6) > race(8, 12) - race(10, 12)
    assert race(2, 2) == pytest.approx(0.5)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    assert judgement.evaluate(given(points=(6, 0)).state) == pytest.approx(
        (judgement.race(6, 12, beginner=False), judgement.race(12, 6, beginner=False))
    )
    assert judgement.evaluate(air_land_sea.leave(given().state, RED).state) == (0, 1)


def test_beginners_and_single_battles_are_judged_by_battles() -> None:
    assert judgement.evaluate(given(scoring="beginner", target=3, points=(2, 2)).state) == pytest.approx((0.5, 0.5))
    assert judgement.evaluate(given(scoring="beginner", target=3, points=(2, 1)).state)[0] == pytest.approx(0.75)


def test_an_estimate_is_between_the_values_of_winning_and_losing_the_battle() -> None:
    leading = given(red={"air": "A6", "land": "L6"}, blue={"air": "A1"}, red_hand="S6", blue_hand="L1", points=(2, 5))
    estimated = judgement.estimate(leading.state)
    assert estimated is not None
    assert sum(estimated) == pytest.approx(1)
    lost, won = (judgement.race(10 - ours, 7 - theirs, beginner=False) for ours, theirs in ((0, 6), (6, 0)))
    assert (lost + won) / 2 < estimated[0] < won
    assert judgement.estimate(given(red_hand="A2", blue_hand="L1", points=(11, 11), target=12).state) is not None


@pytest.mark.parametrize("scoring", ["standard", "beginner"])
def test_in_a_single_battle_the_estimate_is_the_chance_to_win_it(scoring: str) -> None:
    for position in (given(target=0, scoring=scoring, red={"air": "A6"}), given(target=0, scoring=scoring)):
        chance = win_chance(position.state.table)
        assert judgement.estimate(position.state) == pytest.approx((chance, 1 - chance))


def test_there_is_no_estimate_in_the_middle_of_an_ability() -> None:
    asked = given(blue={"air": "A6"}, red_hand="L2 L1", blue_hand="S1").deploys("L2", "land")
    assert asked.state.decisions
    assert judgement.estimate(asked.state) is None
    assert judgement.ESTIMATING_JUDGE.playout is not None


def test_a_search_looks_no_further_than_the_battle() -> None:
    start = given(red_hand="A6", blue_hand="L6")
    after = start.deploys("A6", "air")
    assert not judgement.is_settled(start.state, after.state)
    assert judgement.is_settled(start.state, after.deploys("L6", "land").state)
    assert judgement.is_settled(start.state, after.withdraws().state)


def test_cards_that_are_played_facedown_look_alike_to_the_enemy_alone() -> None:
    state = dealt(seed=1, sizes=(2, 2)).state
    one, other = (Improvise(card, 0) for card in ("air-1", "air-2"))
    enemy, member = state.table.sides[1][0], state.table.sides[0][1]
    assert judgement.observe(state, RED, one, enemy) == judgement.observe(state, RED, other, enemy)
    assert judgement.observe(state, RED, one, member) != judgement.observe(state, RED, other, member)
    swaps = [judgement.observe(state, RED, SwapCard(card), member) for card in ("air-1", "air-2")]
    assert swaps[0] == swaps[1]


def test_a_card_that_is_turned_over_comes_to_light() -> None:
    seen = {
        judgement.observe(given(blue={"air": f"({card})"}).state, RED, Flip(0, 1), RED) for card in ("A6", "L6", "S6")
    }
    assert len(seen) == 3


@pytest.mark.parametrize(("weak", "strong"), [("air-1", "land-4"), ("diplomacy-1", "intelligence-3")])
def test_support_and_envoy_are_played_faceup_for_what_they_add_next_to_them(weak: str, strong: str) -> None:
    plays = [Deploy(strong, 0, "match"), Deploy(weak, 1, "match"), Withdraw()]
    drawn = iter((0, 1))
    assert judgement.playout(given().state, RED, plays, lambda _: next(drawn)) == plays[1]
    assert judgement.prior(given().state, RED, plays)[1] > judgement.prior(given().state, RED, plays)[0]


@both_judges
def test_it_wins_the_battle_where_it_can(judge: TheatersJudge) -> None:
    won = given(red={"air": "A5"}, blue={"land": "L3", "sea": "(S2)"}, red_hand="S6", blue_hand="", points=(6, 6))
    assert chosen(judge, won) == Deploy("sea-6", 2)


@both_judges
def test_it_withdraws_from_a_lost_battle_while_that_is_cheap(judge: TheatersJudge) -> None:
    lost = given(
        red={"air": "A1"},
        blue={"air": "A5", "land": "L6", "sea": "S6"},
        red_hand="A2 L1",
        blue_hand="A4",
        first="red",
    )
    assert chosen(judge, lost) == Withdraw()


@both_judges
def test_it_fights_on_where_withdrawing_loses_the_match(judge: TheatersJudge) -> None:
    lost = given(
        red={"air": "A1"},
        blue={"air": "A5", "land": "L6"},
        red_hand="S6 L1",
        blue_hand="A4",
        points=(0, 9),
    )
    assert {type(chosen(judge, lost, seed)) for seed in range(3)} <= {Deploy, Improvise}


@both_judges
def test_it_stays_in_a_battle_that_it_is_winning(judge: TheatersJudge) -> None:
    won = given(red={"air": "A6", "land": "L6"}, blue={"air": "A1"}, red_hand="S6 S5", blue_hand="L1 L2")
    assert {type(chosen(judge, won, seed)) for seed in range(3)} <= {Deploy, Improvise}


@both_judges
@pytest.mark.parametrize("sizes", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_it_plays_epic_battles_of_teams_to_their_end(sizes: tuple[int, int], judge: TheatersJudge) -> None:
    state, rng = dealt(sizes=sizes, mode="epic", edition="revised").state, Rng(bytes(32))
    player, battle = Search(judge), state.battle
    while (acting := sorted(air_land_sea.to_act(state))) and state.battle == battle:
        imagination = SeatKnowledge(air_land_sea, state, acting[0], rng)
        action = decide(player, imagination, rng, effort=2)
        _, rng = rng.below(2)
        state = air_land_sea.apply(state, acting[0], action).state
    assert sum(state.points) > 0
