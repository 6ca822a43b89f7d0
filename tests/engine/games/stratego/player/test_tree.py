"""The board of the search: it plays as the engine does, takes everything back, and sees what is coming."""

import pytest

from engine.ai.dice import Dice
from engine.core.rng import Rng
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move, Ready
from engine.games.stratego.board import EMPTY, SQUARES
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.player.facts import read_facts
from engine.games.stratego.player.tree import Board, Values, kind_values, secrecy
from engine.games.stratego.state import State
from tests.engine.games.stratego.player.positions import announced
from tests.engine.games.stratego.scenario_builder import Scenario, given

PROMISE = 2.0
"""What an attack on any hidden piece promises here."""


def board_of(state: State, side: int = 0) -> Board:
    facts = read_facts(state, side)
    both = [kind_values(facts.rules, facts.counts[each], facts.counts[1 - each]) for each in (0, 1)]
    hidden, promise = dict.fromkeys(range(82), [0.6] * 12), dict.fromkeys(range(82), [PROMISE] * 12)
    values = Values((both[0], both[1]), (secrecy(both[0]), secrecy(both[1])), hidden, promise)
    return Board(facts, facts.play.kinds, values)


@pytest.mark.parametrize("preset", ["house", "classic", "tournament", "old_us"])
@pytest.mark.parametrize("army", ["full", "barrage"])
def test_it_plays_as_the_engine_does(preset: str, army: str) -> None:
    state = stratego.new(StrategoOptions(preset=preset, army=army), stratego.rosters(None)[0], Rng(bytes(32))).state  # type: ignore[arg-type]
    for seat in (0, 1):
        state = stratego.apply(state, seat, Ready()).state  # type: ignore[arg-type]
    dice = Dice(Rng(bytes(32)))
    while acting := sorted(stratego.to_act(state)):
        (seat,) = acting
        play = state.play
        assert play is not None
        actions = [action for action in stratego.legal(state, seat) if isinstance(action, Move)]
        if not actions:
            state = stratego.apply(state, seat, stratego.fallback(state, seat)).state
            continue
        action = dice.choice(actions)
        board = board_of(state)
        before = (bytes(board.cells), list(board.at), list(board.public), board.score)
        undo = board.play(play.board[SQUARES[action.start]], SQUARES[action.end])
        state = stratego.apply(state, seat, action).state
        after = state.play
        assert after is not None
        assert bytes(board.cells) == after.board
        stand = [piece for piece in after.board if piece < 82 and piece != EMPTY]
        known = read_facts(state, 0)
        assert [board.public[piece] for piece in stand] == [known.is_public(piece) for piece in stand]
        board.undo(undo)
        assert (bytes(board.cells), board.at, board.public, board.score) == before
        if after.ply > 120:
            return


def worth_of(scenario: Scenario, move: str, depth: int) -> float:
    start, end = (SQUARES[name] for name in move.split())
    board = board_of(scenario.state)
    return board.value_of(board.cells[start], end, depth) - board.score


def test_what_is_taken_back_is_counted() -> None:
    safe = given("classic", red="7 e4", blue="4 e5", red_pile="", blue_pile="")
    risky = given("classic", red="7 e4", blue="4 e5, X e6", red_pile="", blue_pile="")
    assert worth_of(safe, "e4 e5", 0) > 5
    assert worth_of(risky, "e4 e5", 0) < 0


def test_a_threat_is_seen_and_fled_from() -> None:
    scenario = given("classic", red="8 e4, 4 a4", blue="9 e5")
    assert worth_of(scenario, "e4 f4", 2) > worth_of(scenario, "a4 a5", 2) + 10


def test_the_flag_beats_everything() -> None:
    scenario = given("classic", red="2 e9", blue="F e10, 9 f9")
    assert worth_of(scenario, "e9 e10", 2) > 500


def test_an_attack_on_a_hidden_piece_later_on_promises_the_same_in_each_world() -> None:
    """Otherwise a step next to what may be the Flag is worth half a Flag: in that world one would know."""
    flag, bomb = (
        given("classic", red="8 e7, 6 a1", blue=f"{piece} e9, {other} j10, 4 j7", spares=False, ply=99)
        for piece, other in ("FB", "BF")
    )
    assert worth_of(flag, "e7 e8", 2) == worth_of(bomb, "e7 e8", 2) == pytest.approx(PROMISE)
    assert worth_of(announced(bomb, "e9"), "e7 e8", 2) == pytest.approx(0)
