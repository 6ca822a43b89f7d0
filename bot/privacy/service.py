"""Export and deletion of a person's data in one guild, or in the person's own place.

Before a deletion, the person leaves every match, lobby and tournament.
"""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from math import ceil

import msgspec
from cachetools import LRUCache
from pydantic import BaseModel, JsonValue

from bot.clocks.rows import AutoReply, ClockRows
from bot.daily.bank import DAY
from bot.daily.model import DailyTry
from bot.daily.rows import DailyRows
from bot.direct_messages.rows import DirectMessageRows
from bot.guidance.rows import Hint, HintRows
from bot.guilds.rows import GuildRows
from bot.lessons.rows import LessonRows
from bot.lobbies.challenges import Challenges
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.rows import LobbyRows
from bot.match.changes import RecentMatches
from bot.match.model.match import LogRow, Match, MatchRef, Person, Request
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tapes import Slices
from bot.match.words import FORMER
from bot.outbox.rows import OutboxRows
from bot.play.rows import SetupRows
from bot.play.service import Play
from bot.privacy.personal_data import (
    BegunLesson,
    EnteredTournament,
    KeptAnswer,
    KeptHint,
    KeptRating,
    KeptResult,
    KeptReview,
    KeptSetup,
    PersonalData,
    PlayedMatch,
    RecordedChange,
    TriedDaily,
)
from bot.privacy.rows import PrivacyRows
from bot.ratings.model import ArchivedResult, RatingChange
from bot.ratings.rows import RatingRows
from bot.review.model import Review
from bot.review.rows import ReviewRows
from bot.screens.refusals import Refused
from bot.store.places import is_personal
from bot.tournaments.entries import Tournaments
from bot.tournaments.model import Tournament
from bot.tournaments.rows import TournamentRows


class Exits:
    """Lets a person leave matches, lobbies and tournaments without a click."""

    def __init__(self, challenges: Challenges, open_lobbies: OpenLobbies, play: Play, tournaments: Tournaments) -> None:
        self._challenges = challenges
        self._open_lobbies = open_lobbies
        self._play = play
        self._tournaments = tournaments

    async def leave_tournaments(self, guild_id: int, person: Person) -> None:
        """Withdraw the person from all tournaments of the guild in sign-up or in play.

        Tournament matches that have not begun are lost; a match that has begun continues.
        """
        await self._tournaments.leave_all(guild_id, person)

    async def resign(self, match: Match, request: Request) -> bool:
        """Resign a live match for the caller of `request`; return False if there is nothing to resign.

        That is so if the match is over or the person is already out of the match. Also return False if they have no
        vote in its open take-over vote. Raises other refusals as Refused.
        """
        try:
            await self._play.resign_at_once(match, request)
        except Refused as refused:
            if refused.code not in ("already_out", "match_over", "not_asked"):
                raise
            return False
        return True

    async def close(self, match: Match, request: Request) -> bool:
        """Leave, cancel or decline a match that has not begun; return False if it was closed already."""
        challenges = self._challenges
        try:
            if match.lobby is not None:
                await self._open_lobbies.leave(match.ref, request, unasked=True)
            elif match.people[0].id == request.person.id:
                await challenges.cancel(match.ref, request)
            else:
                await challenges.decline(match.ref, request)
        except Refused as refused:
            if refused.code not in ("challenge_closed", "challenge_expired", "lobby_closed", "not_in_lobby"):
                raise
            await challenges.expire(match.ref)
            return False
        return True


_ATTEMPTS = 3
_RESULTS = ("lost", "drawn", "won")
"""Indexed by half points: 0, 1 or 2."""

BETWEEN_DELETIONS = 3600.0
"""Seconds until a person may have their data deleted again.

The times are in memory only. Only operators can restart the bot, and one extra deletion after a restart is harmless.
"""

_REMEMBERED = 10_000


class Deleted(msgspec.Struct, frozen=True):
    """Numbers of resigned matches, and of invitations that were closed or left before they began."""

    resigned: int
    closed: int


class Privacy:
    """Exports and deletes stored data of people."""

    def __init__(  # noqa: PLR0913 - it exports and deletes what every feature keeps
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        clock_rows: ClockRows,
        guild_rows: GuildRows,
        rating_rows: RatingRows,
        lobby_rows: LobbyRows,
        hint_rows: HintRows,
        review_rows: ReviewRows,
        setup_rows: SetupRows,
        lesson_rows: LessonRows,
        direct_rows: DirectMessageRows,
        daily_rows: DailyRows,
        tournament_rows: TournamentRows,
        privacy_rows: PrivacyRows,
        exits: Exits,
        recent_matches: RecentMatches,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._clock_rows = clock_rows
        self._guild_rows = guild_rows
        self._rating_rows = rating_rows
        self._lobby_rows = lobby_rows
        self._hint_rows = hint_rows
        self._review_rows = review_rows
        self._setup_rows = setup_rows
        self._lesson_rows = lesson_rows
        self._direct_rows = direct_rows
        self._daily_rows = daily_rows
        self._tournament_rows = tournament_rows
        self._privacy_rows = privacy_rows
        self._exits = exits
        self._recent_matches = recent_matches
        self._deletable_from: LRUCache[tuple[int, int], float] = LRUCache(_REMEMBERED)

    async def export(self, guild_id: int, request: Request) -> bytes:
        """Return the data of the person who made `request` as JSON; other people appear only as seats and teams.

        A lobby without a public message is part of its opener's data alone. The matches are read and written one by
        one, in slices between which others get their turns.
        """
        person = request.person
        with errors_as_refusals(guild_id):
            own_matches = self._match_rows.each_match(guild_id, person.id)
            matches = [
                await self._export_match(each, person.id) async for each in own_matches if each.is_known_to(person.id)
            ]
            results = await self._rating_rows.results(guild_id, person.id)
            ratings = await self._rating_rows.ratings_of(guild_id, person.id)
            blocked = await self._lobby_rows.list_blocked(guild_id, person.id)
            setups = await self._setup_rows.setups(guild_id, person.id)
            lessons = await self._lesson_rows.lessons(guild_id, person.id)
            times = await self._direct_rows.message_times(guild_id, person.id)
            dailies = await self._daily_rows.daily_tries(guild_id, person.id)
            preferences = (await self._guild_rows.preferences(guild_id)).get(person.id)
            tournaments = await self._tournament_rows.tournaments_of(guild_id, person.id)
            organisers = (await self._guild_rows.house_rules(guild_id)).organisers
        data = PersonalData(
            server=None if is_personal(guild_id) else guild_id,
            person=person.id,
            exported=_time(request.at),
            matches=(),
            results=tuple(_export_result(result) for result in results),
            ratings=tuple(_export_rating(change) for change in ratings),
            blocked=blocked,
            setups=tuple(map(KeptSetup.model_validate, setups)),
            lessons=tuple(map(BegunLesson.model_validate, lessons)),
            dailies=tuple(_export_try(tried) for tried in dailies),
            tournaments=tuple(_export_entry(tournament, person.id) for tournament in tournaments),
            written_to=None if times.last_at is None else _time(times.last_at),
            daily_list=None if times.daily_at is None else _time(times.daily_at),
            organiser=person.id in organisers,
            **msgspec.structs.asdict(preferences),
        )
        return await asyncio.to_thread(_with_list, data, "matches", matches)

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        """Return whether there is any data of the person to delete."""
        with errors_as_refusals(guild_id):
            return await self._privacy_rows.has_data_of(guild_id, user_id)

    async def delete(self, guild_id: int, request: Request, *others: int) -> Deleted | None:
        """Leave all unfinished matches and tournaments, and erase the person; return None without stored data.

        `others` are further places to do the same. A personal place is deleted as a whole. Elsewhere their actions stay
        in other people's matches under a pseudonym with a number. These matches can still be replayed and verified.
        Blocks against the person stay too, as protection of other people.

        Raises Refused("deleted_lately", until=...) within an hour of the last deletion; `until` is its end in POSIX
        seconds. Raises Refused("not_deleted") if the person was added to other matches in the process.
        """
        user_id = request.person.id
        places = [place for place in (guild_id, *others) if await self.has_data_of(place, user_id)]
        if not places:
            return None
        until = max(self._deletable_from.get((place, user_id), request.at) for place in places)
        if until > request.at:
            raise Refused("deleted_lately", until=ceil(until))
        self._deletable_from.update({(place, user_id): request.at + BETWEEN_DELETIONS for place in places})
        try:
            every = [await self._delete(place, request) for place in places]
        except BaseException:
            for place in places:
                self._deletable_from.pop((place, user_id), None)
            raise
        return Deleted(sum(each.resigned for each in every), sum(each.closed for each in every))

    async def _delete(self, guild_id: int, request: Request) -> Deleted:
        person = request.person
        request = Request(person, None, request.at)  # of many changes, none of which is the interaction's alone
        resigned = closed = 0
        out: list[int] = []
        await self._exits.leave_tournaments(guild_id, person)
        for _ in range(_ATTEMPTS):
            with errors_as_refusals(guild_id):
                matches = await self._match_rows.matches(guild_id, user_id=person.id)
            for match in matches:
                if match.status == "live":
                    resigned += await self._exits.resign(match, request)
                    out.append(match.id)
                else:
                    closed += await self._exits.close(match, request)
            with errors_as_refusals(guild_id):
                blocking = await self._privacy_rows.erase(guild_id, person.id, FORMER, out, at=request.at)
            self._recent_matches.forget_guild(guild_id)
            if not blocking:
                if is_personal(guild_id):
                    await self._privacy_rows.forget(guild_id)
                return Deleted(resigned, closed)
            out += [match_id for match_id in blocking if await self._is_broken(MatchRef(guild_id, match_id))]
        raise Refused("not_deleted")

    async def _export_match(self, match: Match, user_id: int) -> bytes:
        """Return a person's match as JSON, indented as in the file."""
        log, board = await self._match_rows.log(match.ref), await self._outbox_rows.board(match.ref)
        auto_replies, hints = await self._clock_rows.auto_replies(match.ref), await self._hint_rows.hints(match.ref)
        reviews = await self._review_rows.reviews(match.ref)
        played = _match_without_changes(
            match, auto_replies, hints, reviews, user_id, is_pinged=user_id in dict(board.called)
        )
        slices, changes = Slices(), list[bytes]()
        for number, row in enumerate((row for row in log if row.user_id == user_id), 1):
            changes.append(_export_change(number, row).model_dump_json(indent=1).encode())
            await slices.step()
        return _with_list(played, "changes", changes)

    async def _is_broken(self, ref: MatchRef) -> bool:
        """Return whether a match is unreadable, so the person can't leave it."""
        try:
            await load(self._match_rows, ref)
        except Refused as refused:
            return refused.code == "broken_match"
        return False


def _with_list(data: BaseModel, name: str, items: Sequence[bytes]) -> bytes:
    """Return data as JSON with these items in its list `name`, which must be empty.

    Each item is an object as JSON. Everything is indented, by one space a level.
    """
    text, empty = data.model_dump_json(indent=1).encode(), f'"{name}": []'.encode()
    if not items:
        return text
    before, _, after = text.partition(empty)
    listed = b",\n  ".join(item.replace(b"\n", b"\n  ") for item in items)
    return b"".join((before, empty[:-1], b"\n  ", listed, b"\n ]", after))


def _match_without_changes(
    match: Match,
    auto_replies: tuple[AutoReply, ...],
    hints: tuple[Hint, ...],
    reviews: tuple[Review, ...],
    user_id: int,
    *,
    is_pinged: bool,
) -> PlayedMatch:
    mine = {seat: person for seat, person in enumerate(match.first_people) if person.id == user_id}
    position = match.position
    return PlayedMatch(
        match=match.id,
        game=match.game,
        options=msgspec.json.decode(match.options),
        position=msgspec.json.decode(position.state) if position and position.seat in mine else None,
        status=match.status,
        opened=_time(match.created_at),
        ended=None if match.ended_at is None else _time(match.ended_at),
        name=next(iter(mine.values())).name,
        seats=tuple(mine),
        left=any(leaver.person.id == user_id for leaver in match.leavers),
        teams=match.roster.teams,
        ranks=match.ending.ranks if match.ending else None,
        reason=match.ending.reason if match.ending else None,
        changes=(),
        answers=tuple(
            KeptAnswer(seat=each.seat, answer=each.answer, since=_time(each.since))
            for each in auto_replies
            if each.seat in mine
        ),
        hints=tuple(_export_hint(hint) for hint in hints if hint.seat in mine),
        reviews=tuple(
            KeptReview(seat=review.seat, review=msgspec.json.decode(msgspec.json.encode(review)))
            for review in reviews
            if review.seat in mine
        ),
        called=is_pinged,
    )


def _export_hint(hint: Hint) -> KeptHint:
    action = None if hint.action is None else msgspec.json.decode(hint.action)
    return KeptHint(seat=hint.seat, version=hint.version, action=action, because=hint.because)


def _export_entry(tournament: Tournament, user_id: int) -> EnteredTournament:
    index = tournament.index_of(user_id)
    missed = next((person.name for person in tournament.missed if person.id == user_id), None)
    return EnteredTournament(
        tournament=tournament.id,
        name=tournament.name,
        game=tournament.terms.game,
        status=tournament.status,
        opened=_time(tournament.created_at),
        opened_by_them=tournament.opener_id == user_id,
        called=missed if index is None else tournament.name_of(index),
        withdrawn=index is not None and tournament.entrants[index].withdrawn,
        checked_in=index is not None and tournament.entrants[index].checked_in,
        left_out=missed is not None,
        results=tuple(
            None if pairing.outcome is None else _RESULTS[pairing.points_of(index)]
            for pairings in tournament.rounds
            for pairing in pairings
            if index is not None and index in pairing.indexes
        ),
    )


def _export_change(number: int, row: LogRow) -> RecordedChange:
    is_chosen = row.action is not None and row.kind != "taken_back"  # that names rows, by numbers that count secrets
    action: JsonValue = msgspec.json.decode(row.action or b"null") if is_chosen else None
    return RecordedChange(number=number, at=_time(row.at), kind=row.kind, seat=row.seat, action=action)


def _export_result(result: ArchivedResult) -> KeptResult:
    return KeptResult(
        match=result.match_id,
        game=result.game,
        ended=_time(result.ended_at),
        seat=result.seat,
        left=result.has_left,
        teams=result.teams,
        ranks=result.ending.ranks,
        reason=result.ending.reason,
    )


def _export_try(tried: DailyTry) -> TriedDaily:
    action: JsonValue = msgspec.json.decode(tried.action)
    return TriedDaily(day=_time(tried.day * DAY), game=tried.game, action=action, found=tried.found)


def _export_rating(change: RatingChange) -> KeptRating:
    after = change.after
    return KeptRating(
        match=change.match_id,
        game=change.game,
        ended=_time(after.at),
        before=change.before,
        mu=after.mu,
        sigma=after.sigma,
        points=after.points,
    )


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
