"""Sentences for events as their reader may know them, and for the reasons of a hint."""

from collections.abc import Sequence
from itertools import pairwise

from bot.games.air_land_sea.words import (
    ABILITY_NAMES,
    EMBLEMS,
    card_label,
    card_name,
    seat_name,
    short_text,
    side_name,
    theater_name,
)
from bot.screens.emblems import phrase_arguments, resigned_text
from bot.screens.presenter import Names
from bot.screens.words import format_count, format_list, plural
from engine.ai.advice import Argument
from engine.games.air_land_sea import events, reasons
from engine.games.air_land_sea.reasons import AirReason

_TableEvent = events.Flipped | events.Moved | events.TakenBack | events.ChangedSides | events.Destroyed
_HandEvent = (
    events.Revealed
    | events.Named
    | events.Drew
    | events.Given
    | events.SwapChosen
    | events.Swapped
    | events.Peeked
    | events.SuppliesGained
    | events.Declined
    | events.Interrupted
    | events.Fizzled
    | events.Triggered
    | events.AirDropGranted
    | events.AirDropEnded
    | events.ExtraTurnGranted
)
"""Events of hands and abilities, which move no card in play."""


def sentence(event: events.Event, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    """Return the sentence of an event; "" if other events already cover it."""
    if isinstance(event, _TableEvent):
        return _table_sentence(event, names)
    match event:
        case events.BattleStarted(battle, row, first):
            theaters, who = ", ".join(theater_name(type_) for type_ in row), side_name(first, names)
            does = plural(len(names.teams[first]), "plays first and wins ties", "play first and win ties")
            return f"Battle {battle} begins: {theaters}. {who} {does}."
        case events.BattleWon():
            return _battle_won(event, names)
        case events.Resigned(seat, side):
            return f"{EMBLEMS[side]} {resigned_text(names, seat)}"
        case events.MatchWon(side):
            return f"{side_name(side, names)} won the match!"
        case events.Deployed(seat, side, key, type_, via):
            who, card, theater = seat_name(seat, side, names), card_name(key), theater_name(type_)
            using = "" if via == "match" else f" using {ABILITY_NAMES[via]}"
            return f"{who} deployed {card} to {theater}{using}."
        case events.Improvised(seat, side, type_, key):
            who, card = seat_name(seat, side, names), _card_or_unknown(key)
            return f"{who} played {card} facedown to {theater_name(type_)}."
        case events.Reinforced(seat, side, type_, key):
            known = "" if key is None else f", {card_name(key)},"
            return (
                f"{seat_name(seat, side, names)} played the deck's top card{known} facedown to {theater_name(type_)}."
            )
        case events.Stopped(by=by):
            return f"{ABILITY_NAMES[by]} sent it under the deck."
        case events.Withdrew(seat, side, number):
            who, cards = seat_name(seat, side, names), format_count(number, "card")
            if len(names.teams[side]) == 1:
                return f"{who} withdrew with {cards} in hand."
            return f"{who} withdrew for their side, which held {cards}."
        case events.TurnSkipped(side):
            return f"{side_name(side, names)} had no card to play, so that turn was skipped."
        case _:
            return _hand_sentence(event, names)


def _table_sentence(event: _TableEvent, names: Names) -> str:
    match event:
        case events.Flipped(seat, side, type_, key, faceup):
            card, face = card_label(key, faceup=True), "faceup" if faceup else "facedown"
            return f"{_done_to(seat, 'flipped', side, card, names)} in {theater_name(type_)} {face}."
        case events.Moved(seat, side, start, end, key, faceup):
            card = card_label(key, faceup=faceup)
            moved = card if key is not None and faceup else f"a {card}"
            return f"{seat_name(seat, side, names)} moved {moved} from {theater_name(start)} to {theater_name(end)}."
        case events.TakenBack(seat, side, type_, key):
            card = "a facedown card" if key is None else f"the facedown {card_name(key)}"
            return f"{seat_name(seat, side, names)} took {card} back from {theater_name(type_)}."
        case events.ChangedSides(side=side, theater=type_, card=key, faceup=faceup):
            owner, enemy = side_name(side, names), side_name(1 - side, names)
            return f"{owner}'s {card_label(key, faceup=faceup)} in {theater_name(type_)} went over to {enemy}."
        case events.Destroyed(seat, side, type_, key, faceup):
            card = card_label(key, faceup=faceup)
            return f"{_done_to(seat, 'destroyed', side, card, names)} in {theater_name(type_)}."


def _hand_sentence(event: _HandEvent, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match event:
        case events.Revealed(seat, side, key):
            return f"{seat_name(seat, side, names)} revealed {card_name(key)}."
        case events.Named():
            return _naming_sentence(event, names)
        case events.Drew(seat, side, key):
            return f"{seat_name(seat, side, names)} drew {_card_or_unknown(key)}."
        case events.Given(seat, side, to, key):
            giver, receiver = seat_name(seat, side, names), seat_name(to, 1 - side, names)
            return f"{giver} gave {_card_or_unknown(key)} to {receiver}."
        case events.SwapChosen(seat, side, key):
            return f"{seat_name(seat, side, names)} chose {_card_or_unknown(key)} to swap."
        case events.Swapped(seat, side, to, key):
            giver, receiver = seat_name(seat, side, names), seat_name(to, side, names)
            return f"{giver} passed {_card_or_unknown(key)} to {receiver}."
        case events.Peeked(side, key):
            known = "" if key is None else f": it is {card_name(key)}"
            return f"{side_name(side, names)} looked at the deck's top card{known}."
        case events.SuppliesGained(side, type_, number):
            supplies = format_count(number, "Supply", "Supplies")
            return f"{side_name(side, names)} gained {supplies} in {theater_name(type_)}."
        case events.Declined(seat, side, key):
            return f"{seat_name(seat, side, names)} didn't use {card_name(key)}."
        case events.Interrupted(card=key):
            return f"That interrupted {card_name(key)}."
        case events.Fizzled(card=key):
            return f"{card_name(key)} had nothing to act on."
        case events.Triggered():
            return ""
        case events.AirDropGranted(side):
            return f"Air Drop lets {side_name(side, names)} deploy one card to a theater of another type."
        case events.AirDropEnded(side):
            return f"{side_name(side, names)}'s Air Drop is over."
        case events.ExtraTurnGranted(side):
            return f"{side_name(side, names)} got an extra turn."


def summary(last: Sequence[events.Event], names: Names) -> str:
    """Return few sentences on one action; "" if it has no news.

    Only the log covers new battles, the end of Air Drop and the winner of the match.
    """
    shown = [
        event for event in last if not isinstance(event, events.BattleStarted | events.AirDropEnded | events.MatchWon)
    ]
    repeated = {
        id(after)
        for before, after in pairwise(shown)
        if isinstance(before, events.Named) and isinstance(after, events.Revealed) and before.card == after.card
    }
    sentences = [sentence(event, names) for event in shown if id(event) not in repeated]
    return " ".join(text for text in sentences if text)


def news(last: Sequence[events.Event], names: Names) -> str:
    """Return the events of one action, `last`, in one line; "" if they have no news.

    If the action ended a battle, the line has only a withdrawal, if any, and the points.
    """
    won = next((event for event in last if isinstance(event, events.BattleWon)), None)
    if won is None:
        return summary(last, names)
    sentences = [sentence(event, names) for event in last if isinstance(event, events.Withdrew)]
    return " ".join([*sentences, _score_sentence(won, names)])


def scored_text(points: int, score: Sequence[int]) -> str:
    """Return a battle's points and the new score, such as "scored 6 points (◆ 6 : ● 0)".

    `score` has the victory points by side.
    """
    totals = " : ".join(f"{emblem} {total}" for emblem, total in zip(EMBLEMS, score, strict=True))
    return f"scored {format_count(points, 'point')} ({totals})"


def _score_sentence(event: events.BattleWon, names: Names) -> str:
    return f"{side_name(event.side, names)} won the battle and {scored_text(event.points, event.victory_points)}."


def _done_to(seat: int, done: str, side: int, card: str, names: Names) -> str:
    """Return a sentence part on a seat's action with a card, such as "◆ Alice flipped ● Bob's Ambush 2".

    `done` is the verb. `side` is the card's owner; their own card is "their own".
    """
    doer = next(number for number, team in enumerate(names.teams) if seat in team)
    owner = "their own" if doer == side else f"{side_name(side, names)}'s"
    return f"{seat_name(seat, doer, names)} {done} {owner} {card}"


def _card_or_unknown(key: str | None) -> str:
    return "a card" if key is None else card_name(key)


def _naming_sentence(event: events.Named, names: Names) -> str:
    who, card = seat_name(event.seat, event.side, names), card_name(event.card)
    enemy = 1 - event.side
    if event.holder is not None:
        return f"{who} named {card}: {seat_name(event.holder, enemy, names)} has shown it and must play it next."
    lacks = plural(len(names.teams[enemy]), "doesn't hold it", "don't hold it")
    return f"{who} named {card}: {side_name(enemy, names)} {lacks}."


def _battle_won(event: events.BattleWon, names: Names) -> str:
    won = _score_sentence(event, names)
    if not event.controllers:
        return won
    sentences = ["All cards are played."]
    for side in (event.side, 1 - event.side):
        theaters = zip(event.row, event.controllers, strict=True)
        if held := [theater_name(type_) for type_, controller in theaters if controller == side]:
            sentences.append(f"{side_name(side, names)} held {format_list(held)}.")
    return " ".join([*sentences, won])


def because(arguments: Sequence[Argument[AirReason]], _names: Names) -> str:
    """Return the strongest arguments as a sentence. Return "" if there are no arguments."""
    return phrase_arguments(arguments, _phrase)


def _phrase(reason: AirReason) -> str:  # noqa: PLR0911 - one for each kind
    match reason:
        case reasons.WinsMatch():
            return "wins the match"
        case reasons.WinsBattle(points):
            return f"wins the battle for {format_count(points, 'point')}"
        case reasons.WithdrawsCheaply(points):
            return f"gives the enemy only {format_count(points, 'point')} in place of the 6 of a lost battle"
        case reasons.ControlsMost(controlled, theaters):
            return f"gives you {controlled} of the {theaters} theaters"
        case reasons.TakesLead(theater, own, enemy) if own == enemy:
            return f"draws level in {theater_name(theater)}, where you win ties"
        case reasons.TakesLead(theater, own, enemy):
            return f"takes the lead in {theater_name(theater)}, {own} to {enemy}"
        case reasons.WeakensEnemy(theater, before, after):
            return f"brings the enemy from {before} down to {after} in {theater_name(theater)}"
        case reasons.CatchesUp(theater, before, after):
            return f"cuts the enemy's lead in {theater_name(theater)} from {before} to {after}"
        case reasons.ExtendsLead(theater, ahead):
            return f"puts you {ahead} ahead in {theater_name(theater)}"
        case reasons.UsesAbility(card):
            return f"brings an ability into play ({short_text(card)})"
        case reasons.SpendsWeakest(card):
            return f"spends no more than {card_name(card)}, your weakest card"
        case reasons.KeepsCards(own, enemy):
            return f"leaves you {format_count(own, 'card')} against {enemy}"
