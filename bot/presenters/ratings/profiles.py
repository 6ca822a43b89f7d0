"""A person's profile: what they played and won, their ratings with a picture, their last matches."""

from collections.abc import Mapping, Sequence

from bot.games.catalog import PRESENTERS
from bot.model.ratings import EndedMatch, Outcome, Profile, Tally
from bot.presenters.ratings.called import Called
from bot.presenters.ratings.curves import curves_picture
from bot.presenters.ratings.rated_matches import rating_text
from bot.screens import limits
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen, written
from bot.screens.words import counted, listed, plural, shortened

_STREAKS: Mapping[Outcome, tuple[str, str]] = {
    "won": ("Won the last match.", "Won the last {number} matches in a row."),
    "drawn": ("Drew the last match.", "Drew the last {number} matches in a row."),
    "lost": ("Lost the last match.", "Lost the last {number} matches in a row."),
}

_OUTCOMES: tuple[Outcome, ...] = ("won", "drawn", "void", "lost")
"""What a match came to for a team is the first of these that it came to for one of its seats."""

_PROVISIONAL = "A question mark says that a rating isn't certain yet, or not any more."
_HIDDEN = "You hide yourself: nobody but you sees this. `/privacy hide` changes that."


def tally_text(tally: Tally) -> str:
    """How many matches were played, and what they came to.

    >>> tally_text(Tally(3, 1, 2))
    '6 played: 3 won, 1 drawn, 2 lost'
    """
    drawn = f", {tally.drawn} drawn" if tally.drawn else ""
    return f"{tally.played} played: {tally.won} won{drawn}, {tally.lost} lost"


def profile_screen(profile: Profile, called: Called) -> Screen:
    """A person's profile, as its reader may know it."""
    record, total = profile.record, Tally(*(sum(each) for each in zip(*profile.record.games.values(), strict=True)))
    text = tally_text(total) if total.played else "No match against people has ended yet."
    if profile.is_hidden:
        text = f"{text}\n{_HIDDEN}"
    games = [f"{called.game(key)}: {tally_text(each)}" for key, each in record.games.items()]
    opponents = [f"{called.people[other.id]}: {tally_text(each)}" for other, each in record.opponents]
    return Screen(
        title=called.people[profile.person.id],
        text=text,
        blocks=written(
            Block("Ratings", _ratings(profile, called)),
            Block("Games", "\n".join(games)),
            Block("Opponents", "\n".join(opponents)),
            Block("Openings", "\n".join(_openings(profile, called))),
            Block("Lately", "" if record.streak is None else streak_text(*record.streak)),
            Block("Computer players", tally_text(record.with_computers) if record.with_computers.played else ""),
            Block("Last matches", fitting_lines([ended_line(match, called) for match in profile.newest])),
        ),
        picture=curves_picture(record.curves, called, profile.now),
        footer=_PROVISIONAL if record.curves else "",
    )


def streak_text(outcome: Outcome, number: int) -> str:
    """What came of the last matches.

    >>> streak_text("won", 3)
    'Won the last 3 matches in a row.'
    """
    return plural(number, *_STREAKS[outcome]).format(number=number)


def result_text(match: EndedMatch, called: Called) -> str:
    """Who won a match that is over against whom."""
    return _result(_sides(match, called))


def ended_line(match: EndedMatch, called: Called) -> str:
    """A match that is over, in a line: when, what, and who won against whom."""
    head = f"<t:{int(match.ended_at)}:d> · **{called.game(match.game)}** · match {match.id}"
    return f"{head}{' · rated' if match.is_rated else ''}\n{result_text(match, called)}"


def _sides(match: EndedMatch, called: Called) -> dict[Outcome, list[str]]:
    """The names of the teams by what came of the match for them."""
    sides: dict[Outcome, list[str]] = {}
    for team in sorted({seat.team for seat in match.seats}):
        members = [seat for seat in match.seats if seat.team == team]
        outcomes = {seat.outcome for seat in members}
        came_to: Outcome = next(each for each in _OUTCOMES if each in outcomes)
        sides.setdefault(came_to, []).append(" & ".join(called.people[seat.person.id] for seat in members))
    return sides


def _result(sides: Mapping[Outcome, Sequence[str]]) -> str:
    won, drawn, lost, void = (listed(sides.get(outcome, ())) for outcome in ("won", "drawn", "lost", "void"))
    if void:
        return f"No result: {void}"
    if won:
        return f"{won} won against {lost}" if lost else f"{won} won"
    return f"A draw between {drawn}, before {lost}" if lost else f"A draw between {drawn}"


def fitting_lines(lines: Sequence[str], length: int = limits.EMBED_FIELD_VALUE) -> str:
    """As many of these lines as there is room for."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else shortened(line, length)
        if len(longer) > length:
            break
        text = longer
    return text


def _openings(profile: Profile, called: Called) -> list[str]:
    """What somebody begins with most often, in those games where that is counted."""
    lines = []
    for key, (opening, times) in profile.record.openings.items():
        counted_here = PRESENTERS[key].openings if key in PRESENTERS else None
        if counted_here is not None:
            often = plural(times, "once", "{number} times").format(number=times)
            lines.append(f"{called.game(key)}: {counted_here.name(opening)} ({counted_here.label}, {often})")
    return lines


def _ratings(profile: Profile, called: Called) -> str:
    lines = []
    for key, curve in profile.record.curves.items():
        rated = counted(curve[-1].matches, "rated match", "rated matches")
        lines.append(f"{called.game(key)}: **{rating_text(curve[-1], profile.now)}** after {rated}")
    return "\n".join(lines)


REFUSALS: Mapping[str, RefusalText] = {
    "hides_profile": "{name} shows nobody else how they play.",
    "rated_without_clock": (
        "A match without a clock is never rated. Choose a daily or a live `clock` too, or leave out `rated`."
    ),
    "ratings_off": "The admins of this server have switched ratings off. Leave out `rated`, and play for fun.",
}
