"""How the time of a match runs, and whom it waits for: the values that the store keeps of it."""

from typing import Literal

import msgspec

from bot.screens.presenter import AutoReplyEnd, WaitKind

ClockName = Literal["none", "daily", "live"]
"""The clocks that a match can have."""

CLOCKS: tuple[ClockName, ...] = ("none", "daily", "live")


Lateness = Literal["usual", "fallback", "forfeit", "claim"]
"""What happens to a seat whose time for a turn is over: its fallback is played, it is out, or others may say so.

"usual": what fits the clock.
"""


LATENESS: tuple[Lateness, ...] = ("usual", "fallback", "forfeit", "claim")

ProposalKind = Literal["pause", "time", "hands", "take_back", "take_over"]
"""What is put to others: a pause, more time, to show every hand to spectators, a turn late, to take back what was done,
or that a computer player takes the proposing seat, which was left."""

Leaving = Literal["resigned", "forfeited"]
"""How somebody leaves a seat: by giving it up, or because their time is over."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat asks the others for; `version` is that of the match since which it asks.

    `left` says how its person left the seat, if a computer player is to take it.
    """

    kind: ProposalKind
    seat: int
    version: int
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""
    left: Leaving | None = None
    back_to: int = 0
    """The version of the first action that is to be taken back, if that is what it asks for."""


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the time of a match runs."""

    clock: ClockName = "none"
    paused_at: float | None = None
    proposal: Proposal | None = None
    lapsed: int | None = None
    """The seat whose time ran out, if the newest action was played for it."""
    answers_at: float | None = None
    """From when on questions of the turn are answered by auto replies and computer players; None: none was asked."""


class Wait(msgspec.Struct, frozen=True):
    """A seat that a match waits for: for what, since when, and until when if it has a clock.

    Reminders and the end of the time are steps of a schedule: `step` is the index of the next one, and `next_at` its
    time; None: nothing more, or not while the match is paused.
    """

    seat: int
    kind: WaitKind
    since: float
    due: float | None = None
    step: int = 0
    next_at: float | None = None
    version: int = 0
    """The version of the match with which the seat began to be asked; pauses and more time keep it."""


class AutoReply(msgspec.Struct, frozen=True):
    """What a seat answers by itself where that is offered as an answer: a key of the presenter's `auto_replies`."""

    seat: int
    answer: str
    since: float
    until: AutoReplyEnd = "own_turn"


class Waiting(msgspec.Struct, frozen=True):
    """Whom a match waits for after a change: the seats whose wait goes on untouched, and the waits that begin.

    `is_new_turn`: another turn of the match has begun.
    """

    kept: tuple[int, ...] = ()
    begun: tuple[Wait, ...] = ()
    is_new_turn: bool = False


NOBODY = Waiting()


NoticeKind = Literal["reminder", "claim", "pause", "time", "hands", "take_back", "take_over"]
"""What a small message beside the board says: that somebody is waited for, that their time may be claimed to be over,
or what they ask the others for; at a seat that was left, whether a computer player takes it."""


REMINDERS: tuple[NoticeKind, ...] = ("reminder", "claim")
PROPOSALS: tuple[NoticeKind, ...] = ("pause", "time", "hands", "take_back", "take_over")


class Notice(msgspec.Struct, frozen=True):
    """A small message about a seat, in the channel where it stands or is to stand; it is taken away when it is over."""

    id: int
    match_id: int
    kind: NoticeKind
    seat: int
    channel_id: int
    message_id: int | None = None
    is_over: bool = False
