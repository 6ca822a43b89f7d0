"""What must be so in every world that a seat imagines: what it knows for certain, and what may be chosen there.

Worlds are made of what their seat knows and of chance, and of nothing else.
"""

from typing import Any

from engine.ai.player import SeatKnowledge
from tests.conformance.laws import TRY_EVERY, rng_for
from tests.conformance.random_play import Moment, audiences, rng_of
from tests.conformance.subject import Audience

IMAGINE_EVERY = 6


def worlds_keep_what_is_known(moment: Moment) -> None:
    """Whatever the viewer knows for certain is so in every world: what it can place, and where the rest may be.

    It is so too in the worlds of a computer player, which are imagined from an imagined one.
    """
    for audience in audiences(moment.setting):
        rng = rng_for(moment, audience)
        _keeps_what_is_known(moment, audience, moment.game.resample(moment.state, audience, rng))
        if audience is not None and moment.number % IMAGINE_EVERY == 0:
            imagination = SeatKnowledge(moment.game, moment.state, audience, rng)
            _keeps_what_is_known(moment, audience, imagination.sample(rng_of("again", rng)))


def _keeps_what_is_known(moment: Moment, audience: Audience, world: Any) -> None:
    truth, there = moment.subject.facts(moment.state), moment.subject.facts(world)
    unknown = moment.knowledge.unknown(moment.state, audience)
    limits = moment.knowledge.limits(moment.state, audience)
    for name, fact in truth.items():
        if name not in unknown:
            assert there.get(name) == fact, f"{audience} knows {name}, {fact}, but imagines it {there.get(name)}"
        elif name in limits:
            assert fact in limits[name], f"the knowledge of {audience} about {name} is wrong: {limits[name]}"
            assert there[name] in limits[name], (
                f"{audience} knows that {name} is one of {limits[name]}, but imagines it {there[name]}"
            )


def equal_chance_gives_equal_worlds(moment: Moment) -> None:
    """With the same random numbers, states that a viewer can't tell apart become the same world, down to the last byte.

    So nothing that a viewer couldn't know is left in its worlds: not in an order, a number or in what others know.
    """
    codec = moment.game.codec
    for audience in audiences(moment.setting):
        rng = rng_for(moment, audience)
        other = moment.game.resample(moment.state, audience, rng_of("other", rng))
        here, there = (codec.dump_state(moment.game.resample(state, audience, rng)) for state in (moment.state, other))
        assert here == there, f"the worlds of {audience} hold something that it could not know"


def stored_answers_fit_every_world(moment: Moment) -> None:
    """What is stored of a viewer's answers, and of what is to come, is alike in its worlds; others' fit them."""
    game, subject = moment.game, moment.subject
    here = subject.stored(moment.state)
    if not here:
        return
    assert all(subject.fits(moment.state, seat, answers) for seat, answers in here if seat is not None)
    for audience in audiences(moment.setting):
        world = game.resample(moment.state, audience, rng_for(moment, audience))
        there = subject.stored(world)
        assert [seat for seat, _ in here] == [seat for seat, _ in there], f"{audience} imagines that others are asked"
        for (seat, answers), (_, imagined) in zip(here, there, strict=True):
            if seat in (None, audience):
                assert answers == imagined, f"{audience} imagines {imagined} and not {answers}"
            else:
                assert subject.fits(world, seat, imagined), f"{audience} imagines that {seat} may choose {imagined}"
        if moment.number % TRY_EVERY == 0 and len(here) > 1:
            for seat in game.to_act(world) - {audience}:
                for action in game.legal(world, seat):
                    game.audit(game.apply(world, seat, action).state)
