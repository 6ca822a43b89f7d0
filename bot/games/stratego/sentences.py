"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Callable, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.games.stratego import texts
from bot.screens.emblems import resigned_text
from bot.screens.presenter import Names
from bot.screens.words import join_sentences
from bot.texts.catalog import texts_with_prefix
from engine.ai.advice import Measure
from engine.games.stratego import events
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.view_types import View

_SetUpEvent = events.SetUpBegan | events.Arranged | events.BecameReady | events.BecameUnready | events.PlayBegan
_RescueEvent = events.RescueOffered | events.Rescued | events.RescueDeclined

_ARRANGED = texts_with_prefix(texts, "arranged")
_DRAWN = texts_with_prefix(texts, "drawn")
_FOUGHT = texts_with_prefix(texts, "fought")
_FOUGHT_BEFORE = texts_with_prefix(texts, "remembered")
_MEASURED = texts_with_prefix(texts, "hint")


def sentence(event: events.Event, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    """Return an event as text, with the player names from `names`. The end of a match adds both formations."""
    if isinstance(event, _SetUpEvent):
        return _set_up_sentence(event, names)
    if isinstance(event, _RescueEvent):
        return _rescue_sentence(event, names)
    match event:
        case events.Moved(seat, start, end, run):
            return (texts.moved_running if run else texts.moved)(who=names.seats[seat], start=start, end=end)
        case events.Fought():
            return _fight_sentence(event, names)
        case events.DrawOffered(seat):
            return texts.draw_offered(who=names.seats[seat])
        case events.DrawDeclined(seat):
            return texts.draw_declined(who=names.seats[seat])
        case events.Resigned(seat):
            return resigned_text(names, seat)
        case events.Ended(formations=(red, blue)):
            began = texts.both_began_as(red=_one_line(red), blue=_one_line(blue)) if red else ""
            won = "" if event.winner is None else texts.won(who=names.seats[event.winner])
            return join_sentences((_ending(event, names), won, began))
        case _:
            assert_never(event)


def memory_sentence(options: StrategoOptions) -> Callable[[events.Event, Names], str] | None:
    """Return the renderer for past events without the memory aid: squares and results, no ranks (rules 12).

    Return None with the memory aid.
    """
    return None if ruleset_of(options).memory_aid else _rankless_sentence


def _rankless_sentence(event: events.Event, names: Names) -> str:
    match event:
        case events.Moved():
            return sentence(replace(event, run=False), names)
        case events.Fought(seat, start, end, result=result):
            who, enemy = names.seats[seat], names.seats[1 - seat]
            return _FOUGHT_BEFORE[result](
                reader=_fighter_who_reads(event, names), who=who, enemy=enemy, start=start, end=end
            )
        case events.Rescued(seat, square=square):
            return texts.remembered_rescue(who=names.seats[seat], square=square)
        case _:
            return sentence(event, names)


def add_known_defenders(last: Sequence[events.Event], view: View) -> tuple[events.Event, ...]:
    """Return the events with the winners of silent defences filled in, if the viewer knows the piece.

    Other events are returned unchanged, in the same order.
    """
    known = {piece.square: piece.kind for piece in view.pieces if piece.side != view.side}
    return tuple(
        replace(event, defender=known[event.end], silent=False)
        if isinstance(event, events.Fought) and event.silent and known.get(event.end)
        else event
        for event in last
    )


def summary(last: Sequence[events.Event], names: Names) -> str:
    """Return one action in sentences, or "" for no events.

    The end of a match gives only its reason, and nothing if the other events contain the reason.
    """
    told = (_ending(event, names) if isinstance(event, events.Ended) else sentence(event, names) for event in last)
    return join_sentences(told)


def summary_without_verdict(last: Sequence[events.Event], names: Names) -> str:
    """Return one action in sentences, without the sentence on a draw.

    Return "" if no other event remains.
    """
    return summary([event for event in last if not isinstance(event, events.Ended) or event.winner is not None], names)


def draw_verdict(last: Sequence[events.Event], names: Names) -> str:
    """Return the reason of a draw; "" if the match is won or not over."""
    draws = (event for event in last if isinstance(event, events.Ended) and event.winner is None)
    return "".join(_ending(event, names) for event in draws)


def _ending(event: events.Ended, names: Names) -> str:
    """Return the reason of the end as a sentence; "" if the Flag was taken or a player resigned."""
    if event.winner is None:
        return _DRAWN[event.reason]()
    return texts.no_moves_left(who=names.seats[1 - event.winner]) if event.reason == "no_moves" else ""


def _set_up_sentence(event: _SetUpEvent, names: Names) -> str:
    match event:
        case events.SetUpBegan(red, blue):
            reader = "red" if red == names.reader else "blue" if blue == names.reader else "nobody"
            return texts.set_up_began(reader=reader, red=names.seats[red], blue=names.seats[blue])
        case events.Arranged(way="preset", preset=preset):
            return texts.arranged_preset(formation=preset)
        case events.Arranged(way=way):
            return _ARRANGED[way]()
        case events.BecameReady(seat):
            return texts.became_ready(who=names.seats[seat])
        case events.BecameUnready(seat):
            return texts.became_unready(who=names.seats[seat])
        case events.PlayBegan(seat):
            return texts.play_began(who=names.seats[seat])
        case _:
            assert_never(event)


def _fight_sentence(event: events.Fought, names: Names) -> str:
    key = "unknown" if event.defender is None else "defender_hidden" if event.silent else event.result
    return _FOUGHT[key](
        reader=_fighter_who_reads(event, names),
        who=names.seats[event.seat],
        enemy=names.seats[1 - event.seat],
        attacker=event.attacker,
        defender=event.defender or "unknown",
        start=event.start,
        end=event.end,
    )


def _fighter_who_reads(event: events.Fought, names: Names) -> str:
    """Return "attacker" or "defender" if the reader is that fighter, and the key for all other readers otherwise."""
    if names.reader is None:
        return "nobody"
    return "attacker" if names.reader == event.seat else "defender"


def _rescue_sentence(event: _RescueEvent, names: Names) -> str:
    who = names.seats[event.seat]
    match event:
        case events.RescueOffered(square=square):
            return texts.rescue_offered(who=who, square=square)
        case events.Rescued(piece=piece, square=square):
            return texts.rescued(who=who, piece=piece, square=square)
        case events.RescueDeclined():
            return texts.rescue_declined(who=who)
        case _:
            assert_never(event)


def _one_line(formation: str) -> str:
    return "/".join(line.replace(" ", "") for line in formation.splitlines())


_NO_DANGER = "danger"
"""Measure that speaks for an action at 0; all others need a number above 0."""


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return sentence(fact, names.address_reader(seat))
    if fact.after <= 0:
        return texts.hint_no_danger(square=fact.subject) if fact.name == _NO_DANGER else ""
    text = _MEASURED.get(fact.name)
    return text(square=fact.subject, count=fact.after, before=fact.before) if text else ""
