"""Texts about a match: clocks, take-overs, undos, results, proofs, and the sentences of its log."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.catalog import PlayableGame, get_game
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
from bot.screens.words import format_count, format_list, sentence_case, shorten
from engine.core.rng import commitment
from engine.core.values import Seat

CLOCK_NAMES: Mapping[str, str] = {"none": "no clock", "daily": "daily clock", "live": "live clock"}
"""Names of the clocks, by key."""


def _duration(seconds: float) -> str:
    unit, name = (DAY, "day") if seconds >= DAY else (HOUR, "hour") if seconds >= HOUR else (MINUTE, "minute")
    return format_count(int(seconds // unit), name)


def clock_times(clock: ClockName) -> str:
    """Return the times that a clock gives for a turn, an answer and the set-up. A clock without limits gives "".

    >>> clock_times("live")
    '5 minutes for a turn, 1 minute to answer, 10 minutes to set up'
    """
    times = TIMES[clock]
    kinds: Mapping[WaitKind, str] = {"turn": "for a turn", "answer": "to answer", "set_up": "to set up"}
    return ", ".join(f"{_duration(times[kind])} {text}" for kind, text in kinds.items() if kind in times)


_CLOCK_TERMS: Mapping[ClockName, str] = {
    "none": CLOCK_NAMES["none"],
    "daily": CLOCK_NAMES["daily"],
    "live": f"{CLOCK_NAMES['live']} ({clock_times('live')})",
}
"""Clocks in the terms of a match. The live clock has its times there, as a turn is over soon."""

_TIMED_OUT = "{name} ran out of time, so this was played for them:"

_CHANGES: Mapping[str, str] = {
    "lapsed": _TIMED_OUT,
    "unanswered": _TIMED_OUT,
    "pause_asked": "{name} asked to pause the clock.",
    "time_asked": "{name} asked for more time.",
    "consented": "{name} agreed.",
    "refused": "{name} said no, so nothing changes.",
    "paused": "{name} agreed, and the clock is paused.",
    "resumed": "{name} let the clock go on.",
    "extended": "{name} agreed to more time.",
    "take_back_asked": "{name} asked to take back their last action.",
    "hands_asked": "{name} asked to show every hand to spectators, a whole turn late.",
    "hands_opened": "{name} agreed, and spectators see every hand, a whole turn late.",
    "hands_closed": "{name} hid the hands from spectators.",
    "forfeited": "{name} ran out of time and is out of the match.",
    "cancelled": "{name} called the match off before moving, so it has no result.",
    "gave_up": "{name} resigned, and the others were asked whether the computer plays on.",
    "timed_out": "{name} ran out of time, and the others were asked whether the computer plays on.",
}


def change_text(names: Names, kind: str, seat: int) -> str:
    """Return the sentence for a change of this kind by `seat`, such as a time-out, a request or an agreement.

    Return "" for a kind that has no sentence in `_CHANGES`, such as an action.
    """
    return _CHANGES[kind].format(name=names.seats[seat]) if kind in _CHANGES else ""


def with_time_out(screen: Screen, names: Names, seat: int) -> Screen:
    """Return the screen with a first line that this seat timed out and an action was played for it instead.

    Return it unchanged if the line doesn't fit.
    """
    timed_out = f"⏰ {_TIMED_OUT.format(name=names.seats[seat])}"
    text = f"{timed_out}\n{screen.text}"
    if len(text) > limits.EMBED_DESCRIPTION or screen.length + len(text) - len(screen.text) > limits.EMBED_TOTAL:
        return screen
    headline = screen.headline and shorten(f"{timed_out}\n{screen.headline}", HEADLINE_ROOM)
    return msgspec.structs.replace(screen, text=text, headline=headline)


def with_clock(screen: Screen, times: Sequence[tuple[str, float]], paused_at: float | None) -> Screen:
    """Return the board with the deadlines of people, or the start of the pause, as Discord timestamps.

    `times` are names with POSIX times. The earliest goes into the headline. The whole list becomes a block, if it fits.
    """
    return _with_block(with_line(screen, _deadline_text(times, paused_at)), "Clock", times_text(times, paused_at))


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
        return f"Paused since <t:{int(paused_at)}:R>."
    return f"Until {moment(min(due for _, due in times))}." if times else ""


def times_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Return a line for each name with its deadline; in a pause, one line with its start.

    All times are POSIX seconds. Return "" if `times` is empty and there is no pause.
    """
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:f>. Anybody in the match can go on with `/clock`."
    return "\n".join(f"{name} has until {moment(due)}." for name, due in times)


def moment(at: float) -> str:
    """Return a Discord timestamp for `at` (POSIX seconds): the date and time, and the distance from now.

    Every reader sees it in their own time zone and language.

    >>> moment(60.5)
    '<t:60:f> (<t:60:R>)'
    """
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


OPEN_HANDS = "Spectators see every hand, a whole turn late."


def with_open_hands(screen: Screen) -> Screen:
    """Return the board with a notice that hands are open to spectators, also as a block if it fits."""
    return _with_block(with_line(screen, OPEN_HANDS), "Spectators", OPEN_HANDS)


LEFT_TEXTS: Mapping[str, str] = {
    "resigned": "{name} resigned.",
    "forfeited": "{name} ran out of time.",
}
_LOST: Mapping[str, str] = {
    "resigned": "{name} resigned and has lost.",
    "forfeited": "{name} ran out of time and has lost.",
}
_YOU_LEFT: Mapping[str, str] = {
    "resigned": "You resigned, so you have lost.",
    "forfeited": "You ran out of time, so you have lost.",
}


def take_over_until(due: float | None) -> str:
    """Return a sentence with the deadline of a take-over vote; "" if `due` is None."""
    return "" if due is None else f"Time to agree: until {moment(due)}."


def taken_back_text(name: str, actions: int) -> str:
    """Return the sentence that `name` undid their last action; if `actions` exceeds 1, also all later ones."""
    if actions == 1:
        return f"{name} took their last action back."
    return f"{name} took their last action back, and what came after it."


_SHORT_HASH = 16
"""Number of digits of the key's hash on a card; the button *Proof* shows all 64."""


def card_footer(match: Match) -> str:
    """Return the footer of a match's card: its number, and the first digits of the hash of its key."""
    return f"{footer_of(match)} · SHA-256 {commitment(match.key)[:_SHORT_HASH]}… · Note a board's code as proof"


def started_screen(game: PlayableGame, names: Names, terms: str, footer: str) -> Screen:
    """Return the card of a started match: its sides and its terms, in words and as a picture."""
    sides = [names.team(team) for team in range(len(names.teams))]
    bold = [f"**{side}**" for side in sides]
    text = f"{bold[0]} against {bold[1]}." if len(sides) == 2 else f"{format_list(bold)} play, each alone."
    return Screen(
        title=game.presenter.name,
        text=f"{text}\n{terms}",
        headline="The match is on.",
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
        text = (
            "All chance of this match comes from one secret key, which was fixed before anybody joined. "
            f"Its SHA-256 is\n`{commitment}`\nThe key is shown here when the match is over. Every board ends with a "
            "code for all that was done by then. Note one: without it, nobody can prove that this is what was played."
        )
    else:
        text = (
            f"Key `{key.hex()}`\nSHA-256 `{commitment}`\n"
            f"Save `{record}` and run `python -m bot.tools.verify {record}` to replay the match from its key. "
            "If you noted the code at the end of an earlier board, add it, such as `--seen 17:1a2b3c4d`."
        )
    return Screen(title="Proof of the shuffle", text=text)


def result_text(names: Names, ranks: tuple[tuple[int, ...], ...], reason: str, reader: int | None = None) -> str:
    """Return the result of a match as a sentence; `ranks` lists team indexes from first to last, ties grouped.

    `reason` is that of the engine's outcome. Only "void", "resigned" and "forfeited" change the sentence. `reader` is
    the seat that reads "you", or "your team"; None means names for all.
    """

    def name(team: int) -> str:
        if reader not in names.teams[team]:
            return names.team(team)
        return "you" if len(names.teams[team]) == 1 else "your team"

    winners = format_list([name(team) for team in ranks[0]])
    if reason == "void":
        return f"**No result**: the match between {winners} was given up before play began."
    if len(ranks) == 1:
        return f"**A draw** between {winners}."
    losers = format_list([name(team) for group in ranks[1:] for team in group])
    winners = sentence_case(winners)
    if reason == "resigned":
        return f"**{winners} won the match**: {losers} resigned."
    if reason == "forfeited":
        return f"**{winners} won the match**: {losers} ran out of time."
    return f"**{winners} won the match** against {losers}."


RATED_TERMS: Mapping[bool, str] = {True: "rated", False: "unrated"}
"""Words for rated and unrated matches in their terms."""


FORMER = "Former player"
"""Beginning of the pseudonym of people who deleted their data; a number follows."""


def terms_of(match: Match, game: PlayableGame, *, settled: bool = True) -> str:
    """Return the agreed options and clock in one line, and whether the match is rated.

    `settled` is True if the roster is final; otherwise the line ignores the sizes of the teams. The rating is left out
    without a clock or with computer players. A start from a position is named.
    """
    sizes = tuple(len(team) for team in match.roster.teams) if settled else ()
    terms = f"{_terms(game.engine.key, match.options, sizes)} · {_CLOCK_TERMS[match.timing.clock]}"
    if match.position is not None:
        terms = f"{terms} · from a moment of another match"
    if match.timing.clock == "none" or len(people_among(match.people)) < len(match.people):
        return terms
    return f"{terms} · {RATED_TERMS[match.rated]}"


@lru_cache(maxsize=1_000)
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
    return msgspec.structs.replace(screen, text=f"{screen.text}\n\n{_POSITION_NOT_PROVED}")


_POSITION_NOT_PROVED = (
    "This match started from a moment of another match. The record has that position as one player knew it, and the "
    "key drew the rest. It doesn't prove what was dealt and played before that moment."
)


def started_card(match: Match) -> Screen:
    """Return the card of a match that has started, for when another message shows its board."""
    game = get_game(match.game)
    return started_screen(game, names_of(match), terms_of(match, game), card_footer(match))


def footer_of(match: Match) -> str:
    """Return the footer of boards and panels: the match's number. Its game and terms are on its card."""
    return f"Match {match.id}"


def question_text(match: Match) -> str:
    """Return the question of the open take-over vote; "" without such a vote."""
    proposal = match.take_over
    if proposal is None:
        return ""
    left = LEFT_TEXTS[proposal.left or "resigned"].format(name=match.people[proposal.seat].name)
    return f"{left} Shall the computer take the seat? Nobody moves until that is settled."


def taken_over_text(match: Match, seat: Seat) -> str:
    """Return the sentence that the seat's computer player continues for the person who left.

    It adds that this person has lost.
    """
    return f"{match.people[seat].name} plays on for {match.first_people[seat].name}, who has lost."


def lost_text(match: Match) -> str:
    """Return a sentence for each person who left a seat and lost, joined by spaces; "" without such people."""
    return " ".join(_LOST[leaver.how].format(name=leaver.person.name) for leaver in match.leavers)


def leaver_text(match: Match, user_id: int) -> str:
    """Return the text for a person who left a seat of the match, during or after the take-over vote."""
    leaver = next((each for each in match.leavers if each.person.id == user_id), None)
    if leaver is None:
        how = match.take_over.left if match.take_over else None
        return f"{_YOU_LEFT[how or 'resigned']} The others are asked whether the computer plays on in your seat."
    computer = match.people[leaver.seat].name
    if match.status == "over":
        return f"{_YOU_LEFT[leaver.how]} {computer} played on in your seat, and the match is over."
    return f"{_YOU_LEFT[leaver.how]} {computer} plays on in your seat. You can watch on the board."


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
