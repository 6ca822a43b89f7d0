"""Texts about a match: clocks, take-overs, undos, results, proofs, and the sentences of its log."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

import msgspec

from bot.games.catalog import PlayableGame, get_game
from bot.match import texts
from bot.match.card_picture import card_of_sides, card_picture
from bot.match.model.computers import people_among
from bot.match.model.match import TIMING_KINDS, Head, LogRow, Match
from bot.match.model.timing import DAY, HOUR, MINUTE, TIMES, ClockName, Wait
from bot.match.records import record_name
from bot.match.redaction import memory_renderer, read_report
from bot.match.seating import names_of
from bot.screens import limits
from bot.screens.presenter import Names, WaitKind
from bot.screens.screen import HEADLINE_ROOM, Block, Screen, with_line
from bot.screens.words import add_note, join_items, join_sentences, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from bot.texts.patterns import READER
from engine.core.rng import commitment
from engine.core.values import Seat


def clock_name(clock: ClockName) -> str:
    """Return the name of a clock in a list of terms, such as "no clock"."""
    match clock:
        case "daily":
            return texts.clock_daily()
        case "live":
            return texts.clock_live()
    return texts.clock_none()


def _duration(seconds: float) -> str:
    if seconds >= DAY:
        return texts.duration_days(days=int(seconds // DAY))
    if seconds >= HOUR:
        return texts.duration_hours(hours=int(seconds // HOUR))
    return texts.duration_minutes(minutes=int(seconds // MINUTE))


def clock_times(clock: ClockName) -> str:
    """Return the times that a clock gives for a turn, an answer and the set-up. A clock without limits gives "".

    >>> clock_times("live")
    '5 minutes for a turn, 1 minute to answer, 10 minutes to set up'
    """
    times = TIMES[clock]
    kinds: Mapping[WaitKind, Callable[..., str]] = {
        "turn": texts.time_turn,
        "answer": texts.time_answer,
        "set_up": texts.time_set_up,
    }
    return join_items(text(time=_duration(times[kind])) for kind, text in kinds.items() if kind in times)


def _clock_terms(clock: ClockName) -> str:
    """Return a clock in the terms of a match. The live clock has its times there, as a turn is over soon."""
    return texts.live_terms(times=clock_times("live")) if clock == "live" else clock_name(clock)


_CHANGES = texts_with_prefix(texts, "change")


def change_text(names: Names, kind: str, seat: int) -> str:
    """Return the sentence for a change of this kind by `seat`, such as a time-out, a request or an agreement.

    Return "" for a kind that has no sentence in `_CHANGES`, such as an action.
    """
    return _CHANGES[kind](name=names.seats[seat]) if kind in _CHANGES else ""


def with_time_out(screen: Screen, names: Names, seat: int) -> Screen:
    """Return the screen with a first line that this seat timed out and an action was played for it instead.

    Return it unchanged if the line doesn't fit.
    """
    timed_out = f"⏰ {texts.timed_out_played(name=names.seats[seat])}"
    text = f"{timed_out}\n{screen.text}"
    if len(text) > limits.EMBED_DESCRIPTION or screen.length + len(text) - len(screen.text) > limits.EMBED_TOTAL:
        return screen
    headline = screen.headline and shorten(f"{timed_out}\n{screen.headline}", HEADLINE_ROOM)
    return msgspec.structs.replace(screen, text=text, headline=headline)


def with_clock(screen: Screen, times: Sequence[tuple[str, float]], paused_at: float | None) -> Screen:
    """Return the board with the deadlines of people, or the start of the pause, as Discord timestamps.

    `times` are names with POSIX times. The earliest goes into the headline. The whole list becomes a block, if it fits.
    """
    return _with_block(
        with_line(screen, _deadline_text(times, paused_at)), texts.clock_heading(), times_text(times, paused_at)
    )


def _with_block(screen: Screen, heading: str, text: str) -> Screen:
    """Return the screen with one more block at its end.

    Return it unchanged if the text is empty or would exceed one of Discord's limits.
    """
    if not text or len(screen.blocks) >= limits.EMBED_FIELDS or len(text) > limits.EMBED_FIELD_VALUE:
        return screen
    if screen.length + len(heading) + len(text) > limits.EMBED_TOTAL:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, text)))


def _deadline_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Return a headline with the earliest deadline or the start of the pause; "" without either."""
    if paused_at is not None:
        return texts.paused_headline(since=f"<t:{int(paused_at)}:R>")
    return texts.until(due=moment(min(due for _, due in times))) if times else ""


def times_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Return a line for each name with its deadline; in a pause, one line with its start.

    All times are POSIX seconds. Return "" if `times` is empty and there is no pause.
    """
    if paused_at is not None:
        return texts.paused(since=f"<t:{int(paused_at)}:f>")
    return "\n".join(texts.has_until(name=name, due=moment(due)) for name, due in times)


def moment(at: float) -> str:
    """Return a Discord timestamp for `at` (POSIX seconds): the date and time, and the distance from now.

    Every reader sees it in their own time zone and language.

    >>> moment(60.5)
    '<t:60:f> (<t:60:R>)'
    """
    return add_note(f"<t:{int(at)}:f>", f"<t:{int(at)}:R>")


def with_open_hands(screen: Screen) -> Screen:
    """Return the board with a notice that hands are open to spectators, also as a block if it fits."""
    return _with_block(with_line(screen, texts.hands_open()), texts.spectators_heading(), texts.hands_open())


def take_over_until(due: float | None) -> str:
    """Return a sentence with the deadline of a take-over vote; "" if `due` is None."""
    return "" if due is None else texts.take_over_until(due=moment(due))


def taken_back_text(name: str, actions: int) -> str:
    """Return the sentence that `name` undid their last action; if `actions` exceeds 1, also all later ones."""
    if actions == 1:
        return texts.taken_back_last(name=name)
    return texts.taken_back_more(name=name)


_SHORT_HASH = 16
"""Number of digits of the key's hash on a card; the button *Proof* shows all 64."""


def card_footer(match: Match) -> str:
    """Return the footer of a match's card: its number, and the first digits of the hash of its key."""
    return texts.card_footer(number=match.id, hash=commitment(match.key)[:_SHORT_HASH])


def sides_text(names: Names) -> str:
    """Return all sides of a match, such as "Alice against Bob"."""
    return join_sides([names.team(team) for team in range(len(names.teams))])


def join_sides(sides: Sequence[str]) -> str:
    """Return the sides of a match in a line, such as "Alice against Bob"; at least one must be given."""
    return reduce(lambda side, other: texts.sides(side=side, other=other), sides)


def started_screen(game: PlayableGame, names: Names, terms: str, footer: str) -> Screen:
    """Return the card of a started match: its sides and its terms, in words and as a picture."""
    sides = [names.team(team) for team in range(len(names.teams))]
    bold = [f"**{side}**" for side in sides]
    is_duel = len(sides) == 2
    text = texts.started_two(first=bold[0], second=bold[1]) if is_duel else texts.started_more(sides=bold)
    return Screen(
        title=game.presenter.name,
        text=f"{text}\n{terms}",
        headline=texts.is_on(),
        picture=card_picture(game.presenter, card_of_sides(sides, terms)),
        footer=footer,
    )


def with_head(footer: str, head: Head | None) -> str:
    """Return a board's footer with the code of its log's head appended; unchanged if `head` is None."""
    return footer if head is None else f"{footer} · {head}"


def proof_screen(commitment: str, key: bytes | None, record: str) -> Screen:
    """Return the screen that explains how to check a match's chance.

    `key` is None until the match is over. Afterwards the screen shows the key and names the file `record`.
    """
    if key is None:
        text = texts.proof_secret(hash=commitment)
    else:
        text = texts.proof_key(key=key.hex(), hash=commitment, record=record)
    return Screen(title=texts.proof_title(), text=text)


def result_text(names: Names, ranks: tuple[tuple[int, ...], ...], reason: str, reader: int | None = None) -> str:
    """Return the result of a match as a sentence; `ranks` lists team indexes from first to last, ties grouped.

    `reason` is that of the engine's outcome. Only "void", "resigned" and "forfeited" change the sentence. `reader` is
    the seat that reads "you", or "your team"; None means names for all.
    """

    def name(team: int) -> str:
        if reader not in names.teams[team]:
            return names.team(team)
        return READER if len(names.teams[team]) == 1 else texts.your_team()

    def describe_reader(teams: Sequence[int]) -> str:
        """Return whether the teams are the reader's alone: "you", "your-team" or "others"."""
        if len(teams) > 1 or reader not in names.teams[teams[0]]:
            return "others"
        return READER if len(names.teams[teams[0]]) == 1 else "your-team"

    winners = [name(team) for team in ranks[0]]
    if reason == "void":
        return texts.result_void(people=winners)
    if len(ranks) == 1:
        return texts.result_draw(people=winners)
    behind = [team for group in ranks[1:] for team in group]
    return texts.result_won(
        winners=winners,
        winner_is=describe_reader(ranks[0]),
        losers=[name(team) for team in behind],
        loser_is=describe_reader(behind),
        how=reason if reason in ("resigned", "forfeited") else "rules",
    )


def rated_text(*, rated: bool) -> str:
    """Return the word for rated or unrated matches in their terms."""
    return texts.rated() if rated else texts.unrated()


FORMER = "Former player"
"""Beginning of the pseudonym of people who deleted their data; a number follows."""


def terms_of(match: Match, game: PlayableGame, *, settled: bool = True) -> str:
    """Return the agreed options and clock in one line, and whether the match is rated.

    `settled` is True if the roster is final; otherwise the line ignores the sizes of the teams. The rating is left out
    without a clock or with computer players. A start from a position is named.
    """
    sizes = tuple(len(team) for team in match.roster.teams) if settled else ()
    terms = f"{_terms(game.engine.key, match.options, sizes)} · {_clock_terms(match.timing.clock)}"
    if match.position is not None:
        terms = f"{terms} · {texts.from_position()}"
    if match.timing.clock == "none" or len(people_among(match.people)) < len(match.people):
        return terms
    return f"{terms} · {rated_text(rated=match.rated)}"


@cached_by_language(1_000)
def _terms(game: str, options: bytes, sizes: tuple[int, ...]) -> str:
    host = get_game(game)
    return host.presenter.terms(host.engine.codec.load_options(options), sizes)


def times_of(match: Match, waits: Sequence[Wait]) -> tuple[tuple[str, float], ...]:
    """Return the name and the POSIX deadline of each wait that has one, except take-over votes."""
    return tuple(
        (match.people[wait.seat].name, wait.due) for wait in waits if wait.due is not None and wait.kind != "take_over"
    )


def with_last_time_out(screen: Screen, match: Match, names: Names) -> Screen:
    """Return the screen with a line about the seat that just timed out; unchanged if no seat did."""
    return screen if match.timing.lapsed is None else with_time_out(screen, names, match.timing.lapsed)


def ended_by_rules(match: Match) -> bool:
    """Return whether a match reached its end by its rules, as opposed to a resignation, forfeit or void match."""
    return match.ending is not None and match.ending.reason not in ("resigned", "void")


def result_of(match: Match, reader: int | None = None) -> str:
    """Return the result of a match as a sentence; "" if the match has not ended.

    `reader` is the seat that reads "you"; None means names for all.
    """
    if match.ending is None:
        return ""
    names, reason = names_of(match), match.ending.reason
    forfeited = reason == "resigned" and match.timing.lapsed is not None
    return result_text(names, match.ending.ranks, "forfeited" if forfeited else reason, reader)


def proof(match: Match) -> Screen:
    """Return the screen that explains how to check the match's chance; it shows the key once the match is over."""
    key = match.key if match.status == "over" else None
    screen = proof_screen(commitment(match.key), key, record_name(match.id))
    if match.position is None:
        return screen
    return msgspec.structs.replace(screen, text=f"{screen.text}\n\n{texts.proof_of_position()}")


def started_card(match: Match) -> Screen:
    """Return the card of a match that has started, for when another message shows its board."""
    game = get_game(match.game)
    return started_screen(game, names_of(match), terms_of(match, game), card_footer(match))


def footer_of(match: Match) -> str:
    """Return the footer of boards and panels: the match's number. Its game and terms are on its card."""
    return texts.match_number(number=match.id)


def question_text(match: Match) -> str:
    """Return the question of the open take-over vote; "" without such a vote."""
    proposal = match.take_over
    if proposal is None:
        return ""
    name = match.people[proposal.seat].name
    return texts.take_over_question(name=name, how=proposal.left or "resigned")


def taken_over_text(match: Match, seat: Seat) -> str:
    """Return the sentence that the seat's computer player continues for the person who left.

    It adds that this person has lost.
    """
    return texts.taken_over(computer=match.people[seat].name, name=match.first_people[seat].name)


def lost_text(match: Match) -> str:
    """Return a sentence for each person who left a seat and lost, joined by spaces; "" without such people."""
    return join_sentences(texts.lost(how=leaver.how, name=leaver.person.name) for leaver in match.leavers)


def leaver_text(match: Match, user_id: int) -> str:
    """Return the text for a person who left a seat of the match, during or after the take-over vote."""
    leaver = next((each for each in match.leavers if each.person.id == user_id), None)
    if leaver is None:
        how = match.take_over.left if match.take_over else None
        return texts.you_left_asked(how=how or "resigned")
    computer = match.people[leaver.seat].name
    if match.status == "over":
        return texts.you_left_over(how=leaver.how, computer=computer)
    return texts.you_left_goes_on(how=leaver.how, computer=computer)


def names_after(match: Match, version: int) -> Names:
    """Return the names and teams as they were after this version, before any later take-over."""
    people = list(match.people)
    for leaver in match.leavers:
        if leaver.version > version:
            people[leaver.seat] = leaver.person
    return Names(tuple(person.name for person in people), match.roster.teams)


def log_sentences(
    match: Match, log: Sequence[LogRow], user_id: int, moved_last: int | None = None, *, turns: bool = True
) -> tuple[str, ...]:
    """Return the sentences of these log rows as the person may know them, newest last.

    A person with a seat reads "you". A person who left a seat reads as a spectator.
    In memory games, rows before the reader's last move use `memory_renderer`. If `log` lacks such a move, `moved_last`
    is its number. If that is None too, the last two changes count as recent. With `turns` False, events that begin a
    turn are skipped.
    """
    game = get_game(match.game)
    seats = [Seat(index) for index, person in enumerate(match.people) if person.id == user_id]
    reader = seats[0] if seats and not match.has_left(user_id) else None
    own = [row.number for row in log if reader is not None and row.seat == reader and row.is_played]
    since = own[-1] if own else match.version - 1 if moved_last is None else moved_last
    sentences: list[str] = []
    for row in log:
        events = read_report(game, row.reports, reader)
        seen_events = [event for event in events if turns or not game.presenter.begins_turn(event)]
        sentences += row_sentences(match, row, seen_events, past=row.number < since, reader=reader)
    return tuple(sentences)


def row_sentences(
    match: Match, row: LogRow, events: Sequence[Any], *, past: bool = False, reader: Seat | None = None
) -> tuple[str, ...]:
    """Return the sentences of a log row for a reader who may know these events.

    Names are those of the people seated then. With `past`, a memory game uses `memory_renderer`. `reader` is the seat
    that reads "you"; None means names for all.
    """
    names, presenter = names_after(match, row.number), get_game(match.game).presenter
    sentence = (memory_renderer(match) if past else None) or presenter.sentence
    seat = None if row.seat is None else Seat(row.seat)
    if seat is not None and row.kind == "taken_over":
        return (taken_over_text(match, seat),)
    if seat is not None and row.kind == "taken_back":
        return (taken_back_text(names.seats[seat], len(row.undone_rows)),) if events else ()
    change_sentence = change_text(names, row.kind, seat) if seat is not None else ""
    told = names if reader is None else names.address_reader(reader)
    event_sentences = () if row.kind in TIMING_KINDS else (sentence(event, told) for event in events)
    return tuple(each for each in (change_sentence, *event_sentences) if each)
