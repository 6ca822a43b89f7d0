"""Corners of the board, in which known top pieces of Stratego are lost to stronger ones."""

from collections.abc import Sequence

from engine.games.stratego.board import BOMB, EMPTY, KINDS, NEIGHBOURS, SPY, distance, outcomes
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.facts import Facts

TOP_KINDS = tuple(KINDS.index(name) for name in ("colonel", "general", "marshal"))
"""Kinds that avoid corners of the board while they are public."""

ROOM, PACES = 10, 4
"""Number of empty squares within PACES steps from which a piece counts as free."""
CORNERED = 0.35
"""Risk of a top piece without any room and next to a stronger enemy piece, as a share of its value.

In 110 matches against other programs, `hard` lost its public Colonels, Generals and Marshals within six moves in 45 %
of the cases with at most one empty square. With two to four squares it was 38 %, up to nine 26 %, and 12 % beyond.
"""
CLOSENESS = 0.9
"""Factor on the risk by an enemy piece for each step of its distance."""


class Corners:
    """Costs of own moves into corners; `values` are those of the own pieces, indexed by kind."""

    def __init__(self, facts: Facts, belief: Belief, values: Sequence[float]) -> None:
        self._facts = facts
        self._belief = belief
        self._values = values

    def cost(self, piece: int, end: int) -> float:
        """Return the additional value at risk by a move of a top piece into a corner of the board.

        It is negative for a move out of a corner. It is 0 for other kinds, and for a piece that stays secret.
        """
        facts, kind, is_public = self._facts, self._facts.play.kinds[piece], self._facts.is_public(piece)
        start, target = facts.squares[piece], facts.play.board[end]
        if kind not in TOP_KINDS or (target == EMPTY and not is_public):
            return 0.0
        before = self._risk(kind, start, start) if is_public else 0.0
        survival = 1.0
        if target != EMPTY:
            row = outcomes(facts.rules)[kind]
            survival = sum(chance for other, chance in enumerate(self._belief.chances(target)) if row[other] in "AW")
        return self._values[kind] * (survival * self._risk(kind, start, end) - before)

    def _risk(self, kind: int, start: int, end: int) -> float:
        """Return the probability to lose a public piece of this kind at `end`, after its move from `start`."""
        room = self._room(start, end)
        if room >= ROOM:
            return 0.0
        facts, attacks, safe = self._facts, outcomes(self._facts.rules), 1.0
        for enemy in facts.standing[facts.enemy]:
            square = facts.squares[enemy]
            if square != end:
                chances = self._belief.chances(enemy)
                beaten = sum(chances[other] for other in range(SPY, BOMB) if attacks[other][kind] == "A")
                safe *= 1 - beaten * CLOSENESS ** (distance(square, end) - 1)
        return CORNERED * (1 - room / ROOM) * (1 - safe)

    def _room(self, start: int, end: int) -> int:
        """Return the number of empty squares within PACES steps of `end`, after a move from `start`."""
        board, reached, edge = self._facts.play.board, {end}, [end]
        for _ in range(PACES):
            edge = list({near for square in edge for near in NEIGHBOURS[square]} - reached)
            edge = [square for square in edge if board[square] == EMPTY or square == start]
            reached.update(edge)
        return len(reached) - 1
