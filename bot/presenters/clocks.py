"""What is said about time: how a match's clock runs, who has how long, and what becomes of a seat that was left."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.refusals import RefusalText
from bot.screens.screen import HEADLINE_ROOM, Block, Screen, with_line
from bot.screens.words import shortened

CLOCK_NAMES: Mapping[str, str] = {"none": "no clock", "daily": "daily clock", "live": "live clock"}
"""What each clock is called in the terms of a match, by its key."""

_TIMED_OUT = "{name} ran out of time, so this was played for them:"

_CHANGES: Mapping[str, str] = {
    "lapsed": _TIMED_OUT,
    "unanswered": _TIMED_OUT,
    "pause_asked": "{name} asked to pause the clock.",
    "time_asked": "{name} asked for more time.",
    "consented": "{name} agreed.",
    "refused": "{name} said no, so nothing changes.",
    "paused": "{name} agreed, and the clock is paused.",
    "resumed": "{name} let the clock go on.",
    "extended": "{name} agreed to more time.",
    "take_back_asked": "{name} asked to take back their last action.",
    "hands_asked": "{name} asked to show every hand to spectators, a whole turn late.",
    "hands_opened": "{name} agreed, and spectators see every hand, a whole turn late.",
    "hands_closed": "{name} hid the hands from spectators.",
    "forfeited": "{name} ran out of time and is out of the match.",
    "gave_up": "{name} resigned, and the others were asked whether the computer plays on.",
    "timed_out": "{name} ran out of time, and the others were asked whether the computer plays on.",
}


def change_text(names: Names, kind: str, seat: int) -> str:
    """What a change has to do with time, in a sentence; "" for one that has nothing."""
    return _CHANGES[kind].format(name=names.seats[seat]) if kind in _CHANGES else ""


def with_time_out(screen: Screen, names: Names, seat: int) -> Screen:
    """The screen of a position that came about because a seat's time was over, saying so first."""
    timed_out = f"⏰ {_TIMED_OUT.format(name=names.seats[seat])}"
    text = f"{timed_out}\n{screen.text}"
    if len(text) > limits.EMBED_DESCRIPTION or screen.length + len(text) - len(screen.text) > limits.EMBED_TOTAL:
        return screen
    headline = screen.headline and shortened(f"{timed_out}\n{screen.headline}", HEADLINE_ROOM)
    return msgspec.structs.replace(screen, text=text, headline=headline)


def with_clock(screen: Screen, times: Sequence[tuple[str, float]], paused_at: float | None) -> Screen:
    """The board with a line that says who has time until when; every reader's Discord counts by itself."""
    text = times_text(times, paused_at)
    heading = "Clock"
    screen = with_line(screen, _until(times, paused_at))
    if not text or len(screen.blocks) >= limits.EMBED_FIELDS or len(text) > limits.EMBED_FIELD_VALUE:
        return screen
    if screen.length + len(heading) + len(text) > limits.EMBED_TOTAL:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, text)))


def _until(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Until when there is time for whoever is first to run out, for a headline."""
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:R>."
    return f"Until {moment(min(due for _, due in times))}." if times else ""


def times_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Who has time until when, a line each, or since when nobody's runs; "" where there is no clock."""
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:f>. Anybody in the match can go on with `/clock`."
    return "\n".join(f"{name} has until {moment(due)}." for name, due in times)


def moment(at: float) -> str:
    """A moment as every reader's Discord writes it: the date and time, and how far off that is.

    >>> moment(60.5)
    '<t:60:f> (<t:60:R>)'
    """
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


OPEN_HANDS = "Spectators see every hand, a whole turn late."
OPEN_HANDS_MEAN = (
    "Whoever has no seat can then press **Watch** and look at all hidden cards and pieces as they were a whole turn "
    "ago, before the last turn of each side. They could tell a player whatever has stayed hidden since. "
    "Any side can end it at once with `/clock`."
)
"""What a board says while hands are open to spectators, and what somebody is told who is asked to agree to that."""


def with_open_hands(screen: Screen) -> Screen:
    """A board that says that hands are open to spectators."""
    screen = with_line(screen, OPEN_HANDS)
    heading = "Spectators"
    room = screen.length + len(heading) + len(OPEN_HANDS) <= limits.EMBED_TOTAL
    if not room or len(screen.blocks) >= limits.EMBED_FIELDS:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, OPEN_HANDS)))


def reminder_text(match: str, since: float, due: float | None) -> str:
    """What somebody is told who is waited for: since when, or, with a clock, until when."""
    if due is None:
        return f"⏰ {match} has waited for you since {moment(since)}. Press **My hand** to go on, or see `/clock`."
    return f"⏰ {match} waits for you until {moment(due)}. Press **My hand** to go on, or see `/clock`."


def claim_text(match: str, late: str, *, ends: bool) -> str:
    """What those are told who may decide about somebody who ran out of time; `ends`: going on would end the match."""
    if ends:
        return f"⏰ {match}: {late} ran out of time, and nothing was played. You may claim the match or give more time."
    return (
        f"⏰ {match}: {late} ran out of time, and nothing was played. You may go on without {late} or give more time."
    )


_MOST_UNDONE = 10
"""Sentences about what is to be taken back."""


def proposal_text(match: str, name: str, kind: str, undone: Sequence[str] = ()) -> str:
    """What those are asked who must agree to something; `undone` tells what is to be taken back, if it is that."""
    if kind == "take_back":
        return f"{match}: {undoing_text(name, undone)}\nDo you agree?"
    if kind == "pause":
        return f"{match}: {name} asks to pause the clock. Do you agree?"
    if kind == "hands":
        return f"{match}: {name} asks to show every hand to spectators. {OPEN_HANDS_MEAN} Do you agree?"
    return f"{match}: {name} asks for more time. Do you agree?"


def undoing_text(name: str, undone: Sequence[str]) -> str:
    """That somebody asks to take something back, and what, a line each; of much, the last."""
    return "\n".join((f"{name} asks to take this back:", *(f"• {sentence}" for sentence in undone[-_MOST_UNDONE:])))


_CLOCKS: Mapping[str, str] = {
    "none": "No clock: everybody may take as long as they like, and is reminded after one day and after three.",
    "daily": "Daily clock: two days for a turn or to set up, twelve hours to answer in somebody else's turn.",
    "live": "Live clock: five minutes for a turn, one to answer in somebody else's turn, ten to set up.",
}


AUTO_REPLIES = "Pass for me"
ANSWER_MYSELF = "Answer myself"
STOPPED_BY_CLOCK = f"To answer by hand again, press **{ANSWER_MYSELF}** there or on `/clock`."


def auto_replies_text(labels: Sequence[str]) -> str:
    """What is answered for somebody, by the labels of that, and what decides on it."""
    if not labels:
        return (
            "Choose when I answer for you. What decides is what everybody sees, never your cards, and it comes after "
            "the same time for all: eight seconds after the first question of a turn."
        )
    kept = " and ".join(f"**{label}**" for label in labels)
    return f"I answer for you: {kept}. It takes the same time for all, so nobody can tell."


def panel_text(clock: str, times: Sequence[tuple[str, float]], paused_at: float | None, *, over: bool) -> str:
    """How the time of a match runs, for one of its people."""
    if over:
        return f"{_CLOCKS[clock]}\nThe match is over."
    return f"{_CLOCKS[clock]}\n{times_text(times, paused_at)}".strip()


_LEFT: Mapping[str, str] = {
    "resigned": "{name} resigned.",
    "forfeited": "{name} ran out of time.",
}
_LOST: Mapping[str, str] = {
    "resigned": "{name} resigned and has lost.",
    "forfeited": "{name} ran out of time and has lost.",
}
_YOU_LEFT: Mapping[str, str] = {
    "resigned": "You resigned, so you have lost.",
    "forfeited": "You ran out of time, so you have lost.",
}

TAKE_OVER = "Let the computer play"
"""The button by which somebody agrees that a computer player takes a seat."""

TAKE_OVER_AGREED = "You agreed. The others haven't all answered yet."
TAKEN_OVER = "Everybody agreed. The computer plays on."
LEFT_EMPTY = "The computer doesn't take the seat."


def take_over_question(name: str, how: str | None) -> str:
    """That somebody has left a seat, and what the others are asked."""
    left = _LEFT[how or "resigned"].format(name=name)
    return f"{left} Shall the computer take the seat? Nobody moves until that is settled."


def take_over_until(due: float | None) -> str:
    """Until when the others may agree; "" where that isn't known."""
    return "" if due is None else f"Time to agree: until {moment(due)}."


def empty_seat_label(name: str, *, ends: bool) -> str:
    """The button by which somebody has a seat stay empty; `ends`: that ends the match."""
    return "End the match" if ends else f"Go on without {name}"


def take_over_notice(match: str, name: str, how: str | None, *, ends: bool, rated: bool) -> str:
    """What those are asked who decide about a seat that was left; `ends`: without a player the match is over."""
    left = _LEFT[how or "resigned"].format(name=name)
    asked = f"{match}: {left} Shall the computer take the seat?"
    unrated = " With a computer player, the match isn't rated." if rated else ""
    if ends:
        return f"{asked} Unless all of you agree, the match ends.{unrated}"
    return f"{asked} Unless all of you agree, you go on without {name}.{unrated}"


def taken_over_text(computer: str, name: str) -> str:
    """Who plays on for whom."""
    return f"{computer} plays on for {name}, who has lost."


def lost_text(name: str, how: str) -> str:
    """That somebody has lost who left a seat, whatever that reached."""
    return _LOST[how].format(name=name)


def leaving_text(how: str | None) -> str:
    """What somebody is told who has left a seat, while the others are asked."""
    left = _YOU_LEFT[how or "resigned"]
    return f"{left} The others are asked whether the computer plays on in your seat."


def leaver_text(how: str, computer: str, *, over: bool) -> str:
    """What somebody is told who has left a seat that a computer player took."""
    if over:
        return f"{_YOU_LEFT[how]} {computer} played on in your seat, and the match is over."
    return f"{_YOU_LEFT[how]} {computer} plays on in your seat. You can watch on the board."


_TOLD = 3


def _learnt_since(happened: Sequence[str]) -> str:
    reason = "That stands, because somebody learnt something by it, or chance was drawn:"
    return "\n".join((reason, *(f"• {sentence}" for sentence in happened[-_TOLD:])))


REFUSALS: Mapping[str, RefusalText] = {
    "asked_already": "{name} has already asked for something, which comes first. `/clock` shows it.",
    "asked_lately": "That was refused or taken back a few minutes ago. Your side can ask for it again <t:{until}:R>.",
    "no_time_runs": "Your time isn't running now, so you need no more of it.",
    "not_asked": "Only your opponents can answer that.",
    "not_late": "Nobody has run out of time there. `/clock` shows how things stand.",
    "binding": "This match is rated or part of a tournament, so what was done stands.",
    "hands_are_open": "While spectators see the hands, what was done stands. `/clock` hides them.",
    "choosing_at_once": "Several people choose at the moment, so nothing earlier can be taken back.",
    "nothing_to_take_back": "You have done nothing in this match that could be taken back.",
    "learnt_since": _learnt_since,
    "not_undoable": (
        "That can't be taken back any more: somebody has acted since, or you have taken it back already. `/clock` lets "
        "you ask the others."
    ),
    "not_paused": "The clock isn't paused.",
    "nothing_asked": "Nobody is asking for that any more. `/clock` shows how things stand.",
    "hands_open_already": "Spectators see hands already. Any side can end that with `/clock`.",
    "hands_stay_closed": "Hands stay closed here: a computer player, or somebody who deleted their data, can't agree.",
    "other_rules": "The bot plays by newer rules than this match began with, so nothing of it can be taken back.",
    "paused_already": "The clock is paused already. Anybody in the match can let it go on with `/clock`.",
    "take_over_open": "{name} has left. First decide whether the computer plays on: **My hand** asks you.",
}
