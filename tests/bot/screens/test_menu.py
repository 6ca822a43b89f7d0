from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.screens import limits, texts
from bot.screens.menu import FLAT_LEAVES, MAX_BUTTONS, Item, Menu, build
from bot.screens.screen import Choice
from bot.screens.words import shorten


def choice(*path: str) -> Choice:
    return Choice(path, shorten(" ".join(path), limits.CHOICE_NAME))


def reach(menu: Menu, node: int = 0) -> Iterator[Item]:
    """Everything a person can come to by pressing, from a node on."""
    for page in menu.pages(node):
        for item in page:
            yield item
            if item.leaf is None:
                yield from reach(menu, item.node)


PATHS = st.lists(
    st.lists(st.sampled_from(["a", "b", "c", "d", "long " * 12, "é" * 70]), max_size=3),
    min_size=1,
    max_size=60,
)


def forest(paths: list[list[str]], more: int) -> list[Choice]:
    made = [choice(*path, f"leaf {number}") for number, path in enumerate(paths)]
    return [*made, *(choice("many", f"item {number}") for number in range(more))]


FORESTS = st.builds(forest, PATHS, st.integers(0, 440))


def test_a_list_asks_what_is_to_be_chosen_in_it() -> None:
    asked = [Choice(("Move", f"{number}"), f"{number}", questions=("**Where** to?",)) for number in range(30)]
    menu = build([*asked, choice("Stop")])
    assert menu.placeholder(0) == texts.choose()
    assert menu.placeholder(menu.get_items(0)[0].node) == "Where to?"


def test_choices_that_share_a_part_of_their_paths_lie_below_the_same_node() -> None:
    menu = build([choice("a", "b", "c"), choice("a", "b", "d"), choice("a", "e"), choice("f")])
    assert [menu.label(menu.node_above(leaves)) for leaves in ([0, 1], [0, 2], [1, 2, 0], [0, 3])] == [
        "b",
        "a",
        "a",
        "",
    ]


@given(FORESTS)
def test_every_choice_can_be_reached_exactly_once(made: list[Choice]) -> None:
    leaves = [item.leaf for item in reach(build(made)) if item.leaf is not None]
    assert sorted(leaves) == list(range(len(made)))


@given(FORESTS)
def test_what_is_shown_is_within_the_limits(made: list[Choice]) -> None:
    menu = build(made)
    for node in [0, *(item.node for item in reach(menu) if item.leaf is None)]:
        assert sum(map(len, menu.pages(node))) == len(menu.get_items(node)) > 0
        most = MAX_BUTTONS if menu.kind(node) == "buttons" else limits.SELECT_OPTIONS
        for page in menu.pages(node):
            assert 0 < len(page) <= most
            assert all(0 < len(item.label) <= limits.BUTTON_LABEL for item in page)
            assert len({item.node for item in page}) == len(page)


@given(FORESTS)
def test_numbers_are_the_same_for_equal_choices(made: list[Choice]) -> None:
    one, other = build(made), build(list(made))
    assert list(reach(one)) == list(reach(other))
    assert [one.node_of(index) for index in range(len(made))] == [other.node_of(index) for index in range(len(made))]


@given(FORESTS)
def test_going_back_leads_to_where_the_item_was_shown(made: list[Choice]) -> None:
    menu = build(made)
    for item in islice(reach(menu), 60):
        back = menu.parent(item.node)
        assert back is not None
        assert menu.leaf(item.node) == item.leaf
        assert item in menu.get_items(back)


def test_a_node_numbers_come_before_those_of_its_children() -> None:
    menu = build([choice("A", "x"), choice("B"), choice("A", "y")])
    assert [menu.node_of(index) for index in range(3)] == [2, 4, 3]
    assert (menu.size, menu.parent(0), menu.label(1)) == (5, None, "A")


def test_few_choices_are_shown_at_once_with_their_whole_path() -> None:
    menu = build([choice("Maneuver 3", "Deploy to Land"), choice("Redeploy 4", "Improvise to Air"), choice("Withdraw")])
    assert [item.label for item in menu.get_items(0)] == [
        "Maneuver 3 · Deploy to Land",
        "Redeploy 4 · Improvise to Air",
        "Withdraw",
    ]
    assert menu.question(0) == ""


def test_what_all_choices_of_a_few_share_is_asked_once_and_not_on_every_button() -> None:
    ways = [("Maneuver 3", "Deploy to Land"), ("Maneuver 3", "Improvise to Air"), ("Withdraw",)]
    menu = build([choice(*way) for way in ways])
    assert [item.label for item in menu.get_items(0)] == ["Deploy to Land", "Improvise to Air", "Withdraw"]
    assert menu.question(0) == "**Maneuver 3**: choose one."
    for asked, question in (("To where?", "**Maneuver 3**: To where?"), ("Where to, Maneuver 3?",) * 2):
        questions = (asked,)
        assert build([Choice(way, " ".join(way), questions=questions) for way in ways]).question(0) == question


def test_labels_that_would_be_equal_keep_their_whole_path() -> None:
    menu = build([choice("Maneuver 3", "Stop"), choice("Maneuver 3", "Deploy"), choice("Stop")])
    labels = [item.label for item in menu.get_items(0)]
    assert labels == ["Maneuver 3 · Stop", "Maneuver 3 · Deploy", "Stop"]


def test_a_part_that_opens_keeps_its_short_button_where_a_single_choice_follows() -> None:
    made = [
        replace(choice(column, f"piece {column}", f"to {number}"), opens=1, questions=("Which?", "Where to?"))
        for column, most in (("a", 1), ("b", FLAT_LEAVES + 1))
        for number in range(most)
    ]
    menu = build(made)
    columns = menu.get_items(0)
    assert [(item.label, item.leaf) for item in columns] == [("a", None), ("b", None)]
    assert menu.question(columns[0].node) == "Where to?"
    assert [(item.label, item.leaf) for item in menu.get_items(columns[0].node)] == [("to 0", 0)]
    assert menu.parent(menu.node_of(0)) == columns[0].node


def test_a_part_that_opens_keeps_its_button_among_few_choices() -> None:
    menu = build([choice("Mulligan"), *(replace(choice("Recycle", f"card {number}"), opens=1) for number in range(3))])
    assert [(item.label, item.leaf) for item in menu.get_items(0)] == [("Mulligan", 0), ("Recycle", None)]
    assert menu.question(0) == ""
    recycle = menu.get_items(0)[1].node
    assert [item.label for item in menu.get_items(recycle)] == ["card 0", "card 1", "card 2"]
    assert menu.parent(menu.node_of(1)) == recycle


def test_an_item_aside_is_on_no_page_and_does_not_make_a_list_of_buttons() -> None:
    menu = build([*(choice(f"{number}") for number in range(MAX_BUTTONS)), replace(choice("Draw"), is_aside=True)])
    (page,) = menu.pages(0)
    assert [item.label for item in page] == [f"{number}" for number in range(MAX_BUTTONS)]
    assert [item.label for item in menu.get_asides(0)] == ["Draw"]
    assert menu.kind(0) == "buttons"


def test_many_choices_are_one_press_deeper() -> None:
    made = [choice(card, place) for card in "ABC" for place in "wxyz"]
    menu = build([*made, choice("Withdraw")])
    top = menu.get_items(0)
    assert [(item.label, item.hint, item.leaf) for item in top] == [
        ("A", "4 choices", None),
        ("B", "4 choices", None),
        ("C", "4 choices", None),
        ("Withdraw", "", 12),
    ]
    assert [item.label for item in menu.get_items(top[1].node)] == ["w", "x", "y", "z"]


def test_a_lone_choice_below_a_heading_is_shown_in_its_place() -> None:
    made = [choice("A", str(number)) for number in range(FLAT_LEAVES)]
    menu = build([*made, choice("B", "only")])
    assert [item.label for item in menu.get_items(0)] == ["A", "B · only"]


def test_a_chain_of_single_headings_costs_no_press() -> None:
    menu = build([choice("A", "B", str(number)) for number in range(12)])
    assert [item.label for item in menu.get_items(0)] == [str(number) for number in range(12)]
    assert menu.parent(menu.node_of(0)) == 0


def test_more_than_fifteen_become_selects_of_twenty_five() -> None:
    fifteen = build([choice(str(number)) for number in range(15)])
    assert (fifteen.kind(0), len(fifteen.pages(0))) == ("buttons", 1)
    sixteen = build([choice(str(number)) for number in range(16)])
    assert (sixteen.kind(0), len(sixteen.pages(0))) == ("select", 1)
    sixty = build([choice(str(number)) for number in range(60)])
    assert (sixty.kind(0), [len(page) for page in sixty.pages(0)]) == ("select", [25, 25, 10])


def test_a_menu_of_nothing_shows_nothing() -> None:
    assert build([]).pages(0) == ((),)


@pytest.mark.parametrize("paths", [[()], [("A",), ("A",)], [("A",), ("A", "x")], [("A", "x"), ("A",)]])
def test_paths_that_collide_are_refused(paths: list[tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="path"):
        build([Choice(path, f"{number}") for number, path in enumerate(paths)])


@pytest.mark.parametrize("node", [-1, 2, 99])
def test_a_node_that_is_not_there_is_refused(node: int) -> None:
    with pytest.raises(IndexError):
        build([choice("A")]).get_items(node)


def test_every_level_is_shown_in_the_order_of_its_choices_and_those_without_one_as_they_come() -> None:
    paths = (("b", "2"), ("a", "2"), ("a", "1"), ("c",), ("b", "1"))
    orders = (22, 12, 11, 30, 21)
    many = [Choice((f"z{number}",), f"z{number}", order=99) for number in range(8)]
    ordered = [Choice(path, " ".join(path), order=order) for path, order in zip(paths, orders, strict=True)]
    menu = build([*many, *ordered])
    assert [item.label for item in menu.get_items(0)] == ["a", "b", "c", *(f"z{number}" for number in range(8))]
    first = menu.get_items(0)[0].node
    assert [item.label for item in menu.get_items(first)] == ["1", "2"]
    assert menu.leaf(menu.node_of(10)) == 10
    assert sorted(menu.choices_below(first)) == [9, 10]
    assert sorted(menu.choices_below(0)) == list(range(13))
    assert menu.choices_below(menu.node_of(11)) == (11,)
