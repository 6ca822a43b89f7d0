"""The laws of the house on This Means War!, with two, three and four seats; `--slow` plays whole matches under them."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance import test_laws
from tests.conformance.laws import LAWS, Law, parametrised
from tests.conformance.subject import Setting
from tests.conformance.walk import walk
from tests.games.this_means_war.subject import THIS_MEANS_WAR, setting

every_setting = pytest.mark.parametrize("setting", THIS_MEANS_WAR.settings, ids=lambda setting: setting.name)

MATCH_LAWS: tuple[Callable[..., Any], ...] = (
    test_laws.test_actions_of_other_positions_are_refused,
    test_laws.test_every_match_ends_within_its_bound,
    test_laws.test_a_match_of_time_outs_alone_ends,
    test_laws.test_the_same_key_and_choices_give_the_same_match,
)
SETTING_LAWS: tuple[Callable[..., Any], ...] = (
    test_laws.test_another_key_deals_another_match,
    test_laws.test_the_listed_rosters_are_dealt_to_and_others_refused,
    test_laws.test_options_survive_bytes,
)
WALKS = range(3)
"""One of each style."""


@every_setting
@parametrised(LAWS)
def test_law(law: Law, setting: Setting) -> None:
    test_laws.test_law(law, THIS_MEANS_WAR, setting, WALKS)


@every_setting
@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_law_of_matches(law: Callable[..., Any], setting: Setting) -> None:
    law(THIS_MEANS_WAR, setting, WALKS)


@every_setting
@pytest.mark.parametrize("law", SETTING_LAWS, ids=lambda law: law.__name__)
def test_law_of_settings(law: Callable[..., Any], setting: Setting) -> None:
    law(THIS_MEANS_WAR, setting)


def test_resampling_reaches_everything() -> None:
    test_laws.test_resampling_reaches_everything(THIS_MEANS_WAR, THIS_MEANS_WAR.settings[1])


def test_walks_get_to_every_kind_of_event() -> None:
    met = {
        type(event).__name__
        for setting in THIS_MEANS_WAR.settings
        for seed in range(9)
        for moment in walk(THIS_MEANS_WAR, setting, seed)
        if moment.step
        for event in moment.step.events
    }
    assert met >= THIS_MEANS_WAR.events - THIS_MEANS_WAR.rare


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@parametrised(LAWS)
def test_whole_matches_keep_every_law(law: Law, seats: int) -> None:
    whole = setting(f"whole-{seats}", seats, bound=4_000)
    test_laws.test_law(law, THIS_MEANS_WAR, whole, range(6))
