"""Options as people type them, with and without mistakes."""

import pytest

from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.lobbies.drafts import Draft, check_terms, parse_terms, suggest_terms, usual_preset
from bot.screens.refusals import Refused

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
