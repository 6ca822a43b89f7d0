"""What the buttons and selects of the settings, the block list and one's own data do."""

from collections.abc import Sequence

import msgspec

from bot.model.clock import CLOCKS
from bot.model.guild import HouseRules
from bot.model.match import Person
from bot.presenters.guilds import unblocked_text
from bot.presenters.privacy import deleted_text, nothing_kept_text
from bot.screens import limits
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.service.guilds.house_rules import Change, OpeningChecks
from bot.service.guilds.privacy import Privacy
from bot.service.lobbies.challenges import Blocks
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.guilds import pages

SAVED = "Saved."


async def change_settings(context: InteractionContext, change: Change) -> None:
    """Change the settings for an admin and show them; on the panel, a refusal stands above them."""
    opening_checks = context.get(OpeningChecks)
    try:
        page = pages.settings_page(await opening_checks.change(context.guild_id, context.permissions, change), SAVED)
    except Refused as refused:
        if refused.code == "not_an_admin":
            raise
        page = pages.settings_page(await opening_checks.rules(context.guild_id), context.sentence(refused))
    await context.answer.private_reply(page)


async def show_blocked(context: InteractionContext, note: str = "") -> None:
    """Show whom somebody blocks."""
    user_ids = await context.get(Blocks).blocked(context.guild_id, context.user_id)
    members = await _members(context, user_ids[: limits.SELECT_OPTIONS])
    await context.answer.private_reply(pages.blocked_page(user_ids, members, note))


@component("n", "key")
async def house(context: InteractionContext) -> None:
    """Change one of the settings on their panel."""
    await change_settings(context, lambda rules: _changed(rules, context.custom_id.key, context.values))


def _changed(rules: HouseRules, key: str, values: Sequence[str]) -> HouseRules:
    match key:
        case "channels":
            return msgspec.structs.replace(rules, channels=tuple(decimal(value) for value in values))
        case "games":
            every = {game for game, _ in pages.GAMES}
            return msgspec.structs.replace(rules, games=() if every <= set(values) else tuple(values))
        case "clocks":
            return msgspec.structs.replace(rules, clocks=tuple(clock for clock in CLOCKS if clock in values))
        case "starters":
            return msgspec.structs.replace(rules, starter_role=decimal(values[0]) if values else None)
        case _ if key in (pages.THREADS_ON, pages.THREADS_OFF):
            return msgspec.structs.replace(rules, threads=key == pages.THREADS_ON)
        case _ if key.startswith(pages.KEEP):
            return msgspec.structs.replace(rules, keep_days=decimal(key.removeprefix(pages.KEEP)))
        case _:
            raise Refused("not_offered")


@component("nb")
async def unblock(context: InteractionContext) -> None:
    """Unblock somebody."""
    user_id = decimal(context.chosen)
    other = next(iter(await _members(context, [user_id])), Person(user_id, "them"))
    await context.get(Blocks).unblock(context.guild_id, context.request.person, other)
    await show_blocked(context, unblocked_text(other.name))


@component("ne")
async def erase(context: InteractionContext) -> None:
    """Delete everything that is stored about the person, after having been asked."""
    deleted = await context.get(Privacy).delete(context.guild_id, context.request)
    await context.answer.private_sentence(
        deleted_text(deleted.resigned, deleted.closed) if deleted is not None else nothing_kept_text()
    )


@component("nk")
async def keep(context: InteractionContext) -> None:
    """Delete nothing after all."""
    await context.answer.private_sentence("Nothing was deleted.")


async def _members(context: InteractionContext, user_ids: Sequence[int]) -> tuple[Person, ...]:
    """Those of these people who are in the guild."""
    guild = context.interaction.guild
    found = await context.bot.display_names.look_up(guild, user_ids) if guild else ()
    return tuple(known.person for known in found)
