"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.words import (
    EMBLEMS,
    UNKNOWN,
    ability_key,
    is_shared,
    name_key,
    seat_name,
    short_text,
    side_name,
    theater_name,
)
from bot.screens.presenter import Names
from bot.screens.words import join_items, join_sentences
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
    """The people of a match for a reader, as texts want them: "you" for the seat `reader`, otherwise with emblems.

    A side of the reader is "you", or "side" if it has several people. If `reader` is None, all people have names.
    """

    names: Names
    reader: int | None

    def seat(self, seat: int, side: int) -> str:
        return "you" if seat == self.reader else seat_name(seat, side, self.names)

    def side(self, side: int) -> str:
        if self.reader not in self.names.teams[side]:
            return side_name(side, self.names)
        return "you" if len(self.names.teams[side]) == 1 else "side"

    def owner(self, side: int, doer: int) -> str:
        """Return the side that owns a card: "own" if the card's side is that of the seat `doer`."""
        return "own" if doer in self.names.teams[side] else self.side(side)

    def count(self, side: int) -> int:
        return len(self.names.teams[side])

    def side_of(self, seat: int) -> int:
        return next(side for side, team in enumerate(self.names.teams) if seat in team)

    def acting(self, seat: int) -> str:
        """Return the person of a seat, for an event that has no side of this seat."""
        return self.seat(seat, self.side_of(seat))


def sentence(event: events.Event, names: Names, reader: int | None = None) -> str:
    """Return the sentence of an event; "" if other events already cover it.

    `reader` is the seat that reads it as "You"; None means that of `names`, if any.
    """
    return _sentence(event, _People(names, names.reader if reader is None else reader))


def _sentence(event: events.Event, people: _People) -> str:  # noqa: PLR0911 - one for each kind
    if isinstance(event, _TableEvent):
        return _table_sentence(event, people)
    if isinstance(event, _PlayEvent):
        return _play_sentence(event, people)
    match event:
        case events.BattleStarted(battle, row, first):
            theaters = join_items(theater_name(type_) for type_ in row)
            side, number = people.side(first), people.count(first)
            return texts.battle_begins(battle=battle, row=theaters, side=side, people=number)
        case events.BattleWon():
            return _battle_won(event, people)
        case events.Resigned():
            return _resigned_sentence(event, people)
        case events.MatchWon(side):
            return texts.match_won(side=people.side(side), people=people.count(side))
        case events.Withdrew(seat, side, number):
            withdrew = texts.withdrew if people.count(side) == 1 else texts.withdrew_for_side
            return withdrew(who=people.seat(seat, side), count=number)
        case events.TurnSkipped(side):
            return texts.turn_skipped(side=people.side(side), people=people.count(side))
        case _:
            return _hand_sentence(event, people)


def _resigned_sentence(event: events.Resigned, people: _People) -> str:
    names, who, side = people.names, seat_name(event.seat, event.side, people.names), people.side_of(event.seat)
    if event.seat == people.reader:
        return texts.resigned(who="you")
    if people.count(side) == 1:
        return texts.resigned(who=who)
    if names.reader in names.teams[side]:
        return texts.resigned_for_your_team(who=who)
    return texts.resigned_for_team(who=who, team=names.team(side))


def _play_sentence(event: _PlayEvent, people: _People) -> str:
    match event:
        case events.Deployed(seat, side, key, type_, "match"):
            name, strength = name_key(key), BY_KEY[key].strength
            return texts.played(who=people.seat(seat, side), card=name, strength=strength, theater=type_)
        case events.Deployed(seat, side, key, type_, via):
            who, used = people.seat(seat, side), ability_key(via)
            return texts.played_using(who=who, card=key, theater=type_, ability=used)
        case events.Improvised(seat, side, type_, key):
            return texts.played_facedown(who=people.seat(seat, side), card=key or UNKNOWN, theater=type_)
        case events.Reinforced(seat, side, type_, key):
            return texts.played_top_card(who=people.seat(seat, side), card=key or UNKNOWN, theater=type_)
        case events.Stopped(by=by):
            return texts.stopped(ability=ability_key(by))


def _table_sentence(event: _TableEvent, people: _People) -> str:
    match event:
        case events.Flipped():
            return _flip_sentence(event, people)
        case events.Moved(seat, side, start, end, key, faceup):
            who, card = people.seat(seat, side), key or UNKNOWN
            return texts.moved(who=who, card=card, faceup=faceup, start=start, end=end)
        case events.TakenBack(seat, side, type_, key):
            return texts.taken_back(who=people.seat(seat, side), card=key or UNKNOWN, theater=type_)
        case events.ChangedSides(side=side, theater=type_, card=key, faceup=faceup):
            owner, other, card = people.side(side), people.side(1 - side), key or UNKNOWN
            return texts.changed_sides(owner=owner, side=other, card=card, faceup=faceup, theater=type_)
        case events.Destroyed(seat, side, type_, key, faceup):
            who, owner = people.acting(seat), people.owner(side, seat)
            return texts.destroyed(who=who, owner=owner, card=key or UNKNOWN, faceup=faceup, theater=type_)


def _flip_sentence(event: events.Flipped, people: _People) -> str:
    """Return the sentence of a flip; a card that was facedown has its theater, because readers may not know it."""
    who, owner, key = people.acting(event.seat), people.owner(event.side, event.seat), event.card
    if event.faceup:
        return texts.turned_faceup(who=who, owner=owner, card=key or UNKNOWN, theater=event.theater)
    card = UNKNOWN if key is None else key if is_shared(key) else name_key(key)
    return texts.turned_facedown(who=who, owner=owner, card=card)


def _hand_sentence(event: _HandEvent, people: _People) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    match event:
        case events.Revealed(seat, side, key):
            return texts.revealed(who=people.seat(seat, side), card=key)
        case events.Named():
            return _naming_sentence(event, people)
        case events.Drew(seat, side, key):
            return texts.drew(who=people.seat(seat, side), card=key or UNKNOWN)
        case events.Given(seat, side, to, key):
            who, receiver = people.seat(seat, side), people.seat(to, 1 - side)
            return texts.gave(who=who, receiver=receiver, card=key or UNKNOWN)
        case events.SwapChosen(seat, side, key):
            return texts.swap_chosen(who=people.seat(seat, side), card=key or UNKNOWN)
        case events.Swapped(seat, side, to, key):
            who, receiver = people.seat(seat, side), people.seat(to, side)
            return texts.swapped(who=who, receiver=receiver, card=key or UNKNOWN)
        case events.Peeked(side, key):
            looker, number = people.side(side), people.count(side)
            if key is None:
                return texts.looked_at_top(side=looker, people=number)
            return texts.saw_top_card(side=looker, people=number, card=key)
        case events.SuppliesGained(side, type_, count):
            gainer, number = people.side(side), people.count(side)
            return texts.gained_supplies(side=gainer, people=number, count=count, theater=type_)
        case events.Declined(seat, side, key):
            return texts.declined(who=people.seat(seat, side), card=key)
        case events.Interrupted(card=key):
            return texts.interrupted(card=key)
        case events.Fizzled(card=key):
            return texts.fizzled(card=key)
        case events.Triggered():
            return ""
        case events.AirDropGranted(side):
            return texts.air_drop_granted(side=people.side(side))
        case events.AirDropEnded(side):
            return texts.air_drop_over(side=people.side(side))
        case events.ExtraTurnGranted(side):
            return texts.extra_turn(side=people.side(side), people=people.count(side))


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
    return join_sentences(sentences)


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
    return join_sentences([*before, _score_sentence(won, _People(names, reader)), *after])


def score_text(score: Sequence[int]) -> str:
    """Return the victory points of both sides with their emblems, such as "◆ 6 : ● 0"."""
    return " : ".join(f"{emblem} {total}" for emblem, total in zip(EMBLEMS, score, strict=True))


def _score_sentence(event: events.BattleWon, people: _People) -> str:
    side, number, score = people.side(event.side), people.count(event.side), score_text(event.victory_points)
    return texts.battle_won(side=side, people=number, points=event.points, score=score)


def _naming_sentence(event: events.Named, people: _People) -> str:
    who, enemy = people.seat(event.seat, event.side), 1 - event.side
    if event.holder is None:
        side, number = people.side(enemy), people.count(enemy)
        return texts.named_in_vain(who=who, card=event.card, side=side, people=number)
    return texts.named(who=who, card=event.card, holder=people.seat(event.holder, enemy))


def _battle_won(event: events.BattleWon, people: _People) -> str:
    won = _score_sentence(event, people)
    if not event.controllers:
        return won
    sentences = [texts.all_cards_played()]
    for side in (event.side, 1 - event.side):
        theaters = zip(event.row, event.controllers, strict=True)
        if held := [type_ for type_, controller in theaters if controller == side]:
            sentences.append(texts.theaters_held(side=people.side(side), people=people.count(side), theaters=held))
    return join_sentences([*sentences, won])


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:  # noqa: PLR0911 - one for each kind
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return news((fact,), names, seat) or sentence(fact, names, seat)
    before, after = fact.before, fact.after
    match fact.name:
        case "theaters":
            return texts.hint_theaters(before=before, after=after)
        case "lead":
            return _lead_sentence(fact)
        case "ability":
            return texts.hint_ability(card=fact.subject, effect=short_text(fact.subject)) if after else ""
        case "points" if after < before:
            return texts.hint_points(points=before)
        case "held" if 2 * after < before:
            return texts.hint_held(before=before, after=after)
        case "weakest":
            return texts.hint_weakest()
        case "cards":
            return texts.hint_cards(before=before, after=after)
        case _:
            return ""


def _lead_sentence(lead: Measure) -> str:
    was, now = ("ahead" if each > 0 else "behind" if each else "level" for each in (lead.before, lead.after))
    before, after = abs(lead.before), abs(lead.after)
    return texts.hint_lead(theater=lead.subject, was=was, before=before, now=now, after=after, bound=lead.bound)
