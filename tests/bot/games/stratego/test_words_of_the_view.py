"""That whatever a reader's view holds of Stratego's board can be read without the picture."""

import re
from collections.abc import Iterator
from statistics import median

import pytest

from bot.games.catalog import PRESENTERS
from bot.games.stratego.board import facts
from bot.games.stratego.words import kinds_of, pieces_of, ranked_name
from bot.screens import limits
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from bot.screens.words import plain
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.view_types import View
from tests.conformance.laws import redacted
from tests.conformance.random_play import walk
from tests.conformance.stratego import SETTINGS, STRATEGO
from tests.conformance.subject import Setting

NAMES = Names(("W" * 32, "Bob"), ((0,), (1,)))
PRESENTER = PRESENTERS["stratego"]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def shown(setting: Setting) -> Iterator[tuple[View, Screen]]:
    """What each audience is shown in a random match, with its view."""
    for moment in walk(STRATEGO, setting, 1):
        if moment.step is None or (moment.number % 7 and stratego.outcome(moment.step.state) is None):
            continue
        for audience in (None, Seat(0), Seat(1)):
            view = stratego.view(moment.step.state, audience)
            told = redacted(stratego, moment.step.state, moment.step.events, audience)
            legal = () if audience is None else stratego.legal(moment.step.state, audience)
            if audience is None:
                yield view, PRESENTER.board(view, NAMES, told)
            else:
                yield view, PRESENTER.private_screen(view, legal, NAMES, told)


def squares_in(text: str) -> set[str]:
    """The squares that a text names, with those between "a1 to c1"."""
    found = set(re.findall(r"\b[a-j]\d+\b", text))
    for first, last, row in re.findall(r"\b([a-j])\d+ to ([a-j])(\d+)\b", text):
        found |= {f"{chr(column)}{row}" for column in range(ord(first), ord(last) + 1)}
    return found


@every_setting
def test_the_words_hold_every_piece_every_loss_and_every_rank(setting: Setting) -> None:
    met = set[str]()
    for view, screen in shown(setting):
        met.add(view.phase)
        if view.phase == "setup":
            if view.side is not None:
                assert any(view.formations[view.side] in block.text for block in screen.blocks)
            continue
        by_heading = {block.heading: block.text for block in screen.blocks}
        for side, sign in enumerate("◆●"):
            text = by_heading[f"{sign} {NAMES.seats[view.seats[side]]}"]
            pieces = pieces_of(view, side)
            assert squares_in(text) >= {piece.square for piece in pieces}
            assert f"{len(pieces)} piece" in text
            assert all(
                ranked_name(piece.kind, view.rules.numbering) in text for piece in pieces if piece.kind is not None
            )
            assert all(kinds_of(entry.count, entry.kind) in text for entry in view.captured[side])
            assert all(f"{piece.square} has beaten" in text for piece in pieces if piece.beat and piece.kind is None)
            assert view.rescues[side] == 0 or f"{view.rescues[side]} captured piece" in text
            assert "…" not in text
    assert met >= {"setup", "play", "over"}


@every_setting
def test_the_alt_text_holds_what_matters_most_and_no_clause_is_cut(setting: Setting) -> None:
    for view, screen in shown(setting):
        assert screen.picture is not None
        first, alt = screen.picture.bands[0].alt, screen.picture.alt
        for band in screen.picture.bands:
            assert len(band.alt) <= limits.ALT_TEXT
            assert band.alt.endswith((".", "!"))
            assert "…" not in band.alt
        if view.phase == "setup":
            continue
        assert first.startswith(plain(facts(view, NAMES)[0].text, {"◆": "Diamond", "●": "Disc"}).removesuffix("."))
        assert [band.alt.count("Rows ") for band in screen.picture.bands] == [1, 1]
        for side in (0, 1):
            assert f"{len(pieces_of(view, side))} piece" in alt
        own = view.side or 0
        for piece in pieces_of(view, own):
            if piece.kind is not None:
                assert ranked_name(piece.kind, view.rules.numbering) in alt
                assert piece.square in squares_in(alt)


@every_setting
def test_a_headline_is_short_and_stresses_nothing_but_whom_the_match_waits_for(setting: Setting) -> None:
    lengths = []
    for view, screen in shown(setting):
        lengths.append(len(screen.headline))
        if view.side is None:
            if view.outcome is None or len(view.outcome.ranks) > 1:
                status = facts(view, NAMES)[0].text
                assert status in screen.headline
                assert "*" not in screen.headline.replace(status, "")
        else:
            assert screen.headline.count("**") == 2
    assert median(lengths) < 130


@every_setting
def test_whatever_is_asked_is_answered_by_buttons_and_not_by_a_list(setting: Setting) -> None:
    asked = 0
    for moment in walk(STRATEGO, setting, 2):
        if moment.step is None or moment.number % 7:
            continue
        for seat in (Seat(0), Seat(1)):
            view = stratego.view(moment.step.state, seat)
            actions = (*stratego.legal(moment.step.state, seat), *PRESENTER.proposals(view))
            menu = build(PRESENTER.choices(view, actions, NAMES))
            nodes = [0]
            while nodes:
                node = nodes.pop()
                items = menu.get_items(node)
                assert menu.kind(node) == "buttons"
                assert len(menu.pages(node)) == 1
                asked += len(items) > 1
                nodes += [item.node for item in items if item.leaf is None]
    assert asked > 20
