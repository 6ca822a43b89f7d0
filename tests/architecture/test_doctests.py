"""Examples in docstrings give what they say."""

import doctest
import importlib
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, modules

WITH_EXAMPLES = [
    module
    for module in modules()
    if module.parts[0] in ("bot", "engine") and ">>> " in (ROOT / module).read_text(encoding="utf-8")
]


def test_there_are_examples() -> None:
    assert len(WITH_EXAMPLES) > 20


@pytest.mark.parametrize("module", WITH_EXAMPLES, ids=str)
def test_the_examples_of_a_module_hold(module: Path) -> None:
    loaded = importlib.import_module(module.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__"))
    result = doctest.testmod(loaded)
    assert (result.failed, result.attempted > 0) == (0, True)
