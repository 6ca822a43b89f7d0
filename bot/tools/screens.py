"""Write the texts of a language next to the English texts: `python -m bot.tools.screens LANGUAGE FOLDER`.

The folder gets an HTML page for each folder of texts, and `index.html`. A game's page has screens of random matches.
A text appears on at most SHOWINGS screens. A table with example arguments has the other texts.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from pydantic import ValidationError

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Text as PictureText
from bot.pictures.scene import stack
from bot.screens.presenter import Names
from bot.screens.screen import Picture, Screen
from bot.texts.catalog import Text
from bot.texts.languages import DEFAULT, reading
from bot.tools.draw_examples import redact_events
from bot.tools.text_examples import PEOPLE, Row, text_rows
from bot.tools.texts import LOCALES, ROOT, folders
from engine.core.game import Step
from engine.core.replay import choose_random_index, play_on
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Illegal, Roster, Seat

MATCHES = 12
"""Random matches of each game."""
MOVES = 400
"""Maximum number of actions in a match."""
SHOWINGS = 2
"""Number of screens that show a text."""

_HEAD = """<!doctype html><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 15px/1.45 sans-serif; margin: 2em auto; max-width: 80em; padding: 0 1em }}
table {{ border-collapse: collapse; width: 100%; margin: 0 0 1.5em }}
td {{ border: 1px solid #ccc; padding: .25em .5em; vertical-align: top; white-space: pre-wrap; width: 44% }}
td:first-child {{ color: #777; width: 12% }} img {{ max-width: 48% }}
</style><h1>{title}</h1>
"""

Pairs = Mapping[str, str]
"""Texts of a screen by place, such as "title"."""


@dataclass
class Seen:
    """Texts that were read, by package and id, and how often a page showed each."""

    shown: Counter[tuple[str, str]] = field(default_factory=Counter)
    made: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    """Texts made since the latest call of `take_fresh`."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every text that is made inside the `with` block."""
        make, made = Text.__call__, self.made

        def note(text: Text, /, **arguments: Any) -> str:  # noqa: ANN401 - as in `Text`
            result = make(text, **arguments)
            made.setdefault(text.key, set()).add(result)
            return result

        with mock.patch.object(Text, "__call__", note):
            yield

    def take_fresh(self, pairs: Pairs) -> frozenset[str]:
        """Return the places with a text that fewer than SHOWINGS screens have shown, and count this showing."""
        fresh = set[str]()
        for key, results in self.made.items():
            if self.shown[key] < SHOWINGS:
                places = [place for place, text in pairs.items() if any(each in text for each in results if each)]
                self.shown[key] += bool(places)
                fresh.update(places[:1])
        self.made.clear()
        return frozenset(fresh)


class Position(NamedTuple):
    """A position of a random match, the step that led there, and the public events of each step so far."""

    state: Any
    step: Step[Any, Any]
    before: Any
    past: Sequence[Sequence[Any]]


class Page:
    """A page of HTML with texts in a language and in English."""

    def __init__(self, title: str, language: str) -> None:
        self.language = language
        self._parts = [_HEAD.format(title=escape(title))]

    def heading(self, text: str, level: int = 2) -> None:
        """Begin a part of the page."""
        self._parts.append(f"<h{level}>{escape(text)}</h{level}>\n")

    def rows(self, rows: Sequence[Row]) -> None:
        """Add a table with place, English and own text; rows without a text are left out."""
        cells = ("".join(f"<td>{escape(cell)}" for cell in row) for row in rows if row[1] or row[2])
        self._parts.append("<table>\n" + "".join(f"<tr>{row}\n" for row in cells) + "</table>\n")

    def pair(self, english: Pairs, own: Pairs, only: frozenset[str] | None = None) -> None:
        """Add a table of texts in both languages; `only` limits it to these places."""
        places = [place for place in dict.fromkeys((*own, *english)) if only is None or place in only]
        self.rows([(place, english.get(place, ""), own.get(place, "")) for place in places])

    def picture(self, *files: str) -> None:
        """Add pictures, each by its file name."""
        self._parts.append("".join(f'<img src="{escape(file)}"> ' for file in files) + "\n")

    def __str__(self) -> str:
        """Return the page as HTML."""
        return "".join(self._parts)


def texts_of(screen: Screen) -> dict[str, str]:
    """Return all texts of a screen, by place."""
    found = {"title": screen.title, "headline": screen.headline, "text": screen.text}
    for number, block in enumerate(screen.blocks, 1):
        found[f"block {number}"] = f"{block.heading}\n{block.text}"
    for number, choice in enumerate(screen.choices, 1):
        found[f"choice {number}"] = "\n".join(filter(None, (" / ".join(choice.path), choice.label, choice.hint)))
        asked = (choice.confirm, choice.caution, choice.aimed, *choice.questions)
        found[f"choice {number} asks"] = "\n".join(filter(None, dict.fromkeys(asked)))
    found["footer"] = screen.footer
    return {**found, **texts_of_picture(screen.picture)}


def texts_of_picture(picture: Picture | None) -> dict[str, str]:
    """Return the alt texts of a picture and the words in it, by place."""
    bands = picture.bands if picture else ()
    found = {f"alt text {number}": band.alt for number, band in enumerate(bands, 1)}
    for number, band in enumerate(bands, 1):
        words = [shape.text for shape in band.scene.shapes if isinstance(shape, PictureText)]
        found |= {f"in picture {number}, {place}": word for place, word in enumerate(words, 1)}
    return found


def self_description(game: PlayableGame) -> Iterator[tuple[str, Pairs]]:
    """Yield the texts about a game in the current language, as parts: a heading, and texts by place."""
    it = game.presenter
    found = {"name": it.name, "gist": it.gist}
    found |= {f"preset {number}": preset.name for number, preset in enumerate(it.presets, 1)}
    for option in it.options:
        found[f"option {option.key}"] = "\n".join((option.label, *(meaning for _, meaning in option.values)))
    found |= {f"auto reply {key}": reply.label for key, reply in it.auto_replies.items()}
    yield "The game", found
    topics = enumerate(it.rules.items(), 1)
    yield "Rules", {f"topic {number}": f"{topic}\n{text}" for number, (topic, text) in topics}
    yield "Deck", {f"line {number}": line for number, line in enumerate(it.deck(), 1)}
    for number, card in enumerate(it.cards().values(), 1):
        yield f"Card {number}", texts_of(card)
    for number, step in enumerate(it.lesson.steps if it.lesson else (), 1):
        why_not = (*(each.sentence for each in step.why_not), step.otherwise)
        lines = {"teaches": step.teaches, "says": step.says[0], "task": step.says[1]}
        yield f"Lesson {number}", lines | {f"why not {index}": line for index, line in enumerate(why_not, 1)}
    yield "End of the lesson", {f"{number}": text for number, text in enumerate(it.lesson.ending if it.lesson else ())}


def positions(game: PlayableGame, seed: int) -> Iterator[tuple[Roster, Position]]:
    """Yield the positions of a random match with random options; every second match has the usual ones of a preset."""
    engine, rng = game.engine, Rng(seed.to_bytes(2, "big") + b"screens".ljust(KEY_BYTES - 2, b"."))
    preset, rng = rng.choice(game.presenter.presets)
    options = dict[str, Any](preset.options)
    for option in game.presenter.options if seed % 2 else ():
        options[option.key], rng = rng.choice([value for value, _ in option.values])
    try:
        parsed = engine.codec.load_options(engine.codec.dump_options(engine.codec.parse_options(options)))
    except (Illegal, ValidationError, ValueError):
        parsed = engine.codec.parse_options({})
    rosters = engine.rosters(parsed)
    sides = rosters[seed // 2 % len(rosters)]
    step = engine.new(parsed, sides, rng)
    past = [redact_events(game, step, None)]
    yield sides, Position(step.state, step, None, tuple(past))
    before = step.state
    chooser = _choose if seed % 4 else choose_random_index
    for turn in islice(play_on(engine, step.state, Rng(rng.key[::-1]), chooser), MOVES):
        past.append(redact_events(game, turn.step, None))
        yield sides, Position(turn.step.state, turn.step, before, tuple(past))
        before = turn.step.state


def _choose(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:
    """Draw a kind of action, then one of that kind, so that rare kinds come up."""
    ending = ("Withdraw", "OfferDraw", "AcceptDraw", "Mulligan")
    offered = [index for index, each in enumerate(actions) if type(each).__name__ not in ending] or range(len(actions))
    kind, rng = rng.choice(sorted({type(actions[index]).__name__ for index in offered}))
    return rng.choice([index for index in offered if type(actions[index]).__name__ == kind])


def show(game: PlayableGame, at: Position, reader: Seat | None, names: Names) -> tuple[Screen, Pairs]:
    """Return the reader's screen in the language that is read, and all texts of it and around it."""
    engine, presenter = game.engine, game.presenter
    view, events = engine.view(at.state, reader), redact_events(game, at.step, reader)
    others = dict[str, str]()
    if reader is None:
        screen = presenter.board(view, names, events)
        for cut in presenter.shortcuts(view):
            others[f"button {cut.key}"] = f"{cut.label}\n{cut.unavailable}"
        if presenter.replay:
            others["moment"] = presenter.replay.moment(view)
        review = presenter.review(view, names, at.past) if engine.outcome(at.state) else None
        if review:
            others |= {f"review {n}": f"{block.heading}\n{block.text}" for n, block in enumerate(review.blocks, 1)}
            others |= {f"review, {place}": text for place, text in texts_of_picture(review.picture).items()}
        climax = presenter.climax
        if climax and climax.band and at.before is not None and any(map(climax.ends, events)):
            others["end of a battle"] = climax.band(engine.view(at.before, None), names, events).alt
        speaks = names
    else:
        actions = (*engine.legal(at.state, reader), *presenter.proposals(view))
        screen = presenter.panel(view, actions, names, events)
        speaks = names.address_reader(reader)
        if entry := presenter.entry(view):
            labels = entry.labels
            form = (labels.write, labels.field, labels.save, labels.saved, labels.use_saved, labels.none_saved)
            others["form"] = "\n".join((*form, entry.hint))
    news = {f"news {number}": presenter.sentence(event, speaks) for number, event in enumerate(events, 1)}
    return screen, texts_of(screen) | others | news


def show_game(page: Page, game: PlayableGame, seen: Seen, matches: int, pictures: Path | None) -> None:
    """Add a game's texts about itself, and its screens that have texts which weren't shown yet."""
    with reading(page.language), seen.watching():
        own = list(self_description(game))
    with reading(DEFAULT):
        english = [texts for _, texts in self_description(game)]
    page.heading(game.presenter.name)
    for (heading, texts), in_english in zip(own, english, strict=True):
        page.heading(heading, 3)
        page.pair(in_english, texts)
        for key, results in seen.made.items():
            seen.shown[key] += SHOWINGS * any(result in text for result in results if result for text in texts.values())
    page.heading("Screens")
    whole = set[tuple[Any, ...]]()
    for seed in range(matches):
        for number, (sides, at) in enumerate(positions(game, seed)):
            names = Names(PEOPLE[: len(sides.seats)], tuple(tuple(map(int, team)) for team in sides.teams))
            public = game.engine.view(at.state, None)
            kind = game.presenter.wait_kind(public) if game.engine.outcome(at.state) is None else "over"
            for reader in (None, *sides.seats):
                with reading(page.language), seen.watching():
                    screen, texts = show(game, at, reader, names)
                fresh = seen.take_fresh(texts)
                sort = (kind, reader is None, bool(game.engine.legal(at.state, reader)) if reader is not None else None)
                if not fresh and sort in whole:
                    continue
                with reading(DEFAULT):
                    english_screen, in_english = show(game, at, reader, names)
                who = "everybody" if reader is None else PEOPLE[reader]
                page.heading(f"Match {seed}, position {number}, {kind}, for {who}", 4)
                only = None if sort not in whole else fresh | {"title"}
                whole.add(sort)
                page.pair(in_english, texts, only)
                if pictures and only is None:
                    file = f"{game.engine.key}-{seed}-{number}-{who}"
                    page.picture(*_draw(pictures, file, english_screen, screen))


def _draw(folder: Path, name: str, *screens: Screen) -> Iterator[str]:
    """Draw the pictures of the screens into the folder, and yield their file names."""
    renderer = Renderer()
    for number, screen in enumerate(screens):
        if screen.picture:
            file = f"{name}-{number}.png"
            (folder / file).write_bytes(renderer.draw(stack([band.scene for band in screen.picture.bands])))
            yield file


def write_pages(language: str, folder: Path, *, matches: int = MATCHES, pictures: bool = False) -> list[str]:
    """Write all pages of a language into the folder, and return the names of the files.

    The folder is created if necessary. Existing files are replaced. `pictures` draws some screens, too.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = list[str]()
    for texts in folders():
        package = ".".join(("bot", *texts.relative_to(ROOT).parts))
        name = package.removeprefix("bot.").removesuffix(".texts").removeprefix("games.")
        page, seen = Page(f"{name} ({language})", language), Seen()
        for game in PLAYABLE_GAMES.values():
            if game.make_presenter.__module__ == package.replace(".texts", ".presenter"):
                show_game(page, game, seen, matches, folder if pictures else None)
        page.heading("Texts that no screen above shows" if seen.shown else "Texts")
        unseen = [rows for text_id, rows in text_rows(package, texts, language) if not seen.shown[package, text_id]]
        page.rows([row for rows in unseen for row in rows])
        (folder / f"{name}.html").write_text(str(page), encoding="utf-8")
        files.append(f"{name}.html")
        print(f"{name}.html: {len(seen.shown)} texts on screens, {len(unseen)} by themselves")
    index = "".join(f'<li><a href="{file}">{file.removesuffix(".html")}</a>\n' for file in files)
    (folder / "index.html").write_text(_HEAD.format(title=language) + f"<ul>\n{index}</ul>", encoding="utf-8")
    return files


def main() -> None:
    """Write the pages of the language that the first argument names."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.tools.screens", description="Write all texts of a language, next to the English."
    )
    parser.add_argument("language", choices=LOCALES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"random matches a game (default: {MATCHES})")
    parser.add_argument("--pictures", action="store_true", help="draw the first screen of each kind, in both languages")
    given = parser.parse_args()
    write_pages(given.language, given.folder, matches=given.matches, pictures=given.pictures)


if __name__ == "__main__":
    main()
