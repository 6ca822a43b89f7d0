"""The rules of a match as they are asked for at its table, and the cards and pieces that can be looked up there."""

from bot.games.catalog import playable
from bot.model.match import Match
from bot.screens import limits
from bot.screens.custom_ids import CustomId, base36, from_base36
from bot.screens.refusals import Refused
from bot.service.guidance.rules_at_hand import RulesAtHand, rules_at_hand
from bot.service.matches.changes import Changes
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Button, Page, Row, button, in_rows, select
from bot.ui.matches.panels import learn_buttons, rules_screen, topic_at, topics_select

_SELECTS = limits.ROWS - 2
"""Rows for cards, beside that of the topics and that of the way back."""


@component("u", "match")
async def rules(context: InteractionContext) -> None:
    """Show the rules of what is being asked now."""
    match = await context.get(Changes).load(context.ref)
    at_hand = rules_at_hand(match, context.user_id)
    await context.answer.private_reply(_rules_page(match, at_hand, at_hand.topic))


@component("ut", "match")
async def topic_of_match(context: InteractionContext) -> None:
    """Turn to another topic of the rules."""
    match = await context.get(Changes).load(context.ref)
    at_hand = rules_at_hand(match, context.user_id)
    await context.answer.private_reply(_rules_page(match, at_hand, topic_at(at_hand.game, context.chosen)))


@component("uc", "match", "page")
async def card_of_match(context: InteractionContext) -> None:
    """Show a card or a piece by its place among all of the game, which everybody may look up."""
    match = await context.get(Changes).load(context.ref)
    cards = list(playable(match.game).presenter.cards().values())
    place = from_base36(context.chosen)
    if place >= len(cards):
        raise Refused("not_offered")
    at_hand = rules_at_hand(match, context.user_id)
    rows = [*_card_selects(match, at_hand), [button(CustomId("rules", match.id), "Rules"), *_way_back(match, at_hand)]]
    await context.answer.private_reply(Page(screen=cards[place], rows=rows, file_name="card.png"))


def _rules_page(match: Match, at_hand: RulesAtHand, topic: str) -> Page:
    topics = topics_select(at_hand.game, CustomId("topic_of_match", match.id))
    ways = [*_way_back(match, at_hand), *learn_buttons(at_hand.game)]
    rows: list[Row] = [topics, *_card_selects(match, at_hand), *in_rows(ways)]
    return Page(screen=rules_screen(at_hand.game, topic), rows=rows)


def _way_back(match: Match, at_hand: RulesAtHand) -> list[Button]:
    """The button that leads back to the panel of a match that has begun."""
    if match.state is None:
        return []
    return [
        button(CustomId("hand", match.id), "My hand", "primary")
        if at_hand.is_seated
        else button(CustomId("watch", match.id), "Watch", "primary")
    ]


def _card_selects(match: Match, at_hand: RulesAtHand) -> list[Row]:
    """Selects of what the reader may see, always in the order of the box, so that no order tells anything."""
    size = limits.SELECT_OPTIONS
    titles = list(at_hand.game.presenter.cards())
    options = [(base36(titles.index(title)), title, "") for title in at_hand.in_sight][: size * _SELECTS]
    pages = [options[start : start + size] for start in range(0, len(options), size)]
    return [
        select(CustomId("card_of_match", match.id, page=page), "Look up what you see", shown)
        for page, shown in enumerate(pages)
    ]
