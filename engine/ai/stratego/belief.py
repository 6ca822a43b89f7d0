"""What each hidden piece of the enemy is likely to be, and worlds drawn accordingly.

The prior is how often people put each kind on the square where the piece began. It is limited by what is certain,
weighed by behaviour, and balanced so that every piece is something and every kind is as often there as it is.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.ai.dice import Dice
from engine.ai.stratego.evidence import factors_of
from engine.ai.stratego.facts import Facts
from engine.games.stratego.board import NEIGHBOURS, ZONES
from engine.games.stratego.events import Event
from engine.games.stratego.formations.frequencies import FREQUENCIES
from engine.games.stratego.pieces import BOMB, FLAG, IMMOBILE, KINDS

ROUNDS = 12
"""How often rows and columns are balanced in turn."""

MOST_TRIES = 30
"""Deals that come to a dead end, before it is given up."""

PATIENCE = 120.0
"""Plies in which a piece that could have moved and hasn't becomes twice as likely to be unable to."""

_FORMATION_INDEX = tuple({square: index for index, square in enumerate(zone)} for zone in ZONES)


class Belief:
    """How likely each hidden piece is of each kind."""

    def __init__(self, facts: Facts, told: Iterable[Event] = (), red: int = 0, *, informed: bool = True) -> None:
        """Weigh what is known; one who isn't `informed` takes all that is possible for equally likely."""
        self.facts = facts
        self.pool = facts.pool
        weights = _prior(facts) if informed else _possibilities(facts)
        for piece, factors in factors_of(facts, told, red).items() if informed else ():
            weights[piece] = [weight * factor for weight, factor in zip(weights[piece], factors, strict=True)]
        self._chances = _balanced(weights, self.pool)

    def chances(self, piece: int) -> Sequence[float]:
        """Return, by kind, how likely an enemy piece is of it; certain where its rank is known."""
        found = self._chances.get(piece)
        if found is not None:
            return found
        return [float(kind == self.facts.play.kinds[piece]) for kind in range(len(KINDS))]

    def deal(self, dice: Dice) -> bytes | None:
        """Draw kinds for all pieces, consistent with all that is certain; None if no such deal is come by."""
        for _ in range(MOST_TRIES):
            dealt = self._dealt(dice)
            if dealt is not None:
                kinds = bytearray(self.facts.play.kinds)
                for piece, kind in dealt.items():
                    kinds[piece] = kind
                return bytes(kinds)
        return None

    def _dealt(self, dice: Dice) -> dict[int, int] | None:
        """Deal the kinds that can't be everywhere first, then piece by piece; None in a dead end."""
        left, dealt = list(self.pool), dict[int, int]()
        waiting = list(self.facts.hidden)
        for kind in IMMOBILE:
            for _ in range(left[kind]):
                weights = [self._chances[piece][kind] for piece in waiting]
                if not any(weights):
                    return None
                piece = waiting.pop(dice.weighted(weights))
                dealt[piece] = kind
            left[kind] = 0
        tight = sorted(waiting, key=lambda piece: (len(self.facts.possible_kinds(piece)), dice.below(1 << 16)))
        for piece in tight:
            weights = [chance * count for chance, count in zip(self._chances[piece], left, strict=True)]
            if not any(weights):
                return None
            dealt[piece] = dice.weighted(weights)
            left[dealt[piece]] -= 1
        return dealt


def _possibilities(facts: Facts) -> dict[int, list[float]]:
    possible = {piece: facts.possible_kinds(piece) for piece in facts.hidden}
    return {piece: [float(kind in kinds) for kind in range(len(KINDS))] for piece, kinds in possible.items()}


def _prior(facts: Facts) -> dict[int, list[float]]:
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
    """Tell whether the piece has a square to go to, or an enemy to attack."""
    own = set(facts.standing[facts.enemy])
    return any(facts.play.board[near] not in own for near in NEIGHBOURS[facts.squares[piece]])


def _balanced(weights: Mapping[int, Sequence[float]], pool: Sequence[int]) -> dict[int, list[float]]:
    """Scale rows and columns in turn, so that each piece is one thing and each kind is there as often as it is."""
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
