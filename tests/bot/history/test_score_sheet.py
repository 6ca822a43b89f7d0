"""The score sheet of a match as people read it."""

from bot.history.exports import SheetHead, notated_sheet, score_sheet
from bot.screens.presenter import Names
from tests.bot.screens.golden_texts import check_golden

HEAD = SheetHead(
    "Air, Land & Sea",
    12,
    "Classic edition · to 12 points · no clock",
    Names(("Alice", "Bob", "Carol", "Dave"), ((0, 1), (2, 3))),
    "**Alice & Bob won the match** against Carol & Dave.",
)


def test_score_sheets_read_as_expected(golden_update: bool) -> None:
    chapters = [
        ("Battle 1", ["Alice deployed **Support 1** to Air.", "Carol withdrew.\n*Alice & Bob* scored 4 points."]),
        ("Battle 2", ["Bob passed."]),
    ]
    parts = (
        score_sheet(HEAD, chapters),
        score_sheet(HEAD, [("", ["Something was played."])]),
        notated_sheet(HEAD, ["   1. b4-b5", "", "A note."]),
    )
    check_golden("score_sheets", "-----\n".join(parts), update=golden_update)
