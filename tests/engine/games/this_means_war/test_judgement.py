"""How good a position is thought to be, and what follows from it for a computer player."""

from math import log

from engine.ai.player import SeatKnowledge, decide
from engine.ai.search import Search
from engine.core.rng import Rng
from engine.games.this_means_war import actions, this_means_war
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.judgement import HELD, JUDGE, candidates, evaluate, is_settled, is_settled_later, prior
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def chance(scenario: Scenario, name: str = "J") -> float:
    return evaluate(scenario.state)[seat(name)]


def choice(scenario: Scenario, effort: int = 120) -> actions.Action:
    who, rng = seat(scenario.asks[0]), Rng(bytes(32))
    return decide(Search(JUDGE), SeatKnowledge(this_means_war, scenario.state, who, rng), rng, effort=effort)


def likely(scenario: Scenario) -> dict[actions.Action, float]:
    who = seat(scenario.asks[0])
    listed = this_means_war.legal(scenario.state, who)
    return dict(zip(listed, prior(scenario.state, who, listed), strict=True))


def test_worth_rises_with_the_own_base_and_falls_with_a_rivals() -> None:
    level = chance(given(J="m107", S="m107"))
    assert chance(given(J="m107", S="m107", J_base={"city": 20})) > level
    assert chance(given(J="m107", S="m107", J_base={"lab": 3})) > level
    assert chance(given(J="m107", S="m107", S_base={"city": 20})) < level


def test_having_the_turn_is_an_advantage() -> None:
    equal = given(J="m107", S="m107")
    assert chance(equal) > 0.5
    assert chance(equal) + chance(equal, "S") == 1
    assert chance(given(active="S", J="m107", S="m107")) == chance(equal, "S")


def test_a_base_is_worth_most_a_point_where_it_is_soon_razed_or_has_soon_won() -> None:
    def gain(city: int) -> float:
        """How much better the odds are with two more points of CITY."""
        before, after = (chance(given(J="m107", S="m107", J_base={"city": city + more})) for more in (0, 2))
        return log(after / (1 - after)) - log(before / (1 - before))

    assert gain(2) > gain(20)
    assert gain(46) > gain(20)


def test_a_card_that_ends_it_is_worth_more_than_any_other() -> None:
    def chances(card: str) -> list[float]:
        bases = ({"city": 4, "wall": 0}, {"city": 15, "wall": 6})
        return [chance(given(J=card, S="eureka", S_base=base)) for base in bases]

    (razes, strikes), (only_builds, builds) = chances("standard-formation"), chances("trench-network")
    assert razes / only_builds > strikes / builds
    near, far = (chance(given(J="tent-quarter", S="eureka", J_base={"city": city})) for city in (46, 45))
    assert near - far > far - chance(given(J="tent-quarter", S="eureka", J_base={"city": 44}))


def test_every_card_has_a_worth() -> None:
    assert set(HELD) == set(BY_KEY)


def test_worth_knows_a_win_and_a_loss() -> None:
    over = given().leaves("S")
    assert evaluate(over.state) == (1, 0)
    assert chance(given(3).leaves("S"), "S") == 0


def test_a_hand_is_worth_what_can_be_paid_of_it() -> None:
    rich = chance(given(J="m107", S="m107", S_base={"ammo": 0}))
    poor = chance(given(J="m107", S="m107", J_base={"ammo": 0}))
    assert rich > 0.5 > poor
    assert chance(given(J="sabotage", S="mortar-pit")) > chance(given(J="signals-desk", S="mortar-pit"))


def test_chances_of_four_add_up_to_one() -> None:
    assert abs(sum(evaluate(given(4).state)) - 1) < 1e-9


def test_it_looks_no_further_than_the_end_of_the_turn() -> None:
    begun = given(J="eureka", S="m107")
    assert not is_settled(begun.state, begun.plays("J", "eureka").state)
    assert is_settled(begun.state, begun.plays("J", "eureka").all_pass().state)


def test_a_patient_judge_looks_to_the_end_of_the_next_own_turn() -> None:
    def turns(scenario: Scenario) -> int:
        """How many turns more it takes, if nobody does anything but recycle."""
        state, begun = scenario.state, scenario.state.table.turn
        while not is_settled_later(scenario.state, state):
            (who,) = this_means_war.waiting_seats(state)
            state = this_means_war.apply(state, who, this_means_war.fallback(state, who)).state
        return state.table.turn - begun

    assert turns(given()) == 3
    assert turns(given(4)) == 5
    assert turns(given(J="m107").plays("J", "m107", "S")) == 2
    assert turns(given(4, J="prefab-blocks").plays("J", "prefab-blocks").passes("S")) == 3


def test_passing_is_likelier_than_any_answer() -> None:
    asked = likely(given(J="m107", S="sabotage latest-intel network-hack").plays("J", "m107", "S"))
    assert len(asked) > 3
    assert max(asked, key=asked.__getitem__) == actions.Pass()


def test_a_blow_is_tried_before_a_recycled_card_and_that_before_a_mulligan() -> None:
    orders = likely(given(J="m107 eureka", S="eureka"))
    strike, recycled = actions.Play("m107", seat("S")), actions.Recycle("eureka")
    assert orders[strike] > orders[recycled] > orders[actions.Mulligan()]


def considered(scenario: Scenario) -> set[actions.Action]:
    who = seat(scenario.asks[0])
    return {*candidates(scenario.state, who, this_means_war.legal(scenario.state, who))}


def test_in_an_own_turn_every_play_and_the_least_card_to_recycle_are_candidates() -> None:
    assert considered(given(J="m107 sabotage mass-levy")) == {
        actions.Play("m107", seat("S")),
        actions.Play("mass-levy"),
        actions.Recycle("mass-levy"),
    }


def test_every_answer_is_a_candidate_and_of_cards_to_discard_the_least_alone() -> None:
    asked = given(J="warning-shots sandbag-line sabotage mass-levy", S="sabotage counter-strike emergency-drill")
    answers = asked.plays("J", "warning-shots", "S")
    assert considered(answers) == {*this_means_war.legal(answers.state, seat("S"))}
    assert considered(asked.plays("J", "sandbag-line").passes("S")) == {actions.Discard("mass-levy")}


def test_a_resource_is_worth_less_the_more_there_is_of_it() -> None:
    def gain(labor: int) -> float:
        more, less = (chance(given(J="m107", S="m107", J_base={"labor": labor + add})) for add in (3, 0))
        return log(more / (1 - more)) - log(less / (1 - less))

    assert gain(0) > gain(6) > gain(16) > 0


def test_it_takes_the_win_that_is_there() -> None:
    razed = given(
        J="experimental-sniper capital-project", S="m107", J_base={"city": 4, "wall": 0}, S_base={"city": 3, "wall": 0}
    )
    assert choice(razed) == actions.Play("experimental-sniper", seat("S"))
    assert choice(given(J="experimental-sniper tent-quarter", J_base={"city": 48})) == actions.Play("tent-quarter")


def test_it_saves_itself_with_an_answer() -> None:
    scenario = given(J="experimental-sniper", S="sabotage latest-intel", S_base={"city": 3})
    assert choice(scenario.plays("J", "experimental-sniper", "S")) == actions.Play("sabotage", order=0)
