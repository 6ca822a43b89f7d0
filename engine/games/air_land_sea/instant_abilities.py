"""How the steps of an instant ability are carried out (rules 4): some change the table at once, most ask a side.

A choice of a side with two members is put to every member who has something to choose, and the first answer decides for
the side (rules 5.4). Choices about the table are offered alike to both; cards of a hand only to its holder.
"""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.seats import Seat
from engine.games.air_land_sea import actions, atoms, choices, effects
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY, CARDS
from engine.games.air_land_sea.choices import Choice
from engine.games.air_land_sea.effects import Activation, CardStep, Effect
from engine.games.air_land_sea.events import Event, Fizzled, Interrupted
from engine.games.air_land_sea.state import Table, TableResult, adjacent, locate
from engine.kit.agenda import Decision, Option, Result

Steps: TypeAlias = tuple[CardStep, ...]
Offers: TypeAlias = Sequence[tuple[Seat, Sequence[Choice]]]
"""What each of some seats may choose from."""

_ASK_KEYS = {card.key: card.name.lower().replace(" ", "_") for card in CARDS}


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
            return _ask_of_hands(table, activation, step, rest)
        case _:
            return _ask_of_table(table, activation, step, rest)


def _ask_of_table(  # noqa: PLR0911 - one return for each kind of step
    table: Table, activation: Activation, step: effects.TableStep, rest: Steps
) -> TableResult:
    side = activation.side

    def ask(
        chooser: int,
        offered: Sequence[Choice],
        then: Steps = (),
        *,
        optional: bool = False,
        depends_on_seat: bool = False,
    ) -> TableResult:
        offers = [(seat, offered) for seat in table.sides[chooser]]
        return _ask(table, activation, offers, rest, then, optional=optional, same_for_all=not depends_on_seat)

    match step:
        case effects.FlipOne(by, _, optional):
            chooser = side if by == "you" else 1 - side
            return ask(chooser, _flips(table, activation, chooser, step), optional=optional)
        case effects.FlipLower():
            return ask(side, choices.lower_flips(table, side, table.revealed[-1]))
        case effects.MoveOne():
            return ask(side, choices.moves(table, side), optional=True)
        case effects.TakeBackOne(optional, then):
            return ask(side, choices.take_backs(table, side), then, optional=optional, depends_on_seat=True)
        case effects.PlaceTop(optional):
            places = [actions.Place(theater) for theater in _next_to(table, activation)]
            return ask(side, places, optional=optional)
        case effects.NameOne():
            held = any(table.hands[seat] for seat in table.sides[1 - side])
            return ask(side, choices.names(table) if held else ())
        case effects.ExchangeOne():
            _, theater, _ = locate(table, activation.card)
            return ask(side, choices.exchanges(table, theater))
        case effects.DestroyOne(optional, reach, then):
            return ask(side, choices.destroys(table, side, own=reach == "own"), then, optional=optional)
        case _:
            assert_never(step)


def _ask_of_hands(table: Table, activation: Activation, step: effects.HandStep, rest: Steps) -> TableResult:
    side = activation.side
    seats = table.sides[side]
    match step:
        case effects.RevealOne(then):
            shown = [(seat, [actions.Reveal(card) for card in table.hands[seat]]) for seat in seats]
            return _ask(table, activation, shown, rest, then, optional=True)
        case effects.PlayOne(player):
            played = [(seat, choices.plays(table, side, table.hands[seat])) for seat in seats if player in (None, seat)]
            return _ask(table, activation, played, rest)
        case effects.DrawOne(then):
            drawn = [(seat, [actions.Draw()] if table.deck else []) for seat in seats]
            return _ask(table, activation, drawn, rest, then, optional=True)
        case effects.GiveOne():
            given = [(seat, [actions.Give(card) for card in table.hands[seat]]) for seat in seats]
            return _ask(table, activation, given, rest, (effects.ReceiveOne(),))
        case effects.ReceiveOne():
            return _ask(table, activation, [(seat, [actions.Receive()]) for seat in table.sides[1 - side]], rest)
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
    return _ask(table, activation, offers, rest, following)


def _ask(  # noqa: PLR0913 - who is asked what, and what follows each kind of answer
    table: Table,
    activation: Activation,
    offers: Offers,
    rest: Steps,
    then: Steps = (),
    *,
    optional: bool = False,
    same_for_all: bool = False,
) -> TableResult:
    """Put a choice to seats of a side: `then` and `rest` follow a choice, `rest` alone follows declining (rules 3.5).

    `same_for_all` says that it makes no difference which of the seats makes a choice. A member who could only decline
    is not asked, so that it can't decide for one who could do more.
    """
    card, rest_alone = activation.card, effects.Carry(activation, rest)
    decisions: list[Decision[Effect, Action]] = []
    for seat, listed in offers:
        go_on = effects.Carry(activation, _played_by(then, seat) + rest)
        options: list[Option[Effect, Action]] = [
            Option(choice, (choices.effect_of(seat, choice), go_on)) for choice in listed
        ]
        if options and optional:
            options.append(Option(actions.Decline(), (effects.Leave(seat, card), rest_alone)))
        if options:
            decisions.append(Decision(seat, _ASK_KEYS[card], tuple(options)))
    if not decisions:
        return _fizzle(table, activation, rest)
    only, *others = decisions[0].options
    if others or not (same_for_all or len(decisions) == 1):
        return Result(table, ask=tuple(decisions))
    return Result(table, then=only.then)


def _played_by(steps: Steps, seat: Seat) -> Steps:
    """Let the member who answers be the one that has to play (rules 5.4, Redeploy)."""
    return tuple(effects.PlayOne(seat) if isinstance(step, effects.PlayOne) else step for step in steps)


def _then_rest(did: TableResult, activation: Activation, rest: Steps) -> TableResult:
    return Result(did.table, did.events, (effects.Carry(activation, rest),))


def _fizzle(table: Table, activation: Activation, rest: Steps) -> TableResult:
    return _then_rest(Result(table, (Fizzled(activation.side, activation.card),)), activation, rest)
