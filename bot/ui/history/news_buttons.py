"""What happened since somebody's last move, page by page, and the way back to their panel."""

from bot.presenters.history.news import news_page
from bot.screens.custom_ids import CustomId
from bot.service.matches.play import Play
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page, button
from bot.ui.matches.panels import page_buttons


@component("nw", "match", "page")
async def news(context: InteractionContext) -> None:
    """Show a page of what happened since the person's last move, in place of their panel."""
    match_id, page = context.ref.match_id, context.custom_id.page
    screen, pages = news_page(await context.get(Play).news.every_sentence(context.ref, context.user_id), page)
    turns = page_buttons(page, pages, lambda to: CustomId("news", match_id, page=to))
    row = [button(CustomId("hand", match_id), "My hand", "primary"), *turns]
    await context.answer.private_reply(Page(screen=screen, rows=[row]))
