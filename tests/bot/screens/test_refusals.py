import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.refusals import REFUSALS, refusal
from bot.screens.refusals import Refusals
from engine.core.values import Illegal
from engine.games.stratego.actions import Refusal
from engine.games.stratego.arrangements import read
from engine.games.stratego.options import StrategoOptions, ruleset_of
from tests.bot.screens.golden_texts import check_golden

PARAMETERS: dict[str, dict[str, Any]] = {
    "agreed_already": {"names": ("Bob", "Carol")},
    "blocked_pair": {"names": ("Bob", "Carol")},
    "bot_invited": {"name": "Bot"},
    "cannot_start": {"sizes": (2, 3, 4), "teams": True},
    "nothing_to_replay": {"match": 12},
    "has_to_be_remembered": {"match": 12},
    "watched_already": {"where": (1, 2, 3)},
    "level_of_a_person": {"name": "Bob"},
    "hides_profile": {"name": "Bob"},
    "lobby_closed": {"status": "expired"},
    "not_complete": {"free": 1},
    "not_in_voice": {"names": ("Bob",)},
    "not_the_opener": {"name": "Alice"},
    "posted_lately": {"where": (1, 2, 3), "until": 1_700_000_000},
    "take_over_open": {"name": "Bob"},
    "learnt_since": {"happened": ("Bob deploys Air 3 to Air.",)},
    "team_full": {"team": 1},
    "uneven_teams": {"sizes": ((1, 2), (2, 1))},
    "wrong_size": {"game": "Stratego", "sizes": (2,)},
    "you_blocked_here": {"name": "Bob"},
    "former_player": {"name": "Former player 3"},
    "not_organiser": {"role": None},
    "signup_over": {"status": "running"},
    "too_few_entrants": {"fewest": 3},
    "too_many_organisers": {"limit": 25},
    "too_many_tournaments": {"limit": 5},
    "tournament_full": {"limit": 32},
    "tournament_over": {"status": "over"},
    "overloaded": {"seconds": 3},
    "too_busy": {"seconds": 3},
    "too_fast": {"until": 1_700_000_000},
    "game_not_allowed": {"game": "Stratego", "games": ("Air, Land & Sea",)},
    "not_a_starter": {"role": 5},
    "not_in_this_channel": {"channels": (5, 6)},
    "too_many_channels": {"limit": 25},
    "bad_formation": {"problems": (("count", "bomb", 7, 6), ("count", "scout", 7, 8))},
    "bad_options": {"problems": (("target", "Input should be at most 60"),)},
    "blocked_you": {"name": "Bob"},
    "bot_challenge": {"name": "Bot"},
    "broken_match": {"match": 7},
    "challenge_closed": {"status": "declined"},
    "asked_already": {"name": "Bob"},
    "asked_too_often": {"name": "Bob", "until": 1_700_000_000},
    "rematch_stands": {"where": (1, 2, None)},
    "challenged_already": {"name": "Bob", "where": (1, 2, 3)},
    "asked_lately": {"until": 1_700_000_000},
    "clock_not_offered": {"clocks": ("none", "daily")},
    "deleted_lately": {"until": 1_700_000_000},
    "missing_permissions": {"permissions": ("Send Messages", "Embed Links")},
    "no_lesson": {"game": "Stratego"},
    "no_shortcut": {"game": "Stratego"},
    "no_such_move": {"text": "fly", "count": 0},
    "not_blocked": {"name": "Bob"},
    "not_the_challenger": {"name": "Alice"},
    "not_the_opponent": {"name": "Bob"},
    "outside_zone": {"squares": ("a5",)},
    "shortcut_unavailable": {"sentence": "You can withdraw only in your own turn."},
    "stale": {"happened": ("Bob resigned the match.",), "answered": "Bob"},
    "too_many_open": {"name": "Bob", "limit": 10},
    "too_many_yours": {"limit": 10},
    "too_many_setups": {"limit": 10},
    "unknown_card": {"name": "Zeppelin"},
    "unknown_game": {"game": "chess"},
    "unknown_option": {"text": "colour=red", "known": ("edition", "target")},
    "unknown_topic": {"topic": "love"},
    "unreadable_move": {"text": "b4"},
    "you_blocked": {"name": "Bob"},
}
"""What the sentences of some codes need; all others need nothing."""

CASES = {code: PARAMETERS.get(code, {}) for code in REFUSALS.codes}

VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cannot_start", {"sizes": (2, 4), "teams": False}),
    ("not_organiser", {"role": 5}),
    ("signup_over", {"status": "over"}),
    ("signup_over", {"status": "cancelled"}),
    ("tournament_over", {"status": "cancelled"}),
    ("challenge_closed", {"status": "live"}),
    ("challenge_closed", {"status": "over"}),
    ("challenge_closed", {"status": "cancelled"}),
    ("challenge_closed", {"status": "expired"}),
    ("lobby_closed", {"status": "live"}),
    ("lobby_closed", {"status": "over"}),
    ("lobby_closed", {"status": "cancelled"}),
    ("no_such_move", {"text": "fly", "count": 4}),
    ("not_complete", {"free": 2}),
    ("not_complete", {"free": 0}),
    ("not_in_voice", {"names": ("Bob", "Carol")}),
    ("outside_zone", {"squares": ("a5", "b5")}),
    ("stale", {}),
    ("stale", {"happened": ("Bob resigned the match.",), "answered": ""}),
    ("unknown_option", {"text": "colour=red", "known": ()}),
)


def test_every_code_that_is_listed_here_is_one() -> None:
    assert set(PARAMETERS) <= REFUSALS.codes


@pytest.mark.parametrize("code", sorted(CASES))
def test_every_code_has_a_whole_sentence(code: str) -> None:
    sentence = refusal(code, **CASES[code])
    assert sentence[0].isupper() or sentence[0] == "“"
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence
    assert len(sentence) <= 400


def test_the_sentences_read_as_they_should(golden_update: bool) -> None:
    cases = sorted([*CASES.items(), *VARIANTS], key=lambda case: case[0])
    said = "\n\n".join(f"{code}:\n{refusal(code, **params)}" for code, params in cases)
    check_golden("refusals", said, update=golden_update)


def test_a_code_in_two_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="stale"):
        Refusals({"stale": "One.", "late": "Two."}, {"stale": "Three."})


def test_an_unknown_code_raises() -> None:
    with pytest.raises(KeyError):
        refusal("no_such_code")


def test_a_missing_parameter_raises() -> None:
    with pytest.raises(KeyError):
        refusal("not_the_opponent")


def test_what_somebody_typed_comes_back_harmless() -> None:
    assert refusal("no_such_move", text="__go__\u202e", count=0) == (
        "“ˍˍgoˍˍ” isn't a move you can make now. Start typing and pick one from the list."
    )


def test_bad_options_name_the_option_and_the_problem() -> None:
    assert "• target: input should be at most 60" in refusal("bad_options", **CASES["bad_options"])


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Every code that the source refuses with, and the parameters that it gives there."""
    for module in (path for folder in ("engine", "bot") for path in Path(folder).rglob("*.py")):
        for call in ast.walk(ast.parse(module.read_text())):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Name)
                and call.func.id in ("Illegal", "Refused")
            ):
                code = call.args[0]
                either = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
                given = frozenset(keyword.arg or "" for keyword in call.keywords)
                yield from ((each.value, given) for each in either if isinstance(each, ast.Constant))


def test_the_sentences_are_those_of_the_codes_that_the_source_refuses_with() -> None:
    assert {code for code, _ in raised()} | set(get_args(Refusal)) == REFUSALS.codes


def test_whoever_refuses_says_all_that_the_sentence_needs() -> None:
    for code, given in raised():
        lacking = frozenset(CASES[code]) - given if (code, given) != ("stale", frozenset()) else frozenset()
        assert not lacking, f"{code} is refused without {set(lacking)}"
        refusal(code, **{name: value for name, value in CASES[code].items() if name in given})


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6 2 8", "• it has 1 line instead of 4\n• line 1 has 3 symbols instead of 10"),
        ("Q .........\n" + "..........\n" * 3, "• line 1 has “Q”, which is no piece of this match"),
        ("B" * 10, "• it has 1 line instead of 4"),
        ("S" + ".........\n" + "..........\n" * 3, "• line 1 is outside your rows and must be empty"),
        ("SS" + "........\n" + "..........\n" * 3, "• it has 2 Spies instead of 1"),
        ("FF" + "........\n" + "..........\n" * 3, "• it has 0 Scouts instead of 2"),
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
