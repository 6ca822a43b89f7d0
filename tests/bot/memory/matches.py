"""The matches of the store of the tests, and their logs."""

from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec

from bot.history.rows import PlayedMatch
from bot.match.model.match import NO_ROWS, Leaver, LogRow, Match, MatchRef, NewMatch, Person, Status, head_after
from bot.match.model.timing import NO_WAITS, Waiting
from bot.outbox.model import PROPOSALS, REMINDERS, Board
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from tests.bot.memory.guild import MemoryGuild, MemoryGuilds


class MemoryMatches(MemoryGuilds):
    """Matches in memory; `before_save` may raise, as a disk would."""

    def __init__(self) -> None:
        super().__init__()
        self.before_save: Callable[[Match], None] = lambda _match: None

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        guild = self._guilds.setdefault(guild_id, MemoryGuild())
        _carry_out(guild, log)
        match = draft.to_match(guild_id, len(guild.matches) + 1, log.reports)
        guild.enter(*(person.id for person in draft.people), log.user_id)
        log = msgspec.structs.replace(log, head=head_after(match.key, NO_ROWS, 0, log.public_row))
        match = msgspec.structs.replace(match, head=log.head)
        guild.matches.append(match)
        guild.logs.append([log])
        guild.boards.append(
            Board(
                match_id=match.id,
                channel_id=draft.channel_id,
                message_id=None,
                wanted=0 if match.is_announced else -1,
                shown=-1,
                posted_at=None,
            )
        )
        return match

    async def load(self, ref: MatchRef) -> Match:
        return self._guild(ref).matches[ref.match_id - 1]

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NO_WAITS) -> Match:
        if log.number != match.version:
            raise ValueError(f"log row {log.number} can't lead to version {match.version}")
        if match.state is not None and blake2b(match.state, digest_size=8).hexdigest() != match.fingerprint:
            raise ValueError("the fingerprint is of another state")
        guild = self._guild(match.ref)
        if log.interaction_id in guild.interactions:
            raise DuplicateInteraction(str(log.interaction_id))
        stored = guild.matches[match.id - 1]
        if (stored.version, stored.key) != (match.version - 1, match.key):
            raise StaleVersion(f"version {stored.version}")
        self.before_save(match)
        _carry_out(guild, log)
        newcomers = {leaver.seat for leaver in match.leavers if leaver.version == match.version}
        entering = (
            person.id for seat, person in enumerate(match.people) if stored.status == "open" or seat in newcomers
        )
        guild.enter(*entering, log.user_id)
        played_in = match.lobby.play_channel_id if match.lobby and log.kind == "started" else None
        before = guild.logs[match.id - 1][-1].head or NO_ROWS
        head = head_after(match.key, before, before.board + match.is_on_new_board, log.public_row)
        guild.logs[match.id - 1].append(msgspec.structs.replace(log, head=head))
        told = [guild.logs[match.id - 1][number].reports[reader] for reader, number in enumerate(match.since)]
        guild.matches[match.id - 1] = msgspec.structs.replace(
            match,
            channel_id=played_in or stored.channel_id,
            game=stored.game,
            key=stored.key,
            created_at=stored.created_at,
            people=_keep_names(stored.people, match.people) if stored.status == "open" else _seated(stored, match),
            leavers=_leavers(stored, match),
            reports=tuple(told) if match.since else log.reports,
            head=guild.logs[match.id - 1][match.board_version].head,
        )
        if match.is_announced:
            self._change_board(guild, match.id, wanted=match.board_version)
        guild.keep_time_left(match, log)
        guild.wait(match.id, waiting, log)
        guild.keep_result(guild.matches[match.id - 1])
        if match.status == "over":
            guild.team_keys.pop(frozenset(person.id for person in match.first_people), None)
        if match.status != "live":
            guild.standing = {key: answer for key, answer in guild.standing.items() if key[0] != match.id}
            guild.hints = {key: hint for key, hint in guild.hints.items() if key[0] != match.id}
        proposal = match.timing.proposal
        guild.end(match.id, REMINDERS, [seat for seat in match.roster.seats if seat not in waiting.kept_seats])
        if proposal is None or proposal.version == match.version:
            guild.end(match.id, PROPOSALS, match.roster.seats)
        if proposal is not None and proposal.version == match.version:
            guild.want(match.id, proposal.kind, proposal.seat)
        return guild.matches[match.id - 1]

    async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:
        return tuple(self._guild(ref).logs[ref.match_id - 1])

    async def log_from_move(self, ref: MatchRef, seat: int) -> tuple[LogRow, ...]:
        try:
            rows = self._guild(ref).logs[ref.match_id - 1]
        except MatchNotFound:
            return ()
        moves = [row.number for row in rows if row.kind == "started" or (row.seat == seat and row.is_by_hand)]
        return tuple(rows[moves[-1] :]) if moves else ()

    async def list_played(self, guild_id: int, *, user_id: int | None = None, limit: int) -> tuple[PlayedMatch, ...]:
        found = await self.matches(guild_id, user_id=user_id, statuses=("live", "over"))
        chosen = self._guilds.get(guild_id, MemoryGuild()).preferences
        hidden = {each for each in chosen if chosen[each].hidden and user_id is None}
        shown = [match for match in found if not hidden & {person.id for person in match.people}]
        return tuple(_played(match) for match in shown[:limit])

    async def played_match(self, ref: MatchRef) -> PlayedMatch | None:
        found = await self.matches(ref.guild_id, statuses=("live", "over"))
        return next((_played(match) for match in found if match.id == ref.match_id), None)

    async def has_played(self, guild_id: int, user_id: int, game: str) -> bool:
        guild = self._guilds.get(guild_id, MemoryGuild())
        started = await self.matches(guild_id, user_id=user_id, statuses=("live", "over"))
        every = [*started, *guild.ended.values()]
        return any(match.game == game and user_id in {person.id for person in match.people} for match in every)

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return tuple(
            match
            for match in reversed(guild.kept())
            if match.status in statuses
            and (user_id is None or any(each.id == user_id for each in (*match.people, *match.first_people)))
        )

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        every = self._guilds.get(ref.guild_id, MemoryGuild()).kept()
        return any(
            match.id != ref.match_id and user_id in {each.id for each in (*match.people, *match.first_people)}
            for match in every
        )

    async def count_engaged(self, guild_id: int, user_id: int, *, exclude: int = 0) -> int:
        found = [match for match in await self.matches(guild_id, user_id=user_id) if match.id != exclude]
        opened = {match.id for match in found if self._guild(match.ref).logs[match.id - 1][0].user_id == user_id}
        seated = [match for match in found if user_id in {person.id for person in match.people}]
        return sum(match.status == "live" or match.id in opened or _has_agreed(match, user_id) for match in seated)

    async def standing_challenges(self, guild_id: int, challenger: int, opponent: int) -> tuple[Match, ...]:
        found = await self.matches(guild_id, user_id=challenger, statuses=("open",))
        both = [challenger, opponent]
        return tuple(match for match in found if not match.lobby and [each.id for each in match.people] == both)


def _played(match: Match) -> PlayedMatch:
    names = tuple(person.name for person in match.people)
    return PlayedMatch(match.ref, match.game, match.status == "over", names, match.roster.teams)


def _has_agreed(match: Match, user_id: int) -> bool:
    places = match.lobby.places if match.lobby else ()
    return any(person.id == user_id and place.agreed for person, place in zip(match.people, places, strict=False))


def _carry_out(guild: MemoryGuild, log: LogRow) -> None:
    if log.interaction_id is None:
        return
    if log.interaction_id in guild.interactions:
        raise DuplicateInteraction(str(log.interaction_id))
    guild.interactions.add(log.interaction_id)


def _seated(stored: Match, match: Match) -> tuple[Person, ...]:
    """Who sits where after this version: only whoever takes over a seat is new."""
    new = {leaver.seat: match.people[leaver.seat] for leaver in match.leavers if leaver.version == match.version}
    return tuple(new.get(seat, person) for seat, person in enumerate(stored.people))


def _leavers(stored: Match, match: Match) -> tuple[Leaver, ...]:
    left = [
        msgspec.structs.replace(leaver, person=stored.people[leaver.seat])
        for leaver in match.leavers
        if leaver.version == match.version
    ]
    return tuple(sorted((*stored.leavers, *left), key=lambda leaver: leaver.seat))


def _keep_names(stored: tuple[Person, ...], people: tuple[Person, ...]) -> tuple[Person, ...]:
    if [person.id for person in stored] == [person.id for person in people]:
        return stored
    return people
