"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import assert_never

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.words import card_name, cubes_text, sign_name
from bot.screens.emblems import EMBLEMS, as_read, lead_text, seat_name, seat_names
from bot.screens.presenter import Names
from bot.screens.words import format_count, format_list, plural, possessive
from engine.ai.advice import Measure
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.cards import FOODS, Cubes
from engine.games.fight_flight_bite.view_types import DuelView

_CUBE_MISSED = {
    "thick_hide": " because of Thick Hide",
    "no_supply": ": the supply is empty",
    "left": " after leaving the match",
}


_SeatEvent = (
    events.TribeTaken
    | events.CardPlayed
    | events.HandSeen
    | events.Attacked
    | events.SignBarred
    | events.Threw
    | events.DuelVoided
    | events.Pushed
    | events.Flew
    | events.ActionsLeft
    | events.CubeMissed
    | events.Scored
    | events.Opened
    | events.TurnBegan
    | events.Placed
    | events.CritterAdded
    | events.Wandered
    | events.Stopped
    | events.Left
    | events.Bitten
    | events.CubeDeclined
    | events.CubePut
    | events.FoodPicked
)
_TEXTS: Mapping[type[events.Event], str] = {
    events.Opened: "{who} opened on {event.woodland}.",
    events.Placed: "{who} placed a critter on {event.woodland}.",
    events.CritterAdded: "{who} placed another critter on {event.woodland}.",
    events.Wandered: "{who} moved a critter by Wander from {event.start} to {event.end}.",
    events.Stopped: "{who} ended the turn.",
    events.Left: "{who} left the match; their critters stay where they are.",
    events.Bitten: "{who} moved a {event.food} from {event.start} to {event.end}.",
    events.CubeDeclined: "{who} placed no cube.",
    events.CubePut: "{who} put a {event.food} from the supply on {event.woodland}.",
    events.FoodPicked: "{who} took a {event.food} from {event.woodland}.",
}
"""Sentences that need only the seat and the fields of an event."""


def begins_turn(event: events.Event) -> bool:
    """Return whether an event only announces a turn."""
    return isinstance(event, events.TurnBegan)


def is_routine(event: events.Event) -> bool:
    """Return whether news leave out an event: a panel shows it anyway, or another event has more details.

    Routine are the start of a turn, a hidden throw, and shown throws, which the duel's result or the headline repeats.
    """
    hidden = isinstance(event, events.Threw) and not event.signs
    return hidden or begins_turn(event) or isinstance(event, events.ThrowsShown)


def sentence(event: events.Event, names: Names) -> str:
    """Return the event as a sentence for players, with a full stop."""
    return as_read(_sentence(event, names), names)


def _sentence(event: events.Event, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    name = partial(seat_name, names=names)
    match event:
        case events.RoundThrown(occasion, seats, signs, dropped):
            pairs = zip(seats, signs, strict=True)
            throws = format_list([f"{name(seat)} {sign_name(sign)}" for seat, sign in pairs])
            out = f"Out: {seat_names(dropped, names)}" if dropped else "Nobody is out"
            return f"Throws for the {'win' if occasion == 'final' else 'turn order'}: {throws}. {out}."
        case events.OrderSet(order):
            return f"The turn order is {seat_names(order, names)}."
        case events.FoodLaid(cubes, supply):
            return f"Each of the {len(cubes)} woodlands has 6 cubes of food. The supply is {cubes_text(supply)}."
        case events.CardsDealt(number):
            return f"Each player was dealt {format_count(number, 'secret card')}."
        case events.ThrowsShown():
            return _throws_shown(event, names)
        case events.DuelWon():
            return _duel_won(event, names)
        case events.HarvestBegan():
            return "All turns are taken: the harvest begins."
        case events.Harvested(woodland, critters, controller, _, taken, left):
            controls = "" if controller is None else f"; {EMBLEMS[controller]} controls it"
            return f"{woodland} ({words.critters_text(critters)}{controls}): {harvest_text(taken, left, names)}."
        case events.HandsRevealed(hands, _):
            shown = "; ".join(held_text(seat, hand, names) for seat, hand in enumerate(hands) if hand)
            return f"The hands are shown: {shown}."
        case events.Ended(winners, reason):
            return _ending_sentence(winners, reason, names)
        case _:
            return _seat_sentence(event, names)


def _seat_sentence(event: _SeatEvent, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    """Return an event of a single seat as a sentence for players."""
    name = partial(seat_name, names=names)
    match event:
        case events.TribeTaken(seat, tribe, drawn):
            return f"{name(seat)} {'drew' if drawn else 'chose'} the {words.tribe_name(tribe)}."
        case events.CardPlayed(seat, key):
            return f"{name(seat)} played {card_name(key)} ({words.SHORT_TEXTS[key]})."
        case events.HandSeen(seat, holder, cards):
            held = f": {format_list([card_name(key) for key in cards])}" if cards else ""
            return f"{name(seat)} looked at {possessive(name(holder))} hand{held}."
        case events.Attacked(seat, defender, woodland, _):
            return f"{name(seat)} attacked {name(defender)} on {woodland}."
        case events.SignBarred(seat, sign):
            return f"{name(seat)} won't throw {sign_name(sign)} in this duel."
        case events.Threw(seat, signs):
            if signs:
                return f"{name(seat)} threw {words.signs_text(signs)}."
            return "You have thrown." if seat == names.reader else f"{name(seat)} has thrown."
        case events.DuelVoided(attacker, _):
            return f"{name(attacker)} used Second Wind: the result doesn't count. Both throw again!"
        case events.Pushed(seat, owner, start, end) if owner == names.reader:
            return f"{name(seat)} pushed one of your critters from {start} to {end}."
        case events.Pushed(seat, owner, start, end):
            return f"{name(seat)} pushed a critter of {name(owner)} from {start} to {end}."
        case events.Flew(seat, start, end, standing):
            return f"{name(seat)} moved a critter from {start} to {end}{', where it stands' if standing else ''}."
        case events.ActionsLeft(seat, number, lapsed):
            actions = format_count(number, "action")
            return f"{name(seat)} could not use {actions}." if lapsed else f"{name(seat)} left {actions} unused."
        case events.CubeMissed(seat, _, why):
            return f"{name(seat)} placed no cube{_CUBE_MISSED[why]}."
        case events.Scored(seat, cubes, bonus, points, head_start):
            text = points_text(cubes, bonus, str(points), head_start or 0)
            return f"You score {text}." if seat == names.reader else f"{name(seat)} scores {text}."
        case events.TurnBegan(seat, number):
            return f"It's {possessive(name(seat))} turn in round {number}."
        case _:
            return _TEXTS[type(event)].format(who=name(event.seat), event=event)


def summary(last: Sequence[events.Event], names: Names) -> str:
    """Return the events of one action, `last`, in few sentences; "" if only the log covers them.

    The log has the harvest in full, and the status names the winner.
    """
    return " ".join(sentence(event, names) for event in last if not _is_for_the_log(event))


def short_summary(last: Sequence[events.Event], names: Names, room: int, duel: DuelView | None) -> str:
    """Return the newest events of `last` in whole sentences of up to `room` characters, in their order.

    A sentence that does not fit is left out; "" if none fits. `duel` is the open duel, which has the limit of ties.
    """
    sentences: list[str] = []
    for event in reversed(last):
        text = _short_sentence(event, last, names, duel)
        if text and len(text) <= room:
            sentences.insert(0, text)
            room -= len(text) + 1
    return " ".join(sentences)


def _short_sentence(event: events.Event, last: Sequence[events.Event], names: Names, duel: DuelView | None) -> str:
    shown = next((each for each in last if isinstance(each, events.ThrowsShown)), None)
    match event:
        case events.TurnBegan() | events.FoodLaid() | events.CardsDealt() | events.HarvestBegan() | events.Ended():
            return ""
        case events.Threw() if shown is not None:
            return ""
        case events.ThrowsShown(winner=int()) if any(isinstance(each, events.DuelWon) for each in last):
            return ""
        case events.ThrowsShown(pairs=pairs, winner=None) if duel is not None:
            sign = sign_name(pairs[-1][0])
            return f"{sign} against {sign}: tie {duel.ties} of {duel.tie_limit}. Throw again."
        case events.DuelWon():
            return _short_duel_sentence(event, names, tied=shown is not None and len(set(shown.pairs[-1])) == 1)
        case _:
            return "" if _is_for_the_log(event) else sentence(event, names)


def told_otherwise(last: Sequence[events.Event], names: Names) -> Mapping[int, str]:
    """Return the headline's sentences that are shorter than those of the news, by the index of the event in `last`."""
    short = {index: _short_sentence(event, last, names, None) for index, event in enumerate(last)}
    return {index: text for index, text in short.items() if text and text != sentence(last[index], names)}


def _short_duel_sentence(event: events.DuelWon, names: Names, *, tied: bool) -> str:
    winner, sign = seat_name(event.winner, names), sign_name(event.sign)
    if tied:
        return as_read(f"{winner} won on {event.woodland}: {sign} against {sign}, the last tie.", names)
    how = "held" if event.winner == event.defender else "won on"
    return as_read(f"{winner} {how} {event.woodland}: {sign} beats {words.sign_beaten_by(event.sign)}.", names)


def _is_for_the_log(event: events.Event) -> bool:
    match event:
        case events.Harvested() | events.Scored() | events.HandsRevealed():
            return True
        case events.Ended(reason=reason):
            return reason in ("score", "shared")
        case events.RoundThrown(occasion=occasion):
            return occasion == "order"
        case _:
            return False


def _throws_shown(event: events.ThrowsShown, names: Names) -> str:
    attacker, defender = seat_name(event.attacker, names), seat_name(event.defender, names)
    throws = format_list(
        [f"{attacker} threw {sign_name(one)}, {defender} {sign_name(other)}" for one, other in event.pairs], "then"
    )
    if event.winner is not None:
        return f"{throws}."
    return f"{throws}: tie {event.ties}. Both throw again!"


def _duel_won(event: events.DuelWon, names: Names) -> str:
    winner, sign = seat_name(event.winner, names), sign_name(event.sign)
    if event.winner == event.defender:
        return f"{winner} held {event.woodland} with {sign}. The attacking critter lies down."
    actions = format_count(event.actions, f"{sign} action")
    added = ((event.icon, "icon"), (event.card, "card"))
    more = [f"{number} for the {what}" for number, what in added if number]
    made_up = f" ({' + '.join(['1', *more])}; 3 at most)" if more else ""
    return f"{winner} won on {event.woodland} with {sign}: {actions}{made_up}. The attacking critter lies down."


def points_text(cubes: Cubes, bonus: Sequence[int], points: str, head_start: int) -> str:
    """Return a score with its parts, such as "4 nuts × 4 + 2 fruits × 3 = 22".

    `cubes` has the number of cubes by food, and `bonus` the points that a cube brings beyond 2. `points` is the total;
    without cubes, only the total is returned. A `head_start` above 0 comes first, such as "a head start of 5 + ".
    """
    parts = [f"a head start of {head_start}"] if head_start else []
    parts += [
        f"{format_count(number, food)} × {2 + more}"
        for food, number, more in zip(FOODS, cubes, bonus, strict=True)
        if number
    ]
    return f"{' + '.join(parts)} = {points}" if parts else points


def held_text(seat: int, hand: Sequence[str], names: Names) -> str:
    """Return a seat's name and the cards that it holds, or "no card". The text has no full stop."""
    cards = format_list([card_name(key) for key in hand]) or "no card"
    return f"you hold {cards}" if seat == names.reader else f"{seat_name(seat, names)} holds {cards}"


def harvest_text(taken: Sequence[Cubes], left: Cubes, names: Names) -> str:
    """Return the food that each seat took from a woodland, and the food left over, without a full stop.

    `taken` is indexed by seat; seats that took none are left out.
    """
    shares = [f"{seat_name(seat, names)} took {cubes_text(cubes)}" for seat, cubes in enumerate(taken) if sum(cubes)]
    harvested = ", ".join(shares) or "nobody took any food"
    return f"{harvested}; left over: {cubes_text(left)}" if sum(left) else harvested


def _ending_sentence(winners: Sequence[int], reason: events.Reason, names: Names) -> str:
    who = seat_names(winners, names)
    match reason:
        case "left":
            return f"{who} won the match: all others left."
        case "throws":
            return f"{who} won the throws and the match!"
        case "score" | "shared":
            return plural(len(winners), "{who} won the match!", "{who} share the win!").format(who=who)
        case _:
            assert_never(reason)


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:
    """Return a fact of a hint for `seat` as a sentence."""
    names = names.address_reader(seat)
    return _measure_sentence(fact, names) if isinstance(fact, Measure) else sentence(fact, names)


def _measure_sentence(fact: Measure, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    before, after, subject = fact.before, fact.after, fact.subject
    match fact.name:
        case "lead" if before == after:
            return f"On {subject}, you stayed {lead_text(after)}."
        case "lead":
            return f"On {subject}, you went from {lead_text(before)} to {lead_text(after, fact.bound)}."
        case "stake":
            return f"A win with {subject.capitalize()} brings {format_count(after, 'action')}{_alternative_text(fact)}."
        case "stake_rise":
            return f"A win with {subject.capitalize()} brings {format_count(after, 'action')} instead of {before}."
        case "risk":
            gets = format_count(after, "action")
            return f"If {subject.capitalize()} loses, the attacker gets {gets}{_alternative_text(fact)}."
        case "critters":
            others = f", and no other that you may attack has more than {before}" if before else ""
            return f"{seat_name(int(subject), names)} has {format_count(after, 'critter')} there{others}."
        case "cube":
            others = f", and another food there at most {before}" if before else ""
            return f"A {subject} is worth {format_count(after, 'point')} to you{others}."
        case _:
            who = seat_name(int(subject), names) if subject else "you"
            return f"If the harvest came at once, {who} would score {_change_text(fact)}."


def _alternative_text(fact: Measure) -> str:
    return f", and with another sign {'up to' if fact.before > fact.after else 'at most'} {fact.before}"


def _change_text(fact: Measure) -> str:
    if not fact.after:
        return "as much as before"
    least = "at least " if fact.bound != "exactly" else ""
    return f"{least}{format_count(abs(fact.after), 'point')} {'more' if fact.after > 0 else 'less'}"
