"""The laws every game keeps, each as a check of one moment of random play; a broken one raises AssertionError."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Seat
from tests.conformance.random_play import Moment, audiences
from tests.conformance.subject import AnyGame, Audience, Subject

Law = Callable[[Moment], None]

TRY_EVERY = 5
"""Every so many moments, all legal actions are tried, not only the one that is played."""

LEAVE_EVERY = 9
"""Every so many moments, each seat is let leave."""


def someone_acts_or_it_is_over(moment: Moment) -> None:
    """No outcome, somebody to act, and a legal action for each of them and for nobody else: all three or none."""
    game, state = moment.game, moment.state
    acting = game.to_act(state)
    assert (game.outcome(state) is None) == bool(acting)
    assert acting <= set(moment.setting.roster.seats)
    for seat in moment.setting.roster.seats:
        offered = game.legal(state, seat)
        assert bool(offered) == (seat in acting), f"seat {seat} is offered {offered}"
        assert len(set(offered)) == len(offered), "an action is offered twice"
        assert list(game.legal(state, seat)) == list(offered), "the offer changes when it is looked at again"
        assert list(game.legal(game.codec.load_state(game.codec.dump_state(state)), seat)) == list(offered)


def what_is_offered_applies(moment: Moment) -> None:
    """Every legal action leads somewhere, and a time-out plays one of them."""
    game, state = moment.game, moment.state
    before = game.codec.dump_state(state)
    for seat in game.to_act(state):
        offered = game.legal(state, seat)
        assert game.fallback(state, seat) in offered
        if moment.number % TRY_EVERY:
            continue
        for action in offered:
            try:
                step = game.apply(state, seat, action)
            except Illegal as illegal:
                raise AssertionError(f"{action} is offered to seat {seat} and refused") from illegal
            game.audit(step.state)
    assert game.codec.dump_state(state) == before


def nothing_else_applies(moment: Moment, foreign: Iterable[Any] = ()) -> None:
    """Actions of other seats and positions, and things that are no actions, are refused and change nothing."""
    game, state = moment.game, moment.state
    before = game.codec.dump_state(state)
    everything = {action for seat in moment.setting.roster.seats for action in game.legal(state, seat)} | set(foreign)
    for seat in moment.setting.roster.seats:
        offered = set(game.legal(state, seat))
        for action in everything - offered:
            refused(game, state, seat, action)
        for made_up in (None, "withdraw", 0, ()):
            refused(game, state, seat, made_up)
    outsider = Seat(len(moment.setting.roster.seats))
    for action in everything:
        refused(game, state, outsider, action)
    assert game.legal(state, outsider) in ((), [])
    assert game.codec.dump_state(state) == before


def refused(game: AnyGame, state: Any, seat: Seat, action: Any) -> None:
    try:
        game.apply(state, seat, action)
    except Illegal:
        return
    raise AssertionError(f"seat {seat} was not offered {action} and may do it all the same")


def values_survive_bytes(moment: Moment) -> None:
    """States, actions and events come back equal, with equal bytes."""
    codec, state = moment.game.codec, moment.state
    assert codec.load_state(codec.dump_state(state)) == state
    assert codec.dump_state(codec.load_state(codec.dump_state(state))) == codec.dump_state(state)
    for seat in moment.setting.roster.seats:
        for action in moment.game.legal(state, seat):
            assert codec.load_action(codec.dump_action(action)) == action
    if moment.step is not None:
        events = moment.step.events
        assert codec.load_events(codec.dump_events(events)) == events
        for audience in audiences(moment.setting):
            told = redacted(moment.game, moment.step.state, events, audience)
            assert codec.load_events(codec.dump_events(told)) == told


def audit_holds_and_notices(moment: Moment) -> None:
    """A position of play passes its audit, and a spoilt copy of it does not."""
    moment.game.audit(moment.state)
    if moment.number % TRY_EVERY:
        return
    for what, spoilt in moment.subject.damaged_states(moment.state):
        try:
            moment.game.audit(spoilt)
        except Corrupt:
            continue
        raise AssertionError(f"the audit does not notice that {what}")


def the_same_choice_leads_to_the_same_place(moment: Moment) -> None:
    """A step is a function of position, seat and action, whether the action is checked or not."""
    game = moment.game
    if moment.step is None or moment.seat is None:
        return
    again = game.apply(game.codec.load_state(game.codec.dump_state(moment.state)), moment.seat, moment.action)
    assert again.events == moment.step.events
    assert game.codec.fingerprint(again.state) == game.codec.fingerprint(moment.step.state)
    assert game.apply_listed(moment.state, moment.seat, moment.action) == again


def views_hide_what_is_hidden(moment: Moment) -> None:
    """No name of a thing that the viewer can't place stands anywhere in its view."""
    codec = moment.game.codec
    for audience in audiences(moment.setting):
        view = codec.dump_view(moment.game.view(moment.state, audience)).decode()
        hidden = moment.knowledge.unknown(moment.state, audience)
        for name in hidden - moment.subject.remembered(moment.knowledge, audience):
            assert name not in view, f"{audience} can't know where {name} is, but its view names it"


def events_hide_what_is_hidden(moment: Moment) -> None:
    """No redacted event names a thing that its reader did not know before and is not lawfully told."""
    if moment.step is None:
        return
    for audience in audiences(moment.setting):
        events = moment.step.events
        hidden = moment.knowledge.unknown(moment.state, audience)
        hidden -= moment.knowledge.learned(moment.state, events, audience)
        told = moment.game.codec.dump_events(redacted(moment.game, moment.step.state, events, audience)).decode()
        for name in hidden:
            assert name not in told, f"{audience} can't know {name}, but an event names it: {told}"


def worlds_look_alike(moment: Moment) -> None:
    """Views and offers are the same in every world that the viewer can't tell from this one."""
    game, state = moment.game, moment.state
    for audience in audiences(moment.setting):
        world = game.resample(state, audience, rng_for(moment, audience))
        game.audit(world)
        assert game.view(world, audience) == game.view(state, audience), f"{audience} can tell the worlds apart"
        assert game.to_act(world) == game.to_act(state)
        assert game.outcome(world) == game.outcome(state)
        if audience is not None:
            assert list(game.legal(world, audience)) == list(game.legal(state, audience)), (
                f"the offer to {audience} depends on what it can't see"
            )


def steps_look_alike(moment: Moment) -> None:
    """What a step tells and offers is alike in every world that the reader can't tell apart, up to what it reveals."""
    if moment.step is None or moment.seat is None:
        return
    game = moment.game
    for audience in audiences(moment.setting):
        world = game.resample(moment.state, audience, rng_for(moment, audience))
        twin = twin_of(world, moment, audience)
        if twin is None:
            continue
        here, there = moment.step, game.apply(world, moment.seat, twin)
        if moment.subject.openly_differ(here.state, there.state):
            continue
        if not agree(moment.subject, here.state, here.events, there.state, there.events, audience):
            continue
        assert game.view(here.state, audience) == game.view(there.state, audience), (
            f"{audience} can tell the worlds apart after {moment.action}"
        )
        assert audience is None or list(game.legal(here.state, audience)) == list(game.legal(there.state, audience)), (
            f"what {audience} is offered after {moment.action} depends on what it can't see"
        )


def who_is_told_nothing_sees_nothing_new(moment: Moment) -> None:
    """What is done in secret changes neither the view nor the offer of anybody who isn't told of it.

    A step without events is no secret: it only asks the next one.
    """
    if moment.step is None or not moment.step.events:
        return
    game, before, after = moment.game, moment.state, moment.step.state
    for audience in audiences(moment.setting):
        if redacted(game, after, moment.step.events, audience):
            continue
        assert game.view(after, audience) == game.view(before, audience), f"{audience} sees {moment.action}"
        assert audience is None or list(game.legal(after, audience)) == list(game.legal(before, audience))


def a_seat_may_leave(moment: Moment) -> None:
    """A seat that leaves loses, and the others play on where there are several.

    What its leaving tells is the same in every world that the reader can't tell apart, up to what it newly reveals.
    """
    if moment.number % LEAVE_EVERY or moment.step is None:
        return
    game, state = moment.game, moment.state
    with pytest.raises(Illegal):
        game.leave(state, Seat(len(moment.setting.roster.seats)))
    for seat in moment.setting.roster.seats:
        try:
            step = game.leave(state, seat)
        except Illegal:
            assert seat not in game.to_act(state), f"seat {seat} is to act and may not leave"
            continue
        assert step.events
        others_play_on(moment, step.state, seat)
        for audience in audiences(moment.setting):
            there = game.leave(game.resample(state, audience, rng_for(moment, audience)), seat)
            if agree(moment.subject, step.state, step.events, there.state, there.events, audience):
                assert game.view(step.state, audience) == game.view(there.state, audience)


def others_play_on(moment: Moment, state: Any, gone: Seat) -> None:
    """Time-outs alone bring the match to an end that the gone seat's team doesn't win, unless it is void."""
    game, roster = moment.game, moment.setting.roster
    for _ in range(moment.setting.bound):
        game.audit(state)
        acting = sorted(game.to_act(state))
        assert gone not in acting
        if not acting:
            break
        state = game.apply(state, acting[0], game.fallback(state, acting[0])).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "void" or roster.team_of(gone) not in outcome.ranks[0]
    with pytest.raises(Illegal):
        game.leave(state, gone)


def twin_of(world: Any, moment: Moment, audience: Audience) -> Any:
    """The action that looks to the audience like the one that was taken; None if the other world has none."""
    assert moment.seat is not None
    subject = moment.subject
    offered = subject.game.legal(world, moment.seat)
    if moment.seat == audience:
        assert moment.action in offered
        return moment.action
    if subject.is_open(moment.state, moment.action):
        return moment.action if moment.action in offered else None
    mask = subject.seen_by_others(moment.action)
    return next(
        (action for action in offered if subject.seen_by_others(action) == mask and not subject.is_open(world, action)),
        None,
    )


def agree(
    subject: Subject, here: Any, these: Iterable[Any], there: Any, those: Iterable[Any], audience: Audience
) -> bool:
    """Compare two steps as the audience is told them; False where they part lawfully, so that no more can be said."""
    told = redacted(subject.game, here, these, audience)
    twin = redacted(subject.game, there, those, audience)
    for one, other in zip_longest(told, twin):
        if one == other:
            if subject.is_deal(one) or subject.reveals(here, one, audience):
                return False
            continue
        assert one is not None, f"{audience} is told {other} in one world and nothing in the other"
        assert other is not None, f"{audience} is told {one} in one world and nothing in the other"
        assert type(one) is type(other), f"{audience} is told {one} in one world and {other} in the other"
        if subject.reveals(here, one, audience) and subject.reveals(there, other, audience):
            return False
        assert subject.without_new_knowledge(one) == subject.without_new_knowledge(other), (
            f"{audience} can tell {one} from {other}"
        )
        return False
    return True


def redacted(game: AnyGame, state: Any, events: Iterable[Any], audience: Audience) -> tuple[Any, ...]:
    told = (game.redact(state, event, audience) for event in events)
    return tuple(event for event in told if event is not None)


def rng_for(moment: Moment, audience: Audience) -> Rng:
    return Rng(moment.rng.key, 1_000 * (1 if audience is None else audience + 2))


def resampling_reaches_everything(moment: Moment) -> None:
    """Every hidden thing comes to lie in every place that one has, and chance itself is drawn anew.

    This is said of things of which nothing is known for certain.
    A lazy resample would blind the laws of likeness: what never moves is never seen to leak. Places that hold only
    things without a name of their own, such as one of several copies, may be reached as well.
    """
    subject = moment.subject
    truth = subject.places(moment.state)
    if not truth:
        return
    for audience in audiences(moment.setting):
        hidden = moment.knowledge.unknown(moment.state, audience)
        free = hidden - set(moment.knowledge.limits(moment.state, audience))
        spots = {truth[name] for name in free}
        reached: dict[str, set[Any]] = {name: set() for name in free}
        fingerprints = set[str]()
        for number in range(max(150, 20 * len(hidden))):
            world = subject.game.resample(moment.state, audience, Rng(moment.rng.key, 1_000_000 * number))
            fingerprints.add(subject.game.codec.fingerprint(world))
            for name, place in subject.places(world).items():
                if name in free:
                    reached[name].add(place)
                elif name not in hidden:
                    assert place == truth[name], f"{audience} knows where {name} is, but it was moved"
            if number % 50 == 49 and all(reached[name] >= spots for name in free):
                break
        assert all(reached[name] >= spots for name in free), f"{audience}: {reached} of {spots}"
        assert len(fingerprints) == number + 1, "the key of all chance is not drawn anew"


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        someone_acts_or_it_is_over,
        what_is_offered_applies,
        nothing_else_applies,
        values_survive_bytes,
        audit_holds_and_notices,
        the_same_choice_leads_to_the_same_place,
        views_hide_what_is_hidden,
        events_hide_what_is_hidden,
        worlds_look_alike,
        steps_look_alike,
        who_is_told_nothing_sees_nothing_new,
        a_seat_may_leave,
    )
}


def parametrised(laws: dict[str, Law] = LAWS) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("law", list(laws.values()), ids=list(laws))
