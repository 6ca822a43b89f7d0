"""Names and texts of woodlands, signs, food and cards, shared by all screens of Fight, Flight, Bite."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple, TypedDict

from bot.games.fight_flight_bite import texts
from bot.screens.emblems import EMBLEMS, seat_name
from bot.screens.presenter import Names, WaitKind
from bot.screens.words import as_sentence, join_items, plain
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language, sentence_case
from engine.core.values import Seat
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, SIGNS, Cubes, Food, Sign, Tribe
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import Ask, View, WoodlandView

ROUNDS = 5

_NO_EMBLEMS: Mapping[str, str] = MappingProxyType({f"{emblem} ": "" for emblem in EMBLEMS})

_CARDS = texts_with_prefix(texts, "card")
_EFFECTS = texts_with_prefix(texts, "effect")
_GISTS = texts_with_prefix(texts, "gist")
_SIGNS = texts_with_prefix(texts, "sign")
_TRIBES = texts_with_prefix(texts, "tribe")


def card_name(key: str) -> str:
    """Return a card's name, such as "Extra Fight"."""
    return _CARDS[key]()


def card_effect(key: str) -> str:
    """Return the text on a card."""
    return _EFFECTS[key]()


def card_gist(key: str) -> str:
    """Return the effect of a card in a few words, for pictures and hints."""
    return _GISTS[key]()


def sign_name(sign: Sign) -> str:
    """Return a sign's name, such as "Fight"."""
    return _SIGNS[sign]()


def tribe_name(tribe: Tribe) -> str:
    """Return a tribe's name, such as "Foxes"."""
    return _TRIBES[tribe]()


def woodland_name(woodland: WoodlandView) -> str:
    """Return a woodland's letter and sign, such as "A (Fight)"."""
    return texts.woodland(letter=woodland.id, sign=woodland.icon)


def woodland_at(view: View, letter: str) -> WoodlandView:
    """Return the woodland with this letter, which must exist."""
    return next(woodland for woodland in view.woodlands if woodland.id == letter)


def viewer_hand(view: View) -> Sequence[str]:
    """Return the viewer's hand; `()` for a spectator."""
    return () if view.seat is None else view.seats[view.seat].hand or ()


@cached_by_language(maxsize=1_024)
def cubes_text(cubes: Cubes, *, taken: bool = False) -> str:
    """Return cubes by food, such as "2 nuts and 1 fruit". Return "no food" for zero cubes.

    `taken` selects the grammatical form for cubes that a seat took.
    """
    counted = texts.counted_food_taken if taken else texts.counted_food
    foods = [counted(food=food, count=number) for food, number in zip(FOODS, cubes, strict=True) if number]
    return texts.cubes(foods=foods) if foods else texts.no_food()


def critters_text(critters: Sequence[int], lying: Mapping[Seat, int] = MappingProxyType({})) -> str:
    """Return the number of critters of each seat, such as "◆ 2 (1 lying), ● 1".

    Seats with 0 are left out; if all have 0, the text is a word for an empty woodland. `critters` is indexed by seat.
    `lying` maps a seat to its number of lying critters.
    """
    parts = [
        texts.lying_critters(emblem=EMBLEMS[seat], count=number, lying=lying[Seat(seat)])
        if lying.get(Seat(seat))
        else f"{EMBLEMS[seat]} {number}"
        for seat, number in enumerate(critters)
        if number
    ]
    return join_items(parts) or texts.nobody()


def contents_text(view: View, woodland: WoodlandView) -> str:
    """Return the critters and the food of a woodland, such as "◆ 2, ● 1; 2 nuts".

    After its harvest, the number of cubes that each seat took replaces the food.
    """
    turn = view.turn
    lying = {turn.seat: turn.lying} if turn is not None and turn.woodland == woodland.id else {}
    critters = critters_text(woodland.critters, lying)
    if woodland.harvest is None:
        return texts.contents(critters=critters, lies=cubes_text(woodland.cubes))
    taken = [
        texts.took_cubes(emblem=EMBLEMS[seat], count=sum(cubes))
        for seat, cubes in enumerate(woodland.harvest.taken)
        if sum(cubes)
    ]
    return texts.contents(critters=critters, lies=join_items(taken) or texts.no_harvest())


def signs_text(signs: Sequence[Sign]) -> str:
    """Return signs in their order, such as "Fight, Bite, Fight"."""
    return join_items(sign_name(sign) for sign in signs)


def sign_numbers(numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers in the order of `SIGNS` by sign, as texts are given them."""
    return dict(zip(SIGNS, numbers, strict=True))


def food_numbers(values: Sequence[int]) -> dict[str, int]:
    """Return numbers in the order of `FOODS` by food, as texts are given them."""
    return dict(zip(FOODS, values, strict=True))


def actions_by_sign_text(numbers: Sequence[int]) -> str:
    """Return bonus actions by sign, such as "Fight 2, Flight 1, Bite 1".

    `numbers` is in the order of `SIGNS`.
    """
    return texts.stakes(**sign_numbers(numbers))


def cube_values_text(values: Sequence[int]) -> str:
    """Return the value of a cube of each food, such as "nut 3, mushroom 2, fruit 4"."""
    return texts.cube_values(**food_numbers(values))


class Kept(NamedTuple):
    """Bonus of a card that its owner keeps to the end of a match: `points` for each cube of `food`."""

    food: Food
    points: int


def kept_bonus(key: str, scoring: CardScoring) -> Kept:
    """Return the bonus of a kept card: its value if `scoring` is "printed", otherwise 1."""
    card = BY_KEY[key]
    return Kept(card.food, card.value if scoring == "printed" else 1)


@cached_by_language(maxsize=64)
def effect_and_bonus(key: str, scoring: CardScoring) -> str:
    """Return a card's effect and its bonus when kept, such as "+1 Fight action; kept: each nut +1".

    `key` is the card's key, and `scoring` the rule that decides the bonus.
    """
    return texts.brief_and_kept(gist=key, **kept_bonus(key, scoring)._asdict())


def plain_sentence(text: str, shapes: Mapping[str, str] = _NO_EMBLEMS) -> str:
    """Return a text as a sentence for alternative texts, without bold marks and with a full stop.

    `shapes` maps each emblem to its replacement; by default, emblems are removed.
    """
    return as_sentence(sentence_case(plain(text, shapes)))


def name_list(seats: Sequence[int], names: Names) -> list[str]:
    """Return the names of seats with their emblems; "you" for `names.reader`."""
    return [seat_name(seat, names) for seat in seats]


def players_text(seats: Sequence[int], names: Names) -> str:
    """Return the names of seats as a list in a sentence. The reader alone is the word "you"."""
    players = name_list(seats, names)
    return texts.list_of_players(players=players) if len(players) > 1 else "".join(players)


def join_in_order(items: Sequence[str]) -> str:
    """Return items that follow each other as a list: "◆ Rosa, ● Ben then ◆ Rosa"."""
    if len(items) < 2:
        return "".join(items)
    return texts.one_after_another(first=join_items(items[:-1]), last=items[-1])


Task = Literal[
    "tribe", "open", "place", "play", "attack", "may_attack", "attack_again", "bar", "throw", "void", "bonus", "cube",
    "pick", "final_throw",
]  # fmt: skip
"""Key of the texts about a seat's choice."""


class AskKeys(NamedTuple):
    """Keys for one kind of ask."""

    task: Task
    """Key of its texts."""
    topic: str
    """Key of the rules that explain it."""
    wait: WaitKind = "turn"


ASKS: Mapping[Ask, AskKeys] = MappingProxyType(
    {
        "tribe": AskKeys("tribe", "tribes"),
        "open": AskKeys("open", "turn"),
        "place": AskKeys("place", "turn"),
        "play": AskKeys("play", "cards"),
        "attack": AskKeys("attack", "duels"),
        "bar": AskKeys("bar", "duels", "answer"),
        "throw": AskKeys("throw", "signs", "answer"),
        "void": AskKeys("void", "duels", "answer"),
        "bonus": AskKeys("bonus", "bonus"),
        "defender_cube": AskKeys("cube", "duels", "answer"),
        "scavenger_cube": AskKeys("cube", "duels", "answer"),
        "pick": AskKeys("pick", "harvest", "answer"),
        "final_throw": AskKeys("final_throw", "signs", "answer"),
    }
)

_ASK_TITLES = texts_with_prefix(texts, "ask_title")
_ASK_TASKS = texts_with_prefix(texts, "ask_task")
_AWAITS = texts_with_prefix(texts, "awaits")
_WAITING = texts_with_prefix(texts, "waiting")
_ADVICE = texts_with_prefix(texts, "advice")


def ask_title(ask: Ask) -> str:
    """Return the title of the panel of a seat that must choose."""
    return _ASK_TITLES[ASKS[ask].task]()


def ask_advice(ask: Ask) -> str:
    """Return the question of an ask in full; "" if it depends on the position."""
    return _ADVICE[ask]() if ask in _ADVICE else ""


def current_task(view: View) -> Task:
    """Return the task of the first ask that the match waits for.

    Raises IndexError if the match waits for no seat.
    """
    ask, turn = view.asks[0].ask, view.turn
    if ask != "attack" or turn is None or turn.must_attack:
        return ASKS[ask].task
    return "attack_again" if turn.duels else "may_attack"


def task_text(view: View) -> str:
    """Return the task of the first awaited seat without its name, such as "chooses a tribe"."""
    return _ASK_TASKS[current_task(view)]()


def awaited_text(view: View, names: Names) -> str:
    """Return the awaited seats and their task, such as "**◆ Rosa** chooses a tribe", without a full stop."""
    return _AWAITS[current_task(view)](**_awaited_seats(view, names))


def press_text(view: View, names: Names, *, locked: bool) -> str:
    """Return the same for seats that throw, with a request to press a sign; of locked throws, the first sign."""
    awaited = _awaited_seats(view, names)
    if current_task(view) == "final_throw":
        return texts.press_final_throw(**awaited)
    return texts.press_throw(locked=locked, **awaited)


def waiting_text(view: View, names: Names) -> str:
    """Return a sentence on the seats that the match waits for, and on their task."""
    return _WAITING[current_task(view)](who=_awaited_seats(view, names)["who"])


class _Awaited(TypedDict):
    who: str
    count: int


def _awaited_seats(view: View, names: Names) -> _Awaited:
    seats = [ask.seat for ask in view.asks]
    return {"who": players_text(seats, names), "count": len(seats)}


def is_throwing(view: View) -> bool:
    """Return whether the match waits for throws in a duel or for the win."""
    return any(ask.ask in ("throw", "final_throw") for ask in view.asks)


Part = Literal["tribes", "opening", "turns", "harvest", "end"]


def part_of_match(view: View) -> Part:
    """Return the key of the present part; "end" is the end of a match without a harvest."""
    match view.phase:
        case "tribes" | "opening" | "turns":
            return view.phase
        case _ if view.outcome is not None and not any(each.harvest for each in view.woodlands):
            return "end"
        case _:
            return "harvest"


def moment(view: View) -> str:
    """Return the name of the present part: "Tribes", "Opening", "Round 3 of 5", "Harvest", or "The end" without one."""
    match part_of_match(view):
        case "turns":
            return texts.moment_turns(round=view.round, rounds=ROUNDS)
        case "tribes":
            return texts.moment_tribes()
        case "opening":
            return texts.moment_opening()
        case "end":
            return texts.moment_end()
        case "harvest":
            return texts.moment_harvest()
