"""The public board: a headline, the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters.games.stratego.alt_text import board_alt, end_alt
from bot.presenters.games.stratego.board_words import formation_blocks, side_blocks, status, warnings
from bot.presenters.games.stratego.course import turning_point, turning_text
from bot.presenters.games.stratego.drawing.board import board_scene, end_scene
from bot.presenters.games.stratego.sentences import draw_verdict, informed, summary, without_verdict
from bot.presenters.presenter import Names, Review
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen, headline, written
from bot.presenters.words import shortened
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import View


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    last = informed(last, view)
    happened = shortened(summary(last, names), SUMMARY_LENGTH)
    waiting = (status(view, names), *warnings(view, names))
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (happened, *waiting) if line),
        headline=headline(without_verdict(last, names), "\n".join(_stressed(view, names, last))),
        blocks=(*side_blocks(view, names, bottom_side=0), *formation_blocks(view, names)),
        picture=Picture(
            board_scene(view, names, bottom_side=0, last=last), board_alt(view, names, bottom_side=0, last=last)
        ),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, course: Sequence[Sequence[Event]]) -> Review | None:
    """Show the board of a match that is over with what turned it; a match that nobody won has no turning point."""
    if view.outcome is None:
        return None
    side, last, ranks = view.side or 0, course[-1] if course else (), view.outcome.ranks
    turning = turning_point(course, ranks[0][0]) if len(ranks) > 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    alt = end_alt(view, names, side, last, f"Turning point: {turned}" if turned else "")
    picture = Picture(end_scene(view, names, side, last, turning), alt)
    return Review(picture, written(Block("Turning point", turned)))


def _stressed(view: View, names: Names, last: Sequence[Event]) -> tuple[str, ...]:
    """Say how a draw came about, or whom the match waits for, or who has won."""
    drawn = draw_verdict(last, names)
    return (f"**{drawn}**",) if drawn else (status(view, names), *warnings(view, names))


def _title(title: str, view: View) -> str:
    if view.phase == "setup":
        return f"{title}: set-up"
    return f"{title}: the match is over" if view.outcome else f"{title}: move {view.ply + 1}"
