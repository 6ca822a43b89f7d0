"""Lessons of Air, Land & Sea and of Flies, Lies & Supplies.

The first has a battle that is better lost early, and one that the last card wins. The second adds the new theaters in
one battle.
"""

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.words import ability
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from engine.games.air_land_sea.actions import Action, Decline, Deploy, Flip, Improvise, Reveal, Withdraw
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import View

TRAINER = 1
"""The seat and the side of the opponent; the learner's are 0."""


def totals(view: View, theater: str) -> tuple[int, int]:
    """Return the totals of the learner and of the opponent in a theater; `theater` is a type such as "air"."""
    mine, theirs = next(each.columns for each in view.row if each.type == theater)
    return mine.total, theirs.total


def lies(view: View, theater: str, side: int) -> tuple[tuple[str | None, bool], ...]:
    """Return a side's cards in a theater from the bottom up, each with whether it is faceup.

    A card is None if the viewer doesn't know it. `theater` is a type such as "air".
    """
    column = next(each.columns[side] for each in view.row if each.type == theater)
    return tuple((card.card, card.faceup) for card in column.cards)


def withdrawing() -> WhyNot[Action]:
    """Return the answer to a withdrawal while nothing is lost."""
    return WhyNot(lambda action: isinstance(action, Withdraw), texts.lesson_withdrawing_early())


def one_card_left() -> WhyNot[Action]:
    """Return the answer to a withdrawal before the last card."""
    return WhyNot(lambda action: isinstance(action, Withdraw), texts.lesson_one_card_left())


def facedown() -> WhyNot[Action]:
    """Return the answer to an improvised card that should be deployed."""
    return WhyNot(lambda action: isinstance(action, Improvise), texts.lesson_facedown())


def faceup() -> WhyNot[Action]:
    """Return the answer to a deployed card that should be improvised."""
    return WhyNot(lambda action: isinstance(action, Deploy), texts.lesson_faceup())


def _start() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_start_heading(),
        says=(texts.lesson_start(), texts.lesson_start_task()),
        facts=(
            Fact("three theaters", lambda view: len(view.row) == 3),
            Fact("six cards", lambda view: view.hand_sizes == (6, 6)),
            Fact("Heavy Bombers, your 6", lambda view: "air-6" in view.hand),
        ),
        action=Deploy("air-6", 2),
        why_not=(withdrawing(), facedown()),
        otherwise=texts.lesson_start_otherwise(),
        replies=(Played(TRAINER, Deploy("land-6", 0)),),
    )


def _improvise() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_improvise_heading(),
        says=(texts.lesson_improvise(), texts.lesson_improvise_task()),
        facts=(
            Fact("Support", lambda view: "air-1" in view.hand),
            Fact("nobody has a card yet", lambda view: lies(view, "sea", 0) == lies(view, "sea", 1) == ()),
        ),
        action=Improvise("air-1", 1),
        why_not=(
            withdrawing(),
            faceup(),
            WhyNot(
                lambda action: isinstance(action, Improvise) and action.card == "air-1",
                texts.lesson_improvise_elsewhere(),
            ),
        ),
        otherwise=texts.lesson_improvise_otherwise(),
        replies=(Played(TRAINER, Deploy("sea-3", 1)), Played(TRAINER, Flip(2, 0))),
    )


def _withdraw() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_withdraw_heading(),
        says=(texts.lesson_withdraw(), texts.lesson_withdraw_task()),
        facts=(
            Fact("your Heavy Bombers facedown", lambda view: lies(view, "air", 0) == (("air-6", False),)),
            Fact("leads in Land by 6", lambda view: totals(view, "land") == (0, 6)),
            Fact("in Sea by 1", lambda view: totals(view, "sea") == (2, 3)),
            Fact("four cards in hand", lambda view: view.hand_sizes[0] == 4),
            Fact("only 2 to withdraw", lambda view: view.withdrawal[0] == 2),
        ),
        action=Withdraw(),
        otherwise=texts.lesson_withdraw_otherwise(),
        replies=(Played(TRAINER, Deploy("sea-6", 2)),),
    )


def _ability() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_ability_heading(),
        says=(texts.lesson_ability(), texts.lesson_ability_task()),
        facts=(
            Fact("the Trainer has 2 points", lambda view: view.victory_points == (0, 2)),
            Fact("goes first this time", lambda view: view.first == TRAINER),
            Fact("6 in Sea", lambda view: totals(view, "sea") == (0, 6)),
            Fact("Maneuver", lambda view: "land-3" in view.hand),
            Fact("Super Battleship", lambda view: lies(view, "sea", TRAINER) == (("sea-6", True),)),
        ),
        action=Deploy("land-3", 1),
        why_not=(
            withdrawing(),
            WhyNot(
                lambda action: isinstance(action, Improvise) and action.card == "land-3",
                texts.lesson_ability_facedown(),
            ),
        ),
        otherwise=texts.lesson_ability_otherwise(),
        replies=(
            Played(TRAINER, Deploy("air-2", 0)),
            Played(0, Deploy("air-6", 0)),
            Played(TRAINER, Deploy("air-3", 0)),
            Played(0, Improvise("sea-1", 1)),
            Played(TRAINER, Improvise("sea-3", 1)),
            Played(0, Improvise("sea-5", 2)),
            Played(TRAINER, Deploy("air-1", 0)),
            Played(0, Improvise("land-1", 0)),
            Played(TRAINER, Deploy("sea-2", 2)),
        ),
    )


def _last_card() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_last_card_heading(),
        says=(texts.lesson_last_card(), texts.lesson_last_card_task()),
        facts=(
            Fact("one card", lambda view: view.hand == ("land-2",) and view.hand_sizes == (1, 0)),
            Fact("Air by 2", lambda view: totals(view, "air") == (8, 6)),
            Fact("in Land by 3", lambda view: totals(view, "land") == (4, 7)),
            Fact("in Sea by 4", lambda view: totals(view, "sea") == (2, 6)),
        ),
        action=Deploy("land-2", 1),
        why_not=(one_card_left(),),
        otherwise=texts.lesson_last_card_otherwise(),
    )


def _flip() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_flip_heading(),
        says=(texts.lesson_flip(), texts.lesson_flip_task()),
        facts=(
            Fact("Land stands at 6 to 7", lambda view: totals(view, "land") == (6, 7)),
            Fact("Escalation in Sea", lambda view: lies(view, "sea", TRAINER)[-1] == ("sea-2", True)),
            Fact("facedown cards count 4", lambda view: view.row[1].columns[TRAINER].cards[0].strength == 4),
        ),
        action=Flip(2, TRAINER),
        otherwise=texts.lesson_flip_otherwise(),
    )


def lesson() -> Lesson[View, Action]:
    """Return the lesson of Air, Land & Sea."""
    return Lesson(
        key=b"Air, Land & Sea lesson 1328     ",
        options={"target": 6},
        steps=(_start(), _improvise(), _withdraw(), _ability(), _last_card(), _flip()),
        ending=(texts.lesson_end(), texts.lesson_end_advice()),
        ending_facts=(
            Fact("Air by 2", lambda view: totals(view, "air") == (8, 6)),
            Fact("Land by 1", lambda view: totals(view, "land") == (6, 5)),
            Fact("6 points; the Trainer keeps 2", lambda view: view.victory_points == (6, 2)),
            Fact("the battle", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
        ),
    )


_REQUISITION = BY_KEY["economics-1"]
_GAIN = "gain 3 Supplies in the theater of its type."


def _flies_start() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_start_heading(),
        says=(texts.flies_start(), texts.flies_start_task()),
        facts=(
            Fact("three theaters", lambda view: len(view.row) == 3),
            Fact("6 in Economics", lambda view: totals(view, "economics") == (0, 6)),
            Fact("Requisition", lambda view: "economics-1" in view.hand),
        ),
        action=Deploy("economics-1", 0),
        why_not=(withdrawing(), facedown()),
        otherwise=texts.flies_start_otherwise(),
    )


def _flies_supplies() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.flies_supplies_heading(),
        says=(texts.flies_supplies(), texts.flies_supplies_task()),
        facts=(
            Fact("Mastermind", lambda view: "intelligence-6" in view.hand),
            Fact(
                "gain 3 Supplies in the theater of its type",
                lambda _view: ability(_REQUISITION, "revised").endswith(_GAIN),
            ),
        ),
        action=Reveal("intelligence-6"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Decline), texts.flies_supplies_declined()),
            WhyNot(
                lambda action: isinstance(action, Reveal) and action.card.startswith("intelligence"),
                texts.flies_supplies_other_card(),
            ),
        ),
        otherwise=texts.flies_supplies_otherwise(),
        replies=(Played(TRAINER, Improvise("intelligence-4", 1)),),
    )


def _flies_improvise() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_improvise_heading(),
        says=(texts.flies_improvise(), texts.flies_improvise_task()),
        facts=(
            Fact("Supplies make 3", lambda view: view.row[1].columns[0].supplies == 3),
            Fact("makes 2 there", lambda view: totals(view, "intelligence") == (3, 2)),
            Fact("facedown card", lambda view: lies(view, "intelligence", TRAINER) == ((None, False),)),
            Fact("Armistice", lambda view: "diplomacy-2" in view.hand),
        ),
        action=Improvise("diplomacy-2", 0),
        why_not=(
            withdrawing(),
            faceup(),
        ),
        otherwise=texts.flies_improvise_otherwise(),
        replies=(Played(TRAINER, Improvise("economics-3", 1)),),
    )


def _flies_manipulate() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.flies_manipulate_heading(),
        says=(texts.flies_manipulate(), texts.flies_manipulate_task()),
        facts=(
            Fact("3 to 6 in Economics", lambda view: totals(view, "economics") == (3, 6)),
            Fact("3 to 4 in Intelligence", lambda view: totals(view, "intelligence") == (3, 4)),
            Fact("Manipulate", lambda view: "intelligence-3" in view.hand),
        ),
        action=Deploy("intelligence-3", 1),
        why_not=(withdrawing(), facedown()),
        otherwise=texts.flies_manipulate_otherwise(),
    )


def _flies_flip() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_flip_heading(),
        says=(texts.flies_flip(), texts.flies_flip_task()),
        facts=(
            Fact("War Chest", lambda view: lies(view, "economics", TRAINER) == (("economics-6", True),)),
            Fact("by 3", lambda view: totals(view, "economics")[0] == 3),
        ),
        action=Flip(0, TRAINER),
        otherwise=texts.flies_flip_otherwise(),
        replies=(
            Played(TRAINER, Improvise("intelligence-2", 1)),
            Played(0, Improvise("economics-2", 0)),
            Played(TRAINER, Improvise("diplomacy-3", 2)),
            Played(0, Improvise("intelligence-5", 0)),
            Played(TRAINER, Improvise("intelligence-1", 1)),
        ),
    )


def _flies_last_card() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_last_card_heading(),
        says=(texts.flies_last_card(), texts.flies_last_card_task()),
        facts=(
            Fact("by 7 to 2", lambda view: totals(view, "economics") == (7, 2)),
            Fact("the Trainer in Diplomacy", lambda view: totals(view, "diplomacy") == (0, 2)),
            Fact("by 8 to 6", lambda view: totals(view, "intelligence") == (6, 8)),
            Fact("one card left", lambda view: view.hand == ("intelligence-6",)),
        ),
        action=Deploy("intelligence-6", 1),
        why_not=(one_card_left(),),
        otherwise=texts.flies_last_card_otherwise(),
    )


def flies_lesson() -> Lesson[View, Action]:
    """Return the lesson of Flies, Lies & Supplies."""
    return Lesson(
        key=b"Flies, Lies & Supplies 83       ",
        options={"target": "single"},
        opening=(Played(TRAINER, Deploy("economics-6", 0)),),
        steps=(
            _flies_start(),
            _flies_supplies(),
            _flies_improvise(),
            _flies_manipulate(),
            _flies_flip(),
            _flies_last_card(),
        ),
        ending=(texts.flies_end(), texts.flies_end_advice()),
        ending_facts=(
            Fact("by 12 to 8", lambda view: totals(view, "intelligence") == (12, 8)),
            Fact("3 of that from Supplies", lambda view: view.row[1].columns[0].supplies == 3),
            Fact("that is the battle", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
        ),
    )
