"""What the buttons and selects of leaderboards and lists of ended matches do."""

from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES, playable
from bot.model.ratings import EndedFilter
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.ratings.profiles import Profiles
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.permissions import check_permissions
from bot.ui.history.replay_buttons import show_step
from bot.ui.ratings import pages

_NOT_POSTED = "I couldn't post it. Please press the button once more."


async def show_leaderboard(context: InteractionContext, game: str, page: int = 0) -> None:
    """Show a page of a game's leaderboard to the person."""
    playable(game)
    board = await context.get(Profiles).leaderboard(context.guild_id, context.user_id, game, page)
    await context.answer.private_reply(await pages.leaderboard_page(context, board))


async def show_ended(context: InteractionContext, chosen: EndedFilter) -> None:
    """Show ended matches to the person."""
    found = await context.get(Profiles).ended(context.guild_id, context.user_id, chosen)
    await context.answer.private_reply(await pages.ended_page(context, found))


@component("yl", "page", "key")
async def leaderboard(context: InteractionContext) -> None:
    """Turn to a page of a leaderboard."""
    await show_leaderboard(context, context.custom_id.key, context.custom_id.page)


@component("yg")
async def leaderboard_of(context: InteractionContext) -> None:
    """Show another game's leaderboard."""
    await show_leaderboard(context, context.chosen)


@component("yp", "page", "key")
async def post_leaderboard(context: InteractionContext) -> None:
    """Post a page of a leaderboard for everybody, where matches may be opened."""
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    game = context.custom_id.key
    playable(game)
    board = await context.get(Profiles).leaderboard(context.guild_id, 0, game, context.custom_id.page)
    if not board.lines:
        raise Refused("not_offered")
    page = await pages.leaderboard_page(context, board, is_public=True)
    what = ("leaderboard", game, context.interaction.channel_id)
    context.bot.recent_shares.note(what, (context.guild_id, context.user_id))
    if await context.answer.public_card(page) is None:
        context.bot.recent_shares.take_back(what)
        await context.answer.private_sentence(_NOT_POSTED)


@component("ye", "node", "page", "key")
async def ended(context: InteractionContext) -> None:
    """Show a page of ended matches."""
    await show_ended(context, pages.chosen_matches(context.custom_id))


@component("yr")
async def replay_of(context: InteractionContext) -> None:
    """Show the first step of the match that was chosen."""
    context.about(decimal(context.chosen))
    await show_step(context)


@component("yf", "node", "page", "key")
async def ended_of(context: InteractionContext) -> None:
    """Show the ended matches of another game, or of all."""
    game = context.chosen
    if game not in PLAYABLE_GAMES and game != pages.ALL_GAMES:
        raise Refused("not_offered")
    chosen = pages.chosen_matches(context.custom_id)
    await show_ended(context, replace(chosen, game="" if game == pages.ALL_GAMES else game, page=0))
