"""Whole matches of This Means War! under the laws of every game; elsewhere these laws are tried on shortened ones."""

import pytest

from tests.conformance import test_laws
from tests.conformance.laws import LAWS, Law, parametrised
from tests.conformance.this_means_war import THIS_MEANS_WAR, setting


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@parametrised(LAWS)
def test_whole_matches_keep_every_law(law: Law, seats: int) -> None:
    whole = setting(f"whole-{seats}", seats, bound=4_000)
    test_laws.test_law(law, THIS_MEANS_WAR, whole, range(6))
