"""Facts about the table, and the texts made from the facts: blocks, alternative texts and the board."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from bot.games.fight_flight_bite import texts, words
from bot.games.fight_flight_bite.course import TurningPoint, duel_lines, result, turning_point, turning_text
from bot.games.fight_flight_bite.picture_map import map_bands
from bot.games.fight_flight_bite.picture_strip import strip_band
from bot.games.fight_flight_bite.picture_tribes import end_band, tribes_band, winners_text
from bot.games.fight_flight_bite.sentences import harvest_text, points_text, sentence, short_summary, summary
from bot.games.fight_flight_bite.words import cubes_text, join_in_order, name_list, plain_sentence, players_text
from bot.screens import limits
from bot.screens.emblems import seat_name, shape_words
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
from bot.screens.words import as_sentence, join_fitting, join_groups, join_items, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.fight_flight_bite.events import DuelWon, Event, ThrowsShown
from engine.games.fight_flight_bite.harvest import MAX_ROUNDS
from engine.games.fight_flight_bite.view_types import DuelView, SeatView, View

Group = Literal["now", "woodlands", "tribes", "supply", "stakes", "scores", "harvest", "cards"]
"""Key of a block's heading."""

_HEADINGS = texts_with_prefix(texts, "heading")


class Fact(NamedTuple):
    """A fact about the table and its only text, with emblems and marks for bold but without a full stop.

    `key` identifies it, and `group` is the block of the fact. Alternative texts put facts with a lower `rank` first.
    """

    key: str
    group: Group
    text: str
    rank: int
    sentence: str = ""
    """The fact with its heading as a sentence, if it is the only fact of its block; otherwise ""."""


_POINTS, _NOW, _HERE, _SEAT, _ELSEWHERE, _SUPPLY, _STAKES, _CARDS, _HARVEST = range(9)
"""Ranks of facts."""

_ON_MAP: tuple[Group, ...] = ("woodlands", "supply", "stakes", "harvest")
"""Groups of the facts that the map shows; the band of the tribes shows the others."""

_LATEST = 300
"""Maximum number of characters about the newest events in an alternative text."""


@cached_by_language(maxsize=1)
def facts(view: View, names: Names) -> tuple[Fact, ...]:
    """Return all facts that the viewer may know about the table, in the order of the screen's blocks.

    The last result is cached, because the blocks and the alternative text of a screen both need it.
    """
    return tuple(_yield_facts(view, names))


def _yield_facts(view: View, names: Names) -> Iterator[Fact]:
    for key, text in ongoing(view, names):  # the status already tells who has yet to throw
        yield Fact(key, "now", text, _HARVEST if key == "thrown" else _NOW)
    yield from _woodland_facts(view)
    seats = [view.seats[seat] for seat in view.order or range(len(view.seats))]
    for seat in seats:
        yield Fact(f"seat {seat.seat}", "tribes", _seat(seat, names), _SEAT)
    supply = cubes_text(view.supply)
    yield Fact("supply", "supply", supply, _SUPPLY, texts.supply_sentence(cubes=supply))
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        stakes, sentence = view.turn.stakes, texts.stakes_sentence(**words.sign_numbers(view.turn.stakes))
        yield Fact("stakes", "stakes", words.actions_by_sign_text(stakes), _STAKES, sentence)
    for score in sorted(view.scores, key=lambda each: -each.points):
        points = points_text(score.cubes, score.bonus, f"**{score.points}**", score.head_start)
        text = texts.player_line(who=seat_name(score.seat, names), text=points)
        yield Fact(f"score {score.seat}", "scores", text, _POINTS)
    for each in view.woodlands:
        if each.harvest is not None and any(each.critters):
            harvest = harvest_text(each.harvest.taken, each.harvest.left, names)
            text = texts.harvest_line(letter=each.id, harvest=harvest)
            yield Fact(f"harvest {each.id}", "harvest", text, _HARVEST)
    for seat in seats:
        if seat.played:
            text = texts.has_played(who=seat_name(seat.seat, names), cards=seat.played)
            yield Fact(f"played {seat.seat}", "cards", text, _CARDS)


def _woodland_facts(view: View) -> Iterator[Fact]:
    here = view.turn.woodland if view.turn is not None else None
    for each in view.woodlands:
        line = texts.woodland_of_turn_line if each.id == here else texts.woodland_line
        text = line(letter=each.id, sign=each.icon, contents=words.contents_text(view, each))
        yield Fact(f"woodland {each.id}", "woodlands", text, _HERE if each.id == here else _ELSEWHERE)


def ongoing(view: View, names: Names) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each fact on the current duel, bonus, harvest, final or choice of tribes."""
    final, bonus, pick = view.final, view.bonus, view.pick
    if view.duel is not None:
        yield from _duel_facts(view, view.duel, names)
    if final is not None:
        yield "final", texts.final_throws(who=players_text(final.seats, names))
        yield from _thrown(final.seats, final.thrown, names)
        if final.rounds:
            yield "rounds", texts.final_rounds(rounds=final.rounds, limit=MAX_ROUNDS)
    if bonus is not None:
        yield "bonus", texts.bonus_left(sign=bonus.sign, count=bonus.actions, unused=bonus.left)
    if pick is not None:
        yield "pick", texts.pick_order(letter=pick.woodland, takers=join_in_order(name_list(pick.takers, names)))
    if view.phase == "tribes" and view.tribes_left:
        yield "tribes", texts.tribes_left(tribes=view.tribes_left)


def _duel_facts(view: View, duel: DuelView, names: Names) -> Iterator[tuple[str, str]]:
    attacker, defender = seat_name(duel.attacker, names), seat_name(duel.defender, names)
    letter = view.turn.woodland or "" if view.turn is not None else ""
    yield "duel", texts.duel_attack(attacker=attacker, defender=defender, letter=letter)
    yield from _thrown((duel.attacker, duel.defender), duel.thrown, names)
    if duel.shown:
        throws = join_groups(texts.opposed_signs(one=one, other_sign=other) for one, other in duel.shown)
        yield "shown", texts.thrown_so_far(throws=throws)
    if duel.ties:
        yield "ties", texts.duel_ties(ties=duel.ties, limit=duel.tie_limit, who=attacker)
    if duel.barred is not None:
        yield "barred", texts.duel_barred(who=defender, sign=duel.barred)


def _thrown(seats: Sequence[int], thrown: Sequence[bool], names: Names) -> Iterator[tuple[str, str]]:
    done = [seat for seat, has_thrown in zip(seats, thrown, strict=True) if has_thrown]
    if done:
        yield "thrown", texts.have_thrown(who=players_text(done, names), count=len(done))


def _seat(seat: SeatView, names: Names) -> str:
    parts = [
        *([words.tribe_name(seat.tribe)] if seat.tribe else []),
        texts.in_reserve(count=seat.reserve),
        texts.counted_cards(count=seat.hand_size),
        *([texts.took_food(cubes=cubes_text(seat.taken, taken=True))] if sum(seat.taken) else []),
        *([texts.has_left()] if seat.has_left else []),
    ]
    return texts.player_line(who=seat_name(seat.seat, names), text=join_items(parts))


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return the facts that the viewer may know about the table, as blocks of text with headings.

    Facts of the same group share a block, or two blocks if the text is too long for one.
    """
    table: list[Block] = []
    for group, grouped in groupby(facts(view, names), key=lambda fact: fact.group):
        block, heading = [*grouped], _HEADINGS[group]()
        lines = [fact.text for fact in block]
        table += [Block(heading, lines[0], inline=True)] if block[0].sentence else lines_in_blocks(heading, lines)
    return tuple(table)


def map_alt(view: View, names: Names, letters: Sequence[str], opening: Sequence[str] = ()) -> str:
    """Return the alternative text of a band of the map: `opening`, and the facts about its woodlands.

    `letters` are the woodlands of the band. `opening` has sentences. The band with the first woodland also has the
    round, the supply and the gains of a win. A sentence that would exceed Discord's limit is left out.
    """
    shown = {f"woodland {letter}" for letter in letters} | ({"supply", "stakes"} if "A" in letters else set())
    moment = [] if view.outcome is not None or "A" not in letters else [as_sentence(words.moment(view))]
    return join_fitting([*opening, *moment, *_fact_sentences(view, names, shown)], limits.ALT_TEXT)


def tribes_alt(view: View, names: Names, opening: Sequence[str] = ()) -> str:
    """Return the alternative text of the band of the tribes, or of the end: `opening`, and all other facts."""
    shown = {fact.key for fact in facts(view, names) if fact.group not in _ON_MAP}
    return join_fitting([*opening, *_fact_sentences(view, names, shown)], limits.ALT_TEXT)


def _fact_sentences(view: View, names: Names, keys: Collection[str]) -> Iterator[str]:
    """Yield the facts with these keys as sentences, the most important first.

    Only woodlands and tribes show the seats' shapes.
    """
    for fact in sorted(facts(view, names), key=lambda fact: fact.rank):
        if fact.key not in keys:
            continue
        if fact.sentence:
            yield fact.sentence
        elif fact.group in ("woodlands", "tribes"):
            yield plain_sentence(fact.text, shape_words())
        else:
            yield plain_sentence(fact.text)


def cube_values(view: View) -> tuple[Block, ...]:
    """Return one block with the points of a cube of each food for the viewer.

    Return `()` for a spectator, before the deal, and at the end.
    """
    if view.worth is None or view.phase == "over":
        return ()
    return (Block(texts.heading_cube_values(), texts.cube_values_now(**words.food_numbers(view.worth))),)


def cube_values_sentence(view: View) -> str:
    """Return the points of a cube of each food for the viewer as a sentence.

    Return "" for a spectator, before the deal, and at the end.
    """
    if view.worth is None or view.phase == "over":
        return ""
    return texts.cube_values_sentence(**words.food_numbers(view.worth))


def board(view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    hint, status_text = "", short_status(view, names)
    if words.is_throwing(view):
        locked = throws_are_locked(view)
        hint = texts.press_first_sign() if locked else texts.press_sign()
        status_text = words.press_text(view, names, locked=locked)
    return Screen(
        title=_title(view),
        text="\n".join(line for line in (summary_text, status(view, names), hint) if line),
        headline=table_headline(view, names, last, status_text),
        blocks=blocks(view, names),
        picture=table_picture(view, names, last),
        tone="won" if view.outcome else "neutral",
    )


def _title(view: View) -> str:
    if view.outcome is not None:
        return texts.game_name()
    match words.part_of_match(view):
        case "tribes":
            return texts.title_tribes()
        case "opening":
            return texts.title_opening()
        case "turns":
            return texts.title_turns(round=view.round, rounds=words.ROUNDS)
        case _:
            return texts.title_harvest()


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: winners, scores, turning point, map, and duels won per round.

    Return None if the match is not over. The turning point is left out if the winners harvested no cubes.
    """
    if view.outcome is None:
        return None
    turning = turning_point(public_events, [Seat(winner) for winner in view.outcome.ranks[0]])
    turned = "" if turning is None else turning_text(turning, names)
    duels = "\n".join(duel_lines(public_events, names))
    written_blocks = drop_empty(
        Block(texts.heading_turning_point(), turned), Block(texts.heading_duels(rounds=words.ROUNDS), duels)
    )
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
    opening = [
        as_sentence(winners_text(view, names)),
        *([plain_sentence(turning_text(turning, names))] if turning else []),
    ]
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
    first = [*opening, *([texts.can_choose(letters=targets)] if targets else [])]
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
    now = {fact.key for fact in facts(view, names) if fact.group == "now"}
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
        you = texts.you_in_list()
        who = {each.seat: you if each.seat == names.reader else names.seats[each.seat] for each in scores}
        return headline(" · ".join(f"{who[each.seat]} {each.points}" for each in scores), status_text)
    return headline(short_summary(last, names, room, view.duel), status_text)


def status(view: View, names: Names) -> str:
    """Return the winners, or the seats that the match waits for and their task, as a sentence.

    Return an empty string if the match waits for no seat.
    """
    if view.outcome is not None or not view.asks:
        return as_sentence(short_status(view, names))
    return words.waiting_text(view, names)


def short_status(view: View, names: Names) -> str:
    """Return the winners, or the awaited seats and their task, without a full stop.

    Return an empty string if the match waits for no seat.
    """
    if view.outcome is not None:
        winners = view.outcome.ranks[0]
        return texts.match_won(who=players_text(winners, names), count=len(winners))
    return words.awaited_text(view, names) if view.asks else ""


def throws_are_locked(view: View) -> bool:
    """Return whether the current duel takes three signs together; False outside a duel."""
    return view.duel is not None and view.rules.rethrow == "locked"
