"""What was agreed on, in a line."""

from bot.games.stratego.rules import terms
from engine.games.stratego.options import StrategoOptions
from tests.bot.screens.golden_texts import check_golden

AGREED = (
    StrategoOptions(),
    StrategoOptions(preset="old_us", army="barrage"),
    StrategoOptions(army="duel", duel_rows=4),
    StrategoOptions(preset="classic", rescue="open", two_square=7, memory_aid="off"),
    StrategoOptions(silent_defense="on"),
    StrategoOptions(duel_rows=4),
)


def test_terms_say_what_was_agreed(golden_update: bool) -> None:
    lines = [f"{options.model_dump(exclude_defaults=True)}: {terms(options, ())}" for options in AGREED]
    check_golden("stratego_terms", "\n".join(lines), update=golden_update)
