"""Options and terms of a match (rules 3), and the rules by topic in our own words."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.screens.presenter import OptionText, Preset
from bot.screens.words import format_count, format_list, sentence_case
from engine.games.fight_flight_bite.options import HEAD_STARTS, FightOptions, usual_map

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
        (("same", "Extra Critter enters where you placed"), ("any", "Extra Critter enters anywhere")),
    ),
    OptionText(
        "rethrow",
        "Equal throws",
        (("chosen", "throw again each time"), ("locked", "three signs are thrown at once")),
    ),
    OptionText(
        "card_scoring",
        "Held cards",
        (
            ("matching", "each makes its food worth 1 more"),
            ("printed", "held cards add their value, 3 at most"),
        ),
    ),
    OptionText(
        "harvest_pick",
        "Harvest",
        (("auto", "the best food is taken for you"), ("manual", "players take cube by cube")),
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
    OptionText(
        "head_start",
        "Head start",
        (("none", "everybody begins with 0 points"), ("by_place", "all but the last to play begin with points")),
    ),
)


PRESETS = (Preset("Classic"), Preset("Quick", {"rethrow": "locked"}), Preset("Tribes", {"tribes": "choose"}))


def terms(options: FightOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: number of players if known, map, and options with unusual values.

    `sizes` has an entry for each player; empty means that the number is not yet known.
    """
    people = format_count(len(sizes), "player") if sizes else ""
    named = usual_map(len(sizes)) if options.map == "auto" and sizes else options.map
    where = "usual map" if named == "auto" else f"{named} map"
    chosen = options.model_dump()
    others = [
        dict(option.values)[chosen[option.key]]
        for option in OPTIONS
        if option.key != "map" and chosen[option.key] != option.values[0][0]
    ]
    return sentence_case(" · ".join(part for part in (people, where, *others) if part))


_HEAD_STARTS = ", ".join(
    f"{format_list([str(points) for points in HEAD_STARTS[seats][:-1]])} among {words}"
    for seats, words in ((3, "three"), (4, "four"))
)

RULES: Mapping[str, str] = MappingProxyType(
    {
        "overview": (
            "Two to four tribes of critters spread over a map of woodlands and duel for the food that lies there. In "
            "each of five rounds everybody places one critter, plays one card, and fights whoever is there already, "
            "by throwing **Fight**, **Flight** or **Bite** in secret. Whoever has the most critters on a woodland at "
            "the end takes its food, except for what the second strongest carries off. Each cube is worth 2 points, "
            "and more for each card of that food still in your hand. The highest score wins.\n\n"
            "The public board shows the map and the tribes. **My hand** shows the map, your cards and what you can do; "
            "only you see it."
        ),
        "turn": (
            "1. **Place** a critter from your reserve on any woodland. Your critters there stand for this turn.\n"
            "2. **Play a card**, always exactly one. It counts for this turn and is gone. Some do something at once.\n"
            "3. **Duel** if opponents are there: the first duel must be fought, further ones may be. You go on until "
            "none of your critters there stands, no opponent is left, or you stop.\n"
            "4. Your critters stand up again, and it is the next player's turn.\n\n"
            "Everybody takes five turns, so of your eight cards three are left at the end."
        ),
        "the three signs": (
            "**Fight** beats Bite, **Bite** beats Flight, **Flight** beats Fight.\n\n"
            "Each woodland shows a sign too: whoever wins there with that sign gets one more bonus action. In the "
            "picture Fight is claws on green, Flight a wing on blue, and Bite fangs on purple."
        ),
        "duels": (
            "The attacker is whoever's turn it is. The defender is the opponent with the most critters there; among "
            "equals the attacker chooses. Both throw in secret: while a duel is open, press a sign below the board. "
            "Nobody sees what you threw until both have; from then on it stands.\n\n"
            "Equal signs are thrown again at once; the third equal throw in a row wins for the attacker. After the "
            "duel the attacking critter lies down, win or lose, and can't attack again this turn. Defenders never lie"
            " down.\n\n"
            "If the **attacker** wins, bonus actions follow. If the **defender** wins, it may put one cube from the "
            "supply on a woodland."
        ),
        "bonus actions": (
            "You get 1 action of the sign you won with, 1 more if the woodland shows that sign, and what your card "
            "adds; 3 at most. Each is optional.\n"
            "• **Fight**: push a critter of the beaten tribe to a neighbouring woodland.\n"
            "• **Flight**: bring one of your own critters here from anywhere, or move one from here to anywhere. "
            "Whoever arrives lies down.\n"
            "• **Bite**: move a cube from here to any other woodland.\n\n"
            "Nothing ever enters the pond, and woodlands on its two sides are not neighbours."
        ),
        "harvest": (
            "After the last turn each woodland is harvested, A first.\n"
            "• One tribe has the **most critters**: the tribe with the second most retreats with one cube per "
            "critter; if several are second, each gets one cube. The strongest takes all the rest.\n"
            "• Several have the most: they take cubes in turn, as many as they have critters each. Cubes left over "
            "go to nobody, and all other tribes get nothing.\n"
            "• No critters: nobody gets the food.\n\n"
            "You take the food that is worth most to you."
        ),
        "scoring": (
            "Each cube is worth 2, plus 1 for each card of the same food that you still hold. Score = nuts × (2 + nut"
            " cards) + mushrooms × (2 + mushroom cards) + fruits × (2 + fruit cards).\n\n"
            "Played cards, critters and control score nothing. Whoever is tied for the win throws for it.\n\n"
            "Whoever plays last sees everything before the last turn, and wins more often among three and four. With "
            f"the option **head start** the others begin with points: {_HEAD_STARTS}."
        ),
        "cards": (
            "Everybody has Extra Fight, Extra Flight, Extra Bite and Extra Critter, and four secret cards. What you "
            "play helps you this turn; what you keep makes its food worth more.\n\n"
            "`/card` shows any card."
        ),
        "tribes": (
            "With the option **tribes**, everybody plays another tribe: Extra Critter, four cards of the tribe, and "
            "three secret ones.\n"
            "• **Foxes**: Extra Fight four times. **Birds**: Extra Flight. **Snakes**: Extra Bite.\n"
            "• **Rabbits**: Bolt, Wander, Pack Tactics, Lie Low.\n"
            "• **Moles**: Long Reach, Windfall, Thick Hide, Scavenger."
        ),
        "leaving": (
            "In a match of three or four you may resign. Your critters stay where they are and count for control, but"
            " you take no more turns and place last. If only one is left, that one wins."
        ),
    }
)
