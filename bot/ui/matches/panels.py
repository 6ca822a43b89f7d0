"""The pages of a match: its public message, a seat's private panel with its menu, the log, the rules."""

from collections.abc import Callable, Sequence

from bot.model.match import Match
from bot.model.refusal import Refused
from bot.presenters import discord_limits, match_cards
from bot.presenters.screen import Screen
from bot.service.clocks.agreements import ClockPanel
from bot.service.clocks.notices import NoticeMessage
from bot.service.games import PlayableGame
from bot.service.matches.play import Pressed, Resigning
from bot.service.matches.queries import Button as PublicButton
from bot.service.matches.queries import Panel, PublicMessage, names_of
from bot.service.matches.selection import ROOT
from bot.ui.gateway.custom_ids import CustomId, base36
from bot.ui.gateway.message_layout import BOARD_FILE, Button, Page, Row, button, in_rows, select


def public_page(
    public: PublicMessage, mentioned: tuple[int, ...] = (), files: tuple[tuple[str, bytes], ...] = ()
) -> Page:
    """A match's public message, calling exactly these people."""
    return Page(
        screen=public.screen,
        rows=_public_rows(public),
        note=_call(public, mentioned),
        file_name=BOARD_FILE,
        mentioned=mentioned,
        files=files,
    )


def notice_page(told: NoticeMessage) -> Page:
    """A small message beside the board, calling those whom it concerns."""
    match = told.match
    called = tuple(person.id for person in told.called if person.is_known)
    calls = " ".join(f"<@{person}>" for person in called)
    row = [
        button(CustomId(each.verb, match.id, match.version, key=each.key), each.label, each.style)
        for each in told.buttons
    ]
    return Page(note=f"{calls} {told.text}".strip(), rows=[row], mentioned=called)


def _notice_button(match: Match, shown: PublicButton) -> Button:
    return button(CustomId(shown.verb, match.id, match.version, key=shown.key), shown.label, shown.style)


def clock_page(panel: ClockPanel, note: str = "") -> Page:
    """How the time of a match runs, with what its reader may do about it."""
    return Page(
        screen=panel.screen, rows=in_rows([_notice_button(panel.match, each) for each in panel.buttons]), note=note
    )


def pressed_page(pressed: Pressed, *, page: int = 0) -> Page:
    """The private panel at the place in its menu where a press led, or the question that comes first."""
    return _question(pressed) if pressed.question else panel_page(pressed.panel, pressed.node, page=page)


def panel_page(panel: Panel, node: int = ROOT, *, page: int = 0, note: str = "") -> Page:
    """A seat's private panel with one level of its menu."""
    picked = panel.menu.label(node)
    said = note or (f"You picked **{picked}**. What shall be done with it?" if picked else "")
    return Page(screen=panel.screen, rows=[*_choices(panel, node, page), *_ways(panel, node)], note=said)


def resign_page(resigning: Resigning) -> Page:
    """Asks whether the whole match is to be given up, and says what that would mean."""
    match_id = resigning.match.id
    screen = match_cards.question("Resign the match?", f"{_consequence(resigning)} This can't be undone.")
    keep = button(CustomId("hand", match_id), "No, play on")
    return Page(screen=screen, rows=[[button(CustomId("resign", match_id), "Yes, resign the match", "danger"), keep]])


def _consequence(resigning: Resigning) -> str:
    if resigning.outcome is None:
        return "You are out of it at once and come in last; the others play on."
    if resigning.outcome.reason == "void":
        return "Play hasn't begun, so the match ends at once and nobody has won."
    names, team = names_of(resigning.match), resigning.match.roster.team_of(resigning.seat)
    loser = "you lose" if len(names.teams[team]) == 1 else f"your team, {names.team(team)}, loses"
    return f"The match ends at once and {loser} it."


def log_page(match_id: int, story: Sequence[str], page: int) -> Page:
    """What happened in a match, one page of it."""
    screen, pages = match_cards.page_of(f"Log of match {match_id}", story, page, "Nothing has happened yet.")
    return Page(screen=screen, rows=in_rows(_turns(page, pages, lambda to: CustomId("log", match_id, page=to))))


def rules_page(host: PlayableGame, topic: str = "") -> Page:
    """One topic of a game's rules, the overview unless another is named, with a list of the others."""
    rules = host.presenter.rules
    found = next((name for name in rules if name.casefold() == topic.casefold()), None if topic else next(iter(rules)))
    if found is None:
        raise Refused("unknown_topic", topic=topic)
    screen = Screen(title=f"{host.presenter.name}: {found}", text=rules[found])
    options = [(str(place), name, "") for place, name in enumerate(rules)]
    return Page(screen=screen, rows=[select(CustomId("topic", key=host.game.key), "Another topic", options[:25])])


def deck_page(host: PlayableGame, page: int) -> Page:
    """Every card of a game, a page of them."""
    deck = host.presenter.deck()
    screen, pages = match_cards.page_of(f"{host.presenter.name}: the cards", deck, page, "This game has no cards.")
    return Page(
        screen=screen, rows=in_rows(_turns(page, pages, lambda to: CustomId("deck", key=host.game.key, page=to)))
    )


def topic_at(host: PlayableGame, place: str) -> str:
    """The topic that a choice from the list of topics means; raises Refused("unknown_topic")."""
    topics = list(host.presenter.rules)
    if not place.isdecimal() or int(place) >= len(topics):
        raise Refused("unknown_topic", topic=place)
    return topics[int(place)]


def _turns(page: int, pages: int, mark: Callable[[int], CustomId]) -> list[Button]:
    """The buttons that turn the pages of a list, where there is a page before or after."""
    here = min(page, pages - 1)
    ways = [(here - 1, "Earlier"), (here + 1, "Later")]
    return [button(mark(to), label) for to, label in ways if 0 <= to < pages]


def _public_rows(public: PublicMessage) -> list[Row]:
    """All buttons in one row; where that is too short, the game's own come first, in rows of their own."""
    own = [each for each in public.buttons if each.verb == "shortcut"]
    others = [each for each in public.buttons if each.verb != "shortcut"]
    rows = [public.buttons] if len(public.buttons) <= discord_limits.BUTTONS_PER_ROW else [own, others]
    return [row for each in rows for row in in_rows([_public_button(public.match, shown) for shown in each])]


def _public_button(match: Match, shown: PublicButton) -> Button:
    return button(CustomId(shown.verb, match.id, shown.since, key=shown.key), shown.label, shown.style)


def _call(public: PublicMessage, mentioned: tuple[int, ...]) -> str:
    if not mentioned:
        return ""
    people = " ".join(f"<@{person}>" for person in mentioned)
    return f"{people}, {public.call}"


def _question(pressed: Pressed) -> Page:
    panel, match = pressed.panel, pressed.panel.match
    leaf = panel.menu.leaf(pressed.node)
    label = panel.screen.choices[leaf].label if leaf is not None else "do it"
    yes = button(CustomId("confirm", match.id, panel.since, pressed.node), f"Yes: {label}", "danger")
    back = panel.menu.parent(pressed.node) or ROOT
    no = button(CustomId("press", match.id, panel.since, back), "No, go back")
    return Page(screen=match_cards.question("Are you sure?", pressed.question), rows=[[yes, no]])


def _choices(panel: Panel, node: int, page: int) -> list[Row]:
    match, menu = panel.match, panel.menu
    pages = menu.pages(node)
    page = min(page, len(pages) - 1)
    if menu.kind(node) == "buttons":
        marks = ((CustomId("press", match.id, panel.since, item.node), item) for item in pages[page])
        return list(in_rows([button(mark, item.label, item.style) for mark, item in marks]))
    options = [(base36(item.node), item.label, item.hint) for item in pages[page]]
    rows: list[Row] = [select(CustomId("choose", match.id, panel.since, node), "Choose", options)]
    ways = [(page - 1, "Earlier choices"), (page + 1, "More choices")]
    turns = [
        button(CustomId("page", match.id, panel.since, node, to), label) for to, label in ways if 0 <= to < len(pages)
    ]
    return [*rows, *([turns] if turns else [])]


def _ways(panel: Panel, node: int) -> list[Row]:
    """The last row: back where there is a way back, and what to do where there is nothing to choose."""
    match = panel.match
    if match.status == "over":
        return [[button(CustomId("rematch", match.id), "Rematch", "success")]]
    above = panel.menu.parent(node)
    back = [button(CustomId("press", match.id, panel.since, above), "Back")] if above is not None else []
    refresh = [] if panel.screen.choices else [button(CustomId("hand", match.id), "Refresh")]
    row = [*back, *_writing(panel), *_standing(panel), *refresh]
    return [row] if row else []


def _standing(panel: Panel) -> Sequence[Button]:
    keys = [(each.auto_reply, each.label) for each in panel.screen.choices if each.auto_reply]
    return [button(CustomId("stand", panel.match.id, key=key), f"{label} until my turn") for key, label in keys[:1]]


def _writing(panel: Panel) -> Sequence[Button]:
    if panel.entry is None:
        return ()
    return (
        button(CustomId("write", panel.match.id), panel.entry.label),
        button(CustomId("saved", panel.match.id), f"Saved {panel.entry.noun}s"),
    )
