"""Rules of This Means War! by topic, in our own words.

Options and terms of a match (rules 5).
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.screens.presenter import OptionText, Preset
from bot.screens.words import format_count
from engine.games.this_means_war.options import WarOptions

RULES: Mapping[str, str] = MappingProxyType(
    {
        "overview": (
            "Two to four Grafmarshalls build a CITY behind a WALL and try to tear the others' down. On your turn you "
            "collect resources and give one order: play an OPERATION, and the others may answer it with ESPIONAGE. "
            "ESPIONAGE is violet; all other cards are OPERATIONS. "
            "Whoever has 50 CITY at the end of anybody's turn wins; so does the last one whose CITY still stands.\n\n"
            "The public board shows every base and what is on the table. **My hand** shows your cards and what you "
            "can pay; only you see it."
        ),
        "turn": (
            "1. **Collect**: each resource grows by its production: LABOR by FACTORY, RESEARCH by LAB, AMMO by SILO, "
            "ARMY by BARRACKS.\n"
            "2. **Give an order**, exactly one of:\n"
            "• *Play* an OPERATION from your hand. Its cost is paid at once.\n"
            "• *Recycle*: discard a card and draw one.\n"
            "• *Mulligan*: discard your hand and draw one card fewer.\n"
            "3. **Fog of war**: before the turn ends, each opponent who hasn't played ESPIONAGE in it may play one.\n"
            "4. **End**: whoever has enough CITY wins. Otherwise the next player has their turn.\n\n"
            "For each card you play you draw one."
        ),
        "base": (
            "**CITY** is what you live by: at 0 you are out. **WALL** takes assaults before the CITY does. "
            "**Production** is between 1 and 6, shown as squares. **Resources** pay for cards; there may be any number "
            "of them. A card that you can't pay is grey, and “short 2” next to a cost says that 2 are missing.\n\n"
            "In the picture LABOR is a gear, RESEARCH a flask, AMMO a shell, ARMY a helmet."
        ),
        "effects": (
            "• **Add**: your own area grows.\n"
            "• **Assault**: the target's WALL goes first; what is left hits the CITY.\n"
            "• **Destroy**: the target's area is lowered, whatever WALL stands.\n"
            "• **Sacrifice**: your own area is lowered; you may play the card with less.\n"
            "• **Choose one**: you name the branch when you play the card.\n"
            "• **Play another**: you give another order afterwards.\n"
            "• **Discard**: discard a card and draw one.\n\n"
            "Effects happen in the order written. `/card` shows any card."
        ),
        "answers": (
            "When an OPERATION is played, each opponent is asked in turn: play one ESPIONAGE card, or pass. You may "
            "do so once in a turn. All are asked alike, whether or not they hold a card that fits. Only players "
            "without cards, or too poor for any answer, are left out. You may pass before your turn to answer; that is "
            "final.\n\n"
            "First SABOTAGE takes effect, the last one first, so a SABOTAGE can itself be nullified. Then come the "
            "OPERATION, and then the answers, clockwise from the first player that an OPERATION was aimed at in this "
            "turn; if there is none, from whoever plays the OPERATION. Costs stay paid. When all have taken effect, "
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
            "• **EMP DISCHARGE** gives everybody six new cards, and its player another order."
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


_DEFAULTS = WarOptions().model_dump()

_NUMBERS: Mapping[str, tuple[str, str, tuple[int, ...]]] = MappingProxyType(
    {
        "win_city": ("CITY to win", "{} CITY wins", (30, 75)),
        "wall": ("WALL", "{} WALL to begin with", (10, 30)),
        "city": ("CITY", "{} CITY to begin with", (10, 25)),
        "resources": ("Resources", "{} of each resource to begin with", (2, 8)),
        "production": ("Production", "{} of each production to begin with", (1, 3)),
        "max_turns": ("Turns", "{} turns at most", (60, 100, 200)),
    }
)
"""Options that are a number: the label, a value in words, and values to offer besides the default."""

_LENGTHS = {30: "{} CITY wins, a short match", 75: "{} CITY wins, a long match"}

_RESOLUTION = OptionText(
    "resolution",
    "ESPIONAGE resolves",
    (("target", "clockwise from the turn's first target"), ("active", "clockwise from whose turn it is")),
)


def _number_option(key: str) -> OptionText:
    label, text, others = _NUMBERS[key]
    texts = _LENGTHS if key == "win_city" else {}
    numbers = (_DEFAULTS[key], *others)
    return OptionText(key, label, tuple((str(number), texts.get(number, text).format(number)) for number in numbers))


OPTIONS = tuple(_RESOLUTION if key == _RESOLUTION.key else _number_option(key) for key in WarOptions.model_fields)

PRESETS = (Preset("Classic"), Preset("Quick", {"win_city": "30"}))


def terms(options: WarOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: number of players, the CITY to win, and options off their defaults.

    `sizes` has one entry for each player; if empty, the number of players is unknown and left out.
    """
    chosen = options.model_dump()
    shown = [key for key in _NUMBERS if key == "win_city" or chosen[key] != _DEFAULTS[key]]
    parts = [format_count(len(sizes), "player")] if sizes else []
    parts += [_NUMBERS[key][1].format(chosen[key]) for key in shown]
    if options.resolution != _DEFAULTS["resolution"]:
        parts.append(f"{_RESOLUTION.label} {dict(_RESOLUTION.values)[options.resolution]}")
    return " · ".join(parts)
