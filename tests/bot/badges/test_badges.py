"""What earns each badge."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import bot.pictures
from bot.badges.model import AIR, BADGES, FIGHT, FLIES, GAMES, STRATEGO, WAR, Record, Win, earn_badges
from bot.games.catalog import PLAYABLE_GAMES

SPARE = Record(
    wins=frozenset({Win("chess", "played")}),
    matches=9,
    longest_streak=4,
    hard_games=frozenset(),
    sharp_reviews=9,
)
"""Whoever has this record just misses every badge."""

EARNED_BY = {
    **{game: Record(wins=frozenset({Win(game, "resigned")})) for game in GAMES},
    "all-games": Record(wins=frozenset(Win(game, "resigned") for game in GAMES)),
    "campaign": Record(wins=frozenset({Win(FLIES, "target")})),
    "single-battle": Record(wins=frozenset({Win(AIR, "single")})),
    "flag": Record(wins=frozenset({Win(STRATEGO, "flag")})),
    "no-moves": Record(wins=frozenset({Win(STRATEGO, "no_moves")})),
    "points": Record(wins=frozenset({Win(FIGHT, "score")})),
    "throws": Record(wins=frozenset({Win(FIGHT, "throws")})),
    "city": Record(wins=frozenset({Win(WAR, "city")})),
    "last-standing": Record(wins=frozenset({Win(WAR, "last_standing")})),
    "turn-limit": Record(wins=frozenset({Win(WAR, "turn_limit")})),
    "matches-10": Record(matches=10),
    "matches-50": Record(matches=50),
    "matches-200": Record(matches=200),
    "streak": Record(longest_streak=5),
    "hard": Record(hard_games=frozenset({WAR})),
    "all-hard": Record(hard_games=frozenset(GAMES)),
    "sharp": Record(sharp_reviews=10),
    "team": Record(has_won_as_team=True),
    "large": Record(has_won_large=True),
    "tournament": Record(tournaments=1),
    "tournament-win": Record(tournament_wins=1),
    "champion": Record(championships=1),
}
IMPLIED = {
    "all-games": set(GAMES),
    "campaign": {FLIES},
    "single-battle": {AIR},
    "flag": {STRATEGO},
    "no-moves": {STRATEGO},
    "points": {FIGHT},
    "throws": {FIGHT},
    "city": {WAR},
    "last-standing": {WAR},
    "turn-limit": {WAR},
    "matches-50": {"matches-10"},
    "matches-200": {"matches-10", "matches-50"},
    "all-hard": {"hard"},
}
"""Badges that a record with the former has as well."""


@pytest.mark.parametrize("key", [badge.key for badge in BADGES])
def test_a_badge_is_earned_by_its_fact_alone(key: str) -> None:
    assert {badge.key for badge in earn_badges(EARNED_BY[key])} == {key} | IMPLIED.get(key, set())


def test_a_record_that_just_misses_every_badge_earns_none() -> None:
    assert earn_badges(Record()) == earn_badges(SPARE) == ()


def test_four_of_five_games_earn_no_badge_for_all_five() -> None:
    four = frozenset(Win(game, "resigned") for game in GAMES[1:])
    keys = {badge.key for badge in earn_badges(replace(SPARE, wins=four, hard_games=frozenset(GAMES[1:])))}
    assert not keys & {"all-games", "all-hard"}


def test_every_badge_has_a_key_a_name_and_an_icon_of_its_own() -> None:
    assert set(GAMES) == set(PLAYABLE_GAMES)
    for of in ([badge.key for badge in BADGES], [badge.name for badge in BADGES], [badge.icon for badge in BADGES]):
        assert len(set(of)) == len(BADGES)
    icons = {path.stem for path in (Path(bot.pictures.__file__).parent / "icons").glob("*.png")}
    assert {badge.icon for badge in BADGES} <= icons
