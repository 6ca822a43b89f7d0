"""Raids: enemy pieces on their way to the own Flag, and guards that can meet and beat them."""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from engine.games.stratego.board import (
    BOMB,
    EMPTY,
    FLAG,
    IMMOBILE,
    KINDS,
    LAKES,
    MINER,
    NEIGHBOURS,
    outcomes,
    side_of_piece,
)
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.facts import Facts

MAX_STEPS = 10
"""Steps to the Flag from which an enemy piece that has moved is no intruder."""

LOSS = 200.0
"""Value that a raid costs which certainly comes through, if the intruder is next to the Flag."""

NEARNESS = 0.85
"""Factor on the cost of a raid for each step between the intruder and the Flag."""

COVER = (0.8, 0.95)
"""Share of a raid that a guard stops: with no move to spare, and with one. With more it stops it all."""

LATE = (0.3, 0.15)
"""Share of a raid stopped by a guard that is one or two moves too late. The intruder may take a detour."""


@dataclass(frozen=True)
class Raid:
    """An enemy piece's shortest way to our Flag."""

    piece: int
    cost: float
    """Cost in value of an unguarded raid by an intruder of one of these kinds."""
    threats: tuple[tuple[int, float], ...]
    """Kinds that can take this path, as (kind, probability that the intruder has it)."""
    spare: tuple[int, ...]
    """Moves that a guard has to spare after our move, indexed by its square; negative if it comes too late."""


class Defence:
    """The raids on one side's Flag in one position, and the guards against them."""

    def __init__(self, facts: Facts, belief: Belief, flag: int) -> None:
        """Find the raids; `flag` is the square of the own Flag."""
        self.facts = facts
        self.attacks = outcomes(facts.rules)
        self.raids = tuple(_list_raids(facts, belief, flag))
        self.guards = [piece for piece in facts.standing[facts.side] if facts.play.kinds[piece] not in IMMOBILE]

    def risk(self, piece: int, end: int) -> float:
        """Return the value at risk from raids after our move of `piece` to the square `end`; at least 0."""
        return sum(self._raid_risk(raid, piece, end) for raid in self.raids)

    def _raid_risk(self, raid: Raid, piece: int, end: int) -> float:
        facts, kinds = self.facts, self.facts.play.kinds
        covered = [0.0] * len(KINDS)
        for guard in self.guards:
            square = end if guard == piece else facts.squares[guard]
            cover = self._cover(raid, square) if square != facts.squares[raid.piece] else 1.0
            if cover:
                row = self.attacks[kinds[guard]]
                for kind, _ in raid.threats:
                    if row[kind] in "AT" and cover > covered[kind]:
                        covered[kind] = cover
        return raid.cost * sum(chance * (1 - covered[kind]) for kind, chance in raid.threats)

    def _cover(self, raid: Raid, square: int) -> float:
        spare = raid.spare[square]
        if spare < 0:
            return LATE[~spare] if ~spare < len(LATE) else 0.0
        return COVER[spare] if spare < len(COVER) else 1.0


def _list_raids(facts: Facts, belief: Belief, flag: int) -> Iterator[Raid]:
    """Yield the raids of enemy pieces that have moved or are known.

    Our Bombs stop all pieces except Miners. So a piece of unknown rank may make two raids. One is a Miner's, through
    our Bombs; the other is any other kind's, around our Bombs.
    """
    walkers, miners = (_steps_to(facts, flag, is_miner=is_miner) for is_miner in (False, True))
    for piece in facts.standing[facts.enemy]:
        if not facts.has_moved(piece) and piece in facts.hidden:
            continue
        chances, start = belief.chances(piece), facts.squares[piece]
        others = tuple((kind, each) for kind, each in enumerate(chances) if each and kind not in (*IMMOBILE, MINER))
        for steps, threats in ((walkers, others), (miners, ((MINER, chances[MINER]),))):
            if start in steps and any(chance for _, chance in threats):
                cost = LOSS * NEARNESS ** (steps[start] - 1)
                yield Raid(piece, cost, threats, _spare_moves(facts, _path(steps, start, flag)))


def _steps_to(facts: Facts, flag: int, *, is_miner: bool) -> dict[int, int]:
    """Return the steps to the Flag, keyed by square, for squares within MAX_STEPS; a piece in the way costs one."""
    board, kinds = facts.play.board, facts.play.kinds
    steps: dict[int, int] = {}
    waiting = [(0, flag)]
    while waiting:
        count, square = heappop(waiting)
        if square in steps or count > MAX_STEPS:
            continue
        steps[square] = count
        piece = board[square]
        is_bomb = piece != EMPTY and side_of_piece(piece) == facts.side and kinds[piece] == BOMB
        if is_bomb and not is_miner:
            continue
        is_in_the_way = piece != EMPTY and not is_bomb and square != flag
        for near in NEIGHBOURS[square]:
            heappush(waiting, (count + 1 + is_in_the_way, near))
    return steps


def _path(steps: dict[int, int], start: int, flag: int) -> tuple[int, ...]:
    """Return the squares on the shortest way from `start` to the Flag, without both ends."""
    path = list[int]()
    square = start
    while square != flag:
        square = min((near for near in NEIGHBOURS[square] if near in steps), key=steps.__getitem__)
        path.append(square)
    return tuple(path[:-1])


def _spare_moves(facts: Facts, path: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for each square, the moves that a guard there has to spare to meet the intruder on its path.

    The intruder moves next, and the guard takes it when it has come. Lakes, and our own Flag and Bombs, stop a guard.
    Any other own piece on the guard's way costs a move, unless the intruder has to take it first.
    """
    board, kinds = facts.play.board, facts.play.kinds
    own = {facts.squares[piece]: kinds[piece] for piece in facts.standing[facts.side]}
    solid = {square for square, kind in own.items() if kind in (FLAG, BOMB)} | set(LAKES)
    spare: dict[int, int] = {}
    waiting = [(-moves, square) for moves, square in enumerate(path, 1) if square not in solid]
    heapify(waiting)
    while waiting:
        moves, square = heappop(waiting)
        if square in spare:
            continue
        spare[square] = -moves
        is_in_the_way = square in own and square not in path
        for near in NEIGHBOURS[square]:
            if near not in solid and near not in spare:
                heappush(waiting, (moves + 1 + is_in_the_way, near))
    return tuple(spare.get(square, -len(board)) for square in range(len(board)))
