"""The badges that people can earn, as conditions on facts about their ended matches."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from bot.badges import texts
from bot.texts.catalog import texts_with_prefix

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
    """A badge: its icon, and the condition on the facts."""

    key: str
    icon: str
    is_earned: Callable[[Record], bool]

    @property
    def name(self) -> str:
        """The badge's short name."""
        return _NAMES[self.key.replace("-", "_")]()

    @property
    def goal(self) -> str:
        """The badge's goal as a sentence."""
        if self.key in _MATCHES:
            return texts.goal_matches(number=_MATCHES[self.key])
        match self.key:
            case "streak":
                return texts.goal_streak(number=STREAK)
            case "sharp":
                return texts.goal_sharp(number=SHARP_REVIEWS, choices=MIN_CHOICES)
        return _GOALS[self.key.replace("-", "_")]()


_NAMES = texts_with_prefix(texts, "badge")
_GOALS = texts_with_prefix(texts, "goal")
_MATCHES = {"matches-10": 10, "matches-50": 50, "matches-200": 200}
"""Number of matches against people that a badge takes, by its key."""


def _first_win(game: str, icon: str) -> Badge:
    return Badge(game, icon, lambda record: any(win.game == game for win in record.wins))


def _win_by(key: str, icon: str, *wins: Win) -> Badge:
    return Badge(key, icon, lambda record: not record.wins.isdisjoint(wins))


def _matches(key: str, icon: str) -> Badge:
    return Badge(key, icon, lambda record: record.matches >= _MATCHES[key])


BADGES = (
    _first_win(AIR, "jet-fighter"),
    _first_win(FLIES, "wooden-crate"),
    _first_win(FIGHT, "wolf-head"),
    _first_win(STRATEGO, "sergeant"),
    _first_win(WAR, "capitol"),
    Badge("all-games", "trophy-cup", lambda record: {win.game for win in record.wins} >= set(GAMES)),
    _win_by("campaign", "laurels", Win(AIR, "target"), Win(FLIES, "target")),
    _win_by("single-battle", "crossed-sabres", Win(AIR, "single"), Win(FLIES, "single")),
    _win_by("flag", "flying-flag", Win(STRATEGO, "flag")),
    _win_by("no-moves", "brick-wall", Win(STRATEGO, "no_moves")),
    _win_by("points", "meat", Win(FIGHT, "score")),
    _win_by("throws", "rolling-dices", Win(FIGHT, "throws")),
    _win_by("city", "modern-city", Win(WAR, "city")),
    _win_by("last-standing", "castle", Win(WAR, "last_standing")),
    _win_by("turn-limit", "hourglass", Win(WAR, "turn_limit")),
    _matches("matches-10", "boot-prints"),
    _matches("matches-50", "medal"),
    _matches("matches-200", "throne-king"),
    Badge("streak", "flame", lambda record: record.longest_streak >= STREAK),
    Badge("hard", "vintage-robot", lambda record: bool(record.hard_games)),
    Badge("all-hard", "robot-golem", lambda record: record.hard_games >= set(GAMES)),
    Badge("sharp", "bullseye", lambda record: record.sharp_reviews >= SHARP_REVIEWS),
    Badge("team", "team-idea", lambda record: record.has_won_as_team),
    Badge("large", "round-table", lambda record: record.has_won_large),
    Badge("tournament", "medallist", lambda record: record.tournaments > 0),
    Badge("tournament-win", "laurels-trophy", lambda record: record.tournament_wins > 0),
    Badge("champion", "podium-winner", lambda record: record.championships > 0),
)
"""All badges, in the order of their page."""


def earn_badges(record: Record) -> tuple[Badge, ...]:
    """Return the badges that the record earns, in the order of `BADGES`."""
    return tuple(badge for badge in BADGES if badge.is_earned(record))
