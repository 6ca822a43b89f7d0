"""Facts about the table, and the texts made from the facts: blocks, alternative texts and the board."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.course import duel_lines, turning_point, turning_text
from bot.games.fight_flight_bite.picture_table import end_scene, map_scene
from bot.games.fight_flight_bite.sentences import harvest_text, points_text, short_summary, summary
from bot.games.fight_flight_bite.words import card_name, cubes_text, plain_sentence, sign_name
from bot.screens import limits
from bot.screens.emblems import SHAPE_OF, seat_name, seat_names
from bot.screens.presenter import Names, Review
from bot.screens.screen import (
    HEADLINE_ROOM,
    SUMMARY_LENGTH,
    Block,
    Picture,
    Screen,
    drop_empty,
    headline,
    lines_in_blocks,
    picture_of,
)
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plural, shorten
from engine.core.values import Seat
from engine.games.fight_flight_bite.events import Event
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


_ROUND, _POINTS, _NOW, _HERE, _SEAT, _ELSEWHERE, _SUPPLY, _STAKES, _CARDS, _HARVEST = range(10)
"""Ranks of facts."""


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
        points = points_text(score.cubes, score.bonus, f"**{score.points}**")
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
            yield (
                "shown",
                f"Shown: {'; '.join(f'{sign_name(one)} and {sign_name(other)}' for one, other in duel.shown)}",
            )
        if duel.ties:
            yield "ties", f"Equal throws: {duel.ties} of {duel.tie_limit}; at {duel.tie_limit} {attacker} wins"
        if duel.barred is not None:
            yield "barred", f"{defender} may not throw {sign_name(duel.barred)} in this duel"
    if final is not None:
        yield "final", f"{seat_names(final.seats, names)} are tied and throw for the win"
        yield from _thrown(final.seats, final.thrown, names)
        if final.rounds:
            yield "rounds", f"Throws in a row with nobody out: {final.rounds}; after {MAX_ROUNDS} they share the win"
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


def map_alt(view: View, names: Names, status: str) -> str:
    """Return the map's alternative text: `status`, the round, and the facts, the most important first.

    `status` is a sentence part without a full stop. A sentence that would exceed Discord's limit is left out. Only
    woodlands and tribes show the seats' shapes.
    """
    sentences = [plain_sentence(status), *([] if view.outcome else [f"{words.moment(view)}."])]
    for fact in sorted(facts(view, names), key=lambda fact: fact.rank):
        if fact.alone:
            sentences.append(f"{fact.heading}: {fact.text}.")
        elif fact.heading in ("Woodlands", "Tribes"):
            sentences.append(plain_sentence(fact.text, SHAPE_OF))
        else:
            sentences.append(plain_sentence(fact.text))
    return join_fitting(sentences, limits.ALT_TEXT)


def hand_alt(view: View, hand: Sequence[str], asked: str) -> str:
    """Return the alternative text of a hand, which begins with `asked`, the question for the viewer.

    Each card of `hand` follows with its effect and its bonus if kept to the end of the match. Parts beyond Discord's
    limit are left out.
    """
    cards = [f"{card_name(key)}: {words.effect_and_bonus(key, view.rules.card_scoring)}." for key in hand]
    values = [f"{block.heading}: {block.text}." for block in cube_values(view)]
    reserve = f"{format_count(view.seats[view.seat or 0].reserve, 'critter')} in reserve."
    held = f"You hold {format_count(len(hand), 'card')}."
    return join_fitting([asked, held, *cards, *values, reserve], limits.ALT_TEXT)


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
        hint = f"Press {which} sign below{more}. Nobody sees what you throw until all have thrown."
        status_text = f"{status_text}: press {which} sign below"
    return Screen(
        title=title if view.outcome else f"{title} · {words.moment(view).lower()}",
        text="\n".join(line for line in (summary_text, status(view, names), hint) if line),
        headline=table_headline(view, names, last, status_text),
        blocks=blocks(view, names),
        picture=map_picture(view, names, last),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: final table, turning point and duels won per round.

    Return None if the match is not over. Only a single winner has a turning point.
    """
    if view.outcome is None:
        return None
    winners, last = view.outcome.ranks[0], public_events[-1] if public_events else ()
    turning = turning_point(public_events, Seat(winners[0])) if len(winners) == 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    duels = "\n".join(duel_lines(public_events, names))
    written_blocks = drop_empty(Block("Turning point", turned), Block("Duels won in rounds 1 to 5", duels))
    status_text = short_status(view, names)
    if turned:
        status_text = f"{status_text}. Turning point: {turned}"
    return Review(picture_of(end_scene(view, names, last, turning), map_alt(view, names, status_text)), written_blocks)


def map_picture(view: View, names: Names, last: Sequence[Event], targets: Sequence[str] = ()) -> Picture:
    """Return the picture of the table as the viewer knows it, with its alternative text.

    `last` has the newest events, which the picture marks. `targets` has the letters of the woodlands that the viewer
    can choose. If they are all woodlands, the picture marks none.
    """
    text = short_status(view, names)
    if len(targets) == len(view.woodlands):
        targets = ()  # where all can be chosen, marks say nothing
    if targets:
        text = f"{text}. You can choose {format_list(targets, 'or')}"
    return picture_of(map_scene(view, names, last, targets), map_alt(view, names, text))


def table_headline(view: View, names: Names, last: Sequence[Event], status_text: str) -> str:
    """Return the headline: the last events in short, and below them `status_text`.

    If points decided the match, all seats' points replace the events, highest first. `last` has the events of the last
    action.
    """
    room = HEADLINE_ROOM - len(status_text) - 1
    if view.outcome is not None and view.outcome.reason in ("score", "shared"):
        points = sorted((score.points for score in view.scores), reverse=True)
        return headline(f"The points: {format_list([str(number) for number in points])}.", status_text)
    return headline(short_summary(last, names, room), status_text)


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
