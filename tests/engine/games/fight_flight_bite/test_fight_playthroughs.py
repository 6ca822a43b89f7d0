"""Whole matches as files that a person can read; `--golden-update` writes them anew where play is meant to change."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import roster
from engine.games.fight_flight_bite import events
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BY_KEY, Cubes
from engine.games.fight_flight_bite.state import State, layout_of
from tests.conformance.fight_flight_bite import FIGHT_FLIGHT_BITE
from tests.conformance.random_play import choose_by_kind
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS
from tests.engine.games.playthrough_files import check_playthrough, heading

HERE = Path(__file__).parent / "playthroughs"

PLAYTHROUGHS: dict[str, tuple[dict[str, Any], int, bytes]] = {
    "fight-flight-bite-duel": ({}, 2, bytes([113] * 32)),
    "fight-flight-bite-locked": ({"rethrow": "locked", "harvest_pick": "manual"}, 3, bytes([17] * 32)),
    "fight-flight-bite-tribes": ({"tribes": "choose", "map": "delta", "card_scoring": "printed"}, 4, bytes([79] * 32)),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_is_played_as_it_was_written_down(name: str, golden_update: bool) -> None:
    check_playthrough(HERE / f"{name}.txt", story(*PLAYTHROUGHS[name]), update=golden_update)


def test_every_file_is_played() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(PLAYTHROUGHS)


def story(options: dict[str, Any], players: int, key: bytes) -> Iterator[str]:
    """Tell a match that is played at random: what happened, and how the woods lie after each turn."""
    parsed = game.codec.parse_options(options)
    yield from heading("Fight, Flight, Bite", parsed, key)
    step = game.new(parsed, roster(*[1] * players), Rng(key))
    yield from lines(step.state, step.events)
    for turn in play_on(game, step.state, Rng(key, 1_000_000), choose_by_kind(FIGHT_FLIGHT_BITE.avoids)):
        step = turn.step
        yield from lines(step.state, step.events)
    yield f"Over: {game.outcome(step.state)}"
    yield f"fingerprint: {game.codec.fingerprint(step.state)}"


def lines(state: State, told: tuple[events.Event, ...]) -> Iterator[str]:
    for event in told:
        if isinstance(event, events.TurnBegan | events.HarvestBegan):
            yield from board(state)
        yield f"  {fact(event)}"
        if isinstance(event, events.CardsDealt):
            hands = zip(LETTERS, state.table.hands, strict=False)
            yield from (f"    {who}: {', '.join(BY_KEY[card].name for card in hand)}" for who, hand in hands)


def board(state: State) -> Iterator[str]:
    woodlands = zip(layout_of(state).woodlands, state.table.critters, state.table.cubes, strict=True)
    yield ""
    yield "    " + "; ".join(
        f"{woodland.id} {woodland.terrain} {who(there) or '-'} {food(cubes)}" for woodland, there, cubes in woodlands
    )


def who(there: tuple[int, ...]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, there, strict=False))


def food(cubes: Cubes) -> str:
    return f"{cubes[0]}n{cubes[1]}m{cubes[2]}f"


def names(seats: tuple[int, ...]) -> str:
    return ", ".join(LETTERS[seat] for seat in seats) or "nobody"


def fact(event: events.Event) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
    """An event in words."""
    match event:
        case events.RoundThrown(occasion=occasion, seats=seats, signs=signs, dropped=dropped):
            throws = ", ".join(f"{LETTERS[seat]} {sign}" for seat, sign in zip(seats, signs, strict=True))
            return f"throws for the {occasion}: {throws}; {names(dropped)} drops"
        case events.OrderSet(order=order):
            return f"the order is {names(order)}"
        case events.TribeTaken(seat=seat, tribe=tribe):
            return f"{LETTERS[seat]} plays the {tribe}"
        case events.FoodLaid(supply=supply):
            return f"food is laid out; the supply is {food(supply)}"
        case events.CardsDealt(number=number):
            return f"{number} cards are dealt to each"
        case events.TurnBegan(seat=seat, round=number):
            return f"round {number}, {LETTERS[seat]}"
        case events.Opened(seat=seat, woodland=place) | events.Placed(seat=seat, woodland=place):
            return f"{LETTERS[seat]} places on {place}"
        case events.CardPlayed(seat=seat, card=card):
            return f"{LETTERS[seat]} plays {BY_KEY[card].name}"
        case events.CritterAdded(seat=seat, woodland=place):
            return f"an extra critter of {LETTERS[seat]} enters {place}"
        case events.HandSeen(seat=seat, holder=holder, cards=cards):
            return f"{LETTERS[seat]} looks at {LETTERS[holder]}'s hand: {', '.join(cards or ())}"
        case events.Attacked(seat=seat, defender=other, woodland=place):
            return f"{LETTERS[seat]} attacks {LETTERS[other]} on {place}"
        case events.SignBarred(seat=seat, sign=sign):
            return f"{LETTERS[seat]} won't throw {sign}"
        case events.Threw(seat=seat, signs=signs):
            return f"{LETTERS[seat]} throws {', '.join(signs or ())}"
        case events.ThrowsShown(pairs=pairs, ties=ties, winner=winner):
            shown = ", ".join(f"{one} against {other}" for one, other in pairs)
            return f"{shown}: {'again' if winner is None else LETTERS[winner] + ' wins'} ({ties} ties)"
        case events.DuelVoided(attacker=seat):
            return f"{LETTERS[seat]} voids it"
        case events.DuelWon(winner=seat, sign=sign, actions=number, icon=icon, card=card):
            return f"{LETTERS[seat]} has won with {sign}, {number} actions of 1 + icon {icon} + card {card}"
        case events.Pushed(seat=seat, owner=owner, start=start, end=end):
            return f"{LETTERS[seat]} pushes {LETTERS[owner]} from {start} to {end}"
        case events.Flew(seat=seat, start=start, end=end) | events.Wandered(seat=seat, start=start, end=end):
            return f"{LETTERS[seat]} moves from {start} to {end}" + (", standing" * getattr(event, "standing", False))
        case events.Bitten(seat=seat, food=kind, start=start, end=end):
            return f"{LETTERS[seat]} takes a {kind} from {start} to {end}"
        case events.ActionsLeft(seat=seat, number=number, lapsed=lapsed):
            return f"{number} actions of {LETTERS[seat]} {'lapse' if lapsed else 'are left'}"
        case events.CubePut(seat=seat, food=kind, woodland=place, reason=reason):
            return f"{LETTERS[seat]} puts a {kind} on {place} ({reason})"
        case events.CubeDeclined(seat=seat, reason=reason):
            return f"{LETTERS[seat]} puts no cube ({reason})"
        case events.CubeMissed(seat=seat, reason=reason, why=why):
            return f"no cube for {LETTERS[seat]} ({reason}): {why}"
        case events.Stopped(seat=seat):
            return f"{LETTERS[seat]} stops"
        case events.HarvestBegan():
            return "the harvest"
        case events.FoodPicked(seat=seat, woodland=place, food=kind):
            return f"{LETTERS[seat]} picks a {kind} on {place}"
        case events.Harvested(woodland=place, controller=controller, retreating=others, taken=taken, left=left):
            shares = ", ".join(f"{LETTERS[seat]} {food(cubes)}" for seat, cubes in enumerate(taken) if any(cubes))
            ruler = "nobody" if controller is None else LETTERS[controller]
            return (
                f"{place}: {ruler} controls, {names(others)} retreats; {shares or 'nothing taken'}, left {food(left)}"
            )
        case events.HandsRevealed(hands=hands):
            held = zip(LETTERS, hands, strict=False)
            return "hands: " + "; ".join(f"{letter} {', '.join(hand)}" for letter, hand in held)
        case events.Scored(seat=seat, cubes=cubes, bonus=bonus, points=points):
            return f"{LETTERS[seat]} scores {food(cubes)} with {bonus}: {points}"
        case events.Left(seat=seat):
            return f"{LETTERS[seat]} leaves"
        case events.Ended(winners=winners, reason=reason):
            return f"{names(winners)} wins ({reason})"
