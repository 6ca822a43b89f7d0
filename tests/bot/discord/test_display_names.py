"""Names that are remembered: each for its guild alone."""

from types import SimpleNamespace
from typing import Any

from bot.discord.context import DisplayNames


def guild(guild_id: int, name: str) -> Any:
    return SimpleNamespace(id=guild_id, get_member=lambda _user_id: SimpleNamespace(display_name=name, bot=False))


async def test_what_somebody_is_called_in_one_guild_is_told_in_no_other() -> None:
    names = DisplayNames()
    for place, name in ((guild(1, "Ada"), "Ada"), (guild(2, "Countess"), "Countess"), (guild(1, "changed"), "Ada")):
        (known,) = await names.look_up(place, [7])
        assert (known.person.id, known.person.name) == (7, name)
