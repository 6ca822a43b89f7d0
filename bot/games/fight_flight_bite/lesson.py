"""Lesson of Fight, Flight, Bite: an attack, a defence, and the scoring of kept cards."""

from bot.games.fight_flight_bite.words import woodland_at
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from engine.core.values import Seat
from engine.games.fight_flight_bite.actions import Action, Bite, Decline, Done, Open, Place, Play, Push, PutCube, Throw
from engine.games.fight_flight_bite.cards import Sign
from engine.games.fight_flight_bite.view_types import View

_TRAINER = Seat(1)


def _throw(seat: int, sign: Sign) -> Played[Action]:
    return Played(seat, Throw((sign,)))


def _turn(seat: int, woodland: str, card: str) -> tuple[Played[Action], ...]:
    """Return the actions of a turn up to its first duel: place a critter, and play a card."""
    return Played(seat, Place(woodland)), Played(seat, Play(card))


def _throws(sign: Sign, why: str) -> WhyNot[Action]:
    return WhyNot(lambda action: action == Throw((sign,)), why)


_SKIPPED: tuple[Played[Action], ...] = (
    *_turn(0, "F", "extra_flight"),
    _throw(0, "fight"),
    _throw(_TRAINER, "bite"),
    Played(0, Push(_TRAINER, "D")),
    *_turn(_TRAINER, "A", "extra_fight"),
    *_turn(0, "B", "stare_down"),
    *_turn(_TRAINER, "A", "wing_fang"),
    *_turn(0, "C", "fang_claw"),
    _throw(0, "fight"),
    _throw(_TRAINER, "bite"),
    Played(0, Push(_TRAINER, "A")),
    *_turn(_TRAINER, "D", "wander"),
)
"""Actions of both players from the second round to the learner's last turn."""

_STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep(
        teaches="Woodlands and critters",
        says=(
            "The most critters on a woodland at the end take what others leave of its food, and food is points.",
            "Each turn you place a critter: place it on F, where the Trainer stands alone, and there is a duel.",
        ),
        facts=(
            Fact("the Trainer stands alone", lambda view: woodland_at(view, "F").critters == (0, 1)),
            Fact("place a critter", lambda view: view.seats[0].reserve > 0),
        ),
        action=Place("F"),
        why_not=(
            WhyNot(lambda action: action == Place("D"), "The Trainer has two critters on D; F is easier to win."),
        ),
        otherwise="The Trainer isn't there, so there is no duel; that can be wise, but try one first.",
    ),
    LessonStep(
        teaches="A card for the turn",
        says=(
            "A won duel gives one action of the winning sign, one more if the woodland shows it, more with your card.",
            "F has the sign of Fight, so with Extra Fight a win by Fight would give three: play it openly.",
        ),
        facts=(
            Fact("F has the sign of Fight", lambda view: woodland_at(view, "F").icon == "fight"),
            Fact("Extra Fight", lambda view: "extra_fight" in (view.seats[0].hand or ())),
        ),
        action=Play("extra_fight"),
        otherwise="A good card, but keep it: here Extra Fight adds to what F gives.",
        table="on request",
        replies=(_throw(_TRAINER, "flight"),),
    ),
    LessonStep(
        teaches="A secret throw",
        says=(
            "Fight would give 3 actions. The Trainer sees that too, and may have thrown Flight against it in secret.",
            "Fight beats Bite, Bite beats Flight, Flight beats Fight: so throw Bite.",
        ),
        facts=(
            Fact("Fight would give 3", lambda view: view.turn is not None and view.turn.stakes == (3, 1, 1)),
            Fact("have thrown", lambda view: view.duel is not None and view.duel.thrown == (False, True)),
            Fact("in secret", lambda view: view.duel is not None and view.duel.shown == ()),
        ),
        action=Throw(("bite",)),
        why_not=(
            _throws("fight", "That is what the Trainer expects of you, and Flight beats it."),
            _throws("flight", "Against Flight that is only a tie, and then you throw again."),
        ),
        otherwise="Throw Bite.",
    ),
    LessonStep(
        teaches="What a win gives",
        says=(
            "The Trainer did throw Flight, so you win one Bite: take a cube of food from F to any other woodland.",
            "Take the fruit to B, where you stand alone.",
        ),
        facts=(
            Fact("one Bite", lambda view: view.bonus is not None and (view.bonus.sign, view.bonus.left) == ("bite", 1)),
            Fact("the fruit", lambda view: woodland_at(view, "F").cubes[2] == 1),
            Fact("you stand alone", lambda view: woodland_at(view, "B").critters == (1, 0)),
        ),
        action=Bite("fruit", "B"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Done), "You won that action; use it."),
            WhyNot(
                lambda action: isinstance(action, Bite) and action.food == "fruit",
                "Take it to B, where nobody else stands.",
            ),
        ),
        otherwise="Take the fruit: you hold cards that make fruits worth more at the end.",
        replies=(*_turn(_TRAINER, "C", "extra_bite"), _throw(_TRAINER, "bite")),
    ),
    LessonStep(
        teaches="Being attacked",
        says=(
            "Now the Trainer attacks you on C, with Extra Bite on a woodland of Bite, where Bite would give 3 actions.",
            "Fight beats Bite, so that is what a defender would throw here: throw Fight.",
        ),
        facts=(
            Fact("attacks you on C", lambda view: view.duel is not None and view.duel.attacker == _TRAINER),
            Fact("with Extra Bite", lambda view: view.turn is not None and view.turn.card == "extra_bite"),
            Fact("a woodland of Bite", lambda view: woodland_at(view, "C").icon == "bite"),
            Fact("Bite would give 3", lambda view: view.turn is not None and view.turn.stakes == (1, 1, 3)),
        ),
        action=Throw(("fight",)),
        why_not=(
            _throws("flight", "Bite beats Flight, and the Trainer wants to win with Bite."),
            _throws("bite", "Against Bite that is only a tie, and the third tie in a row is the attacker's."),
        ),
        otherwise="Throw Fight.",
    ),
    LessonStep(
        teaches="The defender's cube",
        says=(
            "Fight beat Bite: a defender who wins puts a cube of food on any woodland.",
            "Put a fruit on B, where you stand alone.",
        ),
        facts=(
            Fact(
                "a defender who wins",
                lambda view: any(ask.ask == "defender_cube" and not ask.seat for ask in view.asks),
            ),
            Fact("a fruit", lambda view: view.supply[2] > 0),
            Fact("you stand alone", lambda view: woodland_at(view, "B").critters == (1, 0)),
        ),
        action=PutCube("fruit", "B"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Decline), "The cube is free: take it."),
            WhyNot(
                lambda action: isinstance(action, PutCube) and action.food == "fruit",
                "Put it on B, where nobody else stands.",
            ),
        ),
        otherwise="Make it a fruit: you hold cards that make fruits worth more at the end.",
        replies=_SKIPPED,
    ),
    LessonStep(
        teaches="The last round",
        says=(
            "It is the fifth round and your last turn. You have the most critters on B, C and F.",
            "Nobody stands on E, and food that nobody harvests is lost: place your critter there.",
        ),
        facts=(
            Fact("the fifth round", lambda view: view.round == 5),
            Fact(
                "the most critters on B, C and F",
                lambda view: all(woodland_at(view, letter).critters == (2, 0) for letter in "BCF"),
            ),
            Fact("Nobody stands on E", lambda view: woodland_at(view, "E").critters == (0, 0)),
        ),
        action=Place("E"),
        why_not=(
            WhyNot(
                lambda action: isinstance(action, Place) and action.woodland in "AD",
                "The Trainer has more critters there than you could beat now.",
            ),
        ),
        otherwise="That woodland is yours already; E would be new.",
    ),
    LessonStep(
        teaches="The cards you keep",
        says=(
            "You keep three of these four cards, and each makes every cube of its food worth 1 more than 2.",
            "Three of them show a fruit, so a fruit counts 5 in the end if you play the other one, Gorge.",
        ),
        facts=(
            Fact("these four cards", lambda view: len(view.seats[0].hand or ()) == 4),
            Fact("a fruit counts 5", lambda view: view.worth is not None and view.worth[2] == 5),
            Fact("Gorge", lambda view: "gorge" in (view.seats[0].hand or ())),
        ),
        action=Play("gorge"),
        otherwise="That card shows a fruit: keep it, and every fruit is worth 1 more.",
        table="on request",
    ),
)

LESSON: Lesson[View, Action] = Lesson(
    key=b"Fight, Flight, Bite lesson 5    ",
    options={"map": "ring"},
    opening=(
        Played(_TRAINER, Open("F")),
        Played(0, Open("B")),
        Played(0, Open("C")),
        Played(_TRAINER, Open("D")),
        *_turn(_TRAINER, "D", "extra_flight"),
    ),
    steps=_STEPS,
    ending=(
        "You win by 83 points to 36: 11 fruits at 5 each did most of it.",
        "Up to four can play, and then you have more than one to outguess.",
    ),
    ending_facts=(
        Fact("83 points to 36", lambda view: {score.seat: score.points for score in view.scores} == {0: 83, 1: 36}),
        Fact("11 fruits", lambda view: next(score.cubes[2] for score in view.scores if score.seat == 0) == 11),
        Fact("You win", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
    ),
)
