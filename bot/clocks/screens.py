"""Texts and buttons about time: the clock panel, proposals, take-overs and auto replies.

Also the notices about time next to a board: their text, their buttons, and the people they ping.
"""

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from bot.clocks import texts
from bot.games.catalog import get_game
from bot.guilds.service import PersonalPreferences
from bot.match import seating, words
from bot.match import texts as match_texts
from bot.match.model.computers import people_among
from bot.match.model.match import Match, MatchRef, Person, remove_undone
from bot.match.model.timing import AUTO_REPLY_SECONDS, ProposalKind, Wait
from bot.match.redaction import can_open_hands
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.words import log_sentences, moment, times_text
from bot.outbox.model import Notice, NoticeMessage
from bot.outbox.rows import OutboxRows
from bot.ratings.service import is_rated_so_far
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import RefusalText
from bot.screens.screen import Button, Style
from bot.screens.texts import my_hand
from bot.screens.words import bullets, join_sentences, message_link
from bot.texts.catalog import texts_with_prefix
from engine.core.values import Seat


def reminder_text(match: str, started_at: float, due: float | None) -> str:
    """Return the reminder for the person of a seat that the match waits for.

    `match` is a link to the match. The reminder names the deadline, or, if `due` is None, the start of the wait. Times
    are POSIX seconds.
    """
    if due is None:
        return texts.reminder_without_clock(match=match, since=moment(started_at))
    return texts.reminder(match=match, due=moment(due))


_MAX_UNDONE = 10
"""Maximum number of sentences that describe the actions to undo."""


def proposal_text(match: str, name: str, kind: str, undo_sentences: Sequence[str] = ()) -> str:
    """Return the text that asks opponents to agree to a proposal of this kind by the person `name`.

    `match` is a link to the match. `undo_sentences` describe the actions to undo, for the kind "take_back".
    """
    if kind == "take_back":
        return texts.proposal_take_back(match=match, undo=undo_text(name, undo_sentences))
    if kind == "pause":
        return texts.proposal_pause(match=match, name=name)
    if kind == "hands":
        return texts.proposal_hands(match=match, name=name)
    return texts.proposal_time(match=match, name=name)


def undo_text(name: str, undo_sentences: Sequence[str]) -> str:
    """Return the text that `name` asks for an undo, with one line for each of the last 10 sentences."""
    return texts.undo_asked(name=name, actions=bullets(undo_sentences[-_MAX_UNDONE:]))


def auto_replies_text(labels: Sequence[str], people: Sequence[Person]) -> str:
    """Return the text about a person's auto replies with these labels, which may be none.

    `people` are those of the match. With a single person among computer players, a pass comes sooner.
    """
    is_alone = len(people_among(people)) == 1
    passes = texts.passes_alone() if is_alone else texts.passes(seconds=round(AUTO_REPLY_SECONDS))
    return texts.passes_when(replies=[f"**{label}**" for label in labels], passes=passes) if labels else passes


def panel_text(clock: str, times: Sequence[tuple[str, float]], paused_at: float | None, *, over: bool) -> str:
    """Return the clock panel's text: a sentence on the clock, then the deadlines or the pause.

    `clock` is "none", "daily" or "live". `times` are pairs of a person's name and their deadline. `paused_at` is the
    start of the pause, or None if the clock runs. `over` means that the match has ended, so only that is added.
    """
    rest = texts.match_over() if over else times_text(times, paused_at)
    return f"{_clock_text(clock)}\n{rest}".strip()


def _clock_text(clock: str) -> str:
    match clock:
        case "daily":
            return texts.clock_daily(times=words.clock_times("daily"))
        case "live":
            return texts.clock_live(times=words.clock_times("live"))
    return texts.clock_none()


def empty_seat_label(name: str, *, ends: bool) -> str:
    """Return the label of the button that keeps a seat empty; `ends` if that ends the match."""
    return texts.end_match() if ends else texts.go_on_without(name=name)


def take_over_notice(match: str, name: str, how: str | None, *, ends: bool, rated: bool) -> str:
    """Return the notice that asks whether a computer player may take the seat that `name` left.

    `match` is a link to the match. `how` is "resigned" or "forfeited"; None counts as "resigned". `ends` if an empty
    seat ends the match. `rated` if the match would be rated without a computer player.
    """
    left = match_texts.left(how=how or "resigned", name=name)
    return texts.take_over_asked(match=match, left=left, name=name, ends=ends, rated=rated)


_MAX_SENTENCES = 3


def _revealed_text(happened: Sequence[str]) -> str:
    return texts.refusal_learnt_since(actions=bullets(happened[-_MAX_SENTENCES:]))


REFUSALS: Mapping[str, RefusalText] = {**texts_with_prefix(texts, "refusal"), "learnt_since": _revealed_text}


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
            return NoticeMessage(match, pinged, text, (hand_button(match.id, "primary"),))
        case "claim":
            ends = len(match.roster.teams) == 2
            claim = texts.claim_match() if ends else texts.go_on_without(name=name)
            buttons = overdue_buttons(match.id, notice.seat, claim, texts.give_more_time())
            return NoticeMessage(match, people, texts.overdue(match=link, name=name, ends=ends), buttons)
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
            text = join_sentences((text, words.take_over_until(due)))
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
        Button(CustomId("take_over", match.id, version), texts.take_over(), "success"),
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
        Button(CustomId("consent", match.id, match.public_version), texts.agree(), "success"),
        Button(CustomId("refuse", match.id, match.public_version), texts.not_now()),
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
            claim, give = texts.claim_time_over(name=name), texts.give_name_more_time(name=name)
            buttons += overdue_buttons(match.id, each, claim, give)
    if match.timing.paused_at is not None:
        buttons.append(Button(CustomId("resume", match.id), texts.go_on(), "success"))
    elif proposal is None:
        buttons.append(Button(ask["pause"], texts.ask_pause()))
        if has_end:
            buttons.append(Button(ask["time"], texts.ask_time()))
    if match.open_hands:
        buttons.append(Button(CustomId("close_hands", match.id), texts.hide_hands(), "danger"))
    elif proposal is None and can_open_hands(match):
        buttons.append(Button(ask["hands"], texts.ask_hands()))
    if proposal is None and not match.is_binding and not match.open_hands:
        buttons.append(Button(ask["take_back"], texts.ask_take_back()))
    if proposal is not None and seat == proposal.seat:
        buttons.append(Button(CustomId("refuse", match.id, match.public_version), texts.withdraw_proposal()))
    elif proposal is not None and seat in opponents(match, proposal.seat) and seat not in proposal.agreed:
        buttons += answer_buttons(match)
    return (*buttons[:_MAX_BUTTONS], Button(CustomId("clock", match.id), texts.refresh()))


_MAX_BUTTONS = 20
"""Buttons that fit above the last row of a message."""


def auto_reply_button(match_id: int, key: str, label: str) -> Button:
    """Return the button that sets the auto reply `key` of the game."""
    return Button(CustomId("stand", match_id, key=key), label)


def answer_myself_button(match_id: int) -> Button:
    """Return the button that deletes the reader's auto replies."""
    return Button(CustomId("clear_auto_reply", match_id), texts.answer_myself(), "primary")


def hand_button(match_id: int, style: Style = "secondary") -> Button:
    """Return the button "My hand", which leads from a page or notice about time to the person's panel."""
    return Button(CustomId("hand", match_id), my_hand(), style)


def _match_link(match: Match, board_id: int | None) -> str:
    title = texts.match_of_game(game=get_game(match.game).presenter.name, number=match.id)
    if board_id is None:
        return f"**{title}**"
    return f"[{title}]({message_link(match.guild_id, match.channel_id, board_id)})"
