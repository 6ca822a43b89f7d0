"""Traits of hidden enemy pieces: their history, as numbers for a model of their ranks.

The events are those redacted for the side. A trait is a number in a list, and a piece has a value for each trait that
isn't 0. `TRAITS` names them all.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.games.stratego.board import BOMB, KINDS, NEIGHBOURS, PIECES, SIZE, SQUARES, side_of_piece
from engine.games.stratego.events import Event, Fought, Moved, Rescued
from engine.games.stratego.player.facts import Facts

STRANGER = 0
"""Number for a rescued piece. Its kind is public, so its behaviour is no evidence."""

MAX_COUNT = 3
"""Number from which more repetitions of the same behaviour are no more evidence."""

STILL, MOVED = len(KINDS), len(KINDS) + 1
"""Sorts of our hidden pieces: one that never moved, and one that moved. Public pieces have their kind as sort."""
SORTS = (*KINDS, "still", "moved")
"""Names of the sorts of our pieces that an enemy piece may meet."""

DEEDS = ("came", "left", "stayed", "was_met", "arrived")
"""Ways to meet: the enemy piece came, went away, or stayed during another piece's move; or our piece came.

`arrived` means that it came with the enemy's last move, and counts as MAX_COUNT meetings.
"""
CAME, LEFT, STAYED, WAS_MET, ARRIVED = range(len(DEEDS))

_LADDERS: dict[str, tuple[int, ...]] = {
    "moves": (1, 2, 4, 8, 16),
    "free": (1, 5, 15, 40, 90),
    "rows": (1, 3, 5),
    "later": (1, 4, 8, 13),
    "bombs": (1, 2),
}
"""Lower bounds of the steps of each measure; a measure counts one for each step that it reaches.

- `moves`: the piece's moves.
- `free`: enemy moves since it could have moved, if it never has.
- `rows`: the most rows that it advanced.
- `later`: enemy pieces that moved before it.
- `bombs`: known Bombs next to its start square, if it never moved.
"""

TRAITS = tuple(f"{deed}_{sort}" for deed in DEEDS for sort in SORTS) + tuple(
    f"{measure}_{bound}" for measure, bounds in _LADDERS.items() for bound in bounds
)
"""Names of all traits, by their numbers."""

_OFFSETS = dict(zip(_LADDERS, accumulate(map(len, _LADDERS.values()), initial=len(DEEDS) * len(SORTS)), strict=False))
"""Number of the first trait of each measure."""

Traits = dict[int, dict[int, float]]
"""Values of the traits that aren't 0, keyed by hidden piece and then by trait."""


def read_traits(facts: Facts, seen_events: Iterable[Event], red: int) -> Traits:
    """Return the traits of each hidden enemy piece.

    `seen_events` are all events so far, redacted for the side of `facts`. `red` is Red's seat. They may not lead to the
    present board, as in a match that is played on from its middle. Then no meeting counts.
    """
    watch = _Watch(facts, red)
    for event in seen_events:
        watch.notice(event)
    if set(watch.pieces) != set(facts.squares.values()):
        watch = _Watch(facts, red)
        watch.plies = facts.play.ply // 2
    return {piece: dict(watch.traits_of(piece)) for piece in facts.hidden}


class _Watch:
    """A replay of the board, event by event, that counts meetings and moves."""

    def __init__(self, facts: Facts, red: int) -> None:
        self.facts = facts
        self.enemy_seat = red ^ facts.enemy
        """Seat of the enemy: seats and sides are 0 or 1, and Red's side is 0."""
        self.pieces = {square: piece for piece, square in facts.starts.items()}
        """Pieces on the replayed board, keyed by square."""
        self.taken = [0, 0]
        """Squares of each side's pieces, as bits."""
        for square, piece in self.pieces.items():
            self.taken[side_of_piece(piece)] |= 1 << square
        self.public = [False] * PIECES
        """Whether both sides know the kind, indexed by piece."""
        self.moves = [0] * PIECES
        self.order: dict[int, int] = {}
        """Number of enemy pieces that moved before it, keyed by enemy piece that moved."""
        self.meetings = [[0] * (len(DEEDS) * len(SORTS)) for _ in range(PIECES)]
        self.arrived = STRANGER
        """Enemy piece that came next to one of ours with the enemy's last move."""
        self.rows = [0] * PIECES
        """Most rows that each piece advanced."""
        self.plies = 0
        """Moves of the enemy so far."""
        self.free_since: dict[int, int] = {}
        """Moves of the enemy before it could first move, keyed by enemy piece."""
        for piece, square in facts.starts.items():
            if side_of_piece(piece) == facts.enemy:
                self._note_exits(square)

    def notice(self, event: Event) -> None:
        match event:
            case Moved(seat, start, end, run):
                self._note_move(seat, SQUARES[start], SQUARES[end], run=run)
            case Fought():
                self._note_fight(event)
            case Rescued(seat, _, square):
                self.pieces[SQUARES[square]] = STRANGER
                self.taken[self._side(seat)] |= 1 << SQUARES[square]
            case _:
                return

    def _side(self, seat: int) -> int:
        return self.facts.enemy if seat == self.enemy_seat else self.facts.side

    def _note_move(self, seat: int, start: int, end: int, *, run: bool) -> None:
        side = self._side(seat)
        piece = self.pieces.pop(start, STRANGER)
        before = self._sorts_near(start) if side == self.facts.enemy else []
        if side == self.facts.enemy:
            self._note_who_stayed(start)
        self._depart(piece, start, side)
        self.pieces[end] = piece
        self.taken[side] |= 1 << end
        if side == self.facts.enemy:
            after = self._sorts_near(end)
            came_to = [sort for sort in after if sort not in before]
            self._count(piece, CAME, came_to)
            self._count(piece, ARRIVED, came_to * MAX_COUNT)
            self.arrived = piece
            self._count(piece, LEFT, [sort for sort in before if sort not in after])
            self.rows[piece] = max(self.rows[piece], self._rows_ahead(piece, end))
        else:
            self._note_visit(piece, end)
        if run:
            self.public[piece] = True

    def _note_fight(self, event: Fought) -> None:
        start, end, side = SQUARES[event.start], SQUARES[event.end], self._side(event.seat)
        if side == self.facts.enemy:
            self._note_who_stayed(start)
        attacker = self.pieces.pop(start, STRANGER)
        self._depart(attacker, start, side)
        self.public[attacker] = True
        target = self.pieces.get(end, STRANGER)
        if not event.silent:
            self.public[target] = True
        if event.result != "defender":
            self.pieces.pop(end, None)
            self.taken[1 - side] &= ~(1 << end)
            if side == self.facts.side:
                self._note_gap(end)
        if event.result in ("attacker", "flag"):
            self.pieces[end] = attacker
            self.taken[side] |= 1 << end

    def _depart(self, piece: int, start: int, side: int) -> None:
        """Take a piece off its square, and count its move."""
        self.taken[side] &= ~(1 << start)
        self.moves[piece] += 1
        if side == self.facts.enemy:
            self.plies += 1
            self.order.setdefault(piece, len(self.order))
            self._note_gap(start)
            self.meetings[self.arrived][ARRIVED * len(SORTS) :] = [0] * len(SORTS)

    def _note_gap(self, square: int) -> None:
        """Note that enemy pieces next to an empty square could move."""
        for near in NEIGHBOURS[square]:
            if self.taken[self.facts.enemy] >> near & 1:
                self.free_since.setdefault(self.pieces.get(near, STRANGER), self.plies)

    def _note_exits(self, square: int) -> None:
        if any(not self.taken[self.facts.enemy] >> near & 1 for near in NEIGHBOURS[square]):
            self.free_since[self.pieces[square]] = 0

    def _rows_ahead(self, piece: int, square: int) -> int:
        if piece == STRANGER:
            return 0
        rows = square // SIZE - self.facts.starts[piece] // SIZE
        return -rows if self.facts.enemy else rows

    def _sort(self, piece: int) -> int | None:
        """Return the sort of our piece as the enemy sees that piece. Return None if the piece was rescued."""
        if piece == STRANGER:
            return None
        if self.public[piece]:
            return self.facts.play.kinds[piece]
        return MOVED if self.moves[piece] else STILL

    def _sorts_near(self, square: int) -> list[int]:
        """Return the sorts of our pieces next to the square."""
        ours = self.taken[self.facts.side]
        sorts = [self._sort(self.pieces.get(near, STRANGER)) for near in NEIGHBOURS[square] if ours >> near & 1]
        return [sort for sort in sorts if sort is not None]

    def _note_visit(self, piece: int, square: int) -> None:
        """Count our piece's arrival for the enemy pieces next to it."""
        sort, theirs = self._sort(piece), self.taken[self.facts.enemy]
        if sort is not None:
            for near in NEIGHBOURS[square]:
                if theirs >> near & 1:
                    self._count(self.pieces.get(near, STRANGER), WAS_MET, (sort,))

    def _note_who_stayed(self, mover: int) -> None:
        """Count a stay for enemy pieces next to ours, except the one on the square `mover`."""
        ours, theirs = self.taken[self.facts.side], self.taken[self.facts.enemy] & ~(1 << mover)
        touching = theirs & (ours << 1 | ours >> 1 | ours << SIZE | ours >> SIZE)
        while touching:
            square = touching.bit_length() - 1
            touching ^= 1 << square
            self._count(self.pieces.get(square, STRANGER), STAYED, self._sorts_near(square))

    def _count(self, piece: int, deed: int, sorts: Iterable[int]) -> None:
        for sort in sorts:
            self.meetings[piece][deed * len(SORTS) + sort] += 1

    def traits_of(self, piece: int) -> Iterator[tuple[int, float]]:
        """Yield each trait of a hidden enemy piece that isn't 0, with its value from 0 to 1."""
        for trait, count in enumerate(self.meetings[piece]):
            if count:
                yield trait, min(count, MAX_COUNT) / MAX_COUNT
        moved = self.facts.has_moved(piece)
        measures = {"moves": self.moves[piece], "rows": self.rows[piece]} if moved else {}
        if piece in self.order:
            measures["later"] = self.order[piece]
        if not moved:
            if piece in self.free_since:
                measures["free"] = 1 + self.plies - self.free_since[piece]
            measures["bombs"] = self._bombs_near(self.facts.starts[piece])
        for measure, value in measures.items():
            for step, bound in enumerate(_LADDERS[measure]):
                if value >= bound:
                    yield _OFFSETS[measure] + step, 1.0

    def _bombs_near(self, square: int) -> int:
        """Return the number of enemy pieces that began next to the square and are known as Bombs."""
        near = {start: piece for piece, start in self.facts.starts.items() if side_of_piece(piece) == self.facts.enemy}
        kinds = self.facts.play.kinds
        pieces = [near[beside] for beside in NEIGHBOURS[square] if beside in near]
        return sum(kinds[piece] == BOMB and piece not in self.facts.hidden for piece in pieces)
