"""Whole matches as files that a person can read; `--golden-update` writes them anew where rules change on purpose.

The seats are J, S, L and B. What they choose stands in the file, as the places of the actions in the lists of what was
legal; a greedy player chose it once. After each turn stand the bases: labor, research, ammo and army with what makes
them, then WALL and CITY.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.this_means_war import events, this_means_war
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.state import State
from tests.engine.games.playthrough_files import check_playthrough, heading
from tests.engine.games.this_means_war.scenario_builder import NAMES

HERE = Path(__file__).parent / "playthroughs"

PLAYTHROUGHS: dict[str, tuple[dict[str, Any], int, bytes]] = {
    "this-means-war-duel": ({}, 2, bytes([5] * 32)),
    "this-means-war-four": ({}, 4, bytes([8] * 32)),
}

CHOICES = "choices: "
AREAS = (("labor", "factory"), ("research", "lab"), ("ammo", "silo"), ("army", "barracks"))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_is_played_as_it_was_written_down(name: str, golden_update: bool) -> None:
    path = HERE / f"{name}.txt"
    chosen = choices(path.read_text(encoding="utf-8"))
    check_playthrough(path, story(*PLAYTHROUGHS[name], chosen), update=golden_update)


def test_every_file_is_played() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(PLAYTHROUGHS)


def choices(written: str) -> list[int]:
    line = next(line for line in written.splitlines() if line.startswith(CHOICES))
    return [int(number) for number in line.removeprefix(CHOICES).split()]


def story(options: dict[str, Any], seats: int, key: bytes, chosen: list[int]) -> Iterator[str]:
    parsed = this_means_war.codec.parse_options(options)
    yield from heading("This Means War!", parsed, key)
    yield CHOICES + " ".join(map(str, chosen))
    step = this_means_war.new(parsed, roster(*[1] * seats), Rng(key))
    yield from lines(step.state, step.events)
    for choice in chosen:
        (seat,) = this_means_war.waiting_seats(step.state)
        step = this_means_war.apply(step.state, seat, this_means_war.legal(step.state, seat)[choice])
        yield from lines(step.state, step.events)
    assert not this_means_war.to_act(step.state)
    yield f"Over: {this_means_war.outcome(step.state)}"
    yield f"fingerprint: {this_means_war.codec.fingerprint(step.state)}"


def lines(state: State, told: tuple[events.Event, ...]) -> Iterator[str]:
    for event in told:
        if isinstance(event, events.TurnBegan):
            yield ""
            yield f"== Turn {event.turn}: {NAMES[event.seat]} =="
        elif isinstance(event, events.Collected):
            yield f"   {who(event.seat)} collects {event.labor}, {event.research}, {event.ammo}, {event.army}"
            yield from bases(state)
        else:
            yield f"   {fact(event)}"


def bases(state: State) -> Iterator[str]:
    for seat, base in enumerate(state.table.bases):
        stock = "  ".join(f"{getattr(base, one):>2} +{getattr(base, other)}" for one, other in AREAS)
        hand = ", ".join(names(state.table.hands[seat])) or "no card"
        yield f"      {NAMES[seat]}  {stock}  wall {base.wall:>2}  city {base.city:>2}  {hand}"


def names(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(BY_KEY[card].name for card in cards)


def who(seat: Seat) -> str:
    return NAMES[seat]


def fact(event: events.Event) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
    """An event in words."""
    match event:
        case events.Began(first, rolls):
            tries = "; ".join(", ".join(f"{who(roll.seat)} {sum(roll.dice)}" for roll in rolled) for rolled in rolls)
            return f"rolled {tries}: {who(first)} is first"
        case events.OrderSkipped(seat):
            return f"{who(seat)} has no card to play"
        case events.TurnsPassed(number):
            return f"nobody has a card, and {number} turns pass"
        case events.AnotherOrder(seat, card):
            return f"{who(seat)} executes an ORDER once more ({BY_KEY[card].name})"
        case events.OrderDeclared():
            aims = [f"at {who(event.target)}"] if event.target is not None else []
            aims += [f"on {BY_KEY[aim.card].name} of {who(aim.seat)}" for aim in (event.order, event.second) if aim]
            aims += [f"branch {event.branch}"] if event.branch is not None else []
            verb = "answers with" if event.answer else "plays"
            return " ".join((who(event.seat), verb, BY_KEY[event.card].name, *aims))
        case events.Passed(seat, fog):
            return f"{who(seat)} passes{' in the fog' if fog else ''}"
        case events.OrderNullified(seat, card, by):
            return f"{BY_KEY[card].name} of {who(seat)} is nullified by {who(by.seat)}"
        case events.OrderResolved(seat, card, effects_of):
            copied = f" as {BY_KEY[effects_of].name}" if effects_of != card else ""
            return f"{BY_KEY[card].name} of {who(seat)} takes effect{copied}"
        case events.Fizzled(seat, card):
            return f"{BY_KEY[card].name} of {who(seat)} has nothing to act on"
        case events.Added(seat, area, number, now):
            return f"{who(seat)} adds {number} {area}: {now}"
        case events.Assaulted(seat, target, number, wall, city, held):
            return f"{who(seat)} assaults {who(target)} with {number}: wall -{wall}, city -{city}" + held_by(held=held)
        case events.Destroyed(seat, target, area, number, now, held):
            return f"{who(seat)} destroys {number} {area} of {who(target)}: {now}" + held_by(held=held)
        case events.Sacrificed(seat, area, number, now):
            return f"{who(seat)} sacrifices {number} {area}: {now}"
        case events.FinalStandBegan(seat):
            return f"{who(seat)} makes a final stand"
        case events.FinalStandEnded(seat):
            return f"the final stand of {who(seat)} is over"
        case events.Hacked(seat, target):
            return f"{who(seat)} looks at the hand of {who(target)}"
        case events.Discarded(seat, cards, why):
            return f"{who(seat)} discards {', '.join(names(cards))} ({why})"
        case events.Drew(seat, number, cards):
            return f"{who(seat)} draws {', '.join(names(cards or ())) or number}"
        case events.Reshuffled(number):
            return f"{number} cards are shuffled into a new deck"
        case events.Took(seat, card):
            return f"{who(seat)} takes {BY_KEY[card].name if card else 'nothing'} from the discard pile"
        case events.Eliminated(seat, left):
            return f"{who(seat)} {'leaves' if left else 'is eliminated'}"
        case events.Ended(reason, winners):
            return f"the match ends ({reason}): {', '.join(map(who, winners))}"
        case _:
            raise AssertionError(event)


def held_by(*, held: bool) -> str:
    return ", held by a final stand" if held else ""
