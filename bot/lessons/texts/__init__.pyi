"""Texts of `bot/lessons`. Written by `python -m bot.tools.texts`."""

def list_title() -> str:
    """Learn by playing"""
def list_text() -> str:
    """You play real positions step by step, against a Trainer who follows a script. It takes a few minutes"""
def lesson_button(*, game: str, state: str) -> str:
    """{ $game }: { $state }"""
def step_reached(*, count: float, number: float) -> str:
    """step { $number } of { $count }"""
def done() -> str:
    """done"""
def steps(*, count: float) -> str:
    """{ $count -> [one] 1 step *[other] { $count } steps }"""
def start_game_again(*, game: str) -> str:
    """Start { $game } again"""
def trainer() -> str:
    """Trainer"""
def step_heading(*, count: float, number: float, teaches: str) -> str:
    """**Step { $number } of { $count } · { $teaches }**"""
def elsewhere() -> str:
    """You have done another step meanwhile. This is where you are."""
def try_again(*, objection: str) -> str:
    """{ $objection } Try again."""
def footer(*, game: str) -> str:
    """{ $game } · lesson"""
def show_my_cards() -> str:
    """Show my cards"""
def show_the_table() -> str:
    """Show the table"""
def all_lessons() -> str:
    """All lessons"""
def back_to_the_lesson() -> str:
    """Back to the lesson"""
def are_you_sure() -> str:
    """Are you sure?"""
def yes() -> str:
    """Yes"""
def no_go_back() -> str:
    """No, go back"""
def you_have_done_it() -> str:
    """**You have done the lesson.**"""
def play_a_beginner() -> str:
    """Play a beginner"""
def challenge_somebody() -> str:
    """Challenge somebody"""
def start_again() -> str:
    """Start again"""
def command_learn() -> str:
    """Learn a game by playing it step by step; only you see it"""
def command_learn_game() -> str:
    """Which game; leave it out for all lessons and how far you are"""
def refusal_no_lesson(*, game: str) -> str:
    """There is no lesson of { $game }. `/rules` says how it is played."""
