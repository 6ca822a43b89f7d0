"""The badges that people can earn, as conditions on facts about their ended matches."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

AIR, FLIES, FIGHT, STRATEGO, WAR = GAMES = (
    "air-land-sea",
    "flies-lies-supplies",
    "fight-flight-bite",
    "stratego",
    "this-means-war",
)
"""Keys of the games with badges of their own."""

STREAK = 5
"""Wins in a row that a badge takes."""

SHARP_REVIEWS = 10
"""Sharp reviews that a badge takes."""

MIN_CHOICES = 5
"""Least number of judged choices in a sharp review."""


class Win(NamedTuple):
    """Kinds of match that a person has won: the game and the reason of the ending."""

    game: str
    reason: str


class Record(msgspec.Struct, frozen=True):
    """Facts about a person's ended matches and tournaments in a guild. Void matches are left out."""

    wins: frozenset[Win] = frozenset()
    """Kinds of match that the person has won, computer players included."""
    matches: int = 0
    """Number of matches against people alone."""
    longest_streak: int = 0
    """Largest number of wins in a row, in matches against people alone."""
    hard_games: frozenset[str] = frozenset()
    """Games that the person has won against a computer player of level "hard"."""
    sharp_reviews: int = 0
    """Number of the person's stored reviews with at least `MIN_CHOICES` choices, and no slip or blunder among them."""
    has_won_as_team: bool = False
    """Whether the person has won in a team of two or more."""
    has_won_large: bool = False
    """Whether the person has won a match of three or more teams."""
    tournaments: int = 0
    """Number of ended tournaments that the person played to the end."""
    tournament_wins: int = 0
    championships: int = 0
    """Number of leaderboards of past seasons that the person leads."""


class Badge(NamedTuple):
    """A badge: its icon, a short name, the goal as a sentence, and the condition on the facts."""

    key: str
    icon: str
    name: str
    goal: str
    is_earned: Callable[[Record], bool]


def _first_win(game: str, icon: str, name: str) -> Badge:
    goal = f"Win a match of {name}" if name.endswith("!") else f"Win a match of {name}."
    return Badge(game, icon, name, goal, lambda record: any(win.game == game for win in record.wins))


def _win_by(key: str, icon: str, name: str, goal: str, *wins: Win) -> Badge:
    return Badge(key, icon, name, goal, lambda record: not record.wins.isdisjoint(wins))


def _matches(number: int, icon: str, name: str) -> Badge:
    goal = f"End {number} matches against people."
    return Badge(f"matches-{number}", icon, name, goal, lambda record: record.matches >= number)


BADGES = (
    _first_win(AIR, "jet-fighter", "Air, Land & Sea"),
    _first_win(FLIES, "wooden-crate", "Flies, Lies & Supplies"),
    _first_win(FIGHT, "wolf-head", "Fight, Flight, Bite"),
    _first_win(STRATEGO, "sergeant", "Stratego"),
    _first_win(WAR, "capitol", "This Means War!"),
    Badge(
        "all-games",
        "trophy-cup",
        "All five",
        "Win a match of each game.",
        lambda record: {win.game for win in record.wins} >= set(GAMES),
    ),
    _win_by(
        "campaign",
        "laurels",
        "Campaign",
        "Win Air, Land & Sea or Flies, Lies & Supplies over several battles.",
        Win(AIR, "target"),
        Win(FLIES, "target"),
    ),
    _win_by(
        "single-battle",
        "crossed-sabres",
        "One battle",
        "Win Air, Land & Sea or Flies, Lies & Supplies in a single battle.",
        Win(AIR, "single"),
        Win(FLIES, "single"),
    ),
    _win_by("flag", "flying-flag", "Flag taken", "Win Stratego by taking the Flag.", Win(STRATEGO, "flag")),
    _win_by(
        "no-moves", "brick-wall", "Cornered", "Win Stratego because the enemy can't move.", Win(STRATEGO, "no_moves")
    ),
    _win_by("points", "meat", "Well fed", "Win Fight, Flight, Bite on points.", Win(FIGHT, "score")),
    _win_by("throws", "rolling-dices", "Last throw", "Win Fight, Flight, Bite by throws.", Win(FIGHT, "throws")),
    _win_by("city", "modern-city", "Great city", "Win This Means War! by CITY.", Win(WAR, "city")),
    _win_by(
        "last-standing", "castle", "Last one left", "Win This Means War! as the last player.", Win(WAR, "last_standing")
    ),
    _win_by(
        "turn-limit", "hourglass", "Patience", "Win This Means War! at the limit of turns.", Win(WAR, "turn_limit")
    ),
    _matches(10, "boot-prints", "Ten matches"),
    _matches(50, "medal", "Fifty matches"),
    _matches(200, "throne-king", "200 matches"),
    Badge(
        "streak",
        "flame",
        "Five in a row",
        f"Win {STREAK} matches in a row against people.",
        lambda record: record.longest_streak >= STREAK,
    ),
    Badge(
        "hard",
        "vintage-robot",
        "Machine beaten",
        "Win a match against a computer player of the level hard.",
        lambda record: bool(record.hard_games),
    ),
    Badge(
        "all-hard",
        "robot-golem",
        "Five machines",
        "Win each game against a computer player of the level hard.",
        lambda record: record.hard_games >= set(GAMES),
    ),
    Badge(
        "sharp",
        "bullseye",
        "Sharp eye",
        f"Have {SHARP_REVIEWS} reviews of your play without a slip or blunder, of {MIN_CHOICES} choices or more.",
        lambda record: record.sharp_reviews >= SHARP_REVIEWS,
    ),
    Badge("team", "team-idea", "Together", "Win a match in a team.", lambda record: record.has_won_as_team),
    Badge(
        "large", "round-table", "Full table", "Win a match of three or more sides.", lambda record: record.has_won_large
    ),
    Badge(
        "tournament",
        "medallist",
        "Tournament",
        "Stay in a tournament until its end.",
        lambda record: record.tournaments > 0,
    ),
    Badge(
        "tournament-win",
        "laurels-trophy",
        "Tournament won",
        "Win a tournament.",
        lambda record: record.tournament_wins > 0,
    ),
    Badge(
        "champion",
        "podium-winner",
        "Champion",
        "End a season at the top of a leaderboard.",
        lambda record: record.championships > 0,
    ),
)
"""All badges, in the order of their page."""


def earn_badges(record: Record) -> tuple[Badge, ...]:
    """Return the badges that the record earns, in the order of `BADGES`."""
    return tuple(badge for badge in BADGES if badge.is_earned(record))
