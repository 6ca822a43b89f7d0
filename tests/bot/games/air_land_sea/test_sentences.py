"""The sentence for each event, to those who know all of it and to those who don't."""

from collections.abc import Sequence
from typing import get_args

from bot.games.air_land_sea.sentences import sentence, summary
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.air_land_sea import events as e
from tests.bot.screens.golden_texts import check_golden

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
TEAMS = Names(("Alice", "Bob", "Cleo", "Dan"), ((0, 1), (2, 3)))
A, B = Seat(0), Seat(1)

EVENTS: tuple[e.Event, ...] = (
    e.BattleStarted(2, ("sea", "air", "land"), 1),
    e.Deployed(A, 0, "air-3", "air", "match"),
    e.Deployed(B, 1, "sea-3", "air", "aerodrome"),
    e.Deployed(A, 0, "land-6", "sea", "air_drop"),
    e.Improvised(A, 0, "land", None),
    e.Improvised(A, 0, "land", "sea-6"),
    e.Reinforced(B, 1, "air", None),
    e.Reinforced(B, 1, "air", "air-1"),
    e.Stopped(0, "air", None, "containment"),
    e.Stopped(0, "air", "air-1", "blockade", public=True),
    e.Flipped(A, 1, "land", "land-6", faceup=False),
    e.Flipped(A, 0, "sea", "sea-2", faceup=True),
    e.Triggered(0, "air", "air-3"),
    e.Interrupted(1, "land-5"),
    e.Fizzled(0, "air-3"),
    e.Declined(A, 0, "sea-1"),
    e.Peeked(0, None),
    e.Peeked(0, "sea-6"),
    e.Moved(A, 0, "air", "sea", "air-1", faceup=True, public=True),
    e.Moved(A, 0, "air", "sea", None, faceup=False),
    e.Moved(A, 0, "air", "sea", "air-1", faceup=False),
    e.TakenBack(B, 1, "land", None),
    e.TakenBack(B, 1, "land", "air-1"),
    e.AirDropGranted(0),
    e.AirDropEnded(0),
    e.ExtraTurnGranted(1),
    e.TurnSkipped(0),
    e.Withdrew(A, 0, 1),
    e.BattleWon(1, 3, ("air", "land", "sea"), (), (0, 3)),
    e.BattleWon(0, 6, ("air", "land", "sea"), (0, 0, 0), (6, 3)),
    e.MatchWon(1),
    e.Resigned(B, 1),
    e.Deployed(A, 0, "land-6", "economics", "supply_lines"),
    e.SuppliesGained(1, "economics", 1),
    e.SuppliesGained(0, "air", 2),
    e.Revealed(B, 1, "diplomacy-5"),
    e.Named(A, 0, "diplomacy-6", B),
    e.Named(A, 0, "diplomacy-6", None),
    e.Drew(A, 0, None),
    e.Drew(A, 0, "economics-4"),
    e.Given(A, 0, B, None),
    e.Given(A, 0, B, "economics-1", public=True),
    e.ChangedSides(A, 1, "sea", "sea-2", faceup=True, public=True),
    e.ChangedSides(A, 0, "sea", None, faceup=False),
    e.Destroyed(A, 0, "diplomacy", "intelligence-1", faceup=False),
    e.Destroyed(A, 1, "sea", "sea-6", faceup=True),
    e.Destroyed(B, 0, "sea", None, faceup=False),
    e.Flipped(A, 1, "land", "land-6", faceup=True),
)

EVENTS_OF_TEAMS: tuple[e.Event, ...] = (
    e.BattleStarted(1, ("sea", "air", "land"), 1),
    e.SwapChosen(B, 0, None),
    e.SwapChosen(B, 0, "air-1"),
    e.Swapped(A, 0, B, None),
    e.Swapped(A, 0, B, "air-1"),
    e.Withdrew(B, 0, 5),
    e.Named(A, 0, "air-1", None),
    e.Flipped(B, 0, "air", "air-1", faceup=False),
    e.SuppliesGained(0, "air", 2),
    e.Given(Seat(3), 1, B, None),
    e.Deployed(Seat(2), 1, "air-6", "air", "match"),
    e.MatchWon(1),
    e.Resigned(Seat(2), 1),
)


def said(events: Sequence[e.Event], names: Names, reader: int | None = None) -> str:
    return "\n".join(f"{type(event).__name__}: {sentence(event, names, reader)}" for event in events)


def test_each_event_has_its_sentence(golden_update: bool) -> None:
    check_golden("air_land_sea_sentences", said(EVENTS, NAMES), update=golden_update)


def test_a_team_is_named_by_its_members(golden_update: bool) -> None:
    check_golden("air_land_sea_sentences_of_teams", said(EVENTS_OF_TEAMS, TEAMS), update=golden_update)


def test_who_reads_of_themselves_reads_you(golden_update: bool) -> None:
    told = "\n\n".join([said(EVENTS, NAMES, A), said(EVENTS, NAMES, B), said(EVENTS_OF_TEAMS, TEAMS, B)])
    check_golden("air_land_sea_sentences_to_you", told, update=golden_update)
    assert not any("Alice" in line for line in said(EVENTS, NAMES, A).split("\n"))


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in (*EVENTS, *EVENTS_OF_TEAMS)} == set(get_args(e.Event))


def test_a_card_that_was_named_and_shown_is_told_once() -> None:
    happened = (e.Named(A, 0, "air-1", B), e.Revealed(B, 1, "air-1"), e.Revealed(B, 1, "air-2"))
    assert summary(happened, NAMES) == f"{sentence(happened[0], NAMES)} {sentence(happened[2], NAMES)}"
