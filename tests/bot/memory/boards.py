"""The part of the store of the tests that is about boards."""

import msgspec

from bot.match.model.match import MatchRef
from bot.outbox.model import Board, Ping
from tests.bot.memory.guild import MemoryGuild, MemoryGuilds


class MemoryBoards(MemoryGuilds):
    """Boards in memory."""

    async def board(self, ref: MatchRef) -> Board:
        return self._guild(ref).boards[ref.match_id - 1]

    async def pending_boards(self, guild_id: int) -> tuple[Board, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return tuple(
            board
            for board in guild.boards
            if (board.shown != board.wanted or board.outdated) and board.match_id not in guild.pruned
        )

    async def mark_boards_stale(self, guild_id: int) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        for board in guild.boards:
            if board.message_id is not None and guild.matches[board.match_id - 1].status in ("open", "live"):
                self._change_board(guild, board.match_id, outdated=board.outdated + 1)

    async def save_board(self, guild_id: int, board: Board) -> None:
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


def _merged(guild: MemoryGuild, match_id: int, called: tuple[Ping, ...]) -> tuple[Ping, ...]:
    newest = dict(guild.boards[match_id - 1].called)
    for user_id, version in called:
        if user_id in guild.numbers:
            newest[user_id] = max(newest.get(user_id, -1), version)
    return tuple(Ping(*each) for each in sorted(newest.items()))
