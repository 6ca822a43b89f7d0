"""What people and computer players are called in the pictures of every game."""

from collections.abc import Iterator

import pytest

from bot.games.catalog import PRESENTERS
from bot.match.model.computers import as_person
from bot.names.computers import shorten_computers
from bot.pictures.scene import Text
from bot.screens.presenter import Names
from bot.texts.languages import OFFERED, reading
from engine.core.values import Seat
from tests.bot.pictures.drawn import rows_of, texts
from tests.conformance.cases import SUBJECTS
from tests.conformance.laws import redacted
from tests.conformance.random_play import walk

MOMENTS = 4


def named(game: str) -> Iterator[Text]:
    """Texts with names of computer players, of boards and panels in some positions with as many as may play."""
    subject, presenter = SUBJECTS[game], PRESENTERS[game]
    setting = max(subject.settings, key=lambda each: len(each.roster.seats))
    people = (as_person("medium", number) for number, _ in enumerate(setting.roster.seats, 1))
    names = Names(tuple(person.name for person in people), setting.roster.teams)
    steps = [moment.step for moment in walk(subject, setting, 1) if moment.step is not None]
    for step in [*steps[:: max(1, len(steps) // MOMENTS)], steps[-1]]:
        for seat in (None, Seat(0)):
            view, told = subject.game.view(step.state, seat), redacted(subject.game, step.state, step.events, seat)
            if seat is None:
                screen = presenter.board(view, names, told)
            else:
                screen = presenter.private_screen(view, subject.game.legal(step.state, seat), names, told)
            assert screen.picture is not None
            yield from (
                text
                for band in screen.picture.bands
                for text in texts(band.scene)
                if shorten_computers(text.text) != text.text
            )


def as_shown(words: str) -> str:
    """Words without spaces, as lines of Japanese break where there is none."""
    return "".join(words.split())


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("game", SUBJECTS)
def test_computer_players_can_be_told_apart_in_every_picture(game: str, language: str) -> None:
    with reading(language):
        found = list(named(game))
    assert found
    for text in found:
        assert as_shown(" ".join(rows_of(text))) in map(as_shown, (text.text, shorten_computers(text.text))), text
