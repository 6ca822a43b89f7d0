"""The part of the store of the tests that is about time."""

import msgspec

from bot.clocks.rows import AutoReply
from bot.match.model.computers import computer
from bot.match.model.match import MatchRef
from bot.match.model.timing import Wait
from bot.outbox.model import Notice, NoticeKind
from bot.store.errors import MatchNotFound
from tests.bot.memory.guild import MemoryGuild
from tests.bot.memory.matches import MemoryMatches


class MemoryClocks(MemoryMatches):
    """Waits, auto replies and notices in memory."""

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        return self._guilds.get(ref.guild_id, MemoryGuild()).waits.get(ref.match_id, ())

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        return self._guild(ref).time_left.get((ref.match_id, seat), {}).get(version)

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        if ref.guild_id not in self._guilds:
            raise MatchNotFound(f"guild {ref.guild_id}")
        waits = self._guilds[ref.guild_id].waits
        before = waits.get(ref.match_id, ())
        if not any((each.seat, each.kind, each.since) == (wait.seat, wait.kind, wait.since) for each in before):
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

    async def pending_notices(self, guild_id: int) -> tuple[Notice, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return tuple(
            msgspec.structs.replace(
                notice, channel_id=notice.channel_id or guild.matches[notice.match_id - 1].channel_id
            )
            for notice in guild.notices.values()
            if notice.is_over == (notice.message_id is not None)
        )

    async def save_notice(self, guild_id: int, notice: Notice) -> None:
        guild = self._guild(MatchRef(guild_id, notice.match_id))
        known = guild.notices.get(notice.id, msgspec.structs.replace(notice, is_over=True))
        stands = {"channel_id": notice.channel_id, "message_id": notice.message_id}
        guild.notices[notice.id] = msgspec.structs.replace(known, **stands)
        guild.notices = dict(sorted(guild.notices.items()))

    async def delete_notice(self, guild_id: int, notice_id: int) -> None:
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


def _moved(wait: Wait, seconds: float) -> Wait:
    return msgspec.structs.replace(
        wait,
        since=wait.since + seconds,
        due=None if wait.due is None else wait.due + seconds,
        next_at=None if wait.next_at is None else wait.next_at + seconds,
    )
