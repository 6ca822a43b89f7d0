"""Whole matches as files that a person can read; `--golden-update` writes them anew where play is meant to change.

Red is side 0, blue is side 1; cards are written as in the scenes: A air, L land, S sea, `X < Y` if Y covers X, and
`(X)` lies facedown.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.catalog import GAMES
from engine.core.playout import Chooser, choose_any, play_on
from engine.core.rng import Rng, commitment
from engine.core.seats import roster
from engine.games.theaters import actions, events
from engine.games.theaters.ongoing import totals
from engine.games.theaters.options import TheatersOptions
from engine.games.theaters.state import State
from tests.conformance.walk import keen
from tests.games.theaters.table import SIDES, Scene, code

HERE = Path(__file__).parent / "playthroughs"

FIGHTING = keen(lambda action: isinstance(action, actions.Withdraw))

PLAYTHROUGHS: dict[str, tuple[TheatersOptions, bytes, Chooser[actions.Action]]] = {
    "air-land-sea-classic": (TheatersOptions(edition="classic"), bytes([11] * 32), FIGHTING),
    "air-land-sea-revised": (TheatersOptions(edition="revised"), bytes([7] * 32), FIGHTING),
    "air-land-sea-beginner": (TheatersOptions(scoring="beginner"), bytes([3] * 32), choose_any),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_is_played_as_it_was_written_down(name: str, golden_update: bool) -> None:
    options, key, choose = PLAYTHROUGHS[name]
    played = "\n".join((*heading(options, key), *story(options, key, choose))) + "\n"
    path = HERE / f"{name}.txt"
    if golden_update:
        path.write_text(played, encoding="utf-8")
    assert played == path.read_text(encoding="utf-8")


def test_every_file_is_played() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(PLAYTHROUGHS)


def heading(options: TheatersOptions, key: bytes) -> Iterator[str]:
    yield "Air, Land & Sea, one match from its key to its end"
    yield f"options: {options.model_dump_json()}"
    yield f"key: {key.hex()}"
    yield f"commitment: {commitment(key)}"


def story(options: TheatersOptions, key: bytes, choose: Chooser[actions.Action]) -> Iterator[str]:
    """Tell a match that is played at random: what each seat did, what followed, and how the table lies then."""
    game = GAMES["air-land-sea"]
    step = game.new(options, roster(1, 1), Rng(key))
    yield from battle(step.state, step.events)
    for number, turn in enumerate(play_on(game, step.state, Rng(key, 1_000_000), choose), 1):
        yield ""
        yield f"{number}. {SIDES[turn.seat].capitalize()}: {choice(step.state, turn.seat, turn.action)}"
        step = turn.step
        yield from (f"   {line}" for event in step.events if (line := fact(event)))
        if not any(isinstance(event, events.BattleStarted) for event in step.events):
            yield from board(step.state)
        yield from battle(step.state, step.events)
    yield f"Over: {game.outcome(step.state)}"
    yield f"fingerprint: {game.codec.fingerprint(step.state)}"


def battle(state: State, told: tuple[events.Event, ...]) -> Iterator[str]:
    for event in told:
        if isinstance(event, events.BattleStarted):
            scene = Scene(state)
            yield ""
            yield f"== Battle {event.battle}: {', '.join(event.row)}; {SIDES[event.first]} is first =="
            yield f"   red {scene.hand('red')} | blue {scene.hand('blue')} | deck {scene.deck}"


def board(state: State) -> Iterator[str]:
    scene = Scene(state)
    sums = [totals(state.table, side) for side in (0, 1)]
    for place, theater in enumerate(state.table.row):
        sides = (f"{name} {sums[side][place]}: {scene.column(name, theater) or '-'}" for side, name in enumerate(SIDES))
        yield f"      {theater:<5}" + " | ".join(f"{words:<30}" for words in sides).rstrip()


def choice(state: State, seat: int, action: actions.Action) -> str:  # noqa: PLR0911 - one return for each kind
    """An action in words."""
    row, columns = state.table.row, state.table.columns
    match action:
        case actions.Deploy(card, theater, via):
            return f"deploy {code(card)} to {row[theater]} ({via})"
        case actions.Improvise(card, theater):
            return f"improvise {code(card)} in {row[theater]}"
        case actions.Flip(theater, side):
            return f"flip {code(columns[side][theater][-1].card)}, {SIDES[side]} in {row[theater]}"
        case actions.Move(theater, index, to):
            return f"move {code(columns[seat][theater][index].card)} from {row[theater]} to {row[to]}"
        case actions.TakeBack(theater, index):
            return f"take back {code(columns[seat][theater][index].card)} from {row[theater]}"
        case actions.Place(theater):
            return f"place {code(state.table.deck[0])} in {row[theater]}"
        case actions.Withdraw() | actions.Decline():
            return type(action).__name__.lower()


def fact(event: events.Event) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
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
