"""Law: every language fits where English does, shows no more, and has the same buttons with the same custom ids.

`--seeds` checks more matches.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from bot.pictures.masks import measure
from bot.pictures.scene import Text
from bot.pictures.typesetting import ELLIPSIS, typeset
from bot.screens.menu import build
from bot.screens.screen import Screen
from bot.texts.languages import DEFAULT, languages, reading
from tests.conformance.cases import SUBJECTS
from tests.conformance.laws import redacted, rng_for
from tests.conformance.random_play import Moment, audiences, some_of
from tests.conformance.test_words import after, names_for, shown

LANGUAGES = sorted(languages().keys() - {DEFAULT})
WITHOUT_FONT = {"ja"}
"""Languages whose letters no font of pictures has yet."""

APART = 37
"""Every such moment of a match is looked at."""
MOMENTS = 3


def cut_texts(screen: Screen) -> Iterator[str]:
    """The texts of a picture that don't fit their boxes."""
    for band in screen.picture.bands if screen.picture else ():
        for shape in band.scene.shapes:
            if isinstance(shape, Text) and shape.text.strip():
                setting = typeset(shape, measure)
                rows = "".join(row.words for row in setting.rows) if setting else ""
                if not rows or rows.count(ELLIPSIS) > shape.text.count(ELLIPSIS):
                    yield shape.text


def presses(screen: Screen) -> Any:
    """All of a screen's choices but their words: nodes of the menu, questions, shortcuts, styles and order."""
    if not screen.choices:
        return ()
    menu = build(screen.choices)
    return tuple(
        (
            menu.node_of(leaf), bool(each.confirm), bool(each.caution), bool(each.aimed), each.shortcut,
            each.auto_reply, each.order, each.style, each.opens, each.is_aside, each.undoes, each.signs,
        )
        for leaf, each in enumerate(screen.choices)
    )  # fmt: skip


def check(moment: Moment, language: str) -> None:
    """Hold what each audience reads to the law; a screen beyond Discord's limits can't be made at all."""
    presenters, names = PRESENTERS, names_for(moment.setting)
    key = moment.game.key
    state, events = after(moment)
    for audience in audiences(moment.setting):
        told = redacted(moment.game, state, events, audience)
        with reading(DEFAULT):
            english = shown(presenters[key], moment, state, audience, names, told)
        with reading(language):
            own = shown(presenters[key], moment, state, audience, names, told)
            world = moment.game.resample(state, audience, rng_for(moment, audience))
            assert shown(presenters[key], moment, world, audience, names, told) == own, "worlds differ in a language"
        assert list(map(bool, own.sentences)) == list(map(bool, english.sentences)), "a sentence is missing"
        assert presses(own.screen) == presses(english.screen), "buttons differ from the English"
        if language not in WITHOUT_FONT and (cut := set(cut_texts(own.screen))):
            assert len(cut) <= len(set(cut_texts(english.screen))), f"cut in {language}: {cut}"


@pytest.mark.parametrize("key", SUBJECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_read_alike_in_every_language(language: str, key: str, seeds: range) -> None:
    subject = SUBJECTS[key]
    for seed in seeds[2:] or seeds:
        turn = seed + LANGUAGES.index(language)
        setting = subject.settings[turn % len(subject.settings)]
        moments = list(islice(some_of(subject, setting, turn, APART), MOMENTS))
        assert moments
        for moment in moments:
            check(moment, language)
