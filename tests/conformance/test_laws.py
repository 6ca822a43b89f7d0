"""The laws that every game keeps at every step of random play; `--seeds N` plays N matches of each case."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import msgspec
import pytest

from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Illegal, roster
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.fingerprints import fingerprints
from tests.conformance.laws import LAWS, Law, nothing_else_applies, parametrised, resampling_reaches_everything
from tests.conformance.random_play import audiences, rng_of, start, walk
from tests.conformance.subject import Setting, Subject

every_case = pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)


def test_every_game_of_the_catalog_is_checked() -> None:
    assert set(SUBJECTS) == set(GAMES)
    for key, subject in SUBJECTS.items():
        assert subject.game is GAMES[key]
        assert subject.game.key == key
        assert subject.settings


@every_case
@parametrised(LAWS)
def test_law(law: Law, subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds, setting):
        for moment in walk(subject, setting, seed):
            law(moment)


@every_case
def test_actions_of_other_positions_are_refused(subject: Subject, setting: Setting, seeds: range) -> None:
    seen = dict.fromkeys(
        action
        for moment in walk(subject, setting, len(seeds))
        for seat in setting.roster.seats
        for action in subject.game.legal(moment.state, seat)
    )
    for seed in subject.seeds(seeds, setting):
        for moment in walk(subject, setting, seed):
            if moment.number % 5 == 0:
                nothing_else_applies(moment, seen)


@every_case
def test_every_match_ends_within_its_bound(subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds, setting):
        *_, last = walk(subject, setting, seed)
        outcome = subject.game.outcome(last.state)
        assert outcome is not None
        assert sorted(team for rank in outcome.ranks for team in rank) == list(range(len(setting.roster.teams)))
        assert outcome.reason


@every_case
def test_a_match_of_time_outs_alone_ends(subject: Subject, setting: Setting, seeds: range) -> None:
    game = subject.game
    for seed in subject.seeds(seeds, setting):
        state = start(game, setting, seed).state
        for _ in range(setting.bound):
            acting = sorted(game.to_act(state))
            if not acting:
                break
            state = game.apply(state, acting[0], game.fallback(state, acting[0])).state
        assert game.outcome(state) is not None


@every_case
def test_the_same_key_and_choices_give_the_same_match(subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds, setting):
        one = [subject.game.codec.fingerprint(moment.state) for moment in walk(subject, setting, seed)]
        two = [subject.game.codec.fingerprint(moment.state) for moment in walk(subject, setting, seed)]
        assert one == two


@every_case
def test_another_key_deals_another_match(subject: Subject, setting: Setting) -> None:
    deals = {subject.game.codec.fingerprint(start(subject.game, setting, seed).state) for seed in range(8)}
    assert len(deals) == 8


def test_another_process_gives_the_same_bytes() -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.conformance.fingerprints"],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    here = fingerprints()
    assert len({each.rpartition("-")[0].rpartition("-")[0] for each in here}) == len(CASES)
    for process in processes:
        printed, _ = process.communicate()
        assert process.returncode == 0
        assert printed.split() == here


@every_case
def test_the_listed_rosters_are_dealt_to_and_others_refused(subject: Subject, setting: Setting) -> None:
    game = subject.game
    options = game.codec.parse_options(setting.options)
    listed = game.rosters(options)
    assert setting.roster in listed
    for admitted in listed:
        game.audit(game.new(options, admitted, Rng(bytes(32))).state)
    with pytest.raises(Illegal):
        game.new(options, roster(1), Rng(bytes(32)))
    with pytest.raises(Illegal):
        game.new(options, roster(7, 7), Rng(bytes(32)))


@every_case
def test_options_survive_bytes(subject: Subject, setting: Setting) -> None:
    codec = subject.game.codec
    options = codec.parse_options(setting.options)
    assert codec.load_options(codec.dump_options(options)) == options
    with pytest.raises(Illegal):
        codec.parse_options({**setting.options, "no_such_option": 1})


@every_case
def test_an_imagined_world_has_another_key(subject: Subject, setting: Setting) -> None:
    """Whoever searches imagined worlds would else know all chance that is to come."""
    codec = subject.game.codec
    key = msgspec.json.encode(rng_of("deal", setting.name, 0).key)
    for moment in walk(subject, setting, 0):
        assert key in codec.dump_state(moment.state)
        for audience in audiences(setting):
            assert key not in codec.dump_state(subject.game.resample(moment.state, audience, moment.rng))
        if moment.number == 5:
            break


@every_case
def test_resampling_reaches_everything(subject: Subject, setting: Setting, seeds: range) -> None:
    for seed in subject.seeds(seeds[::3], setting):
        for moment in walk(subject, setting, seed):
            if moment.number % 7 == 4 and moment.number < 30:
                resampling_reaches_everything(moment)


def test_random_play_gets_to_the_deep_positions() -> None:
    """The laws are worth what random play reaches: every kind of event comes up in some match."""
    for subject in SUBJECTS.values():
        missing = set(subject.events - subject.rare)
        for seed, setting in product(range(200), subject.settings):
            if not missing:
                break
            for moment in walk(subject, setting, seed):
                missing -= {type(event).__name__ for event in (moment.step.events if moment.step else ())}
        assert not missing
