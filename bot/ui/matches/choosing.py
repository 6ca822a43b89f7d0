"""Which match a command is about: the one that is named, the only one that can be meant, or one chosen by a button."""

from collections.abc import Sequence

from bot.model.match import Match, MatchRef
from bot.screens import screen as screen_screen
from bot.screens.custom_ids import CustomId
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.matches.changes import Changes
from bot.service.matches.play import Play
from bot.service.matches.seating import seat_of
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page, button
from bot.ui.gateway.permissions import check_permissions
from bot.ui.guilds.setup_pages import note_with_text, text_of_note
from bot.ui.matches.answers import PanelAnswers
from bot.ui.matches.autocomplete import describe_match, named_match
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.matches.panels import resign_page

_ROWS = 5
"""Rows of buttons; with more matches than that, a row holds two of them, and nobody has more than ten."""


async def is_about_one(context: InteractionContext, verb: str, named: str, typed: str = "") -> bool:
    """Say which match a command is about; where several can be meant, show buttons with this verb for them instead.

    What is typed for a match is kept on the page, so that the button can take it from there.
    """
    if named:
        context.about(named_match(named))
        return True
    channel_id = context.interaction.channel_id or 0
    meant = await context.get(Play).meant(context.guild_id, context.user_id, channel_id, typed)
    if len(meant) == 1:
        context.about(meant[0].id)
        return True
    await context.answer.private_reply(_choosing_page(meant, context.user_id, verb, typed))
    return False


async def post_board(context: InteractionContext) -> None:
    """Post the match's board again where it was asked for."""
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    match = await context.get(Changes).load(MatchRef(context.guild_id, context.ref.match_id))
    seat_of(match, context.user_id)
    await context.get(BoardUpdates).repost(match.ref, context.interaction.channel_id or match.channel_id)
    await context.answer.private_sentence("Here comes the board. The match continues here.")


async def ask_to_resign(context: InteractionContext) -> None:
    """Ask whether the person really resigns the match."""
    await context.answer.private_reply(resign_page(await context.get(Play).resigning(context.ref, context.user_id)))


@component("wp", "match")
async def play_typed(context: InteractionContext) -> None:
    """Take in this match the action that was typed."""
    message = context.interaction.message
    typed = text_of_note(message.content) if message else ""
    await context.get(PanelAnswers).show_pressed(
        context, await context.get(Play).type(context.ref, context.request, typed)
    )


@component("wb", "match")
async def board(context: InteractionContext) -> None:
    """Post the board of this match again."""
    await post_board(context)


@component("wq", "match")
async def ask_resign(context: InteractionContext) -> None:
    """Ask whether this match is to be resigned."""
    await ask_to_resign(context)


def _choosing_page(matches: Sequence[Match], user_id: int, verb: str, typed: str) -> Page:
    buttons = [button(CustomId(verb, match.id), describe_match(match, user_id)) for match in matches]
    size = -(-len(buttons) // _ROWS)
    rows = [buttons[start : start + size] for start in range(0, len(buttons), size)]
    screen = screen_screen.question("Which match?", "You play several here. Press the one you mean.", "neutral")
    return Page(screen=screen, rows=rows, note=note_with_text("You typed:", typed) if typed else "")
