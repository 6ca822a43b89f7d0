"""Compares what people read with a text file for each screen, so that a new wording is read as a diff."""

from collections.abc import Iterator
from pathlib import Path

from bot.screens.screen import Choice, Screen

GOLDEN = Path(__file__).parent / "golden"


def check_golden(name: str, shown: Screen | str, *, update: bool) -> None:
    """Compare a screen or a text with golden/<name>.txt; where `--golden-update` says so, write the file anew."""
    text = f"{shown if isinstance(shown, str) else screen_text(shown)}\n"
    path = GOLDEN / f"{name}.txt"
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert text == path.read_text(), f"{name} reads otherwise; --golden-update takes it over"


def screen_text(screen: Screen) -> str:
    """All words of a screen: its parts below each other, with a blank line between them."""
    return "\n\n".join(_parts(screen))


def _parts(screen: Screen) -> Iterator[str]:
    yield f"# {screen.title}" + ("" if screen.tone == "neutral" else f" [{screen.tone}]")
    if screen.headline:
        yield f"> {screen.headline.replace(chr(10), chr(10) + '> ')}"
    if screen.text:
        yield screen.text
    for block in screen.blocks:
        yield f"## {block.heading}\n{block.text}"
    if screen.picture is not None:
        yield f"![{screen.picture.alt}]"
    if screen.choices:
        yield "\n".join(_choice(choice) for choice in screen.choices)
    if screen.footer:
        yield f"({screen.footer})"


def _choice(choice: Choice) -> str:
    marks = (choice.style, choice.shortcut, choice.auto_reply and "in advance")
    shown = ", ".join(mark for mark in marks if mark and mark != "secondary")
    asked = f" | {choice.confirm}" if choice.confirm else ""
    hint = f" | {choice.hint}" if choice.hint else ""
    return f"* {' > '.join(choice.path)} = {choice.label}{hint}{asked}{f' [{shown}]' if shown else ''}"
