"""The position of the day in the channel that admins chose: when it is posted, how often, and what it shows."""

from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.daily import bank
from bot.daily.bank import DAY, GAMES
from bot.daily.posts import RESTORE_SECONDS, SPREAD_SECONDS, posting_time
from bot.daily.rows import DailyRows
from bot.guilds.screens import rule_texts
from bot.store.errors import NotSaved
from tests.bot.world import World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture
def admin(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])


@pytest.fixture
def news(world: World) -> Any:
    return world.guild.create_text_channel("daily")


async def choose(world: World, admin: simcord.MemberActor, channel: Any = None) -> Any:
    """Choose the channel for the daily position; None switches the posts off."""
    answer = await admin.slash(world.channel, "settings daily", **({} if channel is None else {"channel": channel}))
    if channel is None:
        answer = await admin.click(answer.response, label="Off")
    await world.env.advance_time(1)
    return answer


async def wait_for_next_day(world: World) -> int:
    """Let the time pass to the end of the next day's posts, and return that day."""
    now = world.warroom.clock.now()
    await world.env.advance_time(bank.DAY - now % DAY + SPREAD_SECONDS + 1)
    return bank.day_of(world.warroom.clock.now())


def posts(channel: Any) -> list[discord.Message]:
    return channel.history()


def date_of(message: discord.Message) -> str:
    return (message.embeds[0].description or "").partition(", ")[2].partition(":")[0]


async def test_the_position_is_posted_at_once_and_then_once_a_day(
    world: World, admin: simcord.MemberActor, news: Any
) -> None:
    await choose(world, admin, news)
    (first,) = posts(news)
    assert "Daily position, " in words(first)
    assert labels(first) == ["Try it"]
    assert first.raw_mentions == []
    assert (await world.files(first))[0]
    for count in (2, 3):
        await wait_for_next_day(world)
        assert len({date_of(each) for each in posts(news)}) == len(posts(news)) == count
    await world.restart()
    await world.env.advance_time(DAY / 2)
    assert len(posts(news)) == 3


async def test_a_guilds_post_comes_at_its_own_moment_after_midnight(
    world: World, admin: simcord.MemberActor, news: Any
) -> None:
    await choose(world, admin, news)
    now = world.warroom.clock.now()
    at = posting_time(world.guild.id, bank.day_of(now) + 1)
    assert 0 <= at % DAY < SPREAD_SECONDS
    await world.env.advance_time(at - now - 1)
    assert len(posts(news)) == 1
    await world.env.advance_time(2)
    assert len(posts(news)) == 2


def test_posts_of_many_guilds_spread_evenly() -> None:
    created = [(1_500_000_000_000 + 977 * number) << 22 for number in range(10_000)]
    seconds = [int(posting_time(guild_id, 20_000) % DAY) for guild_id in created]
    assert max(seconds.count(second) for second in range(SPREAD_SECONDS)) < 40


async def test_a_bot_that_was_off_posts_once_when_it_is_back(
    world: World, admin: simcord.MemberActor, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose(world, admin, news)

    async def fail(*_: object) -> None:
        raise NotSaved("the process is off")

    with monkeypatch.context() as off:
        off.setattr(DailyRows, "latest_post", fail)
        await wait_for_next_day(world)
        await world.env.advance_time(2 * DAY)
        assert len(posts(news)) == 1
    await world.restart()
    await world.env.advance_time(RESTORE_SECONDS)
    assert len(posts(news)) == 2
    await world.restart()
    await world.env.advance_time(RESTORE_SECONDS)
    assert len(posts(news)) == 2


async def test_a_kill_between_post_and_note_leads_to_no_second_post(
    world: World, admin: simcord.MemberActor, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise NotSaved("the process was killed")

    with monkeypatch.context() as killed:
        killed.setattr(DailyRows, "note_post", die)
        await choose(world, admin, news)
        assert len(posts(news)) == 1
    await world.env.advance_time(3600)
    await world.restart()
    await world.env.advance_time(60)
    (only,) = posts(news)
    latest = await world.warroom.rows.dailies.latest_post(world.guild.id)
    assert latest is not None
    assert latest.message_id == only.id


async def test_another_channel_on_the_same_day_and_off_and_on_lead_to_no_second_post(
    world: World, admin: simcord.MemberActor, news: Any
) -> None:
    other = world.guild.create_text_channel("other")
    await choose(world, admin, news)
    for channel in (other, None, news, other):
        await choose(world, admin, channel)
    assert (len(posts(news)), len(posts(other))) == (1, 0)
    await wait_for_next_day(world)
    assert (len(posts(news)), len(posts(other))) == (1, 1)
    await choose(world, admin)
    await wait_for_next_day(world)
    assert (len(posts(news)), len(posts(other))) == (1, 1)


async def test_a_channel_that_refuses_the_post_is_named_in_the_settings_and_tried_again_when_chosen(
    world: World, admin: simcord.MemberActor
) -> None:
    assert world.env.bot.user is not None
    muted = discord.PermissionOverwrite(send_messages=False)
    news = world.guild.create_text_channel("muted", overwrites={world.env.bot.user: muted})
    await choose(world, admin, news)
    assert posts(news) == []
    shown = await admin.slash(world.channel, "settings show")
    assert "which refused the last one" in said(shown)
    page = await admin.click(shown.response, label="Posts of the daily position")
    assert "I need to send messages" in said(page)
    world.env.backend.channels[news.id].overwrites.clear()
    await world.restart()
    await world.env.advance_time(3600)
    assert posts(news) == []
    await choose(world, admin, news)
    assert len(posts(news)) == 1
    assert "refused" not in said(await admin.slash(world.channel, "settings show"))


async def test_a_deleted_channel_holds_nothing_up(world: World, admin: simcord.MemberActor, news: Any) -> None:
    await choose(world, admin, news)
    world.env.backend.delete_channel(news.id)
    day = await wait_for_next_day(world)
    latest = await world.warroom.rows.dailies.latest_post(world.guild.id)
    assert latest is not None
    assert (latest.day, latest.message_id) == (day, None)
    assert "which refused" in rule_texts(await world.store.house_rules(world.guild.id), ())["daily"].value


async def test_the_button_opens_the_own_position_in_private_and_says_when_it_is_another_day(
    world: World, admin: simcord.MemberActor, news: Any
) -> None:
    await choose(world, admin, news)
    (post,) = posts(news)
    await world.restart()
    shown = await world.bob.click(post, label="Try it")
    assert shown.ephemeral
    assert "You have one try" in said(shown)
    assert "A new day has begun" not in said(shown)
    await wait_for_next_day(world)
    later = await world.bob.click(post, label="Try it")
    assert "A new day has begun" in said(later)
    assert len(posts(news)) == 2


@pytest.mark.parametrize("day", range(20_000, 20_000 + len(GAMES)), ids=GAMES)
async def test_a_post_reveals_nothing_of_the_answer(world: World, day: int) -> None:
    """The post stays the same if another action is the best one."""
    shown = await world.warroom.dailies.public_screen(day)
    assert shown.choices == ()
    position = bank.position_of(day)
    others = (position.actions[-1], *position.actions[:-1])
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(bank, "position_of", lambda _day: replace(position, actions=others))
        assert await world.warroom.dailies.public_screen(day) == shown


@pytest.mark.parametrize("game", GAMES)
async def test_the_words_of_every_position_of_the_bank_fit_into_a_message(world: World, game: str) -> None:
    """A screen that doesn't fit can't be made."""
    names = bank._order(game)
    for place in range(len(names)):
        shown = await world.warroom.dailies.public_screen(place * len(GAMES) + GAMES.index(game))
        assert len(shown.picture.bands if shown.picture else ()) > 0
