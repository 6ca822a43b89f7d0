"""The lesson of This Means War!: building, answering with ESPIONAGE, attacking, copying, and 35 CITY."""

from collections.abc import Callable

from bot.games.this_means_war import texts
from bot.games.this_means_war.words import open_orders
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from engine.core.values import Seat
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY, Add, Assault, CardEffect, Destroy
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.view_types import View

_TRAINER = Seat(1)


def _mine(view: View) -> Areas:
    return view.grafmarshalls[0].base


def _theirs(view: View) -> Areas:
    return view.grafmarshalls[_TRAINER].base


def _holds(view: View, card: str) -> bool:
    """Return whether the learner holds a card that it can pay for now."""
    return any(held.card == card and held.payable for held in view.hand)


def _has(card: str, *effects: CardEffect) -> Callable[[View], bool]:
    """Return a function of the view that checks whether the card has these effects alone."""
    return lambda _view: BY_KEY[card].effects == effects


def _has_declared(view: View, card: str) -> bool:
    """Return whether the opponent declared this card in the open window."""
    return any((order.card, order.seat) == (card, _TRAINER) for order in open_orders(view))


def _exchanging() -> WhyNot[Action]:
    return WhyNot(lambda action: isinstance(action, Recycle | Mulligan), texts.lesson_exchanging())


def _passing(sentence: str) -> WhyNot[Action]:
    return WhyNot(lambda action: isinstance(action, Pass), sentence)


def _building_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_base(),
        says=(texts.lesson_base_why(), texts.lesson_base_task()),
        facts=(
            Fact("CITY stands at 15", lambda view: _mine(view).city == 15),
            Fact("35 wins", lambda view: view.win_city == 35),
            Fact("you have 22", lambda view: _mine(view).labor == 22),
            Fact("CAPITAL PROJECT", lambda view: _holds(view, "capital-project")),
            Fact("costs 13 LABOR", lambda _view: BY_KEY["capital-project"].cost == (13, 0, 0, 0)),
            Fact("adds 10 CITY", _has("capital-project", Add(10, "city"))),
        ),
        action=Play("capital-project"),
        why_not=(_exchanging(),),
        otherwise=texts.lesson_base_otherwise(),
        replies=(Played(_TRAINER, Play("fire-bombing", target=Seat(0))),),
    )


def _sabotage_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_sabotage(),
        says=(texts.lesson_sabotage_why(), texts.lesson_sabotage_task()),
        facts=(
            Fact("25 CITY", lambda view: _mine(view).city == 25),
            Fact("FIRE BOMBING", lambda view: _has_declared(view, "fire-bombing")),
            Fact("3 WALL and 4 CITY", _has("fire-bombing", Destroy(3, "wall"), Destroy(4, "city"))),
            Fact("SABOTAGE", lambda view: _holds(view, "sabotage")),
        ),
        action=Play("sabotage", order=0),
        why_not=(
            _passing(texts.lesson_sabotage_pass()),
            WhyNot(
                lambda action: isinstance(action, Play) and action.card == "espionage",
                texts.lesson_sabotage_copy(),
            ),
        ),
        otherwise=texts.lesson_sabotage_otherwise(),
    )


def _assault_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_assault(),
        says=(texts.lesson_assault_why(), texts.lesson_assault_task()),
        facts=(
            Fact("still stands at 25", lambda view: (_mine(view).city, _mine(view).wall) == (25, 20)),
            Fact("the Trainer paid", lambda view: _theirs(view).ammo == 17),
            Fact("the Trainer's 20", lambda view: _theirs(view).wall == 20),
            Fact("STANDARD FORMATION", lambda view: _holds(view, "standard-formation")),
            Fact("takes 7", _has("standard-formation", Assault(7))),
        ),
        action=Play("standard-formation", target=_TRAINER),
        why_not=(_exchanging(),),
        otherwise=texts.lesson_assault_otherwise(),
        replies=(Played(_TRAINER, Play("civic-works")),),
    )


def _espionage_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_espionage(),
        says=(texts.lesson_espionage_why(), texts.lesson_espionage_task()),
        facts=(
            Fact("WALL is down to 13", lambda view: _theirs(view).wall == 13),
            Fact("CIVIC WORKS", lambda view: _has_declared(view, "civic-works")),
            Fact("adds 9 CITY", _has("civic-works", Add(9, "city"))),
            Fact("ESPIONAGE", lambda view: _holds(view, "espionage")),
        ),
        action=Play("espionage", order=0),
        why_not=(_passing(texts.lesson_espionage_pass()),),
        otherwise=texts.lesson_espionage_otherwise(),
    )


def _winning_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_winning(),
        says=(texts.lesson_winning_why(), texts.lesson_winning_task()),
        facts=(
            Fact("to 34", lambda view: _mine(view).city == 34),
            Fact("the Trainer has 24", lambda view: _theirs(view).city == 24),
            Fact("CIVIC WORKS", lambda view: _holds(view, "civic-works")),
            Fact("adds 9", _has("civic-works", Add(9, "city"))),
        ),
        action=Play("civic-works"),
        why_not=(_exchanging(),),
        otherwise=texts.lesson_winning_otherwise(),
    )


def lesson() -> Lesson[View, Action]:
    """Return the lesson."""
    return Lesson(
        key=b"This Means War! lesson 40377    ",
        options={"resources": 20, "win_city": 35},
        filler=Pass(),
        steps=(_building_step(), _sabotage_step(), _assault_step(), _espionage_step(), _winning_step()),
        ending=(texts.lesson_end(), texts.lesson_end_next()),
        ending_facts=(
            Fact("CITY stands at 43", lambda view: _mine(view).city == 43),
            Fact("Usually 50 CITY", lambda _view: WarOptions().win_city == 50),
            Fact("the match is won", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
        ),
    )
