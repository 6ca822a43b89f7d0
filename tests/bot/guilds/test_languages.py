"""Whose language a text is in: that of its reader in private, that of the guild in public."""

import pytest
from msgspec.structs import replace

from bot.guilds.languages import Languages
from bot.guilds.model import HouseRules, Preferences
from bot.guilds.rows import GuildRows
from bot.guilds.service import PersonalPreferences
from bot.store.errors import DamagedFile
from bot.texts import languages
from tests.bot.service_world import ALICE, BOB, GUILD, World

ANN, BEN = 5, 6


@pytest.fixture(autouse=True)
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "OFFERED", ("en", "de", "pt-BR"))


@pytest.fixture
def rows() -> GuildRows:
    return GuildRows(World().store._files)


@pytest.fixture
def chosen(rows: GuildRows) -> Languages:
    return Languages(PersonalPreferences(rows))


def test_a_locale_is_read_in_the_language_that_comes_closest() -> None:
    found = {locale: languages.language_for(locale) for locale in ("de", "en-GB", "pt-BR", "pt-PT", "fr", "")}
    assert found == {"de": "de", "en-GB": "en", "pt-BR": "pt-BR", "pt-PT": "pt-BR", "fr": None, "": None}


async def test_a_reader_reads_their_own_choice_then_discords_then_the_guilds(
    rows: GuildRows, chosen: Languages
) -> None:
    assert await chosen.reader_language(GUILD, ANN, "de") == "de"
    assert await chosen.reader_language(GUILD, ANN, "fr") == "en"
    await rows.set_house_rules(GUILD, replace(HouseRules(), language="pt-BR"))
    assert await chosen.reader_language(GUILD, ANN, "fr") == "pt-BR"
    assert await chosen.reader_language(GUILD, ANN) == "pt-BR", "as for a direct message, of which no locale is known"
    await rows.set_preferences(GUILD, ANN, Preferences(language="en"))
    assert await chosen.reader_language(GUILD, ANN, "de") == "en"
    assert await chosen.reader_language(GUILD, BEN, "de") == "de"


async def test_the_language_of_discord_is_kept_for_direct_messages(rows: GuildRows, chosen: Languages) -> None:
    world = World()
    await chosen.keep_locale(GUILD, world.request(ALICE), "de")
    assert await chosen.reader_language(GUILD, ALICE.id) == "de"
    assert await chosen.reader_language(GUILD, ALICE.id, "en-US") == "en"
    await rows.set_house_rules(GUILD, replace(HouseRules(), language="pt-BR"))
    assert await chosen.reader_language(GUILD, ALICE.id) == "de"
    assert await chosen.reader_language(GUILD, BOB.id) == "pt-BR"
    await chosen.keep_locale(GUILD, world.request(ALICE), "pt-PT")
    assert (await rows.preferences(GUILD)).people == {}, "the guild's language needs no row"
    await chosen.keep_locale(GUILD, world.request(ALICE), "fi")
    assert (await rows.preferences(GUILD)).people == {}, "a language that nobody offers needs none either"


async def test_a_guild_reads_what_admins_chose_then_the_locale_of_a_community(
    rows: GuildRows, chosen: Languages
) -> None:
    assert await chosen.guild_language(GUILD) == "en"
    chosen.look_up_locales(lambda guild_id: "de" if guild_id == GUILD else None)
    assert await chosen.guild_language(GUILD) == "de"
    await rows.set_preferences(GUILD, ANN, Preferences(language="pt-BR"))
    assert await chosen.guild_language(GUILD) == "de", "never that of a person"
    await rows.set_house_rules(GUILD, replace(HouseRules(), language="en"))
    assert await chosen.guild_language(GUILD) == "en"


async def test_a_damaged_file_is_spoken_of_in_discords_language(
    rows: GuildRows, chosen: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_guild_id: int) -> None:
        raise DamagedFile

    monkeypatch.setattr(rows, "cached_preferences", fail)
    assert await chosen.reader_language(GUILD, ANN, "de") == "de"
    assert await chosen.guild_language(GUILD) == "en"
