"""The scripts of lessons, held to the rules: each is played to its end, and says what is so."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.lessons.service import LESSON_GAMES, LessonPosition, play_script
from bot.match.offers import Offer
from bot.screens.lesson import Fact, Lesson, LessonStep

_SENTENCE = 150
"""Characters of a sentence that is read at a glance."""

_OBJECTION = 100


def lesson_of(game: str) -> Lesson[Any, Any]:
    lesson = get_game(game).presenter.lesson
    assert lesson is not None
    return lesson


@cache
def positions_of(game: str) -> tuple[LessonPosition, ...]:
    return tuple(play_script(get_game(game), lesson_of(game)))


def wrong_with(positions: tuple[LessonPosition, ...], lesson: Lesson[Any, Any]) -> Iterator[str]:
    """What a lesson says or asks for that its positions don't bear out."""
    for number, (step, position) in enumerate(zip(lesson.steps, positions, strict=False), 1):
        offered = Offer(position.match, position.match.roster.seats[lesson.seat])
        yield from (f"step {number}: {each}" for each in _untrue(offered.view, step.says, step.facts))
        yield from (f"step {number}: {each}" for each in _amiss(offered, step))
    last = positions[-1].match
    view = Offer(last, last.roster.seats[lesson.seat]).view
    yield from (f"the end: {each}" for each in _untrue(view, lesson.ending, lesson.ending_facts))


def _untrue(view: Any, says: tuple[str, str], facts: tuple[Fact[Any], ...]) -> Iterator[str]:
    if not facts:
        yield "nothing of it is checked"
    for fact in facts:
        if fact.text not in " ".join(says):
            yield f"{fact.text!r} isn't said"
        if not fact.holds(view):
            yield f"{fact.text!r} isn't so"


def _amiss(offered: Offer, step: LessonStep[Any, Any]) -> Iterator[str]:
    others = [action for action in offered.actions if action != step.action]
    if len(others) == len(offered.actions):
        yield f"{step.action} isn't offered"
    unused = {each.sentence for each in step.why_not} - {step.objection(action) for action in others}
    yield from (f"nothing offered is answered with {sentence!r}" for sentence in unused)


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_every_lesson_goes_to_its_end_and_says_only_what_is_so(game: str) -> None:
    lesson, positions = lesson_of(game), positions_of(game)
    assert len(positions) == len(lesson.steps) + 1
    assert list(wrong_with(positions, lesson)) == []


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_every_step_is_short_and_answers_any_other_action(game: str) -> None:
    lesson = lesson_of(game)
    assert len(lesson.key) == 32
    assert 5 <= len(lesson.steps) <= 8
    for step in lesson.steps:
        for sentence in (*step.says, *(each.sentence for each in step.why_not), step.otherwise):
            assert sentence.endswith((".", "!", "?"))
            assert len(sentence) <= _SENTENCE, sentence
        assert all(len(each.sentence) <= _OBJECTION for each in step.why_not)
    assert all(len(sentence) <= _SENTENCE for sentence in lesson.ending)


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_a_lesson_of_another_deal_or_another_order_is_found_out(game: str) -> None:
    lesson, host = lesson_of(game), PLAYABLE_GAMES[game]
    turned = replace(lesson, steps=(*lesson.steps[:-2], *reversed(lesson.steps[-2:])))
    assert list(wrong_with(positions_of(game), turned))
    untrue = replace(lesson, ending_facts=(Fact(lesson.ending[0], lambda _view: False),))
    assert list(wrong_with(tuple(play_script(host, lesson)), untrue)) == [f"the end: {lesson.ending[0]!r} isn't so"]
