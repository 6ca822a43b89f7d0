"""Doubles of the ports, honest because they pass the same tests as what they stand for."""

from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec

from bot.model.board import Board, Call
from bot.model.clock import NOBODY, PROPOSALS, REMINDERS, AutoReply, Notice, NoticeKind, Timing, Wait, Waiting
from bot.model.computers import computer
from bot.model.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from bot.model.guild import GuildPreferences, HouseRules, Preferences, SavedSetup, StartedLesson
from bot.model.heads import NO_ROWS, head_after
from bot.model.history import PlayedMatch
from bot.model.match import Leaver, LogRow, Match, MatchRef, NewMatch, Person, Status
from tests.bot.memory_guild import MemoryGuild
from tests.bot.memory_hints import MemoryHints
from tests.bot.memory_ratings import MemoryRatings
from tests.bot.memory_tournaments import with_name


class MemoryStore(MemoryHints, MemoryRatings):
    """A `bot.model.ports.Store` that forgets everything; `before_save` may raise, as a disk would."""

    def __init__(self) -> None:
        super().__init__()
        self.before_save: Callable[[Match], None] = lambda _match: None

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        guild = self._guilds.setdefault(guild_id, MemoryGuild())
        _carry_out(guild, log)
        match = Match(
            id=len(guild.matches) + 1,
            guild_id=guild_id,
            channel_id=draft.channel_id,
            game=draft.game,
            options=draft.options,
            roster=draft.roster,
            people=draft.people,
            status="open",
            version=0,
            key=draft.key,
            created_at=draft.created_at,
            expires_at=draft.expires_at,
            reports=log.reports,
            lobby=draft.lobby,
            timing=Timing(draft.clock),
            rated=draft.rated,
            actions_stand=draft.actions_stand,
        )
        guild.enter(*(person.id for person in draft.people), log.user_id)
        log = msgspec.structs.replace(log, head=head_after(match.key, NO_ROWS, 0, log.told))
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

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NOBODY) -> Match:
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
        head = head_after(match.key, before, before.board + match.is_on_new_board, log.told)
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
        guild.wait(match.id, waiting)
        guild.keep_result(guild.matches[match.id - 1])
        if match.status == "over":
            guild.team_keys.pop(frozenset(person.id for person in match.first_people), None)
        if match.status != "live":
            guild.standing = {key: answer for key, answer in guild.standing.items() if key[0] != match.id}
            guild.hints = {key: hint for key, hint in guild.hints.items() if key[0] != match.id}
        proposal = match.timing.proposal
        guild.end(match.id, REMINDERS, [seat for seat in match.roster.seats if seat not in waiting.kept])
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
        moves = [
            row.number
            for row in rows
            if row.kind == "started" or (row.seat == seat and row.kind == "acted" and row.interaction_id is not None)
        ]
        return tuple(rows[moves[-1] :]) if moves else ()

    async def played(self, guild_id: int, *, user_id: int | None = None, most: int) -> tuple[PlayedMatch, ...]:
        found = await self.matches(guild_id, user_id=user_id, statuses=("live", "over"))
        chosen = self._guilds.get(guild_id, MemoryGuild()).preferences
        hidden = {each for each in chosen if chosen[each].hidden and user_id is None}
        shown = [match for match in found if not hidden & {person.id for person in match.people}]
        return tuple(_played(match) for match in shown[:most])

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
        return any(match.id != ref.match_id and user_id in {each.id for each in match.people} for match in every)

    async def count_engaged(self, guild_id: int, user_id: int, *, besides: int = 0) -> int:
        found = [match for match in await self.matches(guild_id, user_id=user_id) if match.id != besides]
        opened = {match.id for match in found if self._guild(match.ref).logs[match.id - 1][0].user_id == user_id}
        seated = [match for match in found if user_id in {person.id for person in match.people}]
        return sum(match.status == "live" or match.id in opened or _has_agreed(match, user_id) for match in seated)

    async def standing_challenges(self, guild_id: int, challenger: int, opponent: int) -> tuple[Match, ...]:
        found = await self.matches(guild_id, user_id=challenger, statuses=("open",))
        both = [challenger, opponent]
        return tuple(match for match in found if not match.lobby and [each.id for each in match.people] == both)

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        return self._guilds.get(ref.guild_id, MemoryGuild()).waits.get(ref.match_id, ())

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        return self._guild(ref).time_left.get((ref.match_id, seat), {}).get(version)

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        if ref.guild_id not in self._guilds:
            raise MatchNotFound(f"guild {ref.guild_id}")
        waits = self._guilds[ref.guild_id].waits
        before = waits.get(ref.match_id, ())
        if not any((each.seat, each.since) == (wait.seat, wait.since) for each in before):
            return False
        waits[ref.match_id] = tuple(
            msgspec.structs.replace(each, step=wait.step, next_at=wait.next_at) if each.seat == wait.seat else each
            for each in before
        )
        if notice is not None:
            self._guilds[ref.guild_id].want(ref.match_id, notice, wait.seat)
        return True

    async def set_auto_reply(self, ref: MatchRef, answer: AutoReply) -> None:
        self._guild(ref).standing[ref.match_id, answer.seat, answer.until] = answer

    async def clear_auto_replies(self, ref: MatchRef, seat: int) -> None:
        kept = self._guild(ref).standing
        for key in [key for key in kept if key[:2] == (ref.match_id, seat)]:
            del kept[key]

    async def auto_replies(self, ref: MatchRef) -> tuple[AutoReply, ...]:
        kept = [answer for key, answer in self._guild(ref).standing.items() if key[0] == ref.match_id]
        return tuple(sorted(sorted(kept, key=lambda each: each.until, reverse=True), key=lambda each: each.seat))

    async def notices_behind(self, guild_id: int) -> tuple[Notice, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return tuple(
            msgspec.structs.replace(
                notice, channel_id=notice.channel_id or guild.matches[notice.match_id - 1].channel_id
            )
            for notice in guild.notices.values()
            if notice.is_over == (notice.message_id is not None)
        )

    async def notice_posted(self, guild_id: int, notice: Notice) -> None:
        guild = self._guild(MatchRef(guild_id, notice.match_id))
        known = guild.notices.get(notice.id, msgspec.structs.replace(notice, is_over=True))
        stands = {"channel_id": notice.channel_id, "message_id": notice.message_id}
        guild.notices[notice.id] = msgspec.structs.replace(known, **stands)
        guild.notices = dict(sorted(guild.notices.items()))

    async def notice_gone(self, guild_id: int, notice_id: int) -> None:
        self._guilds[guild_id].notices.pop(notice_id, None)

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        found = self._guilds.get(guild_id, MemoryGuild()).waits
        every = {key: [wait.next_at for wait in waits if wait.next_at is not None] for key, waits in found.items()}
        return tuple((key, min(next_times)) for key, next_times in sorted(every.items()) if next_times)

    async def waiting_for_computers(self, guild_id: int) -> tuple[int, ...]:
        found = []
        for match in reversed(await self.matches(guild_id)):
            seats = {seat for seat, person in enumerate(match.people) if computer(person.id)}
            waits = {wait.seat for wait in await self.waits(match.ref)}
            asked = match.timing.proposal is not None or bool(seats & waits)
            if seats and (asked if match.status == "live" else match.lobby is None):
                found.append(match.id)
        return tuple(found)

    async def postpone(self, guild_id: int, seconds: float) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        for match_id, waits in guild.waits.items():
            if guild.matches[match_id - 1].timing.paused_at is None:
                guild.waits[match_id] = tuple(_moved(wait, seconds) for wait in waits)
                board = guild.boards[match_id - 1]
                ends = [wait.due for wait in waits if wait.due is not None]
                if board.message_id is not None and any(int(at / 60) != int((at + seconds) / 60) for at in ends):
                    self._change_board(guild, match_id, outdated=board.outdated + 1)
        for match_id in guild.postpone_rounds(seconds):
            board = guild.boards[match_id - 1]
            if guild.matches[match_id - 1].status == "open" and board.message_id is not None:
                self._change_board(guild, match_id, outdated=board.outdated + 1)

    async def rename(self, guild_id: int, person: Person) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        for index, match in enumerate(guild.matches):
            if match.status in ("open", "live"):
                people = tuple(person if other.id == person.id else other for other in match.people)
                guild.matches[index] = _with_leaver(msgspec.structs.replace(match, people=people), person.id, person)
        guild.change_tournaments(
            lambda each: with_name(each, person.id, person) if each.status in ("signup", "running") else each
        )

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        self._guilds.setdefault(guild_id, MemoryGuild()).blocks.add((blocker, blocked))

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        if not await self.has_blocked(guild_id, blocker, blocked):
            return False
        self._guilds[guild_id].blocks.remove((blocker, blocked))
        return True

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        return guild_id in self._guilds and (blocker, blocked) in self._guilds[guild_id].blocks

    async def blocks_among(self, guild_id: int, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
        blocks = self._guilds.get(guild_id, MemoryGuild()).blocks
        return tuple(sorted(block for block in blocks if set(block) <= set(user_ids)))

    async def team_key(self, guild_id: int, user_ids: Sequence[int], key: bytes) -> bytes:
        if guild_id not in self._guilds:
            raise MatchNotFound(f"guild {guild_id}")
        return self._guilds[guild_id].team_keys.setdefault(frozenset(user_ids), key)

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, most: int) -> bool:
        guild = self._guilds.setdefault(guild_id, MemoryGuild())
        mine = await self.setups(guild_id, user_id)
        alike = [kept for kept in mine if (kept.game, kept.variant) == (setup.game, setup.variant)]
        namesake = next((kept for kept in alike if kept.name == setup.name), None)
        if namesake is None and len(alike) >= most:
            return False
        if namesake is None:
            guild.setups_kept += 1
        setup_id = namesake.id if namesake else guild.setups_kept
        guild.setups[setup_id] = (user_id, msgspec.structs.replace(setup, id=setup_id))
        return True

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        mine = (setup for owner, setup in self._guilds.get(guild_id, MemoryGuild()).setups.values() if owner == user_id)
        return tuple(sorted(mine, key=lambda setup: (setup.game, setup.variant, setup.name)))

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        kept = self._guilds.get(guild_id, MemoryGuild()).setups
        if setup_id not in kept or kept[setup_id][0] != user_id:
            return False
        del kept[setup_id]
        return True

    async def lessons(self, guild_id: int, user_id: int) -> tuple[StartedLesson, ...]:
        kept = self._guilds.get(guild_id, MemoryGuild()).lessons
        return tuple(StartedLesson(game, kept[owner, game]) for owner, game in sorted(kept) if owner == user_id)

    async def set_lesson(self, guild_id: int, user_id: int, game: str, *, steps: int, after: int | None = None) -> None:
        kept = self._guilds.setdefault(guild_id, MemoryGuild()).lessons
        if after in (None, kept.get((user_id, game), 0)):
            kept.pop((user_id, game), None)
            kept.update({(user_id, game): steps} if steps else {})

    async def blocked_by(self, guild_id: int, blocker: int) -> tuple[int, ...]:
        blocks = self._guilds.get(guild_id, MemoryGuild()).blocks
        return tuple(sorted(blocked for other, blocked in blocks if other == blocker))

    async def house_rules(self, guild_id: int) -> HouseRules:
        return self._guilds.get(guild_id, MemoryGuild()).rules

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        self._guilds.setdefault(guild_id, MemoryGuild()).rules = rules

    async def preferences(self, guild_id: int) -> GuildPreferences:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return GuildPreferences(guild.rules.words, dict(guild.preferences))

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        kept = self._guilds.setdefault(guild_id, MemoryGuild()).preferences
        kept.pop(user_id, None)
        if preferences != Preferences():
            kept[user_id] = preferences

    async def board(self, ref: MatchRef) -> Board:
        return self._guild(ref).boards[ref.match_id - 1]

    async def boards_behind(self, guild_id: int) -> tuple[Board, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return tuple(
            board
            for board in guild.boards
            if (board.shown != board.wanted or board.outdated) and board.match_id not in guild.pruned
        )

    async def outdate_boards(self, guild_id: int) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        for board in guild.boards:
            if board.message_id is not None and guild.matches[board.match_id - 1].status in ("open", "live"):
                self._change_board(guild, board.match_id, outdated=board.outdated + 1)

    async def board_shown(self, guild_id: int, board: Board) -> None:
        guild = self._guild(MatchRef(guild_id, board.match_id))
        self._change_board(
            guild,
            board.match_id,
            outdated=max(guild.boards[board.match_id - 1].outdated - board.outdated, 0),
            channel_id=board.channel_id,
            message_id=board.message_id,
            shown=board.shown,
            posted_at=board.posted_at,
            called=_merged(guild, board.match_id, board.called),
        )

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        guild = self._guild(ref)
        guild.matches[ref.match_id - 1] = msgspec.structs.replace(
            guild.matches[ref.match_id - 1], channel_id=channel_id
        )

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        guild = self._guild(ref)
        self._change_board(guild, ref.match_id, channel_id=channel_id, message_id=None, shown=-1, posted_at=None)
        guild.matches[ref.match_id - 1] = msgspec.structs.replace(
            guild.matches[ref.match_id - 1], channel_id=channel_id
        )

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        guild = self._guilds.get(guild_id, MemoryGuild())
        blocks = any(blocker == user_id for blocker, _ in guild.blocks)
        kept = user_id in guild.preferences or any(owner == user_id for owner, _ in guild.setups.values())
        kept = kept or any(owner == user_id for owner, _ in guild.lessons)
        return blocks or kept or user_id in guild.numbers or user_id in guild.rules.organisers

    async def erase(self, guild_id: int, user_id: int, called: str, out_of: Sequence[int] = ()) -> tuple[int, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        playing = [
            match.id
            for match in await self.matches(guild_id, user_id=user_id)
            if match.id not in out_of and user_id in {person.id for person in match.people}
        ]
        if playing:
            return tuple(sorted(playing))
        if user_id in guild.numbers:
            number = guild.numbers.pop(user_id)
            guild.standing = {
                (match_id, seat, until): answer
                for (match_id, seat, until), answer in guild.standing.items()
                if guild.matches[match_id - 1].people[seat].id != user_id
            }
            somebody = Person(-number, f"{called} {number}")
            guild.matches = [_without(match, user_id, somebody) for match in guild.matches]
            guild.logs = [
                [msgspec.structs.replace(row, user_id=-number) if row.user_id == user_id else row for row in log]
                for log in guild.logs
            ]
            guild.ended = {match_id: _without(match, user_id, somebody) for match_id, match in guild.ended.items()}
            guild.change_tournaments(lambda each: with_name(each, user_id, somebody))
            for key, each in guild.tournaments.items():
                if each.opener_id == user_id:
                    guild.tournaments[key] = msgspec.structs.replace(each, opener_id=-number)
            for board in guild.boards:
                called = tuple(call for call in board.called if call.user_id != user_id)
                self._change_board(guild, board.match_id, called=called)
        guild.blocks = {block for block in guild.blocks if block[0] != user_id}
        guild.setups = {key: kept for key, kept in guild.setups.items() if kept[0] != user_id}
        guild.preferences.pop(user_id, None)
        guild.lessons = {key: steps for key, steps in guild.lessons.items() if key[0] != user_id}
        organisers = tuple(each for each in guild.rules.organisers if each != user_id)
        guild.rules = msgspec.structs.replace(guild.rules, organisers=organisers)
        return ()

    async def prune(self, guild_id: int, ended_before: float) -> int:
        guild = self._guilds.get(guild_id, MemoryGuild())
        before = len(guild.pruned)
        for match in guild.kept():
            if match.status in ("open", "live") or match.ended_at is None or match.ended_at >= ended_before:
                continue
            guild.pruned.add(match.id)
            guild.waits.pop(match.id, None)
            guild.notices = {key: notice for key, notice in guild.notices.items() if notice.match_id != match.id}
        dropped = guild.drop_tournaments(ended_before)
        if dropped or len(guild.pruned) > before:
            guild.numbers = {each: number for each, number in guild.numbers.items() if each in guild.everybody()}
        return len(guild.pruned) - before

    async def departure(self, guild_id: int) -> float | None:
        return self._guilds.get(guild_id, MemoryGuild()).departure

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        guild.departure = None if at is None else guild.departure or at

    async def forget(self, guild_id: int) -> None:
        self._guilds.pop(guild_id, None)

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Nothing that was deleted is left in memory."""

    async def guilds(self) -> tuple[int, ...]:
        return tuple(sorted(self._guilds))

    async def unfinished_guilds(self) -> tuple[int, ...]:
        return await self.guilds()

    def _guild(self, ref: MatchRef) -> MemoryGuild:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        if not 1 <= ref.match_id <= len(guild.matches) or ref.match_id in guild.pruned:
            raise MatchNotFound(f"match {ref.match_id}")
        return guild

    def _change_board(self, guild: MemoryGuild, match_id: int, **changes: object) -> None:
        guild.boards[match_id - 1] = msgspec.structs.replace(guild.boards[match_id - 1], **changes)


def _without(match: Match, user_id: int, somebody: Person) -> Match:
    """The match with somebody in place of a person."""
    people = tuple(somebody if each.id == user_id else each for each in match.people)
    return _with_leaver(msgspec.structs.replace(match, people=people), user_id, somebody)


def _played(match: Match) -> PlayedMatch:
    names = tuple(person.name for person in match.people)
    return PlayedMatch(match.ref, match.game, match.status == "over", names, match.roster.teams)


def _has_agreed(match: Match, user_id: int) -> bool:
    places = match.lobby.places if match.lobby else ()
    return any(person.id == user_id and place.agreed for person, place in zip(match.people, places, strict=False))


def _merged(guild: MemoryGuild, match_id: int, called: tuple[Call, ...]) -> tuple[Call, ...]:
    newest = dict(guild.boards[match_id - 1].called)
    for user_id, version in called:
        if user_id in guild.numbers:
            newest[user_id] = max(newest.get(user_id, -1), version)
    return tuple(Call(*each) for each in sorted(newest.items()))


def _carry_out(guild: MemoryGuild, log: LogRow) -> None:
    if log.interaction_id is None:
        return
    if log.interaction_id in guild.interactions:
        raise DuplicateInteraction(str(log.interaction_id))
    guild.interactions.add(log.interaction_id)


def _moved(wait: Wait, seconds: float) -> Wait:
    return msgspec.structs.replace(
        wait,
        since=wait.since + seconds,
        due=None if wait.due is None else wait.due + seconds,
        next_at=None if wait.next_at is None else wait.next_at + seconds,
    )


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


def _with_leaver(match: Match, user_id: int, person: Person) -> Match:
    leavers = (
        msgspec.structs.replace(each, person=person) if each.person.id == user_id else each for each in match.leavers
    )
    return msgspec.structs.replace(match, leavers=tuple(leavers))


def _keep_names(stored: tuple[Person, ...], people: tuple[Person, ...]) -> tuple[Person, ...]:
    if [person.id for person in stored] == [person.id for person in people]:
        return stored
    return people
