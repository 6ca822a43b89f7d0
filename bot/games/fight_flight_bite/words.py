"""Names and texts of woodlands, signs, food and cards, shared by all screens of Fight, Flight, Bite."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bot.screens.emblems import EMBLEMS
from bot.screens.presenter import WaitKind
from bot.screens.words import as_sentence, format_count, format_list, plain, sentence_case
from engine.core.values import Seat
from engine.games.fight_flight_bite.cards import BEATS, BY_KEY, FOODS, SIGNS, Cubes, Sign
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import Ask, View, WoodlandView

ROUNDS = 5

_NO_EMBLEMS: Mapping[str, str] = MappingProxyType({f"{emblem} ": "" for emblem in EMBLEMS})

SHORT_TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "extra_fight": "+1 Fight action",
        "extra_flight": "+1 Flight action",
        "extra_bite": "+1 Bite action",
        "extra_critter": "Place one more critter",
        "stampede": "+2 Fight actions",
        "bolt": "+2 Flight actions",
        "gorge": "+2 Bite actions",
        "claw_wing": "+1 Fight or Flight action",
        "wing_fang": "+1 Flight or Bite action",
        "fang_claw": "+1 Bite or Fight action",
        "wild_heart": "+1 action in the first duel",
        "second_wind": "Throw a lost duel again",
        "stubborn": "The second tie is yours",
        "grudge": "Attack whom you like",
        "long_reach": "Push and bite to anywhere",
        "lie_low": "You need not fight",
        "stare_down": "Defender bars a sign",
        "thick_hide": "No cube for defenders",
        "pack_tactics": "Your first Flight in stands",
        "wander": "Move a critter next door",
        "keen_nose": "Look at one hand",
        "scavenger": "A cube for you when you lose",
        "windfall": "Put a cube anywhere",
    }
)
"""The effect of each card in a few words, for pictures and hints."""


def card_name(key: str) -> str:
    """Return a card's name, such as "Extra Fight"."""
    return BY_KEY[key].name


def sign_name(sign: Sign) -> str:
    """Return a sign's name, such as "Fight"."""
    return sign.capitalize()


def sign_beaten_by(sign: Sign) -> str:
    """Return the name of the sign that this one beats."""
    return sign_name(BEATS[sign])


def tribe_name(tribe: str) -> str:
    """Return a tribe's name, such as "Foxes"."""
    return tribe.capitalize()


def woodland_name(woodland: WoodlandView) -> str:
    """Return a woodland's letter and sign, such as "A (Fight)"."""
    return f"{woodland.id} ({sign_name(woodland.icon)})"


def woodland_at(view: View, letter: str) -> WoodlandView:
    """Return the woodland with this letter, which must exist."""
    return next(woodland for woodland in view.woodlands if woodland.id == letter)


def viewer_hand(view: View) -> Sequence[str]:
    """Return the viewer's hand; `()` for a spectator."""
    return () if view.seat is None else view.seats[view.seat].hand or ()


@lru_cache(maxsize=1_024)
def cubes_text(cubes: Cubes) -> str:
    """Return cubes by food, such as "2 nuts and 1 fruit". Return "no food" for zero cubes."""
    parts = [format_count(number, food) for food, number in zip(FOODS, cubes, strict=True) if number]
    return format_list(parts) or "no food"


def critters_text(critters: Sequence[int], lying: Mapping[Seat, int] = MappingProxyType({})) -> str:
    """Return the number of critters of each seat, such as "◆ 2 (1 lying), ● 1".

    Seats with 0 are left out; if all have 0, the text is a word for an empty woodland. `critters` is indexed by seat.
    `lying` maps a seat to its number of lying critters.
    """
    parts = [
        f"{EMBLEMS[seat]} {number}{f' ({lying[Seat(seat)]} lying)' if lying.get(Seat(seat)) else ''}"
        for seat, number in enumerate(critters)
        if number
    ]
    return ", ".join(parts) or "nobody"


def contents_text(view: View, woodland: WoodlandView) -> str:
    """Return the critters and the food of a woodland, such as "◆ 2, ● 1; 2 nuts".

    After its harvest, the number of cubes that each seat took replaces the food.
    """
    turn = view.turn
    lying = {turn.seat: turn.lying} if turn is not None and turn.woodland == woodland.id else {}
    critters = critters_text(woodland.critters, lying)
    if woodland.harvest is None:
        return f"{critters}; {cubes_text(woodland.cubes)}"
    taken = [f"{EMBLEMS[seat]} took {sum(cubes)}" for seat, cubes in enumerate(woodland.harvest.taken) if sum(cubes)]
    return f"{critters}; {', '.join(taken) or 'no harvest'}"


def signs_text(signs: Sequence[Sign]) -> str:
    """Return signs in their order, such as "Fight, Bite, Fight"."""
    return ", ".join(sign_name(sign) for sign in signs)


def actions_by_sign_text(numbers: Sequence[int]) -> str:
    """Return bonus actions by sign, such as "Fight 2, Flight 1, Bite 1".

    `numbers` is in the order of `SIGNS`.
    """
    return ", ".join(f"{sign_name(sign)} {number}" for sign, number in zip(SIGNS, numbers, strict=True))


def cube_values_text(values: Sequence[int]) -> str:
    """Return the value of a cube of each food, such as "nut 3, mushroom 2, fruit 4"."""
    return ", ".join(f"{food} {number}" for food, number in zip(FOODS, values, strict=True))


def bonus_when_held(key: str, scoring: CardScoring) -> str:
    """Return the bonus of a card that its owner keeps to the end of a match: "each nut +1".

    The number is the card's value if `scoring` is "printed"; otherwise it is 1.
    """
    card = BY_KEY[key]
    return f"each {card.food} +{card.value if scoring == 'printed' else 1}"


def effect_and_bonus(key: str, scoring: CardScoring) -> str:
    """Return a card's effect and its bonus when kept, such as "+1 Fight action; kept: each nut +1".

    `key` is the card's key, and `scoring` the rule that decides the bonus.
    """
    return f"{SHORT_TEXTS[key]}; kept: {bonus_when_held(key, scoring)}"


def plain_sentence(text: str, shapes: Mapping[str, str] = _NO_EMBLEMS) -> str:
    """Return a text as a sentence for alternative texts, without bold marks and with a full stop.

    `shapes` maps each emblem to its replacement; by default, emblems are removed.
    """
    return as_sentence(sentence_case(plain(text, shapes)))


class AskText(NamedTuple):
    """Texts for one kind of ask."""

    title: str
    """Title of the panel of a seat that must choose."""
    does: str
    """The task of one seat, to follow its name, such as "chooses a tribe"."""
    do: str
    """The task as an infinitive, such as "choose a tribe"; several seats share it."""
    topic: str
    """Key of the rules that explain it."""
    wait: WaitKind = "turn"
    advice: str = ""
    """The question in full; "" if it depends on the position."""


_CUBE = AskText("You may place a cube", "may place a cube", "place a cube", "duels", "answer")

ASKS: Mapping[Ask, AskText] = MappingProxyType(
    {
        "tribe": AskText(
            "Choose your tribe",
            "chooses a tribe",
            "choose a tribe",
            "tribes",
            advice="**Each tribe has five cards of its own**, which everybody knows. You get three more, in secret.",
        ),
        "open": AskText(
            "Place an opening critter",
            "places an opening critter",
            "place an opening critter",
            "turn",
            advice="**Choose a woodland without critters.** There are no duels yet. You place two opening critters.",
        ),
        "place": AskText(
            "Your turn: place a critter",
            "places a critter",
            "place a critter",
            "turn",
            advice=(
                "**Choose a woodland for this turn's critter.** If opponents are there, you must attack the one with "
                "the most critters."
            ),
        ),
        "play": AskText(
            "Your turn: play a card",
            "plays a card",
            "play a card",
            "cards",
            advice=("**Play one card for this turn.** The three cards that you keep to the end make food worth more."),
        ),
        "attack": AskText("Attack", "attacks", "attack", "duels"),
        "bar": AskText(
            "Name a sign you won't throw",
            "names a sign not to throw",
            "name a sign not to throw",
            "duels",
            "answer",
            "**Stare Down**: name a sign, for all to see. You may not throw it in this duel.",
        ),
        "throw": AskText("Throw!", "throws", "throw", "the three signs", "answer"),
        "void": AskText(
            "You lost this duel",
            "accepts the loss or throws again",
            "accept the loss or throw again",
            "duels",
            "answer",
            "**Second Wind** lets you throw again once. The new result counts.",
        ),
        "bonus": AskText("Use your bonus", "uses the bonus", "use the bonus", "bonus actions"),
        "defender_cube": _CUBE._replace(
            advice="**You held your ground.** You may put a cube from the supply on a woodland."
        ),
        "scavenger_cube": _CUBE._replace(advice="**Scavenger**: you may put a cube from the supply on a woodland."),
        "pick": AskText("Take a cube", "takes a cube", "take a cube of the harvest", "harvest", "answer"),
        "final_throw": AskText(
            "Throw for the win!", "throws for the win", "throw for the win", "the three signs", "answer"
        ),
    }
)
_MAY_STOP = ASKS["attack"]._replace(does="may attack", do="attack or end the turn")
_MAY_GO_ON = _MAY_STOP._replace(does="may attack again", do="attack again or end the turn")


def current_ask(view: View) -> AskText:
    """Return the texts of the first ask that the match waits for.

    Raises IndexError if the match waits for no seat.
    """
    ask, turn = view.asks[0].ask, view.turn
    if ask != "attack" or turn is None or turn.must_attack:
        return ASKS[ask]
    return _MAY_GO_ON if turn.duels else _MAY_STOP


def is_throwing(view: View) -> bool:
    """Return whether the match waits for throws in a duel or for the win."""
    return any(ask.ask in ("throw", "final_throw") for ask in view.asks)


def moment(view: View) -> str:
    """Return the name of the present part: "Tribes", "Opening", "Round 3 of 5", "Harvest", or "The end" without one."""
    match view.phase:
        case "tribes":
            return "Tribes"
        case "opening":
            return "Opening"
        case "turns":
            return f"Round {view.round} of {ROUNDS}"
        case _ if view.outcome is not None and not any(each.harvest for each in view.woodlands):
            return "The end"
        case _:
            return "Harvest"
