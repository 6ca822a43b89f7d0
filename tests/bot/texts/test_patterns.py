"""Texts by their patterns: plurals, lists, names of things, choices, the reader."""

from collections import deque
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.screens.typed import fold
from bot.texts import catalog
from bot.texts.catalog import Text, fallbacks, load_texts
from bot.texts.languages import ListKind, cached_by_language, format_list, plural_rule, reading
from bot.tools import texts as tool

ENGLISH = """\
### $theater (theater)

theater-air = Air
theater-sea = Sea
plain = Pass for me
greeting = Hello, { $name }!
# $count (number)
cards =
    { $count ->
        [0] No cards
        [one] One card
       *[other] { $count } cards
    }
drew = { $who ->
    [you] You drew
   *[other] { CAPITAL($who) } drew
    } in { $theater }.
# $people (list), $theaters (list of theater)
held = { LIST($people) } held { LIST($theaters, type: "or") }.
# $share (number)
share = { NUMBER($share, minimumFractionDigits: 1) } points
ended =
    { $ends ->
        [true] It ended.
       *[false] It goes on.
    }
quoted = Press **{ plain }**, { -brand }.
-brand = Warroom
"""
GERMAN = """\
### Luft beugt sich nicht, See hat ein Geschlecht.

theater-air = Luft
theater-sea = See
    .dative = der See
plain = Für mich passen
drew = { $who ->
    [you] Du hast in { FORM($theater, "dative") } gezogen.
   *[other] { $who } hat in { FORM($theater, "dative") } gezogen.
    }
# A language may choose by whatever English gives.
ended =
    { $ends ->
        [true] Es ist aus.
       *[false] Es geht weiter.
    }
held = { LIST($people) } hielten { LIST($theaters, type: "or") }.
share = { NUMBER($share, minimumFractionDigits: 1) } Punkte
"""

Folder = Callable[..., dict[str, Text]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """Compile files of a folder of its own, and return the functions of its texts."""
    monkeypatch.setattr(tool, "ROOT", tmp_path / "bot")
    monkeypatch.setattr(tool, "SHARED", tmp_path / "bot" / "screens" / "texts")

    def load(**files: str) -> dict[str, Text]:
        texts = tmp_path / "bot" / "games" / "texts"
        texts.mkdir(parents=True, exist_ok=True)
        tool.SHARED.mkdir(parents=True, exist_ok=True)
        (tool.SHARED / "en.ftl").write_text("reader-you = you\n", encoding="utf-8")
        for language, text in files.items():
            (texts / f"{language}.ftl").write_text(text, encoding="utf-8")
        for source, compiled in tool.compile_folder(texts):
            source.path.with_suffix(".json").write_text(tool.write_data(compiled), encoding="utf-8")
        return load_texts("bot.games.texts", str(texts / "__init__.py"))

    return load


def test_english_is_filled_in(folder: Folder) -> None:
    texts = folder(en=ENGLISH)
    assert texts["plain"]() == "Pass for me"
    assert texts["greeting"](name="Ada") == "Hello, Ada!"
    assert [texts["cards"](count=count) for count in (0, 1, 2)] == ["No cards", "One card", "2 cards"]
    assert texts["drew"](who="you", theater="sea") == "You drew in Sea."
    assert texts["drew"](who="ada", theater="air") == "Ada drew in Air."
    assert texts["held"](people=["you", "Ben", "Cy"], theaters=["air", "sea"]) == "you, Ben and Cy held Air or Sea."
    assert texts["share"](share=2.25) == "2.2 points"
    assert [texts["ended"](ends=ends) for ends in (True, False)] == ["It ended.", "It goes on."]
    assert texts["quoted"]() == "Press **Pass for me**, Warroom."


def test_another_language_inflects_names_and_has_its_own_lists(folder: Folder) -> None:
    texts = folder(en=ENGLISH, de=GERMAN)
    with reading("de"):
        assert texts["drew"](who="Ada", theater="sea") == "Ada hat in der See gezogen."
        assert texts["drew"](who="you", theater="air") == "Du hast in Luft gezogen.", "without the form: the name"
        assert texts["held"](people=["Ada", "Ben"], theaters=["air", "sea"]) == "Ada und Ben hielten Luft oder See."
        assert texts["share"](share=0.5) == "0,5 Punkte"
        assert texts["ended"](ends=True) == "Es ist aus."
    assert texts["ended"](ends=True) == "It ended."


def test_what_a_language_lacks_is_english_and_counted(folder: Folder) -> None:
    texts = folder(en=ENGLISH, de=GERMAN)
    before = fallbacks["de"]
    with reading("de"):
        assert texts["greeting"](name="Ada") == "Hello, Ada!"
    assert fallbacks["de"] == before + 1


def test_a_broken_file_is_english(folder: Folder, tmp_path: Path) -> None:
    texts = folder(en=ENGLISH, de=GERMAN)
    (tmp_path / "bot/games/texts/de.json").write_text("{", encoding="utf-8")
    with reading("de"):
        assert texts["plain"]() == "Pass for me"


def test_a_text_that_fails_is_english(folder: Folder, tmp_path: Path) -> None:
    texts = folder(en=ENGLISH, de=GERMAN)
    (tmp_path / "bot/games/texts/de.json").write_text('{"greeting":["Hallo ",["value","gone"]]}', encoding="utf-8")
    with reading("de"):
        assert texts["greeting"](name="Ada") == "Hello, Ada!"


def test_only_the_texts_read_last_are_kept_decoded(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = folder(en=ENGLISH, de=GERMAN)
    monkeypatch.setattr(catalog, "_MAX_KEPT", 1)
    monkeypatch.setattr(catalog, "_kept", deque())
    assert [texts[name]() for name in ("plain", "quoted", "plain")] == [
        "Pass for me", "Press **Pass for me**, Warroom.", "Pass for me",
    ]  # fmt: skip
    with reading("de"):
        assert texts["plain"]() == "Für mich passen"
    assert [len(text._patterns) for text in texts.values()].count(1) == 1
    assert list(texts["plain"]._patterns) == ["de"]


def test_the_name_of_an_unknown_thing_is_its_key(folder: Folder) -> None:
    assert folder(en=ENGLISH)["drew"](who="you", theater="space") == "You drew in space."


def test_an_argument_that_is_missing_is_an_error(folder: Folder) -> None:
    with pytest.raises(KeyError):
        folder(en=ENGLISH)["greeting"]()


@pytest.mark.parametrize(
    ("english", "german", "fault"),
    [
        ("a = { $x }\na = b\n", "", "twice"),
        ("a = { nowhere }\n", "", "there is no nowhere"),
        ("a = { SHOUT($x) }\n", "", "there is no function SHOUT"),
        ("a = { LIST($x) } { $x }\n", "", "no text of its own"),
        ("# $x (dragon)\na = { $x }\n", "", "no message begins with dragon-"),
        ("a = {\n", "", "a = {"),
        ("a = A\n", "b = B\n", "English has no such text"),
        ("a = A\n", "a = { $x }\n", "English doesn't give x"),
        ("a = { $x }\n", "a = { $x ->\n [one] 1\n *[other] 2\n }\n", "declare $x (number) in English"),
    ],
)
def test_a_wrong_text_is_named(folder: Folder, english: str, german: str, fault: str) -> None:
    with pytest.raises(tool.TextError, match=fault.replace("$", r"\$").replace("(", r"\(").replace(")", r"\)")):
        folder(en=english, **({"de": german} if german else {}))


def test_an_argument_that_only_another_language_uses_is_declared(folder: Folder) -> None:
    english = "# $who_is (text)\nwon = { $who } won.\n"
    other = "won = { $who_is ->\n [you] Du hast gewonnen.\n *[other] { $who } hat gewonnen.\n }\n"
    texts = folder(en=english, de=other)
    with reading("de"):
        assert texts["won"](who="you", who_is="you") == "Du hast gewonnen."
    assert texts["won"](who="Ada", who_is="others") == "Ada won."


def test_plurals_and_ordinals_go_by_the_language() -> None:
    assert [plural_rule("en")(number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural_rule("en", ordinal=True)(number) for number in (1, 2, 3, 4, 11, 22)] == [
        "one", "two", "few", "other", "other", "two",
    ]  # fmt: skip


def test_what_is_remembered_is_remembered_by_language() -> None:
    calls: list[str] = []

    @cached_by_language()
    def word(key: str) -> str:
        calls.append(key)
        return key

    assert [word("a"), word("a")] == ["a", "a"]
    with reading("de"):
        assert word("a") == "a"
    assert calls == ["a", "a"]


@pytest.mark.parametrize(
    ("items", "kind", "text"),
    [
        (["Ana", "Irene"], "and", "Ana e Irene"),
        (["Ana", "Ben", "**Íñigo**"], "and", "Ana, Ben e **Íñigo**"),
        (["agua", "hilo"], "and", "agua e hilo"),
        (["agua", "hielo"], "and", "agua y hielo"),
        (["Ana", "Yolanda"], "and", "Ana y Yolanda"),
        (["Irene", "Ana"], "and", "Irene y Ana"),
        (["Ana", "Óscar"], "or", "Ana u Óscar"),
        (["Ana", "Ben", "Hortensia"], "or", "Ana, Ben u Hortensia"),
        (["7", "8"], "or", "7 u 8"),
        (["10", "11"], "or", "10 u 11"),
        (["100", "110"], "or", "100 o 110"),
        (["Óscar", "Ana"], "or", "Óscar o Ana"),
    ],
)
def test_spanish_changes_its_words_before_the_same_sound(items: list[str], kind: ListKind, text: str) -> None:
    assert format_list("es", items, kind) == text


def test_other_languages_keep_their_word_before_any_sound() -> None:
    assert format_list("pt-BR", ["Ana", "Irene"]) == "Ana e Irene"
    assert format_list("en", ["Ana", "Oscar"], "or") == "Ana or Oscar"


@pytest.mark.parametrize("name", ["אבג", "عمر", "Bob אבג"])
def test_a_name_with_right_to_left_letters_keeps_its_place_in_a_sentence(folder: Folder, name: str) -> None:
    texts = folder(en=ENGLISH)
    greeting = texts["greeting"](name=name)
    assert greeting == f"Hello, \u2068{name}\u2069!"
    assert texts["held"](people=[name, "Bob"], theaters=["air"]) == f"\u2068{name}\u2069 and Bob held Air."
    assert fold(greeting) == fold(f"Hello, {name}!"), "as somebody types it"


@pytest.mark.parametrize("name", ["Zoë", "髙橋", "Омар", "🎲"])
def test_every_other_name_stands_in_a_sentence_as_it_is(folder: Folder, name: str) -> None:
    assert folder(en=ENGLISH)["greeting"](name=name) == f"Hello, {name}!"
