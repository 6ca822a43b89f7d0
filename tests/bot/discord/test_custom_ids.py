"""Custom ids and the components that they call: running matches have these texts on their buttons."""

import ast
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands import COMPONENT_MODULES
from bot.discord.components import COMPONENTS, FORMS, component, form
from bot.screens import limits
from bot.screens.custom_ids import CustomId, base36, read
from tests.architecture.source import calls_of, modules, tree

NUMBERS = st.integers(0, 36**12 - 1)

WRITTEN = {
    "lessons": "vl",
    "choose_lesson": "vc",
    "learn": "vg:key-1",
    "lesson": "vb:key-1",
    "restart_lesson": "va:key-1",
    "lesson_press": "vp:key-1:10:5",
    "confirm_lesson": "vy:key-1:10:5",
    "lesson_choose": "vs:key-1:10:5",
    "lesson_page": "vt:key-1:10:5:3",
    "lesson_words": "vw:key-1",
    "lesson_look": "vk:key-1:3",
    "press": "w:1z:10:5",
    "confirm": "c:1z:10:5",
    "take_back": "wt:1z:10",
    "page": "p:1z:10:5:3",
    "choose": "s:1z:10:5",
    "hand": "h:1z",
    "hint": "hi:1z:10",
    "match_topic": "up:1z:3",
    "card_of_match": "uc:1z:3",
    "watch": "wa:1z",
    "open_hand": "wh:1z:5",
    "close_hands": "kh:1z",
    "log": "l:1z:3",
    "rules": "u:1z",
    "rules_games": "hg",
    "rules_topic": "hp:key-1:3",
    "deck": "nd:key-1:3",
    "shortcut": "x:1z:10:key-1",
    "resign": "q:1z",
    "accept": "a:1z",
    "decline": "d:1z",
    "cancel": "k:1z",
    "rematch": "m:1z",
    "next_level": "mh:1z",
    "join": "gj:1z:key-1",
    "leave": "gl:1z",
    "leave_last": "gm:1z",
    "stay": "gk:1z",
    "start": "gs:1z",
    "agree": "ga:1z",
    "disband": "gd:1z",
    "enter_tournament": "tj:5",
    "withdraw": "tw:5",
    "withdraw_now": "ty:5",
    "begin_tournament": "tb:5",
    "call_off": "tc:5",
    "call_off_now": "tx:5",
    "go_on": "tg:5",
    "bring_here": "th:5",
    "tournament_rules": "tr:5",
    "abort": "qa:1z",
    "check_in": "tk:5",
    "lead_tournament": "tl:5",
    "remove_entrant": "tv:5",
    "remove_entrant_now": "tz:5:key-1",
    "replace_entrant": "to:5",
    "pair_entrants": "tp:5",
    "end_early": "te:5",
    "end_early_now": "tf:5",
    "house_rule": "nr:key-1",
    "table_words": "tt:5",
    "tournament_table": "ti:5",
    "swap": "gx:1z",
    "swap_with": "gy:1z:key-1",
    "pick": "gp:1z:key-1",
    "arrange": "ge:1z",
    "people": "gu:1z",
    "team_method": "gw:1z:key-1",
    "captain": "gc:1z",
    "team": "gt:1z",
    "post": "go:1z",
    "house": "n:key-1",
    "unblock": "nb",
    "erase": "ne",
    "keep": "nk",
    "write": "e:1z",
    "enter": "f:1z:10",
    "saved": "b:1z",
    "recall": "br:1z:10",
    "name": "bn:1z",
    "save": "bs:1z:10",
    "setups": "ba",
    "forget": "bf",
    "forget_it": "bd:5",
    "words": "wo:1z",
    "preferences": "my",
    "daily_list": "yd",
    "choose_daily_list": "yh:key-1",
    "choose_preference": "mf:key-1",
    "choose_words": "mw:key-1",
    "choose_calls": "mc",
    "choose_care": "ma:key-1",
    "choose_presses": "mp:key-1",
    "news": "nw:1z:3",
    "replay_gif": "rg:1z:3:key-1",
    "replay_text": "rx:1z:3:key-1",
    "replay_record": "rc:1z:3:key-1",
    "share": "rh:1z:3:5:key-1",
    "replay": "re:1z",
    "replay_step": "rs:1z:3:5:key-1",
    "replay_chapter": "rt:1z:3:key-1",
    "proof": "pf:1z",
    "claim": "kc:1z:key-1",
    "give": "kg:1z:key-1",
    "consent": "ka:1z:10",
    "refuse": "kr:1z:10",
    "end_watched": "dz:1z",
    "take_over": "kt:1z:10",
    "leave_empty": "kl:1z:10",
    "clock": "ko:1z",
    "ask": "kq:1z:key-1",
    "resume": "ku:1z",
    "stand": "ks:1z:key-1",
    "clear_auto_reply": "kx:1z",
    "auto_replies": "kp:1z",
    "play_typed": "wp:1z",
    "board": "wb:1z",
    "ask_resign": "wq:1z",
    "ask_opponent": "dn",
    "draft_opponent": "du",
    "ask_opponent_to": "dx:key-1",
    "draft_opponent_to": "dy:key-1",
    "draft_lobby": "da",
    "draft": "db:5:key-1",
    "draft_game": "dg:5:key-1",
    "draft_preset": "dp:5:key-1",
    "draft_option": "do:5:key-1",
    "draft_rule": "df:5:3:key-1",
    "draft_value": "dv:5:3:key-1",
    "draft_clock": "dc:5:key-1",
    "draft_rated": "dr:5:3:key-1",
    "leaderboard": "yl:3:key-1",
    "leaderboard_of": "yg",
    "post_leaderboard": "yp:3:key-1",
    "past_season": "ys:5:3:key-1",
    "post_past_season": "yq:5:3:key-1",
    "person_profile": "yw:5",
    "badges": "bg:5",
    "review": "ir:1z",
    "review_moment": "im:1z:3:5",
    "review_share": "is:1z:3",
    "review_start": "it:1z:3",
    "daily": "xd",
    "daily_press": "xp:10:5",
    "confirm_daily": "xy:10:5",
    "daily_choose": "xs:10:5",
    "daily_page": "xt:10:5:3",
    "try_daily": "xv:10",
    "daily_words": "xw",
    "share_daily": "xh:10",
    "daily_board": "xb",
    "post_daily_board": "xq",
    "ended": "ye:5:3:key-1",
    "ended_of": "yf:5:3:key-1",
    "replay_of": "yr",
    "send_draft": "ds:5:key-1",
    "computers": "gq:1z",
    "add_computer": "gz:1z:5:key-1",
    "remove_computer": "gr:1z:5",
    "practice_draft": "dj",
    "draft_level": "dl:3:key-1",
    "draft_number": "dm:key-1",
    "begin_practice": "dk:key-1",
    "watch_practice": "dw:key-1",
}
"""What is written for each verb, with match 71, version 36, node 5, page 3 and key "key-1"."""


RETIRED = {"t", "ut", "hr", "hc"}
"""Letters of earlier releases, which may still stand on messages and never get another meaning."""


def test_letters_of_earlier_releases_have_no_other_meaning() -> None:
    assert not RETIRED & {text.partition(":")[0] for text in WRITTEN.values()}


def test_custom_ids_are_written_as_on_the_messages_of_running_matches() -> None:
    assert {verb: str(CustomId(verb, 71, 36, 5, 3, "key-1")) for verb in COMPONENTS | FORMS} == WRITTEN


def test_every_verb_calls_the_handler_of_its_name() -> None:
    handlers = COMPONENTS | FORMS
    assert len(handlers) == len(COMPONENTS) + len(FORMS)
    assert {handler.__module__ for handler in handlers.values()} == {module.__name__ for module in COMPONENT_MODULES}
    assert {verb: handler.__name__ for verb, handler in handlers.items()} == {verb: verb for verb in WRITTEN}


def test_every_verb_that_is_written_into_a_custom_id_has_a_handler() -> None:
    written = {
        call.args[0].value
        for module in modules()
        for call in calls_of("CustomId", tree(module))
        if call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value
    }
    assert len(written) > 50
    assert written <= (COMPONENTS | FORMS).keys()


@pytest.mark.parametrize("declare", [component, partial(form, longest=30)])
@pytest.mark.parametrize(
    ("verb", "letters", "fields"),
    [("hand", "zz", ()), ("new", "h", ("match",)), ("new", "zz", ("match", "colour")), ("new", "zz", ("verb",))],
)
def test_a_verb_or_letters_that_are_taken_and_unknown_fields_are_refused(
    declare: Any, verb: str, letters: str, fields: tuple[str, ...]
) -> None:
    async def handler(_context: object) -> None:
        raise AssertionError

    handler.__name__ = verb
    before = (dict(COMPONENTS), dict(FORMS))
    with pytest.raises(ValueError, match="twice" if fields in ((), ("match",)) else "have no"):
        declare(letters, *fields)(handler)
    assert before == (COMPONENTS, FORMS)
    assert read("zz") is None


@given(st.sampled_from(sorted(WRITTEN)), NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_a_custom_id_is_read_as_it_was_written_and_fits_discord(
    verb: str, match: int, version: int, node: int, page: int
) -> None:
    written = str(CustomId(verb, match, version, node, page, key="flies-lies-supplies"))
    assert len(written) <= limits.CUSTOM_ID
    again = read(written)
    assert again is not None
    assert again.verb == verb
    assert str(again) == written


@given(st.text())
def test_whatever_is_no_custom_id_reads_as_none(text: str) -> None:
    custom_id = read(text)
    assert custom_id is None or read(str(custom_id)) == custom_id


@given(NUMBERS)
def test_base_36_is_what_int_reads(number: int) -> None:
    assert int(base36(number), 36) == number


def test_a_custom_id_that_would_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        str(CustomId("rules_topic", key="k" * 100))
