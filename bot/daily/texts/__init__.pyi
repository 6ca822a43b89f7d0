"""Texts of `bot/daily`. Written by `python -m bot.tools.texts`."""

def date(*, day: float, month: float, year: float) -> str:
    """{ $month -> [1] { $day } January { $year } [2] { $day } February { $year } [3] { $day } March { $yea"""
def title(*, date: str, game: str) -> str:
    """Daily position, { $date }: { $game }"""
def one_try() -> str:
    """Find the move that wins most often. You have one try."""
def new_day() -> str:
    """A new day has begun. This is its position."""
def footer(*, game: str) -> str:
    """{ $game } · daily position"""
def post_footer() -> str:
    """A new position comes every day, soon after midnight UTC."""
def reader_name() -> str:
    """You"""
def try_it() -> str:
    """Try it"""
def share() -> str:
    """Share"""
def leaderboard() -> str:
    """Leaderboard"""
def daily_position() -> str:
    """Daily position"""
def back_to_the_position() -> str:
    """Back to the position"""
def are_you_sure() -> str:
    """Are you sure?"""
def yes() -> str:
    """Yes"""
def no_go_back() -> str:
    """No, go back"""
def result_found(*, best: str, percent: float) -> str:
    """**You found it.** The computer gives **{ $best }** a chance of { $percent }{ '\\u00A0' }% to win, the"""
def result_not_best(*, best: str, percent: float) -> str:
    """Not the best this time. The computer gives **{ $best }** a chance of { $percent }{ '\\u00A0' }% to wi"""
def result_not_best_but(*, best: str, chosen: str, chosen_percent: float, percent: float) -> str:
    """Not the best this time. The computer gives **{ $best }** a chance of { $percent }{ '\\u00A0' }% to wi"""
def share_found(*, found: float, tried: float) -> str:
    """{ $tried -> [one] { $found } of { $tried } person here found it. *[other] { $found } of { $tried } p"""
def share_nobody() -> str:
    """Nobody here has found it yet."""
def your_streak(*, days: float) -> str:
    """{ $days -> [one] Your streak: 1 day. *[other] Your streak: { $days } days. }"""
def shared_found(*, date: str, game: str, person: str) -> str:
    """{ $person } found the best move of the daily position ({ $date }, { $game })."""
def shared_tried(*, date: str, game: str, person: str) -> str:
    """{ $person } tried the daily position ({ $date }, { $game })."""
def streak(*, days: float) -> str:
    """{ $days -> [one] Streak: 1 day. *[other] Streak: { $days } days. }"""
def board_title() -> str:
    """Daily positions: leaderboard"""
def season(*, season: str, until: float) -> str:
    """{ $season }, ends <t:{ $until }:R>"""
def board_is_empty() -> str:
    """Nobody has tried a daily position this season."""
def board_line(*, found: float, name: str, rank: float, tried: float) -> str:
    """{ $rank }. **{ $name }** · { $found } found of { $tried }"""
def board_line_in_words(*, found: float, name: str, rank: float, tried: float) -> str:
    """{ $rank }. { $name }, { $found } found of { $tried }."""
def more_people(*, count: float) -> str:
    """{ $count -> [one] And 1 more. *[other] And { $count } more. }"""
def you() -> str:
    """You"""
def your_rank(*, found: float, rank: float, tried: float) -> str:
    """You are number { $rank }: { $found } found of { $tried }."""
def you_are_hidden(*, found: float, tried: float) -> str:
    """{ $found } found of { $tried }. You hide yourself, so only you see this; `/privacy hide` changes tha"""
def found() -> str:
    """Found"""
def tried() -> str:
    """Tried"""
def player(*, rank: float) -> str:
    """Player { $rank }"""
def post_it_here() -> str:
    """Post it here"""
def command_daily() -> str:
    """Find the best move in the position of the day; only you see it"""
