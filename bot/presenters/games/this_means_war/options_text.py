"""What can be agreed on before a match, in words (rules 5)."""

from collections.abc import Sequence

from bot.presenters.presenter import OptionText, Preset
from bot.presenters.words import counted, sentence_case
from engine.games.this_means_war.options import WarOptions

OPTIONS = (
    OptionText(
        "win_city",
        "CITY to win",
        (("50", "50 CITY wins"), ("30", "30 CITY wins, a short match"), ("75", "75 CITY wins, a long match")),
    ),
    OptionText("wall", "WALL", (("20", "20 WALL to begin with"), ("10", "10 WALL"), ("30", "30 WALL"))),
    OptionText("city", "CITY", (("15", "15 CITY to begin with"), ("10", "10 CITY"), ("25", "25 CITY"))),
    OptionText(
        "resources", "Resources", (("4", "4 of each resource to begin with"), ("2", "2 of each"), ("8", "8 of each"))
    ),
    OptionText(
        "production",
        "Production",
        (("2", "2 of each production to begin with"), ("1", "1 of each"), ("3", "3 of each")),
    ),
    OptionText(
        "resolution",
        "ESPIONAGE resolves",
        (("active", "clockwise from whose turn it is"), ("target", "clockwise from the target of the OPERATION")),
    ),
    OptionText(
        "max_turns",
        "Turns",
        (
            ("500", "500 turns at most"),
            ("60", "60 turns at most"),
            ("100", "100 turns at most"),
            ("200", "200 turns at most"),
        ),
    ),
)

PRESETS = (Preset("Classic"), Preset("Quick", {"win_city": "30"}))

_SAID = {
    "wall": "{} WALL",
    "city": "{} CITY to begin with",
    "resources": "{} of each resource",
    "production": "{} of each production",
    "max_turns": "{} turns at most",
}


def terms(options: WarOptions, sizes: Sequence[int]) -> str:
    """Name how many play if that is settled, what wins, and whatever isn't usual."""
    people = counted(len(sizes), "player") if sizes else ""
    usual, chosen = WarOptions().model_dump(), options.model_dump()
    others = [said.format(chosen[key]) for key, said in _SAID.items() if chosen[key] != usual[key]]
    if options.resolution == "target":
        others.append("ESPIONAGE resolves from the target on")
    return sentence_case(" · ".join(part for part in (people, f"{options.win_city} CITY wins", *others) if part))
