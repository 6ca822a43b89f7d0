"""Laws that only Fight, Flight, Bite needs: matches that seats leave, and pending throws."""

from collections.abc import Iterator

import pytest

from engine.core.replay import choose_random_index
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite import stages
from tests.conformance.fight_flight_bite import FIGHT_FLIGHT_BITE
from tests.conformance.laws import LAWS, Law, parametrised
from tests.conformance.random_play import Moment, audiences, choose_by_kind, rng_of, start, walk
from tests.conformance.subject import Setting

SEEDS = (0, 1)
LEAVES_AFTER = (3, 25)
"""The first to leave does so after so many actions; the next after as many again."""

LEFT = ("usual-3", "usual-4", "locked-3", "locked-4", "near-4")
of_many = pytest.mark.parametrize(
    "setting",
    [setting for setting in FIGHT_FLIGHT_BITE.settings if setting.name in LEFT],
    ids=lambda setting: setting.name,
)


def walk_with_leavers(setting: Setting, seed: int) -> Iterator[Moment]:
    """Play one match in which a seat leaves now and then, whoever is to act, as long as two stay."""
    step = start(game, setting, seed)
    state, knowledge = step.state, FIGHT_FLIGHT_BITE.knowledge()
    knowledge.note(state, step.events)
    rng = rng_of("leavers", setting.name, seed)
    choose = choose_by_kind(FIGHT_FLIGHT_BITE.avoids) if seed % 2 else choose_random_index
    wait, rng = rng.choice(LEAVES_AFTER)
    for number in range(setting.bound):
        if number and number % wait == 0 and len(state.order) - len(state.gone) > 2 and game.to_act(state):
            seat, rng = rng.choice([seat for seat in state.order if seat not in state.gone])
            left = game.leave(state, seat)
            state = left.state
            knowledge.note(state, left.events)
        chance = rng_of("law", setting.name, seed, number)
        acting = sorted(game.to_act(state))
        if not acting:
            yield Moment(FIGHT_FLIGHT_BITE, setting, number, state, None, None, None, knowledge, chance)
            return
        seat, rng = rng.choice(acting)
        offered = game.legal(state, seat)
        index, rng = choose(offered, rng)
        step = game.apply(state, seat, offered[index])
        yield Moment(FIGHT_FLIGHT_BITE, setting, number, state, seat, offered[index], step, knowledge, chance)
        state = step.state
        knowledge.note(state, step.events)
    raise AssertionError("the match does not end")


@of_many
@parametrised(LAWS)
def test_law_with_leavers(law: Law, setting: Setting) -> None:
    for seed in SEEDS:
        for moment in walk_with_leavers(setting, seed):
            law(moment)


@pytest.mark.parametrize("name", ["usual-2", "locked-3", "usual-4"])
def test_a_pending_throw_may_be_any_in_the_worlds_of_everybody_but_its_author(name: str) -> None:
    setting = next(setting for setting in FIGHT_FLIGHT_BITE.settings if setting.name == name)
    waiting = [
        moment.state
        for moment in walk(FIGHT_FLIGHT_BITE, setting, 1)
        if isinstance(moment.state.stage, stages.Throwing) and any(moment.state.stage.duel.thrown)
    ]
    assert waiting
    for state in waiting[:3]:
        (author,) = {state.turn.seat, state.stage.duel.defender} - game.to_act(state)
        for audience in audiences(setting):
            thrown = {
                game.resample(state, audience, Rng(bytes(32), 1_000 * number)).stage.duel.thrown
                for number in range(400)
            }
            choices = 27 if state.rules.rethrow == "locked" else 3
            assert len(thrown) == (1 if audience == author else choices)


def test_throws_are_asked_of_several_at_once_and_of_nobody_twice() -> None:
    met = set[int]()
    for setting in FIGHT_FLIGHT_BITE.settings:
        for moment in walk(FIGHT_FLIGHT_BITE, setting, 1):
            if isinstance(moment.state.stage, stages.Throwing | stages.ThrowingFinal):
                acting = game.to_act(moment.state)
                met.add(len(acting))
                if moment.step is not None and len(acting) > 1:
                    assert game.to_act(moment.step.state) == acting - {Seat(moment.seat or 0)}
    assert met >= {1, 2}
