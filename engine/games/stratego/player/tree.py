"""Search of a few plies in one sampled world: captures, flights, or doing nothing, until captures end.

It uses a mutable board with undo, some twenty times as fast as engine steps. It ignores rules that only end a match or
forbid repetition; the root's moves come from the engine.

The module also has Stratego's judge for players that search one ply: both sides' pieces and their secrecy. Piece values
depend on the other pieces; the Marshal of a full army is worth about 100.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from engine.core.judge import Judge
from engine.games.stratego.actions import Action
from engine.games.stratego.board import (
    BOMB,
    COUNTS,
    EMPTY,
    ENEMY,
    FLAG,
    GROUND,
    IMMOBILE,
    KINDS,
    MARSHAL,
    MINER,
    NEIGHBOURS,
    PIECES,
    RED,
    RUNS,
    SCOUT,
    SIZE,
    SPY,
    distance,
    outcomes,
    side_of_piece,
)
from engine.games.stratego.options import Ruleset
from engine.games.stratego.player.facts import Facts
from engine.games.stratego.state import ANNOUNCED, RAN, Play, State

VICTORY = 1000.0
"""Value of the Flag, and of every other way to win."""
PRIZE = 250.0
"""Value of the Flag in attacks on hidden pieces: about the value of a win in an even position."""

UNIT = 120.0
"""Lead in value with which a win is about three times as likely as a loss (e to 1)."""
MAX_ODDS = 2.5
"""Greatest lead that a gain is compared with, in units of UNIT."""

_FULL = (VICTORY, 24.0, 6.0, 15.0, 10.0, 15.0, 23.0, 34.0, 50.0, 74.0, 100.0, 15.0)
_SMALL = (VICTORY, 45.0, 20.0, 34.0, 34.0, 34.0, 34.0, 34.0, 50.0, 78.0, 100.0, 25.0)
"""Values at the start, indexed by kind; _FULL is for a full army, _SMALL for a small one."""

_SECRECY = (0.0, 0.5, 0.05, 0.12, 0.08, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.4)
"""Share of a piece's value that is lost when the enemy learns its kind, indexed by kind."""

Counts = Sequence[int]
"""Number of a side's pieces on the board, indexed by kind; both sides know it."""


def kind_values(rules: Ruleset, own: Counts, enemy: Counts) -> list[float]:
    """Return the value of each kind for a side with the pieces `own` against `enemy`.

    A piece rises in value with every stronger enemy kind that is gone. Scouts and Miners of a full army don't.
    Afterwards the special values of Spy, Miner and Scout apply.
    """
    usual = _FULL if rules.army == "full" else _SMALL
    values = list(usual)
    ranks = [kind for kind in range(SCOUT, MARSHAL + 1) if COUNTS[rules.army][kind]]
    for index, kind in enumerate(ranks):
        beaten = sum(enemy[stronger] == 0 for stronger in ranks[index + 1 :])
        values[kind] = usual[ranks[index + beaten]] if kind > MINER or rules.army != "full" else usual[kind]
    _weigh_specialists(rules, values, own, enemy)
    return values


def _weigh_specialists(rules: Ruleset, values: list[float], own: Counts, enemy: Counts) -> None:
    """Adjust the values of Spy, Miner and Scout in `values`, which depend on tasks that only they can do."""
    if rules.spy_attack == "any_rank":
        values[SPY] = max(values[SPY], 40.0)
    elif not enemy[MARSHAL]:
        values[SPY] /= 4
    whole = COUNTS[rules.army]
    if enemy[BOMB] and own[MINER] <= max(1, whole[MINER] // 2):
        values[MINER] = max(values[MINER], 34.0)
    if own[SCOUT] <= whole[SCOUT] // 4:
        values[SCOUT] *= 1.5


def secrecy(values: Sequence[float]) -> list[float]:
    """Return the value that a piece loses when the enemy learns its kind, indexed by kind."""
    return [values[kind] * _SECRECY[kind] for kind in range(len(KINDS))]


def attack_gain(
    result_of: str, chances: Sequence[float], stakes: tuple[float, Sequence[float]], prize: float = PRIZE
) -> float:
    """Return the expected gain of an attack in value; negative for a loss.

    `result_of` has the outcome letter for each kind of target, and `chances` the probability of each kind. `stakes` is
    the attacker's value and the value of each kind of target. `prize` replaces the Flag's value.
    """
    risk, targets = stakes
    total = 0.0
    for target, chance in enumerate(chances):
        if chance:
            result = result_of[target]
            if result != "D":
                total += chance * (prize if result == "W" else targets[target])
            if result in "DT":
                total -= chance * risk
    return total


DARING, SHY = 0.6, 0.1
"""Probability of an attack on a piece of unknown rank: with an expected gain, and without one."""

DELAYED = 0.6
"""Factor on the gain of an own attack later in the search, so that the player doesn't postpone it forever."""

CALM = -2
"""Depth at which the search stops to follow captures."""

HASTE = 2.0
"""Value that a victory loses with each ply before it."""

RAYS = tuple(
    tuple((run[0][0], run[0][0] > start, sum(1 << end for end, _ in run)) for run in runs if len(run) > 1)
    for start, runs in enumerate(RUNS)
)
"""Lines of two or more squares along which a Scout may run, indexed by square.

Each is (its first square, whether square numbers rise along it, its squares as bits).
"""

HOME = 3
"""Steps from our Flag within which the search looks at the enemy's approaches."""

HOMES = tuple(
    sum(1 << square for square in range(SIZE * SIZE) if distance(square, flag) <= HOME) for flag in range(SIZE * SIZE)
)
"""Squares within HOME steps, as bits, indexed by the Flag's square."""

Ply = tuple[int, int]
"""A move as (piece, square of arrival)."""


@dataclass(frozen=True)
class Values:
    """Piece values for one search; `piece_values` and `secrecy` are indexed by side and kind."""

    piece_values: tuple[Sequence[float], Sequence[float]]
    secrecy: tuple[Sequence[float], Sequence[float]]
    trust: Mapping[int, Sequence[float]]
    """Probability of an enemy attack, keyed by our hidden piece and indexed by the attacker's kind."""
    promise: Mapping[int, Sequence[float]]
    """Value of a later own attack, at least 0, keyed by hidden enemy piece and indexed by the attacker's kind.

    It is the same in all sampled worlds, because the attacker doesn't know the target.
    """


Undo = tuple[int, int, int, int, float, bool, bool, int, int]
"""The data to undo a ply.

The piece, its start, its end, the end's content, and the score. Then whether the piece and its target were public, and
the squares of both sides.
"""


class Board:
    """A mutable board of one sampled world; the score is from the view of `side`."""

    def __init__(self, facts: Facts, kinds: bytes, values: Values) -> None:
        rules = facts.rules
        self.side = facts.side
        self.kinds = kinds
        self.cells = bytearray(facts.play.board)
        """Piece on each square, or EMPTY."""
        self.at = [-1] * PIECES
        """Square of each piece; -1 for a piece off the board."""
        for piece, square in facts.squares.items():
            self.at[piece] = square
        self.public = [facts.is_public(piece) for piece in range(PIECES)]
        """Whether both sides know the kind, indexed by piece."""
        self.attacks = outcomes(rules)
        self.silent = rules.silent_defense
        """Whether a defender that holds stays secret, except against a Scout."""
        self.far = rules.scout == "run_and_attack"
        """Whether a Scout may attack at the end of a run."""
        self.taken = [sum(1 << facts.squares[piece] for piece in pieces) for pieces in facts.standing]
        """Squares of each side's pieces, as bits."""
        self.flag = next(facts.squares[piece] for piece in facts.standing[facts.side] if kinds[piece] == FLAG)
        """Square of our Flag."""
        self.home = HOMES[self.flag]
        """Squares within HOME steps of our Flag, as bits."""
        self.scouts = [[piece for piece in pieces if kinds[piece] == SCOUT] for pieces in facts.standing]
        """Scouts of each side, including captured ones."""
        self.trust = values.trust
        self.promise = values.promise
        self.piece_values = [0.0] * PIECES
        self.secret = [0.0] * PIECES
        """Value that each piece loses when it becomes public; pieces public at the start have 0."""
        self.score = 0.0
        """Lead in value of `side`, secrecy included."""
        for pieces in facts.standing:
            for piece in pieces:
                self._value(piece, values)

    def _value(self, piece: int, values: Values) -> None:
        owner, kind = side_of_piece(piece), self.kinds[piece]
        self.piece_values[piece] = values.piece_values[owner][kind]
        self.secret[piece] = 0.0 if self.public[piece] else values.secrecy[owner][kind]
        self.score += self._sign(piece) * (self.piece_values[piece] + self.secret[piece])

    def _sign(self, piece: int) -> int:
        return 1 if side_of_piece(piece) == self.side else -1

    def play(self, piece: int, end: int) -> Undo:
        """Move a piece to a square, resolving an attack, and return the data for `undo`.

        Pieces, public kinds and the score change. `end` is a square index; legality isn't checked.
        """
        start, cells = self.at[piece], self.cells
        target = cells[end]
        before = (
            piece,
            start,
            end,
            target,
            self.score,
            self.public[piece],
            self.public[target] if target < PIECES else False,
            self.taken[0],
            self.taken[1],
        )
        side = side_of_piece(piece)
        cells[start] = EMPTY
        self.taken[side] ^= 1 << start
        if target == EMPTY:
            self._place(piece, end)
            if (end - start) not in (1, -1, 10, -10):
                self._reveal(piece)
        else:
            self._fight(piece, target, end)
        return before

    def _place(self, piece: int, end: int) -> None:
        self.cells[end] = piece
        self.at[piece] = end
        self.taken[side_of_piece(piece)] ^= 1 << end

    def _fight(self, piece: int, target: int, end: int) -> None:
        """Resolve an attack by a piece that has left its square."""
        result = self.attacks[self.kinds[piece]][self.kinds[target]]
        self._reveal(piece)
        if result != "D" or not self.silent or self.kinds[piece] == SCOUT:
            self._reveal(target)
        if result in "DT":
            self._remove(piece)
        if result != "D":
            self._remove(target)
            self.taken[side_of_piece(target)] ^= 1 << end
            self.cells[end] = EMPTY
        if result in "AW":
            self._place(piece, end)

    def _reveal(self, piece: int) -> None:
        if not self.public[piece]:
            self.public[piece] = True
            self.score -= self._sign(piece) * self.secret[piece]

    def _remove(self, piece: int) -> None:
        self.at[piece] = -1
        self.score -= self._sign(piece) * self.piece_values[piece]

    def undo(self, before: Undo) -> None:
        """Undo the last ply, with the data that `play` returned."""
        piece, start, end, target, self.score, public, target_public, self.taken[0], self.taken[1] = before
        self.cells[start], self.cells[end] = piece, target
        self.at[piece] = start
        self.public[piece] = public
        if target != EMPTY:
            self.at[target] = end
            self.public[target] = target_public

    def value_of(self, piece: int, end: int, depth: int) -> float:
        """Return the value for `self.side` after moving `piece` to `end`, searched `depth` plies deep.

        Return VICTORY if the move captures the Flag. The board is unchanged afterwards.
        """
        if self._takes_flag(self.cells[end]):
            return VICTORY
        before = self.play(piece, end)
        value = -self.search(1 - self.side, depth, -2 * VICTORY, 2 * VICTORY)
        self.undo(before)
        return value

    def _takes_flag(self, target: int) -> bool:
        return target != EMPTY and self.kinds[target] == FLAG

    def search(self, side: int, depth: int, alpha: float, beta: float) -> float:
        """Return the position's value for `side`, by a negamax search `depth` plies deep.

        `side` moves next. The window is `alpha` to `beta`. A side may also do nothing, so captures and flights count
        only if they are better. The board is unchanged afterwards.
        """
        best = self.score if side == self.side else -self.score
        if depth > 1:
            best = -self.search(1 - side, depth - 1, -beta, -alpha)
        if best >= beta or depth <= CALM:
            return best
        idle = best
        for piece, end in self._plies(side, flights=depth > 1):
            value = self._ply_value((piece, end), depth, idle, (max(alpha, best), beta))
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _ply_value(self, ply: Ply, depth: int, idle: float, window: tuple[float, float]) -> float:
        """Return a ply's value for the side that makes it; `idle` is the value of doing nothing.

        `window` holds alpha and beta. The gain over `idle` counts only in part if the attack is unsure or could be made
        later.
        """
        piece, end = ply
        target = self.cells[end]
        if self._is_blind(piece, target):
            return idle + self.promise[target][self.kinds[piece]]
        share = 1.0 if target == EMPTY else self._share(piece, target)
        if self._takes_flag(target):
            return idle + share * (VICTORY + depth * HASTE - idle)
        alpha, beta = (idle + (bound - idle) / share for bound in window)
        before = self.play(piece, end)
        value = -self.search(1 - side_of_piece(piece), depth - 1, -beta, -alpha)
        self.undo(before)
        return idle + share * (value - idle)

    def _share(self, piece: int, target: int) -> float:
        """Return the share of an attack's gain that counts, from 0 to 1.

        For a target of ours that isn't public, it is the trust in the attack. For a public target it is DELAYED for
        `self.side` and 1 for the enemy.
        """
        if not self.public[target]:
            return self.trust[target][self.kinds[piece]]
        return DELAYED if side_of_piece(piece) == self.side else 1.0

    def _is_blind(self, piece: int, target: int) -> bool:
        """Return whether a ply of `piece` is an own attack on a hidden piece."""
        return target != EMPTY and not self.public[target] and side_of_piece(piece) == self.side

    def _is_capture(self, piece: int, target: int) -> bool:
        """Return whether an attack removes the target; for an own attack on a hidden piece, whether it has a value."""
        kind = self.kinds[piece]
        if self._is_blind(piece, target):
            return self.promise[target][kind] > 0
        return self.attacks[kind][self.kinds[target]] != "D"

    def _plies(self, side: int, *, flights: bool) -> list[Ply]:
        """Return all captures that remove the target or promise a gain, the most valuable target first.

        With `flights`, the steps to empty squares follow, for each piece next to a stronger mobile enemy.
        """
        cells, kinds, attacks, ground = self.cells, self.kinds, self.attacks, GROUND[side]
        captures: list[tuple[float, Ply]] = []
        fleeing: list[Ply] = []
        enemies = self.taken[1 - side]
        # Squares at the edge may look next to the next row's: the neighbours decide below.
        touching = self.taken[side] & (enemies << 1 | enemies >> 1 | enemies << SIZE | enemies >> SIZE)
        while touching:
            start = touching.bit_length() - 1
            touching ^= 1 << start
            piece = cells[start]
            kind = kinds[piece]
            if kind in IMMOBILE:
                continue
            hunted = False
            for end in NEIGHBOURS[start]:
                target = cells[end]
                if ground[target] == ENEMY:
                    if self._is_capture(piece, target):
                        captures.append((self.piece_values[target], (piece, end)))
                    hunted = hunted or (kinds[target] not in IMMOBILE and attacks[kinds[target]][kind] == "A")
            if hunted and flights:
                fleeing += [(piece, end) for end in NEIGHBOURS[start] if cells[end] == EMPTY]
        if self.far:
            captures += self._shots(side)
        captures.sort(reverse=True)
        plies = [ply for _, ply in captures] + fleeing
        if flights and side != self.side and self.taken[side] & self.home:
            plies += self._raids(side)
        return plies

    def _raids(self, side: int) -> Iterator[Ply]:
        """Yield the steps to empty squares that bring the enemy's pieces within HOME steps nearer to our Flag."""
        raiders = self.taken[side] & self.home
        while raiders:
            start = raiders.bit_length() - 1
            raiders ^= 1 << start
            piece = self.cells[start]
            if self.kinds[piece] not in IMMOBILE:
                steps = distance(start, self.flag)
                for end in NEIGHBOURS[start]:
                    if self.cells[end] == EMPTY and distance(end, self.flag) < steps:
                        yield piece, end

    def _shots(self, side: int) -> list[tuple[float, Ply]]:
        """Return the captures at the end of Scouts' runs of two or more squares, as (target's value, ply)."""
        captures: list[tuple[float, Ply]] = []
        cells, enemies = self.cells, self.taken[1 - side]
        taken = enemies | self.taken[side]
        for piece in self.scouts[side]:
            start = self.at[piece]
            if start < 0:
                continue
            for first, rises, squares in RAYS[start]:
                if cells[first] == EMPTY and (met := taken & squares):
                    end = (met & -met if rises else met).bit_length() - 1
                    target = cells[end]
                    if enemies >> end & 1 and self._is_capture(piece, target):
                        captures.append((self.piece_values[target], (piece, end)))
        return captures


def gain_in_odds(value: float, lead: float) -> float:
    """Return how much better the position with the lead `value` is than the one with `lead`, in piece value.

    Small differences stay as they are. A certain win is worth 2 * UNIT from an even position. The chance to win counts:
    a side that is ahead avoids risks, and a side that is behind takes them.
    """
    now = 1 / (1 + exp(-min(max(lead / UNIT, -MAX_ODDS), MAX_ODDS)))
    return UNIT * (1 / (1 + exp(-value / UNIT)) - now) / (now * (1 - now))


ADVANCE = 0.25
"""Value that a mobile piece gains with each row forward."""


def win_probabilities(state: State) -> tuple[float, float]:
    """Return each seat's probability to win, by the pieces on the board.

    It is 0.5 for each during the set-up and for a draw.
    """
    red = state.red
    if state.ending is not None:
        winner = state.ending.winner
        by_side = (0.5, 0.5) if winner is None else (float(winner == RED), float(winner != RED))
    elif state.play is None:
        by_side = (0.5, 0.5)
    else:
        chance = 1 / (1 + exp(-_lead_of_red(state, state.play) / UNIT))
        by_side = (chance, 1 - chance)
    return (by_side[red], by_side[1 - red])


def _lead_of_red(state: State, play: Play) -> float:
    """Return Red's lead in value: pieces, their secrecy, and the rows that mobile pieces have advanced."""
    standing = [(piece, square) for square, piece in enumerate(play.board) if piece < PIECES and piece != EMPTY]
    counts = [[0] * len(KINDS), [0] * len(KINDS)]
    for piece, _ in standing:
        counts[side_of_piece(piece)][play.kinds[piece]] += 1
    values = [kind_values(state.rules, counts[side], counts[1 - side]) for side in (RED, 1 - RED)]
    secret = [secrecy(each) for each in values]
    lead = 0.0
    for piece, square in standing:
        side, kind = side_of_piece(piece), play.kinds[piece]
        value = values[side][kind]
        if not play.marks[piece] & (ANNOUNCED | RAN):
            value += secret[side][kind]
        if kind not in IMMOBILE:
            value += ADVANCE * (square // 10 if side == RED else 9 - square // 10)
        lead += value if side == RED else -value
    return lead


def is_settled(start: State, now: State) -> bool:
    """Return whether a ply, with its rescue, has ended since `start`, or the offer of a draw has changed.

    Return True if one of the states isn't in play.
    """
    if start.play is None or now.play is None or now.play.offer != start.play.offer:
        return True
    return now.play.ply > start.play.ply and not now.play.rescuer


STRATEGO_JUDGE: Judge[State, Action] = Judge(evaluate=win_probabilities, is_settled=is_settled)
