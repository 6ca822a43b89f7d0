"""Names that are remembered: each for its guild alone."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord import context
from bot.discord.context import MAX_LOOKUPS_A_MINUTE, DisplayNames, LookUps
from bot.discord.pace import CallPace

ADA = 7_001


def guild(guild_id: int, name: str) -> Any:
    return SimpleNamespace(id=guild_id, get_member=lambda _user_id: SimpleNamespace(display_name=name, bot=False))


async def test_what_somebody_is_called_in_one_guild_is_told_in_no_other() -> None:
    names = DisplayNames(LookUps(CallPace()))
    for place, name in ((guild(1, "Ada"), "Ada"), (guild(2, "Countess"), "Countess"), (guild(1, "changed"), "Ada")):
        (known,) = await names.look_up(place, [ADA], 1)
        assert (known.person.id, known.person.name) == (ADA, name)


class Left:
    """A guild that everybody has left, and which counts requests."""

    def __init__(self) -> None:
        self.id, self.calls = 1, 0

    def get_member(self, _user_id: int) -> None:
        return None

    async def fetch_member(self, _user_id: int) -> None:
        self.calls += 1
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), "Unknown Member")  # type: ignore[arg-type]


async def test_who_has_left_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names, left = DisplayNames(LookUps(CallPace())), Left()
    place: Any = left
    for _ in range(3):
        assert await names.look_up(place, range(ADA, ADA + 25), 7) == ()
    assert left.calls == 25
    monkeypatch.setattr(context, "MAX_LOOKUPS_A_MINUTE", 0)
    names.remember(1, (await DisplayNames(LookUps(CallPace())).look_up(guild(1, "Ada"), [ADA], 7))[0])
    assert [known.person.name for known in await names.look_up(place, [ADA, ADA + 1], 7)] == ["Ada"]


async def test_a_person_causes_only_so_many_requests_in_a_minute_and_others_theirs() -> None:
    names, left = DisplayNames(LookUps(CallPace())), Left()
    place: Any = left
    await names.look_up(place, range(200), 7)
    assert left.calls == MAX_LOOKUPS_A_MINUTE
    await names.look_up(place, range(200, 210), 8)
    assert left.calls == MAX_LOOKUPS_A_MINUTE + 10


async def test_nobody_is_looked_up_while_discord_asks_for_a_pause_and_then_all_are_again() -> None:
    pace, left = CallPace(), Left()
    names = DisplayNames(LookUps(pace))
    place: Any = left
    pace.hold(60)
    assert await names.look_up(place, range(5), 7) == ()
    assert left.calls == 0
    pace._held_until = 0.0
    await names.look_up(place, range(5), 7)
    assert left.calls == 5
    assert pace._tokens < 1, "they count among the calls of the token"
