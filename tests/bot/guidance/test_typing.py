"""Cards and topics of the rules are found by their names in the reader's language and in English."""

import pytest

from bot.games.catalog import PLAYABLE_GAMES
from bot.guidance.discord import _cards, _find_topic, _suggest_names
from bot.guilds.model import Preferences
from bot.screens.refusals import Refused
from bot.screens.typed import find_equal, make_in_english
from bot.texts import languages
from bot.texts.languages import reading
from tests.bot.world import World, pictured, said

LANGUAGES = ("de", "fr", "es", "pt-BR", "pl", "ja", "en")

every_game = pytest.mark.parametrize("game", [*PLAYABLE_GAMES, ""])
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_card_is_found_by_both_of_its_names_and_by_what_completion_sends(game: str, language: str) -> None:
    english = make_in_english(lambda: list(_cards(game)))
    with reading(language):
        titles = list(_cards(game))
        assert len(titles) == len(english)
        offered = {choice.name: choice.value for choice in _suggest_names("", lambda: list(_cards(game)))}
        for index, (title, name) in enumerate(zip(titles, english, strict=True)):
            for typed in (title, name, f" {title.upper()} "):
                assert find_equal(typed, lambda: list(_cards(game))) == [index]
            assert offered.get(title, name) == name
    assert len(offered) == min(25, len(titles))


@pytest.mark.parametrize("game", PLAYABLE_GAMES)
@every_language
def test_every_topic_is_found_by_both_of_its_names(game: str, language: str) -> None:
    host = PLAYABLE_GAMES[game]
    english = make_in_english(lambda: list(host.presenter.rules))
    with reading(language):
        topics = list(host.presenter.rules)
        assert [_find_topic(host, topic) for topic in topics] == topics
        assert [_find_topic(host, topic.upper()) for topic in english] == topics
        assert _find_topic(host, "") == topics[0]
        with pytest.raises(Refused, match="unknown_topic"):
            _find_topic(host, "xyzzy")


@pytest.mark.parametrize(
    ("typed", "shown"), [("hinterh", "Hinterhalt 2"), ("ambus", "Hinterhalt 2"), ("ambusch 2", "Hinterhalt 2")]
)
def test_completion_shows_the_readers_names_whatever_was_typed(typed: str, shown: str) -> None:
    with reading("de"):
        choices = _suggest_names(typed, lambda: list(_cards("air-land-sea")))
    assert [(choice.name, choice.value) for choice in choices][:1] == [(shown, "Ambush 2")]


async def test_somebody_who_reads_german_looks_up_a_card_by_either_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "OFFERED", ("en", "de"))
    await world.store.set_preferences(world.guild.id, world.carol.id, Preferences(language="de"))
    (offered,) = await world.carol.autocomplete(world.channel, "card", "name", "ambush", game="air-land-sea")
    assert offered == {"name": "Hinterhalt 2", "value": "Ambush 2"}
    for typed in ("Ambush 2", "hinterhalt", "AMBUSH"):
        shown = await world.carol.slash(world.channel, "card", name=typed, game="air-land-sea")
        assert "Hinterhalt" in pictured(shown.response)
    refused = said(await world.carol.slash(world.channel, "card", name="maneuver", game="air-land-sea"))
    assert "Manöver 3" in refused, "the suggestions are in the reader's language"
