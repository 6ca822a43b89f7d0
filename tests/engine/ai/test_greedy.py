"""The greedy player: what looks best a little later, chosen without a look at what its seat may not know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.ai.greedy import Foresight, Greedy
from engine.ai.player import SeatKnowledge, decide
from engine.core.game import Game, Step
from engine.core.judge import Draw, choose_random_action
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.judgement import JUDGE, candidates, is_settled_later
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

PLAYER = Greedy[State, Action, Event, View](JUDGE)
CHANCE = Rng(bytes(32))


def chosen(scenario: Scenario) -> Action:
    imagination = SeatKnowledge(this_means_war, scenario.state, seat(scenario.asks[0]), CHANCE)
    return decide(PLAYER, imagination, CHANCE, effort=1)


def test_it_takes_the_win_that_is_there() -> None:
    scenario = given(J="experimental-sniper capital-project", S_base={"city": 3, "wall": 0})
    assert chosen(scenario) == Play("experimental-sniper", seat("S"))
    scenario = given(J="experimental-sniper tent-quarter", J_base={"city": 48})
    assert chosen(scenario) == Play("tent-quarter")


def test_it_saves_itself_with_an_answer() -> None:
    scenario = given(J="experimental-sniper", S="sabotage latest-intel", S_base={"city": 3})
    assert chosen(scenario.plays("J", "experimental-sniper", "S")) == Play("sabotage", order=0)


def test_it_passes_where_an_answer_would_serve_nobody() -> None:
    scenario = given(J="prefab-blocks", S="frogman-team", J_base={"wall": 0}).plays("J", "prefab-blocks")
    assert chosen(scenario) == Pass()


def test_it_looks_through_an_order_that_brings_about_another() -> None:
    scenario = given(J="warning-shots long-reach-missile", S_base={"city": 9, "wall": 0})
    assert chosen(scenario) == Play("warning-shots", seat("S"))


def test_in_later_rounds_it_tries_only_what_came_out_better() -> None:
    tried: list[Action] = []

    def apply_listed(state: State, who: Seat, action: Action) -> Step[State, Event]:
        if isinstance(action, Play | Recycle | Mulligan) and who == seat("J") and state.table.turn == 1:
            tried.append(action)
        return this_means_war.apply_listed(state, who, action)

    scenario = given(J="experimental-sniper trench-network eureka", S_base={"city": 3, "wall": 0})
    game = replace(this_means_war, apply_listed=apply_listed)
    imagination = SeatKnowledge(game, scenario.state, seat("J"), CHANCE)
    halving = Greedy[State, Action, Event, View](JUDGE, rounds=3)
    assert decide(halving, imagination, CHANCE, effort=12) == Play("experimental-sniper", seat("S"))
    numbers = Counter(tried)
    assert len(numbers) == 7
    assert numbers[Mulligan()] == 4
    assert numbers[Play("experimental-sniper", seat("S"))] == 4 + 7 + 14


def guarded(world: State) -> Game[WarOptions, State, Action, Event, View]:
    """The game, but an action that is tried in the world as it is fails."""

    def apply_listed(state: State, who: Seat, action: Action) -> Step[State, Event]:
        assert state.table.rng.key != world.table.rng.key
        return this_means_war.apply_listed(state, who, action)

    return replace(this_means_war, apply_listed=apply_listed)


def test_it_tries_actions_only_in_imagined_worlds() -> None:
    scenario = given(J="eureka m107 tried-and-true", S="network-hack", discard_pile="m107")
    for asked in (
        scenario,
        scenario.plays("J", "m107", "S"),
        scenario.plays("J", "eureka").plays("S", "network-hack", "J"),
    ):
        who = seat(asked.asks[0])
        imagination = SeatKnowledge(guarded(asked.state), asked.state, who, CHANCE)
        assert decide(PLAYER, imagination, CHANCE, effort=2) in this_means_war.legal(asked.state, who)


def test_where_there_is_no_choice_it_looks_no_further() -> None:
    scenario = given(J="m107").plays("J", "m107", "S")
    player = Greedy[State, Action, Event, View](replace(JUDGE, evaluate=lambda state: (1 / 0 * state.table.turn,)))
    assert decide(player, SeatKnowledge(this_means_war, scenario.state, seat("S"), CHANCE), CHANCE, effort=1) == Pass()


def test_it_goes_on_by_the_playout_of_a_judge_that_has_one() -> None:
    played: list[Seat] = []

    def playout(state: State, who: Seat, actions: Sequence[Action], draw: Draw) -> Action:
        played.append(who)
        return choose_random_action(state, who, actions, draw)

    scenario = given(J="experimental-sniper prefab-blocks", S="sabotage")
    player = Greedy[State, Action, Event, View](replace(JUDGE, playout=playout))
    imagination = SeatKnowledge(this_means_war, scenario.state, seat("J"), CHANCE)
    assert decide(player, imagination, CHANCE, effort=3) in imagination.actions
    assert {seat("J"), seat("S")} >= set(played) > set()


def over_or_level(state: State) -> tuple[float, ...]:
    """A worth that tells no positions apart until the match is over."""
    ending = state.table.ending
    return (0.5, 0.5) if ending is None else tuple(float(each in ending.winners) for each in (0, 1))


def test_with_foresight_it_expects_rivals_to_take_what_is_worth_most_to_them() -> None:
    scenario = given(J="eureka deflector-array", J_base={"city": 10, "wall": 0}, deck="m107 m107", whole_deck=False)
    imagination = SeatKnowledge(this_means_war, scenario.state, seat("J"), CHANCE)
    near = replace(JUDGE, evaluate=over_or_level)
    far = replace(near, is_settled=is_settled_later)
    quick = Greedy[State, Action, Event, View](far)
    foreseeing = Greedy[State, Action, Event, View](far, foresight=Foresight(judge=near, candidates=candidates))
    assert decide(quick, imagination, CHANCE, effort=1) == Play("eureka")
    assert decide(foreseeing, imagination, CHANCE, effort=1) == Play("deflector-array")
