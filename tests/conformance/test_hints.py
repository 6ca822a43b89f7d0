"""What speaks for a move follows from what its seat may know, is so, and is said in a sentence: in every game."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from bot.screens.presenter import Names
from engine.ai.advice import Argument, arguments_for
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.players import REASONINGS
from tests.conformance.cases import SUBJECTS
from tests.conformance.player_law import Choice, choices
from tests.conformance.subject import Setting, Subject
from tests.conformance.test_players import every_roster

MOVES = 2
POSITIONS = 4
KEY = bytes(range(32))

every_game = pytest.mark.parametrize("key", REASONINGS)


def positions(subject: Subject, setting: Setting, number: int) -> tuple[Choice, ...]:
    found: list[Choice] = []
    for seed in range(1, 30):
        found += list(choices(subject, setting, seed, every=9))
        if len(found) >= 2 * number:
            break
    return tuple(found[:: max(1, len(found) // number)][:number])


def tried(choice: Choice, number: int = MOVES) -> Iterator[Any]:
    """Some actions of a choice."""
    listed = choice.subject.game.legal(choice.state, choice.seat)
    yield from listed[:: max(1, len(listed) // number)][:number]


def arguments(choice: Choice, state: Any, action: Any) -> tuple[Argument[Any], ...]:
    game = choice.subject.game
    imagination = SeatKnowledge(game, state, choice.seat, Rng(KEY), choice.told)
    return arguments_for(REASONINGS[game.key], imagination, action, Rng(KEY[::-1]))


def sentence(choice: Choice, found: tuple[Argument[Any], ...], setting: Setting) -> str:
    presenter = PRESENTERS[choice.subject.game.key]
    assert presenter.guidance is not None
    teams = tuple(tuple(map(int, team)) for team in setting.roster.teams)
    names = Names(("Ada", "Ben", "Cleo", "Dan")[: len(setting.roster.seats)], teams)
    return presenter.guidance.because(found, names)


@every_roster
def test_a_hint_says_the_same_in_worlds_that_its_seat_can_not_tell_apart(subject: Subject, setting: Setting) -> None:
    for choice in positions(subject, setting, POSITIONS):
        other = subject.game.resample(choice.state, choice.seat, choice.rng)
        for action in tried(choice):
            here, there = (arguments(choice, world, action) for world in (choice.state, other))
            assert here == there
            assert sentence(choice, here, setting) == sentence(choice, there, setting)


@every_game
def test_what_is_said_for_certain_is_so(key: str) -> None:
    subject = SUBJECTS[key]
    game, reasoning = subject.game, REASONINGS[key]
    looked_at = 0
    for setting in subject.settings[:2]:
        for choice in positions(subject, setting, 4):
            before = game.view(choice.state, choice.seat)
            for action in tried(choice, 3):
                after = reasoning.aftermath(game, choice.state, choice.seat, action)
                real = reasoning.reasons(before, action, game.view(after, choice.seat))
                certain = [each.reason for each in arguments(choice, choice.state, action) if not each.likely]
                assert set(certain) <= set(real), f"{action} of {choice.seat}"
                looked_at += len(certain)
    assert looked_at > 5


@every_game
def test_a_game_has_at_least_five_kinds_of_reason_and_each_is_a_sentence(key: str) -> None:
    subject = SUBJECTS[key]
    game, reasoning = subject.game, REASONINGS[key]
    kinds: Counter[str] = Counter()
    for setting in subject.settings[:2]:
        for choice in positions(subject, setting, 12):
            before = game.view(choice.state, choice.seat)
            for action in tried(choice, 8):
                after = reasoning.aftermath(game, choice.state, choice.seat, action)
                found = tuple(map(Argument, reasoning.reasons(before, action, game.view(after, choice.seat))))
                said = sentence(choice, found, setting)
                assert bool(said) == bool(found)
                assert not said or (said.endswith(".") and said.count(".") == 1 and "{" not in said), said
                kinds.update(type(each.reason).__name__ for each in found)
    assert len(kinds) >= 5, kinds
