"""The sentence for each event, to those who know all of it and to those who don't."""

from typing import get_args

from bot.games.this_means_war.sentences import headline_of, is_routine, news_weight, sentence, top_news
from bot.games.this_means_war.words import MINUS
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war import events as e
from tests.bot.screens.golden_texts import check_golden

NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))
J, S, L = (Seat(number) for number in range(3))

EVENTS: tuple[e.Event, ...] = (
    e.Began(J, ((e.Roll(J, (3, 3)), e.Roll(S, (2, 4))), (e.Roll(J, (6, 1)), e.Roll(S, (1, 1))))),
    e.TurnBegan(S, 4),
    e.Collected(J, 3, 4, 2, 1),
    e.OrderSkipped(J),
    e.TurnsPassed(452),
    e.TurnsPassed(1),
    e.AnotherOrder(J, "night-shift", out_of_turn=False),
    e.AnotherOrder(S, "espionage", out_of_turn=True),
    e.OrderDeclared(J, "eureka", "eureka", False, None, None, None, None),
    e.OrderDeclared(S, "espionage", "m107", True, L, e.AimedAt(J, "m107"), None, None),
    e.OrderDeclared(J, "flexible-defense", "flexible-defense", False, None, None, 1, None),
    e.Passed(L, fog=True),
    e.OrderNullified(J, "m107", e.AimedAt(S, "sabotage")),
    e.OrderResolved(J, "m107", "m107"),
    e.OrderResolved(S, "espionage", "m107"),
    e.Fizzled(S, "network-hack"),
    e.Added(J, "lab", 1, 3),
    e.Assaulted(J, S, 7, 3, 4, held=False),
    e.Assaulted(J, S, 20, 0, 3, held=True),
    e.Destroyed(J, S, "city", 5, 10, held=False),
    e.Sacrificed(J, "wall", 4, 0),
    e.FinalStandBegan(J),
    e.FinalStandEnded(J),
    e.Hacked(S, L),
    e.Discarded(J, ("m107", "m107", "eureka"), "mulligan"),
    e.Discarded(L, ("m107",), "hack"),
    e.Drew(J, 2, None),
    e.Drew(J, 1, ("eureka",)),
    e.Drew(J, 0, ()),
    e.Reshuffled(90),
    e.Took(J, "m107"),
    e.Took(J, None),
    e.Eliminated(L, left=False),
    e.Eliminated(L, left=True),
    e.Ended("city", (J,)),
    e.Ended("turn_limit", (J, S)),
    e.OrderDeclared(S, "sabotage", "sabotage", True, None, e.AimedAt(J, "m107"), None, e.AimedAt(L, "sabotage")),
    e.Destroyed(J, S, "city", 5, 1, held=True),
    e.Discarded(J, ("m107",), "recycle"),
    e.Discarded(J, (), "eliminated"),
    e.Ended("last_standing", (J,)),
    e.Ended("turn_limit", (J,)),
)


def test_each_event_has_its_sentence(golden_update: bool) -> None:
    said = "\n".join(f"{type(event).__name__}: {sentence(event, NAMES)}" for event in EVENTS)
    check_golden("this_means_war_sentences", said, update=golden_update)


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


def test_a_headline_puts_first_what_was_done_to_its_reader_and_no_pass_that_ends_a_turn() -> None:
    hit: list[e.Event] = [
        e.OrderResolved(S, "prefab-blocks", "prefab-blocks"),
        e.Added(S, "city", 8, 23),
        e.OrderResolved(J, "m107", "m107"),
        e.Assaulted(J, L, 9, 9, 0, held=False),
    ]
    short = 40
    assert top_news(hit, NAMES, short, None) == "PREFAB BLOCKS: ● Sue CITY +8."
    assert top_news(hit, NAMES, short, L) == f"M107: ▲ Lee WALL {MINUS}9."
    assert top_news(hit, NAMES, 2 * short, None) == f"PREFAB BLOCKS: ● Sue CITY +8. M107: ▲ Lee WALL {MINUS}9."
    passed = e.Passed(S, fog=True)
    assert top_news([passed], NAMES, short, J) == "● Sue passed."
    assert top_news([passed, e.TurnBegan(J, 3), e.Collected(J, 1, 1, 1, 1)], NAMES, short, J) == ""
    assert top_news([passed, e.Ended("city", (S,))], NAMES, short, J) == ""


def test_news_leave_out_passes_and_what_others_draw() -> None:
    news = [event for event in EVENTS if not is_routine(event)]
    assert e.Drew(J, 1, ("eureka",)) in news
    assert {type(event) for event in EVENTS} - {type(event) for event in news} == {
        e.TurnBegan,
        e.Collected,
        e.Passed,
        e.OrderResolved,
    }
    assert is_routine(e.Drew(J, 2, None))


def test_what_was_done_to_a_seat_matters_most_to_it_and_a_pass_least() -> None:
    done_to_sue = (
        e.OrderDeclared(J, "m107", "m107", False, S, None, None, None),
        e.Assaulted(J, S, 9, 9, 0, held=False),
        e.Destroyed(J, S, "city", 5, 1, held=True),
        e.Hacked(J, S),
        e.Discarded(S, ("m107",), "hack"),
        e.OrderNullified(S, "m107", e.AimedAt(J, "sabotage")),
        e.Eliminated(S, left=False),
    )
    assert {news_weight(event, S) for event in done_to_sue} == {2}
    assert {news_weight(event, L) for event in done_to_sue} == {1}
    assert news_weight(e.Discarded(S, ("m107",), "recycle"), S) == news_weight(e.Added(S, "city", 8, 23), S) == 1
    assert news_weight(e.Passed(S, fog=False), S) == 0


def test_a_headline_has_no_scrap_of_news_above_a_long_question() -> None:
    """With little room left, it said "◆ Ja…"."""
    played = [e.OrderDeclared(J, "m107", "m107", False, S, None, None, None)]
    for question in ("What do you do? " * 8, "What do you do? " * 6):
        news = headline_of(played, NAMES, question.strip(), S).removesuffix(question.strip())
        assert news in ("", "◆ Jan played M107 at ● Sue.\n")
    assert headline_of(played, NAMES, "What do you do?", S) == "◆ Jan played M107 at ● Sue.\nWhat do you do?"
