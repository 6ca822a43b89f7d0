"""What a hint claims, held to the worlds that it is about: each event and number is found again, by other code.

An action is applied by the rules alone, and each measure is worked out from the whole state, so that a mistake in the
reasons of a game, in its view or in the counting of worlds shows as a difference.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict, replace

from engine.ai.advice import WORLDS, Claim, Measure
from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import rules as theaters
from engine.games.air_land_sea import strength
from engine.games.air_land_sea.cards import BY_KEY as THEATER_CARDS
from engine.games.fight_flight_bite import harvest
from engine.games.fight_flight_bite.cards import FOODS, SIGNS, extra_actions, losing_sign
from engine.games.fight_flight_bite.state import layout_of
from engine.games.stratego import stratego
from engine.games.stratego.board import IMMOBILE, KINDS, SQUARES, outcomes
from engine.games.this_means_war import judgement as war
from engine.games.this_means_war.actions import Pass
from engine.games.this_means_war.areas import can_pay, points
from engine.games.this_means_war.cards import BY_KEY
from tests.conformance.subject import AnyGame

Numbers = tuple[int, int]


@dataclass(frozen=True)
class Walk:
    """An action in one world, up to the next choice of somebody else, and what its seat saw."""

    game: AnyGame
    seat: Seat
    action: Any
    world: Any
    result: Any
    happened: tuple[Any, ...]

    @property
    def seen(self) -> list[Any]:
        redacted = [self.game.redact(self.result, event, self.seat) for event in self.happened]
        return [event for event in redacted if event is not None]


def walks(knowledge: SeatKnowledge[Any, Any, Any, Any], action: Any, rng: Rng) -> Iterator[Walk]:
    """The worlds that the claims with this `rng` are about. In the war everybody else passes."""
    game, seat, dice = knowledge.game, knowledge.seat, Dice(rng)
    for _ in range(WORLDS):
        world = knowledge.sample(dice.rng())
        step = game.apply(world, seat, action)
        happened = list(step.events)
        while game.key == "this-means-war" and (asked := game.waiting_seats(step.state) - {seat}):
            if Pass() not in game.legal(step.state, *asked):
                break
            step = game.apply(step.state, *asked, Pass())
            happened += step.events
        yield Walk(game, seat, action, world, step.state, tuple(happened))


def check_claim(claim: Claim[Any], worlds: list[Walk]) -> None:
    """Raises AssertionError if a claim isn't true in exactly as many of the worlds as it says."""
    if getattr(claim.fact, "name", "") == "expected":
        assert (claim.fact.before, claim.fact.after) == _expected(worlds, claim.fact.subject)
        assert claim.worlds == len(worlds)
        return
    true_in = sum(_is_true(claim.fact, walk) for walk in worlds)
    assert true_in == claim.worlds, f"{claim} is true in {true_in} worlds"


def _is_true(fact: Any, walk: Walk) -> bool:
    if not isinstance(fact, Measure):
        return any(_matches(fact, event) for event in _attributed(walk))
    numbers = MEASURES[walk.game.key, fact.name](walk, fact.subject)
    if numbers is None or numbers[0] != fact.before:
        return False
    after = numbers[1]
    return {"exactly": after == fact.after, "at_least": after >= fact.after, "at_most": after <= fact.after}[fact.bound]


UNSAID = {("Drew", "cards"), ("Ended", "formations")}
"""What a claimed event leaves out, as it differs between worlds."""


def _matches(claimed: Any, event: Any) -> bool:
    """Whether an event is the one that is claimed, which leaves out what differs between worlds."""
    return type(event) is type(claimed) and all(
        (type(event).__name__, name) in UNSAID or value == getattr(event, name)
        for name, value in asdict(claimed).items()
    )


def _attributed(walk: Walk) -> Iterator[Any]:
    """What was seen; in the war before the next turn, and of an order only what its own seat did by it."""
    if walk.game.key != "this-means-war":
        yield from walk.seen
        return
    resolving: Any = None
    for event in walk.seen:
        kind = type(event).__name__
        if kind == "TurnBegan":
            return
        if kind == "OrderResolved":
            resolving = event
        is_aftermath = kind in ("Ended", "AnotherOrder", "Drew")
        actor = event.by.seat if kind == "OrderNullified" else getattr(resolving, "seat", None)
        if type(walk.action).__name__ != "Play" or is_aftermath or actor == walk.seat:
            yield event


def _side(walk: Walk) -> int:
    return next(side for side, seats in enumerate(walk.world.table.sides) if walk.seat in seats)


def _controlled(state: Any, side: int) -> int:
    return strength.tally(state.table).controllers.count(side)


def _theater_lead(state: Any, side: int, theater: str) -> int:
    totals, index = strength.tally(state.table).totals, state.table.row.index(theater)
    return totals[side][index] - totals[1 - side][index]


def _lies_faceup(state: Any, side: int, card: str) -> bool:
    return any(placed.card == card and placed.faceup for column in state.table.columns[side] for placed in column)


def _points_given(walk: Walk, _: str) -> Numbers:
    fought_out = theaters.fight_out(walk.world)[1][0]
    given = next(event for event in walk.happened if type(event).__name__ == "BattleWon")
    assert isinstance(fought_out, type(given))
    return fought_out.points, given.points


def _hands(state: Any, side: int) -> int:
    return sum(len(state.table.hands[seat]) for seat in state.table.sides[side])


def _weakest(walk: Walk, card: str) -> Numbers:
    strengths = sorted((THEATER_CARDS[held].strength, held != card) for held in walk.world.table.hands[walk.seat])
    return next((strength for strength, is_other in strengths if is_other), 0), THEATER_CARDS[card].strength


def _critter_lead(state: Any, seat: Seat, woodland: str) -> int:
    counts = list(state.table.critters[layout_of(state).ids.index(woodland)])
    return counts.pop(seat) - max(counts)


def _harvest_gain(walk: Walk, seat: int) -> Numbers:
    def scored(state: Any) -> int:
        rules = replace(state.rules, harvest_pick="auto", final_tie="shared")
        scores = [each for each in harvest.begin(replace(state, rules=rules), ()).events if hasattr(each, "bonus")]
        return next(each.points for each in scores if each.seat == seat)

    return 0, scored(walk.result) - scored(walk.world)


def _stake(state: Any, sign: Any) -> int:
    """Bonus actions of a win with a sign: one, the icon's and the card's, and three at most."""
    turn, woodland = state.turn, layout_of(state).woodlands[state.turn.woodland]
    others = [count for seat, count in enumerate(state.table.critters[turn.woodland]) if seat != turn.seat]
    assert any(others), "nobody stands there to fight"
    is_later = turn.duels > 1 if type(state.stage).__name__ in ("Throwing", "Barring", "Losing") else turn.duels > 0
    counts = turn.card and not (turn.special == "first_duel_only" and is_later)
    return min(3, 1 + (woodland.icon == sign) + (extra_actions(turn.card, sign) if counts else 0))


def _throw_stakes(walk: Walk, sign: str, beaten_by: Callable[[str], str]) -> Numbers:
    barred = walk.world.stage.duel.barred if walk.seat != walk.world.turn.seat else None
    others = [_stake(walk.world, beaten_by(other)) for other in SIGNS if other not in (sign, barred)]
    return max(others), _stake(walk.world, beaten_by(sign))


def _sign_that_beats(sign: str) -> str:
    return next(other for other in SIGNS if other != sign and losing_sign((other, sign)) == sign)  # type: ignore[arg-type]


def _critters(walk: Walk, seat: str) -> Numbers:
    there = walk.world.table.critters[walk.world.turn.woodland]
    targets = [action.seat for action in walk.game.legal(walk.world, walk.seat) if hasattr(action, "seat")]
    return max((there[other] for other in targets if other != int(seat)), default=0), there[int(seat)]


def _cube(walk: Walk, food: str) -> Numbers:
    values = dict(zip(FOODS, harvest.cube_values(walk.world, walk.seat), strict=True))
    foods = [action.food for action in walk.game.legal(walk.world, walk.seat)]
    return max((values[other] for other in foods if other != food), default=0), values[food]  # type: ignore[index]


def _payable(walk: Walk) -> Numbers:
    base = walk.world.table.bases[walk.seat]
    then, now = (sum(can_pay(base, BY_KEY[card].cost) for card in state.table.hands[walk.seat]) for state in
                 (walk.world, walk.result))  # fmt: skip
    return then, now


def _answers(walk: Walk, _: str) -> Numbers:
    table = walk.world.table
    held = [BY_KEY[card] for card in table.hands[walk.seat]]
    number = sum(card.type == "ESPIONAGE" and can_pay(table.bases[walk.seat], card.cost) for card in held)
    return number, number


def _lacking(walk: Walk, card: str) -> Numbers:
    base = walk.world.table.bases[walk.seat]
    costs = zip(("labor", "research", "ammo", "army"), BY_KEY[card].cost, strict=True)
    return 0, sum(max(0, cost - points(base, area)) for area, cost in costs)  # type: ignore[arg-type]


def _ready(walk: Walk, card: str) -> Numbers:
    return 0, int(can_pay(walk.world.table.bases[walk.world.ask.target], BY_KEY[card].cost))


def _cost(walk: Walk, card: str) -> Numbers:
    others = Counter(walk.world.table.hands[walk.world.ask.target])
    others[card] -= 1
    return max((sum(BY_KEY[other].cost) for other in others.elements()), default=0), sum(BY_KEY[card].cost)


def _expected(worlds: list[Walk], card: str) -> Numbers:
    """In how many of the worlds the card answers the play; for "", in how many any card does."""
    answers = [_answers_to(walk) for walk in worlds]
    return len(worlds), sum(card in each if card else bool(each) for each in answers)


def _answers_to(walk: Walk) -> set[str]:
    """The cards that others answer a play with, until its window closes: each takes what ends the turn best for it."""
    played, answers = walk.game.apply(walk.world, walk.seat, walk.action).state, set[str]()
    windows, opens = walk.world.table.windows, BY_KEY[walk.action.card].type == "OPERATION"
    depth, fog = len(windows) + opens, not opens and windows[-1].fog
    asked = {walk.seat}
    while type(played.ask).__name__ == "AskAnswer" and played.ask.seat not in asked:
        if len(played.table.windows) != depth or walk.world.table.turn != played.table.turn:
            break
        if played.table.windows[-1].fog != fog:
            break
        seat = played.ask.seat
        asked.add(seat)
        listed = walk.game.legal(played, seat)
        ends = [_worth_at_the_end_of_the_turn(walk.game, walk.game.apply(played, seat, each).state, seat,
                                              played.table.turn) for each in listed]  # fmt: skip
        chosen = listed[ends.index(max(ends))]
        answers |= {chosen.card} if chosen != Pass() else set()
        played = walk.game.apply(played, seat, chosen).state
    return answers


def _worth_at_the_end_of_the_turn(game: AnyGame, state: Any, seat: Seat, turn: int) -> float:
    while state.table.turn == turn and (waiting := game.waiting_seats(state)):
        (asked,) = waiting
        state = game.apply(state, asked, war.playout(state, asked, game.legal(state, asked), lambda _: 0)).state
    return war.evaluate(state)[seat]


def _fought(walk: Walk) -> Any:
    return next(event for event in walk.happened if type(event).__name__ == "Fought")


def _on_board(walk: Walk, state: Any) -> Mapping[str, int]:
    """The side of the piece on each square."""
    return {piece.square: piece.side for piece in walk.game.view(state, None).pieces}


def _can_be_taken(state: Any, square: str, side: int) -> int:
    """Whether the side could take the piece on a square and survive: each of its moves is made."""
    seat = Seat(state.red ^ side)
    to_move = replace(state, play=replace(state.play, mover=side, rescuer=0, offer=None))
    attacks = [move for move in stratego.legal(to_move, seat) if getattr(move, "end", "") == square]
    steps = [stratego.apply(to_move, seat, move) for move in attacks]
    return int(any(getattr(event, "result", "") in ("flag", "attacker") for step in steps for event in step.events[:1]))


def _threat(walk: Walk, square: str, *, to_own: bool) -> Numbers | None:
    own = walk.world.red ^ walk.seat
    owner, origin = (own if to_own else 1 - own), walk.action.start if square == walk.action.end else square
    if _on_board(walk, walk.world).get(origin) != owner or _on_board(walk, walk.result).get(square) != owner:
        return None
    before, after = (
        _can_be_taken(state, where, 1 - owner) for state, where in ((walk.world, origin), (walk.result, square))
    )
    return None if before == after else (before, after)


def _steps(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def _way(walk: Walk, square: str) -> Numbers:
    return _steps(walk.action.start, square), _steps(walk.action.end, square)


def _fights(walk: Walk, start: str, end: str) -> bool:
    """Whether the piece on the square `start` can move, and would take the one on `end`."""
    play = walk.world.play
    own, met = (play.kinds[play.board[SQUARES[square]]] for square in (start, end))
    return own not in IMMOBILE and outcomes(walk.world.rules)[own][met] in "AW"


def _prey(walk: Walk, square: str) -> Numbers | None:
    return _way(walk, square) if _fights(walk, walk.action.start, square) else None


def _hunter(walk: Walk, square: str) -> Numbers | None:
    return _way(walk, square) if _fights(walk, square, walk.action.start) else None


def _home(walk: Walk, square: str) -> Numbers | None:
    own = walk.world.red ^ walk.seat
    near = (_steps(square, other) for other, side in _on_board(walk, walk.world).items() if side != own)
    is_flag = walk.world.play.kinds[walk.world.play.board[SQUARES[square]]] == KINDS.index("flag")
    return _way(walk, square) if is_flag and min(near) <= 3 else None


def _plies(walk: Walk, _: str) -> Numbers:
    own = walk.world.red ^ walk.seat
    then, now = (
        sum(hasattr(action, "end") for action in stratego.legal(to_move, walk.seat))
        for state in (walk.world, walk.result)
        for to_move in [replace(state, play=replace(state.play, mover=own, rescuer=0, offer=None))]
    )
    return then, now


def _mobile(walk: Walk, _: str) -> Numbers:
    play, own = walk.world.play, walk.world.red ^ walk.seat
    kinds = {0: Counter[bool](), 1: Counter[bool]()}
    for piece in play.board:
        if piece not in (41, 255):
            kinds[int(piece > 41)][play.kinds[piece] in (0, 11)] += 1
    return kinds[1 - own][False], kinds[own][False]


Measured = Callable[[Walk, str], Numbers | None]
_THEATERS: Mapping[str, Measured] = {
    "theaters": lambda walk, _: (_controlled(walk.world, _side(walk)), _controlled(walk.result, _side(walk))),
    "lead": lambda walk, theater: (
        _theater_lead(walk.world, _side(walk), theater),
        _theater_lead(walk.result, _side(walk), theater),
    ),
    "ability": lambda walk, card: (0, int(_lies_faceup(walk.result, _side(walk), card))),
    "points": _points_given,
    "held": lambda walk, _: (len(walk.world.table.row), _controlled(walk.world, _side(walk))),
    "weakest": _weakest,
    "cards": lambda walk, _: (_hands(walk.result, 1 - _side(walk)), _hands(walk.result, _side(walk))),
}
_BY_GAME: Mapping[str, Mapping[str, Measured]] = {
    "air-land-sea": _THEATERS,
    "flies-lies-supplies": _THEATERS,
    "fight-flight-bite": {
        "lead": lambda walk, woodland: (
            _critter_lead(walk.world, walk.seat, woodland),
            _critter_lead(walk.result, walk.seat, woodland),
        ),
        "harvest": lambda walk, _: _harvest_gain(walk, walk.seat),
        "rival": lambda walk, seat: _harvest_gain(walk, int(seat)),
        "stake": lambda walk, sign: _throw_stakes(walk, sign, str),
        "risk": lambda walk, sign: _throw_stakes(walk, sign, _sign_that_beats),
        "stake_rise": lambda walk, sign: (_stake(walk.world, sign), _stake(walk.result, sign)),
        "critters": _critters,
        "cube": _cube,
    },
    "this-means-war": {
        "answers": _answers,
        "lacking": _lacking,
        "payable": lambda walk, _: _payable(walk),
        "ready": _ready,
        "cost": _cost,
        "choices": lambda walk, _: (0, len(walk.game.legal(walk.result, walk.seat))),
    },
    "stratego": {
        "taken": lambda walk, _: (0, int(_fought(walk).result != "defender")),
        "lost": lambda walk, _: (0, int(walk.action.end not in _on_board(walk, walk.result)
                                        or _fought(walk).result == "defender")),
        "learned": lambda walk, _: (0, int(not _fought(walk).silent)),
        "danger": lambda walk, square: _threat(walk, square, to_own=True),
        "target": lambda walk, square: _threat(walk, square, to_own=False),
        "distance": _way,
        "back": _way,
        "prey": _prey,
        "hunter": _hunter,
        "home": _home,
        "plies": _plies,
        "mobile": _mobile,
    },
}  # fmt: skip
MEASURES: Mapping[tuple[str, str], Measured] = {
    (game, name): measured for game, by_name in _BY_GAME.items() for name, measured in by_name.items()
}
