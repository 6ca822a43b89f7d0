"""The forms for a set-up and its name, and the private pages of the set-ups that a person has saved."""

import re
from collections.abc import Sequence

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.guild import SavedSetup
from bot.screens import limits
from bot.screens import screen as screen_screen
from bot.screens.custom_ids import CustomId, base36
from bot.screens.presenter import TextEntry
from bot.screens.screen import Screen
from bot.service.guilds.limits import SETUP_NAME
from bot.service.guilds.saved_setups import FittingSetups
from bot.service.matches.offers import Panel
from bot.ui.gateway.message_layout import Form, Page, Row, button, in_rows, select

LONGEST_TEXT = 400
"""Characters that the form for a set-up takes; the largest set-up needs a fifth of that."""

_FENCE = "```"
_FENCED = re.compile(rf"{_FENCE}\n(.*)\n{_FENCE}\Z", re.DOTALL)
_NONE = "You have no saved set-ups here. Save one on the panel of a match that begins with a set-up."


def writing_form(panel: Panel, entry: TextEntry, text: str = "") -> Form:
    """Asks for a set-up; filled in with what was written before, or else with the present set-up."""
    custom_id = CustomId("enter", panel.match.id, panel.since)
    labels = entry.labels
    return Form(custom_id, labels.write, labels.field, entry.hint, text or entry.text, LONGEST_TEXT, lines=True)


def name_form(kept: FittingSetups) -> Form:
    """Asks for the name of a set-up that is to be saved."""
    custom_id = CustomId("save", kept.panel.match.id, kept.panel.since)
    hint = "If you have used this name before, the old one is replaced"
    return Form(custom_id, kept.entry.labels.save, "Name", hint, "", SETUP_NAME)


def note_with_text(sentence: str, text: str) -> str:
    """A sentence about what somebody wrote, with the text, so that a button below can take it from there."""
    shown = text.replace("`", "'").strip("\n")
    return f"{sentence}\n{_FENCE}\n{shown}\n{_FENCE}"[: limits.CONTENT]


def text_of_note(note: str) -> str:
    """What was written, from the note that shows it; "" from any other note.

    >>> text_of_note(note_with_text("That won't do.", "F B"))
    'F B'
    """
    fenced = _FENCED.search(note)
    return fenced[1] if fenced else ""


def kept_page(kept: FittingSetups, note: str = "") -> Page:
    """The saved set-ups that fit a match, to use one of them, and to save the present one."""
    match, labels = kept.panel.match, kept.entry.labels
    options = [(base36(setup.id), setup.name, "") for setup in kept.setups]
    take = select(CustomId("recall", match.id, kept.panel.since), labels.use_saved, options) if options else None
    rows: list[Row] = [
        *([take] if take else []),
        [
            button(CustomId("name", match.id), labels.save, "primary"),
            button(CustomId("setups"), "All your set-ups"),
            button(CustomId("hand", match.id), "Back"),
        ],
    ]
    text = "\n".join(f"• {setup.name}" for setup in kept.setups) or labels.none_saved
    screen = Screen(title=labels.saved, text=text, footer="Nobody else sees them.")
    return Page(screen=screen, rows=rows, note=note)


def all_setups_page(setups: Sequence[SavedSetup], note: str = "") -> Page:
    """Every set-up that a person has saved in a guild, to delete one."""
    lines = [f"• {_described(setup)}" for setup in setups]
    screen, _ = screen_screen.page_of("Your set-ups", lines, 0, _NONE)
    options = [(base36(setup.id), _described(setup), "") for setup in setups[: limits.SELECT_OPTIONS]]
    return Page(screen=screen, rows=[select(CustomId("forget"), "Delete one", options)] if options else [], note=note)


def forgetting_page(setup: SavedSetup) -> Page:
    """Asks whether a set-up is to be deleted."""
    screen = screen_screen.question("Delete this set-up?", f"{_described(setup)}\nThis can't be undone.")
    buttons = [
        button(CustomId("forget_it", node=setup.id), "Yes, delete it", "danger"),
        button(CustomId("setups"), "No, keep it"),
    ]
    return Page(screen=screen, rows=in_rows(buttons))


def _described(setup: SavedSetup) -> str:
    game = PLAYABLE_GAMES.get(setup.game)
    return f"{setup.name} ({game.presenter.name if game else setup.game}, {setup.variant})"
