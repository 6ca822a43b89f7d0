"""Players written from the rules pages alone: somebody who has read them, counts what lies on the table, and plays on.

They know nothing of how the computer players think, and imagine nothing. A level for people in their first matches is
measured against them.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.ai.thumb import RulesOfThumb
from engine.games.air_land_sea import actions as theaters
from engine.games.air_land_sea.cards import BY_KEY as THEATER_CARDS
from engine.games.air_land_sea.view_types import TheaterView
from engine.games.air_land_sea.view_types import View as TheatersView
from engine.games.fight_flight_bite import actions as fight
from engine.games.fight_flight_bite.view_types import View as FightView
from engine.games.stratego import actions as stratego
from engine.games.stratego.board import KINDS, SIZE, SQUARES, outcomes
from engine.games.stratego.view_types import PieceView
from engine.games.stratego.view_types import View as StrategoView
from engine.games.this_means_war import actions as war
from engine.games.this_means_war.cards import BY_KEY as WAR_CARDS
from engine.games.this_means_war.cards import Add, Assault, ChooseOne, Destroy, FinalStand
from engine.games.this_means_war.view_types import View as WarView

NEVER = -1000.0


# --- Air, Land & Sea; Flies, Lies & Supplies ------------------------------------------------------------------------


def rate_plays(view: TheatersView, actions: Sequence[theaters.Action]) -> list[float]:
    """Win two theaters of three: a play that turns one counts most, then a close one; strong cards aren't wasted."""
    return [_play(view, action) for action in actions]


def _play(view: TheatersView, action: theaters.Action) -> float:
    side = view.side or 0
    match action:
        case theaters.Deploy(card, theater):
            return 1.0 + _change(view.row[theater], side, THEATER_CARDS[card].strength)
        case theaters.Improvise(card, theater):
            return _change(view.row[theater], side, 2) - 0.3 * THEATER_CARDS[card].strength
        case theaters.Withdraw():
            return 0.5 if _is_lost(view, side) else NEVER
        case theaters.Flip(theater, owner):
            top = view.row[theater].columns[owner].cards[-1]
            printed = 2 if top.card is None else THEATER_CARDS[top.card].strength
            change = 2 - top.strength if top.faceup else printed - 2
            return float(change if owner == side else -change)
        case theaters.Give(card) | theaters.SwapCard(card) | theaters.Reveal(card):
            return -float(THEATER_CARDS[card].strength)
        case _:
            return 0.0


def _change(theater: TheaterView, side: int, strength: int) -> float:
    lead = theater.columns[side].total - theater.columns[1 - side].total
    if theater.controller == side:
        return 0.2 * strength - 0.3 * lead
    return 6.0 if lead + strength > 0 else 0.4 * strength


def _is_lost(view: TheatersView, side: int) -> bool:
    """Tell whether the last card or two can't win the battle any more, as far as strengths go."""
    held = sum(theater.controller == side for theater in view.row)
    return len(view.hand) <= 1 and held + len(view.hand) <= len(view.row) // 2


# --- Fight, Flight, Bite --------------------------------------------------------------------------------------------


def rate_critters(view: FightView, actions: Sequence[fight.Action]) -> list[float]:
    """Go where food is and one critter more decides; attack who controls; keep cards of the food one can get."""
    seat = view.seat or 0
    gains = {}
    for woodland in view.woodlands:
        rivals = max(count for other, count in enumerate(woodland.critters) if other != seat)
        lead = woodland.critters[seat] - rivals
        gains[woodland.id] = sum(woodland.cubes) / (1.0 + abs(lead + 0.5))
    return [_critter(view, gains, action) for action in actions]


def _critter(view: FightView, gains: Mapping[str, float], action: fight.Action) -> float:
    match action:
        case fight.Open(woodland) | fight.Place(woodland) | fight.PutCube(_, woodland) | fight.Bite(_, woodland):
            return gains[woodland]
        case fight.Move(start, end):
            return gains[end] - gains[start]
        case fight.Push(seat, woodland):
            return NEVER if seat == view.seat else -gains[woodland]
        case fight.Attack() | fight.Void():
            return 1.0
        case fight.Done() | fight.Decline():
            return -10.0
        case _:
            return 0.0


# --- Stratego -------------------------------------------------------------------------------------------------------


def rate_moves(view: StrategoView, actions: Sequence[stratego.Action]) -> list[float]:
    """Take what is known to be weaker, try what stands still with cheap pieces and what moves with strong ones."""
    pieces = {piece.square: piece for piece in view.pieces}
    return [_move(view, pieces, action) for action in actions]


def _move(view: StrategoView, pieces: Mapping[str, PieceView], action: stratego.Action) -> float:
    match action:
        case stratego.Move(start, end):
            own, target = pieces[start], pieces.get(end)
            return _step(view, own, end) if target is None else _fight(view, own, target)
        case stratego.Ready() | stratego.Rescue():
            return 20.0
        case stratego.Unready() | stratego.Decline() | stratego.DeclineDraw():
            return 0.0
        case _:
            return NEVER


def _step(view: StrategoView, own: PieceView, end: str) -> float:
    rows = SQUARES[end] // SIZE - SQUARES[own.square] // SIZE
    return (0.3 if own.kind in ("spy", "marshal", "miner") else 1.0) * min(rows if view.side == 0 else -rows, 3)


def _fight(view: StrategoView, own: PieceView, target: PieceView) -> float:
    power = KINDS.index(own.kind or "")
    if target.kind is not None:
        result = outcomes(view.rules)[power][KINDS.index(target.kind)]
        return {"W": 100.0, "A": 12.0 + KINDS.index(target.kind), "T": 2.0, "D": -15.0}[result]
    if not target.moved:
        return {"miner": 4.0, "scout": 3.5, "marshal": -5.0, "general": -3.0, "spy": -5.0}.get(own.kind or "", 1.0)
    return {"spy": -3.0, "miner": -2.0, "scout": 1.0}.get(own.kind or "", 0.6 * power)


# --- This Means War! ------------------------------------------------------------------------------------------------


def rate_orders(view: WarView, actions: Sequence[war.Action]) -> list[float]:
    """Build while it is early, then strike at the weakest CITY; end the war where that is possible."""
    return [_order(view, action) for action in actions]


def _order(view: WarView, action: war.Action) -> float:
    match action:
        case war.Play(card, target, _, branch):
            return 3.0 + sum(_effect(view, effect, target) for effect in _effects(card, branch))
        case war.Recycle(card):
            return sum(WAR_CARDS[card].cost) / 20
        case war.Mulligan():
            return NEVER
        case war.Pass():
            return 2.0
        case war.Discard(card) | war.Hack(card) | war.Take(card):
            return float(sum(WAR_CARDS[card].cost)) * (-1 if isinstance(action, war.Discard) else 1)
        case _:
            return 0.0


def _effects(card: str, branch: int | None) -> list[Any]:
    listed: list[Any] = []
    for effect in WAR_CARDS[card].effects:
        listed += effect.branches[branch or 0] if isinstance(effect, ChooseOne) else [effect]
    return listed


def _effect(view: WarView, effect: Any, target: int | None) -> float:
    base = None if target is None else view.grafmarshalls[target].base
    match effect:
        case Add(number, area):
            production = area in ("factory", "lab", "silo", "barracks")
            return 8.0 * number if production else number * {"city": 1.5, "wall": 0.8}.get(area, 0.5)
        case Assault(number) if base is not None:
            through = number - base.wall
            return 200.0 if through >= base.city else 0.5 * number + max(0, through)
        case Destroy(number, area) if base is not None:
            if area == "city":
                return 200.0 if number >= base.city else 2.0 * number
            return 0.6 * min(number, getattr(base, area))
        case FinalStand():
            return -2.0
        case _:
            return 1.0


NAIVE: Mapping[str, RulesOfThumb[Any, Any, Any, Any]] = MappingProxyType(
    {
        "air-land-sea": RulesOfThumb(rate_plays, spread=1.0),
        "flies-lies-supplies": RulesOfThumb(rate_plays, spread=1.0),
        "fight-flight-bite": RulesOfThumb(rate_critters, spread=1.0),
        "stratego": RulesOfThumb(rate_moves, spread=1.5),
        "this-means-war": RulesOfThumb(rate_orders, spread=1.5),
    }
)
"""The naive player of each game, keyed by the game's key."""
