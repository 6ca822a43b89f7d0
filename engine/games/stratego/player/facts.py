"""What a side knows for certain of a match in play, read from any world that it imagines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.games.stratego.arrangements import piece_squares
from engine.games.stratego.board import EMPTY, IMMOBILE, KINDS, PIECES, RED, SCOUT, outcomes, side_of_piece
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, TRIGGERED, Play, State


@dataclass(frozen=True, kw_only=True)
class Facts:
    """All that is the same in every world that the side can't tell from the real one; tables are by piece."""

    rules: Ruleset
    side: int
    play: Play
    """Of some imagined world: its hidden kinds mean nothing, all else is so."""
    standing: tuple[tuple[int, ...], tuple[int, ...]]
    """Each side's pieces on the board."""
    squares: Mapping[int, int]
    """Where each of them stands."""
    starts: Mapping[int, int]
    """Where each piece began."""
    hidden: tuple[int, ...]
    """The enemy's pieces on the board whose rank isn't known."""
    counts: tuple[tuple[int, ...], tuple[int, ...]]
    """How many of each kind each side has on the board."""

    @property
    def enemy(self) -> int:
        """The other side."""
        return 1 - self.side

    @property
    def pool(self) -> list[int]:
        """How many of each kind are among the hidden pieces."""
        left = list(self.counts[self.enemy])
        for piece in self.standing[self.enemy]:
            if piece not in self.hidden:
                left[self.play.kinds[piece]] -= 1
        return left

    def is_public(self, piece: int) -> bool:
        """Tell whether everybody may know what the piece is."""
        return bool(self.play.marks[piece] & (ANNOUNCED | RAN))

    def has_moved(self, piece: int) -> bool:
        """Tell whether the piece has moved."""
        return bool(self.play.marks[piece] & MOVED)

    def possible_kinds(self, piece: int) -> tuple[int, ...]:
        """List which kinds a hidden piece may be, by what is publicly known of it."""
        table_of_attacks, marks = outcomes(self.rules), self.play.marks[piece]
        attackers = next((entry.kinds for entry in self.play.held if entry.piece == piece), ())
        barred: tuple[int, ...] = IMMOBILE if marks & MOVED else ()
        if marks & TRIGGERED and self.rules.rescue == "limited":
            barred = (*IMMOBILE, SCOUT)
        return tuple(
            kind
            for kind in range(len(KINDS))
            if kind not in barred and all(table_of_attacks[attacker][kind] == "D" for attacker in attackers)
        )


def turned(facts: Facts) -> Facts:
    """Return the facts as the enemy has them: our pieces whose rank it doesn't know are the hidden ones."""
    return replace(facts, side=facts.enemy, hidden=_hidden(facts.play, facts.standing[facts.side]))


def _hidden(play: Play, pieces: Iterable[int]) -> tuple[int, ...]:
    return tuple(piece for piece in pieces if not play.marks[piece] & (ANNOUNCED | RAN))


def read_facts(world: State, side: int) -> Facts:
    """Read what the side knows from a world of a match in play."""
    play = world.play
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
        for each, formation in enumerate(world.formations)
        for piece, square in piece_squares(formation, each)
    }
    return Facts(
        rules=world.rules,
        side=side,
        play=play,
        standing=standing,
        squares=squares,
        starts=starts,
        hidden=_hidden(play, standing[1 - side]),
        counts=(counts[RED], counts[1 - RED]),
    )
