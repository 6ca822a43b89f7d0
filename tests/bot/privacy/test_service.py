"""What is stored about a person: handed out whole, or deleted with nobody else the worse for it."""

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from sqlite3 import Connection
from typing import Any

import pytest

from bot.clocks.rows import AutoReply
from bot.games.catalog import PLAYABLE_GAMES, PlayableGame
from bot.games.generic import generic_presenter
from bot.guidance.rows import Hint
from bot.guilds.model import HouseRules
from bot.match.model.match import Match, Permissions, Person
from bot.match.rows import matches
from bot.match.tapes import Slices
from bot.play.rows import SavedSetup
from bot.privacy.service import BETWEEN_DELETIONS, Deleted
from bot.review.model import Moment, Review
from bot.tools.verify import read_record, verify
from engine.core.game import Step
from engine.core.values import Seat
from engine.review.turning_points import Estimated
from tests.bot.lobbies.lobby_world import DAVE, Crowd, lobby, pebbles_for_many
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, refused
from tests.bot.tournaments.tournament_world import PEOPLE, Arena
from tests.engine.core.pebbles import Taken

FIRST = Person(-1, "Former player 1")


@pytest.fixture
def crowd() -> Crowd:
    return Crowd()


async def exported(crowd: Crowd, person: Person = ALICE) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await crowd.warroom.privacy.export(GUILD, crowd.request(person)))
    return data


async def finished(crowd: Crowd, moves: int = 6) -> Match:
    """A match of Alice and Bob that Bob has given up after a few moves."""
    match = await crowd.started()
    for _ in range(moves):
        await crowd.move(match)
    return await crowd.warroom.play.resign(match.ref, crowd.request(BOB))


async def test_an_export_holds_ones_own_deeds_with_their_times_and_nobody_elses(crowd: Crowd) -> None:
    match = await finished(crowd)
    data = await exported(crowd)
    (played,) = data["matches"]
    assert (played["match"], played["game"], played["status"], played["name"]) == (1, "air-land-sea", "over", "Alice")
    assert (played["seats"], played["ranks"], played["reason"]) == ([0], [[0], [1]], "resigned")
    log = await crowd.store.log(match.ref)
    mine = [row for row in log if row.user_id == ALICE.id]
    assert [change["number"] for change in played["changes"]] == [1, 2, 3, 4]
    assert [change["action"] for change in played["changes"]] == [
        None if row.action is None else json.loads(row.action) for row in mine
    ]
    assert played["changes"][0]["at"] == "1970-01-12T13:46:40Z"
    assert played["options"] == json.loads(match.options)
    for person, other in ((ALICE, BOB), (BOB, ALICE)):
        text = json.dumps(await exported(crowd, person))
        for secret in (other.name, str(other.id), match.key.hex(), b64encode(match.key).decode()):
            assert secret not in text


async def test_an_export_holds_blocks_and_set_ups_of_ones_own(crowd: Crowd) -> None:
    await crowd.warroom.blocks.block(GUILD, ALICE, DAVE)
    await crowd.warroom.blocks.block(GUILD, BOB, ALICE)
    for person in (ALICE, BOB):
        await crowd.store.keep_setup(GUILD, person.id, SavedSetup("stratego", "duel", f"{person.name}'s", "F"), 5)
    data = await exported(crowd)
    assert data["blocked"] == [DAVE.id]
    assert data["setups"] == [{"game": "stratego", "variant": "duel", "name": "Alice's", "text": "F"}]
    assert (data["server"], data["person"], data["matches"]) == (GUILD, ALICE.id, [])


async def test_an_export_holds_ones_own_standing_answers(crowd: Crowd) -> None:
    match = await crowd.started()
    for seat in (0, 1):
        await crowd.store.set_auto_reply(match.ref, AutoReply(seat, "pass", 1_000_000.0))
    (played,) = (await exported(crowd))["matches"]
    assert played["answers"] == [{"seat": 0, "answer": "pass", "since": "1970-01-12T13:46:40Z"}]


async def test_an_export_holds_ones_own_hints(crowd: Crowd) -> None:
    match = await crowd.started()
    for seat in (0, 1):
        await crowd.store.ask_hint(match.ref, seat, 2, limit=3)
        await crowd.store.answer_hint(match.ref, Hint(seat, 2, b'{"kind":"withdraw"}', "It saves points."))
    await crowd.store.ask_hint(match.ref, 0, 4, limit=3)
    (played,) = (await exported(crowd))["matches"]
    assert played["hints"] == [
        {"seat": 0, "version": 2, "action": {"kind": "withdraw"}, "because": "It saves points."},
        {"seat": 0, "version": 4, "action": None, "because": ""},
    ]


def review_of(seat: int) -> Review:
    return Review(Seat(seat), (Estimated(3, 0.5, 0.25),), (Moment(0, '{"kind":"withdraw"}', "[]", "[]"),), 1.0)


async def test_an_export_holds_ones_own_reviews(crowd: Crowd) -> None:
    match = await finished(crowd)
    for seat in (0, 1):
        await crowd.store.keep_review(match.ref, review_of(seat))
    (played,) = (await exported(crowd))["matches"]
    (kept,) = played["reviews"]
    assert kept["seat"] == 0
    assert kept["review"]["choices"] == [{"row": 3, "chance": 0.5, "played_chance": 0.25}]
    assert kept["review"]["moments"][0]["best"] == '{"kind":"withdraw"}'


async def test_deleting_takes_ones_own_reviews_and_leaves_those_of_others(crowd: Crowd) -> None:
    match = await finished(crowd)
    for seat in (0, 1):
        await crowd.store.keep_review(match.ref, review_of(seat))
    await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))
    assert [review.seat for review in await crowd.store.reviews(match.ref)] == [1]


async def test_an_export_reads_one_match_at_a_time_and_yields_between_its_changes(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = [await finished(crowd) for _ in range(3)]
    read, steps, read_all = list[tuple[int, ...]](), list[Slices](), matches.read_all

    def note_read(file: Connection, guild_id: int, match_ids: Sequence[int]) -> tuple[Match, ...]:
        read.append(tuple(match_ids))
        return read_all(file, guild_id, match_ids)

    async def note_step(slices: Slices) -> None:
        steps.append(slices)

    monkeypatch.setattr(matches, "read_all", note_read)
    monkeypatch.setattr(Slices, "step", note_step)
    played = (await exported(crowd))["matches"]
    assert [each["match"] for each in played] == [match.id for match in begun]
    assert read == [(match.id,) for match in begun]
    assert len(steps) == sum(len(each["changes"]) for each in played) > 6


async def test_an_export_says_whether_one_was_mentioned_and_not_whether_others_were(crowd: Crowd) -> None:
    match = await crowd.challenge()
    await crowd.warroom.outbox.keep_card(match, 901, (BOB.id,))
    (bobs,), (alices,) = [(await exported(crowd, person))["matches"] for person in (BOB, ALICE)]
    assert (bobs["called"], alices["called"]) == (True, False)


async def test_an_export_counts_nothing_that_others_did_in_secret(crowd: Crowd) -> None:
    exports = []
    for shuffles in (0, 3):
        match = await crowd.started("army=duel", game="stratego")
        for person, times in ((BOB, shuffles), (ALICE, 1)):
            for _ in range(times):
                shown = await crowd.warroom.play.panel(match.ref, person.id)
                labels = [choice.label for choice in shown.screen.choices]
                await crowd.press(match, person, shown.version, shown.menu.node_of(labels.index("Mirror")))
        version = (await crowd.load(match)).seat_version(Seat(0))
        await crowd.warroom.taking_back.take_back(match.ref, crowd.request(ALICE), version)
        exports.append((await exported(crowd))["matches"][-1] | {"match": 0})
    assert exports[0] == exports[1]


async def test_an_export_names_its_reader_alone_in_a_tournament_and_no_other_organiser() -> None:
    arena = Arena()
    await arena.store.set_house_rules(GUILD, HouseRules(organisers=(PEOPLE[0].id,)))
    await arena.begun()
    for person in PEOPLE[:4]:
        text = (await arena.warroom.privacy.export(GUILD, arena.request(person))).decode()
        data = json.loads(text)
        assert (data["tournaments"][0]["called"], data["organiser"]) == (person.name, person == PEOPLE[0])
        assert [other.name for other in PEOPLE if f'"{other.name}"' in text] == [person.name]


async def test_an_export_tells_nothing_of_a_muster_that_its_opener_has_shown_to_nobody(crowd: Crowd) -> None:
    await crowd.mustered()
    assert (await exported(crowd, BOB))["matches"] == []
    assert len((await exported(crowd, ALICE))["matches"]) == 1


async def test_an_export_holds_the_results_of_long_ago(crowd: Crowd) -> None:
    await finished(crowd)
    await crowd.store.prune(GUILD, 2_000_000.0)
    (result,) = (await exported(crowd, BOB))["results"]
    assert (result["match"], result["seat"], result["ranks"], result["reason"]) == (1, 1, [[0], [1]], "resigned")


async def test_deleting_ends_all_that_a_person_is_part_of(crowd: Crowd) -> None:
    live = await crowd.started()
    mine, theirs = await crowd.challenge(ALICE, CAROL), await crowd.challenge(DAVE, ALICE)
    lobby = await crowd.lobby(BOB)
    await crowd.join(lobby, ALICE, 1)
    posted = await crowd.posted()
    deleted = await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))
    assert (deleted.resigned, deleted.closed) == (1, 4)
    found = [await crowd.load(match) for match in (live, mine, theirs, lobby, posted)]
    assert [match.status for match in found] == ["over", "cancelled", "declined", "open", "open"]
    assert [[person.name for person in match.people] for match in found[3:]] == [["Bob"], ["Bob", "Carol", "Dave"]]
    assert found[0].people == (FIRST, BOB)
    assert await crowd.warroom.play.list_matches(GUILD, ALICE.id) == ()


@pytest.mark.parametrize("person", [ALICE, BOB])
async def test_deleting_leaves_a_muster_that_nobody_has_seen(crowd: Crowd, person: Person) -> None:
    match = await crowd.mustered()
    assert (await crowd.warroom.privacy.delete(GUILD, crowd.request(person))).closed == 1
    left = await crowd.load(match)
    assert person.id not in {each.id for each in left.people}
    assert len(lobby(left).places) == len(left.people) == 3


pebbles_that_go_on = replace(pebbles_for_many, leave=lambda state, seat: Step(state, (Taken(seat, 0),)))
"""The toy game, in which the others go on when somebody leaves."""


async def test_a_match_that_goes_on_without_the_person_goes_on(crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    playable = PlayableGame(pebbles_that_go_on, lambda: generic_presenter("pebbles"))
    monkeypatch.setitem(PLAYABLE_GAMES, "pebbles", playable)  # type: ignore[arg-type]  # a plain dict
    match = await crowd.lobby(ALICE, size=3, game="pebbles")
    for person in (BOB, CAROL):
        match = await crowd.join(match, person)
    bobs = AutoReply(1, "pass", 1_000_000.0)
    for answer in (AutoReply(0, "pass", 1_000_000.0), bobs):
        await crowd.store.set_auto_reply(match.ref, answer)
    assert (await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))).resigned == 1
    assert await crowd.store.auto_replies(match.ref) == (bobs,)
    match = await crowd.load(match)
    assert (match.status, match.people) == ("live", (FIRST, BOB, CAROL))
    assert (await crowd.warroom.outbox.due(match.ref))[1].match.people == (FIRST, BOB, CAROL)
    moved = await crowd.move(match)
    assert moved.panel.match.people == (FIRST, BOB, CAROL)


async def test_others_still_read_and_check_the_match_of_somebody_deleted(crowd: Crowd) -> None:
    match = await finished(crowd)
    before = await crowd.warroom.play.log_sentences(match.ref, BOB.id)
    await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))
    after = await crowd.warroom.play.log_sentences(match.ref, BOB.id)
    assert after == tuple(sentence.replace("Alice", "Former player 1") for sentence in before)
    assert "Former player 1" in (await crowd.warroom.outbox.public(match.ref)).screen.text
    assert verify(read_record(await crowd.warroom.play.record(match.ref))).holds
    refusal = await refused("former_player", crowd.warroom.rematches.ask(match.ref, crowd.request(BOB), Permissions()))
    assert refusal.params["name"] == "Former player 1"


async def test_who_was_deleted_is_a_stranger_to_their_old_matches(crowd: Crowd) -> None:
    match = await finished(crowd)
    await crowd.warroom.blocks.block(GUILD, BOB, ALICE)
    await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))
    await refused("not_seated", crowd.warroom.play.panel(match.ref, ALICE.id))
    assert (await exported(crowd))["matches"] == []
    await refused("blocked_you", crowd.challenge(ALICE, BOB))
    assert (await crowd.challenge(ALICE, CAROL)).people == (ALICE, CAROL)


async def test_who_has_nothing_stored_has_nothing_deleted(crowd: Crowd) -> None:
    await finished(crowd)
    privacy, request = crowd.warroom.privacy, crowd.request(ALICE)
    assert await privacy.delete(GUILD, request) == Deleted(resigned=0, closed=0)
    assert not await privacy.has_data_of(GUILD, ALICE.id)
    assert await privacy.delete(GUILD, request) is None
    assert await privacy.delete(5, request) is None


async def test_data_is_deleted_once_an_hour_for_each_person_and_guild(crowd: Crowd) -> None:
    privacy = crowd.warroom.privacy
    for guild_id, person in ((GUILD, ALICE), (5, ALICE), (GUILD, BOB)):
        await crowd.store.block(guild_id, person.id, CAROL.id)
        assert await privacy.delete(guild_id, crowd.request(person)) is not None
    match = await crowd.started()
    refusal = await refused("deleted_lately", privacy.delete(GUILD, crowd.request(ALICE)))
    assert refusal.params["until"] == crowd.clock.now() + BETWEEN_DELETIONS
    assert (await crowd.load(match)).status == "live"
    crowd.clock.at += BETWEEN_DELETIONS - 1
    await refused("deleted_lately", privacy.delete(GUILD, crowd.request(ALICE)))
    crowd.clock.at += 1
    assert await privacy.delete(GUILD, crowd.request(ALICE)) == Deleted(resigned=1, closed=0)


async def test_a_deletion_during_another_is_refused(crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    await crowd.started()
    erase, privacy = crowd.store.erase, crowd.warroom.privacy

    async def asked_again(*arguments: Any, **more: Any) -> tuple[int, ...]:
        await refused("deleted_lately", privacy.delete(GUILD, crowd.request(ALICE)))
        return await erase(*arguments, **more)

    monkeypatch.setattr(crowd.store, "erase", asked_again)
    assert await privacy.delete(GUILD, crowd.request(ALICE)) == Deleted(resigned=1, closed=0)


async def test_who_is_put_into_matches_all_the_time_is_asked_to_try_again(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase = crowd.store.erase
    await crowd.store.block(GUILD, ALICE.id, CAROL.id)

    async def challenged_first(*arguments: Any, **more: Any) -> tuple[int, ...]:
        await crowd.challenge(BOB, ALICE)
        return await erase(*arguments, **more)

    monkeypatch.setattr(crowd.store, "erase", challenged_first)
    await refused("not_deleted", crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE)))
    monkeypatch.undo()
    assert (await crowd.warroom.privacy.delete(GUILD, crowd.request(ALICE))).closed == 1
