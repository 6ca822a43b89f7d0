"""The page of a person's badges, and the badges on a profile."""

from collections.abc import Iterator, Sequence
from math import ceil

from bot.badges import texts
from bot.badges.model import BADGES, Badge, Record, earn_badges
from bot.pictures.elements import SMALLEST
from bot.pictures.scene import BAND_WIDTH, DARK, EDGE, GOLD, INK, SOFT, Disc, Drawn, Icon, Scene, Text
from bot.ratings.screens import ProfileSection
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Block, Button, Screen, lines_in_blocks
from bot.screens.tables import Row, picture_of_rows
from bot.screens.words import join_sentences

_EACH_ROW = 5
_SIDE = 20
_CELL = (BAND_WIDTH - 2 * _SIDE) / _EACH_ROW
_ROW_HEIGHT, _RADIUS, _ICON = 172, 46, 60

ON_PROFILE = 10
"""Largest number of badges in a profile's picture, the last of the table."""


def badges_screen(name: str, record: Record) -> Screen:
    """Return the page of all badges of the person called `name`: the earned ones, and the goals of the others."""
    earned = earn_badges(record)
    missing = [badge for badge in BADGES if badge not in earned]
    title = texts.page_title(name=name, earned=len(earned), all=len(BADGES))
    to_earn = lines_in_blocks(texts.to_earn(), [_line(badge) for badge in missing]) if missing else ()
    return Screen(
        title=title,
        headline=f"**{title}**",
        text="\n".join(map(_line, earned)) or texts.no_badge(),
        blocks=to_earn,
        picture=picture_of_rows(_rows(BADGES, earned)),
    )


def _line(badge: Badge) -> str:
    return texts.line(badge=badge.key, goal=badge.goal)


def profile_section(user_id: int, record: Record) -> ProfileSection:
    """Return the person's newest kinds of badges for their profile, with a button to the page of all."""
    earned = earn_badges(record)
    keys = [badge.key for badge in earned]
    text = texts.earned_badges(earned=len(earned), all=len(BADGES), badges=keys) if earned else ""
    button = Button(CustomId("badges", node=user_id), texts.badges())
    return ProfileSection(Block(texts.badges(), text), tuple(_rows(earned[-ON_PROFILE:], earned)), (button,))


def _rows(badges: Sequence[Badge], earned: Sequence[Badge]) -> list[Row]:
    """Return rows of up to five badges. Earned ones are filled discs, the others outlines."""
    groups = [badges[start : start + _EACH_ROW] for start in range(0, len(badges), _EACH_ROW)]
    return [
        Row(
            Scene(BAND_WIDTH, _ROW_HEIGHT, tuple(_draw(group, earned))),
            join_sentences(_alt(each, earned) for each in group),
        )
        for group in groups
    ]


def _draw(group: Sequence[Badge], earned: Sequence[Badge]) -> Iterator[Drawn]:
    for number, badge in enumerate(group):
        is_earned = badge in earned
        left = _SIDE + number * _CELL
        x, y = left + _CELL / 2, 8 + _RADIUS
        yield Disc(x, y, _RADIUS, GOLD if is_earned else None, None if is_earned else EDGE, 4)
        icon = ceil(x - _ICON / 2), ceil(y - _ICON / 2)
        yield Icon(badge.icon, *icon, _ICON, DARK if is_earned else EDGE)
        yield Text(
            badge.name,
            left + 2,
            2 * _RADIUS + 12,
            _CELL - 4,
            62,
            26,
            SMALLEST,
            INK if is_earned else SOFT,
            "bold" if is_earned else "regular",
            "centre",
            lines=2,
        )


def _alt(badge: Badge, earned: Sequence[Badge]) -> str:
    return texts.alt_earned(badge=badge.key) if badge in earned else texts.alt_not_earned(badge=badge.key)
