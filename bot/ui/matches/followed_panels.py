"""Panels that are followed, each as it stands, and the spectators among their readers."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from bot.model.match import MatchRef
from bot.ui.matches.panel_messages import PanelMessage
from bot.ui.matches.panel_pages import PanelPages
from bot.ui.matches.panels import Place

MOST_SPECTATORS = 500
MOST_SPECTATORS_OF_ONE = 30
"""The panels of so many spectators are followed, in all and of one match: each edit carries a picture."""


class Reader(NamedTuple):
    """A person and a match that they play or watch."""

    ref: MatchRef
    user_id: int


class ShownPage(NamedTuple):
    """What a panel shows: the place in its menu, and digests of the page and of what it was made of.

    None: that isn't known.
    """

    place: Place
    digest: bytes | None
    made_of: bytes | None = None


class FollowedPanel:
    """A panel that somebody has open, where its pages come from, and how its edits go."""

    __slots__ = ("failures", "is_being_edited", "is_ending", "message", "not_before", "pages", "shown")

    def __init__(self, message: PanelMessage, pages: PanelPages, shown: ShownPage) -> None:
        self.message = message
        self.pages = pages
        self.shown = shown
        self.not_before = 0.0
        self.failures = 0
        self.is_being_edited = False
        self.is_ending = False

    @property
    def is_certain(self) -> bool:
        """Whether what it shows is known and stays so until something edits it."""
        return self.shown.digest is not None and not self.is_being_edited

    def doubt(self) -> None:
        """Say that it isn't known what it shows."""
        self.shown = ShownPage(self.shown.place, None)


class Spectators:
    """Who follows which match without a seat in it."""

    def __init__(self) -> None:
        self._of: defaultdict[MatchRef, set[int]] = defaultdict(set)
        self._count = 0

    def of(self, ref: MatchRef) -> Iterable[int]:
        """Return who follows this match."""
        return self._of.get(ref, ())

    def has_room(self, reader: Reader) -> bool:
        """Tell whether this one may follow the match; whoever does already, always may."""
        others = self._of.get(reader.ref, ())
        return reader.user_id in others or (len(others) < MOST_SPECTATORS_OF_ONE and self._count < MOST_SPECTATORS)

    def add(self, reader: Reader) -> None:
        """Let somebody follow a match who doesn't."""
        self._of[reader.ref].add(reader.user_id)
        self._count += 1

    def remove(self, reader: Reader) -> None:
        """Take somebody out who follows a match."""
        others = self._of[reader.ref]
        others.remove(reader.user_id)
        self._count -= 1
        if not others:
            del self._of[reader.ref]
