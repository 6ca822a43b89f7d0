"""The small messages beside a board that have to do with time: what they say, to whom, and what can be pressed."""

from collections.abc import Sequence

import msgspec

from bot.games.catalog import playable
from bot.model.clock import Notice, Wait
from bot.model.computers import people_among
from bot.model.match import Match, MatchRef, Person, standing
from bot.presenters import clocks
from bot.screens.words import message_link
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.matches import seating
from bot.service.matches.boards import Button
from bot.service.matches.changes import errors_as_refusals, load
from bot.service.matches.courses import log_sentences
from bot.service.ratings.rated_matches import is_rated_so_far
from bot.storage.outbox import OutboxRows
from bot.storage.store import MatchRows
from engine.core.values import Seat


class NoticeMessage(msgspec.Struct, frozen=True):
    """A small message: it calls these people, and then says so."""

    match: Match
    called: tuple[Person, ...]
    text: str
    buttons: tuple[Button, ...]


class Notices:
    """Makes notices from what is stored."""

    def __init__(self, match_rows: MatchRows, outbox_rows: OutboxRows, preferences: PersonalPreferences) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._preferences = preferences

    async def make(self, guild_id: int, notice: Notice) -> NoticeMessage:
        """Return what a notice should say now; raises Refused or MatchNotFound."""
        match = await load(self._match_rows, MatchRef(guild_id, notice.match_id))
        board = await self._outbox_rows.board(match.ref)
        undone = await undone_sentences(self._match_rows, match)
        waits = await self._match_rows.waits(match.ref)
        message = notice_message(match, notice, waits, board.message_id, undone)
        chosen = await self._preferences.all(guild_id)
        called = tuple(person for person in message.called if chosen.of(person.id).calls != "never")
        return msgspec.structs.replace(message, called=called)


def opponents(match: Match, seat: int) -> tuple[Seat, ...]:
    """The seats that don't belong to the team of this one and are still in the match."""
    team = match.roster.team_with(Seat(seat))
    return tuple(other for other in seating.staying(match) if other not in team)


def notice_message(
    match: Match, notice: Notice, waits: Sequence[Wait], board_id: int | None, undone: Sequence[str] = ()
) -> NoticeMessage:
    """What a notice says as the match stands; `undone` tells what is to be taken back, if it asks for that."""
    where = _where(match, board_id)
    name, others = match.people[notice.seat].name, opponents(match, notice.seat)
    people = people_among(match.people[seat] for seat in others)
    seat = str(notice.seat)
    match notice.kind:
        case "reminder":
            wait = next((each for each in waits if each.seat == notice.seat), None)
            text = clocks.reminder_text(where, wait.since if wait else match.created_at, wait.due if wait else None)
            called = people_among((match.people[notice.seat],))
            return NoticeMessage(match, called, text, (Button("hand", "My hand", "primary"),))
        case "claim":
            ends = len(match.roster.teams) == 2
            buttons = (
                Button("claim", "Claim the match" if ends else f"Go on without {name}", "danger", seat),
                Button("give", "Give more time", "success", seat),
            )
            return NoticeMessage(match, people, clocks.claim_text(where, name, ends=ends), buttons)
        case "pause" | "time" | "hands" | "take_back":
            text = clocks.proposal_text(where, name, notice.kind, undone)
            agreed = match.timing.proposal.agreed if match.timing.proposal else ()
            asked = people_among(match.people[other] for other in others if other not in agreed)
            return NoticeMessage(
                match, asked, text, (Button("consent", "Agree", "success"), Button("refuse", "Not now", "secondary"))
            )
        case "take_over":
            left = match.take_over.left if match.take_over else None
            ends = seating.without(match, Seat(notice.seat)).ends
            text = clocks.take_over_notice(where, name, left, ends=ends, rated=is_rated_so_far(match))
            due = next((each.due for each in waits if each.kind == "take_over"), None)
            asked = people_among(match.people[each] for each in seating.asked(match))
            return NoticeMessage(
                match, asked, f"{text} {clocks.take_over_until(due)}".strip(), take_over_buttons(match)
            )


async def undone_sentences(match_rows: MatchRows, match: Match) -> tuple[str, ...]:
    """What was done that somebody asks to take back, as everybody was told it; nothing where nobody does."""
    proposal = match.timing.proposal
    if proposal is None or proposal.kind != "take_back":
        return ()
    with errors_as_refusals(*match.ref):
        log = standing(await match_rows.log(match.ref))
    return log_sentences(match, [row for row in log if row.number >= proposal.back_to and row.is_played], 0)


def take_over_buttons(match: Match) -> tuple[Button, ...]:
    """What those may press who decide about the seat that was left."""
    seat = Seat(match.take_over.seat if match.take_over else 0)
    ends = seating.without(match, seat).ends
    return (
        Button("take_over", clocks.TAKE_OVER, "success"),
        Button("leave_empty", clocks.empty_seat_label(match.people[seat].name, ends=ends), "secondary"),
    )


def _where(match: Match, board_id: int | None) -> str:
    title = f"{playable(match.game).presenter.name}, match {match.id}"
    if board_id is None:
        return f"**{title}**"
    return f"[{title}]({message_link(match.guild_id, match.channel_id, board_id)})"
