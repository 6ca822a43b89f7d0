"""Screens of a review: its overview, its moments and its progress, and the moments that people share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from bot.review.curve import Mark, curve_band
from bot.review.model import Review
from bot.screens import limits
from bot.screens.refusals import RefusalText
from bot.screens.screen import Picture, Screen, Tone
from bot.screens.words import format_count, format_list, shorten
from engine.review.turning_points import LIMITS, Cause, Estimated, Verdict, drifts

VERDICTS: Mapping[Verdict, str] = MappingProxyType(
    {"better": "Better", "good": "Good", "slip": "Slip", "blunder": "Blunder"}
)
"""The word for a choice, as a title."""

_TONES: Mapping[Verdict, Tone] = MappingProxyType(
    {"better": "won", "good": "neutral", "slip": "warning", "blunder": "lost"}
)

_CAUSES: Mapping[Cause, str] = MappingProxyType({"draw": "the draw", "shown": "what came to light"})

KNOWN_THEN: Final = "Judged by what you knew at that moment, not by what was hidden."
NO_REASON: Final = "No single fact stands out."
NO_MOMENTS: Final = "No choice of yours changed much."
NO_CHOICES: Final = "You had no choice in this match that could be judged."


class MomentText(msgspec.Struct, frozen=True):
    """A turning point in words: its time, the choice, both actions, a reason, and the events until the next choice.

    `played` and `best` are labels of choices. `because` and `events` may be "". `others` names the other seats that
    acted before the next choice, or is `()`.
    """

    when: str
    estimated: Estimated
    drift: float
    played: str
    best: str
    because: str
    events: str
    causes: frozenset[Cause]
    others: tuple[str, ...]


def percent(chance: float) -> str:
    r"""Return a chance from 0 to 1 in words.

    >>> percent(0.615)
    '62\xa0%'
    """
    return f"{100 * chance:.0f}\u00a0%"


def overview_screen(review: Review, when: Sequence[str], match_id: int, game: str) -> Screen:
    """Return the first screen of a review: the curve, the verdicts' numbers, and a line for each moment.

    `when` names the battle, round or turn of each moment; a name may be "".
    """
    title = f"Review of match {match_id} · {game}"
    if not review.choices:
        return Screen(title=title, text=NO_CHOICES)
    counts = Counter(choice.verdict for choice in review.choices)
    words = [f"{counts[verdict]} {verdict}" for _, verdict in LIMITS if counts[verdict]]
    lines = [f"{format_count(len(review.choices), 'choice')} judged: {', '.join(words)}."]
    lines += [_moment_line(number, review, moment, at) for number, (moment, at) in enumerate(_moments(review, when), 1)]
    return Screen(
        title=title,
        text="\n".join(lines if review.moments else [*lines, NO_MOMENTS]),
        picture=curve_picture(review, when),
        footer=KNOWN_THEN,
    )


def _moments(review: Review, when: Sequence[str]) -> Iterable[tuple[int, str]]:
    return zip((moment.choice for moment in review.moments), when, strict=True)


def _moment_line(number: int, review: Review, index: int, when: str) -> str:
    choice = review.choices[index]
    at = f"{when}: " if when else ""
    return f"**{number}.** {at}{change_text(choice, drifts(review.choices, review.result)[index])}"


def change_text(choice: Estimated, drift: float) -> str:
    r"""Return the verdict on a choice, its cost, and the change after it if that is greater.

    >>> change_text(Estimated(3, 0.62, 0.41), 0.05)
    'Blunder, 62\xa0% → 41\xa0%.'
    >>> change_text(Estimated(3, 0.5, 0.48), -0.2)
    'Good, 50\xa0% → 48\xa0%. Then 48\xa0% → 28\xa0%.'
    """
    text = f"{VERDICTS[choice.verdict]}, {percent(choice.chance)} → {percent(choice.played_chance)}."
    if abs(drift) <= abs(choice.loss):
        return text
    return f"{text} Then {percent(choice.played_chance)} → {percent(choice.played_chance + drift)}."


def curve_picture(review: Review, when: Sequence[str]) -> Picture:
    """Return the curve of a review with at least one choice, with its moments by number."""
    marks = [
        Mark(number, moment.choice, review.choices[moment.choice].verdict)
        for number, moment in enumerate(review.moments, 1)
    ]
    chances = [choice.chance for choice in review.choices]
    ends = {1.0: "a win", 0.0: "a loss"}.get(review.result, "a draw")
    lines = [
        f"Curve of the chance to win over {format_count(len(chances), 'choice')}: it began at {percent(chances[0])}, "
        f"was {percent(min(chances))} at the lowest and {percent(max(chances))} at the highest, and ended with {ends}.",
        *(_moment_line(number, review, index, at) for number, (index, at) in enumerate(_moments(review, when), 1)),
    ]
    alt = shorten("\n".join(lines).replace("**", ""), limits.ALT_TEXT)
    return Picture((curve_band(chances, review.result, marks, alt),))


def moment_screen(number: int, of: int, moment: MomentText, position: Screen) -> Screen:
    """Return the screen of moment `number`, from 1: the position as the seat saw it, and the action taken.

    `position` has the picture and the blocks of the position.
    """
    when = f" · {moment.when}" if moment.when else ""
    verdict = moment.estimated.verdict
    return msgspec.structs.replace(
        position,
        title=f"Moment {number} of {of}{when}: {VERDICTS[verdict]}",
        text=shorten("\n".join(_moment_lines(moment)), limits.EMBED_DESCRIPTION // 2),
        headline="",
        footer=KNOWN_THEN,
        tone=_TONES[verdict],
        choices=(),
    )


def _moment_lines(moment: MomentText) -> list[str]:
    choice = moment.estimated
    change = f"{percent(choice.chance)} → {percent(choice.played_chance)}"
    lines = [f"**You played:** {moment.played}. The move: {change}."]
    if moment.best == moment.played:
        lines.append("`hard` would have played the same.")
    else:
        lines.append(f"**`hard` would have played:** {moment.best}.")
        why = "Why yours" if choice.verdict == "better" else "Why"
        lines.append(f"**{why}:** {moment.because or NO_REASON}")
    then = _then_text(moment)
    return [*lines, then] if then else lines


def _then_text(moment: MomentText) -> str:
    """Return the change of the chance until the next choice, with its causes and events; "" without a change."""
    before, after = moment.estimated.played_chance, moment.estimated.played_chance + moment.drift
    causes = [_CAUSES[cause] for cause in ("draw", "shown") if cause in moment.causes]
    if "others" in moment.causes:
        causes.append(f"what {format_list(moment.others)} did")
    if percent(before) == percent(after) or not causes:
        return ""
    text = f"**Until your next choice:** {percent(before)} → {percent(after)}, by {format_list(causes)}."
    return f"{text}\n> {moment.events}" if moment.events else text


def shared_screen(review: Review, when: Sequence[str], number: int, moment: MomentText, title: str) -> Screen:
    """Return the public screen of a shared moment: the curve, and the action taken.

    `title` names the match and the sharer.
    """
    choice = moment.estimated
    lines = [
        f"Moment {number}{f', {moment.when}' if moment.when else ''}: {change_text(choice, moment.drift)}",
        f"Played: {moment.played}.",
        "`hard` would have played the same."
        if moment.best == moment.played
        else f"`hard` would have played: {moment.best}.",
    ]
    return Screen(
        title=title,
        text="\n".join(lines),
        picture=curve_picture(review, when),
        footer="Judged by what the player knew at that moment.",
    )


def progress_screen(match_id: int, done: int, number: int) -> Screen:
    """Return the screen of a review in progress; `done` of `number` choices are judged, 0 before its turn comes."""
    text = f"Looking at choice {done} of {number} …" if done else f"{format_count(number, 'choice')} to look at …"
    if done >= number:
        text = "Looking again at the likeliest turning points …"
    return Screen(title=f"Review of match {match_id}", text=f"{text}\nThis page follows by itself.")


FAILED: Final = "I couldn't finish this review. Press **Review** to try it again."

REFUSALS: Mapping[str, RefusalText] = {
    "no_reviews": "I can't review matches at the moment, because computer players are off here.",
    "review_busy": "Too many reviews are being made at the moment. Please try that again in a few minutes.",
    "review_not_yours": (
        "A review shows a match as one of its players saw it, so it is for those who played to its end. "
        "**Replay** shows you the match step by step."
    ),
    "review_rules_changed": (
        "The rules have changed since that match, so I can't play it through any more. **Log** shows what was "
        "told then."
    ),
    "review_too_early": "A match is reviewed once it is over.",
    "review_no_start": "That moment can't be played on from: it was not your turn to choose there.",
    "review_gone": "That review isn't there any more. Press **Review** on the match's board to make it again.",
}
