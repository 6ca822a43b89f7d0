"""Turns the Markdown of the project's own pages into HTML: headings, paragraphs, lists and tables.

It knows only these, and raises ValueError for anything more, so a page can't look wrong unnoticed. A library for all of
Markdown would be one more dependency, for two pages that rarely change.
"""

import re
from collections.abc import Callable, Iterator
from html import escape

_INLINE = re.compile(r"`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*")
_UNKNOWN = re.compile(r"^(?:```|!\[|<|\d+\. |    \S)", re.MULTILINE)
_BLOCKS = re.compile(r"\n{2,}")


def to_html(text: str, resolve: Callable[[str], str], *, level: int = 0) -> str:
    """Return the text as HTML, with each heading `level` levels lower.

    `resolve` maps the target of each link to its address on the page. "" as the address leaves only the link's words.
    Raises ValueError if the text has code blocks, pictures, HTML, or numbered or nested lists.
    """
    if found := _UNKNOWN.search(text):
        raise ValueError(f"this page can't have {found[0]!r}")
    return "\n".join(_block(block, resolve, level) for block in _BLOCKS.split(text.strip()))


def _block(block: str, resolve: Callable[[str], str], level: int) -> str:
    lines = block.split("\n")
    if found := re.fullmatch(r"(#+) (.+)", block):
        rank = len(found[1]) + level
        return f"<h{rank}>{_inline(found[2], resolve)}</h{rank}>"
    if lines[0].startswith("|"):
        return _table(lines, resolve)
    if lines[0].startswith("- "):
        items = "".join(f"<li>{_inline(item, resolve)}</li>" for item in _items(lines))
        return f"<ul>{items}</ul>"
    return f"<p>{_inline(' '.join(lines), resolve)}</p>"


def _items(lines: list[str]) -> Iterator[str]:
    """Yield the items of a list; lines that begin with two spaces belong to the item before."""
    item = ""
    for line in lines:
        if line.startswith("- "):
            if item:
                yield item
            item = line[2:]
        else:
            item = f"{item} {line.strip()}"
    yield item


def _table(lines: list[str], resolve: Callable[[str], str]) -> str:
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)

    def row(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{_inline(cell, resolve)}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="wide"><table>{row(head, "th")}{body}</table></div>'


def _inline(text: str, resolve: Callable[[str], str]) -> str:
    """Return a line's code, links, bold and italic words as HTML, with all other text escaped."""
    parts, end = [], 0
    for found in _INLINE.finditer(text):
        parts.append(escape(text[end : found.start()]))
        parts.append(_mark(found, resolve))
        end = found.end()
    return "".join([*parts, escape(text[end:])])


def _mark(found: re.Match[str], resolve: Callable[[str], str]) -> str:
    code, words, target, bold, italic = found.groups()
    if code is not None:
        return f"<code>{escape(code)}</code>"
    if words is not None:
        address = resolve(target)
        shown = _inline(words, resolve)
        return f'<a href="{escape(address)}">{shown}</a>' if address else shown
    return f"<strong>{escape(bold)}</strong>" if bold is not None else f"<em>{escape(italic)}</em>"
