"""Estimates of the chance to win after moves, by a short search in worlds that are drawn from the belief."""

from collections.abc import Sequence
from math import exp
from statistics import fmean

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.games.stratego.actions import Action, Move
from engine.games.stratego.board import SQUARES
from engine.games.stratego.events import Event
from engine.games.stratego.player.strategist import DEEPEST_IF_SMALL, Analysis, Strategist
from engine.games.stratego.player.tree import UNIT, Board
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View


class StrategoEstimator:
    """Estimates of moves; other actions, such as an offer of a draw, have the chance of the position."""

    def __init__(self, player: Strategist) -> None:
        self._player = player

    def is_comparable(self, knowledge: SeatKnowledge[State, Action, Event, View]) -> bool:
        """Return whether the seat has to move: an arrangement, a rescue or an answer about a draw isn't compared."""
        return any(isinstance(action, Move) for action in knowledge.actions)

    def chances(
        self,
        knowledge: SeatKnowledge[State, Action, Event, View],
        actions: Sequence[Action],
        rng: Rng,
        *,
        effort: int,
    ) -> Sequence[float]:
        """Return the mean chance to win after each action, in `effort` worlds that all actions share.

        In each world, the odds follow from the lead in pieces after a short search, and from the move's plans.
        """
        dice = Dice(rng)
        sample = knowledge.sample(dice.rng())
        if sample.play is None:
            return [0.5] * len(actions)
        thought, board = Analysis(self._player, knowledge, sample, dice), sample.play.board
        is_small = thought.facts.rules.army != "full"
        depth = min(self._player.depth, DEEPEST_IF_SMALL) if is_small else self._player.depth
        plies = [
            (board[SQUARES[action.start]], SQUARES[action.end]) if isinstance(action, Move) else None
            for action in actions
        ]
        # The least risk of raids belongs to the position, and isn't part of the odds that UNIT was measured by.
        unavoidable = min((thought.plans.defence.risk(*ply) for ply in plies if ply is not None), default=0.0)
        liking = [0.0 if ply is None else thought.liking(*ply) + unavoidable for ply in plies]
        chances: list[list[float]] = [[] for _ in actions]
        for _ in range(effort):
            tree = Board(thought.facts, thought.draw_kinds(), thought.values)
            for index, ply in enumerate(plies):
                lead = tree.score if ply is None else tree.value_of(*ply, depth)
                chances[index].append(1 / (1 + exp(-(lead + liking[index]) / UNIT)))
        return [fmean(each) for each in chances]
