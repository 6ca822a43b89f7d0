"""What the events of each game say about its balance: who was first, what a turn is, which cards were played."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.core.values import Roster, Seat
from engine.games.air_land_sea import events as theaters
from engine.games.fight_flight_bite import events as fight
from engine.games.stratego import events as stratego
from engine.games.this_means_war import events as war
from engine.games.this_means_war.areas import can_pay
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.state import State as WarState

CardsOf = Callable[[Any], tuple[Seat, Iterable[str]] | None]
"""The seat and the cards that an event is about, if it is about any."""


def _none(_event: Any) -> None:
    return None


@dataclass(frozen=True)
class Account:
    """How the figures are read from one game; None where a figure has no meaning for it."""

    teams_in_order: Callable[[Any, Roster], tuple[int, ...] | None]
    """The teams in turn order, if the event tells it."""
    turns: tuple[type, ...]
    """The events of which each turn of a seat has one."""
    played: CardsOf | None
    gained: CardsOf = _none
    """Cards that came to a hand, where the events tell them."""
    limits: frozenset[str] | None = None
    """Reasons that mean that a match took too long."""
    payable: Callable[[Any], tuple[int, int]] | None = None
    """At the start of a turn: how many cards of the hand could be paid, and how many there are."""


def _clockwise(first: int, roster: Roster) -> tuple[int, ...]:
    teams = len(roster.teams)
    return tuple((first + step) % teams for step in range(teams))


def _theaters_order(event: Any, roster: Roster) -> tuple[int, ...] | None:
    begins = isinstance(event, theaters.BattleStarted) and event.battle == 1
    return _clockwise(event.first, roster) if begins else None


def _theaters_played(event: Any) -> tuple[Seat, Iterable[str]] | None:
    return (event.seat, (event.card,)) if isinstance(event, theaters.Deployed) else None


def _fight_order(event: Any, roster: Roster) -> tuple[int, ...] | None:
    return tuple(map(roster.team_of, event.order)) if isinstance(event, fight.OrderSet) else None


def _fight_played(event: Any) -> tuple[Seat, Iterable[str]] | None:
    return (event.seat, (event.card,)) if isinstance(event, fight.CardPlayed) else None


def _stratego_order(event: Any, roster: Roster) -> tuple[int, ...] | None:
    began = isinstance(event, stratego.SetUpBegan)
    return (roster.team_of(event.red), roster.team_of(event.blue)) if began else None


def _war_order(event: Any, roster: Roster) -> tuple[int, ...] | None:
    return _clockwise(event.first, roster) if isinstance(event, war.Began) else None


def _war_played(event: Any) -> tuple[Seat, Iterable[str]] | None:
    return (event.seat, (event.card,)) if isinstance(event, war.OrderDeclared) else None


def _war_gained(event: Any) -> tuple[Seat, Iterable[str]] | None:
    match event:
        case war.Drew(seat, _, cards):
            return seat, cards or ()
        case war.Took(seat, str(card)):
            return seat, (card,)
        case _:
            return None


def _war_payable(state: WarState) -> tuple[int, int]:
    base, hand = state.table.bases[state.table.active], state.table.hands[state.table.active]
    return sum(can_pay(base, BY_KEY[card].cost) for card in hand), len(hand)


_THEATERS = Account(
    teams_in_order=_theaters_order,
    turns=(theaters.Deployed, theaters.Improvised, theaters.Withdrew),
    played=_theaters_played,
)
ACCOUNTS: Mapping[str, Account] = MappingProxyType(
    {
        "air-land-sea": _THEATERS,
        "flies-lies-supplies": _THEATERS,
        "fight-flight-bite": Account(teams_in_order=_fight_order, turns=(fight.TurnBegan,), played=_fight_played),
        "stratego": Account(
            teams_in_order=_stratego_order,
            turns=(stratego.Moved, stratego.Fought),
            played=None,
            limits=frozenset({"max_plies", "quiet"}),
        ),
        "this-means-war": Account(
            teams_in_order=_war_order,
            turns=(war.TurnBegan,),
            played=_war_played,
            gained=_war_gained,
            limits=frozenset({"turn_limit"}),
            payable=_war_payable,
        ),
    }
)
