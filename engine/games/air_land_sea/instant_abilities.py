"""How the steps of an instant ability are carried out (rules 4): some change the table at once, most ask a side.

A choice of a side with two members is put to every member who has something to choose, and the first answer decides for
the side (rules 5.4). Choices about the table are offered alike to both; cards of a hand only to its holder.
"""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.air_land_sea import actions, atoms, choices, effects
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY, CARDS
from engine.games.air_land_sea.choices import Choice
from engine.games.air_land_sea.effects import Activation, CardStep, Effect
from engine.games.air_land_sea.events import Event, Fizzled, Interrupted
from engine.games.air_land_sea.state import Table, TableResult, adjacent, locate
from engine.kit.agenda import Decision, Option, Result

Steps: TypeAlias = tuple[CardStep, ...]

_ASK_KEYS = {card.key: card.name.lower().replace(" ", "_") for card in CARDS}


class Question(Value, frozen=True):
    """What is put to a side: what each of some seats may choose from, and the steps that follow a choice."""

    offers: Sequence[tuple[Seat, Sequence[Choice]]]
    then: Steps = ()
    optional: bool = False
    same_for_all: bool = False
    """Whether it makes no difference which of the seats makes a choice."""


def carry_out_steps(  # noqa: PLR0911 - one return for each kind of step
    table: Table, activation: Activation, steps: Steps
) -> TableResult:
    """Carry out the first of the steps; the rest follow it, or each answer to what it asks."""
    if activation not in table.activations:
        return Result(table, (Interrupted(activation.side, activation.card),) if steps else ())
    if not steps:
        return atoms.finish(table, activation)
    step, rest, side = steps[0], steps[1:], activation.side
    match step:
        case effects.LookAtTop(then):
            if not table.deck:
                return _fizzle(table, activation, rest)
            return _then_rest(atoms.look_at_top(table, side), activation, then + rest)
        case effects.GainAirDrop():
            return _then_rest(atoms.grant_air_drop(table, side), activation, rest)
        case effects.GainExtraTurn():
            return _then_rest(atoms.grant_extra_turn(table, side), activation, rest)
        case effects.GainSupplies(number, where):
            return _gain(table, activation, _supplied(table, activation, where), number, rest)
        case effects.RevealSome(number):
            return _reveal_some(table, activation, number, rest)
        case effects.RevealOne() | effects.PlayOne() | effects.DrawOne() | effects.GiveOne() | effects.ReceiveOne():
            return _ask(table, activation, _hand_question(table, side, step), rest)
        case _:
            return _ask(table, activation, _table_question(table, activation, step), rest)


def _table_question(  # noqa: PLR0911 - one return for each kind of step
    table: Table, activation: Activation, step: effects.TableStep
) -> Question:
    side = activation.side
    ours = table.sides[side]
    match step:
        case effects.FlipOne(by, _, optional):
            chooser = side if by == "you" else 1 - side
            return _alike(table.sides[chooser], _flips(table, activation, chooser, step), optional=optional)
        case effects.FlipLower():
            return _alike(ours, choices.lower_flips(table, side, table.revealed[-1]))
        case effects.MoveOne():
            return _alike(ours, choices.moves(table, side), optional=True)
        case effects.TakeBackOne(optional, then):
            taken = choices.take_backs(table, side)
            return Question([(seat, taken) for seat in ours], then, optional)
        case effects.PlaceTop(optional):
            return _alike(ours, [actions.Place(theater) for theater in _next_to(table, activation)], optional=optional)
        case effects.NameOne():
            held = any(table.hands[seat] for seat in table.sides[1 - side])
            return _alike(ours, choices.names(table) if held else ())
        case effects.ExchangeOne():
            _, theater, _ = locate(table, activation.card)
            return _alike(ours, choices.exchanges(table, theater))
        case effects.DestroyOne(optional, reach, then):
            return _alike(ours, choices.destroys(table, side, own=reach == "own"), then, optional=optional)
        case _:
            assert_never(step)


def _alike(seats: Sequence[Seat], offered: Sequence[Choice], then: Steps = (), *, optional: bool = False) -> Question:
    return Question([(seat, offered) for seat in seats], then, optional, same_for_all=True)


def _hand_question(table: Table, side: int, step: effects.HandStep) -> Question:
    seats = table.sides[side]
    match step:
        case effects.RevealOne(then):
            shown = [(seat, [actions.Reveal(card) for card in table.hands[seat]]) for seat in seats]
            return Question(shown, then, optional=True)
        case effects.PlayOne(player):
            played = [(seat, choices.plays(table, side, table.hands[seat])) for seat in seats if player in (None, seat)]
            return Question(played)
        case effects.DrawOne(then):
            drawn = [(seat, [actions.Draw()] if table.deck else []) for seat in seats]
            return Question(drawn, then, optional=True)
        case effects.GiveOne():
            given = [(seat, [actions.Give(card) for card in table.hands[seat]]) for seat in seats]
            return Question(given, (effects.ReceiveOne(),))
        case effects.ReceiveOne():
            return Question([(seat, [actions.Receive()]) for seat in table.sides[1 - side]])
        case _:
            assert_never(step)


def _flips(table: Table, activation: Activation, chooser: int, step: effects.FlipOne) -> list[Choice]:
    theaters = _next_to(table, activation) if step.reach == "adjacent" else range(len(table.row))
    return [*choices.flips(table, chooser, theaters, (chooser,) if step.reach == "own" else (chooser, 1 - chooser))]


def _next_to(table: Table, activation: Activation) -> tuple[int, ...]:
    _, theater, _ = locate(table, activation.card)
    return adjacent(table, theater)


def _supplied(table: Table, activation: Activation, where: str) -> tuple[int, ...]:
    if where == "adjacent":
        return _next_to(table, activation)
    return (table.row.index(BY_KEY[table.revealed[-1]].type),)


def _gain(table: Table, activation: Activation, theaters: tuple[int, ...], number: int, rest: Steps) -> TableResult:
    events: tuple[Event, ...] = ()
    gained = table
    for theater in theaters:
        did = atoms.gain_supplies(gained, activation.side, theater, number)
        gained, events = did.table, events + did.events
    return _then_rest(Result(gained, events), activation, rest) if events else _fizzle(table, activation, rest)


def _reveal_some(table: Table, activation: Activation, number: int, rest: Steps) -> TableResult:
    """Let the enemy choose what it reveals, one card after the other, as long as there is a choice."""
    enemies = table.sides[1 - activation.side]
    left = [(seat, [card for card in table.hands[seat] if card not in table.revealed]) for seat in enemies]
    cards = sum(len(hand) for _, hand in left)
    if not cards:
        return _fizzle(table, activation, rest)
    if cards <= number:
        shown = tuple(effects.Show(seat, card) for seat, hand in left for card in hand)
        return Result(table, then=(*shown, effects.Carry(activation, rest)))
    following = (effects.RevealSome(number - 1),) if number > 1 else ()
    offers = [(seat, [actions.Reveal(card) for card in hand]) for seat, hand in left]
    return _ask(table, activation, Question(offers, following), rest)


def _ask(table: Table, activation: Activation, question: Question, rest: Steps) -> TableResult:
    """Put a question to seats: its `then` and `rest` follow a choice, `rest` alone follows declining (rules 3.5).

    A member who could only decline is not asked, so that it can't decide for one who could do more.
    """
    card, rest_alone = activation.card, effects.Carry(activation, rest)
    decisions: list[Decision[Effect, Action]] = []
    for seat, listed in question.offers:
        go_on = effects.Carry(activation, _played_by(question.then, seat) + rest)
        options: list[Option[Effect, Action]] = [
            Option(choice, (choices.effect_of(seat, choice), go_on)) for choice in listed
        ]
        if options and question.optional:
            options.append(Option(actions.Decline(), (effects.Leave(seat, card), rest_alone)))
        if options:
            decisions.append(Decision(seat, _ASK_KEYS[card], tuple(options)))
    if not decisions:
        return _fizzle(table, activation, rest)
    only, *others = decisions[0].options
    if others or not (question.same_for_all or len(decisions) == 1):
        return Result(table, ask=tuple(decisions))
    return Result(table, then=only.then)


def _played_by(steps: Steps, seat: Seat) -> Steps:
    """Let the member who answers be the one that has to play (rules 5.4, Redeploy)."""
    return tuple(effects.PlayOne(seat) if isinstance(step, effects.PlayOne) else step for step in steps)


def _then_rest(did: TableResult, activation: Activation, rest: Steps) -> TableResult:
    return Result(did.table, did.events, (effects.Carry(activation, rest),))


def _fizzle(table: Table, activation: Activation, rest: Steps) -> TableResult:
    return _then_rest(Result(table, (Fizzled(activation.side, activation.card),)), activation, rest)
