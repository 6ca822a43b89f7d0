"""Law: all that players are shown of a game comes from its texts, so that a language can have all of it.

Read in a language that nobody speaks (`tests/pseudo_language.py`), nothing English is left, and everything fits.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from bot.pictures.scene import Text
from bot.screens.menu import build
from bot.screens.screen import Picture, Screen
from bot.texts.languages import DEFAULT, reading
from tests.conformance.cases import CASE_NAMES, CASES
from tests.conformance.laws import redacted
from tests.conformance.random_play import audiences, some_of
from tests.conformance.subject import Setting, Subject
from tests.conformance.test_words import PLAIN_NAMES, after, names_for, shown
from tests.pseudo_language import english_words, pseudo_language

EVERY = 9

ALLOWED = frozenset((*PLAIN_NAMES, "SHA"))


def texts_of_picture(picture: Picture | None) -> Iterator[str]:
    for band in picture.bands if picture else ():
        yield band.alt
        yield from (shape.text for shape in band.scene.shapes if isinstance(shape, Text))


def texts_of(screen: Screen) -> Iterator[str]:
    """All that is written on a screen, its picture and its menu included."""
    yield from (screen.title, screen.text, screen.headline, screen.footer)
    for block in screen.blocks:
        yield from (block.heading, block.text)
    for choice in screen.choices:
        yield from (*choice.path, choice.label, choice.hint, choice.confirm, *choice.questions)
        yield from (choice.caution, choice.aimed)
    if screen.choices:
        build(screen.choices)
    yield from texts_of_picture(screen.picture)


def check(texts: Iterator[str]) -> None:
    left = {text: words for text in texts if (words := english_words(text, ALLOWED))}
    assert left == {}, f"{len(left)} texts, such as {next(iter(left.items()))}"


@pytest.fixture
def disguised() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.mark.usefixtures("disguised")
@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_no_english_is_left_in_a_match(subject: Subject, setting: Setting) -> None:
    presenter, names = PRESENTERS[subject.game.key], names_for(setting)
    public_events: list[Any] = []
    for moment in some_of(subject, setting, 1, EVERY):
        state, events = after(moment)
        for audience in audiences(setting):
            told = redacted(moment.game, state, events, audience)
            seen = shown(presenter, moment, state, audience, names, told)
            check(iter(seen.sentences))
            check(texts_of(seen.screen))
            check(iter([text for cut in seen.shortcuts for text in (cut.label, cut.unavailable)]))
            if audience is not None:
                addressed = names.address_reader(audience)
                check(presenter.sentence(event, addressed) for event in told)
        public_events.append(redacted(moment.game, state, events, None))
    assert public_events


@pytest.mark.usefixtures("disguised")
@pytest.mark.parametrize("key", PRESENTERS)
def test_no_english_is_left_in_what_a_game_says_of_itself(key: str) -> None:
    presenter = PRESENTERS[key]
    check(iter((presenter.name, presenter.gist, *(preset.name for preset in presenter.presets))))
    for option in presenter.options:
        check(iter((option.label, *(meaning for _, meaning in option.values))))
    check(iter(presenter.rules.values()))
    check(iter(presenter.deck()))
    for name, card in presenter.cards().items():
        check(iter((name,)))
        check(texts_of(card))
    check(reply.label for reply in presenter.auto_replies.values())
    if presenter.lesson is not None:
        lesson = presenter.lesson
        check(iter(lesson.ending))
        for step in lesson.steps:
            check(iter((step.teaches, *step.says, step.otherwise, *(each.sentence for each in step.why_not))))


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_a_button_means_the_same_in_every_language(subject: Subject, setting: Setting) -> None:
    """Custom ids hold nodes of the menu, which is made from texts; a panel may be older than a change of language."""
    names = names_for(setting)
    for moment in some_of(subject, setting, 1, EVERY):
        for seat in audiences(setting)[1:]:
            view = moment.game.view(moment.state, seat)
            with reading(DEFAULT):
                actions = (*moment.game.legal(moment.state, seat), *PRESENTERS[subject.game.key].proposals(view))
                english = build(PRESENTERS[subject.game.key].choices(view, actions, names))
            with pseudo_language():
                other = build(PRESENTERS[subject.game.key].choices(view, actions, names))
            leaves = range(len(actions))
            assert [english.node_of(leaf) for leaf in leaves] == [other.node_of(leaf) for leaf in leaves]
