"""Every rule that code or tests cite is there to be read, and every numbered example of the rules has a test."""

import pytest

from tests.architecture.rules_files import (
    EXAMPLES,
    Citation,
    citations,
    examples_under_test,
    game_of,
    rules_file,
    stray,
)
from tests.architecture.source import ROOT

MENTIONED = {"tests/architecture/rules_files.py", "tests/architecture/test_citations.py"}
"""Files that show citations without citing."""

FEWEST = 400
"""There were more when this was written: a pattern that finds nothing any more shows."""


def sources() -> dict[str, str]:
    folders = [ROOT / name for name in ("engine", "bot", "bench", "tests")]
    paths = {path.relative_to(ROOT).as_posix(): path for folder in folders for path in sorted(folder.rglob("*.py"))}
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items() if name not in MENTIONED}


SOURCES = sources()


def unresolved(path: str, text: str) -> list[Citation]:
    """The citations of a file that its game's rules don't have; all of them where the file belongs to no game."""
    game = game_of(path)
    return [each for each in citations(path, text) if game is None or not rules_file(game).has(each)]


def test_every_citation_is_of_a_section_or_example_that_is_there() -> None:
    assert {path: missing for path, text in SOURCES.items() if (missing := unresolved(path, text))} == {}


def test_citations_are_found() -> None:
    assert sum(len(list(citations(path, text))) for path, text in SOURCES.items()) > FEWEST


def test_there_is_one_way_to_cite() -> None:
    assert {path: found for path, text in SOURCES.items() if (found := stray(text))} == {}


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_numbered_example_has_a_test_that_is_found_by_its_section(game: str) -> None:
    written = [
        text for path, text in SOURCES.items() if path.startswith("tests/engine/games/") and game_of(path) == game
    ]
    named = {example for text in written for example in examples_under_test(text)}
    assert named == set(rules_file(game).examples.items())


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("engine/games/stratego/movement.py", '"""Rescue (rules 99)."""'),
        ("engine/games/stratego/movement.py", '"""Rescue (rules 8 and 7.9)."""'),
        ("engine/games/stratego/view.py", "# rules 12, memory_aid on\n# rules 40.1"),
        ("engine/games/air_land_sea/rules.py", '"""Turns (rules 2.2 T0 and T9)."""'),
        ("engine/games/air_land_sea/rules.py", '"""Arrivals (rules 3.4 d to g, rules 3.1 step 4)."""'),
        ("engine/games/air_land_sea/resolution.py", '"""Who plays (rules 5.4, bombers)."""'),
        ("bot/games/this_means_war/choices.py", '"""Choices (rules\n    19)."""'),
        ("tests/engine/games/air_land_sea/test_cards.py", "def test_example_99_nobody_wrote() -> None: ..."),
        ("tests/engine/games/air_land_sea/test_cards.py", "def test_4_8_23_no_such_pair() -> None: ..."),
        ("tests/engine/games/fight_flight_bite/test_rules_18_more.py", ""),
        ("tests/engine/games/this_means_war/test_cards.py", '"""Examples 30 to 68."""'),
        ("bot/app.py", '"""Something of no game (rules 2)."""'),
    ],
)
def test_a_citation_of_what_is_not_there_is_noticed(path: str, text: str) -> None:
    assert unresolved(path, text)


@pytest.mark.parametrize("name", ["test_10_example_29_a", "test_9_3_example_28_a", "test_example_28_a", "test_10_28_a"])
def test_a_test_that_is_not_found_by_the_section_of_its_example_is_noticed(name: str) -> None:
    assert (28, "10") in rules_file("fight-flight-bite").examples.items()
    assert examples_under_test("def test_10_example_28_icon_and_card_add_to_one() -> None: ...") == {(28, "10")}
    assert (28, "10") not in examples_under_test(f"def {name}() -> None: ...")
