"""The examples in docstrings of the engine are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import engine

MODULES = sorted(found.name for found in pkgutil.walk_packages(engine.__path__, "engine."))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples_to_try() -> None:
    tried = sum(doctest.testmod(import_module(name)).attempted for name in MODULES)
    assert tried >= 3
