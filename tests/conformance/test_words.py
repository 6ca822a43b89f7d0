"""Law 9: every event, decision and position has words and a screen within Discord's limits, for every audience."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from typing import Any, TypeAlias, get_args

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.catalog import PRESENTERS
from bot.games.generic import generic_presenter
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene, colours_of
from bot.screens.menu import build
from bot.screens.presenter import Names, Presenter, Shortcut, WaitKind
from bot.screens.screen import Band, Choice, Screen
from engine.catalog import GAMES
from engine.core.values import Illegal
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.laws import redacted, rng_for
from tests.conformance.random_play import Moment, audiences, some_of, walk
from tests.conformance.subject import Audience, Setting, Subject

AnyPresenter: TypeAlias = Presenter[Any, Any, Any, Any]

every_case = pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
every_presenter = pytest.mark.parametrize("key", PRESENTERS)

PLAIN_NAMES = ("Ada", "Ben", "Cleo", "Dan")
LONG_NAMES = tuple(f"{letter * 31}{number}" for number, letter in enumerate("WMQ@"))
"""As long as Discord lets a name be, of wide letters."""

PICTURE_EVERY = 120
NAMES_EVERY = 5
SCREEN_EVERY = 4
PLAIN_EVERY = 5


@dataclass(frozen=True)
class Shown:
    """What one audience is shown of a moment: the words of each event, and the screen."""

    sentences: tuple[str, ...]
    screen: Screen
    actions: int
    shortcuts: tuple[Shortcut, ...]


def names_for(setting: Setting, seats: tuple[str, ...] = PLAIN_NAMES) -> Names:
    return Names(seats[: len(setting.roster.seats)], tuple(tuple(map(int, team)) for team in setting.roster.teams))


def shown(
    presenter: AnyPresenter, moment: Moment, state: Any, audience: Audience, names: Names, told: Any = ()
) -> Shown:
    """Show a state after the events that the audience was told of, as they were redacted for it."""
    game = moment.game
    view = game.view(state, audience)
    sentences = tuple(presenter.sentence(event, names) for event in told)
    public = game.view(state, None)
    shortcuts = presenter.shortcuts(public)
    assert presenter.wait_kind(public) in get_args(WaitKind)
    if audience is None:
        return Shown(sentences, presenter.board(view, names, told), 0, shortcuts)
    actions = (*game.legal(state, audience), *presenter.proposals(view))
    screen = presenter.panel(view, actions, names, told)
    in_advance = {choice.auto_reply for choice in screen.choices if choice.auto_reply}
    assert in_advance <= {text.choice for text in presenter.auto_replies.values()}
    if in_advance:
        assert all(isinstance(text.holds(public, audience), bool) for text in presenter.auto_replies.values())
    for action, among in zip(actions[-1:], screen.choices[-1:], strict=True):
        (alone,) = presenter.choices(view, (action,), names)
        assert (alone.confirm, alone.shortcut) == (among.confirm, among.shortcut)
    return Shown(sentences, screen, len(actions), shortcuts)


def check(presenter: AnyPresenter, moment: Moment, names: Names) -> None:
    """Hold what every audience is shown of the moment, and of what was done in it, to the law."""
    state, events = after(moment)
    for audience in audiences(moment.setting):
        told = redacted(moment.game, state, events, audience)
        seen = shown(presenter, moment, state, audience, names, told)
        check_screen(seen, tuple(moment.subject.places(moment.state)))
        check_climax(presenter, moment, audience, told, names)
        world = moment.game.resample(state, audience, rng_for(moment, audience))
        assert shown(presenter, moment, world, audience, names, told) == seen, (
            f"{audience} can tell two worlds apart by the screen"
        )


def check_climax(presenter: AnyPresenter, moment: Moment, audience: Audience, told: Any, names: Names) -> None:
    """Hold the end of a battle to the law: it has words, and is made only from what its audience knows."""
    climax = presenter.climax
    if climax is None or climax.band is None or moment.step is None or not any(map(climax.ends, told)):
        return
    band = climax.band(moment.game.view(moment.state, audience), names, told)
    assert band.alt.endswith(".")
    world = moment.game.resample(moment.state, audience, rng_for(moment, audience))
    assert climax.band(moment.game.view(world, audience), names, told) == band, (
        f"{audience} can tell worlds apart by an end"
    )


def after(moment: Moment) -> tuple[Any, tuple[Any, ...]]:
    """The position after the moment's action, and what happened; the last one as it is."""
    return (moment.step.state, moment.step.events) if moment.step else (moment.state, ())


def check_walk(presenter: AnyPresenter, subject: Subject, setting: Setting, names: Names) -> None:
    for moment in walk(subject, setting, 1):
        check(presenter, moment, names)


def check_names(presenter: AnyPresenter, subject: Subject, setting: Setting, names: Names) -> None:
    """Hold the screens of a walk to the law, and leave out that they are alike in other worlds."""
    for moment in some_of(subject, setting, 1, NAMES_EVERY):
        state, events = after(moment)
        for audience in audiences(setting):
            told = redacted(moment.game, state, events, audience)
            seen = shown(presenter, moment, state, audience, names, told)
            check_screen(seen, tuple(moment.subject.places(moment.state)))


def check_screen(seen: Shown, things: tuple[str, ...]) -> None:
    screen = seen.screen
    words = msgspec.json.encode((seen.sentences, screen)).decode()
    assert screen.title
    assert len(screen.choices) == seen.actions, "choices do not run parallel to the actions"
    assert not (named := [thing for thing in things if thing in words]), f"{named} are keys and not names"
    assert not re.search(r"\bNone\b|<\w+ object|\w+=\w", " ".join((*seen.sentences, screen.text))), seen.sentences
    assert all(sentence == sentence.strip() for sentence in seen.sentences)
    assert all(not sentence or sentence[-1] in ".!?" for sentence in seen.sentences), seen.sentences
    assert {choice.shortcut for choice in screen.choices} <= {"", *(shortcut.key for shortcut in seen.shortcuts)}
    assert all(choice.path and all(choice.path) and choice.label for choice in screen.choices)
    if screen.choices:
        menu = build(screen.choices)
        assert all(menu.leaf(menu.node_of(leaf)) == leaf for leaf in range(len(screen.choices)))
    if screen.picture is not None:
        assert screen.picture.alt


@every_case
def test_every_moment_has_words_and_a_screen(subject: Subject, setting: Setting, seeds: range) -> None:
    presenter = PRESENTERS[subject.game.key]
    for seed in subject.seeds(seeds, setting):
        for moment in some_of(subject, setting, seed, SCREEN_EVERY):
            check(presenter, moment, names_for(setting))


@pytest.mark.parametrize("key", SUBJECTS)
def test_namesakes_are_told_apart(key: str) -> None:
    subject = SUBJECTS[key]
    setting = max(subject.settings, key=lambda setting: len(setting.roster.seats))
    check_names(PRESENTERS[key], subject, setting, names_for(setting, ("Ada",) * 4))


@every_case
def test_long_names_fit(subject: Subject, setting: Setting) -> None:
    check_names(PRESENTERS[subject.game.key], subject, setting, names_for(setting, LONG_NAMES))


@every_case
def test_any_game_can_be_presented_plainly(subject: Subject, setting: Setting) -> None:
    presenter = generic_presenter(subject.game.key)
    for moment in some_of(subject, setting, 1, PLAIN_EVERY):
        for audience in audiences(setting):
            seen = shown(presenter, moment, moment.state, audience, names_for(setting))
            assert len(seen.screen.choices) == seen.actions


@every_case
def test_pictures_can_be_drawn(subject: Subject, setting: Setting) -> None:
    presenter, renderer = PRESENTERS[subject.game.key], Renderer()
    drawn = 0
    for moment in walk(subject, setting, 1):
        if moment.number % PICTURE_EVERY:
            continue
        for audience in audiences(setting):
            picture = shown(presenter, moment, moment.state, audience, names_for(setting)).screen.picture
            if picture is not None:
                with Image.open(BytesIO(renderer.draw(picture.bands[0].scene))) as read:
                    assert read.tobytes() == drawn_at_once(renderer, picture.bands[0].scene)
                drawn += 1
    assert drawn


def drawn_at_once(renderer: Renderer, scene: Scene) -> bytes:
    """The pixels of a picture that isn't drawn in strips."""
    return renderer._paint_in_palette(scene, colours_of(scene)).tobytes()


def test_every_kind_of_event_has_words_or_is_told_by_another() -> None:
    for key, presenter in PRESENTERS.items():
        silent = {name for name, said in sentences_by_kind(key, presenter).items() if not any(said)}
        assert silent <= {"Triggered"}, f"nothing is ever said of {silent}"


def sentences_by_kind(key: str, presenter: AnyPresenter) -> dict[str, set[str]]:
    said: dict[str, set[str]] = {}
    for setting, moment in moments_of(SUBJECTS[key]):
        for event in moment.step.events if moment.step else ():
            for audience in audiences(setting):
                for told in redacted(moment.game, moment.step.state if moment.step else None, (event,), audience):
                    said.setdefault(type(event).__name__, set()).add(presenter.sentence(told, names_for(setting)))
    return said


def moments_of(subject: Subject) -> Iterator[tuple[Setting, Moment]]:
    for setting in subject.settings[:2]:
        for seed in subject.seeds(range(24), setting):
            for moment in walk(subject, setting, seed):
                yield setting, moment


@every_presenter
def test_a_presenter_speaks_of_its_own_game(key: str) -> None:
    assert PRESENTERS[key].key == key
    assert key in GAMES
    assert PRESENTERS[key].name


def test_every_game_has_a_presenter() -> None:
    assert set(PRESENTERS) == set(GAMES)


@every_presenter
def test_every_option_that_is_offered_is_accepted_and_has_terms(key: str) -> None:
    presenter, codec = PRESENTERS[key], GAMES[key].codec
    default = codec.parse_options({})
    assert presenter.terms(default, ())
    known = type(default).model_fields
    for option in presenter.options:
        assert option.key in known
        assert option.label
        terms = set()
        for value, meaning in option.values:
            assert meaning
            options = codec.parse_options({option.key: int(value) if value.isdigit() else value})
            terms.add(presenter.terms(options, ()))
        assert len(terms) > 1, f"the terms do not tell the values of {option.key} apart"
        first = option.values[0][0]
        assert codec.parse_options({option.key: int(first) if first.isdigit() else first}) == default
        with pytest.raises(Illegal):
            codec.parse_options({option.key: "no such value"})


@every_presenter
def test_rules_and_cards_can_be_looked_up(key: str) -> None:
    presenter = PRESENTERS[key]
    assert presenter.rules
    assert all(topic and text for topic, text in presenter.rules.items())
    for name, screen in presenter.cards().items():
        assert name
        assert screen.title
        assert screen.text
        if screen.picture is not None:
            assert screen.picture.alt


@every_presenter
def test_every_card_that_can_be_looked_up_is_listed(key: str) -> None:
    presenter = PRESENTERS[key]
    listed = [line.partition("**")[2].partition("**")[0] for line in presenter.deck()]
    assert len(listed) == len(presenter.cards())
    for name, line in zip(presenter.cards(), listed, strict=True):
        assert name.startswith(line)


HONEST = PRESENTERS["air-land-sea"]


def speaks_in_keys() -> AnyPresenter:
    return replace(HONEST, sentence=lambda event, _names: f"{msgspec.json.encode(event).decode()}.")


def forgets_a_choice() -> AnyPresenter:
    """It words an action alone, and of several all but the first."""
    return replace(
        HONEST, choices=lambda view, actions, names: HONEST.choices(view, actions[len(actions) > 1 :], names)
    )


def talks_too_much() -> AnyPresenter:
    return replace(HONEST, board=lambda *_: Screen(title="Board", text="war " * 2_000))


def counts_its_own_calls() -> AnyPresenter:
    """What it shows depends on more than the view."""
    calls = count()
    return replace(HONEST, board=lambda *_: Screen(title=f"Board {next(calls)}"))


def forgets_an_auto_reply() -> AnyPresenter:
    """It offers to make a choice in advance, and has no words for who did."""

    def choices(view: Any, actions: Any, names: Names) -> tuple[Choice, ...]:
        first, *others = HONEST.choices(view, actions, names) or (None,)
        return () if first is None else (replace(first, auto_reply="first"), *others)

    return replace(HONEST, choices=choices)


def says_none() -> AnyPresenter:
    return replace(HONEST, sentence=lambda event, _names: f"They played {getattr(event, 'card', 'it')}.")


def counts_the_ends_of_battles() -> AnyPresenter:
    """What it shows of the end of a battle depends on more than the view and the events."""
    calls = count()
    assert HONEST.climax is not None
    band = Band(Scene(800, 300, ()), "")
    return replace(
        HONEST, climax=replace(HONEST.climax, band=lambda *_: replace(band, alt=f"Battle 1: end {next(calls)}."))
    )


@pytest.mark.parametrize(
    "flawed",
    [
        speaks_in_keys,
        forgets_a_choice,
        talks_too_much,
        counts_its_own_calls,
        counts_the_ends_of_battles,
        forgets_an_auto_reply,
        says_none,
    ],
)
def test_the_law_catches_a_flawed_presenter(flawed: Callable[[], AnyPresenter]) -> None:
    subject = SUBJECTS["air-land-sea"]
    setting = subject.settings[0]
    check_walk(HONEST, subject, setting, names_for(setting))
    with pytest.raises((AssertionError, ValueError)):
        check_walk(flawed(), subject, setting, names_for(setting))
