"""Which channels a person can see: threads as their parents, private ones from within, deleted ones never."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.context import ArchivedThreads, LookUps, sees_channel, sees_known_channel
from bot.discord.pace import CallPace

HERE, TEXT, SECRET, THREAD, PRIVATE, ARCHIVED, GONE = range(1, 8)


class Member(discord.Member):
    """A member without a guild."""

    def __init__(self) -> None:
        """Set the user alone; members of discord.py are made of what Discord sends."""
        self._user: Any = SimpleNamespace(id=7)


class Place(discord.TextChannel):
    """A channel that some can see."""

    def __init__(self, permissions: discord.Permissions) -> None:
        self._permissions = permissions

    def permissions_for(self, _obj: object, /) -> discord.Permissions:
        return self._permissions


class Inside(discord.Thread):
    """A thread of a channel."""

    def __init__(self, parent: Place, *, private: bool = False) -> None:
        self._parent, self._private = parent, private

    @property
    def parent(self) -> Any:  # type: ignore[override]
        return self._parent

    def is_private(self) -> bool:
        return self._private


class Guild:
    """A guild that counts how often it looks something up."""

    def __init__(self, *, manages: bool) -> None:
        seen = Place(discord.Permissions(view_channel=True, manage_threads=manages))
        self.id, self.calls = 7, 0
        self._known = {
            TEXT: seen,
            SECRET: Place(discord.Permissions.none()),
            THREAD: Inside(seen),
            PRIVATE: Inside(seen, private=True),
        }
        self._archived = {ARCHIVED: Inside(seen)}

    def get_channel_or_thread(self, channel_id: int) -> object:
        return self._known.get(channel_id)

    async def fetch_channel(self, channel_id: int) -> object:
        self.calls += 1
        if channel_id not in self._archived:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "Unknown Channel")  # type: ignore[arg-type]
        return self._archived[channel_id]


def asked(guild: Guild) -> Any:
    context = SimpleNamespace(archived_threads=ArchivedThreads(LookUps(CallPace())))
    client = SimpleNamespace(context=context)
    return SimpleNamespace(guild=guild, channel_id=HERE, user=Member(), client=client)


@pytest.mark.parametrize("manages", [False, True])
async def test_a_thread_is_seen_as_its_parent_and_what_is_deleted_by_nobody(*, manages: bool) -> None:
    guild = Guild(manages=manages)
    interaction = asked(guild)
    seen = {each: await sees_channel(interaction, each) for each in range(HERE, GONE + 1)}
    expected = {HERE: True, TEXT: True, SECRET: False, THREAD: True, PRIVATE: manages, ARCHIVED: True, GONE: False}
    assert seen == expected
    assert {each: sees_known_channel(interaction, each) for each in seen} == expected | {ARCHIVED: False}


async def test_what_is_not_known_is_looked_up_once() -> None:
    guild = Guild(manages=False)
    interaction = asked(guild)
    for _ in range(3):
        assert (await sees_channel(interaction, ARCHIVED), await sees_channel(interaction, GONE)) == (True, False)
    assert guild.calls == 2
