"""What a private panel shows: a person's own seat, or what spectators see to anybody without one."""

from hashlib import blake2b
from typing import NamedTuple, Protocol

import msgspec
from cachetools import LRUCache

from bot.model.match import Match, MatchRef
from bot.presenters.match_cards import PANEL_RESTS, WATCHING_RESTS
from bot.service.guidance.hints import Hints
from bot.service.history.news import with_hint
from bot.service.matches.boards import PublicMessage
from bot.service.matches.offers import panel_digest, panel_since
from bot.service.matches.open_hands import OpenHands, SpectatorPanel
from bot.service.matches.play import Play
from bot.service.outbox import Outbox
from bot.ui.gateway.message_layout import Page
from bot.ui.matches.panels import Place, page_at, refresh_hand, refresh_panel, resting_page, watching_page

_encode = msgspec.msgpack.Encoder().encode

_KEPT = 64
"""Matches of which the board is kept for all who watch."""


class PlacedPage(NamedTuple):
    """A page, and the place of its panel that it shows."""

    page: Page
    place: Place


class PanelPages(Protocol):
    """The pages of one kind of panel."""

    async def made_of(self, match: Match, user_id: int) -> bytes:
        """Return a digest of what a panel is made of; where it is the same, so is the page at any one place.

        Most changes that a reader can't see are found by it, so that nothing is worded and drawn only to be compared.
        """
        ...

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:
        """Return what the panel shows at this place; at its beginning where the place isn't good any more."""
        ...

    def at_rest(self, placed: PlacedPage, match: Match) -> Page:
        """Return what the panel shows last when Discord won't let it be edited any longer."""
        ...


class SeatPages:
    """The panels of people with a seat, and of those who have left one."""

    def __init__(self, play: Play, hints: Hints) -> None:
        self._play = play
        self._hints = hints

    async def made_of(self, match: Match, user_id: int) -> bytes:
        """Return a digest of what the person sees, may do, was told and advised; raises Refused("not_seated")."""
        news, hints = (
            await self._play.news.of(match, user_id),
            await self._hints.made_of(match, user_id),
        )
        return blake2b(_encode((panel_digest(match, user_id), news, hints)), digest_size=16).digest()

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:
        """Return the person's own panel; raises Refused("not_seated")."""
        since = panel_since(match, user_id)
        place = place if place.since == since else Place(since)
        panel = await self._play.panel_of(match, user_id, place.node)
        return PlacedPage(page_at(await with_hint(self._hints, panel, place.node), place), place)

    def at_rest(self, placed: PlacedPage, match: Match) -> Page:
        """Return the panel with a button that lets it follow again."""
        return resting_page(placed.page, refresh_panel(match.id), PANEL_RESTS)


class SpectatorPages:
    """The panels of people without a seat, who see what the board shows, or hands that are open to them."""

    def __init__(self, outbox: Outbox, open_hands: OpenHands) -> None:
        self._outbox = outbox
        self._open_hands = open_hands
        self._boards: LRUCache[tuple[MatchRef, bytes, int], PublicMessage] = LRUCache(_KEPT)

    async def made_of(self, match: Match, user_id: int) -> bytes:  # noqa: ARG002 - the same for all of them
        """Return a digest of which board it is, and of which position hands are shown.

        What the board doesn't show, no spectator is told when it happens.
        """
        opened = await self._open_hands.opened(match)
        shown = (match.board_version, match.status, opened and opened.number)
        return blake2b(_encode(shown), digest_size=16).digest()

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:  # noqa: ARG002
        """Return what spectators see, or the hand that this one has chosen."""
        key = (match.ref, match.key, match.version)
        if key not in self._boards:
            self._boards[key] = await self._outbox.public_of(match)
        panel = await self._open_hands.panel(self._boards[key], place.node)
        return PlacedPage(watching_page(panel), spectators_place(panel))

    def at_rest(self, placed: PlacedPage, match: Match) -> Page:
        """Return the panel with a button that lets it follow again."""
        return resting_page(placed.page, refresh_hand(match.id, placed.place.node), WATCHING_RESTS)


def spectators_place(panel: SpectatorPanel) -> Place:
    """Return which of the board and the hands a spectator's panel shows."""
    return Place(panel.public.match.board_version, panel.shown)
