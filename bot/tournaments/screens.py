"""Screens of a tournament: sign-up, table, rules, cards of pairings, questions and refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence

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
    question,
    with_line,
)
from bot.screens.words import add_label, as_sentence, format_list, join_fitting, join_items, join_sentences, shorten
from bot.texts.catalog import texts_with_prefix
from bot.tournaments import texts
from bot.tournaments.drawing import (
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

REFUSALS: Mapping[str, RefusalText] = texts_with_prefix(texts, "refusal")

FORMATS: Mapping[str, Callable[[], str]] = texts_with_prefix(texts, "format")
"""Text that describes each format, by its key."""

_LINES = 7
"""Number of table or pairing lines in a block."""

_NAMES = 8
"""Number of names in a line of the sign-up card."""


def opened_text(name: str, *, by_itself: bool) -> str:
    """Return the answer to the person who opened a tournament. `by_itself` means that it has a start time."""
    return texts.opened_with_start(name=name) if by_itself else texts.opened(name=name)


def signup_screen(tournament: TournamentSummary) -> Screen:
    """Return the public sign-up card. If the tournament was cancelled before its start, return that notice."""
    if tournament.status == "cancelled":
        return Screen(title=_title(tournament), text=texts.called_off_early(), footer=tournament.terms)
    names = [f"✅ {name}" if name in tournament.checked_in else name for name in tournament.names]
    in_lines = [join_items(names[start : start + _NAMES]) for start in range(0, len(names), _NAMES)]
    terms = (
        tournament.terms,
        add_label(tournament.clock.heading, tournament.clock.text),
        _rating_text(tournament.rated),
        _rounds_in_short(tournament),
    )
    signed_up = texts.signed_up(count=len(names), limit=tournament.limit)
    return Screen(
        title=_title(tournament),
        text=_joining_text(tournament),
        blocks=drop_empty(
            Block(texts.terms(), "\n".join(filter(None, terms))),
            Block(texts.start_heading(), _start_text(tournament)),
            *lines_in_blocks(signed_up, in_lines or (texts.nobody_yet(),)),
        ),
        tone="warning" if tournament.stage == "missed" else "your_turn",
    )


def _rating_text(rated: bool | None) -> str:
    if rated is None:
        return ""
    return texts.rated() if rated else texts.unrated()


def _joining_text(tournament: TournamentSummary) -> str:
    """Return the sentence of the sign-up card on the next step: join, check in, or begin by hand."""
    if tournament.stage == "missed":
        return texts.start_missed(fewest=MIN_ENTRANTS)
    if tournament.starts_at is None:
        return texts.join_to_take_part(fewest=MIN_ENTRANTS)
    if tournament.stage == "check_in":
        return texts.check_in_until(start=moment(tournament.starts_at))
    return texts.join_before_start(fewest=MIN_ENTRANTS)


def _start_text(tournament: TournamentSummary) -> str:
    if tournament.starts_at is None or tournament.stage == "missed":
        return ""
    if tournament.check_in is None:
        return moment(tournament.starts_at)
    opens_at = tournament.starts_at - tournament.check_in * MINUTE
    start, opens = moment(tournament.starts_at), f"<t:{int(opens_at)}:t>"
    return texts.start_with_check_in(start=start, minutes=tournament.check_in, opens=opens)


def check_in_text(mentions: str, starts_at: float) -> str:
    """Return the text above the sign-up card while the check-in is open; `mentions` names the awaited people."""
    return texts.check_in_call(people=mentions, start=moment(starts_at)) if mentions else ""


def table_screen(tournament: TournamentSummary) -> Screen:
    """Return the public table: the standings and the pairings of the last round."""
    missed = _missed_text(tournament)
    standings = [_table_line(line, tournament.format) for line in tournament.table]
    pairings = _number_lines(map(_pairing_line, tournament.pairings))
    screen = Screen(
        title=_title(tournament),
        text="\n".join(filter(None, (_status(tournament), missed))),
        headline=shorten(f"**{tournament.name}** · {tournament.game} · {_status(tournament)}", HEADLINE_LENGTH),
        blocks=(
            *_split_into_blocks(texts.table_heading(), standings),
            *_split_into_blocks(texts.round_heading(round=tournament.round), pairings),
        ),
        picture=_picture(tournament),
        tone=_tone(tournament),
    )
    return with_line(screen, shorten(missed, max(HEADLINE_LENGTH - len(screen.headline) - 1, 1)))


def _missed_text(tournament: TournamentSummary) -> str:
    """Return the sentence on the people who were left out at the start. Return "" after the first round."""
    if not tournament.missed or tournament.round > 1:
        return ""
    return texts.left_out(names=shorten(format_list(tournament.missed), 600))


def rules_screen(tournament: TournamentSummary) -> Screen:
    """Return the private page that explains how the tournament is played and scored."""
    ties = enumerate(_tie_breaks(tournament.format), 1)
    return Screen(
        title=_title(tournament),
        text=texts.rules_of(game=tournament.game, format=tournament.format),
        blocks=(
            *_terms(tournament),
            Block(texts.matches(), texts.matches_text()),
            Block(texts.points_heading(), texts.points_text()),
            Block(texts.ties(), "\n".join(texts.tie_break(number=number, text=text) for number, text in ties)),
            Block(texts.late(), texts.late_text(hours=round(tournament.long_wait / 3600))),
            Block(texts.leaving(), texts.leaving_text()),
        ),
    )


def _tie_breaks(form: Format) -> tuple[str, ...]:
    """Return descriptions of a format's tie-breaks, in order of precedence."""
    others = (texts.tie_break_mutual(), texts.tie_break_sonneborn_berger(), texts.tie_break_wins())
    return (texts.tie_break_buchholz(), *others) if form == "swiss" else others


def end_text(tournament: str, mentions: str, link: str) -> str:
    """Return the text above the post that announces a tournament's end.

    `mentions` names the people who took part, or is "". `link` is the URL of the table, or "".
    """
    ended = texts.ended_with_table(tournament=tournament, link=link) if link else texts.ended(tournament=tournament)
    return f"{ended}\n{texts.thanks(people=mentions)}" if mentions else ended


def pairing_card(lobby: LobbySummary, heading: str, ends_at: float | None) -> Screen:
    """Return the public card, with both names, of a pairing that waits for its people to press Start.

    `heading` names the tournament, round and table. `ends_at` is the round's deadline in POSIX time; None omits it.
    """
    first, second = lobby.members
    until = texts.round_ends(end=moment(ends_at)) if ends_at is not None else ""
    ready = "\n".join(f"{'✅' if member.agreed else '⏳'} {member.name}" for member in lobby.members)
    names = texts.pairing_names(first=first.name, second=second.name)
    headline = shorten(texts.pairing_headline(game=lobby.game, heading=heading, names=names), HEADLINE_LENGTH)
    plates = [Plate(member.name, "agreed" if member.agreed else "awaited") for member in lobby.members]
    return Screen(
        title=shorten(texts.pairing_title(heading=heading, game=lobby.game), limits.EMBED_TITLE),
        text=join_sentences((names, texts.begins_when_ready())),
        headline=join_fitting((headline, until), HEADLINE_LENGTH),
        blocks=drop_empty(Block(texts.terms(), lobby.terms), Block(texts.ready(), ready), Block(texts.until(), until)),
        picture=card_picture(lobby.presenter, Card((tuple(plates),), lobby.terms, is_duel=True)),
        footer=lobby.footer,
        tone="your_turn",
    )


def closed_pairing_card(lobby: LobbySummary, heading: str, verdict: str) -> Screen:
    """Return the card that replaces a pairing's card if the pairing was not played.

    `heading` names the tournament, round and table. `verdict` explains how the pairing counts; "" points to the table.
    """
    first, second = lobby.members
    not_played = texts.not_played(first=first.name, second=second.name)
    return Screen(
        title=shorten(texts.not_played_title(heading=heading), limits.EMBED_TITLE),
        text=join_sentences((not_played, verdict or texts.see_table())),
        footer=lobby.terms,
    )


def leaving_question(name: str) -> Screen:
    """Return the screen that asks a person to confirm withdrawing from the running tournament `name`."""
    return question(texts.ask_drop_out(tournament=name), texts.ask_drop_out_text())


def ending_question(name: str) -> Screen:
    """Return the screen that asks an organiser to confirm calling off the tournament `name`."""
    return question(texts.ask_call_off(tournament=name), texts.ask_call_off_text())


def lead_screen(tournament: str, round_number: int) -> Screen:
    """Return the private page on which an organiser leads a running tournament of this name."""
    return Screen(title=texts.lead_title(tournament=tournament), text=texts.lead_text(round=round_number))


def removal_question(tournament: str, name: str) -> Screen:
    """Return the screen that asks an organiser to confirm the removal of a person from a tournament."""
    return question(texts.ask_remove(person=name, tournament=tournament), texts.ask_remove_text())


def early_end_question(tournament: str) -> Screen:
    """Return the screen that asks an organiser to confirm the early end of a tournament."""
    return question(texts.ask_end(tournament=tournament), texts.ask_end_text())


def list_screen(lines: Sequence[str], ended: Sequence[str] = ()) -> Screen:
    """Return the screen with the given lines, one for each tournament of a guild; `ended` are those that are over.

    Without `lines`, it explains how to open a tournament.
    """
    return Screen(
        title=texts.list_title(),
        text="\n".join(lines) or texts.list_empty(),
        blocks=lines_in_blocks(texts.list_over(), ended) if ended else (),
    )


def list_line(name: str, status: str, people: int, link: str) -> str:
    """Return one tournament as a line of the list: name, number of people, status and link.

    `status` is "signup", "running" or "over". `link` leads to its table; "" omits the link, as the table is not posted.
    """
    line = texts.list_line(name=name, people=people, status=status)
    return f"• {texts.list_line_with_table(line=line, link=link) if link else line}"


def _title(tournament: TournamentSummary) -> str:
    return shorten(texts.title(name=tournament.name, game=tournament.game), limits.EMBED_TITLE)


def _terms(tournament: TournamentSummary) -> tuple[Block, ...]:
    rounds = texts.rounds_last(days=tournament.days)
    if tournament.format == "swiss":
        asked = tournament.asked_rounds
        number = texts.rounds_by_people() if asked is None else texts.rounds_asked(count=asked)
        rounds = join_sentences((number, rounds))
    return (Block(texts.terms(), tournament.terms), tournament.clock, Block(texts.rounds(), rounds))


def _rounds_in_short(tournament: TournamentSummary) -> str:
    if tournament.format == "round_robin":
        return texts.round_robin_in_short(days=tournament.days)
    if tournament.asked_rounds is None:
        return texts.swiss_in_short(days=tournament.days)
    return texts.swiss_rounds_in_short(rounds=tournament.asked_rounds, days=tournament.days)


def _status(tournament: TournamentSummary) -> str:
    number = tournament.round
    if tournament.status == "cancelled":
        return texts.called_off_in_round(round=number)
    if tournament.status == "over":
        winners = [line.name for line in tournament.table if line.rank == 1]
        won = texts.winners(count=len(winners), names=shorten(format_list(winners), 160))
        return join_sentences((texts.ended_early(round=number) if tournament.cut_short else texts.over(), won))
    if tournament.round_ends_at is None:
        return texts.round_of(round=number, planned=tournament.planned)
    return texts.round_until(round=number, planned=tournament.planned, end=moment(tournament.round_ends_at))


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
        Block(texts.continued(heading=heading) if start else heading, "\n".join(lines[start : start + _LINES]))
        for start in starts
    ]


def _table_line(line: TableLine, form: Format) -> str:
    name = f"~~{line.name}~~" if line.withdrawn else line.name
    return texts.standing(rank=line.rank, name=name, score=score_text(line), tie_break=tie_break_text(line, form))


def _pairing_line(pairing: PairingLine) -> str:
    first, second = pairing.first, pairing.second
    if second is None:
        return texts.pairing_without(name=first) if pairing.outcome == "neither" else texts.pairing_bye(name=first)
    if pairing.reason == "absent" and pairing.loser in pairing.dropped_out:
        return verdict_text(pairing)
    if pairing.outcome is None:
        return texts.pairing_open(first=first, second=second)
    score = result_text(pairing)
    match pairing.reason:
        case "absent":
            return texts.pairing_absent(first=first, second=second, score=score)
        case "late":
            return texts.pairing_late(first=first, second=second, score=score)
    return texts.pairing_played(first=first, second=second, score=score)


def _picture(tournament: TournamentSummary) -> Picture:
    match tournament.status:
        case "over":
            title = texts.table_alt_final(tournament=tournament.name)
        case "cancelled":
            title = texts.table_alt_called_off(tournament=tournament.name)
        case _:
            planned = tournament.planned
            title = texts.table_alt(tournament=tournament.name, round=tournament.round, planned=planned)
    lines = _number_lines(map(_pairing_line, tournament.pairings))
    return table_picture(tournament, title, list(map(as_sentence, lines)))


def _number_lines(lines: Iterable[str]) -> list[str]:
    """Return the lines with the numbers of their tables, such as "Table 1: Alice against Bob"."""
    return [texts.pairing_line(table=number, pairing=line) for number, line in enumerate(lines, 1)]


def links_text(round_number: int, links: Sequence[tuple[int, str]]) -> str:
    """Return a line with links to the matches of a round. `links` holds table numbers with URLs.

    Return "" without links.
    """
    tables = " · ".join(f"[{texts.table_link(table=number)}]({url})" for number, url in links)
    return texts.round_links(round=round_number, tables=tables) if links else ""


def table_button(tournament_id: int) -> Button:
    """Return the button Table, which shows a person the table of a tournament."""
    return Button(CustomId("tournament_table", node=tournament_id), texts.table())


def start_button(match_id: int) -> Button:
    """Return the button Start of a pairing's card, with which a person agrees that the match may begin."""
    return Button(CustomId("agree", match_id), texts.start(), "success")
