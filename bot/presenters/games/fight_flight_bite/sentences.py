"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.emblems import EMBLEMS, seat_name, seat_names
from bot.presenters.games.fight_flight_bite.words import (
    card_name,
    critters_words,
    cubes_words,
    food_name,
    gist,
    sign_name,
    signs_words,
    tribe_name,
)
from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed, possessive
from engine.games.fight_flight_bite.cards import FOODS
from engine.games.fight_flight_bite.events import (
    ActionsLeft,
    Attacked,
    Bitten,
    CardPlayed,
    CardsDealt,
    CritterAdded,
    CubeDeclined,
    CubeMissed,
    CubePut,
    DuelVoided,
    DuelWon,
    Ended,
    Event,
    Flew,
    FoodLaid,
    FoodPicked,
    HandSeen,
    HandsRevealed,
    HarvestBegan,
    Harvested,
    Left,
    Opened,
    OrderSet,
    Placed,
    Pushed,
    RoundThrown,
    Scored,
    SignBarred,
    Stopped,
    Threw,
    ThrowsShown,
    TribeTaken,
    TurnBegan,
    Wandered,
)

_OfTheSetUp = RoundThrown | OrderSet | TribeTaken | FoodLaid | CardsDealt | Opened
_OfATurn = TurnBegan | Placed | CardPlayed | CritterAdded | Wandered | HandSeen | Stopped | Left
_OfADuel = Attacked | SignBarred | Threw | ThrowsShown | DuelVoided | DuelWon
_OfABonus = Pushed | Flew | Bitten | ActionsLeft | CubePut | CubeDeclined | CubeMissed
_OfTheHarvest = HarvestBegan | FoodPicked | Harvested | HandsRevealed | Scored | Ended


def sentence(event: Event, names: Names) -> str:
    """Return the event in words."""
    match event:
        case RoundThrown() | OrderSet() | TribeTaken() | FoodLaid() | CardsDealt() | Opened():
            return _of_the_set_up(event, names)
        case TurnBegan() | Placed() | CardPlayed() | CritterAdded() | Wandered() | HandSeen() | Stopped() | Left():
            return _of_a_turn(event, names)
        case Attacked() | SignBarred() | Threw() | ThrowsShown() | DuelVoided() | DuelWon():
            return _of_a_duel(event, names)
        case Pushed() | Flew() | Bitten() | ActionsLeft() | CubePut() | CubeDeclined() | CubeMissed():
            return _of_a_bonus(event, names)
        case HarvestBegan() | FoodPicked() | Harvested() | HandsRevealed() | Scored() | Ended():
            return _of_the_harvest(event, names)
        case _:
            assert_never(event)


def told(events: Sequence[Event], names: Names) -> str:
    """Return what one action did, in as few sentences as tell it; the log tells the harvest in full."""
    return " ".join(sentence(event, names) for event in events if not _is_told_elsewhere(event))


def _is_told_elsewhere(event: Event) -> bool:
    match event:
        case Harvested() | Scored() | HandsRevealed():
            return True
        case RoundThrown(occasion=occasion):
            return occasion == "order"
        case _:
            return False


def _of_the_set_up(event: _OfTheSetUp, names: Names) -> str:
    match event:
        case RoundThrown(occasion, seats, signs, dropped):
            throws = listed(
                [f"{seat_name(seat, names)} {sign_name(sign)}" for seat, sign in zip(seats, signs, strict=True)]
            )
            what = "For the turn order" if occasion == "order" else "For the win"
            out = (
                f"{seat_names(dropped, names)} {'drops' if len(dropped) == 1 else 'drop'} out"
                if dropped
                else "nobody drops out"
            )
            return f"{what} were thrown: {throws}; {out}."
        case OrderSet(order):
            return f"The turn order is {listed([seat_name(seat, names) for seat in order])}."
        case TribeTaken(seat, tribe, drawn):
            return f"{seat_name(seat, names)} {'drew' if drawn else 'chose'} the {tribe_name(tribe)}."
        case FoodLaid(cubes, supply):
            return f"Six cubes of food lie on each of the {len(cubes)} woodlands; {cubes_words(supply)} are the supply."
        case CardsDealt(number):
            return f"Everybody was dealt {counted(number, 'card')} in secret."
        case Opened(seat, woodland):
            return f"{seat_name(seat, names)} opened on {woodland}."
        case _:
            assert_never(event)


def _of_a_turn(event: _OfATurn, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case TurnBegan(_, round_):
            return f"It's {possessive(who)} turn in round {round_}."
        case Placed(_, woodland):
            return f"{who} placed a critter on {woodland}."
        case CardPlayed(_, card):
            return f"{who} played {card_name(card)} ({gist(card)})."
        case CritterAdded(_, woodland):
            return f"Another critter of {who} came to {woodland}."
        case Wandered(_, start, end):
            return f"A critter of {who} wandered from {start} to {end}."
        case HandSeen(_, holder, cards):
            held = f": {listed([card_name(card) for card in cards])}" if cards else ""
            return f"{who} looked at the hand of {seat_name(holder, names)}{held}."
        case Stopped():
            return f"{who} ended the turn."
        case Left():
            return f"{who} left the match; the critters stay where they are."
        case _:
            assert_never(event)


def _of_a_duel(event: _OfADuel, names: Names) -> str:
    match event:
        case Attacked(seat, defender, woodland, _):
            return (
                f"{seat_name(seat, names)} attacked {seat_name(defender, names)} on {woodland}. Both throw in secret!"
            )
        case SignBarred(seat, sign):
            return f"{seat_name(seat, names)} won't throw {sign_name(sign)} in this duel."
        case Threw(seat, signs):
            what = f": {signs_words(signs)}" if signs else ""
            return f"{seat_name(seat, names)} has thrown{what}."
        case ThrowsShown():
            return _throws(event, names)
        case DuelVoided(attacker, _):
            return f"{seat_name(attacker, names)} voided the result by Second Wind. Both throw again!"
        case DuelWon():
            return _won(event, names)
        case _:
            assert_never(event)


def _throws(event: ThrowsShown, names: Names) -> str:
    attacker, defender = seat_name(event.attacker, names), seat_name(event.defender, names)
    pairs = listed(
        [f"{attacker} {sign_name(one)}, {defender} {sign_name(other)}" for one, other in event.pairs], "then"
    )
    if event.winner is None:
        return f"{pairs}: equal for the {('first', 'second', 'third')[event.ties - 1]} time. Both throw again!"
    return f"{pairs}."


def _won(event: DuelWon, names: Names) -> str:
    winner = seat_name(event.winner, names)
    if event.winner == event.defender:
        return f"{winner} held {event.woodland} with {sign_name(event.sign)}; one attacker lies down."
    parts = [f"1 + {event.icon} for the icon" if event.icon else "", f"{event.card} for the card" if event.card else ""]
    why = " + ".join(part for part in parts if part)
    reckoned = f" ({why if event.icon else '1 + ' + why}, 3 at most)" if why else ""
    actions = counted(event.actions, f"{sign_name(event.sign)} action")
    return (
        f"{winner} won on {event.woodland} with {sign_name(event.sign)}: {actions}{reckoned}. The attacker lies down."
    )


def _of_a_bonus(event: _OfABonus, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case Pushed(_, owner, start, end):
            return f"{who} pushed a critter of {seat_name(owner, names)} from {start} to {end}."
        case Flew(_, start, end, standing):
            return f"{who} moved a critter from {start} to {end}{', where it stands' if standing else ''}."
        case Bitten(_, food, start, end):
            return f"{who} moved a {food_name(food)} from {start} to {end}."
        case ActionsLeft(_, number, lapsed):
            left = counted(number, "action")
            return f"{left} of {who} lapsed." if lapsed else f"{who} left {left} unused."
        case CubePut(_, food, woodland, _):
            return f"{who} put a {food_name(food)} from the supply on {woodland}."
        case CubeDeclined():
            return f"{who} placed no cube."
        case CubeMissed(_, _, why):
            reasons = {"thick_hide": "Thick Hide", "no_supply": "the supply is empty", "left": "the seat is left"}
            return f"{who} placed no cube: {reasons[why]}."
        case _:
            assert_never(event)


def _of_the_harvest(event: _OfTheHarvest, names: Names) -> str:
    match event:
        case HarvestBegan():
            return "All turns are taken: the harvest begins."
        case FoodPicked(seat, woodland, food):
            return f"{seat_name(seat, names)} took a {food_name(food)} from {woodland}."
        case Harvested():
            return _harvested(event, names)
        case HandsRevealed(hands, _):
            held = "; ".join(
                f"{seat_name(seat, names)} holds {listed([card_name(card) for card in hand])}"
                for seat, hand in enumerate(hands)
                if hand
            )
            return f"The hands are shown: {held}."
        case Scored(seat, cubes, bonus, points):
            return f"{seat_name(seat, names)} scores {arithmetic(cubes, bonus)} = {points}."
        case Ended(winners, reason):
            return _ended(winners, reason, names)
        case _:
            assert_never(event)


def arithmetic(cubes: Sequence[int], bonus: Sequence[int]) -> str:
    """Return how a score is made up, such as "4 nuts × 4 + 2 fruits × 3"."""
    parts = [
        f"{counted(number, food_name(food), food_name(food, 2))} × {2 + more}"
        for food, number, more in zip(FOODS, cubes, bonus, strict=True)
        if number
    ]
    return " + ".join(parts) or "0"


def _harvested(event: Harvested, names: Names) -> str:
    stood = f"{event.woodland} ({critters_words(event.critters)})"
    took = listed(
        [f"{seat_name(seat, names)} takes {cubes_words(cubes)}" for seat, cubes in enumerate(event.taken) if sum(cubes)]
    )
    left = f" {cubes_words(event.left)} nobody gets." if sum(event.left) else ""
    if not took:
        return f"{stood}: nobody harvests.{left}"
    holder = f"{EMBLEMS[event.controller]} controls it. " if event.controller is not None else ""
    return f"{stood}: {holder}{took}.{left}"


def _ended(winners: Sequence[int], reason: str, names: Names) -> str:
    who = seat_names(winners, names)
    match reason:
        case "left":
            return f"{who} won the match, as everybody else has left."
        case "throws":
            return f"{who} won the throws, and with them the match!"
        case _:
            return f"{who} {'share' if len(winners) > 1 else 'won'} the match!"
