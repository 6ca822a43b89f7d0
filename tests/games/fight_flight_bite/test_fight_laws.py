"""The laws of the house on Fight, Flight, Bite, with two, three and four seats and all options, and with leavers."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.errors import Illegal
from engine.core.playout import choose_any, play_on
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.state import State, Throwing, ThrowingFinal
from tests.conformance.laws import LAWS, Law, nothing_else_applies, parametrised, resampling_reaches_everything
from tests.conformance.subject import Setting
from tests.conformance.walk import Moment, audiences, keen, rng_of, start, walk
from tests.games.fight_flight_bite.subject import FIGHT_FLIGHT_BITE

MODULE = "tests.games.fight_flight_bite.test_fight_laws"
SEEDS = (0, 1)
LEAVES_AFTER = (3, 25)
"""The first to leave does so after so many actions; the next after as many again."""

every_setting = pytest.mark.parametrize("setting", FIGHT_FLIGHT_BITE.settings, ids=lambda setting: setting.name)
many = [setting for setting in FIGHT_FLIGHT_BITE.settings if len(setting.roster.seats) > 2]
every_setting_of_many = pytest.mark.parametrize("setting", many, ids=lambda setting: setting.name)


def walk_with_leavers(setting: Setting, seed: int) -> Iterator[Moment]:
    """Play one match in which a seat leaves now and then, whoever is to act, as long as two stay."""
    step = start(game, setting, seed)
    state, witness = step.state, FIGHT_FLIGHT_BITE.witness()
    witness.note(state, step.events)
    rng = rng_of("leavers", setting.name, seed)
    choose = keen(FIGHT_FLIGHT_BITE.shuns) if seed % 2 else choose_any
    wait, rng = rng.choice(LEAVES_AFTER)
    for number in range(setting.bound):
        if number and number % wait == 0 and len(state.order) - len(state.gone) > 2 and game.to_act(state):
            seat, rng = rng.choice([seat for seat in state.order if seat not in state.gone])
            left = game.leave(state, seat)
            assert left is not None
            state = left.state
            witness.note(state, left.events)
        chance = rng_of("law", setting.name, seed, number)
        acting = sorted(game.to_act(state))
        if not acting:
            yield Moment(FIGHT_FLIGHT_BITE, setting, number, state, None, None, None, witness, chance)
            return
        seat, rng = rng.choice(acting)
        offered = game.legal(state, seat)
        index, rng = choose(offered, rng)
        step = game.apply(state, seat, offered[index])
        yield Moment(FIGHT_FLIGHT_BITE, setting, number, state, seat, offered[index], step, witness, chance)
        state = step.state
        witness.note(state, step.events)
    raise AssertionError("the match does not end")


@every_setting
@parametrised(LAWS)
def test_law(law: Law, setting: Setting) -> None:
    for seed in SEEDS:
        for moment in walk(FIGHT_FLIGHT_BITE, setting, seed):
            law(moment)


@every_setting_of_many
@parametrised(LAWS)
def test_law_with_leavers(law: Law, setting: Setting) -> None:
    for seed in SEEDS:
        for moment in walk_with_leavers(setting, seed):
            law(moment)


@every_setting
def test_actions_of_other_positions_are_refused(setting: Setting) -> None:
    seen = dict.fromkeys(
        action
        for moment in walk(FIGHT_FLIGHT_BITE, setting, 2)
        for seat in setting.roster.seats
        for action in game.legal(moment.state, seat)
    )
    for moment in walk(FIGHT_FLIGHT_BITE, setting, 1):
        if moment.number % 10 == 0:
            nothing_else_applies(moment, seen)


@every_setting
def test_a_match_ends_with_every_seat_ranked(setting: Setting) -> None:
    for seed in range(12):
        *_, last = walk(FIGHT_FLIGHT_BITE, setting, seed)
        outcome = game.outcome(last.state)
        assert outcome is not None
        assert sorted(team for rank in outcome.ranks for team in rank) == list(setting.roster.seats)
        assert outcome.reason in ("score", "throws", "shared")


@every_setting
def test_a_match_of_time_outs_alone_ends(setting: Setting) -> None:
    for seed in SEEDS:
        state = start(game, setting, seed).state
        for _ in range(setting.bound):
            acting = sorted(game.to_act(state))
            if not acting:
                break
            state = game.apply(state, acting[-1], game.fallback(state, acting[-1])).state
        assert game.outcome(state) is not None


@every_setting
def test_another_key_deals_another_match(setting: Setting) -> None:
    assert len({game.codec.fingerprint(start(game, setting, seed).state) for seed in range(8)}) == 8


@every_setting
def test_resampling_reaches_everything(setting: Setting) -> None:
    for moment in walk(FIGHT_FLIGHT_BITE, setting, 1):
        if moment.number in (4, 12):  # while each hand still has several cards that were dealt
            resampling_reaches_everything(moment)


@pytest.mark.parametrize("name", ["usual-2", "locked-3", "usual-4"])
def test_a_pending_throw_may_be_any_in_the_worlds_of_everybody_but_its_author(name: str) -> None:
    setting = next(setting for setting in FIGHT_FLIGHT_BITE.settings if setting.name == name)
    waiting = [
        moment.state
        for moment in walk(FIGHT_FLIGHT_BITE, setting, 1)
        if isinstance(moment.state.stage, Throwing) and any(moment.state.stage.duel.thrown)
    ]
    assert waiting
    for state in waiting[:3]:
        (author,) = {state.turn.seat, state.stage.duel.defender} - game.to_act(state)
        for audience in audiences(setting):
            thrown = {
                game.resample(state, audience, Rng(bytes(32), 1_000 * number)).stage.duel.thrown
                for number in range(400)
            }
            choices = 27 if state.rules.rethrow == "locked" else 3
            assert len(thrown) == (1 if audience == author else choices)


@every_setting
def test_the_listed_rosters_are_dealt_to_and_others_refused(setting: Setting) -> None:
    options = game.codec.parse_options(setting.options)
    listed = game.rosters(options)
    assert setting.roster in listed
    for admitted in listed:
        game.audit(game.new(options, admitted, Rng(bytes(32))).state)
    for refused in (roster(1), roster(2, 2), roster(1, 2), roster(1, 1, 1, 1, 1)):
        with pytest.raises(Illegal):
            game.new(options, refused, Rng(bytes(32)))


def test_random_play_gets_to_every_kind_of_event() -> None:
    missing = set(FIGHT_FLIGHT_BITE.events)
    for setting in FIGHT_FLIGHT_BITE.settings:
        first = start(game, setting, 0)
        missing -= {type(event).__name__ for event in first.events}
        for seed in range(20):
            for moment in walk(FIGHT_FLIGHT_BITE, setting, seed):
                missing -= {type(event).__name__ for event in (moment.step.events if moment.step else ())}
        if missing == FIGHT_FLIGHT_BITE.rare:
            return
    assert missing == FIGHT_FLIGHT_BITE.rare


def fingerprints(name: str) -> list[str]:
    """A match as one word a step: the state, and everything that is told of it."""
    setting = next(setting for setting in FIGHT_FLIGHT_BITE.settings if setting.name == name)
    state: State = start(game, setting, 0).state
    words = []
    for turn in play_on(game, state, rng_of("elsewhere"), limit=setting.bound):
        told = game.codec.dump_events(turn.step.events)
        views = b"".join(game.codec.dump_view(game.view(turn.step.state, seat)) for seat in audiences(setting))
        words.append(f"{game.codec.fingerprint(turn.step.state)}-{rng_of(told, views).key.hex()[:16]}")
    return words


@pytest.mark.parametrize("name", ["locked-3", "far-4"])
def test_another_process_gives_the_same_bytes(name: str) -> None:
    code = f"from {MODULE} import fingerprints; print(*fingerprints({name!r}))"
    ran = subprocess.run(  # noqa: S603 - our own interpreter, our own module
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == fingerprints(name)


def test_throws_are_asked_of_several_at_once_and_of_nobody_twice() -> None:
    met = set[int]()
    for setting in FIGHT_FLIGHT_BITE.settings:
        for moment in walk(FIGHT_FLIGHT_BITE, setting, 1):
            if isinstance(moment.state.stage, Throwing | ThrowingFinal):
                acting = game.to_act(moment.state)
                met.add(len(acting))
                if moment.step is not None and len(acting) > 1:
                    assert game.to_act(moment.step.state) == acting - {Seat(moment.seat or 0)}
    assert met >= {1, 2}
