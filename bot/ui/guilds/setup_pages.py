"""The private pages of what is written: forms for a set-up and its name, and the set-ups that a person keeps."""

import re
from collections.abc import Sequence

from bot.model.ports import SavedSetup
from bot.presenters import discord_limits, match_cards
from bot.presenters.presenter import TextEntry
from bot.presenters.screen import Screen
from bot.service.games import PLAYABLE_GAMES
from bot.service.guilds.limits import SETUP_NAME
from bot.service.guilds.saved_setups import Kept
from bot.service.matches.queries import Panel
from bot.ui.gateway.custom_ids import CustomId, base36
from bot.ui.gateway.message_layout import Page, Row, button, in_rows, select
from bot.ui.gateway.modals import Form

LONGEST_TEXT = 400
"""Characters of a set-up that is written; the largest needs a fifth of that."""

_FENCE = "```"
_FENCED = re.compile(rf"{_FENCE}\n(.*)\n{_FENCE}\Z", re.DOTALL)
_NONE = "You keep no set-ups here. Where a match begins with one, its panel can save it."


def writing_form(panel: Panel, entry: TextEntry, text: str = "") -> Form:
    """Asks for a set-up; `text` is what was written before, else what stands now is there to be changed."""
    mark = CustomId("enter", panel.match.id, panel.since)
    return Form(mark, entry.label, entry.noun.capitalize(), entry.hint, text or entry.text, LONGEST_TEXT, lines=True)


def name_form(kept: Kept) -> Form:
    """Asks under what name a set-up is to be kept."""
    mark = CustomId("save", kept.panel.match.id, kept.panel.since)
    return Form(
        mark, f"Save this {kept.entry.noun}", "Name", "A name that you have used replaces what it had", "", SETUP_NAME
    )


def rejected_note(sentence: str, text: str) -> str:
    """Says why what was written won't do, with the text as it was for another try."""
    shown = text.replace("`", "'").strip("\n")
    return f"{sentence}\n{_FENCE}\n{shown}\n{_FENCE}"[: discord_limits.CONTENT]


def rejected_text(note: str) -> str:
    """What was written before, from the note that sent it back; "" for any other.

    >>> rejected_text(rejected_note("That won't do.", "F B"))
    'F B'
    """
    fenced = _FENCED.search(note)
    return fenced[1] if fenced else ""


def kept_page(kept: Kept, note: str = "") -> Page:
    """The set-ups of a person that fit a match, to take one, and to keep the one that stands."""
    match, noun = kept.panel.match, kept.entry.noun
    options = [(base36(setup.id), setup.name, "") for setup in kept.setups]
    take = (
        select(CustomId("recall", match.id, kept.panel.since), f"Take one of your {noun}s", options)
        if options
        else None
    )
    rows: list[Row] = [
        *([take] if take else []),
        [
            button(CustomId("name", match.id), f"Save this {noun}", "primary"),
            button(CustomId("hand", match.id), "Back"),
        ],
    ]
    text = "\n".join(f"• {setup.name}" for setup in kept.setups) or f"You keep no {noun} that fits this match yet."
    screen = Screen(title=f"Your {noun}s", text=text, footer="Nobody else sees them. /setups lists all that you keep.")
    return Page(screen=screen, rows=rows, note=note)


def all_setups_page(setups: Sequence[SavedSetup], note: str = "") -> Page:
    """Everything that a person keeps in a guild, to forget one."""
    lines = [f"• {_described(setup)}" for setup in setups]
    screen, _ = match_cards.page_of("Your set-ups", lines, 0, _NONE)
    options = [(base36(setup.id), _described(setup), "") for setup in setups[: discord_limits.SELECT_OPTIONS]]
    return Page(screen=screen, rows=[select(CustomId("forget"), "Forget one", options)] if options else [], note=note)


def forgetting_page(setup: SavedSetup) -> Page:
    """Asks whether a set-up is to be forgotten."""
    screen = match_cards.question("Forget this set-up?", f"{_described(setup)}\nThis can't be undone.")
    buttons = [
        button(CustomId("forget_it", node=setup.id), "Yes, forget it", "danger"),
        button(CustomId("setups"), "No, keep it"),
    ]
    return Page(screen=screen, rows=in_rows(buttons))


def _described(setup: SavedSetup) -> str:
    host = PLAYABLE_GAMES.get(setup.game)
    return f"{setup.name} ({host.presenter.name if host else setup.game}, {setup.variant})"
