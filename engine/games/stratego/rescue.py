"""Rescue (rules 8): who is offered it, and which captured pieces may return where.

Whether the piece that entered is a Scout must not show by the absence of an offer. So a piece that the enemy can't yet
tell from a Scout gets one as far as everybody can see; a Scout's owner finds that it can only be declined.
"""

from engine.games.stratego.actions import Decline, Rescue
from engine.games.stratego.board import BACK_ROWS, EMPTY, NAMES, OWN_ROWS
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import BOMB, KINDS, SCOUT
from engine.games.stratego.state import ANNOUNCED, RAN, TRIGGERED, Play

MOST_RESCUES = 2

DECLINE = Decline()
_RESCUES = tuple(tuple(Rescue(kind, name) for name in NAMES) for kind in KINDS)


def is_offered(rules: Ruleset, play: Play, start: int) -> bool:
    """Tell whether the mover's piece, which came from `start` to the enemy back row, has an offer for all to see.

    It is asked only where there is rescue at all.
    """
    side, piece = play.mover, play.rescuer
    if start in BACK_ROWS[1 - side]:
        return False
    if rules.rescue == "limited":
        marks = play.marks[piece]
        known_scout = marks & RAN or (marks & ANNOUNCED and play.kinds[piece] == SCOUT)
        if known_scout or marks & TRIGGERED or play.rescues[side] >= MOST_RESCUES:
            return False
    return bool(_kinds(rules, play)) and bool(_squares(play))


def answers(rules: Ruleset, play: Play) -> tuple[Rescue | Decline, ...]:
    """List the answers to the open offer: each kind, strongest first, to each square; declining comes last."""
    if rules.rescue == "limited" and play.kinds[play.rescuer] == SCOUT:
        return (DECLINE,)
    squares = _squares(play)
    return (*(_RESCUES[kind][square] for kind in _kinds(rules, play) for square in squares), DECLINE)


def returning(play: Play, kind: str) -> int:
    """Return which captured piece of the kind comes back: one that has not rescued yet, then the first captured."""
    number = KINDS.index(kind)
    pile = [piece for piece in play.piles[play.mover] if play.kinds[piece] == number]
    return min(pile, key=lambda piece: (play.marks[piece] & TRIGGERED, pile.index(piece)))


def _kinds(rules: Ruleset, play: Play) -> list[int]:
    kinds = {play.kinds[piece] for piece in play.piles[play.mover]}
    return sorted(kinds - {BOMB} if rules.rescue == "limited" else kinds, reverse=True)


def _squares(play: Play) -> list[int]:
    return [square for square in OWN_ROWS[play.mover] if play.board[square] == EMPTY]
