"""The pages that a translator reads: every text is on them, beside the English."""

from html import unescape
from pathlib import Path

import pytest

from bot.tools import screens
from bot.tools.texts import ROOT, compile_folder


@pytest.mark.usefixtures("capsys")
def test_a_page_shows_every_text_of_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "MOVES", 4)
    monkeypatch.setattr(screens, "folders", lambda: [ROOT / "clocks/texts", ROOT / "games/this_means_war/texts"])
    assert screens.write_pages("pl", tmp_path, matches=1) == ["clocks.html", "this_means_war.html"]
    for folder, file in (("clocks", "clocks.html"), ("games/this_means_war", "this_means_war.html")):
        page = unescape((tmp_path / file).read_text(encoding="utf-8"))
        (_, english), (_, polish) = compile_folder(ROOT / folder / "texts", ("pl",))
        for compiled in (english, polish):
            whole = [text for text_id, text in compiled.texts.items() if isinstance(text, str) and "." not in text_id]
            assert [text for text in whole if text not in page] == []
    assert "for Alice" in page
    assert (tmp_path / "index.html").exists()
