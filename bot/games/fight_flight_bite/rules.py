"""Options and terms of a match (rules 3), and the rules by topic in our own words."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.fight_flight_bite import texts
from bot.screens.presenter import OptionText, Preset
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language, sentence_case
from engine.games.fight_flight_bite.options import HEAD_STARTS, FightOptions, usual_map

_VALUES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "map": ("auto", "ring", "bay", "pairs", "grove", "delta"),
        "bite_range": ("any", "adjacent"),
        "defender_cube": ("any", "other"),
        "fight_target": ("defender", "any_opponent"),
        "extra_critter": ("same", "any"),
        "rethrow": ("chosen", "locked"),
        "card_scoring": ("matching", "printed"),
        "harvest_pick": ("auto", "manual"),
        "tribes": ("off", "choose", "random"),
        "final_tie": ("throw", "shared"),
        "head_start": ("none", "by_place"),
    }
)
"""Values of each option, the default first."""

_OPTIONS = texts_with_prefix(texts, "option")
_MAPS = texts_with_prefix(texts, "terms_map")
_TOPICS = texts_with_prefix(texts, "topic")


@cached_by_language()
def options() -> tuple[OptionText, ...]:
    """Return the options with their values, the default first."""
    return tuple(
        OptionText(key, _OPTIONS[key](), tuple((value, _OPTIONS[f"{key}_{value}"]()) for value in values))
        for key, values in _VALUES.items()
    )


def presets() -> tuple[Preset, ...]:
    """Return the presets of options, the usual one first."""
    return (
        Preset(texts.preset_classic()),
        Preset(texts.preset_quick(), {"rethrow": "locked"}),
        Preset(texts.preset_tribes(), {"tribes": "choose"}),
    )


def terms(options: FightOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: number of players if known, map, and options with unusual values.

    `sizes` has an entry for each player; empty means that the number is not yet known.
    """
    people = texts.terms_players(count=len(sizes)) if sizes else ""
    named = usual_map(len(sizes)) if options.map == "auto" and sizes else options.map
    chosen = options.model_dump()
    others = [
        _OPTIONS[f"{key}_{chosen[key]}"]()
        for key, values in _VALUES.items()
        if key != "map" and chosen[key] != values[0]
    ]
    return sentence_case(" · ".join(part for part in (people, _MAPS[named](), *others) if part))


def topic_name(key: str) -> str:
    """Return the name of a topic of the rules, such as "bonus actions" for the key "bonus"."""
    return _TOPICS[key]()


@cached_by_language()
def rules() -> Mapping[str, str]:
    """Return the rules by the names of their topics, the overview first."""
    three, four = ([str(points) for points in HEAD_STARTS[seats][:-1]] for seats in (3, 4))
    pages = {
        "overview": texts.rules_overview(),
        "turn": texts.rules_turn(),
        "signs": texts.rules_signs(),
        "duels": texts.rules_duels(),
        "bonus": texts.rules_bonus(),
        "harvest": texts.rules_harvest(),
        "scoring": texts.rules_scoring(three=three, four=four),
        "cards": texts.rules_cards(),
        "tribes": texts.rules_tribes(),
        "leaving": texts.rules_leaving(),
    }
    return MappingProxyType({topic_name(key): text for key, text in pages.items()})
