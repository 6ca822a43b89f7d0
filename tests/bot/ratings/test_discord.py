"""`/profile`, `/leaderboard`, ended matches in `/matches`, and hiding, as Discord sees them."""

from typing import Any

import pytest
import simcord

from bot.discord.client import DiscordClock
from bot.guilds.model import Preferences
from bot.match.model.match import Person
from bot.ratings import model
from bot.ratings.model import DAY
from bot.ratings.seasons import LATEST, season_at
from tests.bot.lobbies.discord.club import select_for
from tests.bot.store.samples import after, draft, opened, row
from tests.bot.store.test_profiles import LOST
from tests.bot.store.test_ratings import WON
from tests.bot.world import World, components, custom_id_of, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log", "every_result_counts")

GAME = "air-land-sea"


@pytest.fixture(autouse=True)
def no_softening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings stay certain if a test runs soon after a season's start."""
    monkeypatch.setattr(model, "FIRST_SOFTENED", LATEST)


async def end(world: World, winner: simcord.MemberActor, loser: simcord.MemberActor, times: int = 1) -> None:
    """Matches that one has won against the other, but for every third, twelve hours apart; the last one now."""
    warroom = world.warroom
    names = {world.alice.id: "Alice", world.bob.id: "Bob", world.carol.id: "Carol"}
    people = [Person(each.id, names[each.id]) for each in (winner, loser)]
    for number in range(times):
        ended_at = warroom.clock.now() - (times - 1 - number) * 43_200
        match = await world.store.open(world.guild.id, draft(*people, rated=True, game=GAME), opened())
        match = await world.store.save(after(match), row(1, "started"))
        over = after(match, status="over", ending=LOST if number % 3 == 1 else WON, ended_at=ended_at)
        await world.store.save(over, row(2))


async def ask(asker: simcord.MemberActor, world: World, command: str, **options: Any) -> Any:
    return await asker.slash(world.channel, command, **options)


async def test_a_profile_is_private_and_shows_record_ratings_and_a_picture(world: World) -> None:
    await end(world, world.alice, world.bob, 3)
    shown = await ask(world.carol, world, "profile", person=world.alice)
    assert shown.ephemeral
    for text in (
        "Alice",
        "3 matches: 2 won, 1 lost",
        "15",
        "?** · 2 won, 1 lost",
        "Bob: 2 won, 1 lost",
        "Won the last match.",
        "match 3",
    ):
        assert text in said(shown)
    assert "Air, Land & Sea: 15" in pictured(shown.response)
    mine = await ask(world.carol, world, "profile")
    assert "No match against people has ended yet" in said(mine)
    listed = await world.carol.click(shown.response, label="Matches that are over")
    assert "Alice won against Bob" in said(listed)


async def test_a_leaderboard_is_private_until_it_is_posted(world: World) -> None:
    empty = await ask(world.bob, world, "leaderboard", game=GAME)
    assert "Nobody is ranked yet" in said(empty)
    assert "Post it here" not in labels(empty.response)
    await end(world, world.alice, world.bob, 20)
    shown = await ask(world.bob, world, "leaderboard", game=GAME)
    assert shown.ephemeral
    assert "1. Alice, " in pictured(shown.response)
    assert "You are number 2" in said(shown)
    assert world.public() == []
    await world.restart()
    await world.bob.click(shown.response, label="Post it here")
    (posted,) = world.public()
    assert "1. Alice, " in pictured(posted)
    assert "You are number" not in words(posted)
    assert posted.raw_mentions == []
    other = await world.bob.click(shown.response, label="Stratego")
    assert "Stratego: leaderboard" in said(other)


async def test_the_season_before_is_one_press_away_and_names_its_champion_when_posted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "MIN_RANKED_FOR_CHAMPION", 2)
    now = DiscordClock.now(DiscordClock())
    with monkeypatch.context() as earlier:
        earlier.setattr(DiscordClock, "now", lambda _self: season_at(now).previous.ends_at - DAY)
        await end(world, world.alice, world.bob, 20)
    shown = await ask(world.bob, world, "leaderboard", game=GAME)
    assert "Play a rated match this season to be ranked" in said(shown)
    assert "This season" not in labels(shown.response)
    before = await world.bob.click(shown.response, label="Season before")
    assert "1. Alice, " in pictured(before.response)
    assert "You were number 2" in said(before)
    await world.bob.click(before.response, label="Post it here")
    (posted,) = world.public()
    assert f"{season_at(now).previous.name} · Champion: **Alice**" in words(posted)
    back = await world.bob.click(before.response, label="This season")
    assert "Nobody is ranked yet" in said(back)


async def test_a_leaderboard_is_in_words_for_those_who_want_words(world: World) -> None:
    await end(world, world.alice, world.bob, 20)
    await world.store.set_preferences(world.guild.id, world.bob.id, Preferences(words=True))
    assert "1. **Alice**" in said(await ask(world.bob, world, "leaderboard", game=GAME))
    assert "1. **Alice**" not in said(await ask(world.carol, world, "leaderboard", game=GAME))


async def test_a_leaderboard_that_was_posted_a_moment_ago_is_not_posted_again(world: World) -> None:
    await end(world, world.alice, world.bob, 20)
    shown = await ask(world.bob, world, "leaderboard", game=GAME)
    await world.bob.click(shown.response, label="Post it here")
    for person in (world.bob, world.alice):
        other = await ask(person, world, "leaderboard", game=GAME)
        again = await person.click(other.response, label="Post it here")
        assert "shared here a moment ago" in said(again)
    assert len(world.public()) == 1


async def test_a_leaderboard_is_not_posted_where_no_matches_are_allowed(world: World) -> None:
    await end(world, world.alice, world.bob, 20)
    shown = await ask(world.bob, world, "leaderboard", game=GAME)
    store = world.store
    rules = await store.house_rules(world.guild.id)
    await store.set_house_rules(world.guild.id, type(rules)(channels=(1,)))
    refused = await world.bob.click(shown.response, label="Post it here")
    assert "aren't hosted" in said(refused)
    assert world.public() == []


async def test_ended_matches_are_listed_with_filters(world: World) -> None:
    await end(world, world.alice, world.bob)
    await end(world, world.bob, world.carol)
    playing = await ask(world.alice, world, "matches")
    over = await world.alice.click(playing.response, label="Matches that are over")
    assert "Alice won against Bob" in said(over)
    assert "Carol" not in said(over)
    every = await world.alice.click(over.response, label="Everybody's matches")
    assert "Bob won against Carol" in said(every)
    none = await world.alice.select(every.response, ["stratego"], custom_id=select_for(every.response, "ended_of"))
    assert "No match like that" in said(none)
    typed = await ask(world.alice, world, "matches", ended="all", game=GAME, opponent=world.carol)
    assert "Bob won against Carol" in said(typed)
    assert "Alice" not in said(typed)


async def test_a_profile_leads_to_the_replay_of_a_match(world: World) -> None:
    match = await world.start(clock="daily")
    asked = await world.bob.slash(world.channel, "resign", match=str(match.id))
    await world.bob.click(asked.response, label="Yes, resign the match")
    await world.restart()
    for command, options in (("profile", {"person": world.alice}), ("matches", {"ended": "all"})):
        shown = await ask(world.carol, world, command, **options)
        replayed = await world.carol.select(
            shown.response, [str(match.id)], custom_id=select_for(shown.response, "replay_of")
        )
        assert f"Match {match.id}" in said(replayed)
        assert "replay_step" in {custom_id_of(each).verb for each in components(replayed.response)}


async def test_who_hides_is_shown_to_nobody_else_and_told_so_on_their_own_pages(world: World) -> None:
    await end(world, world.alice, world.bob, 20)
    told = await ask(world.alice, world, "privacy hide", on=True)
    assert "only you see your profile" in said(told)
    assert "shows nobody else" in said(await ask(world.bob, world, "profile", person=world.alice))
    listed = await ask(world.carol, world, "leaderboard", game=GAME)
    assert "Alice" not in said(listed) + pictured(listed.response)
    assert "Alice" not in said(await ask(world.carol, world, "matches", ended="all"))
    assert "You hide yourself" in said(await ask(world.alice, world, "profile"))
    assert "You hide yourself" in said(await ask(world.alice, world, "leaderboard", game=GAME))
    await ask(world.alice, world, "privacy hide", on=False)
    listed = await ask(world.carol, world, "leaderboard", game=GAME)
    assert "1. Alice, " in pictured(listed.response)


async def test_people_without_a_stored_name_are_called_as_discord_says_or_as_somebody_who_left(world: World) -> None:
    await end(world, world.alice, world.bob, 20)
    store = world.store
    await store.prune(world.guild.id, world.warroom.clock.now() + 1)
    world.guild.remove_member(world.bob)
    shown = await ask(world.carol, world, "leaderboard", game=GAME)
    assert "1. Alice, " in pictured(shown.response)
    assert "2. Somebody who left, " in pictured(shown.response)
    await store.erase(world.guild.id, world.bob.id, "Former player")
    assert "Former player 2: 13 won" in said(await ask(world.alice, world, "profile"))
