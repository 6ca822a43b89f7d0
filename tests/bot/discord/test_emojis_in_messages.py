"""The bot's own emojis stand where characters stand without them, and change nothing else."""

import discord
import pytest

from bot.discord.emojis import NO_EMOJIS, emojify_text
from bot.discord.layout import Page, select
from bot.games.catalog import ALL_SIGNS
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Block, Button, Screen

EMOJIS = {
    sign.text: discord.PartialEmoji(name=f"{sign.name}_0000", id=10**18 + place) for place, sign in enumerate(ALL_SIGNS)
}
DIAMOND, DISC, SEA = (str(EMOJIS[text]) for text in "◆●🌊")


def page(*rows: object, text: str = "", note: str = "", blocks: tuple[Block, ...] = ()) -> Page:
    return Page(screen=Screen(title="◆ Alice", text=text, blocks=blocks, footer="◆"), rows=rows, note=note)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**◆ Alice's turn**", f"**{DIAMOND} Alice's turn**"),
        ("◆2 ●1", f"{DIAMOND}2 {DISC}1"),
        ("🌊 Sea\n🌊 again", f"{SEA} Sea\n{SEA} again"),
        ("Bob 🌊 resigned.", "Bob 🌊 resigned."),
        ("`17:◆` and ```\n🌊 ◆\n``` and ◆", f"`17:◆` and ```\n🌊 ◆\n``` and {DIAMOND}"),
        ("⚠️ ✅", "⚠️ ✅"),
        ("", ""),
    ],
)
def test_characters_become_emojis_where_no_name_and_no_code_has_them(text: str, shown: str) -> None:
    assert emojify_text(text, EMOJIS, 4_000) == shown
    assert emojify_text(text, NO_EMOJIS, 4_000) == text


def test_a_text_that_would_grow_too_long_keeps_its_characters() -> None:
    assert emojify_text("◆ " * 20, EMOJIS, 20 * len(f"{DIAMOND} ")) == f"{DIAMOND} " * 20
    assert emojify_text("◆ " * 20, EMOJIS, 20 * len(f"{DIAMOND} ") - 1) == "◆ " * 20


def test_an_embed_has_them_everywhere_but_in_its_footer() -> None:
    (embed,) = page(text="●", blocks=(Block("◆ Alice", "● Bob", inline=True),)).embeds(emojis=EMOJIS)
    assert (embed.title, embed.description) == (f"{DIAMOND} Alice", DISC)
    assert [(field.name, field.value, field.inline) for field in embed.fields] == [
        (f"{DIAMOND} Alice", f"{DISC} Bob", True)
    ]
    assert embed.footer.text == "◆"


def test_an_embed_without_a_footer_gets_none() -> None:
    (embed,) = Page(screen=Screen(title="◆")).embeds(emojis=EMOJIS)
    assert embed.title == DIAMOND
    assert "footer" not in embed.to_dict()


def test_an_embed_that_would_grow_too_long_keeps_all_its_characters() -> None:
    blocks = tuple(Block(f"Block {number}", "◆" * 20) for number in range(9))
    many = page(text="y" * 3_000, blocks=blocks)
    assert sum(map(len, many.embeds(emojis=EMOJIS))) <= limits.EMBED_TOTAL
    assert many.embeds(emojis=EMOJIS) == many.embeds()


def test_buttons_and_lists_show_them_beside_their_labels() -> None:
    rows = [
        [
            Button(CustomId("hand", 1), "Deploy to Sea", sign="🌊"),
            Button(CustomId("hand", 2), "Attack ◆ Alice"),
            Button(CustomId("hand", 3), "M107 of ◆ Ann at ● Bob"),
            Button(CustomId("hand", 4), "Log"),
        ],
        select(CustomId("forget"), "Choose", [("a", "Sea", "wet"), ("b", "● Bob", "")], "b", {"a": "🌊"}),
    ]
    view = page(*rows).view(EMOJIS)
    assert view is not None
    *buttons, listed = view.children
    assert [(each.label, str(each.emoji or "")) for each in buttons if isinstance(each, discord.ui.Button)] == [
        ("Deploy to Sea", SEA), ("Attack Alice", DIAMOND), ("M107 of ◆ Ann at ● Bob", ""), ("Log", ""),
    ]  # fmt: skip
    assert isinstance(listed, discord.ui.Select)
    assert [(each.label, str(each.emoji or ""), each.default) for each in listed.options] == [
        ("Sea", SEA, False), ("Bob", DISC, True),
    ]  # fmt: skip


def test_a_page_counts_as_the_same_with_and_without_them() -> None:
    shown = page([Button(CustomId("hand", 1), "Attack ◆ Alice", "danger", "🌊")], text="◆")
    before, plain = shown.digest(), [item.to_component_dict() for item in (shown.view() or discord.ui.View()).children]
    with_emojis = [item.to_component_dict() for item in (shown.view(EMOJIS) or discord.ui.View()).children]
    assert shown.digest() == before
    assert [item.to_component_dict() for item in (shown.view() or discord.ui.View()).children] == plain
    for item in (*with_emojis, *plain):
        item.pop("emoji", None)  # type: ignore[misc]
    assert with_emojis == plain


def test_no_two_signs_are_alike() -> None:
    assert len({sign.text for sign in ALL_SIGNS}) == len({sign.name for sign in ALL_SIGNS}) == len(ALL_SIGNS)
    assert all(len(sign.name) <= 23 and sign.name.replace("_", "").isalnum() for sign in ALL_SIGNS)
