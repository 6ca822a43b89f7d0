"""What is said about time, in a golden text."""

from bot.clocks import screens, texts
from bot.match import words
from bot.match.model.computers import as_person
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Block, Screen
from tests.bot.screens.golden_texts import check_golden, screen_text
from tests.bot.service_world import ALICE, BOB

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
TIMES = (("Alice", 1_700_000_000.0), ("Bob", 1_700_003_600.0))
KINDS = (
    "lapsed", "pause_asked", "time_asked", "consented", "refused", "paused", "resumed", "extended", "forfeited",
    "hands_asked", "hands_opened", "hands_closed",
)  # fmt: skip


def test_all_that_is_said_about_time(golden_update: bool) -> None:
    board = Screen(title="Board", text="The board.")
    said = [
        *(words.change_text(NAMES, kind, 1) for kind in KINDS),
        screen_text(words.with_time_out(board, NAMES, 0)),
        screen_text(words.with_clock(board, TIMES, None)),
        screen_text(words.with_clock(board, TIMES, 1_700_000_000)),
        *(screens.reminder_text("**Stratego, match 7**", 1_700_000_000, due) for due in (None, 1_700_003_600)),
        *(texts.overdue(match="**Stratego, match 7**", name="Bob", ends=ends) for ends in (True, False)),
        *(screens.proposal_text("**Stratego, match 7**", "Bob", kind) for kind in ("pause", "time", "hands")),
        screens.proposal_text(
            "**Stratego, match 7**", "Bob", "take_back", ("Bob moves a4 to a5.", "Alice moves b7 to b6.")
        ),
        *(screens.panel_text(clock, TIMES[:1], None, over=clock == "none") for clock in ("none", "daily", "live")),
        *(
            screens.auto_replies_text(labels, (ALICE, BOB))
            for labels in ((), ("Pass until my turn",), ("Pass this turn", "Pass always"))
        ),
        screens.auto_replies_text(("Pass always",), (ALICE, as_person("easy"), as_person("hard"))),
        screen_text(words.with_open_hands(Screen(title="Board", text="The board.", headline="The board."))),
    ]
    check_golden("clocks", "\n\n".join(said), update=golden_update)


def test_a_change_that_has_nothing_to_do_with_time_is_not_told() -> None:
    assert words.change_text(NAMES, "acted", 0) == ""
    assert words.with_clock(board := Screen(title="Board"), (), None) == board


def test_a_board_without_room_goes_without_a_clock() -> None:
    blocks = (Block("Heading", "Text"),) * limits.EMBED_FIELDS
    full = Screen(title="Board", text="x" * limits.EMBED_DESCRIPTION, blocks=blocks)
    assert words.with_clock(full, TIMES, None) == full
    assert words.with_time_out(full, NAMES, 0) == full
