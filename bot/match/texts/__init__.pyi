"""Texts of `bot/match`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def clock_none() -> str:
    """no clock"""
def clock_daily() -> str:
    """daily clock"""
def clock_live() -> str:
    """live clock"""
def live_terms(*, times: str) -> str:
    """{ clock-live } ({ $times })"""
def duration_days(*, days: float) -> str:
    """{ $days -> [one] 1 day *[other] { $days } days }"""
def duration_hours(*, hours: float) -> str:
    """{ $hours -> [one] 1 hour *[other] { $hours } hours }"""
def duration_minutes(*, minutes: float) -> str:
    """{ $minutes -> [one] 1 minute *[other] { $minutes } minutes }"""
def time_turn(*, time: str) -> str:
    """{ $time } for a turn"""
def time_answer(*, time: str) -> str:
    """{ $time } to answer"""
def time_set_up(*, time: str) -> str:
    """{ $time } to set up"""
def rated() -> str:
    """rated"""
def unrated() -> str:
    """unrated"""
def timed_out_played(*, name: str) -> str:
    """{ $name } ran out of time, so this was played for them:"""
def change_lapsed(*, name: str) -> str:
    """{ timed-out-played }"""
def change_unanswered(*, name: str) -> str:
    """{ timed-out-played }"""
def change_pause_asked(*, name: str) -> str:
    """{ $name } asked to pause the clock."""
def change_time_asked(*, name: str) -> str:
    """{ $name } asked for more time."""
def change_consented(*, name: str) -> str:
    """{ $name } agreed."""
def change_refused(*, name: str) -> str:
    """{ $name } said no, so nothing changes."""
def change_paused(*, name: str) -> str:
    """{ $name } agreed, and the clock is paused."""
def change_resumed(*, name: str) -> str:
    """{ $name } let the clock go on."""
def change_extended(*, name: str) -> str:
    """{ $name } agreed to more time."""
def change_take_back_asked(*, name: str) -> str:
    """{ $name } asked to take back their last action."""
def change_hands_asked(*, name: str) -> str:
    """{ $name } asked to show every hand to spectators, a whole turn late."""
def change_hands_opened(*, name: str) -> str:
    """{ $name } agreed, and spectators see every hand, a whole turn late."""
def change_hands_closed(*, name: str) -> str:
    """{ $name } hid the hands from spectators."""
def change_forfeited(*, name: str) -> str:
    """{ $name } ran out of time and is out of the match."""
def change_cancelled(*, name: str) -> str:
    """{ $name } called the match off before moving, so it has no result."""
def change_gave_up(*, name: str) -> str:
    """{ $name } resigned, and the others were asked whether the computer plays on."""
def change_timed_out(*, name: str) -> str:
    """{ $name } ran out of time, and the others were asked whether the computer plays on."""
def taken_back_last(*, name: str) -> str:
    """{ $name } took their last action back."""
def taken_back_more(*, name: str) -> str:
    """{ $name } took their last action back, and what came after it."""
def clock_heading() -> str:
    """Clock"""
def paused_headline(*, since: str) -> str:
    """Paused since { $since }."""
def paused(*, since: str) -> str:
    """Paused since { $since }. Anybody in the match can go on with `/clock`."""
def until(*, due: str) -> str:
    """Until { $due }."""
def has_until(*, due: str, name: str) -> str:
    """{ $name } has until { $due }."""
def hands_open() -> str:
    """Spectators see every hand, a whole turn late."""
def spectators_heading() -> str:
    """Spectators"""
def left(*, how: str, name: str) -> str:
    """{ $how -> [forfeited] { $name } ran out of time. *[resigned] { $name } resigned. }"""
def lost(*, how: str, name: str) -> str:
    """{ $how -> [forfeited] { $name } ran out of time and has lost. *[resigned] { $name } resigned and has"""
def you_left(*, how: str) -> str:
    """{ $how -> [forfeited] You ran out of time, so you have lost. *[resigned] You resigned, so you have l"""
def you_left_asked(*, how: str) -> str:
    """{ you-left } The others are asked whether the computer plays on in your seat."""
def you_left_over(*, computer: str, how: str) -> str:
    """{ you-left } { $computer } played on in your seat, and the match is over."""
def you_left_goes_on(*, computer: str, how: str) -> str:
    """{ you-left } { $computer } plays on in your seat. You can watch on the board."""
def take_over_until(*, due: str) -> str:
    """Time to agree: until { $due }."""
def take_over_question(*, how: str, name: str) -> str:
    """{ left } Shall the computer take the seat? Nobody moves until that is settled."""
def taken_over(*, computer: str, name: str) -> str:
    """{ $computer } plays on for { $name }, who has lost."""
def match_number(*, number: float) -> str:
    """Match { $number }"""
def card_footer(*, hash: str, number: float) -> str:
    """{ match-number } · SHA-256 { $hash }… · Note a board's code as proof"""
def started_two(*, first: str, second: str) -> str:
    """{ $first } against { $second }."""
def started_more(*, sides: Sequence[str]) -> str:
    """{ LIST($sides) } play, each alone."""
def sides(*, other: str, side: str) -> str:
    """{ $side } against { $other }"""
def is_on() -> str:
    """The match is on."""
def from_position() -> str:
    """from a moment of another match"""
def free() -> str:
    """free"""
def free_places(*, count: float) -> str:
    """{ $count -> [one] 1 free place *[other] { $count } free places }"""
def has_agreed(*, name: str) -> str:
    """{ $name } (has agreed)"""
def is_awaited(*, name: str) -> str:
    """{ $name } (is awaited)"""
def card_against(*, first: str, second: str) -> str:
    """{ $first } against { $second }."""
def proof_title() -> str:
    """Proof of the shuffle"""
def proof_secret(*, hash: str) -> str:
    """All chance of this match comes from one secret key, which was fixed before anybody joined. Its SHA-2"""
def proof_key(*, hash: str, key: str, record: str) -> str:
    """Key `{ $key }` SHA-256 `{ $hash }` Save `{ $record }` and run `python -m bot.tools.verify { $record """
def proof_of_position() -> str:
    """This match started from a moment of another match. The record has that position as one player knew i"""
def your_team() -> str:
    """your team"""
def result_void(*, people: Sequence[str]) -> str:
    """**No result**: the match between { LIST($people) } was given up before play began."""
def result_draw(*, people: Sequence[str]) -> str:
    """**A draw** between { LIST($people) }."""
def result_won(*, how: str, loser_is: str, losers: Sequence[str], winner_is: str, winners: Sequence[str]) -> str:
    """{ $how -> [resigned] **{ CAPITAL($winners) } won the match**: { LIST($losers) } resigned. [forfeited"""
