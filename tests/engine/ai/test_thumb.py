"""The player by rules of thumb: what appeals most, moved a little by chance."""

from collections.abc import Sequence

from engine.ai.player import SeatKnowledge, decide
from engine.ai.thumb import RulesOfThumb
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.engine.ai.tiny_games import Path, Turn, tree_game

GAME = tree_game(Turn((0,), {"left": (1.0,), "middle": (1.0,), "right": (1.0,)}))


def chosen(ratings: Sequence[float], spread: float, seed: int = 0) -> str:
    player = RulesOfThumb[Path, str, tuple[int, str], Path](lambda _view, _actions: ratings, spread=spread)
    knowledge = SeatKnowledge(GAME, (), Seat(0), Rng(bytes(32)))
    return decide(player, knowledge, Rng(bytes([seed]) * 32), effort=1)


def test_what_appeals_most_is_taken() -> None:
    assert [chosen(ratings, 0.0) for ratings in ((3, 2, 1), (1, 3, 2), (1, 2, 3))] == ["left", "middle", "right"]


def test_chance_decides_among_what_appeals_alike_and_never_beyond_the_spread() -> None:
    assert {chosen((1.0, 1.0, 0.0), 0.9, seed) for seed in range(40)} == {"left", "middle"}
