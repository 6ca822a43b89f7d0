"""Rules of This Means War! by topic, in our own words.

Options and terms of a match (rules 5).
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.games.this_means_war import texts
from bot.screens.presenter import OptionText, Preset
from engine.games.this_means_war.options import WarOptions


def rules() -> Mapping[str, str]:
    """Return the rules by topic, the overview first."""
    return {
        texts.topic_overview(): texts.rules_overview(),
        texts.topic_turn(): texts.rules_turn(),
        texts.topic_base(): texts.rules_base(),
        texts.topic_effects(): texts.rules_effects(),
        texts.topic_answers(): texts.rules_answers(),
        texts.topic_special_cards(): texts.rules_special_cards(),
        texts.topic_winning(): texts.rules_winning(),
    }


_DEFAULTS = WarOptions().model_dump()

_NUMBERS: Mapping[str, tuple[Callable[[], str], Callable[..., str], tuple[int, ...]]] = MappingProxyType(
    {
        "win_city": (texts.option_win_city, texts.value_win_city, (30, 75)),
        "wall": (texts.option_wall, texts.value_wall, (10, 30)),
        "city": (texts.option_city, texts.value_city, (10, 25)),
        "resources": (texts.option_resources, texts.value_resources, (2, 8)),
        "production": (texts.option_production, texts.value_production, (1, 3)),
        "max_turns": (texts.option_max_turns, texts.value_max_turns, (60, 100, 200)),
    }
)
"""Options that are a number: the label, a value in words, and values to offer besides the default."""

_LENGTHS: Mapping[int, Callable[..., str]] = MappingProxyType(
    {30: texts.value_win_city_short, 75: texts.value_win_city_long}
)


def _number_option(key: str) -> OptionText:
    label, text, others = _NUMBERS[key]
    lengths = _LENGTHS if key == "win_city" else {}
    numbers = (_DEFAULTS[key], *others)
    values = tuple((str(number), lengths.get(number, text)(number=number)) for number in numbers)
    return OptionText(key, label(), values)


def _resolution() -> OptionText:
    values = (("target", texts.value_resolution_target()), ("active", texts.value_resolution_active()))
    return OptionText("resolution", texts.option_resolution(), values)


def options() -> tuple[OptionText, ...]:
    """Return the options of a match, in the order of `WarOptions`."""
    return tuple(_resolution() if key == "resolution" else _number_option(key) for key in WarOptions.model_fields)


def presets() -> tuple[Preset, ...]:
    """Return the presets, the usual one first."""
    return (Preset(texts.preset_classic()), Preset(texts.preset_quick(), {"win_city": "30"}))


def terms(options: WarOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: number of players, the CITY to win, and options off their defaults.

    `sizes` has one entry for each player; if empty, the number of players is unknown and left out.
    """
    chosen = options.model_dump()
    shown = [key for key in _NUMBERS if key == "win_city" or chosen[key] != _DEFAULTS[key]]
    parts = [texts.players(count=len(sizes))] if sizes else []
    parts += [_NUMBERS[key][1](number=chosen[key]) for key in shown]
    if options.resolution != _DEFAULTS["resolution"]:
        is_target = options.resolution == "target"
        parts.append(texts.terms_resolution_target() if is_target else texts.terms_resolution_active())
    return " · ".join(parts)
