"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from msgspec.structs import replace

from bot.games.stratego.words import kind_name, preset_name
from bot.screens.emblems import as_read, resigned_text
from bot.screens.presenter import Names
from bot.screens.words import format_count, possessive, sentence_case
from engine.ai.advice import Measure
from engine.games.stratego import events
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.view_types import View

_SetUpEvent = events.SetUpBegan | events.Arranged | events.BecameReady | events.BecameUnready | events.PlayBegan
_RescueEvent = events.RescueOffered | events.Rescued | events.RescueDeclined

_ARRANGED = {
    "text": "You changed your whole side.",
    "swap": "You swapped two squares.",
    "mirror": "You mirrored your side.",
    "random": "You shuffled your side.",
}
_DRAWN: dict[events.Reason, str] = {
    "agreed": "The match is a draw: both agreed on it.",
    "both_immobile": "The match is a draw: neither side can move any more.",
    "quiet": "The match is a draw: nobody has attacked for too long.",
    "max_plies": "The match is a draw: the limit of moves is reached.",
    "void": "The match was given up before play began, so nobody won or lost.",
}

_FOUGHT: dict[events.Result, str] = {
    "flag": "{attacker} from {start} attacked {end} and took {defender}!",
    "attacker": "{attacker} from {start} attacked {end} and beat {defender}.",
    "defender": "{attacker} from {start} attacked {end} and lost to {defender}.",
    "both_removed": "{attacker} from {start} attacked {end} and met {defender}: both are lost.",
}
_FOUGHT_BEFORE: dict[events.Result, str] = {
    "flag": "{who} attacked {end} from {start} and took {enemy} Flag!",
    "attacker": "{who} attacked {end} from {start} and won.",
    "defender": "{who} attacked {end} from {start} and lost.",
    "both_removed": "{who} attacked {end} from {start}, and both pieces were lost.",
}


def sentence(event: events.Event, names: Names) -> str:
    """Return an event as text, with the player names from `names`. The end of a match adds both formations."""
    return as_read(_sentence(event, names), names)


def _sentence(event: events.Event, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    if isinstance(event, _SetUpEvent):
        return _set_up_sentence(event, names)
    if isinstance(event, _RescueEvent):
        return _rescue_sentence(event, names)
    match event:
        case events.Moved(seat, start, end, run):
            who = names.seats[seat]
            return f"{who} ran with a Scout from {start} to {end}." if run else f"{who} moved from {start} to {end}."
        case events.Fought():
            return _fight_sentence(event, names)
        case events.DrawOffered(seat):
            return "You offer a draw." if seat == names.reader else f"{names.seats[seat]} offers a draw."
        case events.DrawDeclined(seat):
            return f"{names.seats[seat]} declined the draw."
        case events.Resigned(seat):
            return resigned_text(names, seat)
        case events.Ended(formations=(red, blue)):
            began = f"◆ began as {_one_line(red)}; ● as {_one_line(blue)} (front row first)." if red else ""
            won = "" if event.winner is None else f"{names.seats[event.winner]} won the match."
            return " ".join(filter(None, (_ending(event, names), as_read(won, names), began)))
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
            text = _FOUGHT_BEFORE[result].format(who=who, enemy=possessive(enemy), start=start, end=end)
            return as_read(text, names)
        case events.Rescued(seat, square=square):
            return as_read(f"{names.seats[seat]} brought a captured piece back on {square}.", names)
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
    return " ".join(filter(None, told))


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
        return _DRAWN[event.reason]
    return as_read(f"{names.seats[1 - event.winner]} can't move any more.", names) if event.reason == "no_moves" else ""


def _set_up_sentence(event: _SetUpEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    match event:
        case events.SetUpBegan(red, blue) if red == names.reader:
            return f"You move first, against ● {names.seats[blue]}."
        case events.SetUpBegan(red, blue) if blue == names.reader:
            return f"◆ {names.seats[red]} moves first, against you."
        case events.SetUpBegan(red, blue):
            return f"◆ {names.seats[red]} moves first, against ● {names.seats[blue]}."
        case events.Arranged(way="preset", preset=preset):
            return f"You took the formation {preset_name(preset)}."
        case events.Arranged(way=way):
            return _ARRANGED[way]
        case events.BecameReady(seat):
            return "You are ready." if seat == names.reader else f"{names.seats[seat]} is ready."
        case events.BecameUnready(seat):
            return "You are arranging again." if seat == names.reader else f"{names.seats[seat]} is arranging again."
        case events.PlayBegan(seat) if seat == names.reader:
            return "Play begins. You move first."
        case events.PlayBegan(seat):
            return f"Play begins. {names.seats[seat]} moves first."
        case _:
            assert_never(event)


def _fight_sentence(event: events.Fought, names: Names) -> str:
    enemy, who = (possessive(names.seats[each]) for each in (1 - event.seat, event.seat))
    attacker = f"{who} {kind_name(event.attacker)}"
    if event.defender is None:
        return (
            f"{attacker} from {event.start} attacked {event.end} and lost. {sentence_case(enemy)} piece stays hidden."
        )
    defender = f"{enemy} {kind_name(event.defender)}" + (", which stays hidden" if event.silent else "")
    return _FOUGHT[event.result].format(attacker=attacker, start=event.start, end=event.end, defender=defender)


def _rescue_sentence(event: _RescueEvent, names: Names) -> str:
    who = names.seats[event.seat]
    match event:
        case events.RescueOffered(square=square):
            return f"{who} reached the enemy's back row on {square}."
        case events.Rescued(piece=piece, square=square):
            return f"{who} brought a {kind_name(piece)} back on {square}."
        case events.RescueDeclined():
            return f"{who} brought nobody back."
        case _:
            assert_never(event)


def _one_line(formation: str) -> str:
    return "/".join(line.replace(" ", "") for line in formation.splitlines())


_MEASURED: Mapping[tuple[str, bool], str] = MappingProxyType(
    {
        ("taken", True): "You took the piece on {square}.",
        ("lost", True): "You lost the piece that attacked {square}.",
        ("learned", True): "You learned what stood on {square}.",
        ("target", True): "You could then take the piece on {square}.",
        ("danger", True): "The enemy could then take your piece on {square}.",
        ("danger", False): "Your piece on {square} was no longer in danger of being taken.",
        ("prey", True): "You came within {squares} of the piece on {square}, which yours would take.",
        ("hunter", True): "The piece on {square}, which would take yours, was {squares} away instead of {before}.",
        ("home", True): "With an enemy piece near your Flag, you came within {squares} of it.",
        ("back", True): "You came within {squares} of your Flag.",
        ("plies", True): "You could then choose from {moves} instead of {before}.",
        ("distance", True): "You came within {squares} of the piece on {square}.",
        ("mobile", True): "Without Flag and Bombs, you have {pieces} left and the enemy {before}.",
    }
)
"""Sentences of a hint by measure, and by whether its number after the action is above 0."""


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return sentence(fact, names.address_reader(seat))
    squares, pieces, moves = (format_count(fact.after, noun) for noun in ("square", "piece", "move"))
    text = _MEASURED.get((fact.name, fact.after > 0), "")
    return text.format(square=fact.subject, squares=squares, pieces=pieces, moves=moves, before=fact.before)
