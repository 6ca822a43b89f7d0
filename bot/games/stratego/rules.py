"""Options and terms of a match (rules 1), and the rules by topic in our own words."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.stratego import texts
from bot.screens.presenter import OptionText, Preset
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.stratego.options import PRESETS as PRESET_RULES
from engine.games.stratego.options import Ruleset, StrategoOptions, ruleset_of

_OPTIONS = texts_with_prefix(texts, "option")
_CHANGED = texts_with_prefix(texts, "changed")
_PRESETS = texts_with_prefix(texts, "preset")
_ARMIES = texts_with_prefix(texts, "army")
_TOPICS = texts_with_prefix(texts, "topic")
_RULES = texts_with_prefix(texts, "rules")

_USUAL_ROWS = 3

_RULE_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "numbering": ("ten_high", "one_high"),
        "spy_attack": ("marshal", "any_rank"),
        "spy_vs_spy": ("both_removed", "attacker_wins"),
        "aggressor_advantage": ("off", "on"),
        "silent_defense": ("off", "on"),
        "rescue": ("off", "limited", "open"),
        "scout": ("run_and_attack", "run_or_attack"),
        "two_square": ("0", "2", "3", "5"),
        "more_squares": ("off", "on"),
        "memory_aid": ("on", "off"),
        "both_stuck": ("loss", "draw"),
    }
)
"""Values of the rules that a preset sets, without the default, which is the rule of the preset."""

_OTHER_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "preset": ("house", "classic", "tournament", "old_us"),
        "army": ("full", "barrage", "duel"),
        "duel_rows": ("3", "4"),
    }
)


@cached_by_language()
def options() -> tuple[OptionText, ...]:
    """Return the options of a match, the preset first."""
    default = ("preset", texts.option_default())
    return (
        *(OptionText(key, _OPTIONS[key](), _values(key, values)) for key, values in _OTHER_VALUES.items()),
        *(OptionText(key, _OPTIONS[key](), (default, *_values(key, values))) for key, values in _RULE_VALUES.items()),
    )


def _values(key: str, values: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((value, _meaning(key, value)) for value in values)


def _meaning(key: str, value: str) -> str:
    if key == "two_square" and value != "0":
        return texts.option_two_square_crossings(count=int(value))
    return _OPTIONS[f"{key}_{value}"]()


@cached_by_language()
def presets() -> tuple[Preset, ...]:
    """Return the presets that people choose from, the usual one first."""
    return (
        Preset(texts.choose_classic(), {"preset": "classic"}),
        Preset(texts.choose_quick(), {"preset": "classic", "army": "barrage"}),
        Preset(texts.choose_house()),
        Preset(texts.choose_open_rescue(), {"rescue": "open"}),
    )


def terms(options: StrategoOptions, _sizes: Sequence[int]) -> str:
    """Return the name of the preset, the army, and every rule that differs from the preset.

    The parts are joined by " · ".
    """
    rules = ruleset_of(options)
    usual = PRESET_RULES[rules.preset]
    changed = [
        _CHANGED[key](meaning=_meaning(key, _value_key(getattr(rules, key))))
        for key in _RULE_VALUES
        if getattr(rules, key) != usual[key]
    ]
    return " · ".join([_PRESETS[rules.preset](), _army(options, rules), *changed])


def _army(options: StrategoOptions, rules: Ruleset) -> str:
    if options.duel_rows == _USUAL_ROWS:
        return _ARMIES[rules.army]()
    if rules.army == "duel":
        return texts.terms_duel_rows(army=rules.army, number=options.duel_rows)
    return texts.terms_unused_rows(army=rules.army, number=options.duel_rows)


def _value_key(value: object) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


_TOPIC_KEYS = (
    "overview",
    "set_up",
    "formations_as_text",
    "moving",
    "attacking",
    "what_is_revealed",
    "rescue",
    "repeating_moves",
    "the_end",
    "presets",
    "typing",
)


def topic_name(key: str) -> str:
    """Return the name of a topic of the rules, such as "set-up" for "set_up"."""
    return _TOPICS[key]()


@cached_by_language()
def rules_by_topic() -> Mapping[str, str]:
    """Return the rules by the names of their topics, the overview first."""
    return MappingProxyType({topic_name(key): _RULES[key]() for key in _TOPIC_KEYS})
