"""The score sheet of a match as plain text: who played what on which terms, how it ended, and every play."""

from collections.abc import Sequence

import msgspec

from bot.screens.presenter import Names


class SheetHead(msgspec.Struct, frozen=True):
    """What stands above the plays."""

    game: str
    match_id: int
    terms: str
    names: Names
    result: str


Chapter = tuple[str, Sequence[str]]
"""The heading of a battle, round or turn, if there is one, and what was played in it."""


def score_sheet(head: SheetHead, chapters: Sequence[Chapter], notes: Sequence[str] = ()) -> str:
    """Return a whole sheet; every play is numbered from the first on."""
    sides = " against ".join(head.names.team(team) for team in range(len(head.names.teams)))
    lines = [f"{head.game}, match {head.match_id}", head.terms, sides, _plain(head.result)]
    number = 0
    for heading, plays in chapters:
        lines += ["", heading] if heading else [""]
        for play in plays:
            number += 1
            first, *more = _plain(play).splitlines()
            lines += [f"{number:>4}. {first}", *(f"      {line}" for line in more)]
    return "\n".join([*lines, *([""] if notes else []), *notes, ""])


def notated_sheet(head: SheetHead, lines: Sequence[str]) -> str:
    """Return a sheet in a game's own notation."""
    return "\n".join([score_sheet(head, ()).rstrip(), "", *lines, ""])


def _plain(text: str) -> str:
    return text.replace("**", "").replace("*", "")
