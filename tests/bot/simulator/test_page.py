"""The demo's page: the simulator's pinned release has the code that is replaced, and pictures wait for no process."""

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("simcord")

import simcord.preview
from markdown_it.rules_inline import StateInline
from simcord.preview import _server
from simcord.preview._markdown import markdown_tokens
from simcord.preview._media import MAX_QUEUE

from bot.games.catalog import ALL_SIGNS
from bot.pictures.renderer import Renderer
from bot.simulator.page import APPENDED, REPLACED, PictureReader, amend, serve_own_page

STATIC = Path(_server.__file__).with_name("static")


@pytest.mark.parametrize("path", [*APPENDED, *REPLACED])
def test_the_pinned_simulator_has_what_is_amended(path: str) -> None:
    assert path in _server.PreviewServer._STATIC_FILES
    text = (STATIC / path.removeprefix("/")).read_text(encoding="utf-8")
    amended = amend(path, text)
    assert amended != text
    assert all(new in amended for _, new in REPLACED.get(path, ()))


def test_a_file_of_another_release_is_refused() -> None:
    with pytest.raises(ValueError, match="another release"):
        amend(next(iter(REPLACED)), "")


def test_other_files_are_served_as_they_are() -> None:
    assert amend("/dom.js", "text") == "text"


async def test_more_pictures_than_the_simulators_queue_takes_are_read_at_once() -> None:
    drawn = [Renderer().draw_cut_out(sign.scene) for sign in ALL_SIGNS]
    assert len(drawn) > MAX_QUEUE
    reader = PictureReader()
    found = await asyncio.gather(*(reader.validate(str(number), data) for number, data in enumerate(drawn)))
    sizes = [(sign.scene.width, sign.scene.height) for sign in ALL_SIGNS]
    assert [(each.width, each.height) for each in found] == sizes


def test_words_are_bold_beside_any_character_as_in_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simcord.preview, _server.PreviewServer.__name__, _server.PreviewServer)
    monkeypatch.setattr(StateInline, "scanDelims", StateInline.scanDelims)
    serve_own_page()
    kinds = str(markdown_tokens("**手を選んでください。**勝つと**3**回、2 * 3 = 6、*文字*。"))
    assert [kinds.count(kind) for kind in ("strong_open", "strong_close", "em_open")] == [2, 2, 1]
    assert "**" not in kinds
