"""What a review may go by: in two worlds that its seat can't tell apart, a choice gets the same judgement."""

from typing import Any

from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng
from engine.review import questions
from engine.review.assessors import Effort
from engine.review.questions import Asked, Judged, Question, ask, judge
from tests.conformance.player_law import Choice

SMALL = Effort(3, 3)


def changes_of(choice: Choice) -> tuple[bytes, ...]:
    """What the seat was told, as a match stores it: one change for each event."""
    return tuple(choice.subject.game.codec.dump_events((event,)) for event in choice.told)


def asked_about(choice: Choice, state: Any, action: Any) -> Asked | None:
    """The question about an action that the seat might have taken in a state."""
    game = choice.subject.game
    return ask(game, state, choice.seat, changes_of(choice), game.codec.dump_action(action))


def judgement(choice: Choice, asked: Asked, *, is_deep: bool = False) -> Judged | None:
    """The judgement of an action, with little effort."""
    question = Question(choice.subject.game.key, choice.seat, 2, changes_of(choice), (asked,), SMALL, is_deep=is_deep)
    return judge(question, asked, choice.told)


def judged_alike(choice: Choice, action: Any) -> Judged | None:
    """The judgement of an action, which is the same in the real world and in one that looks like it."""
    other = choice.subject.game.resample(choice.state, choice.seat, choice.rng)
    here, there = (asked_about(choice, world, action) for world in (choice.state, other))
    assert here is not None
    assert there is not None
    assert here == there, f"{choice.seat} is asked something else"
    assert here.world != choice.subject.game.codec.dump_state(choice.state), "the real state is asked about"
    found, expected = judgement(choice, here), judgement(choice, there)
    assert found == expected, f"{action} of {choice.seat} is judged by what its seat could not know"
    return found


def knowledge_of(choice: Choice, asked: Asked) -> SeatKnowledge[Any, Any, Any, Any]:
    """What a judgement goes by, for those who look at it again."""
    game = choice.subject.game
    sampling = Rng(questions._derive(asked.key, 0))
    return SeatKnowledge(game, game.codec.load_state(asked.world), choice.seat, sampling, choice.told)


def explaining_rng(asked: Asked) -> Rng:
    """The random numbers of the worlds that the claims of a judgement are about."""
    return Rng(questions._derive(asked.key, 3))
