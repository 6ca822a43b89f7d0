"""What a store keeps of a guild and its people beside matches."""

from bot.daily.model import DailyPost
from bot.guilds.model import AWAY_RULES, HouseRules, Preferences
from bot.store.places import personal_place
from tests.bot.store.samples import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore as Store


async def test_blocks_go_one_way_in_one_guild(store: Store) -> None:
    await store.block(GUILD, ALICE.id, BOB.id)
    await store.block(GUILD, ALICE.id, BOB.id)
    assert await store.has_blocked(GUILD, ALICE.id, BOB.id) is True
    assert await store.has_blocked(GUILD, BOB.id, ALICE.id) is False
    assert await store.has_blocked(5, ALICE.id, BOB.id) is False
    assert await store.unblock(GUILD, ALICE.id, BOB.id) is True
    assert await store.unblock(GUILD, ALICE.id, BOB.id) is False
    assert await store.has_blocked(GUILD, ALICE.id, BOB.id) is False


async def test_guilds_are_those_that_something_was_written_for(store: Store) -> None:
    await store.open(GUILD, draft(), opened())
    await store.block(5, 1, 2)
    assert await store.guilds() == (5, GUILD)


async def test_a_persons_own_place_is_stored_beside_guilds_with_fixed_rules_and_no_board(store: Store) -> None:
    own = personal_place(ALICE.id)
    match = await store.open(own, draft(), opened())
    await store.save(after(match), row(1))
    await store.open(GUILD, draft(), opened())
    assert (await store.guilds(), await store.unfinished_guilds()) == ((own, GUILD), (own, GUILD))
    assert await store.house_rules(own) == AWAY_RULES
    assert await store.pending_boards(own) == ()
    assert len(await store.pending_boards(GUILD)) == 1
    await store.forget(own)
    assert await store.guilds() == (GUILD,)


async def test_blocks_among_people_are_told_both_ways_and_of_nobody_else(store: Store) -> None:
    for blocker, blocked in ((BOB, ALICE), (ALICE, CAROL), (ALICE, BOB), (DAVE, ALICE), (BOB, DAVE)):
        await store.block(GUILD, blocker.id, blocked.id)
    assert await store.blocks_among(GUILD, [ALICE.id, BOB.id, CAROL.id]) == (
        (ALICE.id, BOB.id),
        (ALICE.id, CAROL.id),
        (BOB.id, ALICE.id),
    )
    assert await store.blocks_among(GUILD, [CAROL.id, BOB.id]) == ()
    assert await store.blocks_among(GUILD, []) == ()


async def test_whom_a_person_blocks_is_listed_for_that_person_alone(store: Store) -> None:
    for blocker, blocked in ((ALICE, CAROL), (ALICE, BOB), (BOB, ALICE)):
        await store.block(GUILD, blocker.id, blocked.id)
    assert await store.list_blocked(GUILD, ALICE.id) == (BOB.id, CAROL.id)
    assert await store.list_blocked(GUILD, CAROL.id) == ()
    assert await store.list_blocked(5, ALICE.id) == ()


async def test_house_rules_allow_everything_until_they_are_set(store: Store) -> None:
    assert await store.house_rules(GUILD) == HouseRules((), (), ("none", "daily", "live"), None, 365, False)
    assert await store.guilds() == ()
    for rules in (
        HouseRules(
            channels=(5, 2**60), games=("stratego",), clocks=("daily",), starter_role=9, keep_days=30, threads=True
        ),
        HouseRules(keep_days=90, taking_back=False),
    ):
        await store.set_house_rules(GUILD, rules)
        assert await store.house_rules(GUILD) == rules
    assert await store.house_rules(5) == HouseRules()
    assert await store.guilds() == (GUILD,)


async def test_a_channel_that_refused_the_daily_position_is_known_until_another_post(store: Store) -> None:
    rules = HouseRules(daily_channel=8)
    await store.set_house_rules(GUILD, rules)
    assert await store.latest_post(GUILD) is None
    assert await store.unfinished_guilds() == (GUILD,)
    for post, refused in (
        (DailyPost(20_000, 8, None), True),
        (DailyPost(20_001, 7, None), False),
        (DailyPost(20_002, 8, 2**60), False),
    ):
        await store.note_post(GUILD, post)
        assert await store.latest_post(GUILD) == post
        assert (await store.house_rules(GUILD)).daily_refused is refused
    await store.forget_refusal(GUILD)
    assert await store.latest_post(GUILD) == DailyPost(20_002, 8, 2**60)
    await store.note_post(GUILD, DailyPost(20_003, 8, None))
    await store.forget_refusal(GUILD)
    assert await store.latest_post(GUILD) is None
    await store.set_house_rules(GUILD, HouseRules())
    assert await store.unfinished_guilds() == ()


async def test_what_people_choose_for_themselves_is_kept_and_the_usual_is_not(store: Store) -> None:
    assert (await store.preferences(GUILD)).people == {}
    await store.set_preferences(GUILD, ALICE.id, Preferences(words=True, calls="never", careful=True, aims=True))
    await store.set_preferences(GUILD, BOB.id, Preferences(calls="turn"))
    await store.set_preferences(GUILD, BOB.id, Preferences())
    chosen = await store.preferences(GUILD)
    assert chosen.people == {ALICE.id: Preferences(words=True, calls="never", careful=True, aims=True)}
    assert not chosen.words
    await store.set_house_rules(GUILD, HouseRules(words=True, computers=False))
    assert not (await store.house_rules(GUILD)).computers
    assert (await store.house_rules(GUILD)).words
    assert (await store.preferences(GUILD)).words
    assert await store.has_data_of(GUILD, ALICE.id)
    assert not await store.has_data_of(GUILD, BOB.id)
