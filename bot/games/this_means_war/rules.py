"""Rules of This Means War! by topic, in our own words.

Options and terms of a match (rules 5).
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.screens.presenter import OptionText, Preset
from bot.screens.words import format_count, sentence_case
from engine.games.this_means_war.options import WarOptions

RULES: Mapping[str, str] = MappingProxyType(
    {
        "overview": (
            "Two to four Grafmarshalls build a CITY behind a WALL and try to tear the others' down. On your turn you "
            "collect resources and execute one order: play a card, and the others may answer it with ESPIONAGE. "
            "Whoever has 50 CITY at the end of anybody's turn wins; so does the last one whose CITY still stands.\n\n"
            "The public board shows every base and what is on the table. **My hand** shows your cards and what you "
            "can pay; only you see it."
        ),
        "turn": (
            "1. **Collect**: each resource grows by its production: LABOR by FACTORY, RESEARCH by LAB, AMMO by SILO, "
            "ARMY by BARRACKS.\n"
            "2. **Execute an order**, exactly one of:\n"
            "• *Play* an OPERATION from your hand. Its cost is paid at once.\n"
            "• *Recycle*: discard a card and draw one.\n"
            "• *Mulligan*: discard your hand and draw one card fewer.\n"
            "3. **Fog of war**: each opponent who hasn't played ESPIONAGE in this turn may play one.\n"
            "4. **End**: whoever has enough CITY wins. Else it is the next one's turn.\n\n"
            "For each card you play you draw one."
        ),
        "base": (
            "**CITY** is what you live by: at 0 you are out. **WALL** takes assaults before the CITY does. "
            "**Production** is between 1 and 6, shown as squares. **Resources** pay for cards; there may be any number "
            "of them.\n\n"
            "In the picture LABOR is a gear, RESEARCH a flask, AMMO a shell, ARMY a helmet."
        ),
        "effects": (
            "• **Add**: your own area grows.\n"
            "• **Assault**: the target's WALL goes first; what is left hits the CITY.\n"
            "• **Destroy**: the target's area is lowered, whatever WALL stands.\n"
            "• **Sacrifice**: your own area is lowered; you may play the card with less.\n"
            "• **Choose one**: you name the branch when you play the card.\n"
            "• **Play another**: you execute another order afterwards.\n"
            "• **Discard**: discard a card and draw one.\n\n"
            "Effects happen in the order written. `/card` shows any card."
        ),
        "answers": (
            "When an OPERATION is played, each opponent is asked in turn: play one ESPIONAGE card, or pass. You may "
            "do so once in a turn. Everybody is asked alike, whether or not they hold a card that fits; only who has "
            "no card, or can pay for none, isn't. You may pass before your turn to answer, for good in that window.\n\n"
            "First SABOTAGE takes effect, the last one first, so a SABOTAGE can itself be nullified. Then come the "
            "OPERATION and the answers, clockwise. Costs stay paid. When all have taken effect, "
            "every card is replaced by a drawn one.\n\n"
            "While you are asked, **Pass** stands below the board too. On your panel, **Pass this turn** passes until "
            "the turn is over, and **Pass for me** has more."
        ),
        "special cards": (
            "• **SABOTAGE** nullifies an order on the table.\n"
            "• **COUNTER STRIKE** answers an assault on you, at any opponent.\n"
            "• **ESPIONAGE** copies an order, with Assault and Destroy at 0.\n"
            "• **NETWORK HACK** shows you a hand; you choose a card of it to be discarded.\n"
            "• **LATEST INTEL** recycles a card at once.\n"
            "• **FINAL STAND** keeps your CITY at 1 or more until your next Collect, whatever others do.\n"
            "• **TRIED AND TRUE** takes a card from the discard pile instead of drawing.\n"
            "• **EMP DISCHARGE** gives everybody six new cards."
        ),
        "winning": (
            "At the end of anybody's turn you win with 50 CITY (or what was agreed), together with everybody else who "
            "has them. Whoever's CITY falls to 0 is out "
            "at once; the last one standing wins. When the turns run out, the highest CITY wins, then the highest "
            "WALL.\n\n"
            "Whoever resigns is out, and the others go on."
        ),
    }
)


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

_OPTION_TEXTS = {
    "wall": "{} WALL",
    "city": "{} CITY to begin with",
    "resources": "{} of each resource",
    "production": "{} of each production",
    "max_turns": "{} turns at most",
}


def terms(options: WarOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: number of players if known, the winning CITY, and unusual options."""
    people = format_count(len(sizes), "player") if sizes else ""
    usual, chosen = WarOptions().model_dump(), options.model_dump()
    others = [text.format(chosen[key]) for key, text in _OPTION_TEXTS.items() if chosen[key] != usual[key]]
    if options.resolution == "target":
        others.append("ESPIONAGE resolves from the target on")
    return sentence_case(" · ".join(part for part in (people, f"{options.win_city} CITY wins", *others) if part))
