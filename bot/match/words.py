"""The course of a match: what each of its changes told, as events to whoever explains its end, and in sentences."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.catalog import PlayableGame, get_game
from bot.match.model.computers import people_among
from bot.match.model.match import TIMING_KINDS, Head, LogRow, Match
from bot.match.model.timing import Wait
from bot.match.records import record_name
from bot.match.redaction import memory_renderer, read_report
from bot.match.seating import names_of
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import HEADLINE_ROOM, Block, Screen, with_line
from bot.screens.words import format_list, shorten
from engine.core.rng import commitment
from engine.core.values import Seat

CLOCK_NAMES: Mapping[str, str] = {"none": "no clock", "daily": "daily clock", "live": "live clock"}
"""What each clock is called in the terms of a match, by its key."""

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
    "gave_up": "{name} resigned, and the others were asked whether the computer plays on.",
    "timed_out": "{name} ran out of time, and the others were asked whether the computer plays on.",
}


def change_text(names: Names, kind: str, seat: int) -> str:
    """What a change has to do with time, in a sentence; "" for one that has nothing."""
    return _CHANGES[kind].format(name=names.seats[seat]) if kind in _CHANGES else ""


def with_time_out(screen: Screen, names: Names, seat: int) -> Screen:
    """The screen of a position that came about because a seat's time was over, saying so first."""
    timed_out = f"⏰ {_TIMED_OUT.format(name=names.seats[seat])}"
    text = f"{timed_out}\n{screen.text}"
    if len(text) > limits.EMBED_DESCRIPTION or screen.length + len(text) - len(screen.text) > limits.EMBED_TOTAL:
        return screen
    headline = screen.headline and shorten(f"{timed_out}\n{screen.headline}", HEADLINE_ROOM)
    return msgspec.structs.replace(screen, text=text, headline=headline)


def with_clock(screen: Screen, times: Sequence[tuple[str, float]], paused_at: float | None) -> Screen:
    """The board with a line that says who has time until when; every reader's Discord counts by itself."""
    text = times_text(times, paused_at)
    heading = "Clock"
    screen = with_line(screen, _deadline_text(times, paused_at))
    if not text or len(screen.blocks) >= limits.EMBED_FIELDS or len(text) > limits.EMBED_FIELD_VALUE:
        return screen
    if screen.length + len(heading) + len(text) > limits.EMBED_TOTAL:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, text)))


def _deadline_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Until when there is time for whoever is first to run out, for a headline."""
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:R>."
    return f"Until {moment(min(due for _, due in times))}." if times else ""


def times_text(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Who has time until when, a line each, or since when nobody's runs; "" where there is no clock."""
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:f>. Anybody in the match can go on with `/clock`."
    return "\n".join(f"{name} has until {moment(due)}." for name, due in times)


def moment(at: float) -> str:
    """A moment as every reader's Discord writes it: the date and time, and how far off that is.

    >>> moment(60.5)
    '<t:60:f> (<t:60:R>)'
    """
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


OPEN_HANDS = "Spectators see every hand, a whole turn late."


def with_open_hands(screen: Screen) -> Screen:
    """A board that says that hands are open to spectators."""
    screen = with_line(screen, OPEN_HANDS)
    heading = "Spectators"
    room = screen.length + len(heading) + len(OPEN_HANDS) <= limits.EMBED_TOTAL
    if not room or len(screen.blocks) >= limits.EMBED_FIELDS:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, OPEN_HANDS)))


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


def take_over_question(name: str, how: str | None) -> str:
    """That somebody has left a seat, and what the others are asked."""
    left = LEFT_TEXTS[how or "resigned"].format(name=name)
    return f"{left} Shall the computer take the seat? Nobody moves until that is settled."


def take_over_until(due: float | None) -> str:
    """Until when the others may agree; "" where that isn't known."""
    return "" if due is None else f"Time to agree: until {moment(due)}."


def taken_over_sentence(computer: str, name: str) -> str:
    """Who plays on for whom."""
    return f"{computer} plays on for {name}, who has lost."


def lost_sentence(name: str, how: str) -> str:
    """That somebody has lost who left a seat, whatever that reached."""
    return _LOST[how].format(name=name)


def leaving_text(how: str | None) -> str:
    """What somebody is told who has left a seat, while the others are asked."""
    left = _YOU_LEFT[how or "resigned"]
    return f"{left} The others are asked whether the computer plays on in your seat."


def leaver_sentence(how: str, computer: str, *, over: bool) -> str:
    """What somebody is told who has left a seat that a computer player took."""
    if over:
        return f"{_YOU_LEFT[how]} {computer} played on in your seat, and the match is over."
    return f"{_YOU_LEFT[how]} {computer} plays on in your seat. You can watch on the board."


def taken_back_text(name: str, actions: int) -> str:
    """That somebody has taken back what they did; with more than one action, also what others did after it."""
    if actions == 1:
        return f"{name} took their last action back."
    return f"{name} took their last action back, and what came after it."


SHUFFLE_LOCKED = "The shuffle is locked and can be checked later."
"""What every card says of chance; while it waits for people, its button *Proof* shows the hash of the key."""


def started_screen(game: str, names: Names, terms: str, commitment: str) -> Screen:
    """What stays of a card once its match has begun: who plays, for what, and what the key was promised to be."""
    sides = [f"**{names.team(team)}**" for team in range(len(names.teams))]
    text = f"{sides[0]} against {sides[1]}." if len(sides) == 2 else f"{format_list(sides)} play, each alone."
    locked = Block("Shuffle", f"{SHUFFLE_LOCKED} SHA-256 `{commitment}`")
    return Screen(title=f"{game}: the match is on", text=text, blocks=(Block("Terms", terms), locked))


def with_head(footer: str, head: Head | None) -> str:
    """The footer of a board, with what binds all that was done by then."""
    return footer if head is None else f"{footer} · {head}"


def proof_screen(commitment: str, key: bytes | None, record: str) -> Screen:
    """How anybody can check that the chance of a match was fixed; with its key and its record once it is over."""
    if key is None:
        text = (
            "All chance of this match comes from one secret key, which was fixed before anybody joined. "
            f"Its SHA-256 is\n`{commitment}`\nThe key is shown here when the match is over. Every board ends with a "
            "code for all that was done by then: note one, and you can check that too."
        )
    else:
        text = (
            f"Key `{key.hex()}`\nSHA-256 `{commitment}`\n"
            f"Save `{record}` and run `python -m bot.tools.verify {record}` to replay the match from its key. "
            "If you noted the code at the end of an earlier board, add it, such as `--seen 17:1a2b3c4d`."
        )
    return Screen(title="Proof of the shuffle", text=text)


def result_text(names: Names, ranks: tuple[tuple[int, ...], ...], reason: str) -> str:
    """How a match ended, in a sentence."""
    winners = format_list([names.team(team) for team in ranks[0]])
    if reason == "void":
        return f"**No result**: the match between {winners} was given up before play began."
    if len(ranks) == 1:
        return f"**A draw** between {winners}."
    losers = format_list([names.team(team) for group in ranks[1:] for team in group])
    if reason == "resigned":
        return f"**{winners} won the match**: {losers} resigned."
    if reason == "forfeited":
        return f"**{winners} won the match**: {losers} ran out of time."
    return f"**{winners} won the match** against {losers}."


RATED_TERMS: Mapping[bool, str] = {True: "rated", False: "unrated"}
"""What the terms of a match say."""


FORMER = "Former player"
"""What people are called who had their data deleted; a number follows."""


def terms_of(match: Match, game: PlayableGame, *, settled: bool = True) -> str:
    """What was agreed, in a line; `settled` if it is known who plays with whom."""
    sizes = tuple(len(team) for team in match.roster.teams) if settled else ()
    terms = f"{_terms(game.engine.key, match.options, sizes)} · {CLOCK_NAMES[match.timing.clock]}"
    if match.timing.clock == "none" or len(people_among(match.people)) < len(match.people):
        return terms
    return f"{terms} · {RATED_TERMS[match.rated]}"


@lru_cache(maxsize=1_000)
def _terms(game: str, options: bytes, sizes: tuple[int, ...]) -> str:
    host = get_game(game)
    return host.presenter.terms(host.engine.codec.load_options(options), sizes)


def times_of(match: Match, waits: Sequence[Wait]) -> tuple[tuple[str, float], ...]:
    """Until when who has time, by name, where the match has a clock."""
    return tuple(
        (match.people[wait.seat].name, wait.due) for wait in waits if wait.due is not None and wait.kind != "take_over"
    )


def with_last_time_out(screen: Screen, match: Match, names: Names) -> Screen:
    """A screen that says who was too late last, if anybody was."""
    return screen if match.timing.lapsed is None else with_time_out(screen, names, match.timing.lapsed)


def ended_by_rules(match: Match) -> bool:
    """Tell whether a match came to its end by its rules: nobody resigned, and nobody called it off."""
    return match.ending is not None and match.ending.reason not in ("resigned", "void")


def result_of(match: Match) -> str:
    """How a match ended, in a sentence; "" while it goes on."""
    if match.ending is None:
        return ""
    names, reason = names_of(match), match.ending.reason
    forfeited = reason == "resigned" and match.timing.lapsed is not None
    return result_text(names, match.ending.ranks, "forfeited" if forfeited else reason)


def proof(match: Match) -> Screen:
    """How anybody can check that the chance of the match was fixed; with its key once it is over."""
    key = match.key if match.status == "over" else None
    return proof_screen(commitment(match.key), key, record_name(match.id))


def started_card(match: Match) -> Screen:
    """What stays of a match's card once its board stands elsewhere."""
    game, names = get_game(match.game), names_of(match)
    return started_screen(game.presenter.name, names, terms_of(match, game), commitment(match.key))


def terms_line(match: Match) -> str:
    """A match by its number, and what was agreed."""
    game = get_game(match.game)
    return f"{game.presenter.name} · match {match.id} · {terms_of(match, game)}"


def question_text(match: Match) -> str:
    """That a seat was left, and what the others are asked; "" where none was."""
    proposal = match.take_over
    return "" if proposal is None else take_over_question(match.people[proposal.seat].name, proposal.left)


def taken_over_text(match: Match, seat: Seat) -> str:
    """Who plays on in a seat, and for whom."""
    return taken_over_sentence(match.people[seat].name, match.first_people[seat].name)


def lost_text(match: Match) -> str:
    """Who has left a seat and lost, in a sentence for each; "" where nobody has."""
    return " ".join(lost_sentence(leaver.person.name, leaver.how) for leaver in match.leavers)


def leaver_text(match: Match, user_id: int) -> str:
    """What somebody is told who has left a seat of a match."""
    for leaver in match.leavers:
        if leaver.person.id == user_id:
            return leaver_sentence(leaver.how, match.people[leaver.seat].name, over=match.status == "over")
    return leaving_text(match.take_over.left if match.take_over else None)


def names_after(match: Match, version: int) -> Names:
    """Who sat where after this version."""
    people = list(match.people)
    for leaver in match.leavers:
        if leaver.version > version:
            people[leaver.seat] = leaver.person
    return Names(tuple(person.name for person in people), match.roster.teams)


def log_sentences(
    match: Match, log: Sequence[LogRow], user_id: int, moved_last: int | None = None, *, turns: bool = True
) -> tuple[str, ...]:
    """What the rows of a log tell, a sentence an entry, as this person may know it; newest last.

    Who has left a seat reads what everybody may. What people have to remember is told from the row of the reader's last
    move on, `moved_last` if that isn't one of these; without one, of the last two changes. `turns`: also when it became
    whose turn.
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
        sentences += row_sentences(match, row, seen_events, past=row.number < since)
    return tuple(sentences)


def row_sentences(match: Match, row: LogRow, events: Sequence[Any], *, past: bool = False) -> tuple[str, ...]:
    """What a row of a log tells a reader to whom these are its events; people are called as who sat there then."""
    names, sentence = names_after(match, row.number), get_game(match.game).presenter.sentence
    sentence = (memory_renderer(match) if past else None) or sentence
    seat = None if row.seat is None else Seat(row.seat)
    if seat is not None and row.kind == "taken_over":
        return (taken_over_text(match, seat),)
    if seat is not None and row.kind == "taken_back":
        return (taken_back_text(names.seats[seat], len(row.undone_rows)),) if events else ()
    change_sentence = change_text(names, row.kind, seat) if seat is not None else ""
    event_sentences = () if row.kind in TIMING_KINDS else (sentence(event, names) for event in events)
    return tuple(each for each in (change_sentence, *event_sentences) if each)
