"""The atoms: each changes one thing on the table and reports it as an event (rules 2 to 4).

Those that concern declared orders are in `windows`; no other module builds a new table.
"""

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.this_means_war import areas, events
from engine.games.this_means_war.areas import Area, Areas
from engine.games.this_means_war.cards import sorted_hand
from engine.games.this_means_war.events import Event, Reason, Why
from engine.games.this_means_war.state import Ending, Fall, Table, TableResult, clockwise, living
from engine.games.this_means_war.visibility import known_after_leaving, known_after_look, known_after_taking
from engine.games.this_means_war.windows import withdraw_orders
from engine.kit.agenda import Result
from engine.kit.cards import remove_item, replace_at

HAND = 6
"""Cards of a fresh hand."""


def begin_turn(table: Table, seat: Seat) -> TableResult:
    """Begin the seat's turn: end its `FinalStand`, and add its production to its resources (rules 2.1)."""
    new_events: tuple[Event, ...] = (events.TurnBegan(seat, table.turn + 1),)
    standing = table.final_stands
    if seat in standing:
        new_events += (events.FinalStandEnded(seat),)
        standing = tuple(other for other in standing if other != seat)
    base = table.bases[seat]
    new_events += (events.Collected(seat, base.factory, base.lab, base.silo, base.barracks),)
    begun = replace(
        table,
        turn=table.turn + 1,
        active=seat,
        answered=(),
        first_target=UNSET,
        final_stands=standing,
        bases=replace_at(table.bases, seat, areas.collect(base)),
    )
    return Result(begun, new_events)


def pass_turns(table: Table) -> TableResult:
    """Pass all remaining turns up to the match's turn limit, `max_turns`, in one step (rules 4).

    The seat of each turn only collects its production. Call it only while all hands are empty.
    """
    number = table.terms.max_turns - table.turn
    order = clockwise(table, Seat((table.active + 1) % len(table.bases)))
    bases = list(table.bases)
    for index, seat in enumerate(order):
        bases[seat] = areas.collect(bases[seat], times=len(range(index, number, len(order))))
    passed = replace(
        table,
        turn=table.terms.max_turns,
        active=order[(number - 1) % len(order)],
        answered=(),
        first_target=UNSET,
        final_stands=tuple(seat for seat in table.final_stands if seat not in order[:number]),
        bases=tuple(bases),
    )
    return Result(passed, (events.TurnsPassed(number),))


def add(table: Table, seat: Seat, number: int, area: Area) -> TableResult:
    """Add `number` points to an area of the seat; a production stops at MAX_PRODUCTION.

    The event reports the points really added and the new total.
    """
    before = table.bases[seat]
    after = areas.raise_area(before, area, number)
    now = areas.points(after, area)
    return Result(_with_areas(table, seat, after), (events.Added(seat, area, now - areas.points(before, area), now),))


def assault(table: Table, seat: Seat, target: Seat, number: int) -> TableResult:
    """Lower the target's WALL by `number`, and its CITY by the rest if the WALL is too low.

    `FinalStand` keeps the target's CITY at 1 or more. At CITY 0 the target is eliminated.
    """
    before = table.bases[target]
    through = max(number - before.wall, 0)
    min_city = _min_city(table, target)
    after = areas.lower_area(areas.lower_area(before, "wall", number), "city", through, min_city)
    held = before.city - through < min_city and min_city > 0
    event = events.Assaulted(seat, target, number, before.wall - after.wall, before.city - after.city, held)
    return _with_lowered_areas(table, target, after, event)


def destroy(table: Table, seat: Seat, target: Seat, number: int, area: Area) -> TableResult:
    """Lower an area of the target by `number`, regardless of its WALL.

    `FinalStand` keeps the target's CITY at 1 or more. At CITY 0 the target is eliminated.
    """
    before = table.bases[target]
    min_city = _min_city(table, target) if area == "city" else 0
    after = areas.lower_area(before, area, number, min_city)
    stood, now = areas.points(before, area), areas.points(after, area)
    held = stood - number < min_city and min_city > 0
    return _with_lowered_areas(table, target, after, events.Destroyed(seat, target, area, stood - now, now, held))


def sacrifice(table: Table, seat: Seat, number: int, area: Area) -> TableResult:
    """Lower an area of the seat itself by `number`. `FinalStand` does not protect it.

    At CITY 0 the seat is eliminated.
    """
    before = table.bases[seat]
    after = areas.lower_area(before, area, number)
    now = areas.points(after, area)
    return _with_lowered_areas(table, seat, after, events.Sacrificed(seat, area, areas.points(before, area) - now, now))


def begin_final_stand(table: Table, seat: Seat) -> TableResult:
    """Protect the seat's CITY by `FinalStand` until the seat collects again.

    Until then, the attacks of other seats leave the CITY at 1 or more.
    """
    stands = table.final_stands if seat in table.final_stands else tuple(sorted((*table.final_stands, seat)))
    return Result(replace(table, final_stands=stands), (events.FinalStandBegan(seat),))


def eliminate(table: Table, seat: Seat, *, left: bool) -> TableResult:
    """Eliminate the seat: discard its hand and its declared cards (rules 4).

    `left` is True if its player left the match. If one seat remains, that seat wins and the match ends.
    """
    thrown = throw_all(table, seat, "eliminated")
    fallen = replace(
        withdraw_orders(thrown.table, seat),
        falls=(*table.falls, Fall(seat, left)),
        final_stands=tuple(standing for standing in table.final_stands if standing != seat),
    )
    new_events: tuple[Event, ...] = (events.Eliminated(seat, left), *thrown.events)
    remaining = living(fallen)
    if len(remaining) > 1:
        return Result(fallen, new_events)
    ended = end(fallen, "last_standing", remaining)
    return Result(ended.table, new_events + ended.events)


def end(table: Table, reason: Reason, winners: tuple[Seat, ...]) -> TableResult:
    """End the match: set the table's ending and report `Ended`, with the reason and all winners."""
    return Result(replace(table, ending=Ending(reason, winners)), (events.Ended(reason, winners),))


def throw(table: Table, seat: Seat, card: str, why: Why) -> TableResult:
    """Discard a card of the seat's hand to the top of the discard pile; `why` is the event's reason.

    Raises ValueError if the hand doesn't hold the card.
    """
    hands = replace_at(table.hands, seat, remove_item(table.hands[seat], card))
    known = known_after_leaving(table, seat, (card,))
    thrown = replace(table, hands=hands, discard_pile=(*table.discard_pile, card), known=known)
    return Result(thrown, (events.Discarded(seat, (card,), why),))


def throw_all(table: Table, seat: Seat, why: Why) -> TableResult:
    """Discard the seat's whole hand; `why` is the event's reason. An empty hand causes no event."""
    hand = table.hands[seat]
    if not hand:
        return Result(table)
    known = known_after_leaving(table, seat, hand)
    thrown = replace(
        table, hands=replace_at(table.hands, seat, ()), discard_pile=table.discard_pile + hand, known=known
    )
    return Result(thrown, (events.Discarded(seat, hand, why),))


def draw(table: Table, seat: Seat, number: int) -> TableResult:
    """Draw `number` cards for the seat. If the deck runs out, the shuffled discard pile becomes the deck (rules 2).

    With both empty, the seat draws fewer cards. No-op if `number` is 0.
    """
    if not number:
        return Result(table)
    drawn, deck = table.deck[:number], table.deck[number:]
    new_events: tuple[Event, ...] = ()
    if len(drawn) < number and table.discard_pile:
        new_events = (events.Reshuffled(len(table.discard_pile)),)
        shuffled, rng = table.rng.shuffle(table.discard_pile)
        missing = number - len(drawn)
        drawn, deck = drawn + shuffled[:missing], shuffled[missing:]
        table = replace(table, discard_pile=(), rng=rng)
    hands = replace_at(table.hands, seat, sorted_hand((*table.hands[seat], *drawn)))
    return Result(replace(table, deck=deck, hands=hands), (*new_events, events.Drew(seat, len(drawn), drawn)))


def take(table: Table, seat: Seat, card: str) -> TableResult:
    """Move the newest copy of a card from the discard pile to the seat's hand.

    Raises ValueError if the pile holds no copy.
    """
    pile = table.discard_pile
    index = len(pile) - 1 - pile[::-1].index(card)
    hands = replace_at(table.hands, seat, sorted_hand((*table.hands[seat], card)))
    known = known_after_taking(table, seat, card)
    taken = replace(table, discard_pile=pile[:index] + pile[index + 1 :], hands=hands, known=known)
    return Result(taken, (events.Took(seat, card),))


def look(table: Table, seat: Seat, target: Seat) -> TableResult:
    """Show the target's hand to the seat, which knows each card of it until the card leaves."""
    return Result(replace(table, known=known_after_look(table, seat, target)), (events.Hacked(seat, target),))


def _min_city(table: Table, seat: Seat) -> int:
    return 1 if seat in table.final_stands else 0


def _with_areas(table: Table, seat: Seat, base: Areas) -> Table:
    return replace(table, bases=replace_at(table.bases, seat, base))


def _with_lowered_areas(table: Table, seat: Seat, base: Areas, event: Event) -> TableResult:
    """Replace the seat's base by `base`, which has lowered areas, and report `event`.

    If the CITY is at 0, also eliminate the seat, which may end the match.
    """
    lowered = _with_areas(table, seat, base)
    if base.city:
        return Result(lowered, (event,))
    fallen = eliminate(lowered, seat, left=False)
    return Result(fallen.table, (event, *fallen.events))
