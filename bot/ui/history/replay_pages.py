"""The private page of a replay: one step of a match, and the ways to others."""

from typing import get_args

from bot.screens import limits
from bot.screens.custom_ids import CustomId, base36
from bot.screens.refusals import Refused
from bot.service.history.replays import Perspective, ReplayView
from bot.ui.gateway.message_layout import BOARD_FILE, Button, Page, Row, button, select

_PERSPECTIVES: dict[Perspective, str] = {
    "spectator": "As a spectator",
    "own": "From my seat",
    "open": "Everything open",
}
_WAYS = ("⏮", "◀", "▶", "⏭")


def perspective_of(key: str) -> Perspective:
    """The perspective that a custom id names; raises Refused("not_offered")."""
    found: Perspective | None = next((each for each in get_args(Perspective) if each == key), None)
    if found is None:
        raise Refused("not_offered")
    return found


def replay_page(view: ReplayView) -> Page:
    """One step of a match."""
    rows: list[Row] = [*_chapters(view), _ways(view), *_perspectives(view), *_exports(view)]
    return Page(screen=view.screen, rows=rows, file_name=BOARD_FILE)


def _chapters(view: ReplayView) -> list[Row]:
    """A list of battles, rounds or turns, of which every so many are left out where there are too many."""
    chapters = view.chapters
    every = -(-len(chapters) // limits.SELECT_OPTIONS)
    if len(chapters) < 2:
        return []
    shown = chapters[::every]
    here = max(place for _, place in shown if place <= view.place)
    options = [(base36(place), name, "") for name, place in shown]
    custom_id = CustomId("replay_chapter", view.replay.match.id, key=view.replay.perspective)
    return [select(custom_id, "Go to", options, base36(here))]


def _ways(view: ReplayView) -> list[Button]:
    """The buttons to the first step, the one before, the next and the last."""
    last = len(view.replay.steps) - 1
    places = (0, max(view.place - 1, 0), min(view.place + 1, last), last)
    return [_step(view, place, way, label) for way, (place, label) in enumerate(zip(places, _WAYS, strict=True))]


def _step(view: ReplayView, place: int, way: int, label: str) -> Button:
    custom_id = CustomId("replay_step", view.replay.match.id, node=way, page=place, key=view.replay.perspective)
    made = button(custom_id, label)
    made.disabled = place == view.place
    return made


def _perspectives(view: ReplayView) -> list[Row]:
    if len(view.perspectives) < 2:
        return []
    row: list[Button] = []
    for way, (perspective, place) in enumerate(view.perspectives, len(_WAYS)):
        custom_id = CustomId("replay_step", view.replay.match.id, node=way, page=place, key=perspective)
        is_shown = perspective == view.replay.perspective
        made = button(custom_id, _PERSPECTIVES[perspective], "primary" if is_shown else "secondary")
        made.disabled = is_shown
        row.append(made)
    return [row]


def _exports(view: ReplayView) -> list[Row]:
    """What can be kept of a match that is over; pictures only of one that can be played again."""
    match, key = view.replay.match, view.replay.perspective
    if match.status != "over":
        return []
    verbs = {"replay_gif": "GIF"} if view.replay.tape.is_exact else {}
    verbs |= {"replay_text": "Text", "replay_record": "Record"}
    return [[button(CustomId(verb, match.id, page=view.place, key=key), label) for verb, label in verbs.items()]]
