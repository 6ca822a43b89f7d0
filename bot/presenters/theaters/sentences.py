"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.presenter import Names
from bot.presenters.theaters.words import EMBLEMS, card_name, seat_name, side_name, theater_name
from bot.presenters.words import counted, listed, possessive
from engine.games.theaters.events import (
    AirDropEnded,
    AirDropGranted,
    BattleStarted,
    BattleWon,
    Declined,
    Deployed,
    Event,
    ExtraTurnGranted,
    Fizzled,
    Flipped,
    Improvised,
    Interrupted,
    MatchWon,
    Moved,
    Peeked,
    Reinforced,
    Stopped,
    TakenBack,
    Triggered,
    TurnSkipped,
    Withdrew,
)

_VIA = {"match": "", "aerodrome": ", carried by Aerodrome", "air_drop": ", carried by Air Drop"}


def sentence(event: Event, names: Names) -> str:  # noqa: PLR0911 - one return for each kind
    """Return the event in words; "" for one that others tell already."""
    match event:
        case Deployed() | Improvised() | Reinforced() | Stopped() | Withdrew() | TurnSkipped():
            return _of_a_play(event, names)
        case Flipped() | Moved() | TakenBack() | Peeked() | Declined() | Interrupted() | Fizzled() | Triggered():
            return _of_an_ability(event, names)
        case AirDropGranted(side):
            return f"Air Drop lets {side_name(side, names)} deploy one card to a theater of another type."
        case AirDropEnded(side):
            return f"{possessive(side_name(side, names))} Air Drop is over."
        case ExtraTurnGranted(side):
            return f"{side_name(side, names)} got an extra turn."
        case BattleStarted(battle, row, first):
            theaters = ", ".join(theater_name(type_) for type_ in row)
            return f"Battle {battle} begins: {theaters}. {side_name(first, names)} plays first and wins ties."
        case BattleWon():
            return _battle_won(event, names)
        case MatchWon(side):
            return f"{side_name(side, names)} won the match!"
        case _:
            assert_never(event)


def told(events: Sequence[Event], names: Names) -> str:
    """Return what one action did, in as few sentences as tell it; "" for nothing.

    What the board beside it shows or says by itself, such as a new battle, is left to the log.
    """
    shown = [event for event in events if not isinstance(event, BattleStarted | AirDropEnded | MatchWon)]
    return " ".join(said for said in (sentence(event, names) for event in shown) if said)


def _of_a_play(event: Deployed | Improvised | Reinforced | Stopped | Withdrew | TurnSkipped, names: Names) -> str:
    match event:
        case Deployed(seat, side, card, theater, via):
            who = seat_name(seat, side, names)
            return f"{who} deployed {card_name(card)} to {theater_name(theater)}{_VIA[via]}."
        case Improvised(seat, side, theater, card):
            what = "a card" if card is None else card_name(card)
            return f"{seat_name(seat, side, names)} played {what} facedown to {theater_name(theater)}."
        case Reinforced(seat, side, theater, card):
            what = "the deck's top card" if card is None else f"{card_name(card)} from the deck"
            return f"{seat_name(seat, side, names)} played {what} facedown to {theater_name(theater)}."
        case Stopped(by=by):
            return f"{by.capitalize()} sent it under the deck."
        case Withdrew(seat, side, cards):
            return f"{seat_name(seat, side, names)} withdrew with {counted(cards, 'card')} in hand."
        case TurnSkipped(side):
            return f"{side_name(side, names)} had no card to play, so that turn was skipped."
        case _:
            assert_never(event)


def _of_an_ability(  # noqa: PLR0911 - one return for each kind
    event: Flipped | Moved | TakenBack | Peeked | Declined | Interrupted | Fizzled | Triggered, names: Names
) -> str:
    match event:
        case Flipped():
            return _flipped(event, names)
        case Moved(seat, side, theater, to, card, faceup):
            name = "card" if card is None else card_name(card)
            what = name if faceup else f"a facedown {name}"
            return f"{seat_name(seat, side, names)} moved {what} from {theater_name(theater)} to {theater_name(to)}."
        case TakenBack(seat, side, theater, card):
            what = "a facedown card" if card is None else f"the facedown {card_name(card)}"
            return f"{seat_name(seat, side, names)} took {what} back from {theater_name(theater)}."
        case Peeked(side, card):
            what = "." if card is None else f": it is {card_name(card)}."
            return f"{side_name(side, names)} looked at the deck's top card{what}"
        case Declined(seat, side, card):
            return f"{seat_name(seat, side, names)} left {card_name(card)} unused."
        case Interrupted(card=card):
            return f"That cut {card_name(card)} short."
        case Fizzled(card=card):
            return f"{card_name(card)} found nothing to act on."
        case Triggered():
            return ""
        case _:
            assert_never(event)


def _flipped(event: Flipped, names: Names) -> str:
    chooser = next(side for side, team in enumerate(names.teams) if event.seat in team)
    owner = "their own" if chooser == event.side else possessive(side_name(event.side, names))
    card = "card" if event.card is None else card_name(event.card)
    way = "faceup" if event.faceup else "facedown"
    return f"{seat_name(event.seat, chooser, names)} flipped {owner} {card} in {theater_name(event.theater)} {way}."


def _battle_won(event: BattleWon, names: Names) -> str:
    score = " : ".join(f"{emblem} {points}" for emblem, points in zip(EMBLEMS, event.victory_points, strict=True))
    winner = f"{side_name(event.side, names)} won the battle and scored {counted(event.points, 'point')} ({score})."
    if not event.controllers:
        return winner
    held = [
        listed(
            [theater_name(type_) for type_, holder in zip(event.row, event.controllers, strict=True) if holder == side]
        )
        for side in (event.side, 1 - event.side)
    ]
    fought = f"{side_name(event.side, names)} held {held[0]}"
    other = f", {side_name(1 - event.side, names)} {held[1]}" if held[1] else ""
    return f"All cards are played. {fought}{other}. {winner}"
