"""Rules 9 read a second time, move by move over the whole history, beside the engine in games that go to and fro."""

from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.games.stratego import movement, stratego
from engine.games.stratego.actions import Move
from engine.games.stratego.board import EMPTY, NEIGHBOURS, SQUARES, side_of_piece
from engine.games.stratego.state import State
from tests.engine.games.stratego.scenario_builder import given, new


def borders(start: int, end: int) -> set[tuple[int, int]]:
    """The borders between squares that a straight step crosses."""
    stride = 10 if (end - start) % 10 == 0 else 1
    low, high = sorted((start, end))
    return {(square, square + stride) for square in range(low, high, stride)}


@dataclass
class Historian:
    """Keeps everything that happened, and looks for series and chases in it by the letter of the rules."""

    limit: int
    boards: list[bytes]
    plies: tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]] = field(default_factory=lambda: ([], []))
    runs: list[int] = field(default_factory=lambda: [0, 0])

    def crosses_again(self, side: int, start: int, end: int) -> bool:
        if not self.limit:
            return False
        piece = self.boards[-1][start]
        recent = self.plies[side][-self.limit :]
        if len(recent) < self.limit or any(moved != piece for moved, _, _ in recent):
            return False
        common = borders(start, end)
        for _, one, other in recent:
            common &= borders(one, other)
        return bool(common)

    def chases_again(self, side: int, start: int, end: int) -> bool:
        board = self.boards[-1]
        run, last = self.runs[side], self.plies[side][-1:]
        after = moved(board, start, end)
        straight_back = bool(last) and (start, end) == (last[0][2], last[0][1])
        before = self.boards[:-1][-(run - 1) :] if run > 1 else []
        return (
            board[end] == EMPTY
            and run >= 2
            and beside_an_enemy(after, side, end)
            and not straight_back
            and after in before
        )

    def note(self, side: int, start: int, end: int, board: bytes) -> None:
        enemy, attack, piece = 1 - side, self.boards[-1][end] != EMPTY, self.boards[-1][start]
        last = self.plies[enemy][-1:]
        fled = any(board[square] == last[0][0] for square in NEIGHBOURS[start]) if last else False
        self.runs[enemy] = self.runs[enemy] + 1 if fled else 0
        if attack:
            self.runs = [0, 0]
        threat = board[end] == piece and beside_an_enemy(board, side, end)
        self.runs[side] = self.runs[side] + 1 if threat else 0
        self.plies[side].append((piece, start, end))
        self.boards.append(board)


def moved(board: bytes, start: int, end: int) -> bytes:
    after = bytearray(board)
    after[start], after[end] = EMPTY, board[start]
    return bytes(after)


def beside_an_enemy(board: bytes, side: int, square: int) -> bool:
    return any(board[near] not in (EMPTY, 255) and side_of_piece(board[near]) != side for near in NEIGHBOURS[square])


def play_to_and_fro(state: State, seed: int, plies: int) -> int:
    """Play with a liking for the piece moved last and for going back; return how many moves repetition barred."""
    assert state.play is not None
    rng, rules, barred = Rng(seed.to_bytes(32, "big")), state.rules, 0
    historian = Historian(rules.two_square, [state.play.board])
    for _ in range(plies):
        play = state.play
        if play is None or state.ending:
            break
        side = play.mover
        moves = movement.legal_plies(rules, replace(play, trails=((), ()), runs=(0, 0)), side)
        expected = []
        for move in moves:
            squares = SQUARES[move.start], SQUARES[move.end]
            again = historian.crosses_again(side, *squares)
            chased = rules.more_squares and historian.chases_again(side, *squares)
            barred += again or chased
            if not (again or chased):
                expected.append(move)
        assert movement.legal_plies(rules, play, side) == expected
        last = play.last[side]
        liked = [move for move in expected if last and SQUARES[move.start] == last[1]]
        whim, rng = rng.below(8)
        move, rng = rng.choice(liked if liked and whim else expected)
        state = stratego.apply(state, state.red ^ side, move).state  # type: ignore[arg-type]  # a seat by its side
        if state.play is not None:
            historian.note(side, SQUARES[move.start], SQUARES[move.end], state.play.board)
    return barred


@pytest.mark.parametrize("two_square", [1, 2, 3, 5])
def test_series_are_found_as_a_reader_of_the_whole_history_finds_them(two_square: int) -> None:
    barred = 0
    for seed in range(6):
        scenario = new("classic", seed, army="duel", two_square=two_square).readies()
        barred += play_to_and_fro(scenario.state, seed, 400)
    assert barred > 5


def test_chases_are_found_as_a_reader_of_the_whole_history_finds_them() -> None:
    barred = 0
    for seed in range(12):
        scenario = given(
            "tournament",
            red="8 e5, 2 f4",
            blue="6 f6, 5 e7",
            two_square=("0", "3")[seed % 2],
        )
        barred += play_to_and_fro(scenario.state, seed, 300)
    assert barred > 5


def test_a_lost_piece_leaves_no_trail() -> None:
    scenario = given("classic", red="5 e5, 5 e3", blue="6 f6").plays(
        "e5 e6", "f6 f5", "e6 e5", "f5 e5", "e3 e4", "e5 e4"
    )
    assert scenario.state.play is not None
    assert scenario.state.play.trails[0] == ()


ROUND = ("e5-e6 f6-f5", "e6-f6 f5-e5", "f6-f5 e5-e6", "f5-e5")
"""A chase once around a corner; Blue's last ply is still to come."""


def test_9_1_example_40_a_fourth_crossing_is_barred_and_other_ways_are_not() -> None:
    scenario = given("tournament", red="6 a4").red_plays("a4 a5", "a5 a4", "a4 a5")
    scenario.refuses("a5 a4", "two_square").allows("a5 a6", "a5 b5")


def test_9_1_example_41_another_piece_in_between_begins_a_new_series() -> None:
    scenario = given("tournament", red="6 a4").red_plays("a4 a5", "a5 a4")
    scenario.passes().passes().red_plays("a4 a5").allows("a5 a4")


def test_9_1_example_42_a_capture_may_be_barred_too() -> None:
    scenario = given("tournament", red="6 a4", blue="5 b4").red_plays("a4 a5", "a5 a4").plays("a4 a5", "b4 a4")
    scenario.refuses("a5 a4", "two_square")


def test_9_1_example_43_the_length_of_a_series_is_a_matter_of_the_preset() -> None:
    given("classic", red="6 a4").red_plays("a4 a5", "a5 a4").refuses("a4 a5", "two_square")
    five = given("house", red="6 a4").red_plays("a4 a5", "a5 a4", "a4 a5", "a5 a4", "a4 a5")
    five.refuses("a5 a4", "two_square")
    many = given("old_us", red="5 a4")
    for _ in range(8):
        many = many.red_plays("a4 a5", "a5 a4")
    many.allows("a4 a5")


def test_9_1_example_44_a_scout_is_shortened_and_not_frozen() -> None:
    scenario = given("tournament", red="2 a2").red_plays("a2 a3", "a3 a2", "a2 a6")
    scenario.allows("a6 a5", "a6 a4", "a6 a3").refuses("a6 a2", "two_square")


def test_9_2_example_45_a_chase_does_not_come_back_to_a_position() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 f6")
    scenario.refuses("e5 e6", "more_squares").allows("e5 f5")
    given("classic", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 f6").allows("e5 e6", "e5 f5")


def test_9_2_example_46_straight_back_is_left_to_the_two_square_rule() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines("e5-f5 f6-e6", "f5-e5 e6-f6").allows("e5 f5")
    scenario.lines("e5-f5 f6-e6").refuses("f5 e5", "two_square")


def test_9_2_example_47_a_new_arrangement_may_be_threatened() -> None:
    given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 e7").allows("e5 e6")


def test_9_2_example_48_a_capture_ends_a_chase() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).passes()
    assert scenario.at("e6") == "B6"
    assert Move("e5", "e6") in scenario.legal
    assert scenario.plays("e5 e6").at("e6") == "R8"
