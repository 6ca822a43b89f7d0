"""`/settings` and the block list, as Discord sees them."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.discord.settings import _apply_setting, rule_page
from bot.guilds.model import HOUSE_RULES, HouseRules
from bot.guilds.screens import rule_texts
from bot.screens.custom_ids import CustomId
from tests.bot.lobbies.discord.club import Club, select_for
from tests.bot.world import GAME, World, components, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")

FLIES = "flies-lies-supplies"


@pytest.fixture
def admin(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])


async def rules(world: World) -> HouseRules:
    return await world.store.house_rules(world.guild.id)


def id_of(key: str) -> str:
    return str(CustomId("house", key=key))


async def panel(world: World, admin: simcord.MemberActor) -> Any:
    return await admin.slash(world.channel, "settings show")


async def test_the_panel_is_private_and_says_how_everything_stands(world: World, admin: simcord.MemberActor) -> None:
    shown = await panel(world, admin)
    assert shown.ephemeral
    for words in ("All that I can write in", "**Games:** All", "Everybody", "Kept for a year", "No clock"):
        assert words in said(shown)
    assert len(labels(shown.response)) == len(rule_texts(HouseRules(), ()))
    assert await rules(world) == HouseRules()


async def test_every_rule_is_changed_on_the_panel(world: World, admin: simcord.MemberActor) -> None:
    hall = world.guild.create_category("Hall")
    role = world.guild.create_role("Officers")
    shown = await panel(world, admin)
    for heading, key, values in (
        ("Channels", "channels", [hall]),
        ("Who opens matches", "starters", [role]),
        ("Who leads tournaments", "organiser_role", [role]),
        ("Who leads tournaments", "organisers", [world.bob, world.carol]),
        ("Posts about results", "results", [world.channel]),
        ("Posts of the daily position", "daily", [world.channel]),
    ):
        shown = await admin.click(shown.response, label=heading)
        shown = await admin.select(shown.response, values, custom_id=id_of(key))
        assert "Saved" in said(shown)
        assert str(values[-1].id) in said(shown)
        assert str(values[0].id) in str(components(shown.response))
        shown = await admin.click(shown.response, label="All settings")
        assert str(values[-1].id) in said(shown)
    shown = await admin.click(shown.response, label="Games")
    for game in [key for key in PLAYABLE_GAMES if key != FLIES]:
        shown = await admin.click(shown.response, label=PLAYABLE_GAMES[game].presenter.name)
    shown = await admin.click(shown.response, label="Flies, Lies & Supplies")
    assert "At least one game" in said(shown)
    for heading, label in (
        ("Clocks", "Live clock"),
        ("Boards", "On"),
        ("Matches that are over", "30 days"),
        ("When time runs out", "The opponents may claim the match or give more time"),
        ("Words", "On"),
        ("Computer players", "Off"),
        ("Taking back", "Off"),
        ("Rated matches", "None"),
    ):
        shown = await admin.click(shown.response, label="All settings")
        shown = await admin.click(shown.response, label=heading)
        shown = await admin.click(shown.response, label=label)
        assert "Saved" in said(shown)
    assert await rules(world) == HouseRules(
        channels=(hall.id,),
        games=(FLIES,),
        clocks=("none", "daily"),
        starter_role=role.id,
        keep_days=30,
        threads=True,
        when_late="claim",
        words=True,
        computers=False,
        organiser_role=role.id,
        organisers=tuple(sorted((world.bob.id, world.carol.id))),
        results_channel=world.channel.id,
        daily_channel=world.channel.id,
        ratings="off",
        taking_back=False,
    )


async def test_what_was_chosen_on_the_panel_is_taken_back_there(world: World, admin: simcord.MemberActor) -> None:
    role = world.guild.create_role("Officers")
    await world.store.set_house_rules(
        world.guild.id,
        HouseRules(
            (world.channel.id,), (FLIES,), ("none",), role.id, organiser_role=role.id, organisers=(world.bob.id,),
            results_channel=world.channel.id, daily_channel=world.channel.id,
        ),
    )  # fmt: skip
    shown = await panel(world, admin)
    for heading, key in (
        ("Channels", "channels"),
        ("Who opens matches", "starters"),
        ("Who leads tournaments", "organiser_role"),
        ("Posts about results", "results"),
    ):
        shown = await admin.click(shown.response, label=heading)
        shown = await admin.select(shown.response, [], custom_id=id_of(key))
        shown = await admin.click(shown.response, label="All settings")
    shown = await admin.click(shown.response, label="Posts of the daily position")
    shown = await admin.click(shown.response, label="Off")
    shown = await admin.click(shown.response, label="All settings")
    shown = await admin.click(shown.response, label="Who leads tournaments")
    shown = await admin.click(shown.response, label="No further people")
    shown = await admin.click((await admin.click(shown.response, label="All settings")).response, label="Games")
    for game in [key for key in PLAYABLE_GAMES if key != FLIES]:
        shown = await admin.click(shown.response, label=PLAYABLE_GAMES[game].presenter.name)
    shown = await admin.click((await admin.click(shown.response, label="All settings")).response, label="Clocks")
    shown = await admin.click(shown.response, label="No clock")
    assert "At least one clock" in said(shown)
    for label in ("Daily clock", "Live clock"):
        shown = await admin.click(shown.response, label=label)
    assert await rules(world) == HouseRules()


async def test_every_house_rule_has_a_page_with_controls(world: World, admin: simcord.MemberActor) -> None:
    controls = set()
    for key in rule_texts(HouseRules(), ()):
        page = rule_page(HouseRules(), key)
        controls |= {part["custom_id"] for row in page.layout().to_components() for part in row.get("components", ())}
        named = await admin.slash(world.channel, "settings show")
        assert rule_texts(HouseRules(), ())[key].heading in labels(named.response)
    fields = {"channels", "game", "clock", "starters", "organiser_role", "organisers", "results", "daily"}
    fields |= {rule.command for rule in HOUSE_RULES}
    assert {custom_id.partition(":")[2].partition("-")[0] for custom_id in controls} >= fields
    assert len(fields) == len(set(HouseRules.__struct_fields__) - {"daily_refused"})


async def test_admins_choose_the_language_of_what_everybody_sees(world: World, admin: simcord.MemberActor) -> None:
    shown = await admin.slash(world.channel, "settings language", rule="pl")
    assert "**Polski**" in said(shown)
    assert (await rules(world)).language == "pl"
    card = await world.challenge()
    assert "Przyjmij" in labels(card.response)
    await world.bob.click(card.response, label="Przyjmij")
    assert "Moja ręka" in labels(world.board())
    assert "My hand" in labels((await world.bob.slash(world.channel, "clock")).response)
    shown = await admin.click(shown.response, label="Discord's if this server is a Community, otherwise English")
    assert (await rules(world)).language == ""
    assert (await admin.slash(world.channel, "settings language", rule="auto")).ephemeral


def test_controls_of_earlier_releases_still_work() -> None:
    rules = _apply_setting(_apply_setting(HouseRules(), "games", [FLIES]), "clocks", ["daily"])
    assert rules == HouseRules(games=(FLIES,), clocks=("daily",))
    assert _apply_setting(rules, "games", list(PLAYABLE_GAMES)).games == ()


async def test_every_rule_is_changed_by_typing(world: World, admin: simcord.MemberActor) -> None:
    role = world.guild.create_role("Officers")
    for name, options in (
        ("channel", {"channel": world.channel}),
        ("game", {"game": GAME, "allowed": False}),
        ("clock", {"clock": "live", "offered": False}),
        ("starters", {"role": role}),
        ("keep", {"days": 90}),
        ("takeback", {"on": False}),
        ("results", {"channel": world.channel}),
        ("daily", {"channel": world.channel}),
    ):
        answer = await admin.slash(world.channel, f"settings {name}", **options)
        assert answer.ephemeral
        assert "Saved" in said(answer)
    left = tuple(game for game in PLAYABLE_GAMES if game != GAME)
    expected = HouseRules((world.channel.id,), left, ("none", "daily"), role.id, 90, taking_back=False)
    expected = replace(expected, results_channel=world.channel.id, daily_channel=world.channel.id)
    assert await rules(world) == expected
    for name, options in (
        ("channel", {"channel": world.channel, "allowed": False}),
        ("game", {"game": GAME, "allowed": True}),
        ("clock", {"clock": "live", "offered": True}),
        ("starters", {"role": world.guild.default_role}),
        ("keep", {"days": 365}),
        ("takeback", {"on": True}),
    ):
        await admin.slash(world.channel, f"settings {name}", **options)
    expected = HouseRules(results_channel=world.channel.id, daily_channel=world.channel.id)
    assert await rules(world) == expected


@pytest.mark.parametrize(
    ("command", "options", "nothing"),
    [
        ("channel", {"channel": "hall"}, ["All channels"]),
        ("starters", {"role": "officers"}, ["Everybody"]),
        ("results", {"channel": "hall"}, ["Off"]),
        ("daily", {"channel": "hall"}, ["Off"]),
        ("tournaments", {"role": "officers", "person": "bob"}, ["No role", "No further people"]),
    ],
)
async def test_a_setting_typed_without_a_value_is_shown_and_a_button_clears_it(
    world: World, admin: simcord.MemberActor, command: str, options: dict[str, str], nothing: list[str]
) -> None:
    named = {"hall": world.guild.create_text_channel("hall"), "officers": world.guild.create_role("Officers")}
    given = {option: named.get(name, world.bob) for option, name in options.items()}
    await admin.slash(world.channel, f"settings {command}", **given)
    chosen = await rules(world)
    assert chosen != HouseRules()
    shown = await admin.slash(world.channel, f"settings {command}")
    assert shown.ephemeral
    assert "Saved" not in said(shown)
    assert await rules(world) == chosen
    for label in nothing:
        shown = await admin.click(shown.response, label=label)
    assert await rules(world) == HouseRules()


async def test_the_last_game_and_the_last_clock_cannot_be_taken_away(world: World, admin: simcord.MemberActor) -> None:
    answers = [await admin.slash(world.channel, "settings game", game=game, allowed=False) for game in PLAYABLE_GAMES]
    assert ["At least one game" in said(answer) for answer in answers] == [False] * (len(PLAYABLE_GAMES) - 1) + [True]
    for key in ("none", "daily"):
        await admin.slash(world.channel, "settings clock", clock=key, offered=False)
    answer = await admin.slash(world.channel, "settings clock", clock="live", offered=False)
    assert "At least one clock" in said(answer)
    assert (await rules(world)).clocks == ("live",)
    assert labels(answer.response)


async def test_discord_hides_the_command_and_the_bot_checks_again(world: World, admin: simcord.MemberActor) -> None:
    visible = world.env.backend.visible_commands(user_id=world.alice.id, channel_id=world.channel.id)
    assert "settings" not in {each["name"] for each in visible}
    shown = await panel(world, admin)
    visible = world.env.backend.visible_commands(user_id=admin.id, channel_id=world.channel.id)
    command_id = next(int(each["id"]) for each in visible if each["name"] == "settings")
    world.guild.set_command_permissions(command_id, {world.alice: True})
    for answer in (
        await world.alice.slash(world.channel, "settings show"),
        await world.alice.slash(world.channel, "settings keep", days=30),
        await world.alice.slash(world.channel, "settings starters"),
    ):
        assert answer.ephemeral
        assert "can manage this server" in said(answer)
    assert await rules(world) == HouseRules()
    shown = await admin.click(shown.response, label="Matches that are over")
    await admin.click(shown.response, label="90 days")
    assert (await rules(world)).keep_days == 90


async def test_people_are_told_where_what_and_by_whom_matches_are_opened(
    world: World, admin: simcord.MemberActor
) -> None:
    other_channel = world.guild.create_text_channel("games")
    role = world.guild.create_role("Officers")
    await admin.slash(world.channel, "settings channel", channel=other_channel)
    assert f"<#{other_channel.id}>" in said(await world.challenge())
    world.channel, before = other_channel, world.channel
    assert not (await world.challenge()).ephemeral
    await admin.slash(other_channel, "settings game", game=GAME, allowed=False)
    assert "isn't played on this server" in said(await world.challenge())
    await admin.slash(other_channel, "settings starters", role=role)
    assert f"<@&{role.id}>" in said(await world.alice.slash(other_channel, "open", game=FLIES))
    assert not (await admin.slash(other_channel, "open", game=FLIES)).ephemeral
    assert not before.history()


async def test_a_channel_of_a_category_that_is_allowed_is_allowed(world: World, admin: simcord.MemberActor) -> None:
    hall = world.guild.create_category("Hall")
    world.channel = world.guild.create_text_channel("inside", category=hall)
    await admin.slash(world.channel, "settings channel", channel=hall)
    assert not (await world.challenge()).ephemeral


async def test_a_board_is_not_taken_to_a_channel_that_is_not_allowed(world: World, admin: simcord.MemberActor) -> None:
    await world.start()
    elsewhere = world.guild.create_text_channel("elsewhere")
    await admin.slash(world.channel, "settings channel", channel=world.channel)
    answer = await world.alice.slash(elsewhere, "board")
    assert f"<#{world.channel.id}>" in said(answer)
    assert elsewhere.history() == []
    assert "Here comes the board" in said(await world.alice.slash(world.channel, "board"))


async def test_a_muster_plays_on_in_the_text_channel_where_the_voice_channel_is_not_allowed(
    world: World, admin: simcord.MemberActor
) -> None:
    club = Club(world)
    await club.join_voice()
    await admin.slash(world.channel, "settings channel", channel=world.channel)
    await club.post_card()
    await club.agree(*club.four[1:])
    assert (await world.match()).channel_id == world.channel.id
    assert club.voice.history() == []


async def test_the_block_list_looks_up_each_person_who_left_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[int] = []

    async def find_nobody(_guild: discord.Guild, user_id: int) -> discord.Member:
        looked_up.append(user_id)
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Member")  # type: ignore[arg-type]

    monkeypatch.setattr(discord.Guild, "fetch_member", find_nobody)
    for stranger in range(101, 128):
        await world.store.block(world.guild.id, world.alice.id, stranger)
    for _ in range(3):
        await world.alice.slash(world.channel, "block list")
    assert looked_up == sorted({*looked_up}), "each of them once"
    assert 0 < len(looked_up) <= 25


async def test_the_block_list_is_private_and_takes_people_off(world: World) -> None:
    assert "from everybody" in said(await world.alice.slash(world.channel, "block list"))
    for person in (world.bob, world.carol):
        await world.alice.slash(world.channel, "block add", person=person)
    world.guild.remove_member(world.carol)
    shown = await world.alice.slash(world.channel, "block list")
    assert shown.ephemeral
    assert f"<@{world.bob.id}>" in said(shown)
    (select,) = [each for each in components(shown.response) if each["type"] == 3]
    assert [each["label"] for each in select["options"]] == ["Bob", f"Somebody who left ({world.carol.id})"]
    for person, name in ((world.carol, "them"), (world.bob, "Bob")):
        custom_id = select_for(shown.response, "unblock")
        shown = await world.alice.select(shown.response, [str(person.id)], custom_id=custom_id)
        assert f"from {name} again" in said(shown)
    assert "from everybody" in said(shown)
    assert not await world.store.has_blocked(world.guild.id, world.alice.id, world.bob.id)
