"""The event of a tournament in a server's calendar, where the bot may not make one or where somebody has deleted it."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import msgspec
import pytest

from bot.discord.messages import DiscordUnavailable
from bot.discord.pace import CallPace
from bot.tournaments.discord.updates import Calendar
from bot.tournaments.model import TableBoard, TournamentRef
from bot.tournaments.tables import CalendarEvent

REF = TournamentRef(1, 2)
BOARD = TableBoard(2, 77, 500, 3, 3)
EVENT = CalendarEvent("Autumn Cup", "Tournament 2", "the war room", 5_000.0, 2)


class GuildWithEvents:
    """A guild as discord.py shows it; `status` is what Discord answers to whoever asks for an event."""

    unavailable = False

    def __init__(self, *, allowed: bool = True, status: int = 404) -> None:
        self.me = SimpleNamespace(id=9, guild_permissions=discord.Permissions(create_events=allowed))
        self.calls: list[str] = []
        self._status = status

    async def fetch_scheduled_event(self, event_id: int, **_options: Any) -> None:
        self.calls.append(f"fetch {event_id}")
        response = SimpleNamespace(status=self._status, reason="")
        raise discord.HTTPException(cast("Any", response), {"code": 0, "message": ""})


def calendar(guild: GuildWithEvents | None) -> Calendar:
    made = Calendar(CallPace())
    made.write_through(cast("discord.Client", SimpleNamespace(get_guild=lambda _id: guild)))
    return made


async def test_where_the_bot_may_not_make_events_it_asks_for_none_and_looks_again_when_the_end_has_moved() -> None:
    guild = GuildWithEvents(allowed=False)
    board = await calendar(guild).update(REF, BOARD, EVENT)
    assert board == msgspec.structs.replace(BOARD, event_until=5_000.0)
    assert guild.calls == []


async def test_an_event_that_somebody_deleted_is_not_made_again() -> None:
    guild, board = GuildWithEvents(), msgspec.structs.replace(BOARD, event_id=44, event_until=4_000.0)
    after = await calendar(guild).update(REF, board, EVENT)
    assert after == msgspec.structs.replace(board, event_until=5_000.0)
    assert await calendar(guild).update(REF, after, EVENT) == after
    assert guild.calls == ["fetch 44"]


async def test_an_event_that_was_made_in_another_language_is_not_made_again() -> None:
    others = ("Turnier 3", "Turnier 12", None)
    made = [SimpleNamespace(id=number, creator_id=9, description=each) for number, each in enumerate(others)]
    made.append(SimpleNamespace(id=7, creator_id=9, description="Stratego\nTurnier 2"))
    guild = Mock(unavailable=False, me=GuildWithEvents().me, fetch_scheduled_events=AsyncMock(return_value=made))
    assert (await calendar(guild).update(REF, BOARD, EVENT)).event_id == 7
    guild.create_scheduled_event.assert_not_called()


class GuildWithAnOutage(GuildWithEvents):
    """A guild of which Discord has told nothing since the start."""

    unavailable = True

    def __init__(self) -> None:
        super().__init__()
        self.me: Any = None


@pytest.mark.parametrize("guild", [GuildWithEvents(status=503), GuildWithAnOutage(), None])
async def test_while_discord_is_not_there_the_event_is_left_for_later(guild: GuildWithEvents | None) -> None:
    board = msgspec.structs.replace(BOARD, event_id=44, event_until=4_000.0)
    with pytest.raises(DiscordUnavailable):
        await calendar(guild).update(REF, board, None)
