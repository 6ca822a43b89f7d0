"""Texts of `bot/review`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def verdict_better() -> str:
    """Better"""
def verdict_good() -> str:
    """Good"""
def verdict_slip() -> str:
    """Slip"""
def verdict_blunder() -> str:
    """Blunder"""
def chance(*, percent: float) -> str:
    """{ $percent }{ '\\u00a0' }%"""
def axis_chance(*, percent: float) -> str:
    """{ $percent }%"""
def axis_beginning() -> str:
    """Beginning"""
def axis_title() -> str:
    """Chance to win"""
def axis_end() -> str:
    """End"""
def curve_alt(*, choices: float, first: str, highest: str, lowest: str, result: str) -> str:
    """{ $choices -> [one] Curve of the chance to win over 1 choice: it began at { $first }, was { $lowest """
def title(*, game: str, match: float) -> str:
    """Review of match { $match } · { $game }"""
def choices_judged(*, choices: float, verdicts: str) -> str:
    """{ $choices -> [one] 1 choice judged: { $verdicts }. *[other] { $choices } choices judged: { $verdict"""
def count_better(*, count: float) -> str:
    """{ $count } better"""
def count_good(*, count: float) -> str:
    """{ $count } good"""
def count_slip(*, count: float) -> str:
    """{ $count } slip"""
def count_blunder(*, count: float) -> str:
    """{ $count } blunder"""
def change(*, after: str, before: str, verdict: str) -> str:
    """{ $verdict }, { $before } → { $after }."""
def then_change(*, after: str, before: str) -> str:
    """Then { $before } → { $after }."""
def moment_line(*, change: str, number: float) -> str:
    """**{ $number }.** { $change }"""
def moment_line_at(*, change: str, number: float, when: str) -> str:
    """**{ $number }.** { $when }: { $change }"""
def no_choices() -> str:
    """You had no choice in this match that could be judged."""
def no_moments() -> str:
    """No choice of yours changed much."""
def known_then() -> str:
    """Judged by what you knew at that moment, not by what was hidden."""
def moment(*, number: float) -> str:
    """Moment { $number }"""
def moment_title(*, number: float, of: float, verdict: str) -> str:
    """Moment { $number } of { $of }: { $verdict }"""
def moment_title_at(*, number: float, of: float, verdict: str, when: str) -> str:
    """Moment { $number } of { $of } · { $when }: { $verdict }"""
def you_played(*, after: str, before: str, played: str) -> str:
    """**You played:** { $played }. The move: { $before } → { $after }."""
def hard_same() -> str:
    """`hard` would have played the same."""
def hard_otherwise(*, best: str) -> str:
    """**`hard` would have played:** { $best }."""
def why(*, reason: str) -> str:
    """**Why:** { $reason }"""
def why_yours(*, reason: str) -> str:
    """**Why yours:** { $reason }"""
def no_reason() -> str:
    """No single fact stands out."""
def until_next(*, after: str, before: str, causes: Sequence[str]) -> str:
    """**Until your next choice:** { $before } → { $after }, by { LIST($causes) }."""
def cause_draw() -> str:
    """the draw"""
def cause_shown() -> str:
    """what came to light"""
def cause_others(*, count: float, names: Sequence[str]) -> str:
    """what { LIST($names) } did"""
def curve() -> str:
    """Curve"""
def share_here() -> str:
    """Share here"""
def try_it() -> str:
    """Try it from here"""
def back_to_moment() -> str:
    """Back to the moment"""
def shared() -> str:
    """Shared in this channel."""
def shared_title(*, game: str, match: float, name: str, sides: str) -> str:
    """{ $game }, match { $match }: { $sides } · a moment of { $name }"""
def against(*, one: str, other: str) -> str:
    """{ $one } against { $other }"""
def shared_moment(*, change: str, number: float) -> str:
    """Moment { $number }: { $change }"""
def shared_moment_at(*, change: str, number: float, when: str) -> str:
    """Moment { $number }, { $when }: { $change }"""
def shared_played(*, played: str) -> str:
    """Played: { $played }."""
def shared_hard_otherwise(*, best: str) -> str:
    """`hard` would have played: { $best }."""
def judged_then() -> str:
    """Judged by what the player knew at that moment."""
def progress_title(*, match: float) -> str:
    """Review of match { $match }"""
def looking_at(*, done: float, number: float) -> str:
    """Looking at choice { $done } of { $number } …"""
def to_look_at(*, number: float) -> str:
    """{ $number -> [one] 1 choice to look at … *[other] { $number } choices to look at … }"""
def looking_again() -> str:
    """Looking again at the likeliest turning points …"""
def follows() -> str:
    """This page follows by itself."""
def failed() -> str:
    """I couldn't finish this review. Press **{ review }** to try it again."""
def refusal_no_reviews() -> str:
    """I can't review matches at the moment, because computer players are off here."""
def refusal_review_busy() -> str:
    """Too many reviews are being made at the moment. Please try that again in a few minutes."""
def refusal_review_not_yours() -> str:
    """A review shows a match as one of its players saw it, so it is for those who played to its end. **{ r"""
def refusal_review_rules_changed() -> str:
    """The rules have changed since that match, so I can't play it through any more. **{ log }** shows what"""
def refusal_review_too_early() -> str:
    """A match is reviewed once it is over."""
def refusal_review_no_start() -> str:
    """That moment can't be played on from: it was not your turn to choose there."""
def refusal_review_gone() -> str:
    """That review isn't there any more. Press **{ review }** on the match's board to make it again."""
