"""The laws of the house on Stratego: a game is long, so they look at some of its positions and not at all.

`--slow` plays a thousand games of each preset under every law.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.playout import choose_any, play_on, playout
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.stratego import movement, stratego
from engine.games.stratego.actions import Move, Ready
from engine.games.stratego.board import EMPTY, LAKE, NAMES, side_of_piece
from engine.games.stratego.state import ANNOUNCED, RAN, State
from tests.conformance.laws import LAWS, Law, agree, nothing_else_applies, parametrised, rng_for, twin_of
from tests.conformance.subject import Setting
from tests.conformance.walk import Moment, audiences, keen, rng_of, start
from tests.games.stratego.subject import STRATEGO

PRESETS = ("house", "classic", "tournament", "old_us")
SET_UP = 10
"""Actions that a walk spends on arranging before both sides say that they are ready."""

every_setting = pytest.mark.parametrize("setting", STRATEGO.settings, ids=lambda setting: setting.name)


def glimpses(setting: Setting, seed: int, every: int) -> Iterator[Moment]:
    """Walk through one match and stop at the set-up, at every so many plies, at each rescue, and at the end.

    Even seeds take any action, odd ones agree to no draw.
    """
    step = start(stratego, setting, seed)
    state, witness, stops, ready = step.state, STRATEGO.witness(), 0, 0
    witness.note(state, step.events)
    choose = keen(STRATEGO.shuns) if seed % 2 else choose_any
    rng = rng_of("glimpses", setting.name, seed)
    for number in range(setting.bound):
        acting = sorted(stratego.to_act(state))
        if not acting:
            break
        seat, rng = rng.choice(acting)
        offered = stratego.legal(state, seat)
        index, rng = choose(offered, rng)
        if state.play is None and number > SET_UP:
            ready = next(ready for ready in acting if not state.setup.ready[int(ready != state.red)])
            seat, index, offered = Seat(ready), 0, (Ready(),)
        step = stratego.apply(state, seat, offered[index])
        if state.play is None or state.play.rescuer or number % every == seed % every or step.state.ending:
            chance = rng_of("law", setting.name, seed, number)
            yield Moment(STRATEGO, setting, stops, state, seat, offered[index], step, witness, chance)
            stops += 1
        state = step.state
        witness.note(state, step.events)
    yield Moment(STRATEGO, setting, 0, state, None, None, None, witness, rng_of("law", setting.name, seed, "end"))


def steps_look_alike(moment: Moment) -> None:
    """The law of that name, but for a step after which a side has no move in one of the worlds: that is news to all."""
    if moment.step is None or moment.seat is None:
        return
    for audience in audiences(moment.setting):
        world = stratego.resample(moment.state, audience, rng_for(moment, audience))
        twin = twin_of(world, moment, audience)
        if twin is None:
            continue
        here, there = moment.step, stratego.apply(world, moment.seat, twin)
        if {"no_moves", "both_immobile"} & {step.state.ending.reason for step in (here, there) if step.state.ending}:
            continue
        if agree(STRATEGO, here.state, here.events, there.state, there.events, audience):
            assert stratego.view(here.state, audience) == stratego.view(there.state, audience)


STRATEGO_LAWS: dict[str, Law] = {**LAWS, "steps_look_alike": steps_look_alike}


@every_setting
@parametrised(STRATEGO_LAWS)
def test_law(law: Law, setting: Setting) -> None:
    for moment in glimpses(setting, 1, every=29):
        law(moment)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("lot", range(10))
def test_a_thousand_games_of_each_preset_keep_every_law(preset: str, lot: int) -> None:
    settings = [setting for setting in STRATEGO.settings if setting.name.startswith(preset)]
    for seed in range(100 * lot, 100 * (lot + 1)):
        for moment in glimpses(settings[seed % len(settings)], seed, every=97):
            for law in STRATEGO_LAWS.values():
                law(moment)


@every_setting
def test_actions_of_other_positions_are_refused(setting: Setting) -> None:
    seen = dict.fromkeys(
        action
        for moment in glimpses(setting, 2, every=40)
        for seat in setting.roster.seats
        for action in stratego.legal(moment.state, seat)
    )
    for moment in glimpses(setting, 3, every=150):
        nothing_else_applies(moment, seen)


@every_setting
def test_a_move_is_refused_for_a_reason_exactly_when_it_is_not_offered(setting: Setting) -> None:
    everything = [Move(one, other) for one in NAMES for other in NAMES]
    for moment in glimpses(setting, 1, every=211):
        state, play = moment.state, moment.state.play
        if play is None or play.rescuer or state.ending:
            continue
        for side in (0, 1):
            allowed = {move for move in everything if movement.refusal(state.rules, play, side, move) is None}
            offered = movement.legal_plies(state.rules, play, side)
            assert len(offered) == len(set(offered))
            assert allowed == set(offered)
            assert movement.can_move(state.rules, play, side) == bool(offered)


@every_setting
def test_a_match_of_time_outs_alone_ends(setting: Setting) -> None:
    state = start(stratego, setting, 0).state
    actions = 0
    while acting := sorted(stratego.to_act(state)):
        state = stratego.apply(state, acting[0], stratego.fallback(state, acting[0])).state
        actions += 1
        assert actions < setting.bound
    assert stratego.outcome(state) is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_end_in_every_way_and_pass_their_audit(preset: str) -> None:
    reasons = Counter[str]()
    for seed in range(16):
        options = stratego.codec.parse_options({"preset": preset, "army": ("full", "barrage", "duel")[seed % 3]})
        state = playout(stratego, options, roster(1, 1), rng_of("ends", preset, seed), keen(STRATEGO.shuns))
        stratego.audit(state)
        outcome = stratego.outcome(state)
        assert outcome is not None
        assert sorted(team for rank in outcome.ranks for team in rank) == [0, 1]
        reasons[outcome.reason] += 1
    assert {"flag", "quiet"} <= set(reasons)


def test_walks_get_to_every_kind_of_event() -> None:
    met = {
        type(event).__name__
        for setting in STRATEGO.settings
        for seed in (1, 2)
        for moment in glimpses(setting, seed, every=1)
        if moment.step
        for event in moment.step.events
    }
    assert met >= STRATEGO.events - STRATEGO.rare - {"SetUpBegan"}


def hidden(state: State, audience: Seat | None) -> list[int]:
    assert state.play is not None
    return [
        piece
        for piece in state.play.board
        if piece not in (EMPTY, LAKE)
        and not state.play.marks[piece] & (ANNOUNCED | RAN)
        and (audience is None or side_of_piece(piece) != int(audience != state.red))
    ]


@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_resampling_gives_every_hidden_piece_other_ranks_and_leaves_what_is_known(army: str) -> None:
    setting = next(setting for setting in STRATEGO.settings if setting.name == f"house-{army}")
    for moment in glimpses(setting, 1, every=37):
        state = moment.state
        if state.play is None or state.ending:
            continue
        for audience in audiences(setting):
            unknown = hidden(state, audience)
            reached: dict[int, set[int]] = {piece: set() for piece in unknown}
            for number in range(40):
                world = stratego.resample(state, audience, Rng(moment.rng.key, number * 100_000))
                assert world.play is not None
                for piece in state.play.board:
                    if piece in reached:
                        reached[piece].add(world.play.kinds[piece])
                    elif piece not in (EMPTY, LAKE):
                        assert world.play.kinds[piece] == state.play.kinds[piece]
            still = [piece for piece, kinds in reached.items() if len(kinds) == 1]
            assert len(still) <= len(unknown) / 4 + 4, (audience, still, unknown)


def test_play_on_reaches_the_end_from_a_saved_state() -> None:
    setting = STRATEGO.settings[0]
    state = start(stratego, setting, 4).state
    turns = list(play_on(stratego, state, Rng(bytes(32)), limit=setting.bound))
    middle = stratego.codec.load_state(stratego.codec.dump_state(turns[len(turns) // 2].step.state))
    assert middle == turns[len(turns) // 2].step.state
