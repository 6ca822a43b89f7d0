"""Texts and buttons about time: the clock panel, proposals, take-overs and auto replies.

Also the notices about time next to a board: their text, their buttons, and the people they ping.
"""

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from bot.games.catalog import get_game
from bot.guilds.service import PersonalPreferences
from bot.match import seating, words
from bot.match.model.computers import people_among
from bot.match.model.match import Match, MatchRef, Person, remove_undone
from bot.match.model.timing import AUTO_REPLY_SECONDS, ProposalKind, Wait
from bot.match.redaction import can_open_hands
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.words import LEFT_TEXTS, log_sentences, moment, times_text
from bot.outbox.model import Notice, NoticeMessage
from bot.outbox.rows import OutboxRows
from bot.ratings.service import is_rated_so_far
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import RefusalText
from bot.screens.screen import Button
from bot.screens.words import message_link
from engine.core.values import Seat

OPEN_HANDS_MEAN = (
    "Whoever has no seat can then press **Watch** and look at all hidden cards and pieces as they were a whole turn "
    "ago, before the last turn of each side. They could tell a player whatever has stayed hidden since. "
    "Any side can end it at once with `/clock`."
)
"""Explanation of open hands for the people who are asked to agree."""


def reminder_text(match: str, started_at: float, due: float | None) -> str:
    """Return the reminder for the person of a seat that the match waits for.

    `match` is a link to the match. The reminder names the deadline, or, if `due` is None, the start of the wait. Times
    are POSIX seconds.
    """
    if due is None:
        return f"⏰ {match} has waited for you since {moment(started_at)}. Press **My hand** to go on, or see `/clock`."
    return f"⏰ {match} waits for you until {moment(due)}. Press **My hand** to go on, or see `/clock`."


def claim_text(match: str, name: str, *, ends: bool) -> str:
    """Return the notice to opponents that the person `name` ran out of time, with the actions they may take.

    `match` is a link to the match. `ends` is True if the loss of the seat ends the match.
    """
    if ends:
        return f"⏰ {match}: {name} ran out of time, and nothing was played. You may claim the match or give more time."
    return (
        f"⏰ {match}: {name} ran out of time, and nothing was played. You may go on without {name} or give more time."
    )


_MAX_UNDONE = 10
"""Maximum number of sentences that describe the actions to undo."""


def proposal_text(match: str, name: str, kind: str, undo_sentences: Sequence[str] = ()) -> str:
    """Return the text that asks opponents to agree to a proposal of this kind by the person `name`.

    `match` is a link to the match. `undo_sentences` describe the actions to undo, for the kind "take_back".
    """
    if kind == "take_back":
        return f"{match}: {undo_text(name, undo_sentences)}\nDo you agree?"
    if kind == "pause":
        return f"{match}: {name} asks to pause the clock. Do you agree?"
    if kind == "hands":
        return f"{match}: {name} asks to show every hand to spectators. {OPEN_HANDS_MEAN} Do you agree?"
    return f"{match}: {name} asks for more time. Do you agree?"


def undo_text(name: str, undo_sentences: Sequence[str]) -> str:
    """Return the text that `name` asks for an undo, with one line for each of the last 10 sentences."""
    lines = [f"• {sentence}" for sentence in undo_sentences[-_MAX_UNDONE:]]
    return "\n".join((f"{name} asks to take this back:", *lines, "Whatever anybody saw by it stays seen."))


_CLOCKS: Mapping[str, str] = {
    "none": "No clock: everybody may take as long as they like, and is reminded after one day and after three.",
    "daily": f"Daily clock: {words.clock_times('daily')}.",
    "live": f"Live clock: {words.clock_times('live')}.",
}


AUTO_REPLIES = "Pass for me"
ANSWER_MYSELF = "Answer myself"
STOPPED_BY_CLOCK = f"To stop, press **{ANSWER_MYSELF}** on `/clock`."
_PASSES = f"I pass for you after {AUTO_REPLY_SECONDS:.0f} seconds, whatever you hold."
_PASSES_ALONE = "I pass for you within a second, whatever you hold."


def auto_replies_text(labels: Sequence[str], people: Sequence[Person]) -> str:
    """Return the text about a person's auto replies with these labels, which may be none.

    `people` are those of the match. With a single person among computer players, a pass comes sooner.
    """
    kept = " and ".join(f"**{label}**" for label in labels)
    passes = _PASSES_ALONE if len(people_among(people)) == 1 else _PASSES
    return f"{kept}: {passes}" if kept else passes


def panel_text(clock: str, times: Sequence[tuple[str, float]], paused_at: float | None, *, over: bool) -> str:
    """Return the clock panel's text: a sentence on the clock, then the deadlines or the pause.

    `clock` is "none", "daily" or "live". `times` are pairs of a person's name and their deadline. `paused_at` is the
    start of the pause, or None if the clock runs. `over` means that the match has ended, so only that is added.
    """
    if over:
        return f"{_CLOCKS[clock]}\nThe match is over."
    return f"{_CLOCKS[clock]}\n{times_text(times, paused_at)}".strip()


TAKE_OVER = "Let the computer play"
"""Label of the button that agrees to a computer player in a seat that was left."""

TAKE_OVER_AGREED = "You agreed. The others haven't all answered yet."
TAKEN_OVER = "Everybody agreed. The computer plays on."
LEFT_EMPTY = "The computer doesn't take the seat."


def empty_seat_label(name: str, *, ends: bool) -> str:
    """Return the label of the button that keeps a seat empty; `ends` if that ends the match."""
    return "End the match" if ends else f"Go on without {name}"


def take_over_notice(match: str, name: str, how: str | None, *, ends: bool, rated: bool) -> str:
    """Return the notice that asks whether a computer player may take the seat that `name` left.

    `match` is a link to the match. `how` is "resigned" or "forfeited"; None counts as "resigned". `ends` if an empty
    seat ends the match. `rated` if the match would be rated without a computer player.
    """
    left_sentence = LEFT_TEXTS[how or "resigned"].format(name=name)
    question_sentence = f"{match}: {left_sentence} Shall the computer take the seat?"
    unrated = " With a computer player, the match isn't rated." if rated else ""
    if ends:
        return f"{question_sentence} Unless all of you agree, the match ends.{unrated}"
    return f"{question_sentence} Unless all of you agree, you go on without {name}.{unrated}"


_MAX_SENTENCES = 3


def _revealed_text(happened: Sequence[str]) -> str:
    reason = "That stands, because somebody learnt something by it, or chance was drawn:"
    return "\n".join((reason, *(f"• {sentence}" for sentence in happened[-_MAX_SENTENCES:])))


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
    "learnt_since": _revealed_text,
    "not_undoable": (
        "That can't be taken back any more: somebody has acted since, or you have taken it back already. `/clock` lets "
        "you ask the others."
    ),
    "not_paused": "The clock isn't paused.",
    "nothing_asked": "Nobody is asking for that any more. `/clock` shows how things stand.",
    "hands_open_already": "Spectators see hands already. Any side can end that with `/clock`.",
    "hands_stay_closed": (
        "Hands stay closed here: a computer player, or somebody who deleted their data, can't agree. In a rated match "
        "of a tournament, the next opponent may watch."
    ),
    "other_rules": "The bot plays by newer rules than this match began with, so nothing of it can be taken back.",
    "paused_already": "The clock is paused already. Anybody in the match can let it go on with `/clock`.",
    "take_over_open": "{name} has left. First decide whether the computer plays on: **My hand** asks you.",
}


TOOK_BACK_WITH_CONSENT = "Taken back, as far as your last action."
"""Note for a person against computer players, so the undo needed no consent."""


class Notices:
    """Service that builds notices from the stored match."""

    def __init__(self, match_rows: MatchRows, outbox_rows: OutboxRows, preferences: PersonalPreferences) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._preferences = preferences

    async def make(self, guild_id: int, notice: Notice) -> NoticeMessage:
        """Return a notice with its current text, buttons and people to ping; raises Refused or MatchNotFound.

        It pings only people who allow pings.
        """
        match = await load(self._match_rows, MatchRef(guild_id, notice.match_id))
        board = await self._outbox_rows.board(match.ref)
        undo_sentences = await load_undo_sentences(self._match_rows, match)
        waits = await self._match_rows.waits(match.ref)
        message = notice_message(match, notice, waits, board.message_id, undo_sentences)
        chosen = await self._preferences.all(guild_id)
        pinged = tuple(person for person in message.called if chosen.get(person.id).calls != "never")
        return msgspec.structs.replace(message, called=pinged)


def opponents(match: Match, seat: int) -> tuple[Seat, ...]:
    """Return the seats that are still in the match and in another team than `seat`, in seat order."""
    team = match.roster.team_with(Seat(seat))
    return tuple(other for other in seating.active_seats(match) if other not in team)


def notice_message(
    match: Match, notice: Notice, waits: Sequence[Wait], board_id: int | None, undo_sentences: Sequence[str] = ()
) -> NoticeMessage:
    """Return the message of a notice for the current state of the match.

    It links to the board's message, if there is one (`board_id`). `undo_sentences` describe the actions that an undo
    proposal would remove.
    """
    link = _match_link(match, board_id)
    name, others = match.people[notice.seat].name, opponents(match, notice.seat)
    people = people_among(match.people[seat] for seat in others)
    match notice.kind:
        case "reminder":
            wait = next((each for each in waits if each.seat == notice.seat), None)
            text = reminder_text(link, wait.since if wait else match.created_at, wait.due if wait else None)
            pinged = people_among((match.people[notice.seat],))
            return NoticeMessage(match, pinged, text, (Button(CustomId("hand", match.id), "My hand", "primary"),))
        case "claim":
            ends = len(match.roster.teams) == 2
            buttons = overdue_buttons(
                match.id, notice.seat, "Claim the match" if ends else f"Go on without {name}", "Give more time"
            )
            return NoticeMessage(match, people, claim_text(link, name, ends=ends), buttons)
        case "pause" | "time" | "hands" | "take_back":
            text = proposal_text(link, name, notice.kind, undo_sentences)
            agreed = match.timing.proposal.agreed if match.timing.proposal else ()
            voters = people_among(match.people[other] for other in others if other not in agreed)
            return NoticeMessage(match, voters, text, answer_buttons(match))
        case "take_over":
            how = match.take_over.left if match.take_over else None
            ends = seating.effect_of_leaving(match, Seat(notice.seat)).ends
            text = take_over_notice(link, name, how, ends=ends, rated=is_rated_so_far(match))
            due = next((each.due for each in waits if each.kind == "take_over"), None)
            voters = people_among(match.people[each] for each in seating.pending_voters(match))
            text = f"{text} {words.take_over_until(due)}".strip()
            return NoticeMessage(match, voters, text, take_over_buttons(match))


async def load_undo_sentences(match_rows: MatchRows, match: Match) -> tuple[str, ...]:
    """Return the public sentences about the actions that an open undo proposal would remove; `()` if none is open."""
    proposal = match.timing.proposal
    if proposal is None or proposal.kind != "take_back":
        return ()
    with errors_as_refusals(*match.ref):
        log = remove_undone(await match_rows.log(match.ref))
    return log_sentences(match, [row for row in log if row.number >= proposal.back_to and row.is_played], 0)


def take_over_buttons(match: Match) -> tuple[Button, ...]:
    """Return two buttons for the vote on a left seat: computer player, or leave the seat empty."""
    version, seat = match.public_version, Seat(match.take_over.seat if match.take_over else 0)
    ends = seating.effect_of_leaving(match, seat).ends
    return (
        Button(CustomId("take_over", match.id, version), TAKE_OVER, "success"),
        Button(CustomId("leave_empty", match.id, version), empty_seat_label(match.people[seat].name, ends=ends)),
    )


def overdue_buttons(match_id: int, overdue_seat: int, claim: str, give: str) -> tuple[Button, ...]:
    """Return the buttons to claim the time-out of `overdue_seat` or to give that seat more time.

    `claim` and `give` are their labels.
    """
    return (
        Button(CustomId("claim", match_id, key=str(overdue_seat)), claim, "danger"),
        Button(CustomId("give", match_id, key=str(overdue_seat)), give, "success"),
    )


def answer_buttons(match: Match) -> tuple[Button, ...]:
    """Return the buttons that accept or refuse the match's open proposal, which must not be a take-over.

    The function doesn't check whether a proposal is open.
    """
    return (
        Button(CustomId("consent", match.id, match.public_version), "Agree", "success"),
        Button(CustomId("refuse", match.id, match.public_version), "Not now"),
    )


def clock_buttons(match: Match, seat: Seat, overdue: Sequence[int], *, has_end: bool) -> tuple[Button, ...]:
    """Return the buttons of the clock panel for the reader at `seat`; `()` if that seat is out.

    During a take-over vote, return only the buttons to vote, or `()` if the reader may not vote. `overdue` are the
    seats that ran out of time. `has_end` is True if the reader's own team has a deadline.
    """
    proposal, ask = match.timing.proposal, {key: CustomId("ask", match.id, key=key) for key in get_args(ProposalKind)}
    if seat not in seating.active_seats(match):
        return ()
    if match.take_over is not None:
        return take_over_buttons(match) if seat in seating.pending_voters(match) else ()
    buttons: list[Button] = []
    for each in overdue:
        if seat in opponents(match, each):
            name = match.people[each].name
            buttons += overdue_buttons(match.id, each, f"Claim: {name}'s time is over", f"Give {name} more time")
    if match.timing.paused_at is not None:
        buttons.append(Button(CustomId("resume", match.id), "Go on", "success"))
    elif proposal is None:
        buttons.append(Button(ask["pause"], "Ask for a pause"))
        if has_end:
            buttons.append(Button(ask["time"], "Ask for more time"))
    if match.open_hands:
        buttons.append(Button(CustomId("close_hands", match.id), "Hide hands from spectators", "danger"))
    elif proposal is None and can_open_hands(match):
        buttons.append(Button(ask["hands"], "Ask to show hands to spectators"))
    if proposal is None and not match.is_binding and not match.open_hands:
        buttons.append(Button(ask["take_back"], "Ask to take back a move"))
    if proposal is not None and seat == proposal.seat:
        buttons.append(Button(CustomId("refuse", match.id, match.public_version), "Take back what you asked"))
    elif proposal is not None and seat in opponents(match, proposal.seat) and seat not in proposal.agreed:
        buttons += answer_buttons(match)
    return (*buttons[:_MAX_BUTTONS], Button(CustomId("clock", match.id), "Refresh"))


_MAX_BUTTONS = 20
"""Buttons that fit above the last row of a message."""


def auto_reply_button(match_id: int, key: str, label: str) -> Button:
    """Return the button that sets the auto reply `key` of the game."""
    return Button(CustomId("stand", match_id, key=key), label)


def answer_myself_button(match_id: int) -> Button:
    """Return the button that deletes the reader's auto replies."""
    return Button(CustomId("clear_auto_reply", match_id), ANSWER_MYSELF, "primary")


def hand_button(match_id: int) -> Button:
    """Return the button "My hand", which leads from a page about time back to the person's panel."""
    return Button(CustomId("hand", match_id), "My hand")


def _match_link(match: Match, board_id: int | None) -> str:
    title = f"{get_game(match.game).presenter.name}, match {match.id}"
    if board_id is None:
        return f"**{title}**"
    return f"[{title}]({message_link(match.guild_id, match.channel_id, board_id)})"
