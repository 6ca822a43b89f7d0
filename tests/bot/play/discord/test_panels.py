"""Private panels: how many choices become buttons, selects and pages."""

import types
from typing import Any

import discord
import msgspec
import pytest

from bot.discord.context import check_permissions
from bot.discord.layout import Page
from bot.guidance.service import ShownHint
from bot.match.model.match import Match, Person
from bot.pictures.scene import Scene
from bot.play import texts
from bot.play.discord.pages import page_at, panel_page, place_of, resting_page
from bot.play.panels import Panel
from bot.play.service import PressResult
from bot.screens import limits
from bot.screens.custom_ids import CustomId, read
from bot.screens.menu import build
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Choice, Screen, picture_of
from engine.core.values import Roster, Seat


def panel_of(choices: list[Choice], *, status: Any = "live") -> Panel:
    match = Match(
        id=7, guild_id=1, channel_id=2, game="air-land-sea", options=b"{}", roster=Roster(((0,), (1,))), status=status,
        people=(Person(1, "Alice"), Person(2, "Bob")), version=5, key=bytes(32), created_at=0.0, expires_at=None,
    )  # fmt: skip
    screen = Screen(title="Your turn", choices=tuple(choices))
    return Panel(match, Seat(0), screen, build(choices))


def choices_of(count: int) -> list[Choice]:
    return [Choice((f"Choice {number}",), f"Choice {number}") for number in range(count)]


def shown(page: Page) -> list[dict[str, Any]]:
    view = page.view()
    return [] if view is None else [item for row in view.to_components() for item in row["components"]]


@pytest.mark.parametrize("count", [0, 1, 5, 20, 21, 25, 26, 60, 500])
async def test_every_choice_can_be_reached_within_discords_limits(count: int) -> None:
    panel = panel_of(choices_of(count))
    reached: set[str] = set()
    page_number = 0
    while True:
        items = shown(panel_page(panel, page=page_number))
        ids = [item["custom_id"] for item in items]
        assert len(ids) == len(set(ids))
        for item in items:
            if item["type"] == 3:
                assert len(item["options"]) <= limits.SELECT_OPTIONS
                reached |= {option["label"] for option in item["options"]}
            elif item["label"].startswith("Choice"):
                reached.add(item["label"])
        further = [item for item in items if item.get("label") == "More choices"]
        if not further:
            break
        custom_id = read(further[0]["custom_id"])
        assert custom_id is not None
        page_number = custom_id.page
    assert reached == {f"Choice {number}" for number in range(count)}


async def test_a_page_beyond_the_last_is_the_last() -> None:
    panel = panel_of(choices_of(60))
    assert shown(panel_page(panel, page=99)) == shown(panel_page(panel, page=2))
    assert [item["label"] for item in shown(panel_page(panel, page=2)) if item["type"] == 2] == [
        "Earlier choices",
        "Rules",
    ]


async def test_one_click_deeper_says_what_was_picked_and_leads_back() -> None:
    deep = [
        Choice((f"Card {card}", f"To {place}"), f"Card {card} to {place}") for card in range(4) for place in range(4)
    ]
    panel = panel_of(deep)
    node = next(item.node for item in panel.menu.get_items(0) if item.leaf is None)
    page = panel_page(panel, node)
    assert (page.note, page.below) == ("", f"**{panel.menu.label(node)}**: choose one.")
    assert [item["label"] for item in shown(page)][-2:] == ["Back", "Rules"]


def hinted_panel(*, cards: int, places: int) -> Panel:
    """A panel that asks for a card, and then for its place, with a hint."""
    choices = [
        Choice((f"Card {card}", f"To {place}"), f"Card {card} to {place}", questions=("**Where** does it go?",))
        for card in range(cards)
        for place in range(places)
    ]
    return msgspec.structs.replace(panel_of(choices), hint=ShownHint("**Hint: Card 1.**"))


async def test_a_list_asks_its_question_itself_and_a_hint_stands_beside_it() -> None:
    panel = hinted_panel(cards=2, places=30)
    node = next(item.node for item in panel.menu.get_items(0) if item.leaf is None)
    page = panel_page(panel, node)
    (listed,) = (item for item in shown(page) if item["type"] == 3)
    assert listed["placeholder"] == "Where does it go?"
    assert page.below == "**Hint: Card 1.**"


async def test_a_question_stands_next_to_the_buttons_below_a_hint() -> None:
    panel = hinted_panel(cards=4, places=4)
    node = next(item.node for item in panel.menu.get_items(0) if item.leaf is None)
    page = panel_page(panel, node, note="You can't do that.")
    assert page.note == "You can't do that."
    assert page.below == "**Hint: Card 1.**\n\n**Where** does it go?"


async def test_whether_somebody_means_it_is_asked_below_the_picture_of_where_it_goes() -> None:
    picture = picture_of(Scene(10, 10, ()), "A board.")
    panel = panel_of([Choice(("Attack",), "Attack b4", caution="Attack b4?"), *choices_of(2)])
    panel = msgspec.structs.replace(panel, screen=msgspec.structs.replace(panel.screen, picture=picture))
    page = page_at(panel, place_of(PressResult(panel, panel.menu.node_of(0), "Attack b4?")))
    assert page.screen is not None
    assert (page.screen.picture, page.screen.headline, page.screen.text) == (picture, "", "")
    assert page.below == "Attack b4?"


@pytest.mark.parametrize("count", [0, 4, 5, 16, 20, 60])
async def test_a_panel_that_rests_fits_and_can_be_taken_up_again(count: int) -> None:
    page = resting_page(panel_page(panel_of(choices_of(count))), CustomId("hand", 7), texts.panel_rests())
    assert texts.panel_rests() in page.note
    assert len(page.rows) <= limits.ROWS
    items = shown(page)
    assert "Refresh" in [item.get("label") for item in items]
    assert len({item["custom_id"] for item in items}) == len(items)


async def test_a_full_panel_that_rests_keeps_its_own_buttons() -> None:
    full = Page(rows=[shown_row(row) for row in range(limits.ROWS)])
    assert resting_page(full, CustomId("hand", 7), texts.panel_rests()).rows == full.rows


def shown_row(row: int) -> list[Button]:
    return [Button(CustomId("press", 7, 5, node), str(node)) for node in range(5 * row, 5 * row + 5)]


async def test_a_choice_that_asks_again_shows_the_question_and_what_yes_does() -> None:
    panel = panel_of([Choice(("Surrender",), "Surrender the fleet", confirm="Surrender?"), *choices_of(2)])
    page = page_at(panel, place_of(PressResult(panel, panel.menu.node_of(0), "Surrender?")))
    assert page.screen is not None
    assert "Surrender?" in page.screen.text
    assert [item["label"] for item in shown(page)] == ["Yes: Surrender the fleet", "No, go back"]


async def test_a_match_that_is_over_offers_a_rematch_and_nothing_else() -> None:
    assert [item["label"] for item in shown(panel_page(panel_of([], status="over")))] == ["Rematch", "Replay"]


def test_nobody_is_called_by_a_page_that_mentions_nobody() -> None:
    assert Page(note="@everyone <@1>").allowed_mentions.to_dict() == {"parse": []}


def test_in_a_thread_the_permission_to_write_in_threads_is_what_counts() -> None:
    def asked(**permissions: bool) -> Any:
        thread = discord.Thread.__new__(discord.Thread)
        allowed = discord.Permissions(view_channel=True, embed_links=True, attach_files=True, **permissions)
        return types.SimpleNamespace(channel=thread, app_permissions=allowed)

    check_permissions(asked(send_messages_in_threads=True))
    with pytest.raises(Refused) as refused:
        check_permissions(asked(send_messages=True))
    assert refused.value.params["permissions"] == ("Send Messages in Threads",)
