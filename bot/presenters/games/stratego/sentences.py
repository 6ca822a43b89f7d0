"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.games.stratego.words import kind_name, preset_name
from bot.presenters.match_cards import resigned_text
from bot.presenters.presenter import Names
from engine.games.stratego.events import (
    Arranged,
    BecameReady,
    BecameUnready,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Fought,
    Moved,
    PlayBegan,
    Reason,
    Rescued,
    RescueDeclined,
    RescueOffered,
    Resigned,
    SetUpBegan,
)

_OfTheSetUp = SetUpBegan | Arranged | BecameReady | BecameUnready | PlayBegan
_OfRescue = RescueOffered | Rescued | RescueDeclined
_OfTheEnd = DrawOffered | DrawDeclined | Resigned | Ended


def sentence(event: Event, names: Names) -> str:
    """Return the event in words."""
    match event:
        case SetUpBegan() | Arranged() | BecameReady() | BecameUnready() | PlayBegan():
            return _of_the_set_up(event, names)
        case DrawOffered() | DrawDeclined() | Resigned() | Ended():
            return _of_the_end(event, names)
        case Moved(seat, start, end, run):
            return f"{names.seats[seat]} {'ran with a Scout' if run else 'moved'} from {start} to {end}."
        case Fought():
            return _fought(event, names)
        case RescueOffered() | Rescued() | RescueDeclined():
            return _of_a_rescue(event, names)
        case _:
            assert_never(event)


def told(events: Sequence[Event], names: Names) -> str:
    """Return what one action did; "" for nothing.

    Of the end only how it came about is said: the formations stand beside it.
    """
    return " ".join(verdict(event, names) if isinstance(event, Ended) else sentence(event, names) for event in events)


def _of_the_end(event: _OfTheEnd, names: Names) -> str:
    match event:
        case DrawOffered(seat):
            return f"{names.seats[seat]} offers a draw."
        case DrawDeclined(seat):
            return f"{names.seats[seat]} declined the draw."
        case Resigned(seat):
            return resigned_text(names, seat)
        case Ended(formations=(red, blue)):
            began = f"Red began as {_in_a_line(red)}; Blue as {_in_a_line(blue)} (front row first)."
            return f"{verdict(event, names)} {began}"
        case _:
            assert_never(event)


def verdict(event: Ended, names: Names) -> str:
    """Say how the match ended."""
    if event.winner is None:
        return _without_winner(event.reason)
    winner, loser = names.seats[event.winner], names.seats[1 - event.winner]
    match event.reason:
        case "flag":
            return f"{winner} took the Flag and won the match."
        case "no_moves":
            return f"{loser} has no move left, so {winner} won the match."
        case _:
            return f"{winner} won the match."


def _without_winner(reason: Reason) -> str:
    match reason:
        case "agreed":
            return "The match is a draw: both agreed on it."
        case "both_immobile":
            return "The match is a draw: neither side can move any more."
        case "quiet":
            return "The match is a draw: nobody has attacked for too long."
        case "max_plies":
            return "The match is a draw: the limit of moves is reached."
        case "void":
            return "The match was given up before play began, so nobody won or lost."
        case "flag" | "no_moves" | "resigned":
            raise ValueError(f"{reason} has a winner")
        case _:
            assert_never(reason)


def _of_the_set_up(event: _OfTheSetUp, names: Names) -> str:
    match event:
        case SetUpBegan(red, blue):
            return f"{names.seats[red]} plays Red, {names.seats[blue]} plays Blue. Both set up in secret."
        case Arranged(way=way, preset=preset):
            return {
                "text": "You arranged your side anew.",
                "swap": "You swapped two squares.",
                "preset": f"You took the formation {preset_name(preset)}.",
                "mirror": "You mirrored your side.",
                "random": "You shuffled your side.",
            }[way]
        case BecameReady(seat):
            return f"{names.seats[seat]} is ready."
        case BecameUnready(seat):
            return f"{names.seats[seat]} is arranging again."
        case PlayBegan(seat):
            return f"Play begins. {names.seats[seat]} moves first."
        case _:
            assert_never(event)


def _fought(event: Fought, names: Names) -> str:
    attacker, enemy = names.seats[event.seat], names.seats[1 - event.seat]
    mine = kind_name(event.attacker)
    attack = f"{attacker}'s {mine} from {event.start} attacked {event.end}"
    if event.defender is None:
        return f"{attack} and was lost: {enemy}'s piece holds and stays secret."
    theirs = f"{enemy}'s {kind_name(event.defender)}"
    match event.result:
        case "flag":
            return f"{attack} and took {theirs}!"
        case "attacker":
            return f"{attack} and beat {theirs}."
        case "defender":
            secret = ", which stays secret" if event.silent else ""
            return f"{attack} and lost to {theirs}{secret}."
        case "both_removed":
            return f"{attack}, where it met {theirs}: both are lost."
        case _:
            assert_never(event.result)


def _of_a_rescue(event: _OfRescue, names: Names) -> str:
    who = names.seats[event.seat]
    match event:
        case RescueOffered(square=square):
            return f"{who} entered the enemy's back row on {square} and may bring a captured piece back."
        case Rescued(piece=piece, square=square):
            return f"{who} brought a {kind_name(piece)} back on {square}."
        case RescueDeclined():
            return f"{who} brought nobody back."
        case _:
            assert_never(event)


def _in_a_line(formation: str) -> str:
    return "/".join(line.replace(" ", "") for line in formation.splitlines())
