"""What the enemy's behaviour says of its hidden pieces: whom they went up to, fled from, and stayed beside.

The events are gone through as the side was told them. Without events there is no evidence, and nothing is concluded.
"""

from collections.abc import Iterable, Sequence

from engine.ai.stratego.facts import Facts
from engine.games.stratego.board import NEIGHBOURS, SQUARES, side_of_piece
from engine.games.stratego.events import Event, Fought, Moved, Rescued
from engine.games.stratego.pieces import KINDS, outcomes

STRANGER = 0
"""Stands for a piece that came back: everybody knows what it is, so nothing is concluded of it."""

Factors = dict[int, list[float]]
"""By hidden piece, and by kind, how much likelier its behaviour makes it."""


def factors_of(facts: Facts, told: Iterable[Event], red: int) -> Factors:
    """Return what the told events make likelier or less likely of each hidden piece; `red` is Red's seat."""
    watch = _Watch(facts, red)
    for event in told:
        watch.notice(event)
    return watch.factors


class _Watch:
    """The board as it was at each event, and what is concluded on the way."""

    def __init__(self, facts: Facts, red: int) -> None:
        self.facts = facts
        self.enemy_seat = red ^ facts.enemy
        self.attacks = outcomes(facts.rules)
        self.pieces = {square: piece for piece, square in facts.starts.items()}
        self.public: set[int] = set()
        self.factors: Factors = {piece: [1.0] * len(KINDS) for piece in facts.hidden}

    def notice(self, event: Event) -> None:
        match event:
            case Moved(seat, start, end, run):
                self.note_move(seat, SQUARES[start], SQUARES[end], run=run)
            case Fought():
                self.note_fight(event)
            case Rescued(_, _, square):
                self.pieces[SQUARES[square]] = STRANGER
            case _:
                return

    def note_move(self, seat: int, start: int, end: int, *, run: bool) -> None:
        piece = self.pieces.pop(start, STRANGER)
        if seat == self.enemy_seat:
            before, after = self.threats_to(start), self.threats_to(end)
            self.conclude(piece, [kind for kind in after if kind not in before], beats=2.5, loses=0.4)
            self.conclude(piece, [kind for kind in before if kind not in after], beats=0.6, loses=2.0)
            self.note_who_stayed(piece)
        self.pieces[end] = piece
        if run:
            self.public.add(piece)

    def note_fight(self, event: Fought) -> None:
        start, end = SQUARES[event.start], SQUARES[event.end]
        attacker = self.pieces.pop(start, STRANGER)
        self.public.add(attacker)
        if not event.silent:
            self.public.add(self.pieces.get(end, STRANGER))
        if event.result == "both_removed":
            self.pieces.pop(end, None)
        elif event.result != "defender":
            self.pieces[end] = attacker
        if event.seat == self.enemy_seat:
            self.note_who_stayed(attacker)

    def threats_to(self, square: int) -> list[int]:
        """List the kinds of our pieces beside the square that the enemy knows."""
        beside = [self.pieces.get(near, STRANGER) for near in NEIGHBOURS[square]]
        return [self.facts.play.kinds[piece] for piece in beside if piece in self.public and self.is_ours(piece)]

    def is_ours(self, piece: int) -> bool:
        return piece != STRANGER and side_of_piece(piece) == self.facts.side

    def note_who_stayed(self, mover: int) -> None:
        """Conclude a little of pieces that stay beside one of ours that is known, while another one moves."""
        for square, piece in self.pieces.items():
            if self.is_ours(piece) and piece in self.public:
                kind = self.facts.play.kinds[piece]
                for near in NEIGHBOURS[square]:
                    other = self.pieces.get(near, STRANGER)
                    if other != mover:
                        self.conclude(other, [kind], beats=0.9, loses=0.85)

    def conclude(self, piece: int, kinds: Sequence[int], *, beats: float, loses: float) -> None:
        """Multiply by `beats` what would take one of these kinds of ours, and by `loses` what each of them would."""
        factors = self.factors.get(piece)
        if factors is None or not kinds:
            return
        for kind in range(len(KINDS)):
            if any(self.attacks[kind][ours] == "A" for ours in kinds):
                factors[kind] *= beats
            if any(self.attacks[ours][kind] in "AW" for ours in kinds):
                factors[kind] *= loses
