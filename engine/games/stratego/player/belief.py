"""Probabilities of the kinds of each hidden enemy piece, and random deals by these probabilities.

The prior is the frequency of each kind on the piece's start square. Facts exclude kinds. The enemy's behaviour changes
weights. A full army has a learnt model of this behaviour. A small one has rules about pieces that it approached, fled
from, and stayed next to. Balancing scales each piece's probabilities to 1, and each kind's to its count.

The events are those redacted for the side. Behaviour is evidence only if there are events. A memory of recent moves of
the own pieces helps to avoid aimless shuttling.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.ai.dice import Dice
from engine.core.values import Seat
from engine.games.stratego.board import BOMB, FLAG, IMMOBILE, KINDS, NEIGHBOURS, SQUARES, ZONES, outcomes, side_of_piece
from engine.games.stratego.events import Event, Fought, Moved, Rescued
from engine.games.stratego.formations import FREQUENCIES
from engine.games.stratego.player.behaviour import STRANGER, read_traits
from engine.games.stratego.player.facts import Facts
from engine.games.stratego.player.ranks import RankWeights, load_weights, rank_factors

CERTAINTY = 1e9
"""Limit of a factor and of its reciprocal. Behaviour that is repeated for a thousand turns would otherwise overflow."""

Factors = dict[int, list[float]]
"""Factors on the weights of kinds that follow from behaviour, keyed by hidden piece and indexed by kind."""


def factors_of(facts: Facts, seen_events: Iterable[Event], red: int) -> Factors:
    """Return, for each hidden enemy piece, a factor on the weight of each kind, judged by past behaviour.

    `seen_events` are all events so far, redacted for the side of `facts`. `red` is Red's seat. Without events all
    factors are 1.
    """
    watch = _Watch(facts, red)
    for event in seen_events:
        watch.notice(event)
    return watch.factors


class _Watch:
    """A replay of the board, event by event, that collects the factors."""

    def __init__(self, facts: Facts, red: int) -> None:
        self.facts = facts
        self.enemy_seat = red ^ facts.enemy
        """Seat of the enemy: seats and sides are 0 or 1, and Red's side is 0."""
        self.attacks = outcomes(facts.rules)
        self.pieces = {square: piece for piece, square in facts.starts.items()}
        """Pieces on the replayed board, keyed by square."""
        self.public: set[int] = set()
        """Pieces with a kind that both sides know."""
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
        """Move a piece on the replayed board, and update factors if the enemy moved.

        Evidence is an approach to, or a retreat from, our publicly known pieces, and enemy pieces that stayed near
        them. `start` and `end` are square indexes. `run` means two or more squares, which makes a Scout public.
        """
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
        """Carry out an attack on the replayed board: make kinds public and remove pieces.

        If the enemy attacked, also update the factors of its other pieces that stayed near ours.
        """
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
        """Return the kinds of our pieces next to the square, if the enemy knows the kinds; [] if none."""
        beside = [self.pieces.get(near, STRANGER) for near in NEIGHBOURS[square]]
        return [self.facts.play.kinds[piece] for piece in beside if piece in self.public and self.is_ours(piece)]

    def is_ours(self, piece: int) -> bool:
        return piece != STRANGER and side_of_piece(piece) == self.facts.side

    def note_who_stayed(self, mover: int) -> None:
        """Update the factors of enemy pieces that stayed next to a known piece of ours while `mover` moved."""
        for square, piece in self.pieces.items():
            if self.is_ours(piece) and piece in self.public:
                kind = self.facts.play.kinds[piece]
                for near in NEIGHBOURS[square]:
                    other = self.pieces.get(near, STRANGER)
                    if other != mover:
                        self.conclude(other, [kind], beats=0.9, loses=0.85)

    def conclude(self, piece: int, kinds: Sequence[int], *, beats: float, loses: float) -> None:
        """Multiply the weights of kinds for a hidden enemy piece that met our pieces of `kinds`.

        Kinds that would capture one of ours get `beats`. Kinds that one of ours would capture get `loses`. Products
        stay between 1 / CERTAINTY and CERTAINTY. No-op if the piece is known or `kinds` is empty.
        """
        factors = self.factors.get(piece)
        if factors is None or not kinds:
            return
        for kind in range(len(KINDS)):
            if any(self.attacks[kind][ours] == "A" for ours in kinds):
                factors[kind] *= beats
            if any(self.attacks[ours][kind] in "AW" for ours in kinds):
                factors[kind] *= loses
            factors[kind] = min(max(factors[kind], 1 / CERTAINTY), CERTAINTY)


ROUNDS = 12
"""Number of balancing rounds; each scales all kinds and then all pieces."""

MAX_TRIES = 30
"""Attempts at a deal before `deal` returns None; an attempt may reach a dead end."""

PATIENCE = 120.0
"""Plies after which the weights of Flag and Bomb double for a piece that could move but never has."""

_FORMATION_INDEX = tuple({square: index for index, square in enumerate(zone)} for zone in ZONES)


class Belief:
    """The probability of each kind for each hidden piece."""

    def __init__(self, facts: Facts, seen_events: Iterable[Event] = (), red: int = 0, *, informed: bool = True) -> None:
        """Compute the probabilities from the facts and the events so far; `red` is Red's seat.

        The events are redacted for the side of `facts`. `informed` uses them and the usual formations of people. A full
        army has the learnt model, and a small one has rules made by hand. Otherwise all possible kinds have the same
        weight.
        """
        self.facts = facts
        self.pool = facts.pool
        if not informed:
            self._chances = balance(_possibilities(facts), self.pool)
        elif facts.rules.army == "full":
            self._chances = chances_by_model(facts, seen_events, red, load_weights())
        else:
            self._chances = chances_by_rules(facts, seen_events, red)
        self._choices = {piece: len(facts.possible_kinds(piece)) for piece in facts.hidden}
        """Number of possible kinds of each hidden piece."""

    def chances(self, piece: int) -> Sequence[float]:
        """Return an enemy piece's probability of each kind; 1 for the kind of a piece that isn't hidden."""
        chances = self._chances.get(piece)
        if chances is not None:
            return chances
        return [float(kind == self.facts.play.kinds[piece]) for kind in range(len(KINDS))]

    def deal(self, dice: Dice) -> bytes | None:
        """Return a random kind of every piece, indexed by piece number, in line with facts and probabilities.

        Only hidden pieces differ from the sampled state. Return None if MAX_TRIES attempts fail.
        """
        for _ in range(MAX_TRIES):
            dealt = self._deal_kinds(dice)
            if dealt is not None:
                kinds = bytearray(self.facts.play.kinds)
                for piece, kind in dealt.items():
                    kinds[piece] = kind
                return bytes(kinds)
        return None

    def _deal_kinds(self, dice: Dice) -> dict[int, int] | None:
        """Return a random kind for each hidden piece, or None if it reaches a dead end.

        The immobile kinds come first, as they fit the fewest pieces. The other pieces follow, the most limited first.
        """
        left, dealt = list(self.pool), dict[int, int]()
        waiting = list(self.facts.hidden)
        for kind in IMMOBILE:
            for _ in range(left[kind]):
                weights = [self._chances[piece][kind] for piece in waiting]
                if not any(weights):
                    return None
                piece = waiting.pop(dice.draw_weighted(weights))
                dealt[piece] = kind
            left[kind] = 0
        tight = sorted(waiting, key=lambda piece: (self._choices[piece], dice.below(1 << 16)))
        for piece in tight:
            weights = [chance * count for chance, count in zip(self._chances[piece], left, strict=True)]
            if not any(weights):
                return None
            dealt[piece] = dice.draw_weighted(weights)
            left[dealt[piece]] -= 1
        return dealt


def chances_by_model(
    facts: Facts, seen_events: Iterable[Event], red: int, model: RankWeights
) -> dict[int, list[float]]:
    """Return each hidden piece's probability of each kind by the tables of formations and a rank model."""
    traits = read_traits(facts, seen_events, red)
    return _scale(facts, {piece: rank_factors(traits[piece], model) for piece in facts.hidden})


def chances_by_rules(facts: Facts, seen_events: Iterable[Event], red: int) -> dict[int, list[float]]:
    """Return each hidden piece's probability of each kind by the tables of formations and rules made by hand."""
    return _scale(facts, factors_of(facts, seen_events, red))


def _scale(facts: Facts, factors: Mapping[int, Sequence[float]]) -> dict[int, list[float]]:
    weights = prior(facts)
    for piece, row in weights.items():
        weights[piece] = [weight * factor for weight, factor in zip(row, factors[piece], strict=True)]
    return balance(weights, facts.pool)


def _possibilities(facts: Facts) -> dict[int, list[float]]:
    """Return each hidden piece's weight for each kind: 1 if it is possible, and otherwise 0."""
    possible = {piece: facts.possible_kinds(piece) for piece in facts.hidden}
    return {piece: [float(kind in kinds) for kind in range(len(KINDS))] for piece, kinds in possible.items()}


def prior(facts: Facts) -> dict[int, list[float]]:
    """Return, for each hidden piece, a weight of each kind; impossible kinds have 0.

    The weights are the usual frequencies on the piece's first square. Flag and Bomb gain weight over time for a piece
    that could move but never has.
    """
    weights: dict[int, list[float]] = {}
    often = FREQUENCIES[facts.rules.army]
    for piece in facts.hidden:
        index = _FORMATION_INDEX[facts.enemy][facts.starts[piece]]
        possible = facts.possible_kinds(piece)
        weights[piece] = [20.0 + often[kind][index] if kind in possible else 0.0 for kind in range(len(KINDS))]
        if not facts.has_moved(piece) and _is_free(facts, piece):
            stillness = 1 + facts.play.ply / PATIENCE
            weights[piece][BOMB] *= stillness
            weights[piece][FLAG] *= stillness
    return weights


def _is_free(facts: Facts, piece: int) -> bool:
    """Return whether the piece is next to a square that none of its own side's pieces occupies."""
    own = set(facts.standing[facts.enemy])
    return any(facts.play.board[near] not in own for near in NEIGHBOURS[facts.squares[piece]])


def balance(weights: Mapping[int, Sequence[float]], pool: Sequence[int]) -> dict[int, list[float]]:
    """Return the weights, scaled so that each piece's row adds up to 1.

    Each kind's column then adds up to about its count in `pool`.
    """
    rows = {piece: [weight if pool[kind] else 0.0 for kind, weight in enumerate(row)] for piece, row in weights.items()}
    for _ in range(ROUNDS):
        for kind, count in enumerate(pool):
            total = sum(row[kind] for row in rows.values())
            if total:
                for row in rows.values():
                    row[kind] *= count / total
        for row in rows.values():
            total = sum(row)
            if total:
                row[:] = [weight / total for weight in row]
    return rows


LATELY = 16
"""Number of own plies that the memory covers."""


class Memory:
    """Number of recent departures of the own pieces, by piece and square."""

    def __init__(self, visits: Counter[tuple[int, int]]) -> None:
        self._visits = visits

    def visits(self, piece: int, square: int) -> int:
        """Return how often the piece left the square in the moves that this memory covers; 0 if never."""
        return self._visits[piece, square]


def remember(facts: Facts, seen_events: Iterable[Event], seat: Seat) -> Memory:
    """Return how often the seat's pieces left each square in its last LATELY moves since the last attack.

    `seen_events` are all events so far, redacted for the seat. If it has made no such move, use the trail of the side's
    last moved piece.
    """
    recent: list[Moved] = []
    for event in seen_events:
        if isinstance(event, Fought):
            recent.clear()
        elif isinstance(event, Moved) and event.seat == seat:
            recent.append(event)
    visits: Counter[tuple[int, int]] = Counter()
    if not recent:
        trail = facts.play.trails[facts.side]
        visits.update((facts.play.board[trail[-1]], square) for square in trail[:-1])
        return Memory(visits)
    piece_at = {square: piece for piece, square in facts.squares.items()}
    for event in reversed(recent[-LATELY:]):
        start, end = SQUARES[event.start], SQUARES[event.end]
        piece = piece_at.pop(end, 0)
        piece_at[start] = piece
        visits[piece, start] += 1
    return Memory(visits)
