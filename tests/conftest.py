"""Options of the test run: how many seeds, whether to wait for slow tests, whether to write golden files anew."""

import gc
import os
from collections.abc import Sequence

import pytest
from hypothesis import settings

FEW_SEEDS = 3
"""One for each style of random play."""

settings.register_profile("warroom", deadline=None)  # a busy machine is no defect
settings.load_profile("warroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--seeds",
        type=int,
        default=FEW_SEEDS,
        help="how many matches of random play each conformance law sees in each case (default: %(default)s)",
    )
    parser.addoption("--slow", action="store_true", help="run the tests marked slow as well")
    parser.addoption("--golden-update", action="store_true", help="write golden playthroughs and saved states anew")


def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    skip = pytest.mark.skip(reason="slow: run with --slow")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(skip)


def pytest_xdist_auto_num_workers() -> int:
    """Run two tests for each core at once, as many of them wait for a process or a clock."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    """Keep garbage collection from going through thousands of tests again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def golden_update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--golden-update"))


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> range:
    number = request.config.getoption("--seeds")
    assert isinstance(number, int)
    return range(number)
