"""Exports of a finished match: a score sheet in plain text, and the scenes of an animated picture.

A score sheet lists people, terms, result and every play.
"""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from bot.history import texts
from bot.history.replays import Replay, events_of, screen_of
from bot.match import seating, words
from bot.match.words import sides_text
from bot.pictures.scene import Scene, stack
from bot.screens.presenter import Names
from bot.screens.refusals import Refused
from bot.screens.words import plain


class SheetHead(msgspec.Struct, frozen=True):
    """Heading of a score sheet."""

    game: str
    match_id: int
    terms: str
    names: Names
    result: str


Chapter = tuple[str, Sequence[str]]
"""Heading of a battle, round or turn (empty if unknown), and the plays in it."""


def score_sheet(head: SheetHead, chapters: Sequence[Chapter]) -> str:
    """Return a score sheet: the heading, then the plays of each chapter, numbered across chapters from 1."""
    title = texts.sheet_title(game=head.game, match=head.match_id)
    lines = [title, head.terms, sides_text(head.names), plain(head.result)]
    number = 0
    for heading, plays in chapters:
        lines += ["", heading] if heading else [""]
        for play in plays:
            number += 1
            first, *more = plain(play).splitlines()
            lines += [f"{number:>4}. {first}", *(f"      {line}" for line in more)]
    return "\n".join([*lines, ""])


def notated_sheet(head: SheetHead, lines: Sequence[str]) -> str:
    """Return a score sheet: the heading, then `lines` in the game's own notation."""
    return "\n".join([score_sheet(head, ()).rstrip(), "", *lines, ""])


MAX_FRAMES = 200
"""Maximum number of pictures in an animated picture; of a longer match, every n-th step and the last are shown."""


def check_over(replay: Replay) -> None:
    """Raise Refused("nothing_to_keep_yet") unless the match is over: the next move would make an export old."""
    if replay.match.status != "over":
        raise Refused("nothing_to_keep_yet")


def score_sheet_of(replay: Replay) -> bytes:
    """Return the score sheet of a finished match as UTF-8 text, with only the reader's knowledge.

    Raises Refused("nothing_to_keep_yet") if the match is not over.
    """
    check_over(replay)
    match, presenter = replay.match, replay.game.presenter
    head = SheetHead(
        game=presenter.name,
        match_id=match.id,
        terms=words.terms_of(match, replay.game),
        names=seating.names_of(match),
        result=words.result_of(match),
    )
    notated = presenter.replay.score_sheet if presenter.replay is not None else None
    if notated is not None:
        events = [events_of(replay, index) for index in range(len(replay.recording.rows))]
        return notated_sheet(head, notated(events)).encode()
    chapters: list[tuple[str, list[str]]] = []
    for before, step in zip((replay.steps[0], *replay.steps), replay.steps, strict=False):
        moment = replay.moment(before)  # what ends a battle belongs to it
        if not chapters or chapters[-1][0] != moment:
            chapters.append((moment, []))
        chapters[-1][1].extend(["\n".join(step.sentences)] if step.sentences else [])
    return score_sheet(head, chapters).encode()


def frames_of(replay: Replay) -> tuple[int, ...]:
    """Return the indexes of the steps that the GIF shows, at most `MAX_FRAMES` and always the last.

    Raises Refused("nothing_to_keep_yet") during the match. Raises Refused("no_pictures") if the match can't be replayed
    exactly.
    """
    check_over(replay)
    if not replay.recording.is_exact:
        raise Refused("no_pictures")
    last = len(replay.steps) - 1
    every = max(-(-last // (MAX_FRAMES - 1)), 1)
    return (*range(0, last, every), last)


def scenes_of(replay: Replay) -> tuple[Callable[[], Scene], ...]:
    """Return a function for each scene of the GIF, in order.

    The last step has two: its position, and then the band of the end. Together they would be higher than all others,
    which would then have blank rows. Raises the refusals of `frames_of`.
    """
    *before, last = frames_of(replay)
    return (
        *(partial(scene_of, replay, index) for index in before),
        partial(scene_of, replay, last, slice(1, None)),
        partial(scene_of, replay, last, slice(1)),
    )


def scene_of(replay: Replay, index: int, part: slice = slice(None)) -> Scene:
    """Return the scene of a step's picture, or of this part of its bands if there are several.

    Raises Refused("no_pictures") if the step has no picture: its game draws none, or the match can't be replayed
    exactly.
    """
    picture = screen_of(replay, index).picture
    if picture is None:
        raise Refused("no_pictures")
    return stack([band.scene for band in picture.bands[part] or picture.bands])
