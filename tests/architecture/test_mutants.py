"""The planted leaks of tests/mutants stay plantable: whoever changes their places or their tests is told here."""

import ast
from collections import Counter

import pytest

from tests.mutants.mutant import ROOT, Misplaced, Mutant, control, planted

MUTANTS = (*planted(), *control())

FEWEST = 100


def test_there_are_enough_of_them_in_every_part_of_the_project() -> None:
    assert len(planted()) >= FEWEST
    assert {mutant.file.split("/")[0] for mutant in control()} == {"bot", "engine"}
    planted_in = {"/".join(mutant.file.split("/")[:2]) for mutant in planted()}
    assert planted_in >= {
        "engine/games", "bot/match", "bot/store", "bot/discord", "bot/games", "bot/operations", "bot/play",
        "bot/lobbies", "bot/clocks", "bot/guilds", "bot/outbox", "bot/privacy", "bot/history",
    }  # fmt: skip


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_every_leak_can_be_planted(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    ast.parse(mutant.changed(text))


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_tests_that_should_fail_are_there(mutant: Mutant) -> None:
    assert mutant.tests
    for test in mutant.tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).exists(), f"{path} is gone"
        if name:
            function = name.partition("[")[0]
            assert f"def {function}(" in (ROOT / path).read_text(encoding="utf-8"), f"{test} is gone"


def test_none_is_planted_twice() -> None:
    leaks = Counter(mutant.leak for mutant in MUTANTS)
    changes = Counter((mutant.file, mutant.find, mutant.put) for mutant in MUTANTS)
    assert max(leaks.values()) == max(changes.values()) == 1
    assert all(mutant.leak.endswith(".") and mutant.find != mutant.put for mutant in MUTANTS)


@pytest.mark.parametrize("text", ["there is no such place", "the old text and the old text"])
def test_a_place_that_is_gone_or_not_the_only_one_is_refused(text: str) -> None:
    mutant = Mutant("x", "It leaks.", "x.py", "the old text", "the new text", ("x",))
    assert mutant.changed("once the old text") == "once the new text"
    with pytest.raises(Misplaced):
        mutant.changed(text)
