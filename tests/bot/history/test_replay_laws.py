"""Replays of every game tell each reader what they were told, show what they saw, and depend on nothing else."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.history.discord.replays import replay_page
from bot.history.replays import Perspective, Replays, ReplayView
from bot.match import offers, seating, words
from bot.match.model.match import LogRow, Match, MatchRef, Person, Request
from bot.match.offers import Offer
from bot.match.redaction import has_no_events, memory_renderer, read_report
from bot.match.tapes import Position, Recording, RecordingCache
from bot.match.transitions import apply_action, deal, give_up
from engine.core.values import Seat
from tests.bot.service_world import refused
from tests.bot.stored import SqliteStore
from tests.conformance.cases import CASE_NAMES, CASES
from tests.conformance.random_play import choose_by_kind, rng_of
from tests.conformance.subject import Setting, Subject

CHANGES = 10
PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(("Alice", "Bob", "Carol", "Dave")))
STRANGER = 999

Course = list[tuple[Match, LogRow]]
"""A match after each of its changes, from the deal on, and the row that tells the change."""


def course(subject: Subject, setting: Setting, seed: int, *, over: bool) -> Course:
    """A match that was begun, played at random for some changes, and given up if it is to be `over`."""
    return list(_play(subject, setting, seed, over=over))


def _play(subject: Subject, setting: Setting, seed: int, *, over: bool) -> Iterator[tuple[Match, LogRow]]:
    game, roster = subject.game, setting.roster
    options = game.codec.dump_options(game.codec.parse_options(setting.options))
    people = PEOPLE[: len(roster.seats)]
    dealt = deal(
        Match(1, 7, 70, game.key, options, roster, people, "open", 0, seed.to_bytes(32, "big"), 0.0, 9.0),
        Request(PEOPLE[0], 1, 0.0),
    )
    match = dealt.match
    yield match, dealt.row
    choose, rng = choose_by_kind(subject.avoids), rng_of("replays", setting.name, seed)
    for number in range(2, CHANGES + 2):
        seats = sorted(game.to_act(Offer(match, Seat(0)).state))
        if not seats or match.status != "live":
            break
        seat, rng = rng.choice(seats)
        offered = Offer(match, seat)
        index, rng = choose(offered.actions, rng)
        change = apply_action(offered, offered.actions[index], Request(match.people[seat], number, float(number)))
        match = change.match
        yield match, change.row
    while over and match.status == "live":
        seat = next(seat for seat in roster.seats if not offers.Offer(match, seat).is_out)
        change = give_up(match, seat, Request(match.people[seat], match.version + 1, 99.0), "resigned")
        match = change.match
        yield match, change.row


class OneMatch(SqliteStore):
    """What is told of one match, as it was made; there are no files."""

    def __init__(self, match: Match, rows: list[LogRow]) -> None:
        self.match, self.rows = match, rows

    async def load(self, ref: MatchRef) -> Match:  # noqa: ARG002 - there is only one
        return self.match

    async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:  # noqa: ARG002
        return tuple(self.rows)


class OneTape(RecordingCache):
    """A tape as it was made."""

    def __init__(self, store: OneMatch, tape: Recording) -> None:
        super().__init__(store)
        self.tape = tape

    async def get(self, match: Match) -> Recording:  # noqa: ARG002
        return self.tape


def few(seeds: range) -> range:
    """A third of the seeds, as every step of a match is compared for every reader."""
    return seeds[: max(1, len(seeds) // 3)]


def readers(match: Match) -> list[tuple[int, Perspective, Seat | None]]:
    """Who looks, with which eyes, and what seat they have."""
    own: list[tuple[int, Perspective, Seat | None]] = [
        (person.id, "own", Seat(seat)) for seat, person in enumerate(match.people)
    ]
    return [(STRANGER, "spectator", None), *own]


async def shown(replays: Replays, match: Match, user_id: int, perspective: Perspective) -> list[ReplayView]:
    """Every step that a person is shown, with all that is said in words."""
    first = await replays.show(match.ref, user_id, perspective, with_text=True)
    return [
        await replays.show(match.ref, user_id, perspective, place, with_text=True)
        for place in range(len(first.replay.steps))
    ]


def as_bytes(view: ReplayView) -> tuple[bytes, bytes]:
    """All that goes out of a step: words, scene, buttons and their custom ids."""
    return msgspec.json.encode(view.screen), replay_page(view).digest()


def other_world(subject: Subject, tape: Recording, reader: Seat | None) -> Recording:
    """A tape that the reader can't tell from this one: other secrets, without what was done behind their back.

    Whoever has a seat may look as a spectator, too.
    """
    game = subject.game
    places = {0} if reader is None else {0, reader + 1}
    rows: list[LogRow] = []
    positions: list[Position] = []
    before: Any = None
    for number, (row, position) in enumerate(zip(tape.rows, tape.positions, strict=True)):
        state = game.codec.load_state(position.state)
        view = game.view(state, reader)
        if number and has_no_events(row.reports, reader) and has_no_events(row.reports, None) and view == before:
            continue
        before = view
        other = game.resample(state, reader, rng_of("replay worlds", number, str(reader)))
        reports = tuple(report if at in places else b"[]" for at, report in enumerate(row.reports))
        rows.append(replace(row, reports=reports, action=None, fingerprint="other"))
        positions.append(Position(game.codec.dump_state(other), b"[]", position.moment))
    return Recording(tuple(rows), tuple(positions))


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_in_play_every_step_is_the_same_in_worlds_that_its_reader_cannot_tell_apart(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    for seed in subject.seeds(few(seeds), setting):
        made = course(subject, setting, seed, over=False)
        match = made[-1][0]
        if match.status != "live":
            continue
        store = OneMatch(match, [row for _, row in made])
        tape = await RecordingCache(store).get(match)
        assert tape.is_exact
        for user_id, perspective, reader in readers(match):
            world = OneTape(store, other_world(subject, tape, reader))
            if memory_renderer(match) is not None:
                await refused(
                    "has_to_be_remembered", Replays(store, store, world).show(match.ref, user_id, perspective)
                )
                continue
            here = await shown(Replays(store, store, RecordingCache(store)), match, user_id, perspective)
            there = await shown(Replays(store, store, world), match, user_id, perspective)
            assert [as_bytes(each) for each in here] == [as_bytes(each) for each in there]
            await refused("not_open_yet", Replays(store, store, world).show(match.ref, user_id, "open"))


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_a_replay_shows_what_was_shown_and_tells_what_was_told(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    host = get_game(subject.game.key)
    for seed in subject.seeds(few(seeds), setting):
        made = course(subject, setting, seed, over=False)
        match = made[-1][0]
        store = OneMatch(match, [row for _, row in made])
        replays = Replays(store, store, RecordingCache(store))
        for user_id, perspective, reader in readers(match):
            if memory_renderer(match) is not None:
                await refused("has_to_be_remembered", replays.show(match.ref, user_id, perspective))
                continue
            steps = await shown(replays, match, user_id, perspective)
            told = [sentence for each in steps for sentence in each.replay.steps[each.index].sentences]
            assert tuple(told) == words.log_sentences(match, [row for _, row in made], user_id)
            for each in steps:
                step = each.replay.steps[each.index]
                then, row = made[step.last][0], made[step.first][1]
                if reader is not None or each.replay.is_end(step):
                    continue
                view = host.engine.view(host.engine.codec.load_state(then.state or b""), None)
                board = host.presenter.board(view, seating.names_of(match), read_report(host, row.reports, None))
                assert each.screen.picture == board.picture


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_when_it_is_over_everything_can_be_seen(subject: Subject, setting: Setting) -> None:
    game = subject.game
    made = course(subject, setting, 1, over=True)
    match = made[-1][0]
    assert match.status == "over"
    store = OneMatch(match, [row for _, row in made])
    replays = Replays(store, store, RecordingCache(store))
    first = await replays.show(match.ref, STRANGER)
    assert [perspective for perspective, _ in first.perspectives] == ["spectator", "open"]
    steps = await shown(replays, match, STRANGER, "open")
    assert [each.replay.steps[each.index].last for each in steps][-1] == len(made) - 1
    for each in steps:
        position = each.replay.recording.positions[each.replay.steps[each.index].last]
        for seat in match.roster.seats:
            parts = get_game(game.key).presenter.replay
            assert parts is not None
            held = parts.hand(game.view(game.codec.load_state(position.state), seat))
            assert not held or held in [block.text for block in each.screen.blocks]
    (other,) = {place for view in steps[-1:] for perspective, place in view.perspectives if perspective == "spectator"}
    spectator = await replays.show(match.ref, STRANGER, "spectator", other)
    assert spectator.replay.is_end(spectator.replay.steps[spectator.index])
