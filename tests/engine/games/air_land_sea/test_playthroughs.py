"""Whole matches as files that a person can read; `--golden-update` writes them anew where play is meant to change.

Red is side 0, blue is side 1; cards are written as in the scenarios: A air, L land, S sea, `X < Y` if Y covers X, and
`(X)` lies facedown.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.catalog import GAMES
from engine.core.replay import Chooser, choose_random_index, play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.air_land_sea import actions, events
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.state import State, side_of
from engine.games.air_land_sea.strength import totals
from tests.conformance.random_play import choose_by_kind
from tests.engine.games.air_land_sea.notation import SIDES, code
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.playthrough_files import check_playthrough, heading

HERE = Path(__file__).parent / "playthroughs"

FIGHTING = choose_by_kind(lambda action: isinstance(action, actions.Withdraw))


class Playthrough(NamedTuple):
    title: str
    game: str
    options: TheatersOptions
    key: bytes
    choose: Chooser[actions.Action]
    sizes: tuple[int, int] = (1, 1)


ALS, FLS = "Air, Land & Sea", "Flies, Lies & Supplies"

PLAYTHROUGHS: dict[str, Playthrough] = {
    "air-land-sea-classic": Playthrough(
        ALS, "air-land-sea", TheatersOptions(edition="classic"), bytes([11] * 32), FIGHTING
    ),
    "air-land-sea-revised": Playthrough(
        ALS, "air-land-sea", TheatersOptions(edition="revised"), bytes([7] * 32), FIGHTING
    ),
    "air-land-sea-beginner": Playthrough(
        ALS, "air-land-sea", TheatersOptions(scoring="beginner"), bytes([3] * 32), choose_random_index
    ),
    "flies-lies-supplies-duel": Playthrough(FLS, "flies-lies-supplies", FliesOptions(), bytes([5] * 32), FIGHTING),
    "flies-lies-supplies-mix": Playthrough(
        FLS, "flies-lies-supplies", FliesOptions(theaters="random", target=6), bytes([9] * 32), FIGHTING
    ),
    "flies-lies-supplies-epic-teams": Playthrough(
        FLS, "flies-lies-supplies", FliesOptions(mode="epic"), bytes([2] * 32), FIGHTING, (2, 2)
    ),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_is_played_as_it_was_written_down(name: str, golden_update: bool) -> None:
    check_playthrough(HERE / f"{name}.txt", story(PLAYTHROUGHS[name]), update=golden_update)


def test_every_file_is_played() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(PLAYTHROUGHS)


def story(played: Playthrough) -> Iterator[str]:
    """Tell a match that is played at random: what each seat did, what followed, and how the table lies then."""
    game = GAMES[played.game]
    yield from heading(played.title, played.options, played.key)
    step = game.new(played.options, roster(*played.sizes), Rng(played.key))
    yield from battle(step.state, step.events)
    for number, turn in enumerate(play_on(game, step.state, Rng(played.key, 1_000_000), played.choose), 1):
        yield ""
        yield f"{number}. {who(step.state, turn.seat).capitalize()}: {choice(step.state, turn.seat, turn.action)}"
        step = turn.step
        yield from (f"   {line}" for event in step.events if (line := fact(event, step.state)))
        if not any(isinstance(event, events.BattleStarted) for event in step.events):
            yield from board(step.state)
        yield from battle(step.state, step.events)
    yield f"Over: {game.outcome(step.state)}"
    yield f"fingerprint: {game.codec.fingerprint(step.state)}"


def who(state: State, seat: int) -> str:
    """A seat as "red" or "blue a"."""
    side = side_of(state.table, Seat(seat))
    seats = state.table.sides[side]
    return SIDES[side] if len(seats) == 1 else f"{SIDES[side]} {'ab'[seats.index(Seat(seat))]}"


def battle(state: State, told: tuple[events.Event, ...]) -> Iterator[str]:
    for event in told:
        if isinstance(event, events.BattleStarted):
            scenario = Scenario(state)
            yield ""
            yield f"== Battle {event.battle}: {', '.join(event.row)}; {SIDES[event.first]} is first =="
            yield f"   red {scenario.hand('red')} | blue {scenario.hand('blue')} | deck {scenario.deck}"


def board(state: State) -> Iterator[str]:
    scenario = Scenario(state)
    sums = [totals(state.table, side) for side in (0, 1)]
    supplies = state.table.supplies
    width = max((5, *(len(theater) + 1 for theater in state.table.row)))
    for place, theater in enumerate(state.table.row):
        sides = (
            f"{name} {sums[side][place]}{f' (+{supplies[side][place]})' if supplies[side][place] else ''}: "
            f"{scenario.column(name, theater) or '-'}"
            for side, name in enumerate(SIDES)
        )
        yield f"      {theater:<{width}}" + " | ".join(f"{words:<30}" for words in sides).rstrip()


def choice(  # noqa: PLR0911 - one return for each kind
    state: State, seat: int, action: actions.Action
) -> str:
    """An action in words."""
    row, columns = state.table.row, state.table.columns
    side_played = side_of(state.table, Seat(seat))
    match action:
        case actions.Deploy(card, theater, via):
            return f"deploy {code(card)} to {row[theater]} ({via})"
        case actions.Improvise(card, theater):
            return f"improvise {code(card)} in {row[theater]}"
        case actions.Flip(theater, side):
            return f"flip {code(columns[side][theater][-1].card)}, {SIDES[side]} in {row[theater]}"
        case actions.Move(theater, index, to):
            return f"move {code(columns[side_played][theater][index].card)} from {row[theater]} to {row[to]}"
        case actions.TakeBack(theater, index):
            return f"take back {code(columns[side_played][theater][index].card)} from {row[theater]}"
        case actions.Place(theater):
            return f"place {code(state.table.deck[0])} in {row[theater]}"
        case actions.Withdraw() | actions.Decline() | actions.Draw() | actions.Receive():
            return type(action).__name__.lower()
        case actions.MoveEnvoy(to):
            return f"move Envoy to {row[to]}"
        case actions.SwapCard(card) | actions.Reveal(card) | actions.Name(card) | actions.Give(card):
            return f"{type(action).__name__.removesuffix('Card').lower()} {code(card)}"
        case actions.Exchange(theater):
            return f"exchange {' and '.join(code(row[theater][-1].card) for row in columns)} in {row[theater]}"
        case actions.Destroy(theater, side, index):
            return f"destroy {code(columns[side][theater][index].card)}, {SIDES[side]} in {row[theater]}"


def fact(event: events.Event, state: State) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
    """An event in words; "" for one that the action or the board tells already."""
    match event:
        case events.Triggered(card=card):
            return f"{code(card)} triggers"
        case events.Fizzled(card=card):
            return f"{code(card)} finds nothing to do"
        case events.Interrupted(card=card):
            return f"{code(card)} is interrupted"
        case events.Stopped(card=str(card), by=by):
            return f"{code(card)} is stopped by {by} and goes under the deck"
        case events.Flipped(card=str(card), side=side, theater=theater, faceup=faceup):
            return f"{code(card)}, {SIDES[side]} in {theater}, turns {'up' if faceup else 'down'}"
        case events.Peeked(side=side, card=str(card)):
            return f"{SIDES[side]} sees {code(card)} on top of the deck"
        case events.TakenBack(side=side, card=str(card)):
            return f"{SIDES[side]} takes {code(card)} back"
        case events.Revealed(seat=seat, card=card):
            return f"{who(state, seat)} shows {code(card)}"
        case events.Named(card=card, holder=holder):
            return f"{code(card)} is named; {'nobody' if holder is None else who(state, holder)} holds it"
        case events.Drew(seat=seat, card=str(card)):
            return f"{who(state, seat)} draws {code(card)}"
        case events.Given(to=to, card=str(card)) | events.Swapped(to=to, card=str(card)):
            return f"{who(state, to)} gets {code(card)}"
        case events.ChangedSides(side=side, card=str(card)):
            return f"{code(card)} goes over to {SIDES[1 - side]}"
        case events.Destroyed(card=str(card)):
            return f"{code(card)} is destroyed and goes under the deck"
        case events.SuppliesGained(side=side, theater=theater, number=number):
            return f"{SIDES[side]} gains {number} in {theater}"
        case events.TurnSkipped(side=side):
            return f"{SIDES[side]} has no card and is passed over"
        case events.AirDropGranted(side=side):
            return f"{SIDES[side]} may air drop"
        case events.AirDropEnded(side=side):
            return f"{SIDES[side]} may no longer air drop"
        case events.ExtraTurnGranted(side=side):
            return f"{SIDES[side]} gets an extra turn"
        case events.Withdrew(side=side, cards=cards):
            return f"{SIDES[side]} withdraws with {cards} cards"
        case events.BattleWon(side=side, points=points, row=row, controllers=controllers, victory_points=total):
            theaters = ", ".join(f"{theater} {SIDES[owner]}" for theater, owner in zip(row, controllers, strict=False))
            return f"{SIDES[side]} wins the battle and {points} points, {total[0]}-{total[1]} now. {theaters}".rstrip()
        case events.MatchWon(side=side):
            return f"{SIDES[side]} wins the match"
        case _:
            return ""
