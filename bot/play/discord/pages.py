"""The pages of a match: its public message, a seat's private panel with its menu, the log, rules and cards."""

import dataclasses
from collections.abc import Callable, Sequence
from itertools import islice
from math import ceil
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.clocks import texts as clock_texts
from bot.clocks.screens import take_over_buttons
from bot.discord.layout import Page, Row, page_buttons, select, split_into_rows, with_line
from bot.discord.page_height import MAX_HEIGHT, page_height
from bot.games.catalog import get_game
from bot.guidance.screens import hint_label
from bot.match.model.match import Match
from bot.match.seating import names_of
from bot.play import screens, texts
from bot.play.open_hands import SpectatorPanel
from bot.play.panels import Panel
from bot.play.screens import News, more_news, news_text
from bot.play.service import PressResult, ResignPreview
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, base36
from bot.screens.menu import ROOT, Item, Menu
from bot.screens.screen import Button, Screen, Style, question
from bot.screens.words import join_sentences

MenuVerb = Literal["press", "choose", "page"]
"""Verb of a menu component: press a node, choose one in a select, or turn a node's page."""


class Place(NamedTuple):
    """A position in a panel's menu: node, page, and whether a confirmation is shown.

    `version` is the version that the panel's buttons carry; the node is valid only for that version.
    """

    version: int
    node: int = ROOT
    page: int = 0
    is_asked: bool = False


def place_of(pressed: PressResult, *, page: int = 0) -> Place:
    """Return the menu place that a press led to, to show again later.

    `page` is the index from 0 of the page of choices at that menu node.
    """
    return Place(pressed.panel.version, pressed.node, page, bool(pressed.question))


def page_at(panel: Panel, place: Place, *, note: str = "") -> Page:
    """Return the page of the panel at this place, or its first page if the reader's choices have changed.

    `note` is a line of text on the page, or "".
    """
    if place.version != panel.version:
        return panel_page(panel, note=note)
    if place.is_asked:
        return _question(panel, place.node, note)
    return panel_page(panel, place.node, page=place.page, note=note)


def panel_page(panel: Panel, node: int = ROOT, *, page: int = 0, note: str = "") -> Page:
    """Return the page of a private panel at one node of its menu.

    `page` is the index from 0 among the node's pages of choices. `note` is a line of text, or "". At the root the page
    begins with the news, unless there is a note. It leaves out the least important news until it fits on a desk.
    """
    has_news = node == ROOT and not note
    shown = _page(panel, node, page, note, has_news=has_news)
    while shown.news and page_height(shown) > MAX_HEIGHT and (fewer := _fitting_news(panel, shown)) != panel.news:
        panel = replace(panel, news=fewer)
        shown = _page(panel, node, page, note, has_news=has_news)
    return shown


def _fitting_news(panel: Panel, page: Page) -> News:
    """Return the most news of the panel with which its page, which is too high, is low enough.

    Only the height of the news is counted. The button for those left out may add a row. Return the fewest news if none
    fit.
    """
    news, is_high = panel.news, True
    while is_high and (fewer := news.shortened()) != news:
        news = fewer
        is_high = page_height(dataclasses.replace(page, news=news_text(news, panel.screen))) > MAX_HEIGHT
    return news


def _page(panel: Panel, node: int, page: int, note: str, *, has_news: bool) -> Page:
    """Return the page at a node of the panel's menu; with `has_news`, it begins with all news of the panel."""
    match_id, version = panel.match.id, panel.version
    choices = menu_rows(panel.menu, node, page, lambda verb, at, to: CustomId(verb, match_id, version, at, to))
    if node == ROOT and (first := _auto_reply_buttons(panel)[:1]):
        choices = _insert_first(first, choices)
    navigation = split_into_rows([*_asides(panel, node), *_navigation(panel, node, has_news=has_news)])
    rows = [*choices, *islice(navigation, limits.ROWS - len(choices))]
    news = news_text(panel.news, panel.screen) if has_news else ""
    asked = question_below(panel.menu, node)
    below = "\n\n".join(part for part in (panel.hint.text, asked) if part)
    is_step = node != ROOT and bool(panel.menu.question(node))
    return Page(screen=panel.screen, rows=rows, note=note, news=news, below=below, is_step=is_step)


def _insert_first(buttons: Sequence[Button], rows: Sequence[Row]) -> list[Row]:
    """Return the rows of choices with `buttons` before the first choice, in a row of their own above a select."""
    choices = list[Button]()
    for row in rows:
        if not isinstance(row, Sequence):
            return [*split_into_rows(buttons), *rows]
        choices += row
    return list(split_into_rows([*buttons, *choices]))


def question_below(menu: Menu, node: int) -> str:
    """Return the question of a menu node, to show with its buttons; "" if the node has none.

    It is also "" if the node's select menu has the same text as its placeholder.
    """
    asked = menu.question(node)
    is_in_list = menu.kind(node) == "select" and menu.placeholder(node) == asked.replace("**", "")
    return "" if is_in_list else asked


def watching_page(panel: SpectatorPanel, *, follows: bool = True) -> Page:
    """Return the spectators' page of a match that has begun; `follows` if it will be kept up to date."""
    match, words = panel.public.match, screens.words_buttons(panel.public.match.id, panel.screen)
    if match.status != "live":
        row = [each for each in panel.public.buttons if each.custom_id.verb != "rematch"]
        return Page(screen=panel.screen, rows=[row])
    row = [*([] if follows else [refresh_button(hand_id(match.id, panel.shown))]), *([] if panel.shown else words)]
    hands = [texts.hand_of(name=name) for name in panel.names]
    choices = [
        Button(hand_id(match.id, index), label)
        for index, label in enumerate([screen_texts.board(), *hands] if hands else [])
        if index != panel.shown
    ]
    return Page(
        screen=panel.screen,
        rows=[*split_into_rows(choices), *([row] if row else [])],
        note=screens.watching_text(are_open=bool(hands), wait=panel.is_waiting) if follows else texts.watching_once(),
    )


def hand_id(match_id: int, shown: int) -> CustomId:
    """Return the custom id that shows a spectator the hand of seat `shown` - 1.

    If `shown` is 0, it shows the board.
    """
    return CustomId("open_hand", match_id, node=shown)


def refresh_button(custom_id: CustomId) -> Button:
    """Return the "Refresh" button of a panel; a press sends `custom_id`, which shows the panel as it is now."""
    return Button(custom_id, screen_texts.refresh())


def resting_page(page: Page, custom_id: CustomId, line: str) -> Page:
    """Return a page that can no longer be edited, with `line` added and a button to show it again.

    Pressing the button sends `custom_id`. A page with full rows gets no button.
    """
    refresh = refresh_button(custom_id)
    last = page.rows[-1] if page.rows else None
    if isinstance(last, Sequence) and len(last) < limits.BUTTONS_PER_ROW:
        rows = [*page.rows[:-1], [*last, refresh]]
    else:
        rows = [*page.rows, [refresh]][: limits.ROWS]  # a full panel has other buttons that do the same
    return with_line(dataclasses.replace(page, rows=rows), line)


def words_page(match: Match, screen: Screen, *, seated: bool) -> Page:
    """Return the text of a screen without its picture, with a button back to the reader's panel.

    `seated` if the reader has a seat. Others have a panel only while the match is live.
    """
    row = [Button(CustomId("preferences"), screen_texts.my_settings())]
    if seated:
        row.insert(0, Button(CustomId("hand", match.id), screen_texts.my_hand(), "primary"))
    elif match.status == "live":
        row.insert(0, Button(CustomId("watch", match.id), screen_texts.watch(), "primary"))
    return Page(screen=replace(screen, picture=None, choices=()), rows=[row])


def resign_page(preview: ResignPreview, what: str, *, may_abort: bool) -> Page:
    """Return the page that asks whether to resign the match, and explains the consequence.

    `what` is a sentence with the match's game and players. `may_abort` adds a button that calls the match off.
    """
    match_id = preview.match.id
    effect = join_sentences((_consequence(preview), texts.cannot_undo()))
    lines = (what, effect, *((texts.may_abort(),) if may_abort else ()))
    row = [Button(CustomId("resign", match_id), texts.resign_yes(), "danger")]
    row += [Button(CustomId("abort", match_id), texts.resign_abort(), "primary")] if may_abort else []
    keep = Button(CustomId("hand", match_id), texts.resign_no())
    return Page(screen=question(texts.resign_title(number=match_id), "\n".join(lines)), rows=[[*row, keep]])


def _consequence(preview: ResignPreview) -> str:
    if preview.may_be_taken_over and preview.outcome is None:
        return texts.resign_asks()
    if preview.outcome is None:
        return texts.resign_last()
    if preview.outcome.reason == "void":
        return texts.resign_void()
    names, team = names_of(preview.match), preview.match.roster.team_of(preview.seat)
    if preview.may_be_taken_over:
        return texts.resign_team_asks(team=names.team(team))
    return texts.resign_loses() if len(names.teams[team]) == 1 else texts.resign_team_loses(team=names.team(team))


def _question(panel: Panel, node: int, note: str) -> Page:
    match_id, leaf = panel.match.id, panel.menu.leaf(node)
    if leaf is None:
        raise ValueError(f"node {node} is no choice that could be asked again")
    choice = panel.screen.choices[leaf]
    style: Style = "danger" if choice.confirm or choice.caution else "success"
    yes = Button(CustomId("confirm", match_id, panel.version, node), texts.yes_choice(choice=choice.label), style)
    back = panel.menu.parent(node) or ROOT
    no = Button(CustomId("press", match_id, panel.version, back), texts.no_go_back())
    if choice.confirm:
        return Page(screen=question(texts.are_you_sure(), choice.confirm), rows=[[yes, no]], note=note)
    # Asked for the sake of where it goes, which the picture shows.
    screen = replace(question(texts.are_you_sure(), ""), picture=panel.screen.picture)
    return Page(screen=screen, rows=[[yes, no]], note=note, below=choice.caution or choice.aimed)


def menu_rows(menu: Menu, node: int, page: int, custom_id: Callable[[MenuVerb, int, int], CustomId]) -> list[Row]:
    """Return the rows that show one page of a menu node: buttons, or a select and buttons to turn pages.

    Items aside are left out. `custom_id` returns the custom id for a verb, a node and a page. A `page` beyond the last
    one shows the last.
    """
    pages = menu.pages(node)
    page = min(page, len(pages) - 1)
    if menu.kind(node) == "buttons":
        return _even_rows([_item_button(item, custom_id("press", item.node, 0)) for item in pages[page]])
    options = [(base36(item.node), item.label, item.hint) for item in pages[page]]
    signs = {base36(item.node): item.sign for item in pages[page]}
    rows: list[Row] = [select(custom_id("choose", node, 0), menu.placeholder(node), options, signs=signs)]
    turns = page_buttons(
        page,
        len(pages),
        lambda to: custom_id("page", node, to),
        before=texts.earlier_choices(),
        after=texts.more_choices(),
    )
    return [*rows, *([turns] if turns else [])]


def step_rows(
    menu: Menu, node: int, page: int, custom_id: Callable[[MenuVerb, int, int], CustomId], further: Sequence[Button]
) -> list[Row]:
    """Return the rows of `menu_rows`, and below them one with the items aside, the way back and `further` buttons.

    For menus outside of a match, such as that of a lesson.
    """
    asides = [_item_button(item, custom_id("press", item.node, 0)) for item in menu.get_asides(node)]
    above = menu.parent(node)
    back = [] if above is None else [Button(custom_id("press", above, 0), screen_texts.back())]
    return [*menu_rows(menu, node, page, custom_id), [*asides, *back, *further]]


def _even_rows(buttons: Sequence[Button]) -> list[Row]:
    """Split buttons into the fewest rows, of the same length except the last. Six buttons make two rows of three."""
    rows = max(1, ceil(len(buttons) / limits.BUTTONS_PER_ROW))
    size = max(1, ceil(len(buttons) / rows))
    return [buttons[start : start + size] for start in range(0, len(buttons), size)]


def _asides(panel: Panel, node: int) -> Sequence[Button]:
    items = panel.menu.get_asides(node)
    return [_item_button(item, CustomId("press", panel.match.id, panel.version, item.node)) for item in items]


def _item_button(item: Item, custom_id: CustomId) -> Button:
    return Button(custom_id, item.label, item.style, item.sign)


def _navigation(panel: Panel, node: int, *, has_news: bool) -> Sequence[Button]:
    """Return the buttons below the choices, the most important first; some may not fit on the page.

    `has_news` is True if the page shows news. A button for further news then follows if there is more.
    """
    match, version, words = panel.match, panel.version, screens.words_buttons(panel.match.id, panel.screen)
    if match.has_ended and panel.seat is None:
        return ()
    if match.status == "cancelled":
        return words
    if match.status == "over":
        return (*screens.again_buttons(match), Button(CustomId("replay", match.id), screen_texts.replay()), *words)
    buttons = [*take_over_buttons(match)] if panel.take_over else []
    if panel.undoable and node == ROOT and not any(choice.undoes for choice in panel.screen.choices):
        buttons.append(Button(CustomId("take_back", match.id, version), screen_texts.take_back()))
    above = panel.menu.parent(node)
    if above is not None:
        buttons.append(Button(CustomId("press", match.id, version, above), screen_texts.back()))
    if panel.entry is not None:
        buttons.append(Button(CustomId("write", match.id), panel.entry.labels.write))
        buttons.append(Button(CustomId("saved", match.id), panel.entry.labels.saved))
    buttons += _auto_reply_buttons(panel)[node == ROOT :]
    if panel.hint.left > 0:
        buttons.append(Button(CustomId("hint", match.id, version), hint_label(panel.hint.left)))
    more = more_news(panel.news)
    if has_news and more:
        buttons.append(Button(CustomId("news", match.id, page=0), more))
    buttons += words
    if panel.seat is not None:
        buttons.append(Button(CustomId("rules", match.id), screen_texts.rules()))
    return buttons


def _auto_reply_buttons(panel: Panel) -> Sequence[Button]:
    """Return the button of the game's first auto reply, and one that leads to all others.

    Return `()` if no auto reply fits the current choices.
    """
    replies = get_game(panel.match.game).presenter.auto_replies
    if not any(each.auto_reply for each in panel.screen.choices):
        return ()
    key = next(iter(replies))
    first = Button(CustomId("stand", panel.match.id, key=key), replies[key].label)
    return (first, Button(CustomId("auto_replies", panel.match.id), f"{clock_texts.pass_for_me()} …"))
