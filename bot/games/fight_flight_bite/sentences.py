"""Sentences for events as their reader may know them, and for the facts of a hint."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.games.fight_flight_bite import texts, words
from bot.games.fight_flight_bite.words import cubes_text, join_in_order, players_text
from bot.screens.emblems import EMBLEMS, lead_text, seat_name
from bot.screens.presenter import Names
from bot.screens.words import join_groups, join_items, join_sentences
from bot.texts.catalog import texts_with_prefix
from engine.ai.advice import Measure
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite.cards import BEATS, FOODS, Cubes
from engine.games.fight_flight_bite.view_types import DuelView

_CUBE_MISSED = texts_with_prefix(texts, "cube_missed")

_DuelEvent = (
    events.Attacked
    | events.SignBarred
    | events.Threw
    | events.DuelVoided
    | events.Pushed
    | events.Flew
    | events.Bitten
    | events.ActionsLeft
    | events.CubeMissed
    | events.CubePut
    | events.CubeDeclined
)
"""Events of a single seat in a duel or after it."""
_SeatEvent = (
    _DuelEvent
    | events.TribeTaken
    | events.CardPlayed
    | events.HandSeen
    | events.Scored
    | events.Opened
    | events.TurnBegan
    | events.Placed
    | events.CritterAdded
    | events.Wandered
    | events.Stopped
    | events.Left
    | events.FoodPicked
)


def begins_turn(event: events.Event) -> bool:
    """Return whether an event only announces a turn."""
    return isinstance(event, events.TurnBegan)


def is_routine(event: events.Event) -> bool:
    """Return whether news leave out an event: a panel shows it anyway, or another event has more details.

    Routine are the start of a turn, a hidden throw, and shown throws. The duel's result or the headline repeats these.
    """
    hidden = isinstance(event, events.Threw) and not event.signs
    return hidden or begins_turn(event) or isinstance(event, events.ThrowsShown)


def sentence(event: events.Event, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    """Return the event as a sentence for players, with a full stop."""
    match event:
        case events.RoundThrown():
            return _round_thrown(event, names)
        case events.OrderSet(order):
            return texts.order_set(who=players_text(order, names))
        case events.FoodLaid(cubes, supply):
            return texts.laid_food(count=len(cubes), cubes=cubes_text(supply))
        case events.CardsDealt(number):
            return texts.cards_dealt(count=number)
        case events.ThrowsShown():
            return _throws_shown(event, names)
        case events.DuelWon():
            return _duel_won(event, names)
        case events.HarvestBegan():
            return texts.harvest_began()
        case events.Harvested():
            return _harvest_sentence(event, names)
        case events.HandsRevealed(hands, _):
            shown = join_groups(held_text(seat, hand, names) for seat, hand in enumerate(hands) if hand)
            return texts.hands_revealed(hands=shown)
        case events.Ended(winners, reason):
            return _ending_sentence(winners, reason, names)
        case _:
            return _seat_sentence(event, names)


def _round_thrown(event: events.RoundThrown, names: Names) -> str:
    pairs = zip(event.seats, event.signs, strict=True)
    throws = [texts.thrown_sign(who=seat_name(seat, names), sign=sign) for seat, sign in pairs]
    thrown = texts.throws_for_win(throws=throws) if event.occasion == "final" else texts.throws_for_order(throws=throws)
    out = texts.out(who=players_text(event.dropped, names)) if event.dropped else texts.nobody_out()
    return join_sentences((thrown, out))


def _harvest_sentence(event: events.Harvested, names: Names) -> str:
    harvest, critters = harvest_text(event.taken, event.left, names), words.critters_text(event.critters)
    if event.controller is None:
        return texts.harvested(letter=event.woodland, critters=critters, harvest=harvest)
    return texts.harvested_by_controller(
        letter=event.woodland, critters=critters, emblem=EMBLEMS[event.controller], harvest=harvest
    )


def _seat_sentence(event: _SeatEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    """Return an event of a single seat as a sentence for players."""
    who = seat_name(event.attacker if isinstance(event, events.DuelVoided) else event.seat, names)
    match event:
        case events.TribeTaken(_, tribe, drawn):
            return texts.drew_tribe(who=who, tribe=tribe) if drawn else texts.chose_tribe(who=who, tribe=tribe)
        case events.CardPlayed(_, key):
            return texts.played_card(who=who, card=key, gist=key)
        case events.HandSeen(_, holder, cards) if cards:
            return texts.hand_seen_with_cards(who=who, holder=seat_name(holder, names), cards=cards)
        case events.HandSeen(_, holder, _):
            return texts.hand_seen(who=who, holder=seat_name(holder, names))
        case events.Scored(_, cubes, bonus, points, head_start):
            return texts.scored(who=who, sum=points_text(cubes, bonus, str(points), head_start or 0))
        case events.TurnBegan(_, number):
            return texts.turn_began(who=who, round=number)
        case events.Stopped():
            return texts.stopped(who=who)
        case events.Left():
            return texts.left_match(who=who)
        case events.FoodPicked(_, letter, food):
            return texts.picked_food(who=who, food=food, letter=letter)
        case events.Opened() | events.Placed() | events.CritterAdded() | events.Wandered():
            return _critter_sentence(event, who)
        case _:
            return _duel_sentence(event, who, names)


def _critter_sentence(event: events.Opened | events.Placed | events.CritterAdded | events.Wandered, who: str) -> str:
    match event:
        case events.Opened(_, letter):
            return texts.opened(who=who, letter=letter)
        case events.Placed(_, letter):
            return texts.placed(who=who, letter=letter)
        case events.CritterAdded(_, letter):
            return texts.critter_added(who=who, letter=letter)
        case events.Wandered(_, start, end):
            return texts.wandered(who=who, start=start, end=end)
        case _:
            assert_never(event)


def _duel_sentence(event: _DuelEvent, who: str, names: Names) -> str:  # noqa: PLR0911, PLR0912 - one for each kind
    """Return an event of the seat `who` in a duel, or after it, as a sentence."""
    match event:
        case events.Attacked(_, defender, letter, _):
            return texts.attacked(who=who, defender=seat_name(defender, names), letter=letter)
        case events.SignBarred(_, sign):
            return texts.barred_sign(who=who, sign=sign)
        case events.Threw(_, signs) if signs:
            return texts.threw(who=who, signs=words.signs_text(signs))
        case events.Threw():
            return texts.has_thrown(who=who)
        case events.DuelVoided():
            return texts.duel_voided(who=who)
        case events.Pushed(_, owner, start, end):
            return texts.pushed(who=who, owner=seat_name(owner, names), start=start, end=end)
        case events.Flew(_, start, end, standing):
            return texts.flew(who=who, start=start, end=end, standing=standing)
        case events.Bitten(_, food, start, end):
            return texts.bitten(who=who, food=food, start=start, end=end)
        case events.ActionsLeft(_, number, lapsed):
            unused = texts.actions_impossible if lapsed else texts.actions_unused
            return unused(who=who, count=number)
        case events.CubeMissed(_, _, why):
            return _CUBE_MISSED[why](who=who)
        case events.CubePut(_, food, letter, _):
            return texts.cube_put(who=who, food=food, letter=letter)
        case events.CubeDeclined():
            return texts.cube_declined(who=who)
        case _:
            assert_never(event)


def summary(last: Sequence[events.Event], names: Names) -> str:
    """Return the events of one action, `last`, in few sentences; "" if only the log covers them.

    The log has the harvest in full, and the status names the winner.
    """
    return join_sentences(sentence(event, names) for event in last if not _is_for_the_log(event))


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
    return join_sentences(sentences)


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
            return texts.short_tie(sign=pairs[-1][0], ties=duel.ties, limit=duel.tie_limit)
        case events.DuelWon():
            return _short_duel_sentence(event, names, tied=shown is not None and len(set(shown.pairs[-1])) == 1)
        case _:
            return "" if _is_for_the_log(event) else sentence(event, names)


def told_otherwise(last: Sequence[events.Event], names: Names) -> Mapping[int, str]:
    """Return the headline's sentences that are shorter than those of the news, by the index of the event in `last`."""
    short = {index: _short_sentence(event, last, names, None) for index, event in enumerate(last)}
    return {index: text for index, text in short.items() if text and text != sentence(last[index], names)}


def _short_duel_sentence(event: events.DuelWon, names: Names, *, tied: bool) -> str:
    who = seat_name(event.winner, names)
    if tied:
        return texts.short_last_tie(who=who, letter=event.woodland, sign=event.sign)
    short = texts.short_held if event.winner == event.defender else texts.short_won
    return short(who=who, letter=event.woodland, sign=event.sign, beaten=BEATS[event.sign])


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
    throws = join_in_order(
        [
            texts.pair_thrown(attacker=attacker, defender=defender, one=one, other_sign=other)
            for one, other in event.pairs
        ]
    )
    if event.winner is not None:
        return texts.throws_shown(throws=throws)
    return texts.throws_tied(throws=throws, ties=event.ties)


def _duel_won(event: events.DuelWon, names: Names) -> str:
    who, letter, sign = seat_name(event.winner, names), event.woodland, event.sign
    if event.winner == event.defender:
        return texts.duel_held(who=who, letter=letter, sign=sign)
    if not event.icon and not event.card:
        return texts.duel_won(who=who, letter=letter, sign=sign, count=event.actions)
    if not event.card:
        total = texts.sum_icon(icon=event.icon)
    elif not event.icon:
        total = texts.sum_card(extra=event.card)
    else:
        total = texts.sum_icon_and_card(icon=event.icon, extra=event.card)
    return texts.duel_won_with_sum(who=who, letter=letter, sign=sign, count=event.actions, sum=total)


def points_text(cubes: Cubes, bonus: Sequence[int], points: str, head_start: int) -> str:
    """Return a score with its parts, such as "4 nuts × 4 + 2 fruits × 3 = 22".

    `cubes` has the number of cubes by food, and `bonus` the points that a cube brings beyond 2. `points` is the total;
    without cubes, only the total is returned. A `head_start` above 0 comes first, such as "a head start of 5 + ".
    """
    parts = [texts.head_start_points(points=head_start)] if head_start else []
    parts += [
        f"{texts.counted_food(food=food, count=number)} × {2 + more}"
        for food, number, more in zip(FOODS, cubes, bonus, strict=True)
        if number
    ]
    return f"{' + '.join(parts)} = {points}" if parts else points


def held_text(seat: int, hand: Sequence[str], names: Names) -> str:
    """Return a seat's name and the cards that it holds, or "no card". The text has no full stop."""
    who = seat_name(seat, names)
    return texts.holds(who=who, cards=hand) if hand else texts.holds_nothing(who=who)


def harvest_text(taken: Sequence[Cubes], left: Cubes, names: Names) -> str:
    """Return the food that each seat took from a woodland, and the food left over, without a full stop.

    `taken` is indexed by seat; seats that took none are left out.
    """
    shares = [
        texts.harvest_share(who=seat_name(seat, names), cubes=cubes_text(cubes, taken=True))
        for seat, cubes in enumerate(taken)
        if sum(cubes)
    ]
    harvest = join_items(shares) or texts.nobody_harvested()
    return texts.harvest_left_over(harvest=harvest, cubes=cubes_text(left)) if sum(left) else harvest


def _ending_sentence(winners: Sequence[int], reason: events.Reason, names: Names) -> str:
    who = players_text(winners, names)
    match reason:
        case "left":
            return texts.won_as_all_left(who=who)
        case "throws":
            return texts.won_by_throws(who=who)
        case "score" | "shared":
            return texts.won_by_points(who=who, count=len(winners))
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
            return texts.hint_lead_kept(letter=subject, lead=lead_text(after))
        case "lead":
            changed = lead_text(after, fact.bound)
            return texts.hint_lead(letter=subject, before=lead_text(before), after=changed)
        case "stake":
            return texts.hint_stake(sign=subject, count=after, other=before, higher=before > after)
        case "stake_rise":
            return texts.hint_stake_rise(sign=subject, count=after, other=before)
        case "risk":
            return texts.hint_risk(sign=subject, count=after, other=before, higher=before > after)
        case "critters":
            who = seat_name(int(subject), names)
            if before:
                return texts.hint_critters_most(who=who, count=after, other=before)
            return texts.hint_critters(who=who, count=after)
        case "cube" if before:
            return texts.hint_cube_best(food=subject, count=after, other=before)
        case "cube":
            return texts.hint_cube(food=subject, count=after)
        case _:
            return _points_sentence(fact, seat_name(int(subject), names) if subject else "you")


def _points_sentence(fact: Measure, who: str) -> str:
    if not fact.after:
        return texts.hint_points_same(who=who)
    change = texts.hint_points_more if fact.after > 0 else texts.hint_points_less
    return change(who=who, count=abs(fact.after), at_least=fact.bound != "exactly")
