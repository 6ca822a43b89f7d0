"""A tournament that goes on in another channel while its table is being posted."""

import asyncio
from typing import Any, cast

from bot.discord.messages import MessageSender
from bot.discord.pace import CallPace
from bot.tournaments.discord.updates import Calendar, TableMessages
from tests.bot.service_world import CHANNEL, GUILD
from tests.bot.tournaments.tournament_world import Arena

ELSEWHERE = CHANNEL + 1


class SlowSender:
    """Posts tables; an organiser moves the tournament while the first is on its way."""

    def __init__(self, arena: Arena) -> None:
        self.posted: list[int] = []
        self.moving: asyncio.Task[Any] | None = None
        self._arena = arena

    async def post(self, channel_id: int, _page: Any, *what: int) -> int:
        if self.moving is None:
            assert what[-1] == 0, "it replaces nothing"
            tournament = (await self._arena.store.tournaments(GUILD, ("signup",)))[0]
            self.moving = asyncio.create_task(self._arena.warroom.tournaments.move(tournament, ELSEWHERE))
            await asyncio.wait({self.moving}, timeout=0.05)
        self.posted.append(channel_id)
        return 500 + len(self.posted)

    async def update(self, _channel_id: int, _message_id: int, _page: Any) -> None:
        return


async def test_a_table_that_is_moved_while_it_is_posted_is_posted_where_the_tournament_goes_on() -> None:
    arena = Arena()
    tournament = await arena.opened()
    sender = SlowSender(arena)
    messages = cast("MessageSender", sender)
    tables = TableMessages(arena.warroom.tables, arena.warroom.outbox, messages, Calendar(CallPace()))
    await tables.update(GUILD, CHANNEL)
    assert sender.moving is not None
    assert (await sender.moving).message_id == 501
    await tables.update(GUILD, ELSEWHERE)
    board = await arena.store.table_board(tournament.ref)
    assert sender.posted == [CHANNEL, ELSEWHERE]
    assert (board.channel_id, board.message_id, board.shown_version) == (ELSEWHERE, 502, tournament.version)
