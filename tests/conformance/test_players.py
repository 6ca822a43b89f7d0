"""Every computer player goes by what its seat may know: in every game, at every level, with every number of seats."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.ai.greedy import Greedy
from engine.ai.player import LEVELS, AnyAction, Level, SeatKnowledge
from engine.ai.search import Search
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.players import JUDGES, PLAYERS
from tests.conformance.cases import SUBJECTS
from tests.conformance.player_law import Choice, Imagine, choices, chooses_alike
from tests.conformance.subject import AnyGame, Setting, Subject

EFFORT = 12
POSITIONS = 3
MANY_POSITIONS = 60


def settings() -> Iterator[tuple[Subject, Setting]]:
    """One setting for each game and roster."""
    for subject in SUBJECTS.values():
        rosters = {setting.roster: setting for setting in reversed(subject.settings)}
        yield from ((subject, setting) for setting in rosters.values())


every_roster = pytest.mark.parametrize(
    ("subject", "setting"),
    [*settings()],
    ids=[f"{subject.game.key}-{setting.name}" for subject, setting in settings()],
)
every_level = pytest.mark.parametrize("level", LEVELS)


def some_choices(subject: Subject, setting: Setting, number: int) -> list[Choice]:
    found: list[Choice] = []
    for seed in range(1, 100):
        found += list(choices(subject, setting, seed, every=13))
        if len(found) >= number:
            break
    return found[:: max(1, len(found) // number)][:number]


@every_level
@every_roster
def test_a_player_goes_by_what_its_seat_may_know(subject: Subject, setting: Setting, level: Level) -> None:
    player = PLAYERS[subject.game.key, level].player
    for choice in some_choices(subject, setting, POSITIONS):
        chooses_alike(player, choice, effort=EFFORT)


@pytest.mark.slow
@every_level
@every_roster
def test_a_player_goes_by_what_its_seat_may_know_at_many_positions(
    subject: Subject, setting: Setting, level: Level
) -> None:
    player = PLAYERS[subject.game.key, level].player
    for choice in some_choices(subject, setting, MANY_POSITIONS):
        chooses_alike(player, choice, effort=3 * EFFORT)


@every_roster
def test_any_action_and_what_is_greedy_go_by_what_their_seat_may_know(subject: Subject, setting: Setting) -> None:
    for choice in some_choices(subject, setting, POSITIONS):
        chooses_alike(AnyAction(), choice, effort=1)
        if subject.game.key in JUDGES:
            chooses_alike(Greedy(JUDGES[subject.game.key]), choice, effort=1)


class Peeking(SeatKnowledge[Any, Any, Any, Any]):
    """An imagination with a hole: it gives the real world away."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, told: Sequence[Any] = ()) -> None:
        super().__init__(game, state, seat, rng, told)
        self.real = state

    def sample(self, _rng: Rng) -> Any:
        return self.real


def caught(key: str, player: Any, imagine: Imagine) -> bool:
    subject = SUBJECTS[key]
    try:
        for choice in some_choices(subject, subject.settings[0], 40):
            chooses_alike(player, choice, effort=EFFORT, imagine=imagine)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("key", ["air-land-sea", "flies-lies-supplies"])
def test_the_law_catches_a_search_in_the_real_world(key: str) -> None:
    assert caught(key, Search(JUDGES[key]), Peeking)


def test_the_law_catches_worlds_in_which_something_lies_as_it_does_in_the_real_one() -> None:
    def imagine(game: AnyGame, *match: Any) -> SeatKnowledge[Any, Any, Any, Any]:
        return SeatKnowledge(replace(game, resample=lambda state, _seat, _rng: state), *match)

    assert caught("air-land-sea", Search(JUDGES["air-land-sea"]), imagine)
