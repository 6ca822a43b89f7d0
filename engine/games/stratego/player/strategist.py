"""The computer player of Stratego.

The set-up: the safest of several formations drawn in the style of people.

A move's value is its liking (plans, prices and risks) plus its average gain in the search. Gains are in the chance to
win, scaled to piece values. If a side is far ahead without attacking, its plans count more and the search less.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, log

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.games.stratego.actions import AcceptDraw, Action, Arrange, Decline, Move, OfferDraw, Rescue
from engine.games.stratego.arrangements import BESIDE, FORMATION_SYMBOLS, write
from engine.games.stratego.board import (
    BOMB,
    COUNTS,
    EMPTY,
    EMPTY_SYMBOL,
    FLAG,
    IMMOBILE,
    KINDS,
    MARSHAL,
    MINER,
    NEIGHBOURS,
    SIZE,
    SPY,
    SQUARES,
    outcomes,
)
from engine.games.stratego.events import Event
from engine.games.stratego.formations import likely_formation
from engine.games.stratego.options import Ruleset
from engine.games.stratego.player.belief import Belief, remember
from engine.games.stratego.player.corners import Corners
from engine.games.stratego.player.facts import enemy_facts, read_facts
from engine.games.stratego.player.plans import Plans
from engine.games.stratego.player.tree import (
    DARING,
    DELAYED,
    PRIZE,
    SHY,
    VICTORY,
    Board,
    Values,
    attack_gain,
    gain_in_odds,
    kind_values,
    secrecy,
)
from engine.games.stratego.set_up import MAX_CHANGES
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View

_FLAG_SYMBOL, _BOMB_SYMBOL = FORMATION_SYMBOLS[FLAG], FORMATION_SYMBOLS[BOMB]


def choose_formation(rules: Ruleset, dice: Dice, drafts: int) -> str:
    """Draw `drafts` (at least 1) formations as people make them, and return the one with the best `safety`."""
    drawn = [likely_formation(rules, dice.rng())[0] for _ in range(drafts)]
    return max(drawn, key=lambda formation: safety(formation, rules))


def safety(formation: str, rules: Ruleset) -> float:
    """Return a score of the safety of Flag, Marshal and Spy; greater is safer.

    Bombs and other pieces next to the Flag and a shield in front raise the score. Spy or Marshal in the front row lower
    the score. The Flag's square doesn't count, or its row would differ from people's.
    """
    flag = formation.index(_FLAG_SYMBOL)
    beside = [formation[square] for square in BESIDE[flag]]
    bombs = sum(symbol == _BOMB_SYMBOL for symbol in beside)
    guards = sum(symbol not in (_BOMB_SYMBOL, EMPTY_SYMBOL) for symbol in beside)
    score = WALL * bombs / max(1, min(len(beside), COUNTS[rules.army][BOMB])) + 0.3 * guards
    score -= 0 if is_shielded(formation, flag) else 2
    for kind in (SPY, MARSHAL):
        score -= 0.4 * (formation.index(FORMATION_SYMBOLS[kind]) < SIZE)
    return score


WALL = 0.9
"""Safety of a Flag with only Bombs as neighbours. A greater value walls in more Flags than people do."""


def is_shielded(formation: str, square: int) -> bool:
    """Return whether any piece of the formation is ahead of the square in its column.

    `square` is an index in the formation, which lists its front row first. Such a piece blocks a Scout's straight run.
    """
    return any(formation[ahead] != EMPTY_SYMBOL for ahead in range(square % SIZE, square, SIZE))


ZEAL = 0.5
"""Weight of a field's difference against the value from the search."""
STIRRING = 0.5
"""Cost of a piece's first move, as the enemy could have taken it for a Bomb."""
UNGUARDING = 3.0
"""Cost of the first move of a piece next to the own Flag."""
TEDIUM = 1.5
"""Cost of a move back to a square, for each recent departure of the piece from there."""
URGENCY = 14.0
"""Extra value of any attack when the match is about to be drawn for lack of attacks."""

CLEAR, DECISIVE = 0.2, 0.5
"""Leads, as shares, at which progress starts to outweigh safety (3 to 2), and does so most (3 to 1)."""
PATIENT_PLIES = 40
"""Plies without an attack after which a side that is ahead is as impatient as it gets."""
CARELESS, EAGER = 0.9, 4.0
"""Greatest loss of the search's weight by impatience, and greatest gain of the plans' weight."""

BAIT = 2.0
"""Weight of the extra risk that a hidden piece next to our Marshal is the Spy."""

CHEAPER = 1.0
"""Extra cost of a loss to a Bomb, as a share of the difference to our cheapest piece."""

DEEPEST_IF_SMALL = 1
"""Maximum search depth in plies after a move of a small army. Deeper searches lost more matches than they won."""

FIRST_SAMPLES = 4
"""Number of sampled worlds after which the search drops bad moves."""
MARGIN = 12.0
"""Maximum distance in value from the best move; moves further behind are bad."""


@dataclass(frozen=True)
class Strategist:
    """A player of Stratego; its effort is the number of sampled worlds."""

    depth: int
    """Search depth: the plies that follow a move; captures may follow beyond."""
    spread: float
    """Scale of the random noise on each move's value, in the unit of piece values; it mixes nearly equal moves."""
    informed: bool = True
    """Whether beliefs use people's formations and the enemy's behaviour, instead of equal weights for all kinds."""

    drafts: int = 1
    """Number of formations from which it chooses its own."""

    def think(self, knowledge: SeatKnowledge[State, Action, Event, View], rng: Rng, *, effort: int) -> Iterator[Action]:
        """Yield the best action found so far, once at least and then after each slice of work.

        The last action yielded is the choice. `effort` is the number of sampled worlds that the search uses.
        """
        dice = Dice(rng)
        sample = knowledge.sample(dice.rng())
        if sample.play is None:
            yield self._choose_set_up(knowledge, dice)
            return
        actions = knowledge.actions
        yield actions[0]
        if len(actions) == 1:
            return
        thought = Analysis(self, knowledge, sample, dice)
        if any(isinstance(action, Decline) for action in actions):
            yield thought.rescue(actions)
            return
        draw_answer = thought.answer_about_draw(actions)
        if draw_answer is not None:
            yield draw_answer
            return
        yield from thought.moves([action for action in actions if isinstance(action, Move)], effort)

    def _choose_set_up(self, knowledge: SeatKnowledge[State, Action, Event, View], dice: Dice) -> Action:
        """Return the seat's set-up action.

        The first change arranges a formation from `choose_formation`. Afterwards, or if only one action is legal, take
        the first legal action.
        """
        view = knowledge.view
        if len(knowledge.actions) == 1 or view.changes_left != MAX_CHANGES:
            return knowledge.actions[0]
        formation = choose_formation(view.rules, dice, self.drafts)
        return Arrange(write(formation, view.rules.numbering))


def check_finite(value: float) -> float:
    """Return the value; raises ArithmeticError if it is infinite or NaN, as moves couldn't be compared then."""
    if not isfinite(value):
        raise ArithmeticError("the value of a move isn't finite")
    return value


def _attack_gains(
    belief: Belief, values: tuple[Sequence[float], Sequence[float]], prize: float
) -> dict[int, list[float]]:
    """Return the expected gain of our attack on each hidden enemy piece, indexed by the attacker's kind.

    `values` holds piece values by side and kind, and `prize` is the Flag's value.
    """
    facts, attacks = belief.facts, outcomes(belief.facts.rules)
    own, theirs = values[facts.side], values[facts.enemy]
    return {
        piece: [
            attack_gain(attacks[kind], belief.chances(piece), (own[kind], theirs), prize) for kind in range(len(KINDS))
        ]
        for piece in facts.hidden
    }


def _trust(gains: Mapping[int, Sequence[float]]) -> dict[int, list[float]]:
    """Return the assumed probability of each attack by its expected gain: DARING with a gain, SHY without one."""
    return {piece: [DARING if gain > 0 else SHY for gain in row] for piece, row in gains.items()}


def _promise(gains: Mapping[int, Sequence[float]]) -> dict[int, list[float]]:
    """Return the value of each attack later in the search: a share of its expected gain, at least 0."""
    return {piece: [DELAYED * max(0.0, gain) for gain in row] for piece, row in gains.items()}


class FightGains:
    """The gains of an attack on a hidden piece, apart from all that follows."""

    def __init__(self, target: int, gains: Sequence[float], chances: Sequence[float]) -> None:
        """`gains` and `chances` are indexed by the target's kind."""
        self._target = target
        self._gains = gains
        self.expected = sum(gain * chance for gain, chance in zip(gains, chances, strict=True))
        """Mean of the gains."""

    def surplus(self, kinds: bytes) -> float:
        """Return the expected gain minus the gain in a world, given the kind of each piece there.

        Added to a world's value, it removes the luck of the drawn kind. A search of few worlds would otherwise prefer
        attacks with lucky draws.
        """
        return self.expected - self._gains[kinds[self._target]]


class Analysis:
    """The analysis of one position: facts, beliefs, piece values and plans."""

    def __init__(
        self, player: Strategist, knowledge: SeatKnowledge[State, Action, Event, View], sample: State, dice: Dice
    ) -> None:
        view = knowledge.view
        self.player = player
        self.knowledge = knowledge
        self.dice = dice
        self.facts = facts = read_facts(sample, view.side or 0)
        self.memory = remember(facts, knowledge.seen_events, knowledge.seat)
        self.belief = Belief(facts, knowledge.seen_events, view.seats[0], informed=player.informed)
        own, theirs = facts.counts[facts.side], facts.counts[facts.enemy]
        piece_values = [kind_values(facts.rules, own, theirs), kind_values(facts.rules, theirs, own)]
        if facts.side:
            piece_values.reverse()
        both = (piece_values[0], piece_values[1])
        ours = _attack_gains(self.belief, both, PRIZE)
        enemys = _attack_gains(Belief(enemy_facts(facts), informed=False), both, VICTORY)
        secrets = (secrecy(piece_values[0]), secrecy(piece_values[1]))
        self.values = Values(both, secrets, _trust(enemys), _promise(ours))
        self.plans = Plans(facts, self.belief, self.values)
        self.corners = Corners(facts, self.belief, both[facts.side])
        self.score = Board(facts, facts.play.kinds, self.values).score
        """Our lead in value at the start of the search, which is equal in all worlds."""

    def impatience(self) -> float:
        """Return a number from 0 to 1, which grows with our lead and with the plies since the last attack.

        With a lead of up to CLEAR it is 0; from DECISIVE it grows no further.
        """
        lead = self.lead(besides=IMMOBILE)
        share = min(1.0, max(0.0, lead - CLEAR) / (DECISIVE - CLEAR))
        return share * min(1.0, self.facts.play.quiet / PATIENT_PLIES)

    def lead(self, besides: Sequence[int] = (FLAG,)) -> float:
        """Return our lead in piece values, as a share of both sides' total, from -1 to 1.

        Kinds in `besides` don't count.
        """
        facts = self.facts
        sums = [
            sum(
                count * self.values.piece_values[side][kind]
                for kind, count in enumerate(facts.counts[side])
                if kind not in besides
            )
            for side in (facts.side, facts.enemy)
        ]
        return (sums[0] - sums[1]) / max(1.0, sums[0] + sums[1])

    def answer_about_draw(self, actions: Sequence[Action]) -> Action | None:
        """Return the acceptance or the offer of a draw, or None to move.

        Accept if clearly behind, or if about even or behind after a long quiet time. Offer only after a long quiet
        time, if about even or somewhat behind.
        """
        play, rules = self.facts.play, self.facts.rules
        lead, idle = self.lead(), play.quiet / rules.quiet_plies
        if any(isinstance(action, AcceptDraw) for action in actions):
            return AcceptDraw() if lead < -0.3 or (lead < 0.05 and idle > 0.6) else None
        if OfferDraw() in actions and idle > 0.6 and -0.3 < lead < 0.02:
            return OfferDraw()
        return None

    def rescue(self, actions: Sequence[Action]) -> Action:
        """Return the rescue of the most valuable piece, or Decline if no rescue is offered.

        Prefer squares without an enemy next to them, and then the greatest field value.
        """
        rescues = [action for action in actions if isinstance(action, Rescue)]
        if not rescues:
            return Decline()
        values = self.values.piece_values[self.facts.side]
        best = max(values[KINDS.index(action.piece)] for action in rescues)
        field = self.plans.field(
            max(KINDS.index(action.piece) for action in rescues if values[KINDS.index(action.piece)] == best)
        )
        enemies = {self.facts.squares[piece] for piece in self.facts.standing[self.facts.enemy]}

        def use(action: Rescue) -> tuple[float, bool, float]:
            square = SQUARES[action.square]
            return values[KINDS.index(action.piece)], enemies.isdisjoint(NEIGHBOURS[square]), field[square]

        return max(rescues, key=use)

    def moves(self, moves: Sequence[Move], effort: int) -> Iterator[Action]:
        """Yield the best move so far: first by liking alone, then after each slice of the search.

        The search uses `effort` sampled worlds. After FIRST_SAMPLES worlds, drop moves more than MARGIN behind the
        best. Stop early if one is left.
        """
        board = self.facts.play.board
        plies = [(board[SQUARES[move.start]], SQUARES[move.end]) for move in moves]
        fights = [self.fight_gains(*ply) for ply in plies]
        weight = 1 - CARELESS * self.impatience()
        liking = [self.first_value(*ply, fight, 1 - weight) for ply, fight in zip(plies, fights, strict=True)]
        small = self.facts.rules.army != "full"
        depth = min(self.player.depth, DEEPEST_IF_SMALL) if small else self.player.depth
        totals, seen = [0.0] * len(plies), [0] * len(plies)
        alive = list(range(len(plies)))

        def standing(number: int) -> float:
            """Return the value of the move at an index of `moves`: its liking plus its average search value."""
            return liking[number] + totals[number] / max(1, seen[number])

        yield moves[max(alive, key=standing)]
        for done in range(effort):
            tree = Board(self.facts, self.draw_kinds(), self.values)
            for number in alive:
                value = gain_in_odds(tree.value_of(*plies[number], depth), tree.score)
                if (fight := fights[number]) is not None:
                    value += fight.surplus(tree.kinds)
                totals[number] += check_finite(weight * value)
                seen[number] += 1
                if number % 4 == 0:
                    yield moves[max((each for each in alive if seen[each] == max(seen)), key=standing)]
            best = max(standing(number) for number in alive)
            if done + 1 >= FIRST_SAMPLES:
                alive = [number for number in alive if standing(number) > best - MARGIN]
            yield moves[max(alive, key=standing)]
            if len(alive) == 1:
                return

    def first_value(self, piece: int, end: int, fight: FightGains | None, share: float) -> float:
        """Return a move's value before the search: its liking, random noise, and a share of an attack's expected gain.

        `fight` is None unless the move attacks a hidden piece. Raises ArithmeticError as `check_finite`.
        """
        noise = -self.player.spread * log(-log(self.dice.fraction() * 0.998 + 0.001))
        return check_finite(self.liking(piece, end)) + noise + (share * fight.expected if fight else 0.0)

    def draw_kinds(self) -> bytes:
        """Return random kinds of all pieces, indexed by piece number, drawn by the belief.

        If that deal fails, return the kinds of one sampled state, which ignores the belief's weights.
        """
        dealt = self.belief.deal(self.dice)
        if dealt is not None:
            return dealt
        sample = self.knowledge.sample(self.dice.rng())
        return self.facts.play.kinds if sample.play is None else sample.play.kinds

    def fight_gains(self, piece: int, end: int) -> FightGains | None:
        """Return the gains of an attack on a hidden piece, or None if the move is no such attack.

        `end` is a square index.
        """
        facts, target = self.facts, self.facts.play.board[end]
        if target not in facts.hidden:
            return None
        values, secrets, kind = self.values.piece_values, self.values.secrecy, facts.play.kinds[piece]
        own, shown = values[facts.side][kind], 0.0 if facts.is_public(piece) else secrets[facts.side][kind]
        gains = []
        for other, result in enumerate(outcomes(facts.rules)[kind]):
            taken = values[facts.enemy][other] if result in "AT" else 0.0
            lost = own if result in "DT" else 0.0
            learned = 0.0 if result == "D" and facts.rules.silent_defense else secrets[facts.enemy][other]
            gain = VICTORY if result == "W" else taken + learned - lost - shown
            gains.append(gain_in_odds(self.score + gain, self.score))
        return FightGains(target, gains, self.belief.chances(target))

    def bomb_price(self, piece: int, end: int) -> float:
        """Return the extra price of an attack on a hidden piece that may be a Bomb.

        It is 0 for a Miner, for our cheapest piece, and for other moves.
        """
        facts, target = self.facts, self.facts.play.board[end]
        kind, values = facts.play.kinds[piece], self.values.piece_values[facts.side]
        if target not in facts.hidden or kind == MINER:
            return 0.0
        cheapest = min(values[each] for each in range(SPY, BOMB) if facts.counts[facts.side][each])
        return CHEAPER * self.belief.chances(target)[BOMB] * (values[kind] - cheapest)

    def ambush(self, piece: int, end: int) -> float:
        """Return the value at risk from a Spy among the hidden pieces next to `end`.

        It is 0 unless the enemy knows the moved piece after the move and a Spy beats that piece. The search counts the
        Spy's usual probability. This cost is for a bait that the enemy has set.
        """
        facts, kind = self.facts, self.facts.play.kinds[piece]
        row = outcomes(facts.rules)[SPY]
        is_known = facts.is_public(piece) or facts.play.board[end] != EMPTY
        if row[kind] != "A" or not is_known:
            return 0.0
        near = [facts.play.board[square] for square in NEIGHBOURS[end]]
        chance = sum(self.belief.chances(enemy)[SPY] for enemy in near if enemy in facts.hidden)
        return BAIT * chance * self.values.piece_values[facts.side][kind]

    def liking(self, piece: int, end: int) -> float:
        """Return the value of moving a piece to a square, apart from the search.

        It adds up plans, repetition, urgency, and information given away. `end` is a square index.
        """
        facts, play = self.facts, self.facts.play
        start, kind = facts.squares[piece], play.kinds[piece]
        attack = play.board[end] != EMPTY
        total = -TEDIUM * self.memory.visits(piece, end) - self.plans.straying(piece, start, end)
        total -= self.plans.defence.risk(piece, end) + self.ambush(piece, end) + self.bomb_price(piece, end)
        total -= self.corners.cost(piece, end)
        if attack:
            total += URGENCY * (play.quiet / facts.rules.quiet_plies) ** 2
        else:
            field = self.plans.field(kind)
            eager = 1 + 2 * play.quiet / facts.rules.quiet_plies + EAGER * self.impatience()
            total += ZEAL * eager * (field[end] - field[start])
        if not facts.has_moved(piece):
            total -= UNGUARDING if self.plans.flag in NEIGHBOURS[start] else STIRRING
        return total + self.plans.rescue_by(piece, start, end)
