"""A review judges a choice by what its seat knew then, and what it claims of a move is so in the worlds it counts."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.ai.advice import Claim, Measure
from engine.core.rng import Rng
from engine.review.questions import NOTHING, digest_knowledge
from tests.conformance.cases import SUBJECTS
from tests.conformance.hint_law import check_claim, walks
from tests.conformance.player_law import Choice
from tests.conformance.review_law import (
    asked_about,
    changes_of,
    explaining_rng,
    judged_alike,
    judgement,
    knowledge_of,
)
from tests.conformance.subject import Setting, Subject
from tests.conformance.test_players import every_roster, some_choices

POSITIONS = 4
MANY_POSITIONS = 60

every_game = pytest.mark.parametrize("key", SUBJECTS)


def actions_of(choice: Choice, number: int = 2) -> list[Any]:
    listed = choice.subject.game.legal(choice.state, choice.seat)
    return list(listed[:: max(1, len(listed) // number)][:number])


@every_roster
def test_worlds_that_a_seat_can_not_tell_apart_get_the_same_judgement(subject: Subject, setting: Setting) -> None:
    judged = [
        judged_alike(choice, action)
        for choice in some_choices(subject, setting, POSITIONS)
        for action in actions_of(choice)
    ]
    assert any(judged), "something can be judged"


@pytest.mark.slow
@every_roster
def test_many_worlds_that_a_seat_can_not_tell_apart_get_the_same_judgement(subject: Subject, setting: Setting) -> None:
    for choice in some_choices(subject, setting, MANY_POSITIONS):
        for action in actions_of(choice, 4):
            judged_alike(choice, action)


@every_game
def test_how_often_others_acted_in_secret_changes_no_random_number(key: str) -> None:
    subject = SUBJECTS[key]
    for choice in some_choices(subject, subject.settings[0], POSITIONS):
        game, told = subject.game, changes_of(choice)
        view = game.view(choice.state, choice.seat)
        among = (NOTHING, *told[:2], NOTHING, NOTHING, *told[2:])
        assert digest_knowledge(game, choice.seat, told, view) == digest_knowledge(game, choice.seat, among, view)


@every_game
def test_another_key_of_the_match_changes_nothing(key: str) -> None:
    subject = SUBJECTS[key]
    for choice in some_choices(subject, subject.settings[0], POSITIONS):
        action = actions_of(choice)[0]
        other = subject.game.resample(choice.state, choice.seat, Rng(bytes(range(32))))
        assert subject.game.codec.fingerprint(choice.state) != subject.game.codec.fingerprint(other)
        here, there = (asked_about(choice, state, action) for state in (choice.state, other))
        assert here is not None
        assert there is not None
        assert here.key == there.key


@every_game
def test_what_a_seat_has_seen_decides_the_random_numbers(key: str) -> None:
    subject = SUBJECTS[key]
    keys = set()
    positions = some_choices(subject, subject.settings[0], POSITIONS)
    for choice in positions:
        asked = asked_about(choice, choice.state, actions_of(choice)[0])
        assert asked is not None
        keys.add(asked.key)
    assert len(keys) == len(positions)


@every_game
def test_every_number_that_a_review_claims_is_so_in_as_many_imagined_worlds(key: str) -> None:
    subject, checked = SUBJECTS[key], 0
    facts: Any = subject.game.codec.event | Measure
    for choice in some_choices(subject, subject.settings[0], POSITIONS):
        asked = asked_about(choice, choice.state, actions_of(choice)[-1])
        assert asked is not None
        judged = judgement(choice, asked, is_deep=True)
        if judged is None:
            continue
        for action, claims in ((judged.best, judged.claims), (asked.played, judged.played_claims)):
            loaded = subject.game.codec.load_action(action)
            worlds = [*walks(knowledge_of(choice, asked), loaded, explaining_rng(asked))]
            for claim in msgspec.json.decode(claims, type=tuple[Claim[facts], ...]):
                check_claim(claim, worlds)
                with pytest.raises(AssertionError):
                    check_claim(replace(claim, worlds=claim.worlds - 1), worlds)
                checked += 1
    assert checked > 0


@every_game
def test_the_players_own_action_costs_nothing(key: str) -> None:
    subject, equal = SUBJECTS[key], 0
    for choice in some_choices(subject, subject.settings[0], POSITIONS):
        first = asked_about(choice, choice.state, actions_of(choice)[0])
        assert first is not None
        judged = judgement(choice, first)
        if judged is not None:
            again = judgement(choice, replace(first, played=judged.best))
            assert again is not None
            assert again.best == judged.best
            assert again.chance == again.played_chance
            equal += 1
    assert equal > 0
