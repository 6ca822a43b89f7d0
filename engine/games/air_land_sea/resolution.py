"""Execution of each effect of the agenda (rules 3), and of the steps of instant abilities (rules 4).

In the classic edition, triggers nest: a flip's trigger runs immediately, and then the interrupted ability resumes. In
the revised edition, triggers wait in `Table.activations` until `Settle` starts them.

Some steps change the table directly, and most ask a side. A side with two members asks each member that has a choice.
The first answer decides for the side (rules 5.4). Both members get the same choices about the table. Only the holder
gets choices about cards of a hand.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engine.core.values import Seat, Value
from engine.games.air_land_sea import actions, atoms, choices, effects, strength
from engine.games.air_land_sea.actions import Action, SwapCard, Via
from engine.games.air_land_sea.cards import BY_KEY, CARDS
from engine.games.air_land_sea.choices import Choice, effect_of
from engine.games.air_land_sea.effects import Activation, CardStep, Effect
from engine.games.air_land_sea.events import Declined, Event, Fizzled, Interrupted, Triggered
from engine.games.air_land_sea.state import Table, TableResult, adjacent, is_marked, locate, side_of
from engine.kit.agenda import Decision, Option, Result

Steps: TypeAlias = tuple[CardStep, ...]

_ASK_KEYS = {card.key: card.ask for card in CARDS}


class Question(Value, frozen=True):
    """A question to a side: the choices of each seat, and the steps that follow an answer."""

    offers: Sequence[tuple[Seat, Sequence[Choice]]]
    then: Steps = ()
    optional: bool = False
    same_for_all: bool = False
    """Whether it makes no difference which of the seats makes a choice."""


def carry_out_steps(table: Table, carry: effects.Carry) -> TableResult:  # noqa: PLR0911 - one for each kind of step
    """Carry out the first of `carry.steps`; the others follow it, or each answer to its question.

    Without steps, finish the activation. If the activation was cancelled, report an interruption if steps remain, and
    drop these.
    """
    activation, steps = carry.activation, carry.steps
    if activation not in table.activations:
        return Result(table, (Interrupted(activation.side, activation.card),) if steps else ())
    if not steps:
        return atoms.finish(table, activation)
    step, rest, side = steps[0], steps[1:], activation.side
    question = QUESTIONS.get(type(step))
    if question is not None:
        return _ask(table, activation, question(table, activation, step), rest)
    match step:
        case effects.LookAtTop(then):
            if not table.deck:
                return _fizzle(table, activation, rest)
            return _then_rest(atoms.look_at_top(table, side), activation, then + rest)
        case effects.DrawAnother(seat) if seat is not None:
            drawn = atoms.draw(table, seat) if table.deck else Result(table)
            return _then_rest(drawn, activation, rest)
        case effects.GainAirDrop():
            return _then_rest(atoms.grant_air_drop(table, side), activation, rest)
        case effects.GainExtraTurn():
            return _then_rest(atoms.grant_extra_turn(table, side), activation, rest)
        case effects.GainSupplies(number, where):
            return _gain(table, activation, _find_supplied_theaters(table, activation, where), number, rest)
        case effects.SupplyEnemy():
            _, theater, _ = locate(table, activation.card)
            return _then_rest(atoms.gain_supplies(table, 1 - side, theater, 1), activation, rest)
        case effects.RevealSome(number):
            return _reveal_some(table, activation, number, rest)
        case _:
            raise AssertionError(step)


def _flip_one(table: Table, activation: Activation, step: effects.FlipOne) -> Question:
    chooser = activation.side if step.by == "you" else 1 - activation.side
    sides = (chooser,) if step.reach in ("own", "here") else (chooser, 1 - chooser)
    flips = choices.flips(table, _within(table, activation, step.reach), sides)
    return _ask_all(table, chooser, flips, optional=step.optional)


def _within(table: Table, activation: Activation, reach: effects.Reach) -> Sequence[int]:
    """Return the indexes of the theaters that a flip may choose, in row order.

    They depend on `reach` and, for "adjacent" and "here", on the theater of the activated card.
    """
    match reach:
        case "adjacent":
            return _next_to(table, activation)
        case "here":
            return (locate(table, activation.card)[1],)
        case "anywhere" | "own":
            return range(len(table.row))


def _ask_all(
    table: Table, side: int, listed: Sequence[Choice], then: Steps = (), *, optional: bool = False
) -> Question:
    """Return a question that offers the same choices to every seat of a side; any one of them may answer.

    `then` holds the steps that follow an answer. `optional` adds the choice to decline.
    """
    return Question([(seat, listed) for seat in table.sides[side]], then, optional, same_for_all=True)


def _ask_each(
    table: Table, side: int, list_for: Callable[[Seat], Sequence[Choice]], then: Steps = (), *, optional: bool = False
) -> Question:
    """Return a question that offers each seat of a side its own choices, as `list_for(seat)` lists them.

    `then` holds the steps that follow an answer. `optional` adds the choice to decline.
    """
    return Question([(seat, list_for(seat)) for seat in table.sides[side]], then, optional)


QUESTIONS: Mapping[type[CardStep], Callable[[Table, Activation, Any], Question]] = {
    effects.FlipOne: _flip_one,
    effects.FlipAny: lambda table, by, step: _ask_all(
        table, by.side, choices.flips(table, range(len(table.row)), (by.side, 1 - by.side)), step.then, optional=True
    ),
    effects.FlipLower: lambda table, by, _: _ask_all(
        table, by.side, choices.lower_flips(table, by.side, table.revealed[-1])
    ),
    effects.FlipHigher: lambda table, by, _: _ask_all(
        table, by.side, choices.higher_flips(table, by.side, table.revealed), optional=True
    ),
    effects.MoveOne: lambda table, by, _: _ask_all(table, by.side, choices.moves(table, by.side), optional=True),
    effects.TakeBackOne: lambda table, by, step: _ask_each(
        table, by.side, lambda _: choices.take_backs(table, by.side), step.then, optional=step.optional
    ),
    effects.PlaceTop: lambda table, by, step: _ask_all(
        table, by.side, [actions.Place(theater) for theater in _next_to(table, by)], optional=step.optional
    ),
    effects.NameOne: lambda table, by, _: _ask_all(
        table, by.side, choices.names(table) if any(table.hands[seat] for seat in table.sides[1 - by.side]) else ()
    ),
    effects.ExchangeOne: lambda table, by, _: _ask_all(table, by.side, choices.exchanges(table, _next_to(table, by))),
    effects.DestroyOne: lambda table, by, step: _ask_all(
        table, by.side, choices.destroys(table, by.side, own=step.reach == "own"), step.then, optional=step.optional
    ),
    effects.RevealOne: lambda table, by, step: _ask_each(
        table, by.side, lambda seat: [actions.Reveal(card) for card in table.hands[seat]], step.then, optional=True
    ),
    effects.PlayOne: lambda table, by, step: _ask_each(
        table,
        by.side,
        lambda seat: choices.plays(table, by.side, table.hands[seat]) if step.seat in (None, seat) else (),
    ),
    effects.DrawOne: lambda table, by, step: _ask_each(
        table, by.side, lambda _: [actions.Draw()] if table.deck else (), step.then
    ),
    effects.GiveOne: lambda table, by, step: _ask_each(
        table,
        by.side,
        lambda seat: [actions.Give(card) for card in table.hands[seat]],
        (effects.ReceiveOne(), *(step.then or ())),
    ),
    effects.ReceiveOne: lambda table, by, _: _ask_each(table, 1 - by.side, lambda _: [actions.Receive()]),
}
"""Functions that make the question of a step, keyed by kind of step. Other steps ask nothing."""


def _next_to(table: Table, activation: Activation) -> tuple[int, ...]:
    _, theater, _ = locate(table, activation.card)
    return adjacent(table, theater)


def _find_supplied_theaters(
    table: Table, activation: Activation, where: Literal["adjacent", "here", "revealed"]
) -> tuple[int, ...]:
    if where == "revealed":
        return (table.row.index(BY_KEY[table.revealed[-1]].type),)
    return tuple(_within(table, activation, where))


def _gain(table: Table, activation: Activation, theaters: tuple[int, ...], number: int, rest: Steps) -> TableResult:
    events: tuple[Event, ...] = ()
    gained = table
    for theater in theaters:
        did = atoms.gain_supplies(gained, activation.side, theater, number)
        gained, events = did.table, events + did.events
    return _then_rest(Result(gained, events), activation, rest) if events else _fizzle(table, activation, rest)


def _reveal_some(table: Table, activation: Activation, number: int, rest: Steps) -> TableResult:
    """Ask the enemy to reveal cards one at a time, until `number` are revealed.

    If it has at most `number` cards left, it reveals all of them without a question. With no card, the ability fizzles
    and its remaining steps are dropped.
    """
    enemies = table.sides[1 - activation.side]
    hidden_cards = [(seat, [card for card in table.hands[seat] if card not in table.revealed]) for seat in enemies]
    cards = sum(len(hand) for _, hand in hidden_cards)
    if not cards:  # what follows hangs on what is revealed
        return _fizzle(table, activation, ())
    if cards <= number:
        shown = tuple(effects.Show(seat, card) for seat, hand in hidden_cards for card in hand)
        return Result(table, then=(*shown, effects.Carry(activation, rest)))
    following = (effects.RevealSome(number - 1),) if number > 1 else ()
    offers = [(seat, [actions.Reveal(card) for card in hand]) for seat, hand in hidden_cards]
    return _ask(table, activation, Question(offers, following), rest)


def _ask(table: Table, activation: Activation, question: Question, rest: Steps) -> TableResult:
    """Ask the seats of a question; `question.then` and `rest` follow a choice, `rest` alone a refusal (rules 3.5).

    Only members with at least one choice may answer. So a member that could only decline can't decide for the side. If
    no member has a choice, the step fizzles. A single option that needs no decision is carried out directly.
    """
    card, rest_alone = activation.card, effects.Carry(activation, rest)
    decisions: list[Decision[Effect, Action]] = []
    for seat, listed in question.offers:
        if not listed:
            continue
        remaining = effects.Carry(activation, _bind_seat(question.then, seat) + rest if question.then else rest)
        options: list[Option[Effect, Action]] = [
            Option(choice, (choices.EFFECTS[type(choice)](seat, choice), remaining)) for choice in listed
        ]
        if question.optional:
            options.append(Option(actions.Decline(), (effects.Leave(seat, card), rest_alone)))
        decisions.append(Decision(seat, _ASK_KEYS[card], tuple(options)))
    if not decisions:
        return _fizzle(table, activation, rest)
    only, *others = decisions[0].options
    if others or not (question.same_for_all or len(decisions) == 1):
        return Result(table, ask=tuple(decisions))
    return Result(table, then=only.then)


def _bind_seat(steps: Steps, seat: Seat) -> Steps:
    """Return the steps with `seat` as the seat of each PlayOne and DrawAnother; other steps are unchanged.

    `seat` is the member that answered the question before these steps (rules 5.4, Redeploy, Give & Take). So the same
    member must play or draw.
    """
    bound = (effects.PlayOne, effects.DrawAnother)
    return tuple([type(step)(seat) if isinstance(step, bound) else step for step in steps])


def _then_rest(did: TableResult, activation: Activation, rest: Steps) -> TableResult:
    if rest:
        return Result(did.table, did.events, (effects.Carry(activation, rest),))
    return Result(atoms.finish(did.table, activation).table, did.events)


def _fizzle(table: Table, activation: Activation, rest: Steps) -> TableResult:
    return _then_rest(Result(table, (Fizzled(activation.side, activation.card),)), activation, rest)


MAX_TRIGGERS = 3
"""Maximum number of times that one card may trigger in a turn (rules 3.7)."""


def carry_out(table: Table, effect: Effect) -> TableResult:
    """Carry out one effect, and return the new table, its events and any effects that follow.

    It serves as the argument `do` of `engine.kit.agenda.run`.
    """
    return CARRY_OUT[type(effect)](table, effect)


def play_faceup(table: Table, seat: Seat, card: str, theater: int, via: Via) -> TableResult:
    """Play a card of the seat's hand faceup to a theater, given as an index in the row (rules 3.4).

    `via` is the permission used, or "match" in a matching theater. If the card lands, its instant ability triggers
    next. Containment or Blockade may stop it instead.
    """
    arrival = atoms.Arrival(side_of(table, seat), card, theater, faceup=True, public=True)
    return _play(atoms.deploy(table, seat, arrival, via), arrival, via)


def play_facedown(table: Table, seat: Seat, card: str, theater: int) -> TableResult:
    """Play a card of the seat's hand facedown to a theater, given as an index in the row.

    No ability triggers. Containment or Blockade may stop the card instead (rules 3.4). All readers see its face if it
    is marked.
    """
    public = bool(table.marks) and is_marked(table, card)
    arrival = _facedown(table, side_of(table, seat), card, theater, public=public)
    return _play(atoms.improvise(table, seat, arrival), arrival)


def _play_top(table: Table, seat: Seat, theater: int) -> TableResult:
    arrival = _facedown(table, side_of(table, seat), table.deck[0], theater, public=False)
    return _play(atoms.reinforce(table, seat, arrival), arrival)


def _facedown(table: Table, side: int, card: str, theater: int, *, public: bool) -> atoms.Arrival:
    spied = "spy_network" in table.in_force[1 - side]
    is_seen = spied and not strength.find_stopper(table, theater, faceup=False)
    return atoms.Arrival(side, card, theater, faceup=False, public=public, spied=is_seen)


def _play(departed: TableResult, arrival: atoms.Arrival, via: Via = "match") -> TableResult:
    """Land a played card, or stop it by Containment or Blockade (rules 3.4).

    `departed` is the result of removing the card from hand or deck. First, Air Drop ends (after its use, or in the
    revised edition after any play). With Supply Lines as `via`, the enemy gains a Supply. A card that lands faceup
    triggers its instant ability, if any.
    """
    table, events = departed.table, departed.events
    if table.air_drop[arrival.side] != "none" and (via == "air_drop" or table.edition == "revised"):
        ended = atoms.end_air_drop(table, arrival.side)
        table, events = ended.table, events + ended.events
    if via == "supply_lines":
        paid = atoms.gain_supplies(table, 1 - arrival.side, arrival.theater, 1)
        table, events = paid.table, events + paid.events
    stopper = strength.find_stopper(table, arrival.theater, faceup=arrival.faceup)
    if stopper:
        stopped = atoms.stop(table, arrival, stopper)
        return Result(stopped.table, events + stopped.events)
    landed: TableResult = Result(atoms.land(table, arrival), events)
    return _trigger(landed, arrival.side, arrival.card) if arrival.faceup else landed


def _turn_over(table: Table, turned: effects.TurnOver) -> TableResult:
    theater, side = turned.theater, turned.side
    flipped = atoms.flip(table, turned.seat, theater, side)
    top = flipped.table.columns[side][theater][-1]
    if top.faceup:
        return _trigger(flipped, side, top.card)
    if table.edition == "revised":
        return flipped
    interrupted = atoms.interrupt(flipped.table, side, top.card)
    return Result(interrupted.table, flipped.events + interrupted.events)


def _trigger(result: TableResult, side: int, card: str) -> TableResult:
    """Trigger the instant ability, if any, of a side's card that now lies faceup.

    `result` is the table and the events so far; new events follow these. The ability begins immediately (classic) or
    waits in the queue (revised). Return `result` unchanged if the card has triggered MAX_TRIGGERS times in this turn.
    """
    table, events = result.table, result.events
    if BY_KEY[card].kind != "instant" or table.triggered.count(card) >= MAX_TRIGGERS:
        return result
    lined_up, activation = atoms.trigger(table, side, card)
    if table.edition == "revised":
        return Result(lined_up, events)
    begun = _begin(lined_up, activation)
    return Result(begun.table, events + begun.events, begun.then)


def _begin(table: Table, activation: Activation, *after: Effect) -> TableResult:
    side, card = activation.side, activation.card
    _, theater, _ = locate(table, card)
    event = Triggered(side, table.row[theater], card)
    return Result(table, (event,), (effects.Carry(activation, BY_KEY[card].steps(table.edition)), *after))


def _settle(table: Table, settle: effects.Settle) -> TableResult:
    if not table.activations:
        return Result(table)
    return _begin(table, table.activations[0], settle)


def _swap_hands(table: Table, again: effects.SwapHands) -> TableResult:
    """Ask each team member without a chosen card to choose one; after the last choice, swap (rules 5.2).

    `again` is the effect that runs after an answer, to ask the remaining seats or to swap.
    """
    chosen = {swap.seat for swap in table.swaps}
    waited_for = [seat for seats in table.sides if len(seats) > 1 for seat in seats if seat not in chosen]
    if not waited_for:
        return atoms.swap_hands(table)
    asks: list[Decision[Effect, Action]] = []
    for seat in waited_for:
        picks = [SwapCard(card) for card in table.hands[seat]]
        asks.append(Decision(seat, "swap", tuple(Option(pick, (effect_of(seat, pick),)) for pick in picks)))
    return Result(table, then=(again,), ask=tuple(asks))


CARRY_OUT: Mapping[type[Effect], Callable[[Table, Any], TableResult]] = {
    effects.PlayFaceup: lambda table, play: play_faceup(table, play.seat, play.card, play.theater, play.via),
    effects.PlayFacedown: lambda table, play: play_facedown(table, play.seat, play.card, play.theater),
    effects.PlayTop: lambda table, play: _play_top(table, play.seat, play.theater),
    effects.Carry: carry_out_steps,
    effects.Settle: _settle,
    effects.TurnOver: _turn_over,
    effects.Shift: lambda table, shift: atoms.move(table, shift.seat, shift.theater, shift.index, shift.to),
    effects.PickUp: lambda table, taken: atoms.take_back(table, taken.seat, taken.theater, taken.index),
    effects.ChangeSides: lambda table, change: atoms.change_sides(table, change.seat, change.theater),
    effects.Ruin: lambda table, ruin: atoms.destroy(table, ruin.seat, ruin.theater, ruin.side, ruin.index),
    effects.Leave: lambda table, left: Result(table, (Declined(left.seat, side_of(table, left.seat), left.card),)),
    effects.Show: lambda table, shown: atoms.reveal(table, shown.seat, shown.card),
    effects.Call: lambda table, call: atoms.name_card(table, call.seat, call.card),
    effects.TakeTop: lambda table, taken: atoms.draw(table, taken.seat),
    effects.Offer: lambda table, offer: atoms.set_gift_apart(table, offer.card),
    effects.TakeGift: lambda table, gift: atoms.give(table, gift.seat),
    effects.ChooseSwap: lambda table, swap: atoms.choose_swap(table, swap.seat, swap.card),
    effects.SwapHands: _swap_hands,
}
"""Functions that carry out an effect, keyed by kind of effect.

This is a lookup because most actions have several effects.
"""
