"""Laws that only Stratego needs: refusals, imagined worlds, ways to end, and a thousand games of each preset."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from engine.core.replay import play_on, playout
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.stratego import movement, resample, stratego
from engine.games.stratego.actions import Move
from engine.games.stratego.board import (
    DOWN,
    EMPTY,
    LAKE,
    LEFT,
    NAMES,
    NEIGHBOURS,
    OWNER,
    RIGHT,
    UP,
    exits_by_square,
    exits_of,
    side_of_piece,
)
from engine.games.stratego.state import ANNOUNCED, RAN, Play, State
from tests.conformance.laws import LAWS
from tests.conformance.random_play import audiences, choose_by_kind, rng_of, start, walk
from tests.conformance.stratego import STRATEGO, setting
from tests.conformance.subject import Setting

PRESETS = ("house", "classic", "tournament", "old_us")
ARMIES = ("full", "barrage", "duel")

every_setting = pytest.mark.parametrize("setting", STRATEGO.settings, ids=lambda setting: setting.name)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("lot", range(10))
def test_a_thousand_games_of_each_preset_keep_every_law(preset: str, lot: int) -> None:
    settings = [*(setting(preset, army) for army in ARMIES), *(odd for odd in STRATEGO.settings if preset in odd.name)]
    rarely = replace(STRATEGO, is_sampled=lambda number, _, step: bool(step.state.ending) or number % 97 == 0)
    for seed in range(100 * lot, 100 * (lot + 1)):
        for moment in walk(rarely, settings[seed % len(settings)], seed):
            for law in LAWS.values():
                law(moment)


@every_setting
def test_a_move_is_refused_for_a_reason_exactly_when_it_is_not_offered(setting: Setting) -> None:
    everything = [Move(one, other) for one in NAMES for other in NAMES]
    for moment in islice(walk(STRATEGO, setting, 1), 5, None, 6):
        state, play = moment.state, moment.state.play
        if play is None or play.rescuer or state.ending:
            continue
        for side in (0, 1):
            allowed = {move for move in everything if movement.refusal(state.rules, play, side, move) is None}
            offered = movement.legal_plies(state.rules, play, side)
            assert len(offered) == len(set(offered))
            assert allowed == set(offered)
            assert movement.can_move(state.rules, play, side) == bool(offered)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_end_in_every_way_and_pass_their_audit(preset: str) -> None:
    reasons = Counter[str]()
    for seed in range(16):
        options = stratego.codec.parse_options({"preset": preset, "army": ("full", "barrage", "duel")[seed % 3]})
        state = playout(stratego, options, roster(1, 1), rng_of("ends", preset, seed), choose_by_kind(STRATEGO.avoids))
        stratego.audit(state)
        outcome = stratego.outcome(state)
        assert outcome is not None
        assert sorted(team for rank in outcome.ranks for team in rank) == [0, 1]
        reasons[outcome.reason] += 1
    assert {"flag", "quiet"} <= set(reasons)


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
    imagined = setting("house", army)
    for moment in islice(walk(STRATEGO, imagined, 1), 30):
        state = moment.state
        if state.play is None or state.ending:
            continue
        for audience in audiences(imagined):
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


@every_setting
@pytest.mark.parametrize("tries", [resample.MAX_TRIES, 0])
def test_worlds_that_look_alike_are_imagined_alike(
    setting: Setting, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resample, "MAX_TRIES", tries)
    for moment in walk(STRATEGO, setting, 3):
        state, rng = moment.state, moment.rng
        for audience in audiences(setting):
            other = stratego.resample(state, audience, Rng(rng.key, 100_000))
            stratego.audit(other)
            assert stratego.resample(other, audience, rng) == stratego.resample(state, audience, rng)


def test_play_on_reaches_the_end_from_a_saved_state() -> None:
    setting = STRATEGO.settings[0]
    state = start(stratego, setting, 4).state
    turns = list(play_on(stratego, state, Rng(bytes(32)), limit=setting.bound))
    middle = stratego.codec.load_state(stratego.codec.dump_state(turns[len(turns) // 2].step.state))
    assert middle == turns[len(turns) // 2].step.state


@every_setting
def test_exits_are_carried_on_as_the_board_has_them_and_are_not_stored(setting: Setting) -> None:
    for moment in walk(STRATEGO, setting, 2):
        play = moment.state.play
        assert b"exits" not in stratego.codec.dump_state(moment.state)
        if play is not None:
            assert play.exits == exits_of(play.board)
            assert all(
                through_side(play, side, square) == exits_by_square(play.exits[side])[square]
                for side in (0, 1)
                for square in range(100)
            )


def through_side(play: Play, side: int, square: int) -> int:
    """Look around a square: through which of its sides a piece of the side could leave it."""
    sides = {10: UP, 1: RIGHT, -10: DOWN, -1: LEFT}
    free = (near for near in NEIGHBOURS[square] if OWNER[play.board[near]] != side)
    return sum(sides[near - square] for near in free)
