"""Handlers of the buttons and selects of boards and private panels.

Also of the pages with news since a person's last move.
"""

from bot.clocks.taking_back import TakingBack
from bot.discord.components import component
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, page_buttons
from bot.guidance.service import Hints
from bot.match import words as match_words
from bot.match.changes import Changes
from bot.match.records import record_name
from bot.match.seating import has_seat
from bot.outbox.service import Outbox
from bot.play import texts
from bot.play.aborting import Aborting
from bot.play.discord.answers import PanelAnswers
from bot.play.discord.pages import words_page
from bot.play.open_hands import OpenHands
from bot.play.screens import news_page
from bot.play.service import Play
from bot.screens.custom_ids import CustomId, from_base36
from bot.screens.refusals import Refused
from bot.screens.screen import Button, page_of
from bot.screens.texts import my_hand

_LAST_PAGE = 1_000_000
"""A page beyond the last one: the log opens at its end."""


@component("w", "match", "version", "node", away=True)
async def press(context: InteractionContext) -> None:
    """Choose an action in the menu, or open a submenu."""
    await _press(context, context.custom_id.node)


@component("c", "match", "version", "node", away=True)
async def confirm(context: InteractionContext) -> None:
    """Play the action of a menu node after the person has confirmed it."""
    await _press(context, context.custom_id.node, confirmed=True)


@component("wt", "match", "version", away=True)
async def take_back(context: InteractionContext) -> None:
    """Undo the person's latest action."""
    await context.get(TakingBack).take_back(context.ref, context.request, context.custom_id.version)
    await context.show_panel(note=texts.took_back())


@component("p", "match", "version", "node", "page", away=True)
async def page(context: InteractionContext) -> None:
    """Show another page of a menu level that has too many choices for one page."""
    await _press(context, context.custom_id.node)


@component("s", "match", "version", "node", away=True)
async def choose(context: InteractionContext) -> None:
    """Press the choice that the person selected in the select menu of a menu level."""
    await _press(context, from_base36(context.chosen))


@component("hi", "match", "version", away=True)
async def hint(context: InteractionContext) -> None:
    """Ask for a hint. The panel shows that a computer player thinks, and later its move."""
    await context.get(Hints).ask(context.ref, context.user_id, context.custom_id.version)
    await context.show_panel()


@component("h", "match", away=True)
async def hand(context: InteractionContext) -> None:
    """Show the private panel."""
    await context.show_panel()


@component("wa", "match")
async def watch(context: InteractionContext) -> None:
    """Show the spectators' panel, which follows the match, or the person's own panel if they have a seat."""
    await _watch(context)


@component("wh", "match", "node")
async def open_hand(context: InteractionContext) -> None:
    """Show a spectator the board or one hand; `node` is 0 for the board, and otherwise the seat plus 1.

    While hands aren't open, show the board. A person with a seat gets their own panel.
    """
    await _watch(context, context.custom_id.node)


@component("pf", "match", away=True)
async def proof(context: InteractionContext) -> None:
    """Show a spectator the board or one hand.

    The custom id's `node` is 0 for the board, and otherwise the seat plus 1. While hands aren't open, show the board. A
    person with a seat gets their own panel.
    """
    match = await context.get(Changes).load(context.ref)
    is_over = match.status == "over"
    files = ((record_name(match.id), await context.get(Play).record(context.ref)),) if is_over else ()
    await context.answer.private_reply(Page(screen=match_words.proof(match), files=files))


@component("wo", "match", away=True)
async def words(context: InteractionContext) -> None:
    """Show the text of the picture: of the person's own panel if they have a seat, otherwise of the board."""
    match = await context.get(Changes).load(context.ref)
    seated = match.state is not None and has_seat(match, context.user_id)
    if seated:
        screen = (await context.get(Play).panel(context.ref, context.user_id)).screen
    else:
        screen = (await context.get(Outbox).public(context.ref)).screen
    await context.answer.private_reply(words_page(match, screen, seated=seated))


@component("x", "match", "version", "key")
async def shortcut(context: InteractionContext) -> None:
    """Play the action of a shortcut button on the public board, and answer with the person's panel."""
    key, version = context.custom_id.key, context.custom_id.version
    pressed = await context.get(Play).shortcut(context.ref, context.request, key, version)
    await context.get(PanelAnswers).show_pressed(context, pressed)


@component("l", "match", "page", away=True)
async def log(context: InteractionContext) -> None:
    """Show a page of the match's log in private.

    A press on a public message shows the last page. A press on the private log shows the page in the custom id.
    """
    page_number = context.custom_id.page if context.answer.edits else _LAST_PAGE
    log_sentences = await context.get(Play).log_sentences(context.ref, context.user_id)
    match_id = context.ref.match_id
    screen, pages = page_of(texts.log_title(number=match_id), log_sentences, page_number, texts.log_empty())
    turns = page_buttons(page_number, pages, lambda to: CustomId("log", match_id, page=to))
    await context.answer.private_reply(Page(screen=screen, rows=[turns] if turns else []))


@component("q", "match", away=True)
async def resign(context: InteractionContext) -> None:
    """Resign the match for the person, who has confirmed it, and show their panel."""
    await context.get(Play).resign(context.ref, context.request)
    await context.show_panel()


@component("qa", "match", away=True)
async def abort(context: InteractionContext) -> None:
    """Call the match off for a person before their side has acted, and show their panel."""
    await context.get(Aborting).abort(context.ref, context.request)
    await context.show_panel()


async def _press(context: InteractionContext, node: int, *, confirmed: bool = False) -> None:
    custom_id, play = context.custom_id, context.get(Play)
    pressed = await play.press(context.ref, context.request, custom_id.version, node, confirmed=confirmed)
    await context.get(PanelAnswers).show_pressed(context, pressed, page=custom_id.page)


async def _watch(context: InteractionContext, shown: int = 0) -> None:
    """Show the spectators' panel, or the person's own panel if they have a seat.

    `shown` is 0 for the board, and the seat plus 1 for a hand. Raises Refused("not_started") before the start.
    """
    match = await context.get(Changes).load(context.ref)
    if has_seat(match, context.user_id):
        await context.show_panel()
        return
    if match.state is None:
        raise Refused("not_started")
    public = await context.get(Outbox).public_of(match)
    await context.get(PanelAnswers).show_watching(context, await context.get(OpenHands).panel(public, shown))


@component("nw", "match", "page", away=True)
async def news(context: InteractionContext) -> None:
    """Show the sentences since the person's last move in place of their panel; the button has the page, from 0."""
    match_id, page = context.ref.match_id, context.custom_id.page
    screen, pages = news_page(await context.get(Play).news.every_sentence(context.ref, context.user_id), page)
    turns = page_buttons(page, pages, lambda to: CustomId("news", match_id, page=to))
    row = [Button(CustomId("hand", match_id), my_hand(), "primary"), *turns]
    await context.answer.private_reply(Page(screen=screen, rows=[row]))
