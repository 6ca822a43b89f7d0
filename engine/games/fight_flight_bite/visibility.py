"""Visibility (rules 15): predicates for views, redacted events and sampled states."""

from engine.core.game import Step
from engine.core.values import Seat
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.cards import fixed_cards, sorted_hand
from engine.games.fight_flight_bite.state import Peek, State, has_revealed


def sees_hand(state: State, seat: Seat | None, holder: Seat) -> bool:
    """Return whether a seat, or a spectator (None), may know all cards of a hand.

    A seat that looked at a hand by Keen Nose may always know it later. The hand changes only by public plays.
    """
    return (
        seat == holder
        or has_revealed(state)
        or (seat is not None and any(peek.seat == seat and peek.holder == holder for peek in state.table.peeks))
    )


def sees_throw(state: State, seat: Seat | None, thrower: Seat) -> bool:
    """Return whether a seat, or a spectator (None), may know an unrevealed throw: only the thrower may.

    The throw of a seat that has left is random and secret from all readers.
    """
    return seat == thrower and thrower not in state.gone


def known_cards(state: State, holder: Seat) -> tuple[str, ...]:
    """Return the cards of a hand that all readers know: its fixed cards minus the played ones.

    Empty before the deal.
    """
    remaining = list(fixed_cards(state.tribes[holder])) if state.table.hands[holder] else []
    for card in state.table.played[holder]:
        if card in remaining:
            remaining.remove(card)
    return tuple(remaining)


def cards_seen(state: State, peek: Peek) -> tuple[str, ...]:
    """Return the cards that the look `peek` saw, sorted like a hand.

    These are the holder's present hand and the cards that it has played since the look.
    """
    table = state.table
    return sorted_hand((*table.hands[peek.holder], *table.played[peek.holder][peek.played :]))


_REVEAL_NOTHING = (
    events.Opened,
    events.TurnBegan,
    events.Placed,
    events.CritterAdded,
    events.Wandered,
    events.Attacked,
    events.SignBarred,
    events.Threw,
    events.DuelVoided,
    events.DuelWon,
    events.Pushed,
    events.Flew,
    events.Bitten,
    events.ActionsLeft,
    events.CubePut,
    events.CubeDeclined,
    events.CubeMissed,
    events.Stopped,
    events.HarvestBegan,
    events.FoodPicked,
    events.Harvested,
)


def reveals(before: State, step: Step[State, events.Event]) -> bool:
    """Return whether a step used randomness, revealed throws, or showed a hidden card to any reader."""
    if before.rng != step.state.rng or before.reveals != step.state.reveals:
        return True
    return any(_reveals(before, event) for event in step.events)


def teaches(before: State, step: Step[State, events.Event], seat: Seat) -> bool:
    """Return whether a step used randomness, revealed throws, or showed a hidden card to this seat."""
    if before.rng != step.state.rng or before.reveals != step.state.reveals:
        return True
    return any(
        _reveals(before, event)
        for event in step.events
        if not (isinstance(event, events.CardPlayed) and event.seat == seat)
    )


def _reveals(before: State, event: events.Event) -> bool:
    match event:
        case events.CardPlayed(seat=seat, card=card):
            return card not in known_cards(before, seat)
        case events.TribeTaken(drawn=drawn):
            return drawn
        case _:
            return not isinstance(event, _REVEAL_NOTHING)
