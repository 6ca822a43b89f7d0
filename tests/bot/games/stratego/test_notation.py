"""What is written in Stratego: formations in the symbols of a match, and moves as two squares."""

import re
from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from bot.screens.presenter import TextEntry
from bot.texts.languages import reading
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Mirror, Move, Ready
from engine.games.stratego.set_up import MAX_CHANGES
from tests.engine.games.stratego.scenario_builder import BLUE, RED, Scenario, new

PRESENTER = PRESENTERS["stratego"]


def entry_of(scenario: Scenario, side: str | None) -> TextEntry | None:
    return PRESENTER.entry(scenario.view(side))


def written(scenario: Scenario, side: str) -> TextEntry:
    found = entry_of(scenario, side)
    assert found is not None
    return found


@pytest.mark.parametrize("preset", ["house", "old_us"])
@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_what_stands_can_be_read_again_and_kept(preset: Any, army: Any) -> None:
    scenario = new(preset, army=army)
    entry = written(scenario, "red")
    assert entry.variant == army
    assert scenario.does("red", entry.read(entry.text)).state.formations == scenario.state.formations
    assert scenario.does("red", entry.recall(entry.portable_text)).state.formations == scenario.state.formations


def test_what_is_kept_stands_in_any_numbering() -> None:
    ten, one = new("house", army="duel"), new("old_us", army="duel")
    kept = written(ten, "blue").portable_text
    recalled = one.does("blue", written(one, "blue").recall(kept))
    assert recalled.state.formations[1] == ten.state.formations[1]
    assert written(recalled, "blue").portable_text == kept
    assert written(recalled, "blue").text != kept


def test_nothing_is_written_by_those_who_may_not_arrange() -> None:
    scenario = new(army="duel")
    assert entry_of(scenario, None) is None
    ready = scenario.readies("red")
    assert entry_of(ready, "red") is None
    assert entry_of(ready, "blue") is not None
    assert entry_of(ready.readies("blue"), "blue") is None
    for _ in range(MAX_CHANGES):
        scenario = scenario.does("red", Mirror())
    assert entry_of(scenario, "red") is None


@pytest.mark.parametrize(
    "text",
    [
        "b4 b5", "B4-b5", "b4xb5", "b4b5", " b4 > b5 ", "b4 to b5", "B4 TO B5", "b4\u2013b5", "b4 \u2014 b5",
        "b4\u2011b5", "b4\u2192b5", "b4 -> b5", "b4\u27a1\ufe0fb5", "b4, b5.", "b4 takes b5",
        "b4\u00a0b5", "\uff424 b5", "(b4:b5)",
    ],
)  # fmt: skip
def test_two_squares_are_a_move_however_they_are_written(text: str) -> None:
    assert PRESENTER.notation.read(text) == Move("b4", "b5")


def test_a_swap_is_read_and_everything_else_is_no_move() -> None:
    for text in ("swap a1 d4", "Swap a1 and d4", "swap a1\u2013d4", "SWAP A1 with D4!"):
        assert PRESENTER.notation.read(text) == Arrange("swap a1 d4")
    for text in ("", "b4", "b4 b5 b6", "b4 or b5", "offer a draw", "Scout b4 to b9", "12#4", "b4" + " -" * 200):
        assert PRESENTER.notation.read(text) is None


@pytest.mark.parametrize(
    ("language", "move", "swap"),
    [
        ("de", "b4 nach b5", "tausche a1 mit d4"), ("de", "b4 to b5", "swap a1 with d4"),
        ("de", "B4 schlägt B5", "a1 und d4 tauschen"), ("fr", "b4 à b5", "échange a1 et d4"),
        ("fr", "b4 prend b5", "echanger a1 avec d4"), ("es", "b4 a b5", "intercambia a1 con d4"),
        ("pt-BR", "b4 para b5", "troque a1 por d4"), ("pl", "b4 na b5", "zamień a1 z d4"),
        ("pl", "b4 bije b5", "Zamien a1 i d4"), ("ja", "b4からb5へ", "a1とd4を入れ替える"),
        ("ja", "\uff42\uff14\u3000\uff42\uff15", "a1とd4を交換"),
    ],
)  # fmt: skip
def test_squares_are_typed_with_words_of_the_readers_language_or_english(language: str, move: str, swap: str) -> None:
    with reading(language):
        assert PRESENTER.notation.read(move) == Move("b4", "b5")
        assert PRESENTER.notation.read(swap) == Arrange("swap a1 d4")
        for text in ("", "b4", "b4 b5 b6", "b4 oder b5", "b4 xyz b5", "b4" + " a" * 200, "b4" + " -x" * 200 + "!b"):
            assert PRESENTER.notation.read(text) is None


@pytest.mark.parametrize("language", ["de", "fr", "es", "pt-BR", "pl", "ja", "en"])
def test_the_example_in_the_field_is_a_swap(language: str) -> None:
    with reading(language):
        hint = written(new("house"), "red").hint
        assert PRESENTER.notation.read(re.split("[:\uff1a]", hint)[-1]) == Arrange("swap a1 d4")


def test_words_of_other_languages_are_no_move_in_english() -> None:
    for text in ("b4 nach b5", "b4 na b5", "tausche a1 d4"):
        assert PRESENTER.notation.read(text) is None


def test_moves_are_written_as_they_are_read() -> None:
    notation = PRESENTER.notation
    assert notation.read("b4 b5") == Move("b4", "b5")
    assert notation.read(notation.write(Move("a3", "a9"))) == Move("a3", "a9")
    assert notation.write(Ready()) == ""


def test_whoever_is_not_ready_is_waited_for() -> None:
    scenario = new(army="duel")
    both = frozenset((RED, BLUE))
    assert PRESENTER.awaited(scenario.view(None), both) == both
    ready = scenario.readies("red")
    assert stratego.to_act(ready.state) == both
    assert PRESENTER.awaited(ready.view(None), both) == {BLUE}
    assert PRESENTER.awaited(ready.readies("blue").view(None), frozenset((Seat(0),))) == {RED}


@pytest.mark.parametrize("army", ["full", "barrage", "duel"])
def test_a_formation_is_pasted_from_wherever_the_bot_shows_it(army: Any) -> None:
    before, other = new(army=army), new(army=army).does("red", Mirror())
    shown = written(other, "red").text
    line = "/".join(row.replace(" ", "") for row in shown.splitlines())
    for pasted in (
        f"Your formation, front row first\n```\n{shown}\n```",
        shown.replace(" ", "").lower(),
        shown.replace(" . . . ", " \u2026 "),
        line,
        f"Red began as {line}; Blue",
        f"began as {line} (front row first).",
    ):
        after = before.does("red", written(before, "red").read(pasted))
        assert after.state.formations == other.state.formations, pasted


def test_what_is_no_formation_is_handed_to_the_engine_as_it_was_written() -> None:
    entry = written(new(army="duel"), "red")
    for text in ("nonsense", "F B X\n9 2", "abcdefghij/abcdefghij"):
        assert entry.read(text) == Arrange(text)
    assert entry.read("swap a1 \u2192 d4") == Arrange("swap a1 d4")
