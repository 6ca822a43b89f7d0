"""The lesson of This Means War!: building, answering with ESPIONAGE, attacking, copying, and 35 CITY."""

from collections.abc import Callable

from bot.games.this_means_war.words import open_orders
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from engine.core.values import Seat
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY
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


def _reads(card: str, text: str) -> Callable[[View], bool]:
    """Return a function of the view that checks whether the card's whole text is `text`."""
    return lambda _view: BY_KEY[card].text == text


def _has_declared(view: View, card: str) -> bool:
    """Return whether the opponent declared this card in the open window."""
    return any((order.card, order.seat) == (card, _TRAINER) for order in open_orders(view))


_EXCHANGING: WhyNot[Action] = WhyNot(
    lambda action: isinstance(action, Recycle | Mulligan),
    "That is for a card, or a hand, that you can't use or pay for.",
)

_STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep(
        teaches="Your base",
        says=(
            "Your CITY stands at 15, and 35 wins here; each turn you collect resources and play a card.",
            "CAPITAL PROJECT costs 13 LABOR, of which you have 22, and adds 10 CITY: play it.",
        ),
        facts=(
            Fact("CITY stands at 15", lambda view: _mine(view).city == 15),
            Fact("35 wins", lambda view: view.win_city == 35),
            Fact("you have 22", lambda view: _mine(view).labor == 22),
            Fact("CAPITAL PROJECT", lambda view: _holds(view, "capital-project")),
            Fact("costs 13 LABOR", lambda _view: BY_KEY["capital-project"].cost == (13, 0, 0, 0)),
            Fact("adds 10 CITY", _reads("capital-project", "Add 10 CITY.")),
        ),
        action=Play("capital-project"),
        why_not=(_EXCHANGING,),
        otherwise="A card for later; begin with CAPITAL PROJECT, which brings you halfway.",
        replies=(Played(_TRAINER, Play("fire-bombing", target=Seat(0))),),
    ),
    LessonStep(
        teaches="SABOTAGE in answer",
        says=(
            "CAPITAL PROJECT brought you to 25 CITY, and the Trainer plays FIRE BOMBING at you: 3 WALL and 4 CITY.",
            "On others' turns you may answer with one ESPIONAGE card: SABOTAGE, and the order does nothing.",
        ),
        facts=(
            Fact("25 CITY", lambda view: _mine(view).city == 25),
            Fact("FIRE BOMBING", lambda view: _has_declared(view, "fire-bombing")),
            Fact("3 WALL and 4 CITY", _reads("fire-bombing", "Destroy 3 WALL. Destroy 4 CITY.")),
            Fact("SABOTAGE", lambda view: _holds(view, "sabotage")),
        ),
        action=Play("sabotage", order=0),
        why_not=(
            WhyNot(lambda action: isinstance(action, Pass), "Then you lose 3 WALL and 4 CITY. You can prevent it."),
            WhyNot(
                lambda action: isinstance(action, Play) and action.card == "espionage",
                "A copy of FIRE BOMBING destroys nothing, and the order would still hit you.",
            ),
        ),
        otherwise="Answer with SABOTAGE.",
    ),
    LessonStep(
        teaches="Assault",
        says=(
            "FIRE BOMBING did nothing, though the Trainer paid for it: your CITY still stands at 25.",
            "Assault hits WALL first: STANDARD FORMATION takes 7 of the Trainer's 20.",
        ),
        facts=(
            Fact("still stands at 25", lambda view: (_mine(view).city, _mine(view).wall) == (25, 20)),
            Fact("the Trainer paid", lambda view: _theirs(view).ammo == 17),
            Fact("the Trainer's 20", lambda view: _theirs(view).wall == 20),
            Fact("STANDARD FORMATION", lambda view: _holds(view, "standard-formation")),
            Fact("takes 7", _reads("standard-formation", "Assault 7.")),
        ),
        action=Play("standard-formation", target=_TRAINER),
        why_not=(_EXCHANGING,),
        otherwise="A card for another turn; this step is about STANDARD FORMATION.",
        replies=(Played(_TRAINER, Play("civic-works")),),
    ),
    LessonStep(
        teaches="ESPIONAGE in answer",
        says=(
            "The Trainer's WALL is down to 13, and now the Trainer plays CIVIC WORKS, which adds 9 CITY.",
            "The card ESPIONAGE copies an order, all but what it assaults and destroys: copy it.",
        ),
        facts=(
            Fact("WALL is down to 13", lambda view: _theirs(view).wall == 13),
            Fact("CIVIC WORKS", lambda view: _has_declared(view, "civic-works")),
            Fact("adds 9 CITY", _reads("civic-works", "Add 9 CITY.")),
            Fact("ESPIONAGE", lambda view: _holds(view, "espionage")),
        ),
        action=Play("espionage", order=0),
        why_not=(
            WhyNot(lambda action: isinstance(action, Pass), "Then only the Trainer gains 9 CITY. Take your share."),
        ),
        otherwise="Answer with ESPIONAGE.",
    ),
    LessonStep(
        teaches="Winning",
        says=(
            "The copy brought you from 25 CITY to 34, and the Trainer has 24.",
            "Whoever has 35 at the end of a turn wins: play CIVIC WORKS, which adds 9.",
        ),
        facts=(
            Fact("to 34", lambda view: _mine(view).city == 34),
            Fact("the Trainer has 24", lambda view: _theirs(view).city == 24),
            Fact("CIVIC WORKS", lambda view: _holds(view, "civic-works")),
            Fact("adds 9", _reads("civic-works", "Add 9 CITY.")),
        ),
        action=Play("civic-works"),
        why_not=(_EXCHANGING,),
        otherwise="You win now by anything that adds CITY; this lesson plays CIVIC WORKS.",
    ),
)

LESSON: Lesson[View, Action] = Lesson(
    key=b"This Means War! lesson 40377    ",
    options={"resources": 20, "win_city": 35},
    filler=Pass(),
    steps=_STEPS,
    ending=(
        "Your CITY stands at 43, and the match is won.",
        "Usually 50 CITY win, and bringing every other CITY down to 0 wins too.",
    ),
    ending_facts=(
        Fact("CITY stands at 43", lambda view: _mine(view).city == 43),
        Fact("Usually 50 CITY", lambda _view: WarOptions().win_city == 50),
        Fact("the match is won", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
    ),
)
