"""Options as people type them, with and without mistakes."""

import pytest

from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.lobbies.drafts import Draft, check_terms, usual_preset
from bot.lobbies.typed_terms import parse_terms, suggest_terms
from bot.ratings.service import split_rated
from bot.screens.refusals import Refused
from bot.screens.typed import as_word
from bot.texts.languages import reading

AIR, STRATEGO = get_game("air-land-sea"), get_game("stratego")


def values(typed: str) -> list[str]:
    return [value for _, value in suggest_terms(STRATEGO, typed)]


@pytest.mark.parametrize(
    ("typed", "same"),
    [("quick", "preset=classic army=barrage"), ("Barrage", "army=barrage"),
     ("duel, tournament", "army=duel preset=tournament"),
     ("classic", "preset=classic"), ("house-rules", "preset=house"), ("army=duel classic", "classic army=duel")],
)  # fmt: skip
def test_a_preset_or_a_value_stands_by_itself(typed: str, same: str) -> None:
    assert parse_terms(STRATEGO, typed) == parse_terms(STRATEGO, same)


@pytest.mark.parametrize("game", PLAYABLE_GAMES)
def test_without_options_a_match_has_the_usual_preset_as_a_draft_has(game: str) -> None:
    host, draft = get_game(game), Draft().with_game(game)
    assert parse_terms(host, "") == check_terms(host, usual_preset(host).options)
    assert check_terms(host, draft.chosen_options) == parse_terms(host, "")
    assert draft.options_text == ""


@pytest.mark.parametrize("typed", ["on", "off", "xyzzy", "army", "army="])
def test_what_could_be_several_things_or_nothing_does_not(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_terms(STRATEGO, typed)
    assert refused.value.code == "unknown_option"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("amry=barrage", "army=barrage"),
        ("barage", "army=barrage"),
        ("quikc", "quick"),
        ("tournamnet", "preset=tournament"),
    ],
)
def test_typing_mistakes_are_completed_and_named_in_the_refusal(typed: str, meant: str) -> None:
    assert meant in values(typed)[:3]
    with pytest.raises(Refused) as refused:
        parse_terms(STRATEGO, typed)
    assert meant in refused.value.params["meant"]


def test_presets_come_first_while_nothing_is_typed_and_not_after_an_option() -> None:
    assert values("")[:3] == ["classic", "quick", "house-rules"]
    assert values("qui")[0] == "quick"
    assert not {"classic", "quick"} & set(values("army=duel "))
    assert all(value.startswith("army=duel ") for value in values("army=duel numb"))


def test_what_was_typed_before_stays_in_what_is_suggested() -> None:
    assert values("duel silent")[2] == "army=duel silent_defense=on"
    assert values("quick silent")[2] == "quick silent_defense=on"
    assert values("amry=duel silent")[2] == "amry=duel silent_defense=on", "and is refused with a suggestion"


def test_what_is_like_nothing_completes_to_nothing() -> None:
    assert values("zzzzzz") == []
    assert [value for _, value in suggest_terms(AIR, "ed")][:1] == ["edition=auto"]


@pytest.mark.parametrize("typed", ["Duel", "due"])
def test_values_that_begin_as_typed_come_before_names_that_do(typed: str) -> None:
    assert values(typed)[:2] == ["army=duel", "duel_rows=3"]


@pytest.mark.parametrize("language", ["de", "fr", "es", "pt-BR", "pl", "ja"])
@pytest.mark.parametrize("game", PLAYABLE_GAMES)
def test_a_preset_is_typed_and_completed_in_the_readers_language_and_in_english(game: str, language: str) -> None:
    host = get_game(game)
    english = [preset.name for preset in host.presenter.presets]
    with reading(language):
        for preset, name in zip(host.presenter.presets, english, strict=True):
            here, there = parse_terms(host, as_word(preset.name)), parse_terms(host, as_word(name))
            assert here == there == check_terms(host, preset.options)
            label, value = next(each for each in suggest_terms(host, as_word(preset.name)) if preset.name in each[0])
            assert label.startswith(preset.name)
            assert value == as_word(name), "which holds in every language"
            assert as_word(name) in [value for _, value in suggest_terms(host, as_word(name))]


def test_what_is_typed_in_the_readers_language_becomes_what_holds_in_every_language() -> None:
    with reading("de"):
        label, value = suggest_terms(STRATEGO, "Schnell UNGEWERTET armee")[0]
        assert label.startswith("Schnell · ")
        assert value.startswith("quick army=")
        assert value.endswith(" unrated")
        assert (
            suggest_terms(STRATEGO, "quick unrated silent")[0]
            == suggest_terms(STRATEGO, "schnell ungewertet silent")[0]
        )
    with reading("fr"):
        assert (
            suggest_terms(AIR, "epique")[0][1] == suggest_terms(AIR, "\N{LATIN CAPITAL LETTER E WITH ACUTE}pique")[0][1]
        )
    with reading("ja"):
        typed = "クイック\N{IDEOGRAPHIC COMMA}silent_defense\N{FULLWIDTH EQUALS SIGN}on"
        assert parse_terms(STRATEGO, typed) == parse_terms(STRATEGO, "quick, silent_defense=on")


@pytest.mark.parametrize(
    ("language", "typed", "rated"),
    [
        ("de", "Gewertet", True), ("de", "ungewertet", False), ("de", "unrated", False), ("fr", "non-classee", False),
        ("fr", "Classée", True), ("pl", "rankingowy", True), ("ja", "フリー対戦", False), ("en", "gewertet", None),
    ],
)  # fmt: skip
def test_whether_a_match_is_rated_is_typed_in_both_languages(language: str, typed: str, rated: bool | None) -> None:
    with reading(language):
        assert split_rated(f"quick {typed}")[1] is rated
        if rated is not None:
            assert split_rated(f"quick {typed}")[0] == "quick"
            assert suggest_terms(STRATEGO, typed[:-1])[0][1] == ("rated" if rated else "unrated")


def test_a_refusal_suggests_in_the_readers_language() -> None:
    with reading("de"), pytest.raises(Refused) as refused:
        parse_terms(STRATEGO, "quikc")
    assert refused.value.params["meant"][0] == "schnell"
