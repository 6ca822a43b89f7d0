"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.games.air_land_sea.words import (
    ABILITY_NAMES,
    EMBLEMS,
    card_label,
    card_name,
    is_shared,
    seat_name,
    short_text,
    side_name,
    theater_name,
)
from bot.screens.emblems import lead_text, resigned_text
from bot.screens.presenter import Names
from bot.screens.words import format_count, format_list, possessive, sentence_case
from engine.ai.advice import Measure
from engine.games.air_land_sea import events
from engine.games.air_land_sea.cards import BY_KEY

_TableEvent = events.Flipped | events.Moved | events.TakenBack | events.ChangedSides | events.Destroyed
_PlayEvent = events.Deployed | events.Improvised | events.Reinforced | events.Stopped
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


class _People(NamedTuple):
    """The people of a match for a reader: "you" for the seat `reader`, or its side, otherwise names with emblems.

    If `reader` is None, all people have names.
    """

    names: Names
    reader: int | None

    def seat(self, seat: int, side: int) -> str:
        return "you" if seat == self.reader else seat_name(seat, side, self.names)

    def side(self, side: int) -> str:
        if self.reader not in self.names.teams[side]:
            return side_name(side, self.names)
        return "you" if len(self.names.teams[side]) == 1 else "your side"

    def owner(self, side: int) -> str:
        return possessive(self.side(side))

    def side_does(self, side: int, one: str, many: str) -> str:
        """Return the side with a verb: `one` is its form for a single other person, `many` for "you" and teams."""
        who = self.side(side)
        is_one = who == "your side" or (who != "you" and len(self.names.teams[side]) == 1)
        return f"{who} {one if is_one else many}"


def sentence(event: events.Event, names: Names, reader: int | None = None) -> str:
    """Return the sentence of an event; "" if other events already cover it.

    `reader` is the seat that reads it as "You"; None means that of `names`, if any.
    """
    return sentence_case(_sentence(event, _People(names, names.reader if reader is None else reader)))


def _sentence(event: events.Event, people: _People) -> str:  # noqa: PLR0911 - one for each kind
    if isinstance(event, _TableEvent):
        return _table_sentence(event, people)
    if isinstance(event, _PlayEvent):
        return _play_sentence(event, people)
    match event:
        case events.BattleStarted(battle, row, first):
            theaters = ", ".join(theater_name(type_) for type_ in row)
            plays = people.side_does(first, "plays first and wins ties", "play first and win ties")
            return f"Battle {battle} begins: {theaters}. {sentence_case(plays)}."
        case events.BattleWon():
            return _battle_won(event, people)
        case events.Resigned(seat, side):
            text = resigned_text(people.names, seat)
            return "you resigned the match." if seat == people.reader else f"{EMBLEMS[side]} {text}"
        case events.MatchWon(side):
            return f"{people.side(side)} won the match!"
        case events.Withdrew(seat, side, number):
            who, cards = people.seat(seat, side), format_count(number, "card")
            if len(people.names.teams[side]) == 1:
                return f"{who} withdrew with {cards} in hand."
            return f"{who} withdrew for {'your' if who == 'you' else 'their'} side, which held {cards}."
        case events.TurnSkipped(side):
            return f"{people.side(side)} had no card to play and skipped the turn."
        case _:
            return _hand_sentence(event, people)


def _play_sentence(event: _PlayEvent, people: _People) -> str:
    match event:
        case events.Deployed(seat, side, key, type_, via):
            if via == "match":
                row = BY_KEY[key]
                return f"{people.seat(seat, side)} played {row.name} {row.strength} in {theater_name(type_)}."
            place = f"{theater_name(type_)}, using {ABILITY_NAMES[via]}"
            return f"{people.seat(seat, side)} played {card_name(key)} in {place}."
        case events.Improvised(seat, side, type_, key):
            return f"{people.seat(seat, side)} played {_card_or_unknown(key)} facedown in {theater_name(type_)}."
        case events.Reinforced(seat, side, type_, key):
            card = "the deck's top card" + ("" if key is None else f", {card_name(key)},")
            return f"{people.seat(seat, side)} played {card} facedown in {theater_name(type_)}."
        case events.Stopped(by=by):
            return f"{ABILITY_NAMES[by]} sent it under the deck."


def _table_sentence(event: _TableEvent, people: _People) -> str:
    match event:
        case events.Flipped():
            return _flip_sentence(event, people)
        case events.Moved(seat, side, start, end, key, faceup):
            card = card_label(key, faceup=faceup)
            moved = card if faceup else f"{'a' if key is None else 'the'} {card}"
            return f"{people.seat(seat, side)} moved {moved} from {theater_name(start)} to {theater_name(end)}."
        case events.TakenBack(seat, side, type_, key):
            card = "a facedown card" if key is None else card_name(key)
            return f"{people.seat(seat, side)} took {card} back from {theater_name(type_)}."
        case events.ChangedSides(side=side, theater=type_, card=key, faceup=faceup):
            card = f"{people.owner(side)} {card_label(key, faceup=faceup)} in {theater_name(type_)}"
            return f"{card} went over to {people.side(1 - side)}."
        case events.Destroyed(seat, side, type_, key, faceup):
            doer = _side_of(seat, people)
            own = "your own" if seat == people.reader else "their own"
            whose = own if doer == side else people.owner(side)
            card = f"{whose} {card_label(key, faceup=faceup)} in {theater_name(type_)}"
            return f"{people.seat(seat, doer)} destroyed {card}."


def _flip_sentence(event: events.Flipped, people: _People) -> str:
    """Return the sentence of a flip; a card that was facedown has its theater, because readers may not know it."""
    doer, key = _side_of(event.seat, people), event.card
    whose = "" if doer == event.side else f"{people.owner(event.side)} "
    if event.faceup or key is None:
        card = f"{card_label(key, faceup=True)} in {theater_name(event.theater)}"
    else:
        card = card_name(key) if is_shared(key) else BY_KEY[key].name
    return f"{people.seat(event.seat, doer)} turned {whose}{card} {'faceup' if event.faceup else 'facedown'}."


def _side_of(seat: int, people: _People) -> int:
    return next(side for side, team in enumerate(people.names.teams) if seat in team)


def _hand_sentence(event: _HandEvent, people: _People) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match event:
        case events.Revealed(seat, side, key):
            return f"{people.seat(seat, side)} revealed {card_name(key)}."
        case events.Named():
            return _naming_sentence(event, people)
        case events.Drew(seat, side, key):
            return f"{people.seat(seat, side)} drew {_card_or_unknown(key)}."
        case events.Given(seat, side, to, key):
            return f"{people.seat(seat, side)} gave {people.seat(to, 1 - side)} {_card_or_unknown(key)}."
        case events.SwapChosen(seat, side, key):
            return f"{people.seat(seat, side)} chose {_card_or_unknown(key)} to swap."
        case events.Swapped(seat, side, to, key):
            return f"{people.seat(seat, side)} passed {people.seat(to, side)} {_card_or_unknown(key)}."
        case events.Peeked(side, key):
            return f"{people.side(side)} looked at the deck's top card{'' if key is None else f': {card_name(key)}'}."
        case events.SuppliesGained(side, type_, number):
            supplies = format_count(number, "Supply", "Supplies")
            return f"{people.side(side)} gained {supplies} in {theater_name(type_)}."
        case events.Declined(seat, side, key):
            return f"{people.seat(seat, side)} didn't use {card_name(key)}."
        case events.Interrupted(card=key):
            return f"That interrupted {card_name(key)}."
        case events.Fizzled(card=key):
            return f"{card_name(key)} had no effect."
        case events.Triggered():
            return ""
        case events.AirDropGranted(side):
            return f"Air Drop lets {people.side(side)} play one card faceup in any theater."
        case events.AirDropEnded(side):
            return f"{people.owner(side)} Air Drop is over."
        case events.ExtraTurnGranted(side):
            return f"{people.side(side)} got an extra turn."


def summary(last: Sequence[events.Event], names: Names, reader: int | None = None) -> str:
    """Return few sentences on one action; "" if it has no news.

    Only the log covers new battles, the end of Air Drop and the winner of the match. `reader` is the seat that reads
    its own name as "You", or None.
    """
    shown = [
        event for event in last if not isinstance(event, events.BattleStarted | events.AirDropEnded | events.MatchWon)
    ]
    repeated = {
        id(after)
        for before, after in pairwise(shown)
        if isinstance(before, events.Named) and isinstance(after, events.Revealed) and before.card == after.card
    }
    sentences = [sentence(event, names, reader) for event in shown if id(event) not in repeated]
    return " ".join(text for text in sentences if text)


def news(last: Sequence[events.Event], names: Names, reader: int | None = None) -> str:
    """Return the events of one action, `last`, in one line; "" if they have no news.

    If the action ended a battle, the line has only a withdrawal, if any, and the points. `reader` is the seat that
    reads its own name as "You", or None. A reader's line also has the start of the next battle.
    """
    won = next((event for event in last if isinstance(event, events.BattleWon)), None)
    if won is None:
        return summary(last, names, reader)
    before = [sentence(event, names, reader) for event in last if isinstance(event, events.Withdrew)]
    begun = [event for event in last if isinstance(event, events.BattleStarted) and reader is not None]
    after = [sentence(event, names, reader) for event in begun]
    return " ".join([*before, sentence_case(_score_sentence(won, _People(names, reader))), *after])


def scored_text(points: int, score: Sequence[int]) -> str:
    """Return a battle's points and the new score, such as "scored 6 points (◆ 6 : ● 0)".

    `score` has the victory points by side.
    """
    totals = " : ".join(f"{emblem} {total}" for emblem, total in zip(EMBLEMS, score, strict=True))
    return f"scored {format_count(points, 'point')} ({totals})"


def _score_sentence(event: events.BattleWon, people: _People) -> str:
    return f"{people.side(event.side)} won the battle and {scored_text(event.points, event.victory_points)}."


def _card_or_unknown(key: str | None) -> str:
    return "a card" if key is None else card_name(key)


def _naming_sentence(event: events.Named, people: _People) -> str:
    who, card = people.seat(event.seat, event.side), card_name(event.card)
    enemy = 1 - event.side
    if event.holder is None:
        lacks = people.side_does(enemy, "doesn't hold it", "don't hold it")
        return f"{who} named {card}: {lacks}."
    holder = people.seat(event.holder, enemy)
    return f"{who} named {card}: {holder} {'hold' if holder == 'you' else 'holds'} it and must play it next."


def _battle_won(event: events.BattleWon, people: _People) -> str:
    won = sentence_case(_score_sentence(event, people))
    if not event.controllers:
        return won
    sentences = ["All cards are played."]
    for side in (event.side, 1 - event.side):
        theaters = zip(event.row, event.controllers, strict=True)
        if held := [theater_name(type_) for type_, controller in theaters if controller == side]:
            sentences.append(sentence_case(f"{people.side(side)} held {format_list(held)}."))
    return " ".join([*sentences, won])


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:  # noqa: PLR0911 - one for each kind
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return news((fact,), names, seat) or sentence(fact, names, seat)
    before, after = fact.before, fact.after
    match fact.name:
        case "theaters":
            return f"You controlled {format_count(after, 'theater')} instead of {before}."
        case "lead":
            return (
                f"In {theater_name(fact.subject)}, you went from {lead_text(before)} to {lead_text(after, fact.bound)}."
            )
        case "ability":
            return f"{card_name(fact.subject)} lay faceup: {short_text(fact.subject)}." if after else ""
        case "points" if after < before:
            return f"That is less than the {format_count(before, 'point')} of a battle lost in the end."
        case "held" if 2 * after < before:
            few = f"You controlled only {after} of the {before} theaters."
            return few if after else f"You controlled none of the {before} theaters."
        case "weakest":
            return "No card of your hand had a lower strength."
        case "cards":
            return f"You had {format_count(after, 'card')} left, and the enemy {before}."
        case _:
            return ""
