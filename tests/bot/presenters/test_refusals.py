import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.presenters.refusals import codes, refusal
from engine.core.errors import Illegal
from engine.games.stratego.actions import Refusal
from engine.games.stratego.arrangements import read
from engine.games.stratego.options import StrategoOptions, ruleset_of

CASES: dict[str, dict[str, Any]] = {
    "already_out": {},
    "agreed_already": {"names": ("Bob", "Carol")},
    "alone_in_voice": {},
    "blocked_here": {},
    "blocked_pair": {"names": ("Bob", "Carol")},
    "bot_invited": {"name": "Bot"},
    "cannot_start": {"sizes": (2, 3, 4), "teams": True},
    "cannot_swap": {},
    "captain_already": {},
    "lobby_closed": {"status": "expired"},
    "lobby_full": {},
    "joined_already": {},
    "must_pick": {},
    "no_voice": {},
    "not_complete": {"free": 1},
    "not_in_lobby": {},
    "not_in_that_voice": {},
    "not_in_voice": {"names": ("Bob",)},
    "not_the_opener": {"name": "Alice"},
    "not_your_pick": {"name": "Bob"},
    "picked_already": {},
    "posted_already": {},
    "team_full": {"team": 1},
    "uneven_teams": {"sizes": ((1, 2), (2, 1))},
    "wrong_size": {"game": "Stratego", "sizes": (2,)},
    "you_blocked_here": {"name": "Bob"},
    "former_player": {"name": "Former player 3"},
    "not_deleted": {},
    "too_fast": {"until": 1_700_000_000},
    "game_not_allowed": {"game": "Stratego", "games": ("Air, Land & Sea",)},
    "no_clock_left": {},
    "no_game_left": {},
    "not_a_starter": {"role": 5},
    "not_an_admin": {},
    "not_in_this_channel": {"channels": (5, 6)},
    "too_many_channels": {"limit": 25},
    "bad_formation": {"problems": (("count", "bomb", 7, 6), ("count", "scout", 7, 8))},
    "bad_options": {"problems": (("target", "Input should be at most 60"),)},
    "path_blocked": {},
    "blocked_you": {"name": "Bob"},
    "immobile": {},
    "lake": {},
    "more_squares": {},
    "no_own_piece": {},
    "not_straight": {},
    "off_board": {},
    "own_target": {},
    "run_attack": {},
    "too_far": {},
    "two_square": {},
    "bot_challenge": {"name": "Bot"},
    "broken_match": {"match": 7},
    "challenge_closed": {"status": "declined"},
    "challenge_expired": {},
    "asked_already": {"name": "Bob"},
    "paused_already": {},
    "not_paused": {},
    "no_time_runs": {},
    "not_asked": {},
    "nothing_asked": {},
    "not_late": {},
    "clock_not_offered": {"clocks": ("none", "daily")},
    "damaged_file": {},
    "duplicate": {},
    "match_over": {},
    "missing_permissions": {"permissions": ("Send Messages", "Embed Links")},
    "newer_file": {},
    "no_match": {},
    "no_notation": {"game": "Air, Land & Sea"},
    "no_piece_can_move": {},
    "no_shortcut": {"game": "Stratego"},
    "no_such_move": {"text": "fly"},
    "not_blocked": {"name": "Bob"},
    "not_offered": {},
    "not_over": {},
    "not_saved": {},
    "restarting": {},
    "not_seated": {},
    "not_started": {},
    "not_the_challenger": {"name": "Alice"},
    "not_the_opponent": {"name": "Bob"},
    "not_your_turn": {"name": "Bob"},
    "nothing_to_write": {},
    "outside_zone": {"squares": ("a5",)},
    "self_block": {},
    "self_challenge": {},
    "shortcut_unavailable": {"sentence": "You can withdraw only in your own turn."},
    "stale": {},
    "time_over": {},
    "too_many_open": {"name": "Bob", "limit": 10},
    "too_many_yours": {"limit": 10},
    "too_many_setups": {"limit": 10},
    "unknown_setup": {},
    "too_many_changes": {},
    "unknown_card": {"name": "Zeppelin"},
    "unknown_game": {"game": "chess"},
    "unknown_match": {},
    "unknown_option": {"text": "colour=red", "known": ("edition", "target")},
    "unknown_topic": {"topic": "love"},
    "unreadable_move": {"text": "b4"},
    "which_match": {"count": 3},
    "you_blocked": {"name": "Bob"},
}


def test_every_code_is_listed_here() -> None:
    assert codes() == set(CASES)


@pytest.mark.parametrize("code", sorted(CASES))
def test_every_code_has_a_whole_sentence(code: str) -> None:
    sentence = refusal(code, **CASES[code])
    assert sentence[0].isupper() or sentence[0] == "“"
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence
    assert len(sentence) <= 400


def test_an_unknown_code_raises() -> None:
    with pytest.raises(KeyError):
        refusal("no_such_code")


def test_a_missing_parameter_raises() -> None:
    with pytest.raises(KeyError):
        refusal("not_the_opponent")


@pytest.mark.parametrize("status", ["live", "over", "declined", "cancelled", "expired"])
def test_a_closed_challenge_says_how_it_was_closed(status: str) -> None:
    assert refusal("challenge_closed", status=status).startswith("That challenge")


def test_what_somebody_typed_comes_back_harmless() -> None:
    assert refusal("no_such_move", text="__go__\u202e") == (
        "“ˍˍgoˍˍ” isn't a move you can make now. Start typing and pick one from the list."
    )


def test_words_that_fit_several_moves_ask_for_more() -> None:
    assert "fits 4 of your moves" in refusal("no_such_move", text="maneuver", count=4)


def test_bad_options_name_the_option_and_the_problem() -> None:
    assert "• target: input should be at most 60" in refusal("bad_options", **CASES["bad_options"])


def test_the_sentences_are_those_of_the_codes_that_the_source_refuses_with() -> None:
    raised = {
        code
        for folder in ("engine", "bot")
        for module in Path(folder).rglob("*.py")
        for code in re.findall(r"\b(?:Illegal|Refused)\(\s*\"([a-z_]+)\"", module.read_text())
    }
    assert raised | set(get_args(Refusal)) == codes()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6 2 8", "• there is 1 line, and 4 are needed\n• line 1 has 3 symbols, and 10 are needed"),
        ("Q .........\n" + "..........\n" * 3, "• line 1 has “Q”, which is no piece of this match"),
        ("B" * 10, "• there is 1 line, and 4 are needed"),
        ("S" + ".........\n" + "..........\n" * 3, "• line 1 lies outside the rows of this match and must be empty"),
        ("SS" + "........\n" + "..........\n" * 3, "• there are 2 Spies, and 1 is needed"),
        ("FF" + "........\n" + "..........\n" * 3, "• there are 0 Scouts, and 2 are needed"),
    ],
)
def test_all_mistakes_in_a_formation_are_listed(typed: str, said: str) -> None:
    with pytest.raises(Illegal) as refused:
        read(typed, ruleset_of(StrategoOptions(army="duel")))
    assert said in refusal(refused.value.code, **refused.value.params)


def test_a_text_that_is_no_formation_gets_a_short_answer() -> None:
    with pytest.raises(Illegal) as refused:
        read("\n".join("".join(map(chr, range(0x410, 0x450))) for _ in range(4)), ruleset_of(StrategoOptions()))
    said = refusal(refused.value.code, **refused.value.params)
    assert "• and more of that kind" in said
    assert len(said) < 1_900
