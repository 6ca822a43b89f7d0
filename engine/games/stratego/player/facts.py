"""A side's certain knowledge of a match in play, read from any sampled state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.games.stratego.arrangements import piece_squares
from engine.games.stratego.board import EMPTY, KINDS, PIECES, RED, side_of_piece
from engine.games.stratego.options import Ruleset
from engine.games.stratego.resample import possible_kinds
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, Play, State


@dataclass(frozen=True, kw_only=True)
class Facts:
    """Facts that are equal in all states that look the same to the side; mappings are keyed by piece."""

    rules: Ruleset
    side: int
    play: Play
    """Play of some sampled state: the kinds of its hidden pieces are random, everything apart from them is real."""
    standing: tuple[tuple[int, ...], tuple[int, ...]]
    """Pieces on the board, indexed by side."""
    squares: Mapping[int, int]
    """Square of each piece on the board."""
    starts: Mapping[int, int]
    """Square on which each piece began."""
    hidden: tuple[int, ...]
    """Enemy pieces on the board with an unknown rank."""
    counts: tuple[tuple[int, ...], tuple[int, ...]]
    """Number of pieces on the board, indexed by side and kind."""

    @property
    def enemy(self) -> int:
        """Index of the other side."""
        return 1 - self.side

    @property
    def pool(self) -> list[int]:
        """Number of hidden enemy pieces on the board of each kind, indexed by kind."""
        left = list(self.counts[self.enemy])
        for piece in self.standing[self.enemy]:
            if piece not in self.hidden:
                left[self.play.kinds[piece]] -= 1
        return left

    def is_public(self, piece: int) -> bool:
        """Return whether the piece's kind is public: it was announced, or a run showed a Scout."""
        return bool(self.play.marks[piece] & (ANNOUNCED | RAN))

    def has_moved(self, piece: int) -> bool:
        return bool(self.play.marks[piece] & MOVED)

    def possible_kinds(self, piece: int) -> tuple[int, ...]:
        """Return the kinds that a hidden piece may be by public knowledge, ascending."""
        return possible_kinds(self.rules, self.play, piece)


def enemy_facts(facts: Facts) -> Facts:
    """Return the facts from the enemy's side; its hidden pieces are our pieces that aren't public.

    `play` is unchanged: it still has our real kinds, and the sampled kinds of enemy pieces.
    """
    return replace(facts, side=facts.enemy, hidden=_hidden(facts.play, facts.standing[facts.side]))


def _hidden(play: Play, pieces: Iterable[int]) -> tuple[int, ...]:
    return tuple(piece for piece in pieces if not play.marks[piece] & (ANNOUNCED | RAN))


def read_facts(sample: State, side: int) -> Facts:
    """Return the side's facts from a sampled state; raises ValueError if the match isn't in play."""
    play = sample.play
    if play is None:
        raise ValueError("facts are of a match in play")
    squares = {piece: square for square, piece in enumerate(play.board) if piece < PIECES and piece != EMPTY}
    both = tuple(sorted(piece for piece in squares if side_of_piece(piece) == each) for each in (0, 1))
    standing = (tuple(both[0]), tuple(both[1]))
    counts = tuple(
        tuple(sum(play.kinds[piece] == kind for piece in pieces) for kind in range(len(KINDS))) for pieces in standing
    )
    starts = {
        piece: square
        for each, formation in enumerate(sample.formations)
        for piece, square in piece_squares(formation, each)
    }
    return Facts(
        rules=sample.rules,
        side=side,
        play=play,
        standing=standing,
        squares=squares,
        starts=starts,
        hidden=_hidden(play, standing[1 - side]),
        counts=(counts[RED], counts[1 - RED]),
    )
