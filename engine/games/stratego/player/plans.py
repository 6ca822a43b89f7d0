"""Plans: for each kind of piece, a field with a value for each square.

The value of a goal fades with the distance from the goal. Low pieces scout unknown pieces, and stronger pieces hunt
known ones. Miners go to Bombs, and all pieces to possible Flags. Goals near the own Flag count more. `raids` has the
defence of the own Flag.
"""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

from engine.games.stratego.board import (
    BACK_ROWS,
    BOMB,
    EMPTY,
    FLAG,
    IMMOBILE,
    LAKES,
    MARSHAL,
    MINER,
    NEIGHBOURS,
    SCOUT,
    distance,
    outcomes,
)
from engine.games.stratego.movement import MAX_RESCUES
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.facts import Facts
from engine.games.stratego.player.raids import Defence
from engine.games.stratego.player.tree import Values, attack_gain
from engine.games.stratego.state import TRIGGERED

FADING = 0.86
"""Factor on a field's value for each step."""
DETOUR = 0.7
"""Factor on a field's value for a step through an occupied square."""

FAINTEST = 0.05
"""Value below which a field isn't spread further."""

CURIOSITY = 0.35
"""Value of learning an enemy piece's kind, as a share of the piece's value."""
GUARDED = 5
"""Steps from the own Flag within which the gain of an attack counts twice."""
LEASH, TUG = 3, 3.0
"""Free distance in steps of a small army's guard from the Flag, and the cost of each further step."""

Field = list[float]


class Plans:
    """The fields of one side in one position."""

    def __init__(self, facts: Facts, belief: Belief, values: Values) -> None:
        self.facts = facts
        self.belief = belief
        self.values = values
        self.attacks = outcomes(facts.rules)
        self.flag = next(
            square
            for piece, square in facts.squares.items()
            if facts.play.kinds[piece] == FLAG and piece in facts.standing[facts.side]
        )
        """Square of the own Flag."""
        self.guard = self._home_guard()
        self._fields: dict[int, Field] = {}
        """Fields computed so far, keyed by kind."""
        self._rescue = self._rescue_value()
        self.defence = Defence(facts, belief, self.flag)
        self._solid = [square in LAKES for square in range(len(facts.play.board))]
        """Whether a field is blocked, indexed by square: by a lake or an immobile piece of the own side."""
        for piece in facts.standing[facts.side]:
            if facts.play.kinds[piece] in IMMOBILE:
                self._solid[facts.squares[piece]] = True

    def field(self, kind: int) -> Field:
        """Return the field of a kind: for each square, the value of its nearness to the kind's goals.

        The field is indexed by square. It is computed once per kind and kept.
        """
        if kind not in self._fields:
            self._fields[kind] = self._spread(kind)
        return self._fields[kind]

    def gain(self, kind: int, enemy: int) -> float:
        """Return the expected gain, in piece value, if our piece of a kind attacks an enemy piece.

        `enemy` is the target's piece number. A hidden target adds the value of learning its kind.
        """
        facts, chances = self.facts, self.belief.chances(enemy)
        own, theirs = self.values.piece_values[facts.side], self.values.piece_values[facts.enemy]
        total = attack_gain(self.attacks[kind], chances, (own[kind], theirs))
        if enemy in facts.hidden:
            total += CURIOSITY * sum(
                chance * theirs[target] for target, chance in enumerate(chances) if self.attacks[kind][target] == "D"
            )
        return total

    def _spread(self, kind: int) -> Field:
        """Compute the field of a kind: goal values that fade with each step and stop at walls.

        The greatest value counts on each square; a square that no goal reaches has 0.
        """
        board = self.facts.play.board
        field = [0.0] * len(board)
        waiting = [(-value, square) for square, value in self._aims(kind)]
        heapify(waiting)
        while waiting:
            value, square = heappop(waiting)
            if -value <= field[square]:
                continue
            field[square] = -value
            value *= FADING if board[square] == EMPTY else DETOUR
            if -value > FAINTEST:
                for near in NEIGHBOURS[square]:
                    if not self._solid[near] and not self._is_wall(kind, near):
                        heappush(waiting, (value, near))
        return field

    def _aims(self, kind: int) -> Iterator[tuple[int, float]]:
        """Yield the goals of a kind of ours, as (square, value above 0).

        Goals are enemy pieces worth attacking. If a rescue is possible, empty squares
        of the enemy's back row are goals, too.
        """
        facts = self.facts
        for enemy in facts.standing[facts.enemy]:
            square = facts.squares[enemy]
            gain = self.gain(kind, enemy) * (2 if distance(square, self.flag) <= GUARDED else 1)
            if gain > 0:
                yield square, gain
        if self._rescue and kind != SCOUT:
            for square in BACK_ROWS[facts.enemy]:
                if facts.play.board[square] == EMPTY:
                    yield square, self._rescue

    def _is_wall(self, kind: int, square: int) -> bool:
        """Return whether a probable Bomb blocks the square for this kind; Miners are never blocked."""
        piece = self.facts.play.board[square]
        if kind == MINER or piece not in self.facts.standing[self.facts.enemy]:
            return False
        return self.belief.chances(piece)[BOMB] > 0.6

    def _rescue_value(self) -> float:
        """Return the value of a rescue by entering the enemy's back row (rules 8); 0 if no rescue is possible."""
        facts = self.facts
        rules, side, play = facts.rules, facts.side, facts.play
        if rules.rescue == "off" or (rules.rescue == "limited" and play.rescues[side] >= MAX_RESCUES):
            return 0.0
        kinds = {play.kinds[piece] for piece in play.piles[side]} - {BOMB}
        return 0.7 * max((self.values.piece_values[side][kind] for kind in kinds), default=0.0)

    def straying(self, piece: int, start: int, end: int) -> float:
        """Return the cost of moving the guard away from the Flag; negative if it comes back, 0 for other pieces."""
        if piece != self.guard:
            return 0.0
        return TUG * (max(LEASH, distance(end, self.flag)) - max(LEASH, distance(start, self.flag)))

    def _home_guard(self) -> int | None:
        """Return the guard of a small army: its General or Marshal, whichever is nearer to the Flag.

        Return None for a full army, or if both are lost.
        """
        facts = self.facts
        if facts.rules.army == "full":
            return None
        officers = [piece for piece in facts.standing[facts.side] if facts.play.kinds[piece] in (MARSHAL - 1, MARSHAL)]
        return min(officers, key=lambda piece: distance(facts.squares[piece], self.flag), default=None)

    def rescue_by(self, piece: int, start: int, end: int) -> float:
        """Return the value of the rescue that a move causes by entering the back row; 0 if it causes none."""
        facts = self.facts
        back = BACK_ROWS[facts.enemy]
        if end not in back or start in back or facts.play.kinds[piece] == SCOUT:
            return 0.0
        if facts.rules.rescue == "limited" and facts.play.marks[piece] & TRIGGERED:
            return 0.0
        return self._rescue
