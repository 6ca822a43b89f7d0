"""What a hint claims follows from what its seat may know, is so in the worlds it counts, and is said in a sentence."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import PRESENTERS
from bot.guidance.screens import MAX_SENTENCES, reason_text
from bot.screens.presenter import Names
from engine.ai.advice import LIKELY, WORLDS, Claim, Measure, claims_for, try_action
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.players import REASONINGS
from tests.conformance.cases import SUBJECTS
from tests.conformance.hint_law import MEASURES, Walk, check_claim, walks
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


def known(choice: Choice, state: Any) -> SeatKnowledge[Any, Any, Any, Any]:
    return SeatKnowledge(choice.subject.game, state, choice.seat, Rng(KEY), choice.told)


def claims(choice: Choice, state: Any, action: Any) -> tuple[Claim[Any], ...]:
    return claims_for(REASONINGS[choice.subject.game.key], known(choice, state), action, Rng(KEY[::-1]))


def text_of(choice: Choice, found: tuple[Claim[Any], ...], setting: Setting) -> str:
    presenter = PRESENTERS[choice.subject.game.key]
    assert presenter.guidance is not None
    teams = tuple(tuple(map(int, team)) for team in setting.roster.teams)
    names = Names(("Ada", "Ben", "Cleo", "Dan")[: len(setting.roster.seats)], teams)
    return reason_text(found, presenter.guidance, names, choice.seat)


def claimed(subject: Subject, setting: Setting, number: int) -> Iterator[tuple[Choice, Any, tuple[Claim[Any], ...]]]:
    for choice in positions(subject, setting, number):
        for action in tried(choice, 4):
            yield choice, action, claims(choice, choice.state, action)


@every_roster
def test_a_hint_says_the_same_in_worlds_that_its_seat_can_not_tell_apart(subject: Subject, setting: Setting) -> None:
    for choice in positions(subject, setting, POSITIONS):
        other = subject.game.resample(choice.state, choice.seat, choice.rng)
        for action in tried(choice):
            here, there = (claims(choice, world, action) for world in (choice.state, other))
            assert here == there
            assert text_of(choice, here, setting) == text_of(choice, there, setting)


@every_game
def test_every_number_that_is_claimed_is_so_in_as_many_imagined_worlds(key: str) -> None:
    for setting in SUBJECTS[key].settings:
        for choice, action, found in claimed(SUBJECTS[key], setting, 3):
            worlds = [*walks(known(choice, choice.state), action, Rng(KEY[::-1]))]
            for claim in found:
                assert LIKELY <= claim.worlds <= WORLDS
                check_claim(claim, worlds)


@pytest.mark.slow
@every_game
def test_every_number_that_is_claimed_is_so_at_many_positions(key: str) -> None:
    for setting in SUBJECTS[key].settings:
        for choice, action, found in claimed(SUBJECTS[key], setting, 60):
            worlds = [*walks(known(choice, choice.state), action, Rng(KEY[::-1]))]
            for claim in found:
                check_claim(claim, worlds)


@every_game
def test_what_is_said_for_certain_is_so(key: str) -> None:
    reasoning, looked_at = REASONINGS[key], 0
    for setting in SUBJECTS[key].settings[:2]:
        for choice, action, found in claimed(SUBJECTS[key], setting, 4):
            real = try_action(reasoning, choice.subject.game, choice.state, choice.seat, action)
            exact = {
                claim.fact for claim in found if claim.is_certain and getattr(claim.fact, "bound", "") != "at_least"
            }
            certain = {fact for fact in exact if getattr(fact, "bound", "") != "at_most"}
            certain = {fact for fact in certain if getattr(fact, "name", "") != "expected"}
            assert certain <= set(reasoning.facts(real)), f"{action} of {choice.seat}"
            looked_at += len(certain)
    assert looked_at > 5


def spoil(claim: Claim[Any]) -> Iterator[Claim[Any]]:
    """The claim with each of its numbers, one after the other, made larger by one."""
    yield replace(claim, worlds=claim.worlds - 1)
    for name in claim.fact.__struct_fields__:
        value = getattr(claim.fact, name)
        if isinstance(value, int) and not isinstance(value, bool):
            yield replace(claim, fact=replace(claim.fact, **{name: value + 1}))


@every_game
def test_the_law_notices_a_number_that_is_wrong_by_one(key: str) -> None:
    kinds: Counter[str] = Counter()
    for setting in SUBJECTS[key].settings[:2]:
        for choice, action, found in claimed(SUBJECTS[key], setting, 6):
            worlds = [*walks(known(choice, choice.state), action, Rng(KEY[::-1]))]
            for claim in found:
                for wrong in spoil(claim):
                    if not (isinstance(claim.fact, Measure) and claim.fact.bound == "at_most"):
                        assert is_refused(wrong, worlds), wrong
                kinds[type(claim.fact).__name__] += 1
    assert kinds["Measure"] > 5


def is_refused(claim: Claim[Any], worlds: list[Walk]) -> bool:
    try:
        check_claim(claim, worlds)
    except AssertionError:
        return True
    return False


@every_game
def test_each_claim_is_a_sentence_and_a_hint_has_at_most_three(key: str) -> None:
    kinds: Counter[str] = Counter()
    for setting in SUBJECTS[key].settings:
        for choice, _, found in claimed(SUBJECTS[key], setting, 3):
            for claim in found:
                said = text_of(choice, (claim,), setting)
                assert not said or (said.endswith((".", "!")) and "{" not in said and "  " not in said), said
                opening = (
                    "Each time" if claim.is_certain else f"Probably, in {claim.worlds} of {WORLDS} imagined worlds"
                )
                assert not said or said.startswith(opening), said
                kinds[getattr(claim.fact, "name", type(claim.fact).__name__)] += bool(said)
            assert len(re.findall(r"[.!?](?: |$)", text_of(choice, found, setting))) <= MAX_SENTENCES
    assert len(kinds) >= 5, kinds


def test_each_measure_of_the_law_is_one_that_a_game_documents() -> None:
    for key, name in MEASURES:
        documented = __import__(REASONINGS[key].facts.__module__, fromlist=["__doc__"]).__doc__
        assert f"`{name}`" in documented, (key, name)
