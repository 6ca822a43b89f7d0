"""Facts about the table, and the texts made from the facts: blocks, alternative texts and the board."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.course import TurningPoint, duel_lines, result, turning_point, turning_text
from bot.games.fight_flight_bite.picture_map import map_bands
from bot.games.fight_flight_bite.picture_strip import strip_band
from bot.games.fight_flight_bite.picture_tribes import end_band, tribes_band, winners_text
from bot.games.fight_flight_bite.sentences import harvest_text, points_text, sentence, short_summary, summary
from bot.games.fight_flight_bite.words import card_name, cubes_text, plain_sentence, sign_name
from bot.screens import limits
from bot.screens.emblems import SHAPE_OF, seat_name, seat_names
from bot.screens.presenter import Names, Review
from bot.screens.screen import (
    HEADLINE_ROOM,
    SUMMARY_LENGTH,
    Band,
    Block,
    Picture,
    Screen,
    drop_empty,
    headline,
    lines_in_blocks,
)
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plural, shorten
from engine.core.values import Seat
from engine.games.fight_flight_bite.events import DuelWon, Event, ThrowsShown
from engine.games.fight_flight_bite.harvest import MAX_ROUNDS
from engine.games.fight_flight_bite.view_types import SeatView, View


class Fact(NamedTuple):
    """A fact about the table and its only text, with emblems and marks for bold but without a full stop.

    `key` identifies it, and `heading` names its block. Alternative texts put facts with a lower `rank` first.
    """

    key: str
    heading: str
    text: str
    rank: int
    alone: bool = False
    """Whether it is the only fact of its block, so that its text makes sense only below the heading."""


_POINTS, _NOW, _HERE, _SEAT, _ELSEWHERE, _SUPPLY, _STAKES, _CARDS, _HARVEST = range(9)
"""Ranks of facts."""

_ON_MAP = ("Woodlands", "Supply", "A win brings", "Harvest")
"""Headings of the facts that the map shows; the band of the tribes shows the others."""

_LATEST = 300
"""Maximum number of characters about the newest events in an alternative text."""


@lru_cache(maxsize=1)
def facts(view: View, names: Names) -> tuple[Fact, ...]:
    """Return all facts that the viewer may know about the table, in the order of the screen's blocks.

    The last result is cached, because the blocks and the alternative text of a screen both need it.
    """
    return tuple(_yield_facts(view, names))


def _yield_facts(view: View, names: Names) -> Iterator[Fact]:
    for key, text in ongoing(view, names):  # the status already tells who has yet to throw
        yield Fact(key, "Now", text, _HARVEST if key == "thrown" else _NOW)
    here = view.turn.woodland if view.turn is not None else None
    for each in view.woodlands:
        name = f"**{words.woodland_name(each)}{', this turn' if each.id == here else ''}**"
        rank = _HERE if each.id == here else _ELSEWHERE
        yield Fact(f"woodland {each.id}", "Woodlands", f"{name}: {words.contents_text(view, each)}", rank)
    seats = [view.seats[seat] for seat in view.order or range(len(view.seats))]
    for seat in seats:
        yield Fact(f"seat {seat.seat}", "Tribes", _seat(seat, names), _SEAT)
    yield Fact("supply", "Supply", cubes_text(view.supply), _SUPPLY, alone=True)
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        stakes = words.actions_by_sign_text(view.turn.stakes)
        yield Fact("stakes", "A win brings", stakes, _STAKES, alone=True)
    for score in sorted(view.scores, key=lambda each: -each.points):
        points = points_text(score.cubes, score.bonus, f"**{score.points}**", score.head_start)
        yield Fact(f"score {score.seat}", "Scores", f"{seat_name(score.seat, names)}: {points}", _POINTS)
    for each in view.woodlands:
        if each.harvest is not None and any(each.critters):
            harvest = harvest_text(each.harvest.taken, each.harvest.left, names)
            yield Fact(f"harvest {each.id}", "Harvest", f"{each.id}: {harvest}", _HARVEST)
    for seat in seats:
        if seat.played:
            cards = format_list([card_name(key) for key in seat.played])
            yield Fact(f"played {seat.seat}", "Cards", f"{seat_name(seat.seat, names)} played {cards}", _CARDS)


def ongoing(view: View, names: Names) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each fact on the current duel, bonus, harvest, final or choice of tribes."""
    duel, final, bonus = view.duel, view.final, view.bonus
    if duel is not None:
        attacker, defender = seat_name(duel.attacker, names), seat_name(duel.defender, names)
        yield "duel", f"{attacker} attacks {defender}{f' on {view.turn.woodland}' if view.turn is not None else ''}"
        yield from _thrown((duel.attacker, duel.defender), duel.thrown, names)
        if duel.shown:
            throws = "; ".join(f"{sign_name(one)} against {sign_name(other)}" for one, other in duel.shown)
            yield "shown", f"Thrown so far: {throws}"
        if duel.ties:
            yield "ties", f"Tie {duel.ties} of {duel.tie_limit}; {attacker} wins tie {duel.tie_limit}"
        if duel.barred is not None:
            yield "barred", f"{defender} may not throw {sign_name(duel.barred)} in this duel"
    if final is not None:
        yield "final", f"{seat_names(final.seats, names)} are tied and throw for the win"
        yield from _thrown(final.seats, final.thrown, names)
        if final.rounds:
            yield "rounds", f"Rounds of throws with nobody out: {final.rounds} of {MAX_ROUNDS}; then they share the win"
    if bonus is not None:
        sign = sign_name(bonus.sign)
        actions = plural(bonus.actions, f"One {sign} action, which is", "{left} of {all} {sign} actions left; each is")
        yield "bonus", f"{actions.format(left=bonus.left, all=bonus.actions, sign=sign)} optional"
    if view.pick is not None:
        yield "pick", f"Cubes of {view.pick.woodland} go to {seat_names(view.pick.takers, names, 'then')}"
    if view.phase == "tribes" and view.tribes_left:
        yield "tribes", f"Still to choose: {format_list([words.tribe_name(tribe) for tribe in view.tribes_left])}"


def _thrown(seats: Sequence[int], thrown: Sequence[bool], names: Names) -> Iterator[tuple[str, str]]:
    done = [seat for seat, has_thrown in zip(seats, thrown, strict=True) if has_thrown]
    if done:
        yield "thrown", f"{seat_names(done, names)} {plural(len(done), 'has', 'have')} thrown"


def _seat(seat: SeatView, names: Names) -> str:
    parts = [
        *([words.tribe_name(seat.tribe)] if seat.tribe else []),
        f"{seat.reserve} in reserve",
        format_count(seat.hand_size, "card"),
        *([f"took {cubes_text(seat.taken)}"] if sum(seat.taken) else []),
        *(["has left"] if seat.has_left else []),
    ]
    return f"{seat_name(seat.seat, names)}: {', '.join(parts)}"


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return the facts that the viewer may know about the table, as blocks of text with headings.

    Facts with the same heading share a block, or two blocks if the text is too long for one.
    """
    table: list[Block] = []
    for (heading, alone), group in groupby(facts(view, names), key=lambda fact: (fact.heading, fact.alone)):
        lines = [fact.text for fact in group]
        table += [Block(heading, lines[0], inline=True)] if alone else lines_in_blocks(heading, lines)
    return tuple(table)


def map_alt(view: View, names: Names, letters: Sequence[str], opening: Sequence[str] = ()) -> str:
    """Return the alternative text of a band of the map: `opening`, and the facts about its woodlands.

    `letters` are the woodlands of the band. `opening` has sentences. The band with the first woodland also has the
    round, the supply and the gains of a win. A sentence that would exceed Discord's limit is left out.
    """
    shown = {f"woodland {letter}" for letter in letters} | ({"supply", "stakes"} if "A" in letters else set())
    moment = [] if view.outcome is not None or "A" not in letters else [f"{words.moment(view)}."]
    return join_fitting([*opening, *moment, *_fact_sentences(view, names, shown)], limits.ALT_TEXT)


def tribes_alt(view: View, names: Names, opening: Sequence[str] = ()) -> str:
    """Return the alternative text of the band of the tribes, or of the end: `opening`, and all other facts."""
    shown = {fact.key for fact in facts(view, names) if fact.heading not in _ON_MAP}
    return join_fitting([*opening, *_fact_sentences(view, names, shown)], limits.ALT_TEXT)


def _fact_sentences(view: View, names: Names, keys: Collection[str]) -> Iterator[str]:
    """Yield the facts with these keys as sentences, the most important first.

    Only woodlands and tribes show the seats' shapes.
    """
    for fact in sorted(facts(view, names), key=lambda fact: fact.rank):
        if fact.key not in keys:
            continue
        if fact.alone:
            yield f"{fact.heading}: {fact.text}."
        elif fact.heading in ("Woodlands", "Tribes"):
            yield plain_sentence(fact.text, SHAPE_OF)
        else:
            yield plain_sentence(fact.text)


def cube_values(view: View) -> tuple[Block, ...]:
    """Return one block with the points of a cube of each food for the viewer.

    Return `()` for a spectator, before the deal, and at the end.
    """
    if view.worth is None or view.phase == "over":
        return ()
    return (Block("Points per cube now", f"{words.cube_values_text(view.worth)}, with the cards you hold"),)


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    hint, status_text = "", short_status(view, names)
    if words.is_throwing(view):
        which, more = ("your first", "; you choose the other two in private") if throws_are_locked(view) else ("a", "")
        hint = f"Press {which} sign below{more}. Nobody sees it until all have thrown."
        status_text = f"{status_text}: press {which} sign below"
    return Screen(
        title=title if view.outcome else f"{title} · {words.moment(view).lower()}",
        text="\n".join(line for line in (summary_text, status(view, names), hint) if line),
        headline=table_headline(view, names, last, status_text),
        blocks=blocks(view, names),
        picture=table_picture(view, names, last),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: winners, scores, turning point, map, and duels won per round.

    Return None if the match is not over. The turning point is left out if the winners harvested no cubes.
    """
    if view.outcome is None:
        return None
    turning = turning_point(public_events, [Seat(winner) for winner in view.outcome.ranks[0]])
    turned = "" if turning is None else turning_text(turning, names)
    duels = "\n".join(duel_lines(public_events, names))
    written_blocks = drop_empty(Block("Turning point", turned), Block("Duels won in rounds 1 to 5", duels))
    last = public_events[-1] if public_events else ()
    return Review(end_picture(view, names, last, turning), written_blocks)


def table_picture(view: View, names: Names, last: Sequence[Event]) -> Picture:
    """Return the picture of the table as the viewer knows it: the map and the tribes, or the end.

    `last` has the newest events, which the picture marks.
    """
    if view.outcome is not None:
        return end_picture(view, names, last)
    opening = opening_sentences(view, names, last, short_status(view, names))
    return Picture((*map_parts(view, names, last, opening), tribes_part(view, names, last)))


def end_picture(view: View, names: Names, last: Sequence[Event], turning: TurningPoint | None = None) -> Picture:
    """Return the picture of a finished match: the winners and scores, the turning point if given, and the map.

    A seat is shown no map of two bands, so that its panel fits into a window.
    """
    opening = [f"{winners_text(view, names)}.", *([plain_sentence(turning_text(turning, names))] if turning else [])]
    end = Band(end_band(view, names, turning), tribes_alt(view, names, opening))
    maps = map_parts(view, names, last)
    return Picture((end, *(maps if view.seat is None or len(maps) == 1 else ())))


def opening_sentences(view: View, names: Names, last: Sequence[Event], status_text: str) -> tuple[str, str]:
    """Return `status_text` and the newest events in short, as sentences for the first band's alternative text."""
    return plain_sentence(status_text), plain_sentence(short_summary(last, names, _LATEST, view.duel))


def map_parts(
    view: View,
    names: Names,
    last: Sequence[Event],
    opening: Sequence[str] = (),
    targets: Sequence[str] = (),
    around: str = "",
) -> tuple[Band, ...]:
    """Return the bands of the map as the viewer knows it, with their alternative texts.

    `last` has the newest events, which the map marks. `opening` begins the first alternative text. `targets` has the
    letters of the woodlands that the viewer can choose. If they are all woodlands, the map marks none. `around` leaves
    out the bands without this woodland; "" leaves out none.
    """
    if len(targets) == len(view.woodlands):
        targets = ()  # where all can be chosen, marks say nothing
    first = [*opening, *([f"You can choose {format_list(targets, 'or')}."] if targets else [])]
    return tuple(
        Band(band.scene, map_alt(view, names, band.letters, () if index else first))
        for index, band in enumerate(
            band for band in map_bands(view, last, targets) if not around or around in band.letters
        )
    )


def tribes_part(
    view: View, names: Names, last: Sequence[Event], opening: Sequence[str] = (), *, has_strip: bool = True
) -> Band:
    """Return the band of the tribes, with its alternative text, which begins with `opening`."""
    return Band(tribes_band(view, names, last, has_strip=has_strip), tribes_alt(view, names, opening))


def strip_part(view: View, names: Names, last: Sequence[Event]) -> Band:
    """Return the strip alone as a band: a duel that was just decided, or the current facts.

    If it shows neither, the text is the status of the match.
    """
    throws = [event for event in last if isinstance(event, ThrowsShown | DuelWon)] if result(view, last) else []
    decided = [plain_sentence(sentence(event, names)) for event in throws]
    now = {fact.key for fact in facts(view, names) if fact.heading == "Now"}
    told = decided or [*_fact_sentences(view, names, now)] or [plain_sentence(status(view, names))]
    return Band(strip_band(view, names, last), join_fitting(told, limits.ALT_TEXT))


def table_headline(view: View, names: Names, last: Sequence[Event], status_text: str) -> str:
    """Return the headline: the last events in short, and below them `status_text`.

    If points decided the match, all seats' points replace the events, highest first. `last` has the events of the last
    action.
    """
    room = HEADLINE_ROOM - len(status_text) - 1
    if view.outcome is not None and view.outcome.reason in ("score", "shared"):
        scores = sorted(view.scores, key=lambda score: -score.points)
        who = {each.seat: "You" if each.seat == names.reader else names.seats[each.seat] for each in scores}
        return headline(" · ".join(f"{who[each.seat]} {each.points}" for each in scores), status_text)
    return headline(short_summary(last, names, room, view.duel), status_text)


def status(view: View, names: Names) -> str:
    """Return the winners, or the seats that the match waits for and their task, as a sentence.

    Return an empty string if the match waits for no seat.
    """
    if view.outcome is not None or not view.asks:
        return as_sentence(short_status(view, names))
    who = seat_names([ask.seat for ask in view.asks], names)
    return f"Waiting for **{who}** to {words.current_ask(view).do}."


def short_status(view: View, names: Names) -> str:
    """Return the winners, or the awaited seats and their task, without a full stop.

    Return an empty string if the match waits for no seat.
    """
    if view.outcome is not None:
        winners = view.outcome.ranks[0]
        return f"**{seat_names(winners, names)} {plural(len(winners), 'won the match', 'share the win')}**"
    if not view.asks:
        return ""
    task = words.current_ask(view)
    who = seat_names([ask.seat for ask in view.asks], names)
    return f"**{who}** {plural(len(view.asks), task.does, task.do)}"


def throws_are_locked(view: View) -> bool:
    """Return whether the current duel takes three signs together; False outside a duel."""
    return view.duel is not None and view.rules.rethrow == "locked"
