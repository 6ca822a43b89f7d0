"""Write the bot's page: `python -m bot.tools.site [FOLDER] [--application-id ID] [--source URL]`.

It is one page of static files: an introduction, the commands, privacy and terms. It works without scripts
and other servers. With an application's id it has an invitation, and with the address of the bot's source links
to further documents.
"""

import argparse
from collections.abc import Iterator
from html import escape
from pathlib import Path
from posixpath import normpath
from typing import Any, NamedTuple

from bot.commands import COMMANDS
from bot.discord.invitation import invitation
from bot.games.catalog import PLAYABLE_GAMES
from bot.tools.draw_listing import FILM, FOLDER, LISTED, draw_listing
from bot.tools.markdown import to_html

SITE = FOLDER.parent
_DOCUMENTS = Path("docs")

_STYLE = """
:root { color-scheme: dark light;
  --ground: #161b22; --ink: #f4f6f8; --soft: #b4bfcc; --line: #465364; --gold: #f2c14e; }
@media (prefers-color-scheme: light) {
  :root { --ground: #ffffff; --ink: #161b22; --soft: #46525f; --line: #c4ccd6; --gold: #7a5a00; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin-bottom: 0; } h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
a { color: var(--gold); } .soft { color: var(--soft); }
.invite { display: inline-block; padding: .6rem 1.2rem; border: 2px solid var(--gold); border-radius: .5rem;
  font-weight: bold; }
img { display: block; width: 100%; height: auto; border-radius: .5rem; }
figure { margin: 1.5rem 0; } .film img { max-width: 30rem; margin: 0 auto; }
.wide { overflow-x: auto; } table { border-collapse: collapse; min-width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
th, td { min-width: 7rem; overflow-wrap: normal; }
"""
_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

_INTRODUCTION = (
    "A Discord bot that hosts tabletop war games in chat. Boards are pictures that everybody can follow; "
    "your hand is a panel that only you see. A match may take ten minutes or three weeks, and no restart loses it."
)
_NO_INVITATION = "Every copy of the bot has an invitation of its own. Whoever runs one puts it here."
_UNOFFICIAL = "Unofficial: a fan implementation without the publishers' art, text or logos."


class Command(NamedTuple):
    """A command as people type it, and its description in Discord."""

    name: str
    description: str


def list_commands() -> tuple[Command, ...]:
    """Return all typed commands in their order; those of a group replace the group."""
    return tuple(found for command in COMMANDS for found in _expand(command))


def _expand(command: Any, prefix: str = "/") -> Iterator[Command]:  # noqa: ANN401 - any kind of discord.py's commands
    inner = getattr(command, "commands", None)
    if inner is not None:
        for each in inner:
            yield from _expand(each, f"{prefix}{command.name} ")
    elif hasattr(command, "description"):
        yield Command(f"{prefix}{command.name}", command.description)


def make_page(documents: Path, application_id: int | None = None, source: str = "") -> str:
    """Return the page as HTML; `documents` is the folder with privacy.md and terms.md.

    `application_id` None leaves out the invitation. `source` is the address of the project's files; "" turns links to
    further documents into plain words.
    """

    def resolve(target: str) -> str:
        name, _, anchor = target.partition("#")
        if target.startswith("https://"):
            return target
        if name in ("", "privacy.md", "terms.md"):
            return "#privacy" if name == "privacy.md" or (anchor and not name) else "#terms"
        return f"{source.rstrip('/')}/{normpath(f'{_DOCUMENTS}/{name}')}" if source else ""

    def section(name: str) -> str:
        html = to_html((documents / f"{name}.md").read_text(encoding="utf-8"), resolve, level=1)
        return f'<section id="{name}">\n{html}\n</section>'

    body = (_header(application_id), *_pictures(), _games(), _commands(), section("privacy"), section("terms"))
    return _HEAD + "\n".join(body) + "\n</body>\n</html>\n"


_HEAD = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="description" content="{escape(_INTRODUCTION)}">
<title>Warroom</title>
<style>{_STYLE}</style>
</head>
<body>
"""


def _header(application_id: int | None) -> str:
    invite = f'<p class="soft">{_NO_INVITATION}</p>'
    if application_id is not None:
        invite = f'<p><a class="invite" href="{escape(invitation(application_id))}">Invite it to your server</a></p>'
    places = {"games": "Games", "commands": "Commands", "privacy": "Privacy", "terms": "Terms"}
    links = " · ".join(f'<a href="#{place}">{name}</a>' for place, name in places.items())
    return f"<header>\n<h1>Warroom</h1>\n<p>{escape(_INTRODUCTION)}</p>\n{invite}\n<nav>{links}</nav>\n</header>"


def _pictures() -> Iterator[str]:
    first, *others = (f"{each.name}.png" for each in LISTED)
    for name, words in ((first, "A board of Air, Land & Sea"), (FILM, "A match from its first move")):
        kind = ' class="film"' if name == FILM else ""
        yield f'<figure{kind}><img src="pictures/{name}" alt="{escape(words)}"></figure>'
    for name in others:
        words = f"A picture of the bot: {name.removesuffix('.png').replace('-', ' ')}"
        yield f'<figure><img src="pictures/{name}" alt="{escape(words)}" loading="lazy"></figure>'


def _games() -> str:
    items = (
        f"<li><strong>{escape(game.presenter.name)}</strong>: {escape(game.presenter.gist)}</li>"
        for game in PLAYABLE_GAMES.values()
    )
    listed = f'<ul>{"".join(items)}</ul>\n<p class="soft">{_UNOFFICIAL}</p>'
    return f'<section id="games">\n<h2>Games</h2>\n{listed}\n</section>'


def _commands() -> str:
    rows = (
        f"<tr><td><code>{escape(each.name)}</code></td><td>{escape(each.description)}</td></tr>"
        for each in list_commands()
    )
    table = f'<div class="wide"><table>{"".join(rows)}</table></div>'
    return f'<section id="commands">\n<h2>Commands</h2>\n{table}\n</section>'


def main() -> None:
    """Write the page and its pictures into the folder that the first argument names, or into SITE.

    The folder is created if necessary. Existing files are replaced.
    """
    parser = argparse.ArgumentParser(prog="python -m bot.tools.site", description="Write the bot's page.")
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--application-id", type=int, help="whose bot the page invites")
    parser.add_argument("--source", default="", help="address of the project's files, for links to further documents")
    given = parser.parse_args()
    pictures = given.folder / FOLDER.name
    pictures.mkdir(parents=True, exist_ok=True)
    for name, data in draw_listing():
        (pictures / name).write_bytes(data)
    page = make_page(_DOCUMENTS, given.application_id, given.source)
    (given.folder / "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
