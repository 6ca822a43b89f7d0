"""Screens of a review: its overview, its moments and its progress, and the moments that people share."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.review import texts
from bot.review.curve import Mark, curve_band
from bot.review.model import Review
from bot.screens import limits
from bot.screens.screen import Picture, Screen, Tone
from bot.screens.words import join_items, join_sentences, shorten
from bot.texts.catalog import texts_with_prefix
from engine.review.turning_points import LIMITS, Cause, Estimated, Verdict, drifts

_TONES: Mapping[Verdict, Tone] = MappingProxyType(
    {"better": "won", "good": "neutral", "slip": "warning", "blunder": "lost"}
)


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
    return texts.chance(percent=round(100 * chance))


def overview_screen(review: Review, when: Sequence[str], match_id: int, game: str) -> Screen:
    """Return the first screen of a review: the curve, the verdicts' numbers, and a line for each moment.

    `when` names the battle, round or turn of each moment; a name may be "".
    """
    title = texts.title(match=match_id, game=game)
    if not review.choices:
        return Screen(title=title, text=texts.no_choices())
    counts = Counter(choice.verdict for choice in review.choices)
    verdicts = [_COUNTS[verdict](count=counts[verdict]) for _, verdict in LIMITS if counts[verdict]]
    lines = [texts.choices_judged(choices=len(review.choices), verdicts=join_items(verdicts))]
    lines += [_moment_line(number, review, moment, at) for number, (moment, at) in enumerate(_moments(review, when), 1)]
    return Screen(
        title=title,
        text="\n".join(lines if review.moments else [*lines, texts.no_moments()]),
        picture=curve_picture(review, when),
        footer=texts.known_then(),
    )


def _moments(review: Review, when: Sequence[str]) -> Iterable[tuple[int, str]]:
    return zip((moment.choice for moment in review.moments), when, strict=True)


def _moment_line(number: int, review: Review, index: int, when: str) -> str:
    choice = review.choices[index]
    change = change_text(choice, drifts(review.choices, review.result)[index])
    if when:
        return texts.moment_line_at(number=number, when=when, change=change)
    return texts.moment_line(number=number, change=change)


def change_text(choice: Estimated, drift: float) -> str:
    r"""Return the verdict on a choice, its cost, and the change after it if that is greater.

    >>> change_text(Estimated(3, 0.62, 0.41), 0.05)
    'Blunder, 62\xa0% → 41\xa0%.'
    >>> change_text(Estimated(3, 0.5, 0.48), -0.2)
    'Good, 50\xa0% → 48\xa0%. Then 48\xa0% → 28\xa0%.'
    """
    before, after = percent(choice.chance), percent(choice.played_chance)
    text = texts.change(verdict=choice.verdict, before=before, after=after)
    if abs(drift) <= abs(choice.loss):
        return text
    return join_sentences((text, texts.then_change(before=after, after=percent(choice.played_chance + drift))))


def curve_picture(review: Review, when: Sequence[str]) -> Picture:
    """Return the curve of a review with at least one choice, with its moments by number."""
    marks = [
        Mark(number, moment.choice, review.choices[moment.choice].verdict)
        for number, moment in enumerate(review.moments, 1)
    ]
    chances = [choice.chance for choice in review.choices]
    lines = [
        texts.curve_alt(
            choices=len(chances),
            first=percent(chances[0]),
            lowest=percent(min(chances)),
            highest=percent(max(chances)),
            result={1.0: "win", 0.0: "loss"}.get(review.result, "draw"),
        ),
        *(_moment_line(number, review, index, at) for number, (index, at) in enumerate(_moments(review, when), 1)),
    ]
    alt = shorten("\n".join(lines).replace("**", ""), limits.ALT_TEXT)
    return Picture((curve_band(chances, review.result, marks, alt),))


def moment_screen(number: int, of: int, moment: MomentText, position: Screen) -> Screen:
    """Return the screen of moment `number`, from 1: the position as the seat saw it, and the action taken.

    `position` has the picture and the blocks of the position.
    """
    verdict = moment.estimated.verdict
    title = texts.moment_title(number=number, of=of, verdict=verdict)
    if moment.when:
        title = texts.moment_title_at(number=number, of=of, when=moment.when, verdict=verdict)
    return msgspec.structs.replace(
        position,
        title=title,
        text=shorten("\n".join(_moment_lines(moment)), limits.EMBED_DESCRIPTION // 2),
        headline="",
        footer=texts.known_then(),
        tone=_TONES[verdict],
        choices=(),
    )


def _moment_lines(moment: MomentText) -> list[str]:
    choice = moment.estimated
    before, after = percent(choice.chance), percent(choice.played_chance)
    lines = [texts.you_played(played=moment.played, before=before, after=after)]
    if moment.best == moment.played:
        lines.append(texts.hard_same())
    else:
        why = texts.why_yours if choice.verdict == "better" else texts.why
        lines += [texts.hard_otherwise(best=moment.best), why(reason=moment.because or texts.no_reason())]
    then = _then_text(moment)
    return [*lines, then] if then else lines


def _then_text(moment: MomentText) -> str:
    """Return the change of the chance until the next choice, with its causes and events; "" without a change."""
    chance = moment.estimated.played_chance
    before, after = percent(chance), percent(chance + moment.drift)
    causes = [texts.cause_draw()] if "draw" in moment.causes else []
    causes += [texts.cause_shown()] if "shown" in moment.causes else []
    causes += [_cause_others(moment.others)] if "others" in moment.causes else []
    if before == after or not causes:
        return ""
    text = texts.until_next(before=before, after=after, causes=causes)
    return f"{text}\n> {moment.events}" if moment.events else text


def _cause_others(names: Sequence[str]) -> str:
    return texts.cause_others(names=names, count=len(names))


def shared_screen(review: Review, when: Sequence[str], number: int, moment: MomentText, title: str) -> Screen:
    """Return the public screen of a shared moment: the curve, and the action taken.

    `title` names the match and the sharer.
    """
    change, is_best = change_text(moment.estimated, moment.drift), moment.best == moment.played
    lines = [
        texts.shared_moment_at(number=number, when=moment.when, change=change)
        if moment.when
        else texts.shared_moment(number=number, change=change),
        texts.shared_played(played=moment.played),
        texts.hard_same() if is_best else texts.shared_hard_otherwise(best=moment.best),
    ]
    return Screen(
        title=title,
        text="\n".join(lines),
        picture=curve_picture(review, when),
        footer=texts.judged_then(),
    )


def progress_screen(match_id: int, done: int, number: int) -> Screen:
    """Return the screen of a review in progress; `done` of `number` choices are judged, 0 before its turn comes."""
    text = texts.looking_at(done=done, number=number) if done else texts.to_look_at(number=number)
    if done >= number:
        text = texts.looking_again()
    return Screen(title=texts.progress_title(match=match_id), text=f"{text}\n{texts.follows()}")


_COUNTS = texts_with_prefix(texts, "count")

REFUSALS: Mapping[str, Callable[..., str]] = texts_with_prefix(texts, "refusal")
