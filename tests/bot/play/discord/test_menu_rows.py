"""How the buttons of a panel's choices are split into rows."""

import pytest

from bot.play.discord.pages import menu_rows
from bot.screens.custom_ids import CustomId
from bot.screens.menu import build
from bot.screens.screen import Choice


@pytest.mark.parametrize(
    ("number", "sizes"),
    [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (10, [5, 5]), (11, [4, 4, 3]), (15, [5, 5, 5]), (16, [])],
)
def test_up_to_15_buttons_fill_as_few_rows_as_possible_and_none_is_much_shorter(number: int, sizes: list[int]) -> None:
    menu = build([Choice((f"to {each}",), f"to {each}") for each in range(number)])
    rows = menu_rows(menu, 0, 0, lambda verb, at, to: CustomId(verb, 1, 1, at, to))
    assert [len(row) for row in rows if isinstance(row, list)] == sizes
