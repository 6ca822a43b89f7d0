"""A game's leaderboard, and the list of matches that are over."""

from collections.abc import Mapping
from typing import Literal

from bot.model.ratings import EndedList, Leaderboard, LeaderboardLine
from bot.presenters.ratings.called import Called
from bot.presenters.ratings.profiles import ended_line, fitting_lines
from bot.presenters.ratings.rated_matches import rating_text
from bot.screens import limits
from bot.screens.screen import Block, Screen, written
from bot.screens.words import counted

Standing = Literal["listed", "hidden", "provisional", "idle"]
"""How the reader's own rating stands to a leaderboard."""

_OWN: Mapping[Standing, str] = {
    "listed": "You are number {place} with {rating}.",
    "hidden": "You have {rating}. You hide yourself, so only you see this; `/privacy hide` changes that.",
    "provisional": "You have {rating}. It isn't certain enough yet to be listed: end some more rated matches.",
    "idle": "You have {rating}. You have ended no rated match of this game in 90 days; end one to be listed again.",
}
_WHO = "Listed are people with a certain rating and a rated match of this game in the last 90 days."
_NOBODY = "Nobody is listed yet. A rating is certain after a dozen rated matches or so."

NO_ENDED = "No match like that has ended here."


def leaderboard_screen(board: Leaderboard, called: Called) -> Screen:
    """One page of a leaderboard, and what the reader is told of their own rating, if they have one."""
    own = "" if board.own is None else _OWN[standing_of(board)].format(
        place=board.own.place, rating=f"**{rating_text(board.own.rating, board.now)}**"
    )  # fmt: skip
    return Screen(
        title=f"{called.game(board.game)}: leaderboard",
        text="\n".join(_line(line, called, board.now) for line in board.lines) or _NOBODY,
        blocks=written(Block("You", own)),
        footer=f"Page {board.page + 1} of {board.pages}. {_WHO}" if board.pages > 1 else _WHO,
    )


def standing_of(board: Leaderboard) -> Standing:
    """How the reader's own rating stands to the leaderboard."""
    if board.is_hidden:
        return "hidden"
    if board.own is None or board.own.place:
        return "listed"
    return "provisional" if board.own.rating.is_provisional(board.now) else "idle"


def ended_screen(found: EndedList, called: Called) -> Screen:
    """One page of the matches that are over."""
    lines = [ended_line(match, called) for match in found.matches]
    return Screen(
        title="Your matches that are over" if found.chosen.mine else "Matches that are over",
        text=fitting_lines(lines, limits.EMBED_DESCRIPTION) or NO_ENDED,
        footer=f"Page {found.chosen.page + 1}" if found.chosen.page or found.has_more else "",
    )


def _line(line: LeaderboardLine, called: Called, now: float) -> str:
    matches = counted(line.rating.matches, "match", "matches")
    return f"{line.place}. **{called.people[line.person.id]}** · {rating_text(line.rating, now)} · {matches}"
