"""What is said about ratings, in golden texts."""

from typing import Any, get_args

from msgspec.structs import replace

from bot.match.model.computers import as_person
from bot.match.model.match import Person
from bot.pictures.scene import Polygon
from bot.ratings.model import (
    MONTH,
    EndedFilter,
    EndedList,
    EndedMatch,
    Leaderboard,
    LeaderboardLine,
    Outcome,
    PlayRecord,
    Profile,
    Rating,
    RatingChange,
    ResultSeat,
    Tally,
)
from bot.ratings.screens import (
    ResolvedNames,
    ended_screen,
    leaderboard_screen,
    names_of,
    profile_screen,
    rating_text,
    with_changes,
    with_unrated_reason,
)
from bot.ratings.seasons import season_at
from bot.ratings.service import UnratedReason
from bot.screens.screen import Screen
from tests.bot.pictures.drawn import check_band, flat, words_of
from tests.bot.screens.golden_texts import check_golden, screen_text

CERTAIN = Rating(mu=31.2, sigma=4.0, at=1_000_000.0, matches=60)


def test_what_the_end_of_a_match_says_of_ratings(golden_update: bool) -> None:
    changes = (
        RatingChange(7, "stratego", Person(1_001, "Alice"), 30.9, CERTAIN),
        RatingChange(7, "stratego", Person(1_002, "Bob"), 25.0, Rating(22.4, 8.1, 1_000_000.0, 1)),
        RatingChange(7, "stratego", Person(1_003, "Carol"), 31.2, CERTAIN),
    )
    board = Screen(title="The match is over", headline="**Alice won the match.**")
    full = replace(board, headline="Alice and a long story of how she won. " * 3)
    screens = [with_changes(board, changes), with_changes(full, changes * 3)]
    screens += [with_unrated_reason(board, why) for why in get_args(UnratedReason)]
    check_golden("rated_matches", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_a_question_mark_says_that_a_rating_is_not_certain_yet_or_not_any_more() -> None:
    assert rating_text(Rating(), 5.0) == "1500?"
    assert rating_text(CERTAIN, CERTAIN.at) == "1686"
    assert rating_text(CERTAIN, CERTAIN.at + 36 * MONTH) == "1686?"


ALICE, BOB, CAROL, GONE = (Person(1_001, ""), Person(1_002, ""), Person(as_person("hard").id, ""), Person(-7, ""))
CALLED = ResolvedNames(names_of((ALICE, BOB, CAROL, GONE), {1_001: "Alice"}), {"stratego": "Stratego"})


def ended(*outcomes: Outcome, people: tuple[Person, ...] = (ALICE, BOB, GONE)) -> EndedMatch:
    seats = tuple(
        ResultSeat(person, team, outcome) for team, (person, outcome) in enumerate(zip(people, outcomes, strict=False))
    )
    return EndedMatch(12, "stratego", 1_000_000.0, "played", seats, is_whole=True, is_rated=outcomes[0] == "won")


def test_a_profile_in_words(golden_update: bool) -> None:
    record = PlayRecord(
        games={"stratego": Tally(5, 1, 2), "chess": Tally(0, 0, 1)},
        opponents=((GONE, Tally(5, 1, 2)), (BOB, Tally(0, 0, 1))),
        with_computers=Tally(0, 0, 3),
        streak=("won", 3),
        curves={"stratego": (Rating(), Rating(27.5, 7.0, 990_000.0, 4), CERTAIN)},
    )
    newest = (
        ended("won", "lost"),
        ended("lost", "won", "lost"),
        ended("drawn", "drawn", "lost"),
        ended("drawn", "drawn"),
        ended("void", "void"),
        ended("won", "lost", people=(BOB, CAROL)),
    )
    screens = [
        profile_screen(Profile(ALICE, record, newest, 1_000_000.0, is_hidden=False), CALLED),
        profile_screen(Profile(ALICE, PlayRecord(), (), 1_000_000.0, is_hidden=True), CALLED),
    ]
    check_golden("profiles", "\n\n".join(map(screen_text, screens)), update=golden_update)


SEASON = season_at(1_000_000.0)


def board_of(*lines: LeaderboardLine, **chosen: Any) -> Leaderboard:
    usual: dict[str, Any] = {
        "game": "stratego",
        "season": SEASON,
        "lines": lines,
        "page": 0,
        "pages": 1,
        "own": None,
        "at": 1_000_000.0,
        "is_over": False,
        "is_hidden": False,
        "ranked_people": len(lines),
    }
    return Leaderboard(**{**usual, **chosen})


def test_a_leaderboard_in_words(golden_update: bool) -> None:
    lines = (LeaderboardLine(1, ALICE, CERTAIN, 31), LeaderboardLine(2, BOB, replace(CERTAIN, mu=28.0), 1))
    own = LeaderboardLine(0, BOB, Rating(20.0, 8.0, 1_000_000.0, 2), 2)
    below = (replace(own, opponents=1), replace(own, person=GONE))
    board = board_of(*lines, own=lines[1], pages=3)
    unranked = replace(board, pages=1, own=own, unranked=below, unranked_people=2)
    boards = (
        board,
        unranked,
        replace(unranked, own=replace(own, rating=CERTAIN, opponents=2), unranked_people=9),
        replace(unranked, own=replace(own, matches=0)),
        replace(unranked, is_hidden=True),
        replace(board, lines=(), pages=1, own=None),
    )
    past = [replace(each, is_over=True) for each in boards] + [replace(board, is_over=True, ranked_people=3)]
    screens = [leaderboard_screen(each, CALLED) for each in (*boards, *past)]
    screens += [ended_screen(EndedList(EndedFilter(mine), (), has_more=mine), CALLED) for mine in (True, False)]
    check_golden("leaderboards", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_a_list_of_matches_with_the_longest_names_fits_into_a_message() -> None:
    name = "\N{CROSSED SWORDS}" * 48
    people = tuple(Person(1_000 + seat, name) for seat in range(8))
    called = ResolvedNames(names_of(people, {}), {"stratego": "Stratego"})
    long = ended("won", *["lost"] * 7, people=people)
    found = EndedList(EndedFilter(), (long,) * 10, has_more=True)
    assert ended_screen(found, called).text.count("match 12") >= 5
    profile_screen(Profile(people[0], PlayRecord(), (long,) * 5, 1_000_000.0, is_hidden=False), called)


GAMES = {
    "stratego": "Stratego",
    "fls": "Flies, Lies & Supplies",
    "ffb": "Fight, Flight, Bite",
    "tmw": "This Means War!",
    "als": "Air, Land & Sea",
}
LONG = "Bartholomew the Great of Somewhere"


def test_the_curves_of_all_games_are_bands_that_say_in_words_what_they_show() -> None:
    curves = {key: (Rating(), Rating(27.5, 7.0, 990_000.0, 4), CERTAIN) for key in GAMES}
    called = ResolvedNames({ALICE.id: "Alice"}, GAMES)
    screen = profile_screen(Profile(ALICE, PlayRecord(curves=curves), (), 1_000_000.0, is_hidden=False), called)
    assert screen.picture is not None
    assert len(screen.picture.bands) == 2
    for band in screen.picture.bands:
        check_band(band.scene)
        shown = [name for name in GAMES.values() if name in words_of(band.scene)]
        assert shown == [name for name in GAMES.values() if f"{name}: 1686, lately between 1500 and 1686." in band.alt]
        assert shown


def test_a_leaderboard_is_drawn_with_the_readers_own_row_marked_by_a_shape() -> None:
    people = [Person(1_000 + number, "") for number in range(10)]
    called = ResolvedNames({person.id: f"{number} {LONG}" for number, person in enumerate(people)}, GAMES)
    lines = tuple(LeaderboardLine(number + 1, person, CERTAIN, 9) for number, person in enumerate(people))
    below = tuple(replace(line, rank=0) for line in lines)
    board = board_of(*lines, game="fls", unranked=below)
    own = leaderboard_screen(replace(board, own=lines[3]), called)
    public = leaderboard_screen(board, called)
    assert own.picture is not None
    assert public.picture is not None
    assert "You are number 4 with **1686**." in own.headline
    for band in own.picture.bands:
        check_band(band.scene, tuple(called.people.values()))
        assert "Rating" in words_of(band.scene)
    pointers = [
        [shape for band in picture.bands for shape in flat(band.scene) if isinstance(shape, Polygon)]
        for picture in (own.picture, public.picture)
    ]
    assert [len(each) for each in pointers] == [2, 0]  # the sample lists each person twice
    for number in range(10):
        assert f"{number + 1}. {number} {LONG}, 1686." in own.picture.alt
        assert f"Not ranked: {number} {LONG}, 1686." in own.picture.alt
    assert "Not ranked" in words_of(own.picture.bands[-1].scene)
    assert leaderboard_screen(replace(board, lines=(), unranked=()), called).picture is None
