"""What must be so of an action that may be taken back: nobody, whoever took it included, has learnt anything by it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.game import Step, may_undo
from engine.core.rng import Rng
from tests.conformance.laws import redacted, twin_of
from tests.conformance.random_play import Moment, audiences, rng_of
from tests.conformance.subject import Audience

WORLDS = 3
"""Imagined for each reader."""


def is_offered(moment: Moment) -> bool:
    """Whether the action of this moment may be taken back."""
    return moment.step is not None and may_undo(moment.game, moment.state, moment.step)


def what_may_be_taken_back_taught_nobody_anything(moment: Moment) -> None:
    """In every world that a reader can't tell from the real one, the action is there, and tells and leads to the same.

    So after it no world can be ruled out that was possible before.
    """
    if is_offered(moment):
        for audience in audiences(moment.setting):
            _taught_nothing(moment, audience)


def what_teaches_a_seat_nothing_tells_it_nothing(moment: Moment) -> None:
    """The same for each seat alone that might take the action back from computer players, whatever others learn."""
    if moment.step is None:
        return
    for seat in moment.setting.roster.seats:
        if may_undo(moment.game, moment.state, moment.step, sole_person=seat):
            _taught_nothing(moment, seat)


def _taught_nothing(moment: Moment, audience: Audience) -> None:
    step = moment.step
    if step is None or moment.seat is None:
        return
    assert list(chances(step.state)) == list(chances(moment.state)), "chance was drawn"
    for number in range(WORLDS):
        world = moment.game.resample(moment.state, audience, rng_of("taken back", moment.rng, audience, number))
        twins = _twins(world, moment, audience)
        assert twins, f"{audience} learns that {moment.action} was possible"
        there = (moment.game.apply(world, moment.seat, twin) for twin in twins)
        alike = (each for each in there if _same_events(moment, step, each, audience))
        twin_step = next(alike, None)
        assert twin_step is not None, f"{audience} learns something by {moment.action}"
        _look_alike(moment, step, twin_step, audience)


def _twins(world: Any, moment: Moment, audience: Audience) -> tuple[Any, ...]:
    """The actions of the other world that may look like the one that was taken, the likeliest first.

    There are several if the audience sees an action that others see in part, as a partner does a card played facedown.
    """
    first = twin_of(world, moment, audience)
    if first is None or moment.seat in (None, audience) or moment.subject.is_open(moment.state, moment.action):
        return () if first is None else (first,)
    subject = moment.subject
    mask = subject.seen_by_others(moment.action)
    others = (each for each in subject.game.legal(world, moment.seat) if each != first)
    return (first, *(each for each in others if subject.seen_by_others(each) == mask))


def _same_events(moment: Moment, here: Step[Any, Any], there: Step[Any, Any], audience: Audience) -> bool:
    told = redacted(moment.game, here.state, here.events, audience)
    return told == redacted(moment.game, there.state, there.events, audience)


def _look_alike(moment: Moment, here: Step[Any, Any], there: Step[Any, Any], audience: Audience) -> None:
    game, what = moment.game, f"{audience} learns something by {moment.action}"
    assert game.view(here.state, audience) == game.view(there.state, audience), what
    assert game.to_act(here.state) == game.to_act(there.state), what
    if audience is not None:
        assert list(game.legal(here.state, audience)) == list(game.legal(there.state, audience)), what


def what_is_done_at_the_same_time_stays_good(moment: Moment) -> None:
    """What others do unseen after an action can be done without it, and tells everybody the same.

    So an action can be taken back although others have acted in secret meanwhile, and nobody finds out that they have.
    """
    step, game = moment.step, moment.game
    if step is None or moment.seat is None or not is_offered(moment):
        return
    for other in sorted(game.to_act(step.state) & game.to_act(moment.state) - {moment.seat}):
        for action in game.legal(step.state, other)[:: max(1, len(game.legal(step.state, other)) // 4)]:
            later = game.apply(step.state, other, action)
            if redacted(game, later.state, later.events, moment.seat):
                continue
            without = game.apply(moment.state, other, action)
            for audience in audiences(moment.setting):
                assert redacted(game, later.state, later.events, audience) == redacted(
                    game, without.state, without.events, audience
                )
            assert game.view(without.state, moment.seat) == game.view(moment.state, moment.seat)
            assert list(game.legal(without.state, moment.seat)) == list(game.legal(moment.state, moment.seat))


def chances(value: Any) -> Iterator[Rng]:
    """Every source of chance in a state."""
    if isinstance(value, Rng):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from chances(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from chances(each)
