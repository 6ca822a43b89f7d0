"""The agenda: effects first to last, asks in between, and one resume rule for all of them."""

from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.values import Kind, Seat, Unsettled
from engine.kit.agenda import BUDGET, Decision, Option, Result, Run, run


class Say(Kind, frozen=True):
    word: str


class Twice(Kind, frozen=True):
    word: str


class Ask(Kind, frozen=True):
    yes: str
    no: str


class Forever(Kind, frozen=True):
    pass


Effect = Say | Twice | Ask | Forever
Table: TypeAlias = tuple[str, ...]


def do(table: Table, effect: Effect) -> Result[Table, Effect, bool, str]:
    match effect:
        case Say(word):
            return Result((*table, word), (f"said {word}",))
        case Twice(word):
            return Result(table, then=(Say(word), Say(word)))
        case Ask(yes, no):
            options: tuple[Option[Effect, bool], ...] = (Option(True, (Say(yes),)), Option(False, (Twice(no),)))
            return Result(table, ask=(Decision(Seat(0), "well", options),))
        case Forever():
            return Result(table, then=(Forever(),))


def go(table: Table, agenda: tuple[Effect, ...], budget: int = BUDGET) -> Run[Table, Effect, bool, str]:
    return run(table, agenda, do, budget)


def test_effects_are_carried_out_first_to_last() -> None:
    assert go((), (Say("a"), Say("b"))) == Run(("a", "b"), ("said a", "said b"), (), ())


def test_what_follows_an_effect_comes_before_what_waits() -> None:
    assert go((), (Twice("a"), Say("b"))).table == ("a", "a", "b")


def test_a_run_stops_at_an_ask_and_keeps_the_rest() -> None:
    stopped = go((), (Say("a"), Ask("y", "n"), Say("z")))
    assert stopped.table == ("a",)
    assert stopped.agenda == (Say("z"),)
    assert [decision.ask for decision in stopped.decisions] == ["well"]


def test_picking_an_option_resumes_before_the_rest() -> None:
    stopped = go((), (Ask("y", "n"), Say("z")))
    yes, no = stopped.decisions[0].options
    assert go(stopped.table, yes.then + stopped.agenda).table == ("y", "z")
    assert go(stopped.table, no.then + stopped.agenda).table == ("n", "n", "z")


def test_nothing_to_do_changes_nothing() -> None:
    assert go(("a",), ()) == Run(("a",), (), (), ())


def test_an_endless_chain_is_unsettled_and_names_its_effects() -> None:
    with pytest.raises(Unsettled, match="Forever"):
        go((), (Forever(),))


def test_the_budget_counts_effects() -> None:
    words = tuple(Say(str(number)) for number in range(5))
    assert len(go((), words, budget=6).table) == 5
    with pytest.raises(Unsettled):
        go((), words, budget=4)
    assert BUDGET >= 1_000


EFFECTS = st.lists(
    st.one_of(
        st.builds(Say, st.sampled_from("abc")),
        st.builds(Twice, st.sampled_from("abc")),
        st.builds(Ask, st.sampled_from("xy"), st.sampled_from("xy")),
    ),
    max_size=6,
).map(tuple)


def settle(table: Table, agenda: tuple[Effect, ...], answers: tuple[bool, ...]) -> tuple[Table, tuple[str, ...]]:
    """Run to the end, answering asks in turn and the ones beyond with yes."""
    told: tuple[str, ...] = ()
    while True:
        ran = go(table, agenda)
        told += ran.events
        if not ran.decisions:
            return ran.table, told
        pick, answers = (answers[0], answers[1:]) if answers else (True, ())
        then = next(option.then for option in ran.decisions[0].options if option.pick is pick)
        table, agenda = ran.table, then + ran.agenda


@given(EFFECTS, EFFECTS, st.lists(st.booleans(), max_size=12).map(tuple))
@settings(max_examples=200, derandomize=True)
def test_running_two_agendas_joined_is_running_one_after_the_other(
    first: tuple[Effect, ...], second: tuple[Effect, ...], answers: tuple[bool, ...]
) -> None:
    asked = sum(isinstance(effect, Ask) for effect in first)
    table, told = settle((), first, answers[:asked])
    rest, more = settle(table, second, answers[asked:])
    assert settle((), first + second, answers[:asked] + (True,) * (asked - len(answers)) + answers[asked:]) == (
        rest,
        told + more,
    )


@given(EFFECTS)
@settings(max_examples=100, derandomize=True)
def test_a_run_is_repeatable(agenda: tuple[Effect, ...]) -> None:
    assert go((), agenda) == go((), agenda)
