"""What can be agreed on before a match, in words (rules 1)."""

from collections.abc import Sequence

from bot.presenters.games.stratego.words import ARMIES
from bot.presenters.games.stratego.words import PRESETS as PRESET_NAMES
from bot.presenters.presenter import OptionText, Preset
from bot.presenters.words import counted
from engine.games.stratego.options import PRESETS as PRESET_RULES
from engine.games.stratego.options import Ruleset, StrategoOptions, ruleset_of

_AS_PRESET = ("preset", "as the preset has it")
_USUAL_ROWS = 3

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "preset",
        "Rules",
        (
            ("house", "house: silent defence, two rescues, a bold Spy"),
            ("classic", "classic: every fight is announced"),
            ("tournament", "tournament: no memory aid, no endless chases"),
            ("old_us", "old US: 1 is the highest rank"),
        ),
    ),
    OptionText(
        "army",
        "Army",
        (
            ("full", "full, 40 pieces a side"),
            ("barrage", "Barrage, 8 pieces a side, quick"),
            ("duel", "Duel, 10 pieces a side, quick"),
        ),
    ),
    OptionText("duel_rows", "Rows of a Duel", (("3", "set up in 3 rows"), ("4", "set up in 4 rows"))),
    OptionText(
        "numbering", "Numbers", (_AS_PRESET, ("ten_high", "10 is the Marshal"), ("one_high", "1 is the Marshal"))
    ),
    OptionText(
        "spy_attack",
        "Attacking Spy",
        (_AS_PRESET, ("marshal", "beats the Marshal alone"), ("any_rank", "beats all but Bombs")),
    ),
    OptionText(
        "spy_vs_spy",
        "Spy against Spy",
        (_AS_PRESET, ("both_removed", "both are removed"), ("attacker_wins", "the attacker wins")),
    ),
    OptionText(
        "aggressor_advantage",
        "Equal ranks",
        (_AS_PRESET, ("off", "both are removed"), ("on", "the attacker wins")),
    ),
    OptionText(
        "silent_defense",
        "A defender that wins",
        (_AS_PRESET, ("off", "is announced"), ("on", "stays secret")),
    ),
    OptionText(
        "rescue",
        "Rescue",
        (
            _AS_PRESET,
            ("off", "captured pieces stay away"),
            ("limited", "two may come back, for the enemy's back row"),
            ("open", "without limits, one for every entry"),
        ),
    ),
    OptionText(
        "scout",
        "Scouts",
        (_AS_PRESET, ("run_and_attack", "may attack at the end of a run"), ("run_or_attack", "run or attack")),
    ),
    OptionText(
        "two_square",
        "To and fro",
        (
            _AS_PRESET,
            ("0", "no limit"),
            ("2", "2 crossings of one border in a row"),
            ("3", "3 crossings of one border in a row"),
            ("5", "5 crossings of one border in a row"),
        ),
    ),
    OptionText("more_squares", "Chases", (_AS_PRESET, ("off", "without end"), ("on", "may not repeat a position"))),
    OptionText(
        "memory_aid",
        "Memory aid",
        (_AS_PRESET, ("on", "the board keeps what was revealed"), ("off", "you have to remember")),
    ),
)

PRESETS = (
    Preset("Classic", {"preset": "classic"}),
    Preset("Quick", {"preset": "classic", "army": "barrage"}),
    Preset("House rules"),
    Preset("House rules with open rescue", {"rescue": "open"}),
)

_LEFT_OUT = ("preset", "army", "duel_rows")


def terms(options: StrategoOptions, _sizes: Sequence[int]) -> str:
    """Name the preset, every rule that is not the preset's, and the army."""
    rules = ruleset_of(options)
    usual = PRESET_RULES[rules.preset]
    changed = [
        f"{option.label.lower()}: {_meaning(option, rules)}"
        for option in OPTIONS
        if option.key not in _LEFT_OUT and getattr(rules, option.key) != usual[option.key]
    ]
    return " · ".join([PRESET_NAMES[rules.preset], _army(options, rules), *changed])


def _army(options: StrategoOptions, rules: Ruleset) -> str:
    army = ARMIES[rules.army]
    if options.duel_rows == _USUAL_ROWS:
        return army
    if rules.army == "duel":
        return f"{army} in {options.duel_rows} rows"
    return f"{army} ({options.duel_rows} rows: in Duels only)"


def _meaning(option: OptionText, rules: Ruleset) -> str:
    value = getattr(rules, option.key)
    key = ("on" if value else "off") if isinstance(value, bool) else str(value)
    known = dict(option.values)
    return known[key] if key in known else f"{counted(int(key), 'crossing')} of one border in a row"
