"""The page of the bot and the texts for directories: made from the code, without a script, within Discord's lengths."""

import re
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import discord
import pytest
from PIL import Image, ImageChops

from bot.discord.context import NEEDED
from bot.discord.invitation import PERMISSIONS, invitation
from bot.tools import site
from bot.tools.draw_listing import FILM, FOLDER, draw_listing
from bot.tools.markdown import to_html
from bot.tools.site import SITE, list_commands, make_page

ROOT = Path(__file__).parents[3]
DOCUMENTS = ROOT / "docs"
MOST_BYTES = 2_000_000
"""Of the page with all its pictures, as everybody who opens it loads them."""

SUMMARY, DESCRIPTION, EXPANDED, TAGS, TAG = 200, 400, 2_000, 5, 20


class Page(HTMLParser):
    """Everything that a page has: its tags with their attributes, its ids, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for each, attributes in self.tags if each == tag]


@pytest.fixture(scope="module")
def page() -> Page:
    return Page(make_page(DOCUMENTS, 42, "https://code.example/warroom/"))


def test_the_page_of_the_documents_is_the_one_that_is_made_today() -> None:
    made = make_page(DOCUMENTS)
    assert (ROOT / SITE / "index.html").read_text(encoding="utf-8") == made, "python -m bot.tools.site writes it anew"
    assert "discord.com/oauth2" not in made


def test_the_pictures_of_the_page_are_drawn_today_and_are_16_to_9() -> None:
    drawn = dict(draw_listing())
    stored = {path.name for path in (ROOT / FOLDER).iterdir()}
    assert set(drawn) == stored
    assert len(drawn) == 6
    for name, data in drawn.items():
        here, there = (Image.open(BytesIO(each)) for each in (data, (ROOT / FOLDER / name).read_bytes()))
        assert here.size == there.size
        changed = ImageChops.difference(here.convert("RGB"), there.convert("RGB")).getbbox()
        assert changed is None, "python -m bot.tools.draw_listing draws it anew"
        assert name == FILM or here.width * 9 == here.height * 16
    assert sum(path.stat().st_size for path in (ROOT / SITE).rglob("*") if path.is_file()) < MOST_BYTES


def test_the_film_takes_about_half_a_minute() -> None:
    film: Any = Image.open(BytesIO((ROOT / FOLDER / FILM).read_bytes()))
    seconds = 0.0
    for frame in range(film.n_frames):
        film.seek(frame)
        seconds += film.info["duration"] / 1000
    assert 28 <= seconds <= 32


def test_the_page_has_no_script_and_loads_nothing_from_elsewhere(page: Page) -> None:
    assert not page.open
    assert {tag for tag, _ in page.tags} & {"script", "iframe", "object", "link", "form", "video"} == set()
    assert not [name for _, attributes in page.tags for name in attributes if name.startswith("on")]
    assert all(each["src"] and not urlparse(each["src"]).netloc for each in page.all("img"))
    assert all(each["alt"] for each in page.all("img"))
    assert all((ROOT / SITE / str(each["src"])).is_file() for each in page.all("img"))
    policy = next(each["content"] for each in page.all("meta") if each.get("http-equiv"))
    assert policy is not None
    assert policy.startswith("default-src 'none'")
    assert "url(" not in site._STYLE
    assert "@import" not in site._STYLE


def test_every_link_leads_somewhere(page: Page) -> None:
    places = {attributes.get("id") for _, attributes in page.tags}
    for each in page.all("a"):
        target = str(each["href"])
        if target.startswith("#"):
            assert target[1:] in places
        elif target.startswith("https://code.example/warroom/"):
            assert (ROOT / target.removeprefix("https://code.example/warroom/").partition("#")[0]).exists()
        else:
            assert target.startswith("https://discord.com/")


def test_the_page_names_every_command_with_its_description(page: Page) -> None:
    assert {"/challenge", "/privacy delete", "/settings threads"} <= {each.name for each in list_commands()}
    for each in list_commands():
        assert each.name in page.words
        assert each.description in page.words


def test_the_page_has_privacy_and_terms_whole(page: Page) -> None:
    for name in ("privacy", "terms"):
        for heading in re.findall(r"^#+ (.+)$", (DOCUMENTS / f"{name}.md").read_text(encoding="utf-8"), re.MULTILINE):
            assert heading in page.words
    assert "](" not in page.words
    assert "**" not in page.words


def test_the_invitation_asks_for_what_matches_need_and_not_to_administrate(page: Page) -> None:
    (invite,) = [each["href"] for each in page.all("a") if each.get("class") == "invite"]
    assert invite == invitation(42)
    asked = parse_qs(urlparse(invite).query)
    permissions = discord.Permissions(int(asked["permissions"][0]))
    assert permissions >= discord.Permissions(**dict.fromkeys(NEEDED, True))
    assert permissions == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert not permissions.administrator
    assert asked["client_id"] == ["42"]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}


@pytest.mark.parametrize("text", ["```sh\nls\n```", "![a](b.png)", "<b>bold</b>", "1. first", "- one\n\n    code"])
def test_what_the_page_cannot_show_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this page can't have"):
        to_html(text, lambda target: target)


def test_words_of_a_document_are_escaped_and_links_that_lead_nowhere_stay_words() -> None:
    html = to_html("# A & B\n\nSee [this](x.md), `<tag>` and **that**.\n\n- one\n  more\n- *two*", lambda _target: "")
    assert html == (
        "<h1>A &amp; B</h1>\n<p>See this, <code>&lt;tag&gt;</code> and <strong>that</strong>.</p>\n"
        "<ul><li>one more</li><li><em>two</em></li></ul>"
    )


def section(heading: str) -> str:
    listing = (DOCUMENTS / "listing.md").read_text(encoding="utf-8")
    return listing.partition(f"\n## {heading}\n")[2].partition("\n## ")[0].strip()


def quoted(heading: str) -> str:
    return "\n".join(line.removeprefix(">").strip() for line in section(heading).splitlines())


@pytest.mark.parametrize(
    ("heading", "most"), [("Summary", SUMMARY), ("Description", DESCRIPTION), ("Expanded description", EXPANDED)]
)
def test_a_text_for_directories_is_within_its_length(heading: str, most: int) -> None:
    assert most // 4 < len(quoted(heading)) <= most


def test_tags_for_directories_are_few_and_short() -> None:
    tags = [line.removeprefix("- ") for line in section("Tags").splitlines()]
    assert 1 <= len(set(tags)) == len(tags) <= TAGS
    assert all(len(tag) <= TAG for tag in tags)
