"""Screens of a tournament: sign-up, table, rules, cards of pairings, questions and refusals."""

from collections.abc import Iterable, Mapping, Sequence

from bot.lobbies.screens import LobbySummary
from bot.match.card_picture import Card, Plate, card_picture
from bot.match.model.timing import MINUTE
from bot.match.words import moment
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import RefusalText
from bot.screens.screen import (
    HEADLINE_LENGTH,
    Block,
    Button,
    Picture,
    Screen,
    Tone,
    drop_empty,
    lines_in_blocks,
    named_block,
    question,
    with_line,
)
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plural, shorten
from bot.tournaments.drawing import (
    REASONS,
    PairingLine,
    TableLine,
    TournamentSummary,
    result_text,
    score_text,
    table_picture,
    tie_break_text,
    verdict_text,
)
from bot.tournaments.model import MIN_ENTRANTS, Format

_SIGNUP_OVER = {
    "running": "The tournament has begun, so nobody can join any more. Its table shows who plays.",
    "over": "That tournament is over. `/tournament show` lists those that are on.",
    "cancelled": "That tournament was called off. `/tournament show` lists those that are on.",
}

_TOURNAMENT_OVER = {
    "over": "That tournament is over, so nothing was changed.",
    "cancelled": "That tournament was called off already.",
}


REFUSALS: Mapping[str, RefusalText] = {
    "check_in_closed": "People check in only shortly before the start. The card says from when on.",
    "check_in_without_start": "A check-in takes a start: choose `starts_in`, at least as long as the check-in.",
    "checked_in_already": "You have checked in already. You are mentioned when your first match can begin.",
    "choose_one_of_each": "Choose two people: one who takes part, and one who doesn't and takes their place.",
    "not_begun": "The tournament hasn't begun yet. Its card has the buttons for that.",
    "not_waiting": "Choose two people who both have no opponent in this round: a bye, or one who didn't come.",
    "entered_already": "You take part already. The card shows who else does.",
    "not_entered": "You don't take part in this tournament.",
    "signup_over": lambda status: _SIGNUP_OVER[status],
    "too_few_entrants": "A tournament begins with {fewest} people or more. Wait until somebody else joins.",
    "too_many_tournaments": (
        "There are {limit} tournaments here already, the most at a time. Wait until one is over, or call one off."
    ),
    "tournament_full": "The tournament has {limit} people, the most allowed. Ask an organiser for another one.",
    "tournament_over": lambda status: _TOURNAMENT_OVER[status],
    "withdrawn_already": "You have dropped out of this tournament already.",
}


FORMAT_TEXTS: Mapping[Format, str] = {
    "round_robin": "Round robin: everybody plays everybody once",
    "swiss": "Swiss: in each round you play somebody with about as many points",
}
"""Description of each format, by its key."""

PRESS_START = "{people}, your match of this round can begin."
"""Text of a pairing's card that pings the people who have not pressed Start."""

_LINES = 7
"""Number of table or pairing lines in a block."""

_NAMES = 8
"""Number of names in a line of the sign-up card."""

_BUCHHOLZ = "Buchholz: the points of all your opponents"
_MUTUAL = "the matches between those with as many points"
_SONNEBORN_BERGER = "Sonneborn-Berger: the points of those you beat, and half the points of those you drew with"
_WINS = "wins"
_TIE_BREAKS: Mapping[Format, tuple[str, ...]] = {
    "round_robin": (_MUTUAL, _SONNEBORN_BERGER, _WINS),
    "swiss": (_BUCHHOLZ, _MUTUAL, _SONNEBORN_BERGER, _WINS),
}
"""Descriptions of the tie-breaks of each format, in order of precedence."""


def opened_text(name: str, *, by_itself: bool) -> str:
    """Return the answer to the person who opened a tournament. `by_itself` means that it has a start time."""
    then = "It begins by itself." if by_itself else "Press **Begin** there when everybody is in."
    return f"**{name}** is open; people join on the card in this channel. {then}"


def signup_screen(tournament: TournamentSummary) -> Screen:
    """Return the public sign-up card. If the tournament was cancelled before its start, return that notice."""
    if tournament.status == "cancelled":
        text = "It was called off before it began."
        return Screen(title=_title(tournament), text=text, footer=tournament.terms)
    names = [f"✅ {name}" if name in tournament.checked_in else name for name in tournament.names]
    in_lines = [", ".join(names[start : start + _NAMES]) for start in range(0, len(names), _NAMES)]
    rated = "" if tournament.rated is None else _RATED[tournament.rated]
    terms = (tournament.terms, tournament.clock, rated, _rounds_in_short(tournament))
    return Screen(
        title=_title(tournament),
        text=_joining_text(tournament),
        blocks=drop_empty(
            Block("Terms", "\n".join(filter(None, terms))),
            Block("Start", _start_text(tournament)),
            *lines_in_blocks(f"Signed up ({len(names)} of {tournament.limit})", in_lines or ("Nobody yet",)),
        ),
        tone="warning" if tournament.stage == "missed" else "your_turn",
    )


_RATED = {True: "Rated: its matches count for ratings on this server", False: "Unrated: its matches change no rating"}


def _joining_text(tournament: TournamentSummary) -> str:
    """Return the sentence of the sign-up card on the next step: join, check in, or begin by hand."""
    if tournament.stage == "missed":
        return (
            f"Fewer than {MIN_ENTRANTS} people were there when it should have begun. "
            "An organiser can begin it with all who have signed up, or call it off."
        )
    if tournament.starts_at is None:
        return f"Press **Join** to take part. An organiser begins with {MIN_ENTRANTS} people or more."
    if tournament.stage == "check_in":
        return f"Press **I'm here** until {moment(tournament.starts_at)}: whoever hasn't by then is left out."
    return f"Press **Join** to take part. It begins by itself with {MIN_ENTRANTS} people or more."


def _start_text(tournament: TournamentSummary) -> str:
    if tournament.starts_at is None or tournament.stage == "missed":
        return ""
    if tournament.check_in is None:
        return moment(tournament.starts_at)
    opens_at = tournament.starts_at - tournament.check_in * MINUTE
    minutes = format_count(tournament.check_in, "minute")
    return f"{moment(tournament.starts_at)}. Check in during the last {minutes}, from <t:{int(opens_at)}:t> on."


def check_in_text(mentions: str, starts_at: float) -> str:
    """Return the text above the sign-up card while the check-in is open; `mentions` names the awaited people."""
    return f"{mentions}, press **I'm here** to take part: it begins {moment(starts_at)}." if mentions else ""


def table_screen(tournament: TournamentSummary) -> Screen:
    """Return the public table: the standings and the pairings of the last round."""
    missed = _missed_text(tournament)
    screen = Screen(
        title=_title(tournament),
        text="\n".join(filter(None, (_status(tournament), missed))),
        headline=shorten(f"**{tournament.name}** · {tournament.game} · {_status(tournament)}", HEADLINE_LENGTH),
        blocks=(
            *_split_into_blocks("Table", [_table_line(line, tournament.format) for line in tournament.table]),
            *_split_into_blocks(f"Round {tournament.round}", _number_lines(map(_pairing_line, tournament.pairings))),
        ),
        picture=_picture(tournament),
        tone=_tone(tournament),
    )
    return with_line(screen, shorten(missed, max(HEADLINE_LENGTH - len(screen.headline) - 1, 1)))


def _missed_text(tournament: TournamentSummary) -> str:
    """Return the sentence on the people who were left out at the start. Return "" after the first round."""
    if not tournament.missed or tournament.round > 1:
        return ""
    return f"Left out, as they didn't check in: {shorten(format_list(tournament.missed), 600)}."


def rules_screen(tournament: TournamentSummary) -> Screen:
    """Return the private page that explains how the tournament is played and scored."""
    hours = round(tournament.long_wait / 3600)
    begins = "You get a card for a match in each round. It begins when both of you have pressed **Start** there."
    counting = (
        "A win is a point, a draw half a point, and a round without an opponent (a bye) a point. Whoever resigns or "
        "runs out of time has lost."
    )
    ties = "\n".join(f"{number}. {what}" for number, what in enumerate(_TIE_BREAKS[tournament.format], 1))
    late = (
        "Whoever hasn't pressed **Start** when the round is over loses the match; if nobody has, both lose it. A match "
        "that is still being played then counts as a draw; but whoever has let it wait for "
        f"{format_count(hours, 'hour')} or longer loses it. You can play it to its end; the table stays as it is."
    )
    leaving = "Whoever drops out, or doesn't accept an opponent's challenges, loses what they don't play."
    return Screen(
        title=_title(tournament),
        text=f"**{tournament.game}** · {FORMAT_TEXTS[tournament.format]}.",
        blocks=(
            *_terms(tournament),
            Block("Matches", begins),
            Block("Points", counting),
            Block("With as many points", ties),
            Block("When a round is over", late),
            Block("Leaving", leaving),
        ),
    )


def event_text(tournament: TournamentSummary, tournament_id: int) -> str:
    """Return the description of a running tournament's calendar event, unique in the guild.

    It ends with `tournament_id`, so that two tournaments never share a description.
    """
    people = format_count(len(tournament.names), "person", "people")
    rounds = format_count(tournament.planned, "round")
    return "\n".join(
        (
            f"{tournament.game} · {people} · {rounds} of {format_count(tournament.days, 'day')} at most.",
            "The table and the cards of the matches are in the channel that is named as the place.",
            f"Tournament {tournament_id}",
        )
    )


def end_text(tournament: str, mentions: str, link: str) -> str:
    """Return the text above the post that announces a tournament's end.

    `mentions` names the people who took part, or is "". `link` is the URL of the table, or "".
    """
    table = f" [Its table]({link}) stays where it is." if link else ""
    thanks = f"\nThank you for playing, {mentions}." if mentions else ""
    return f"🏆 **{tournament}** is over.{table}{thanks}"


def pairing_card(lobby: LobbySummary, heading: str, ends_at: float | None) -> Screen:
    """Return the public card, with both names, of a pairing that waits for its people to press Start.

    `heading` names the tournament, round and table. `ends_at` is the round's deadline in POSIX time; None omits it.
    """
    first, second = lobby.members
    until = f"The round ends {moment(ends_at)}." if ends_at is not None else ""
    ready = "\n".join(f"{'✅' if member.agreed else '⏳'} {member.name}" for member in lobby.members)
    start = "The match begins when both have pressed **Start**."
    head, names = f"{lobby.game} · {heading}:", f"**{first.name}** against **{second.name}**."
    plates = [Plate(member.name, "agreed" if member.agreed else "awaited") for member in lobby.members]
    return Screen(
        title=shorten(f"{heading}: {lobby.game}", limits.EMBED_TITLE),
        text=f"{names} {start}",
        headline=join_fitting((shorten(f"{head} {names}\n{start}", HEADLINE_LENGTH), until), HEADLINE_LENGTH),
        blocks=drop_empty(Block("Terms", lobby.terms), Block("Ready", ready), Block("Until", until)),
        picture=card_picture(lobby.presenter, Card((tuple(plates),), lobby.terms, is_duel=True)),
        footer=lobby.footer,
        tone="your_turn",
    )


def closed_pairing_card(lobby: LobbySummary, heading: str, verdict: str) -> Screen:
    """Return the card that replaces a pairing's card if the pairing was not played.

    `heading` names the tournament, round and table. `verdict` explains how the pairing counts; "" points to the table.
    """
    first, second = lobby.members
    return Screen(
        title=shorten(f"{heading}: not played", limits.EMBED_TITLE),
        text=f"**{first.name}** against **{second.name}** wasn't played. {verdict or _SEE_TABLE}",
        footer=lobby.terms,
    )


_SEE_TABLE = "The tournament's table says how it counts."


def leaving_question(name: str) -> Screen:
    """Return the screen that asks a person to confirm withdrawing from the running tournament `name`."""
    text = (
        "You are paired no more, and a match of yours that hasn't begun is lost. One that has begun goes on. You can't "
        "come back into this tournament."
    )
    return question(f"Drop out of {name}?", text)


def ending_question(name: str) -> Screen:
    """Return the screen that asks an organiser to confirm calling off the tournament `name`."""
    text = "It ends for everybody, and the table stays as it is. Matches that have begun go on. This can't be undone."
    return question(f"Call {name} off?", text)


def lead_screen(tournament: str, round_number: int) -> Screen:
    """Return the private page on which an organiser leads a running tournament of this name."""
    return Screen(
        title=f"Lead {tournament}",
        text=(
            f"Round {round_number}. **Remove** somebody who doesn't come: what they don't play is lost. **Replace** "
            "somebody by choosing them and who takes their place; it keeps its points, and a match that has begun is "
            "played to its end as it is. **Pair** two who have no opponent in this round: each has a bye, or won "
            "because the other didn't come."
        ),
    )


def removal_question(tournament: str, name: str) -> Screen:
    """Return the screen that asks an organiser to confirm the removal of a person from a tournament."""
    text = "They are paired no more, and a match that hasn't begun is lost. One that has begun goes on."
    return question(f"Remove {name} from {tournament}?", text)


def early_end_question(tournament: str) -> Screen:
    """Return the screen that asks an organiser to confirm the early end of a tournament."""
    text = (
        "It is over for everybody, and its end is announced. The table is decided by the results so far: points first, "
        "then the tie-breaks as always. Matches that aren't over give no points. This can't be undone."
    )
    return question(f"End {tournament} now?", text)


def list_screen(lines: Sequence[str], ended: Sequence[str] = ()) -> Screen:
    """Return the screen with the given lines, one for each tournament of a guild; `ended` are those that are over.

    Without `lines`, it explains how to open a tournament.
    """
    empty = "There is no tournament here. `/tournament open` opens one, for whoever the admins allow to."
    return Screen(
        title="Tournaments",
        text="\n".join(lines) or empty,
        blocks=lines_in_blocks("Over", ended) if ended else (),
    )


def list_line(name: str, status: str, people: int, link: str) -> str:
    """Return one tournament as a line of the list: name, number of people, status and link.

    `status` is "signup", "running" or "over". `link` leads to its table; "" omits the link, as the table is not posted.
    """
    state = {"signup": "people can join", "running": "being played", "over": "over"}[status]
    text = f"**{name}** · {format_count(people, 'person', 'people')} · {state}"
    return f"• {text} · [table]({link})" if link else f"• {text}"


def _title(tournament: TournamentSummary) -> str:
    return shorten(f"{tournament.name}: {tournament.game}", limits.EMBED_TITLE)


def _terms(tournament: TournamentSummary) -> tuple[Block, ...]:
    rounds = f"Each lasts {format_count(tournament.days, 'day')} at most; the next begins when all results are in."
    if tournament.format == "swiss":
        many = "As many as suit the number of people."
        if tournament.asked_rounds is not None:
            many = f"{format_count(tournament.asked_rounds, 'round')}, or fewer if there are too few people."
        rounds = f"{many} {rounds}"
    return (Block("Terms", tournament.terms), named_block(tournament.clock), Block("Rounds", rounds))


def _rounds_in_short(tournament: TournamentSummary) -> str:
    days = format_count(tournament.days, "day")
    if tournament.format == "round_robin":
        return f"Round robin: everybody plays everybody, a round takes up to {days}"
    if tournament.asked_rounds is None:
        return f"Swiss: a round takes up to {days}"
    return f"Swiss: up to {format_count(tournament.asked_rounds, 'round')}, each takes up to {days}"


def _status(tournament: TournamentSummary) -> str:
    if tournament.status == "cancelled":
        return f"Called off in round {tournament.round}."
    if tournament.status == "over":
        winners = [line.name for line in tournament.table if line.rank == 1]
        text = plural(len(winners), "**{names}** has won.", "**{names}** share the first place.")
        over = f"Ended early in round {tournament.round}, by the results so far." if tournament.cut_short else "Over."
        return f"{over} {text.format(names=shorten(format_list(winners), 160))}"
    until = f", until {moment(tournament.round_ends_at)}" if tournament.round_ends_at is not None else ""
    return f"Round {tournament.round} of {tournament.planned}{until}."


def _tone(tournament: TournamentSummary) -> Tone:
    if tournament.status == "over":
        return "won"
    return "neutral" if tournament.status == "cancelled" else "waiting"


def _split_into_blocks(heading: str, lines: Sequence[str]) -> list[Block]:
    """Return the lines as blocks of at most `_LINES` lines each, which leaves room for the longest names.

    The first block has the heading, later ones "…, continued". Return `[]` without lines.
    """
    starts = range(0, len(lines), _LINES)
    return [
        Block(f"{heading}, continued" if start else heading, "\n".join(lines[start : start + _LINES]))
        for start in starts
    ]


def _table_line(line: TableLine, form: Format) -> str:
    name = f"~~{line.name}~~" if line.withdrawn else line.name
    return f"{line.rank}. **{name}**: {score_text(line)} ({tie_break_text(line, form)})"


def _pairing_line(pairing: PairingLine) -> str:
    if pairing.second is None:
        return f"{pairing.first} dropped out" if pairing.outcome == "neither" else f"{pairing.first}: a bye"
    if pairing.reason == "absent" and pairing.loser in pairing.dropped_out:
        return verdict_text(pairing)
    text = f"{pairing.first} against {pairing.second}"
    if pairing.outcome is None:
        return text
    reason = REASONS.get(pairing.reason or "", "")
    return f"{text}: {result_text(pairing)} ({reason})" if reason else f"{text}: {result_text(pairing)}"


def _picture(tournament: TournamentSummary) -> Picture:
    state = {"over": "The final table of {name}.", "cancelled": "The table of {name} when it was called off."}.get(
        tournament.status, "The table of {name} in round {round} of {planned}."
    )
    title = state.format(name=tournament.name, round=tournament.round, planned=tournament.planned)
    lines = _number_lines(map(_pairing_line, tournament.pairings))
    return table_picture(tournament, title, list(map(as_sentence, lines)))


def _number_lines(lines: Iterable[str]) -> list[str]:
    """Return the lines with the numbers of their tables, such as "Table 1: Alice against Bob"."""
    return [f"Table {number}: {line}" for number, line in enumerate(lines, 1)]


def links_text(round_number: int, links: Sequence[tuple[int, str]]) -> str:
    """Return a line with links to the matches of a round. `links` holds table numbers with URLs.

    Return "" without links.
    """
    tables = " · ".join(f"[table {number}]({url})" for number, url in links)
    return f"Round {round_number}: {tables}" if links else ""


def table_button(tournament_id: int) -> Button:
    """Return the button Table, which shows a person the table of a tournament."""
    return Button(CustomId("tournament_table", node=tournament_id), "Table")


def start_button(match_id: int) -> Button:
    """Return the button Start of a pairing's card, with which a person agrees that the match may begin."""
    return Button(CustomId("agree", match_id), "Start", "success")
