"""What the selects of `/help` and `/card` do."""

from bot.games.catalog import playable
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.matches.panels import deck_page, rules_page


@component("hr")
async def rules_of(context: InteractionContext) -> None:
    """Show the rules of the game that was chosen."""
    await context.answer.private_reply(rules_page(playable(context.chosen)))


@component("hc")
async def deck_of(context: InteractionContext) -> None:
    """List the cards of the game that was chosen."""
    await context.answer.private_reply(deck_page(playable(context.chosen), 0))
