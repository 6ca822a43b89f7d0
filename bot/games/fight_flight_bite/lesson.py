"""Lesson of Fight, Flight, Bite: an attack, a defence, and the scoring of kept cards."""

from bot.games.fight_flight_bite import texts
from bot.games.fight_flight_bite.words import woodland_at
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from bot.texts.languages import cached_by_language
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

_Step = LessonStep[View, Action]

_STAND_ALONE: Fact[View] = Fact("you stand alone", lambda view: woodland_at(view, "B").critters == (1, 0))
"""Quotations in facts are of the English texts."""


def _place_critter() -> _Step:
    return LessonStep(
        teaches=texts.lesson_place_heading(),
        says=(texts.lesson_place_why(), texts.lesson_place_task()),
        facts=(
            Fact("the Trainer stands alone", lambda view: woodland_at(view, "F").critters == (0, 1)),
            Fact("place a critter", lambda view: view.seats[0].reserve > 0),
        ),
        action=Place("F"),
        why_not=(WhyNot(lambda action: action == Place("D"), texts.lesson_place_on_d()),),
        otherwise=texts.lesson_place_otherwise(),
    )


def _play_card() -> _Step:
    return LessonStep(
        teaches=texts.lesson_card_heading(),
        says=(texts.lesson_card_why(), texts.lesson_card_task()),
        facts=(
            Fact("F has the sign of Fight", lambda view: woodland_at(view, "F").icon == "fight"),
            Fact("Extra Fight", lambda view: "extra_fight" in (view.seats[0].hand or ())),
        ),
        action=Play("extra_fight"),
        otherwise=texts.lesson_card_otherwise(),
        table="on request",
        replies=(_throw(_TRAINER, "flight"),),
    )


def _throw_secretly() -> _Step:
    return LessonStep(
        teaches=texts.lesson_throw_heading(),
        says=(texts.lesson_throw_why(), texts.lesson_throw_task()),
        facts=(
            Fact("Fight would give 3", lambda view: view.turn is not None and view.turn.stakes == (3, 1, 1)),
            Fact("have thrown", lambda view: view.duel is not None and view.duel.thrown == (False, True)),
            Fact("in secret", lambda view: view.duel is not None and view.duel.shown == ()),
        ),
        action=Throw(("bite",)),
        why_not=(_throws("fight", texts.lesson_throw_fight()), _throws("flight", texts.lesson_throw_flight())),
        otherwise=texts.lesson_throw_otherwise(),
    )


def _use_bonus() -> _Step:
    return LessonStep(
        teaches=texts.lesson_bonus_heading(),
        says=(texts.lesson_bonus_why(), texts.lesson_bonus_task()),
        facts=(
            Fact("one Bite", lambda view: view.bonus is not None and (view.bonus.sign, view.bonus.left) == ("bite", 1)),
            Fact("the fruit", lambda view: woodland_at(view, "F").cubes[2] == 1),
            _STAND_ALONE,
        ),
        action=Bite("fruit", "B"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Done), texts.lesson_bonus_none()),
            WhyNot(lambda action: isinstance(action, Bite) and action.food == "fruit", texts.lesson_bonus_elsewhere()),
        ),
        otherwise=texts.lesson_bonus_otherwise(),
        replies=(*_turn(_TRAINER, "C", "extra_bite"), _throw(_TRAINER, "bite")),
    )


def _defend() -> _Step:
    return LessonStep(
        teaches=texts.lesson_defend_heading(),
        says=(texts.lesson_defend_why(), texts.lesson_defend_task()),
        facts=(
            Fact("attacks you on C", lambda view: view.duel is not None and view.duel.attacker == _TRAINER),
            Fact("with Extra Bite", lambda view: view.turn is not None and view.turn.card == "extra_bite"),
            Fact("a woodland of Bite", lambda view: woodland_at(view, "C").icon == "bite"),
            Fact("Bite would give 3", lambda view: view.turn is not None and view.turn.stakes == (1, 1, 3)),
        ),
        action=Throw(("fight",)),
        why_not=(_throws("flight", texts.lesson_defend_flight()), _throws("bite", texts.lesson_defend_bite())),
        otherwise=texts.lesson_defend_otherwise(),
    )


def _put_cube() -> _Step:
    return LessonStep(
        teaches=texts.lesson_cube_heading(),
        says=(texts.lesson_cube_why(), texts.lesson_cube_task()),
        facts=(
            Fact(
                "a defender who wins",
                lambda view: any(ask.ask == "defender_cube" and not ask.seat for ask in view.asks),
            ),
            Fact("a fruit", lambda view: view.supply[2] > 0),
            _STAND_ALONE,
        ),
        action=PutCube("fruit", "B"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Decline), texts.lesson_cube_none()),
            WhyNot(
                lambda action: isinstance(action, PutCube) and action.food == "fruit", texts.lesson_cube_elsewhere()
            ),
        ),
        otherwise=texts.lesson_cube_otherwise(),
        replies=_SKIPPED,
    )


def _play_last_round() -> _Step:
    return LessonStep(
        teaches=texts.lesson_round_heading(),
        says=(texts.lesson_round_why(), texts.lesson_round_task()),
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
            WhyNot(lambda action: isinstance(action, Place) and action.woodland in "AD", texts.lesson_round_hopeless()),
        ),
        otherwise=texts.lesson_round_otherwise(),
    )


def _keep_cards() -> _Step:
    return LessonStep(
        teaches=texts.lesson_keep_heading(),
        says=(texts.lesson_keep_why(), texts.lesson_keep_task()),
        facts=(
            Fact("these four cards", lambda view: len(view.seats[0].hand or ()) == 4),
            Fact("a fruit counts 5", lambda view: view.worth is not None and view.worth[2] == 5),
            Fact("Gorge", lambda view: "gorge" in (view.seats[0].hand or ())),
        ),
        action=Play("gorge"),
        otherwise=texts.lesson_keep_otherwise(),
        table="on request",
    )


@cached_by_language()
def lesson() -> Lesson[View, Action]:
    """Return the lesson."""
    return Lesson(
        key=b"Fight, Flight, Bite lesson 5    ",
        options={"map": "ring"},
        opening=(
            Played(_TRAINER, Open("F")),
            Played(0, Open("B")),
            Played(0, Open("C")),
            Played(_TRAINER, Open("D")),
            *_turn(_TRAINER, "D", "extra_flight"),
        ),
        steps=(
            _place_critter(),
            _play_card(),
            _throw_secretly(),
            _use_bonus(),
            _defend(),
            _put_cube(),
            _play_last_round(),
            _keep_cards(),
        ),
        ending=(texts.lesson_end(), texts.lesson_end_next()),
        ending_facts=(
            Fact("83 points to 36", lambda view: {score.seat: score.points for score in view.scores} == {0: 83, 1: 36}),
            Fact("11 fruits", lambda view: next(score.cubes[2] for score in view.scores if score.seat == 0) == 11),
            Fact("You win", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
        ),
    )
