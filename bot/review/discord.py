"""Private pages of a review, which follow it until it is done, and the moments that people share."""

import logging
from collections import defaultdict
from functools import reduce

from bot.discord import messages
from bot.discord.components import component
from bot.discord.context import check_may_write, check_permissions
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, Row
from bot.discord.messages import RenderPool
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks, PersonalPreferences
from bot.history.discord.exports import post_share
from bot.history.replays import Replay
from bot.lobbies.discord.announcing import announce_position, opening_request
from bot.match.model.match import MatchRef, Person
from bot.match.model.ports import Clock
from bot.match.seating import names_of
from bot.play.discord.panel_pages import PanelMessage
from bot.review import moments, screens, texts
from bot.review.model import Review
from bot.review.service import Progress, Reviews
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.screens.screen import Button
from engine.core.values import Seat

_log = logging.getLogger(__name__)

_MAX_PAGES = 5
"""Private pages that follow one review; an earlier one than the last five shows its state when it is refreshed."""


def overview_page(replay: Replay, review: Review, *, with_text: bool = False) -> Page:
    """Return the first page of a review: the curve, with a button for each moment."""
    match = replay.match
    screen = screens.overview_screen(
        review, moments.name_moments(replay, review), match.id, get_game(match.game).presenter.name
    )
    shown = [
        Button(CustomId("review_moment", match.id, page=number), texts.moment(number=number + 1), "primary")
        for number in range(len(review.moments))
    ]
    rows: list[Row] = [shown] if shown else []
    return Page(
        screen=screen, rows=[*rows, [Button(CustomId("replay", match.id), screen_texts.replay())]], with_text=with_text
    )


def moment_page(replay: Replay, review: Review, number: int, *, with_text: bool = False) -> Page:
    """Return the page of moment `number` of a review, counted from 0."""
    match_id, last = replay.match.id, len(review.moments) - 1
    screen = screens.moment_screen(
        number + 1,
        last + 1,
        moments.moment_text(replay, review, number),
        moments.position_of(replay, review, number, with_text=with_text),
    )
    ways = [
        Button(CustomId("review_moment", match_id, node=1, page=max(number - 1, 0)), "◀", disabled=number == 0),
        Button(CustomId("review_moment", match_id, node=2, page=min(number + 1, last)), "▶", disabled=number == last),
    ]
    more = [
        Button(CustomId("review", match_id), texts.curve()),
        Button(CustomId("review_share", match_id, page=number), texts.share_here(), "success"),
    ]
    start = [Button(CustomId("review_start", match_id, page=number), texts.try_it(), "primary")]
    return Page(screen=screen, rows=[[*ways, *more], start], with_text=with_text)


def progress_page(match_id: int, progress: Progress) -> Page:
    """Return the page of a review in progress; its button shows the state again."""
    screen = screens.progress_screen(match_id, progress.done, progress.number)
    return Page(screen=screen, rows=[[Button(CustomId("review", match_id), screen_texts.refresh())]])


def shared_page(replay: Replay, review: Review, number: int, sharer: Person) -> Page:
    """Return the public page of moment `number`, counted from 0: the curve, and the action taken.

    A finished match has no secrets, and the text names only people of the match.
    """
    match, names = replay.match, names_of(replay.match)
    teams = [names.team(team) for team in range(len(names.teams))]
    sides = reduce(lambda before, team: texts.against(one=before, other=team), teams)
    game = get_game(match.game).presenter.name
    title = texts.shared_title(game=game, match=match.id, sides=sides, name=sharer.name)
    text = moments.moment_text(replay, review, number)
    return Page(screen=screens.shared_screen(review, moments.name_moments(replay, review), number + 1, text, title))


class ReviewPages:
    """The private pages that show a review in progress, until it is done."""

    def __init__(self, reviews: Reviews, clock: Clock, pool: RenderPool) -> None:
        self._reviews = reviews
        self._clock = clock
        self._pool = pool
        self._pages: defaultdict[tuple[MatchRef, Seat], dict[int, tuple[PanelMessage, int]]] = defaultdict(dict)
        """The newest messages that wait for each review, by an id, with the person who reads them."""
        reviews.add_listener(self._note)

    def follow(self, context: InteractionContext, seat: Seat) -> None:
        """Keep the private page that answers the interaction up to date until the review of `seat` is done."""
        pressed = context.interaction.message if context.answer.edits else None
        message = PanelMessage(context.interaction, pressed, self._clock.now())
        pages = self._pages[context.ref, seat]
        pages.pop(message.id or context.interaction.id, None)
        pages[message.id or context.interaction.id] = (message, context.user_id)
        while len(pages) > _MAX_PAGES:
            del pages[next(iter(pages))]

    def _note(self, ref: MatchRef, seat: Seat, progress: Progress | None) -> None:
        pages = dict(self._pages.get((ref, seat), {}))
        if progress is None:
            self._pages.pop((ref, seat), None)
        for message, user_id in pages.values():
            self._reviews.begin(self._update(ref, message, user_id, progress))

    async def _update(self, ref: MatchRef, message: PanelMessage, user_id: int, progress: Progress | None) -> None:
        if not message.is_usable(self._clock.now()):
            return
        try:
            page = progress_page(ref.match_id, progress) if progress else await self._final_page(ref, user_id)
            await message.show(page, await self._pool.draw(page.picture))
        except (messages.MessageGone, messages.ChannelUnavailable, messages.MessageRejected) as error:
            _log.info("nobody sees a review any more: %s", error)
        except messages.DiscordUnavailable as error:
            _log.info("a page with a review could not be edited: %s", error)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            _log.error("guild %d match %d: a review can't be shown: %s", *ref, type(error).__name__)

    async def _final_page(self, ref: MatchRef, user_id: int) -> Page:
        try:
            replay = await self._reviews.replay(ref, user_id)
            found = await self._reviews.find_stored(replay)
        except Refused:
            return _failed_page(ref)
        return _failed_page(ref) if found is None else overview_page(replay, found)


def _failed_page(ref: MatchRef) -> Page:
    return Page(note=texts.failed(), rows=[[Button(CustomId("review", ref.match_id), screen_texts.review())]])


@component("ir", "match", away=True)
async def review(context: InteractionContext) -> None:
    """Reply privately with the person's review of a match, or begin it and show its progress."""
    reviews = context.get(Reviews)
    replay = await reviews.replay(context.ref, context.user_id)
    found = await reviews.get(replay)
    if isinstance(found, Review):
        await context.answer.private_reply(overview_page(replay, found, with_text=await _wants_words(context)))
        return
    await context.answer.private_reply(progress_page(context.ref.match_id, found))
    if replay.seat is not None:
        context.get(ReviewPages).follow(context, replay.seat)


@component("im", "match", "page", "node", away=True)
async def review_moment(context: InteractionContext) -> None:
    """Show one moment of the person's review; the custom id's page is its index, and the node is ignored."""
    replay, found = await _load(context)
    with_text = await _wants_words(context)
    await context.answer.private_reply(moment_page(replay, found, context.custom_id.page, with_text=with_text))


@component("is", "match", "page")
async def review_share(context: InteractionContext) -> None:
    """Post the curve and one moment of the person's review in the channel, and confirm it privately."""
    await _load(context)
    check_permissions(context.interaction)
    check_may_write(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    async with context.reading_publicly():
        replay, found = await _load(context)
        page = shared_page(replay, found, context.custom_id.page, context.request.person)
    what = (context.ref, context.user_id, "review", context.custom_id.page)
    await post_share(context, page, replay.match, what)
    back = Button(CustomId("review_moment", context.ref.match_id, page=context.custom_id.page), texts.back_to_moment())
    await context.answer.private_reply(Page(note=texts.shared(), rows=[[back]]))


@component("it", "match", "page", away=True)
async def review_start(context: InteractionContext) -> None:
    """Start a match against computer players from one moment of the person's review, and show its panel."""
    context.answer.edits = False
    replay, found = await _load(context)
    position = moments.start_of(replay, found, context.custom_id.page)
    request = opening_request(context, replay.match.game, "", None)
    await announce_position(context, request, replay.match, position)


async def _load(context: InteractionContext) -> tuple[Replay, Review]:
    """Return the replay and the stored review of the person's seat.

    Raises Refused("review_gone") without a review. Raises Refused("not_offered") if the review has no moment with the
    index in the custom id's page.
    """
    reviews = context.get(Reviews)
    replay = await reviews.replay(context.ref, context.user_id)
    found = await reviews.find_stored(replay)
    if found is None:
        raise Refused("review_gone")
    if context.custom_id.page >= len(found.moments):
        raise Refused("not_offered")
    return replay, found


async def _wants_words(context: InteractionContext) -> bool:
    return await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
