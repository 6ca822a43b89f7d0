"""The private pages of what can be kept of a match: a GIF, a score sheet, a record; and the same for the channel."""

from typing import Literal, TypeAlias

from bot.games.catalog import playable
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Screen
from bot.service.history.replays import Replay
from bot.service.matches.seating import names_of
from bot.ui.gateway.message_layout import Button, Page, button

Kind: TypeAlias = Literal["gif", "text", "record"]
KINDS: tuple[Kind, ...] = ("gif", "text", "record")
"""In the order in which custom ids number them."""

_TITLES: dict[Kind, str] = {"gif": "Animated picture", "text": "Score sheet", "record": "Record"}
_TEXTS: dict[Kind, str] = {
    "gif": "The match as the replay shows it, picture by picture.",
    "text": "The moves as the replay tells them, a line each.",
    "record": "Key and moves, for `python -m bot.tools.verify`, which replays the match from its key.",
}


def export_page(replay: Replay, kind: Kind, file: tuple[str, bytes], place: int, note: str = "") -> Page:
    """A file for whoever asked for it, which they may share."""
    share = CustomId("share", replay.match.id, node=KINDS.index(kind), page=place, key=replay.perspective)
    rows = [[button(share, "Share here", "success"), _back(replay, place)]]
    screen = Screen(title=f"{_TITLES[kind]} of match {replay.match.id}", text=_TEXTS[kind])
    return Page(screen=screen, rows=rows, note=note, files=(file,))


def progress_page(replay: Replay, place: int, drawn: int, number: int) -> Page:
    """How far a GIF is."""
    text = f"{drawn} of {number} pictures are drawn." if drawn else f"{number} pictures are to be drawn."
    screen = Screen(title=f"Making the GIF of match {replay.match.id}…", text=text)
    return Page(screen=screen, rows=[[_back(replay, place)]])


def sentence_page(replay: Replay, place: int, sentence: str) -> Page:
    """A sentence, and the way back."""
    return Page(note=sentence, rows=[[_back(replay, place)]])


def shared_page(replay: Replay, kind: Kind, file: tuple[str, bytes], name: str) -> Page:
    """What everybody in the channel sees of a file that somebody shares."""
    names = names_of(replay.match)
    sides = " against ".join(names.team(team) for team in range(len(names.teams)))
    title = f"{playable(replay.match.game).presenter.name}, match {replay.match.id}: {sides}"
    return Page(note=f"**{title}** · {_TITLES[kind].lower()}, shared by {name}", files=(file,))


def _back(replay: Replay, place: int) -> Button:
    custom_id = CustomId("replay_step", replay.match.id, node=9, page=place, key=replay.perspective)
    return button(custom_id, "Back to the replay")
