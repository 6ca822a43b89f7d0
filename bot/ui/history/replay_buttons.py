"""What the buttons and the list of a replay do."""

from bot.screens.custom_ids import from_base36
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.history.replays import Perspective, Replays
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.history.gif_maker import GifMaker
from bot.ui.history.replay_pages import perspective_of, replay_page


@component("re", "match")
async def replay(context: InteractionContext) -> None:
    """Show the first step of a match."""
    await show_step(context)


@component("rs", "match", "page", "node", "key")
async def replay_step(context: InteractionContext) -> None:
    """Show the step of this number, with these eyes; the node only tells the buttons of a page apart."""
    await show_step(context, perspective_of(context.custom_id.key), context.custom_id.page)


@component("rt", "match", "key")
async def replay_chapter(context: InteractionContext) -> None:
    """Go to the battle, round or turn that was chosen."""
    await show_step(context, perspective_of(context.custom_id.key), from_base36(context.chosen))


async def show_step(context: InteractionContext, perspective: Perspective | None = None, place: int = 0) -> None:
    """Show a step of the match to whoever asks, with these eyes or else their own."""
    message = context.interaction.message
    if message is not None:
        context.get(GifMaker).leave(message.id)
    in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    view = await context.get(Replays).show(context.ref, context.user_id, perspective, place, in_words=in_words)
    await context.answer.private_reply(replay_page(view))
