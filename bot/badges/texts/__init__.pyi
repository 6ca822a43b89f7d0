"""Texts of `bot/badges`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def badge_air_land_sea() -> str:
    """{ -air-land-sea }"""
def badge_flies_lies_supplies() -> str:
    """{ -flies-lies-supplies }"""
def badge_fight_flight_bite() -> str:
    """{ -fight-flight-bite }"""
def badge_stratego() -> str:
    """{ -stratego }"""
def badge_this_means_war() -> str:
    """{ -this-means-war }"""
def badge_all_games() -> str:
    """All five"""
def badge_campaign() -> str:
    """Campaign"""
def badge_single_battle() -> str:
    """One battle"""
def badge_flag() -> str:
    """Flag taken"""
def badge_no_moves() -> str:
    """Cornered"""
def badge_points() -> str:
    """Well fed"""
def badge_throws() -> str:
    """Last throw"""
def badge_city() -> str:
    """Great city"""
def badge_last_standing() -> str:
    """Last one left"""
def badge_turn_limit() -> str:
    """Patience"""
def badge_matches_10() -> str:
    """Ten matches"""
def badge_matches_50() -> str:
    """Fifty matches"""
def badge_matches_200() -> str:
    """200 matches"""
def badge_streak() -> str:
    """Five in a row"""
def badge_hard() -> str:
    """Machine beaten"""
def badge_all_hard() -> str:
    """Five machines"""
def badge_sharp() -> str:
    """Sharp eye"""
def badge_team() -> str:
    """Together"""
def badge_large() -> str:
    """Full table"""
def badge_tournament() -> str:
    """Tournament"""
def badge_tournament_win() -> str:
    """Tournament won"""
def badge_champion() -> str:
    """Champion"""
def goal_air_land_sea() -> str:
    """Win a match of { -air-land-sea }."""
def goal_flies_lies_supplies() -> str:
    """Win a match of { -flies-lies-supplies }."""
def goal_fight_flight_bite() -> str:
    """Win a match of { -fight-flight-bite }."""
def goal_stratego() -> str:
    """Win a match of { -stratego }."""
def goal_this_means_war() -> str:
    """Win a match of { -this-means-war }"""
def goal_all_games() -> str:
    """Win a match of each game."""
def goal_campaign() -> str:
    """Win { -air-land-sea } or { -flies-lies-supplies } over several battles."""
def goal_single_battle() -> str:
    """Win { -air-land-sea } or { -flies-lies-supplies } in a single battle."""
def goal_flag() -> str:
    """Win { -stratego } by taking the Flag."""
def goal_no_moves() -> str:
    """Win { -stratego } because the enemy can't move."""
def goal_points() -> str:
    """Win { -fight-flight-bite } on points."""
def goal_throws() -> str:
    """Win { -fight-flight-bite } by throws."""
def goal_city() -> str:
    """Win { -this-means-war } by CITY."""
def goal_last_standing() -> str:
    """Win { -this-means-war } as the last player."""
def goal_turn_limit() -> str:
    """Win { -this-means-war } at the limit of turns."""
def goal_matches(*, number: float) -> str:
    """End { $number } matches against people."""
def goal_streak(*, number: float) -> str:
    """Win { $number } matches in a row against people."""
def goal_hard() -> str:
    """Win a match against a computer player of the level hard."""
def goal_all_hard() -> str:
    """Win each game against a computer player of the level hard."""
def goal_sharp(*, choices: float, number: float) -> str:
    """Have { $number } reviews of your play without a slip or blunder, of { $choices } choices or more."""
def goal_team() -> str:
    """Win a match in a team."""
def goal_large() -> str:
    """Win a match of three or more sides."""
def goal_tournament() -> str:
    """Stay in a tournament until its end."""
def goal_tournament_win() -> str:
    """Win a tournament."""
def goal_champion() -> str:
    """End a season at the top of a leaderboard."""
def page_title(*, all: float, earned: float, name: str) -> str:
    """{ $name }: { $earned } of { $all } badges"""
def line(*, badge: str, goal: str) -> str:
    """**{ $badge }**: { $goal }"""
def no_badge() -> str:
    """No badge yet."""
def to_earn() -> str:
    """To earn"""
def alt_earned(*, badge: str) -> str:
    """{ $badge }: earned."""
def alt_not_earned(*, badge: str) -> str:
    """{ $badge }: not yet."""
def profile() -> str:
    """Profile"""
def badges() -> str:
    """Badges"""
def earned_badges(*, all: float, badges: Sequence[str], earned: float) -> str:
    """{ $earned } of { $all }: { LIST($badges) }"""
