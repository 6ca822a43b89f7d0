"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import assert_never

from bot.presenters.games.air_land_sea.words import EMBLEMS, card_name, seat_name, side_name, theater_name
from bot.presenters.match_cards import resigned_text
from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed, possessive
from engine.games.air_land_sea.events import (
    AirDropEnded,
    AirDropGranted,
    BattleStarted,
    BattleWon,
    ChangedSides,
    Declined,
    Deployed,
    Destroyed,
    Drew,
    Event,
    ExtraTurnGranted,
    Fizzled,
    Flipped,
    Given,
    Improvised,
    Interrupted,
    MatchWon,
    Moved,
    Named,
    Peeked,
    Reinforced,
    Resigned,
    Revealed,
    Stopped,
    SuppliesGained,
    SwapChosen,
    Swapped,
    TakenBack,
    Triggered,
    TurnSkipped,
    Withdrew,
)

_VIA = {
    "match": "",
    "aerodrome": ", carried by Aerodrome",
    "air_drop": ", carried by Air Drop",
    "supply_lines": ", carried by Supply Lines",
}

_Play = Deployed | Improvised | Reinforced | Stopped | Withdrew | TurnSkipped
_OnTheTable = Flipped | Moved | TakenBack | ChangedSides | Destroyed | SuppliesGained
_OfAHand = Revealed | Named | Drew | Given | SwapChosen | Swapped | Peeked
_OfAnAbility = Declined | Interrupted | Fizzled | Triggered | AirDropGranted | AirDropEnded | ExtraTurnGranted
_OfTheMatch = BattleStarted | BattleWon | Resigned | MatchWon


def sentence(event: Event, names: Names) -> str:
    """Return the event in words; "" for one that others tell already."""
    match event:
        case Deployed() | Improvised() | Reinforced() | Stopped() | Withdrew() | TurnSkipped():
            return _play(event, names)
        case Flipped() | Moved() | TakenBack() | ChangedSides() | Destroyed() | SuppliesGained():
            return _on_the_table(event, names)
        case Revealed() | Named() | Drew() | Given() | SwapChosen() | Swapped() | Peeked():
            return _of_a_hand(event, names)
        case Declined() | Interrupted() | Fizzled() | Triggered():
            return _of_an_ability(event, names)
        case AirDropGranted() | AirDropEnded() | ExtraTurnGranted():
            return _of_an_ability(event, names)
        case BattleStarted() | BattleWon() | Resigned() | MatchWon():
            return _of_the_match(event, names)
        case _:
            assert_never(event)


def told(events: Sequence[Event], names: Names) -> str:
    """Return what one action did, in as few sentences as tell it; "" for nothing.

    What the board beside it shows or says by itself, such as a new battle, is left to the log.
    """
    shown = [event for event in events if not isinstance(event, BattleStarted | AirDropEnded | MatchWon)]
    repeated = {
        id(after)
        for before, after in pairwise(shown)
        if isinstance(before, Named) and isinstance(after, Revealed) and before.card == after.card
    }
    sentences = [sentence(event, names) for event in shown if id(event) not in repeated]
    return " ".join(said for said in sentences if said)


def _play(event: _Play, names: Names) -> str:
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
            hands = "hand" if len(names.teams[side]) == 1 else "their side's hands"
            return f"{seat_name(seat, side, names)} withdrew with {counted(cards, 'card')} in {hands}."
        case TurnSkipped(side):
            return f"{side_name(side, names)} had no card to play, so that turn was skipped."
        case _:
            assert_never(event)


def _on_the_table(event: _OnTheTable, names: Names) -> str:
    match event:
        case Flipped(seat, side, theater, card, faceup):
            way = "faceup" if faceup else "facedown"
            what = "card" if card is None else card_name(card)
            return f"{_done(seat, 'flipped', side, names)} {what} in {theater_name(theater)} {way}."
        case Moved(seat, side, theater, to, card, faceup):
            what = _lying(card, faceup=faceup)
            way = f"from {theater_name(theater)} to {theater_name(to)}"
            return f"{seat_name(seat, side, names)} moved {what if card and faceup else f'a {what}'} {way}."
        case TakenBack(seat, side, theater, card):
            what = "a facedown card" if card is None else f"the facedown {card_name(card)}"
            return f"{seat_name(seat, side, names)} took {what} back from {theater_name(theater)}."
        case ChangedSides(side=side, theater=theater, card=card, faceup=faceup):
            whose, what = possessive(side_name(side, names)), _lying(card, faceup=faceup)
            return f"{whose} {what} in {theater_name(theater)} went over to {side_name(1 - side, names)}."
        case Destroyed(seat, side, theater, card, faceup):
            what = _lying(card, faceup=faceup)
            return f"{_done(seat, 'destroyed', side, names)} {what} in {theater_name(theater)}."
        case SuppliesGained(side, theater, number):
            supplies = counted(number, "Supply", "Supplies")
            return f"{side_name(side, names)} gained {supplies} in {theater_name(theater)}."
        case _:
            assert_never(event)


def _done(seat: int, deed: str, owner: int, names: Names) -> str:
    """Say who did something to whose card, up to the card."""
    doer = next(side for side, team in enumerate(names.teams) if seat in team)
    whose = "their own" if doer == owner else possessive(side_name(owner, names))
    return f"{seat_name(seat, doer, names)} {deed} {whose}"


def _lying(card: str | None, *, faceup: bool) -> str:
    name = "card" if card is None else card_name(card)
    return name if faceup else f"facedown {name}"


def _of_a_hand(event: _OfAHand, names: Names) -> str:  # noqa: PLR0911 - one return for each kind
    match event:
        case Revealed(seat, side, card):
            return f"{seat_name(seat, side, names)} revealed {card_name(card)}."
        case Named(seat, side, card, holder):
            who = f"{seat_name(seat, side, names)} named {card_name(card)}"
            if holder is not None:
                return f"{who}: {seat_name(holder, 1 - side, names)} has shown it and must play it next."
            hand = "hand" if len(names.teams[1 - side]) == 1 else "hands"
            return f"{who}: it is not in the {hand} of {side_name(1 - side, names)}."
        case Drew(seat, side, card):
            return f"{seat_name(seat, side, names)} drew {_one(card)}."
        case Given(seat, side, to, card):
            return f"{seat_name(seat, side, names)} gave {_one(card)} to {seat_name(to, 1 - side, names)}."
        case SwapChosen(seat, side, card):
            what = "a card" if card is None else card_name(card)
            return f"{seat_name(seat, side, names)} chose {what} to swap."
        case Swapped(seat, side, to, card):
            return f"{seat_name(seat, side, names)} passed {_one(card)} to {seat_name(to, side, names)}."
        case Peeked(side, card):
            what = "." if card is None else f": it is {card_name(card)}."
            return f"{side_name(side, names)} looked at the deck's top card{what}"
        case _:
            assert_never(event)


def _one(card: str | None) -> str:
    return "a card" if card is None else card_name(card)


def _of_an_ability(event: _OfAnAbility, names: Names) -> str:  # noqa: PLR0911 - one return for each kind
    match event:
        case Declined(seat, side, card):
            return f"{seat_name(seat, side, names)} left {card_name(card)} unused."
        case Interrupted(card=card):
            return f"That cut {card_name(card)} short."
        case Fizzled(card=card):
            return f"{card_name(card)} found nothing to act on."
        case Triggered():
            return ""
        case AirDropGranted(side):
            return f"Air Drop lets {side_name(side, names)} deploy one card to a theater of another type."
        case AirDropEnded(side):
            return f"{possessive(side_name(side, names))} Air Drop is over."
        case ExtraTurnGranted(side):
            return f"{side_name(side, names)} got an extra turn."
        case _:
            assert_never(event)


def _of_the_match(event: _OfTheMatch, names: Names) -> str:
    match event:
        case BattleStarted(battle, row, first):
            theaters = ", ".join(theater_name(type_) for type_ in row)
            plays = "plays first and wins ties" if len(names.teams[first]) == 1 else "play first and win ties"
            return f"Battle {battle} begins: {theaters}. {side_name(first, names)} {plays}."
        case BattleWon():
            return _battle_won(event, names)
        case Resigned(seat, side):
            return f"{EMBLEMS[side]} {resigned_text(names, seat)}"
        case MatchWon(side):
            return f"{side_name(side, names)} won the match!"
        case _:
            assert_never(event)


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
