"""What the components do that belong to no match: of the admins' panel, of the block list, of one's own data."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.model.clock import CLOCKS
from bot.model.match import Person
from bot.model.ports import HouseRules
from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.presenters.privacy import deleted_text
from bot.presenters.refusals import refusal
from bot.service.guilds.house_rules import Change
from bot.ui.gateway.context import guild_of, person_of, standing_of
from bot.ui.gateway.custom_ids import CustomId, Verb
from bot.ui.gateway.replies import Answer
from bot.ui.guilds import pages
from bot.ui.guilds.pages import GAMES, KEEP, blocked_page, settings_page

SAVED = "Saved."


async def change_settings(answer: Answer, change: Change) -> None:
    """Change the house rules for an admin, and show how they stand; on the panel a refusal stands above it."""
    house, guild_id = answer.context.warroom.house, guild_of(answer.interaction)
    standing = standing_of(answer.interaction)
    try:
        page = settings_page(await house.change(guild_id, standing, change), SAVED)
    except Refused as refused:
        if refused.code == "not_an_admin":
            raise
        page = settings_page(await house.rules(guild_id), refusal(refused.code, **refused.params))
    await answer.private_reply(page)


async def show_blocked(answer: Answer, note: str = "") -> None:
    """Show whom somebody blocks."""
    interaction = answer.interaction
    user_ids = await answer.context.warroom.blocked(guild_of(interaction), interaction.user.id)
    known = await _known(answer, user_ids[: discord_limits.SELECT_OPTIONS])
    await answer.private_reply(blocked_page(user_ids, known, note))


async def _house(answer: Answer, mark: CustomId, _chosen: str) -> None:
    data: Any = answer.interaction.data or {}
    values = [str(value) for value in data.get("values") or ()]
    await change_settings(answer, lambda rules: _changed(rules, mark.key, values))


def _changed(rules: HouseRules, key: str, values: list[str]) -> HouseRules:
    match key:
        case "channels":
            return msgspec.structs.replace(rules, channels=tuple(_id(value) for value in values))
        case "games":
            every = {game for game, _ in GAMES}
            return msgspec.structs.replace(rules, games=() if every <= set(values) else tuple(values))
        case "clocks":
            return msgspec.structs.replace(rules, clocks=tuple(clock for clock in CLOCKS if clock in values))
        case "starters":
            return msgspec.structs.replace(rules, starter_role=_id(values[0]) if values else None)
        case pages.THREADS_ON | pages.THREADS_OFF:
            return msgspec.structs.replace(rules, threads=key == pages.THREADS_ON)
        case _ if key.startswith(KEEP):
            return msgspec.structs.replace(rules, keep_days=_id(key.removeprefix(KEEP)))
        case _:
            raise Refused("not_offered")


async def _unblock(answer: Answer, _mark: CustomId, chosen: str) -> None:
    interaction = answer.interaction
    other = next(iter(await _known(answer, [_id(chosen)])), Person(_id(chosen), "them"))
    await answer.context.warroom.unblock(guild_of(interaction), person_of(interaction.user), other)
    await show_blocked(answer, f"You take challenges from {other.name} again.")


async def _known(answer: Answer, user_ids: Sequence[int]) -> tuple[Person, ...]:
    """Those of these people who are in the guild."""
    guild = answer.interaction.guild
    found = await answer.context.display_names.look_up(guild, user_ids) if guild else ()
    return tuple(known.person for known in found)


async def _erase(answer: Answer, _mark: CustomId, _chosen: str) -> None:
    privacy = answer.context.warroom.privacy
    deleted = await privacy.delete(guild_of(answer.interaction), person_of(answer.interaction.user))
    await answer.private_sentence(deleted_text(deleted.resigned, deleted.closed))


async def _keep(answer: Answer, _mark: CustomId, _chosen: str) -> None:
    await answer.private_sentence("Nothing was deleted.")


def _id(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 19):
        raise Refused("not_offered")
    return int(text)


HOUSE_PRESSES: dict[Verb, Callable[[Answer, CustomId, str], Awaitable[None]]] = {
    "house": _house,
    "unblock": _unblock,
    "erase": _erase,
    "keep": _keep,
}
