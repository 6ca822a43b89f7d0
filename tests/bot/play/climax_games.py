"""Games whose battles are ended by other events, for tests that need an end at a certain moment."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import catalog
from bot.screens.presenter import Climax, Names
from bot.screens.screen import Band


def show_climaxes(monkeypatch: pytest.MonkeyPatch, game: str, ends: Callable[[Any], bool]) -> None:
    """Let events of this kind end battles of a game. The band is the first one of the board, made from the view."""
    playable = catalog.PLAYABLE_GAMES[game]

    def band(view: Any, names: Names, events: Sequence[Any]) -> Band:
        assert any(ends(event) for event in events)
        picture = playable.presenter.board(view, names, ()).picture
        assert picture is not None
        return replace(picture.bands[0], alt=f"The last battle: {picture.bands[0].alt}"[:1000])

    presenter = replace(playable.presenter, climax=Climax(ends=ends, band=band))
    patched = {**catalog.PLAYABLE_GAMES, game: replace(playable, make_presenter=lambda: presenter)}
    monkeypatch.setattr(catalog, "PLAYABLE_GAMES", patched)
