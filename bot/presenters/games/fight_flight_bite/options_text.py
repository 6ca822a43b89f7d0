"""What can be agreed on before a match, in words (rules 3)."""

from collections.abc import Sequence

from bot.presenters.presenter import OptionText, Preset
from bot.presenters.words import counted, sentence_case
from engine.games.fight_flight_bite.options import FightOptions, usual_map

OPTIONS = (
    OptionText(
        "map",
        "Map",
        (
            ("auto", "the usual one (pairs, grove for four)"),
            ("ring", "ring, for two or three"),
            ("bay", "bay, for two or three"),
            ("pairs", "pairs, for two or three"),
            ("grove", "grove, for four"),
            ("delta", "delta, for four"),
        ),
    ),
    OptionText(
        "bite_range", "Bite", (("any", "a bitten cube goes anywhere"), ("adjacent", "a bitten cube goes next door"))
    ),
    OptionText(
        "defender_cube",
        "Defender's cube",
        (("any", "a defender's cube goes anywhere"), ("other", "a defender's cube goes elsewhere")),
    ),
    OptionText(
        "fight_target",
        "Push",
        (("defender", "only the beaten tribe is pushed"), ("any_opponent", "any opponent may be pushed")),
    ),
    OptionText(
        "extra_critter",
        "Extra Critter",
        (("same", "it enters where you placed"), ("any", "it enters anywhere")),
    ),
    OptionText(
        "rethrow",
        "Equal throws",
        (("chosen", "throw again each time"), ("locked", "three signs are thrown at once")),
    ),
    OptionText(
        "card_scoring",
        "Held cards",
        (("matching", "each makes its food worth 1 more"), ("printed", "each adds its printed value, 3 at most")),
    ),
    OptionText(
        "harvest_pick",
        "Harvest",
        (("auto", "the best food is taken for you"), ("manual", "you take cube by cube")),
    ),
    OptionText(
        "tribes",
        "Tribes",
        (
            ("off", "everybody has the same four cards"),
            ("choose", "tribes with cards of their own, chosen"),
            ("random", "tribes with cards of their own, drawn"),
        ),
    ),
    OptionText("final_tie", "A tie", (("throw", "the tied throw for the win"), ("shared", "the tied share the win"))),
)


PRESETS = (Preset("Classic"), Preset("Quick", {"rethrow": "locked"}), Preset("Tribes", {"tribes": "choose"}))


def terms(options: FightOptions, sizes: Sequence[int]) -> str:
    """Name the map, how many play if that is settled, and whatever isn't usual."""
    people = counted(len(sizes), "player") if sizes else ""
    named = usual_map(len(sizes)) if options.map == "auto" and sizes else options.map
    where = "usual map" if named == "auto" else f"{named} map"
    chosen = options.model_dump()
    others = [
        dict(option.values)[chosen[option.key]]
        for option in OPTIONS
        if option.key != "map" and chosen[option.key] != option.values[0][0]
    ]
    return sentence_case(" · ".join(part for part in (people, where, *others) if part))
