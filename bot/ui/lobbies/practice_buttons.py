"""What the buttons of a match against computer players do; what they share with others is in `draft_buttons`."""

from bot.model.clock import ClockName
from bot.model.computers import ComputerOpponents
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.lobbies.drafts import Draft, read_draft
from bot.service.lobbies.practice import Practice
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.permissions import check_permissions
from bot.ui.lobbies.cards import announce_practice, opening_request
from bot.ui.lobbies.draft_buttons import show_draft
from engine.ai.player import LEVELS, Level

_MOST = 9


async def begin_practice_draft(
    context: InteractionContext, level: Level = "easy", clock: ClockName | None = None
) -> None:
    """Show the page on which a match against computer players is arranged."""
    check_permissions(context.interaction)
    checks = context.get(OpeningChecks)
    await checks.check_opener(context.guild_id, context.permissions)
    await context.get(Practice).check_allowed(context.guild_id)
    settled = await checks.clock(context.guild_id, clock, before="none")
    await show_draft(context, Draft(clock=settled, opponents=ComputerOpponents(level)))


@component("dj")
async def practice_draft(context: InteractionContext) -> None:
    """Show the page on which a match against computer players is arranged."""
    await begin_practice_draft(context)


@component("dl", "page", "key")
async def draft_level(context: InteractionContext) -> None:
    """Choose how strong the computer players are."""
    before, page = read_draft(context.custom_id.key), context.custom_id.page
    if before.opponents is None or page >= len(LEVELS):
        raise Refused("not_offered")
    await show_draft(context, before.with_opponents(LEVELS[page], before.opponents.number))


@component("dm", "key")
async def draft_number(context: InteractionContext) -> None:
    """Choose how many computer players there are."""
    before = read_draft(context.custom_id.key)
    if before.opponents is None:
        raise Refused("not_offered")
    await show_draft(context, before.with_opponents(before.opponents.level, decimal(context.chosen, _MOST)))


@component("dk", "key")
async def begin_practice(context: InteractionContext) -> None:
    """Begin the match, and show one's hand in place of the page."""
    await _begin(context, watched=False)


@component("dw", "key")
async def watch_practice(context: InteractionContext) -> None:
    """Begin a match that computer players play alone."""
    await _begin(context, watched=True)


@component("dz", "match")
async def end_watched(context: InteractionContext) -> None:
    """End a match that computer players play alone."""
    await context.get(Practice).end_watched(context.ref, context.request, context.permissions)
    await context.answer.private_sentence("The match is over. Nobody has won it.")


async def _begin(context: InteractionContext, *, watched: bool) -> None:
    drafted = read_draft(context.custom_id.key)
    if drafted.opponents is None:
        raise Refused("not_offered")
    opponents = ComputerOpponents(drafted.opponents.level, drafted.opponents.number, watched)
    request = opening_request(context, drafted.game, drafted.typed, drafted.clock)
    await announce_practice(context, request, opponents, beside=True)
