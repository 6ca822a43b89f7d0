"""Every game's matches can be told as open documents, which another program can follow without a key."""

from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core import exchange
from engine.core.exchange import NOTHING, AnyDocument, AnyGame, Difference, DocumentStep, Unreadable
from engine.core.game import Dealt
from engine.core.replay import Entry, Record, play_on
from engine.core.rng import Rng
from engine.core.values import Corrupt, Roster, Seat, roster

KEY, OTHER_KEY = bytes(range(32)), bytes(32)
KEPT = Path(__file__).parent / "open_documents"
TERMS: dict[str, tuple[dict[str, Any], Roster]] = {
    "air-land-sea": ({}, roster(1, 1)),
    "flies-lies-supplies": ({"theaters": "random"}, roster(1, 1)),
    "fight-flight-bite": ({"tribes": "choose"}, roster(1, 1, 1)),
    "stratego": ({"army": "duel"}, roster(1, 1)),
    "this-means-war": ({"win_city": 200, "city": 60}, roster(1, 1, 1)),
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def record_of(game: AnyGame, leaves_after: int = 100_000) -> Record:
    """A random match, which one seat after the other leaves after so many actions."""
    terms, seats = TERMS[game.key]
    options = game.codec.parse_options(terms)
    state = game.new(options, seats, Rng(KEY)).state
    start, entries = game.codec.fingerprint(state), []
    for turn, _ in zip(play_on(game, state, Rng(OTHER_KEY)), range(leaves_after), strict=False):
        state = turn.step.state
        entries.append(Entry(turn.seat, game.codec.dump_action(turn.action), game.codec.fingerprint(state)))
    for seat in seats.seats:
        if game.outcome(state) is None:
            state = game.leave(state, seat).state
            entries.append(Entry(seat, None, game.codec.fingerprint(state)))
    return Record(game.codec.dump_options(options), seats, KEY, start, tuple(entries))


@cache
def open_document(key: str) -> AnyDocument:
    """A random match of a game, as it is told."""
    return exchange.build_document(GAMES[key], record_of(GAMES[key]))


def with_step(document: AnyDocument, number: int, **fields: Any) -> AnyDocument:
    """The document with step `number`, counted from 1, changed."""
    steps = list(document.steps)
    steps[number - 1] = replace(steps[number - 1], **fields)
    return replace(document, steps=tuple(steps))


def plain(document: AnyDocument) -> dict[str, Any]:
    return dict(msgspec.json.decode(exchange.write(document)))


@every_game
def test_a_document_is_read_as_it_was_written(game: AnyGame) -> None:
    document = open_document(game.key)
    found = exchange.read(GAMES, exchange.write(document))
    assert len(found.steps) > 20
    assert found.outcome is not None
    assert exchange.compare(document, found) is None


@every_game
def test_a_document_has_all_options(game: AnyGame) -> None:
    assert set(plain(open_document(game.key))["options"]) == set(game.codec.options.model_fields)


@every_game
def test_another_action_is_found_at_its_step(game: AnyGame) -> None:
    document = open_document(game.key)
    kept = document.steps[19]
    other = next(taken.action for taken in document.steps if taken.action != kept.action)
    found = exchange.compare(document, with_step(document, 20, action=other))
    ours, theirs = (msgspec.json.encode(action).decode() for action in (kept.action, other))
    assert found == Difference(20, "action", ours, theirs)


@every_game
def test_another_event_is_found_at_its_step(game: AnyGame) -> None:
    document = open_document(game.key)
    number = next(at for at, taken in enumerate(document.steps, start=1) if at > 10 and len(taken.events) > 1)
    events = document.steps[number - 1].events
    changed = with_step(document, number, events=(events[0], *events[2:]))
    found = exchange.compare(document, changed)
    assert found is not None
    assert (found.step, found.what) == (number, "event 2")
    assert found.ours == msgspec.json.encode(events[1]).decode()


@every_game
def test_another_deal_is_found_before_the_first_step(game: AnyGame) -> None:
    document = open_document(game.key)
    number, part = next(
        (at, told) for at, told in enumerate((document.start, *document.steps)) if told.dealt is not UNSET
    )
    dealt = replace(part.dealt, held=part.dealt.held[::-1])
    changed = (
        with_step(document, number, dealt=dealt) if number else replace(document, start=replace(part, dealt=dealt))
    )
    found = exchange.compare(document, changed)
    assert found is not None
    assert (found.step, found.what) == (number, "dealt")


@every_game
def test_a_missing_step_and_another_outcome_are_found_after_the_last_step(game: AnyGame) -> None:
    document = open_document(game.key)
    length = len(document.steps)
    shorter = exchange.compare(document, replace(document, steps=document.steps[:-1]))
    assert shorter is not None
    assert (shorter.step, shorter.what, shorter.theirs) == (length, "seat", NOTHING)
    found = exchange.compare(document, replace(document, outcome=None))
    assert found is not None
    assert (found.step, found.what, found.theirs) == (length + 1, "outcome", "null")


def test_other_terms_are_found_before_the_first_step() -> None:
    document = open_document("stratego")
    found = exchange.compare(document, replace(document, teams=document.teams[::-1]))
    assert found == Difference(0, "teams", "[[0],[1]]", "[[1],[0]]")


class Follower:
    """Another program: it plays by the rules with chance of its own, and puts right what a document tells of chance."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.plain = self.without_key(state)

    @property
    def state(self) -> Any:
        return self.game.codec.load_state(msgspec.json.encode(self.plain))

    def without_key(self, state: Any) -> dict[str, Any]:
        """The position as plain data, with no trace of how chance was drawn."""
        found: dict[str, Any] = msgspec.json.decode(self.game.codec.dump_state(state))
        rng = {"key": msgspec.to_builtins(OTHER_KEY), "drawn": 0}
        (found if "rng" in found else found["table"])["rng"] = rng
        if "setup" in found:
            found["setup"]["drawn"] = [0, 0]
        return found

    def take_in(self, dealt: Dealt) -> None:
        """Lay everything as a document says."""
        held = [list(each) for each in dealt.held]
        if self.game.key == "stratego":
            red = self.plain["red"]
            texts = ["".join(lines).replace(" ", "") for lines in held]
            self.plain["formations"] = [texts[red], texts[1 - red]]
            return
        table = self.plain["table"]
        table["hands"], table["deck" if "deck" in table else "undealt"] = held, list(dealt.deck)

    def follow(self, taken: DocumentStep[Any, Any]) -> None:
        self.plain = self.without_key(self.game.apply(self.state, taken.seat, taken.action).state)
        if taken.dealt is not UNSET:
            self.take_in(taken.dealt)
        for event in taken.events:
            self.take_in_event(event)

    def take_in_event(self, event: Any) -> None:
        match type(event).__name__:
            case "Arranged":
                text = event.formation.replace(" ", "").replace("\n", "")
                self.plain["formations"][int(event.seat != self.plain["red"])] = text
            case "FoodLaid":
                self.plain["table"]["cubes"] = [list(cubes) for cubes in event.cubes]
                self.plain["table"]["supply"] = list(event.supply)


@every_game
def test_a_program_without_the_key_reaches_the_same_positions(game: AnyGame) -> None:
    document = open_document(game.key)
    state = game.new(game.codec.load_options(bytes(document.options)), Roster(document.teams), Rng(KEY)).state
    follower = Follower(game, state)
    follower.take_in(Dealt(((),) * len(document.teams)))
    if document.start.dealt is not UNSET:
        follower.take_in(document.start.dealt)
    assert follower.plain == follower.without_key(state)
    for taken in document.steps:
        state = game.apply(state, taken.seat, taken.action).state
        follower.follow(taken)
        assert follower.plain == follower.without_key(state)


def test_the_matches_that_are_followed_deal_anew_in_the_middle() -> None:
    again = {key for key in GAMES if any(taken.dealt is not UNSET for taken in open_document(key).steps)}
    assert again == set(GAMES) - {"stratego"}
    arranged = [event for taken in open_document("stratego").steps for event in taken.events]
    assert any(getattr(event, "way", "") == "random" for event in arranged)


@pytest.mark.parametrize("key", ["fight-flight-bite", "this-means-war"])
def test_chance_that_falls_otherwise_after_somebody_has_left_is_told_otherwise(key: str) -> None:
    game = GAMES[key]
    terms = {"rethrow": "locked"} if key == "fight-flight-bite" else {}
    told_otherwise = 0
    first = game.new(game.codec.parse_options(terms), roster(1, 1, 1), Rng(KEY)).state
    *_, turn = islice(play_on(game, first, Rng(OTHER_KEY)), 20)
    state = game.leave(turn.step.state, Seat(0)).state
    for turn in play_on(game, state, Rng(OTHER_KEY, 1 << 40)):
        follower = Follower(game, state)
        other = game.apply(follower.state, turn.seat, turn.action)
        told = [(step.events, game.dealt(step)) for step in (turn.step, other)]
        if told[0] == told[1]:
            assert follower.without_key(other.state) == follower.without_key(turn.step.state)
        else:
            told_otherwise += 1
        state = turn.step.state
    assert told_otherwise


def test_what_was_taken_back_is_no_step() -> None:
    game = GAMES["stratego"]
    options = game.codec.parse_options({"army": "duel"})
    first = game.new(options, roster(1, 1), Rng(KEY)).state
    ready = next(each for each in game.legal(first, Seat(0)) if type(each).__name__ == "Ready")
    second = game.apply(first, Seat(0), ready).state
    left = game.leave(first, Seat(1)).state
    fingerprint, action = game.codec.fingerprint, game.codec.dump_action(ready)
    entries = (
        Entry(Seat(0), action, fingerprint(second)),
        Entry(Seat(0), None, fingerprint(first), takes_back=(1,)),
        Entry(Seat(1), None, fingerprint(left)),
    )
    record = Record(game.codec.dump_options(options), roster(1, 1), KEY, fingerprint(first), entries)
    document = exchange.build_document(game, record)
    assert [(taken.seat, taken.action) for taken in document.steps] == [(1, None)]


@every_game
def test_nothing_is_told_of_a_match_that_is_not_over(game: AnyGame) -> None:
    record = record_of(game)
    with pytest.raises(Corrupt, match="secret"):
        exchange.build_document(game, replace(record, entries=record.entries[:10]))


def test_nothing_is_told_of_a_match_that_these_rules_lead_elsewhere() -> None:
    game = GAMES["air-land-sea"]
    with pytest.raises(Corrupt, match="elsewhere at step 0"):
        exchange.build_document(game, replace(record_of(game), start="0" * 16))


@every_game
def test_a_document_that_is_kept_still_reads_with_every_value_that_it_has(game: AnyGame) -> None:
    data = (KEPT / f"{game.key}.json").read_bytes()
    assert lost(msgspec.json.decode(data), plain(exchange.read(GAMES, data))) == []


def lost(kept: Any, found: Any, at: str = "$") -> list[str]:
    """Where a value of the kept document is missing, or another one; fields may be added."""
    if isinstance(kept, dict) and isinstance(found, dict):
        return [each for name in kept for each in lost(kept[name], found.get(name), f"{at}.{name}")]
    if isinstance(kept, list) and isinstance(found, list) and len(kept) == len(found):
        pairs = enumerate(zip(kept, found, strict=True))
        return [each for place, (mine, other) in pairs for each in lost(mine, other, f"{at}[{place}]")]
    return [] if kept == found else [at]


def test_a_value_that_is_lost_is_noticed() -> None:
    assert lost({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}) == []
    assert lost({"a": [{"b": 1}]}, {"a": [{"c": 1}]}) == ["$.a[0].b"]


def changed(**fields: Any) -> bytes:
    """The kept document of a theaters game with other fields; None removes one."""
    found = {**msgspec.json.decode((KEPT / "air-land-sea.json").read_bytes()), **fields}
    return msgspec.json.encode({name: value for name, value in found.items() if value is not None})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "can't be read: Input data was truncated."),
        (b"\xff", "can't be read"),
        (b"[1]", "Expected `object`, got `array`"),
        (b'{"a":' * 100_000, "can't be read"),
        (changed(format="other"), '"format" must be "warroom-match"'),
        (changed(version=2), "has version 2 of the format, and this release reads 1."),
        (changed(game="chess"), "doesn't know the game 'chess'; it knows air-land-sea"),
        (changed(game=[]), "doesn't know the game []"),
        (changed(more=1), "Object contains unknown field `more`"),
        (changed(start=None), "Object missing required field `start`"),
        (changed(steps=[{"seat": 0, "action": {"kind": "fly"}, "events": []}]), "Invalid value 'fly' - at `$.steps[0]"),
        (changed(steps=[{"seat": 7, "action": None, "events": []}]), "Step 1 is taken by seat 7, which is in no team."),
        (changed(teams=[[0], [2]]), "must be numbered from 0"),
        (changed(teams=[]), "must be numbered from 0"),
        (changed(options=[]), "Expected `object`, got `array`"),
        (changed(options={"target": 99}), "can't be played. target: choose a number from 1 to 60"),
    ],
)
def test_what_is_no_document_is_refused_with_the_reason(data: bytes, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        exchange.read(GAMES, data)
    assert sentence in str(refused.value)
