"""The lesson of Air, Land & Sea: a battle that is better lost early, and one that the last card wins."""

from bot.presenters.lessons.script import Fact, Lesson, LessonStep, Played, WhyNot
from engine.games.air_land_sea.actions import Action, Deploy, Flip, Improvise, Withdraw
from engine.games.air_land_sea.view_types import View

TRAINER = 1
"""The seat and the side of the opponent; the learner's are 0."""


def totals(view: View, theater: str) -> tuple[int, int]:
    """What the learner and the opponent have in a theater."""
    mine, theirs = next(each.columns for each in view.row if each.type == theater)
    return mine.total, theirs.total


def lies(view: View, theater: str, side: int) -> tuple[tuple[str | None, bool], ...]:
    """A side's cards in a theater from the bottom up, and whether each is faceup."""
    column = next(each.columns[side] for each in view.row if each.type == theater)
    return tuple((card.card, card.faceup) for card in column.cards)


WITHDRAWING: WhyNot[Action] = WhyNot(
    lambda action: isinstance(action, Withdraw), "Nothing is lost yet, so there is no reason to withdraw."
)
ONE_CARD_LEFT: WhyNot[Action] = WhyNot(
    lambda action: isinstance(action, Withdraw), "You are one card from winning. Play it."
)
FACEDOWN: WhyNot[Action] = WhyNot(
    lambda action: isinstance(action, Improvise), "Facedown it would count only 2 and do nothing."
)

_STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep(
        teaches="Three theaters, six cards",
        says=(
            "Whoever wins two of the three theaters wins the battle, and each of you plays six cards, one a turn.",
            "A card faceup goes to the theater of its own type: deploy Heavy Bombers, your 6, to Air.",
        ),
        facts=(
            Fact("three theaters", lambda view: len(view.row) == 3),
            Fact("six cards", lambda view: view.hand_sizes == (6, 6)),
            Fact("Heavy Bombers, your 6", lambda view: "air-6" in view.hand),
        ),
        action=Deploy("air-6", 2),
        why_not=(WITHDRAWING, FACEDOWN),
        otherwise="That card is weaker; begin with your strongest, Heavy Bombers.",
        table="on request",
        replies=(Played(TRAINER, Deploy("land-6", 0)),),
    ),
    LessonStep(
        teaches="A card facedown",
        says=(
            "Facedown, any card may go to any theater; it counts 2, and its ability does nothing.",
            "Support counts only 1 faceup, so play it facedown (improvise) to Sea, where nobody has a card yet.",
        ),
        facts=(
            Fact("Support", lambda view: "air-1" in view.hand),
            Fact("nobody has a card yet", lambda view: lies(view, "sea", 0) == lies(view, "sea", 1) == ()),
        ),
        action=Improvise("air-1", 1),
        why_not=(
            WITHDRAWING,
            WhyNot(lambda action: isinstance(action, Deploy), "That is faceup; this step is about a card facedown."),
            WhyNot(
                lambda action: isinstance(action, Improvise) and action.card == "air-1",
                "You lead in Air already, and 2 are not enough against the 6 in Land.",
            ),
        ),
        otherwise="Facedown every card counts 2, so spend your weakest one, Support.",
        table="on request",
        replies=(Played(TRAINER, Deploy("sea-3", 1)), Played(TRAINER, Flip(2, 0))),
    ),
    LessonStep(
        teaches="Withdrawing",
        says=(
            "Maneuver turned your Heavy Bombers facedown, and the Trainer leads in Land by 6 and in Sea by 1.",
            "A battle lost to the end gives 6 points; with four cards in hand it gives only 2 to withdraw, so do.",
        ),
        facts=(
            Fact("your Heavy Bombers facedown", lambda view: lies(view, "air", 0) == (("air-6", False),)),
            Fact("leads in Land by 6", lambda view: totals(view, "land") == (0, 6)),
            Fact("in Sea by 1", lambda view: totals(view, "sea") == (2, 3)),
            Fact("four cards in hand", lambda view: view.hand_sizes[0] == 4),
            Fact("only 2 to withdraw", lambda view: view.withdrawal[0] == 2),
        ),
        action=Withdraw(),
        otherwise="You could fight on, but with one card fewer it already costs more. Press Withdraw.",
        table="first",
        replies=(Played(TRAINER, Deploy("sea-6", 2)),),
    ),
    LessonStep(
        teaches="Abilities",
        says=(
            "A new battle: the Trainer has 2 points, goes first this time, and has 6 in Sea.",
            "Maneuver flips a card next to its theater: deploy it to Land, and Super Battleship counts only 2.",
        ),
        facts=(
            Fact("the Trainer has 2 points", lambda view: view.victory_points == (0, 2)),
            Fact("goes first this time", lambda view: view.first == TRAINER),
            Fact("6 in Sea", lambda view: totals(view, "sea") == (0, 6)),
            Fact("Maneuver", lambda view: "land-3" in view.hand),
            Fact("Super Battleship", lambda view: lies(view, "sea", TRAINER) == (("sea-6", True),)),
        ),
        action=Deploy("land-3", 1),
        why_not=(
            WITHDRAWING,
            WhyNot(
                lambda action: isinstance(action, Improvise) and action.card == "land-3",
                "Facedown its ability does nothing; deploy it.",
            ),
        ),
        otherwise="That leaves Super Battleship at 6. Maneuver turns it over.",
        table="on request",
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
    ),
    LessonStep(
        teaches="The last card",
        says=(
            "Some turns later you have one card and win Air by 2, but the Trainer leads in Land by 3 and in Sea by 4.",
            "You need one of them: Ambush flips any uncovered card, so deploy it to Land.",
        ),
        facts=(
            Fact("one card", lambda view: view.hand == ("land-2",) and view.hand_sizes == (1, 0)),
            Fact("Air by 2", lambda view: totals(view, "air") == (8, 6)),
            Fact("in Land by 3", lambda view: totals(view, "land") == (4, 7)),
            Fact("in Sea by 4", lambda view: totals(view, "sea") == (2, 6)),
        ),
        action=Deploy("land-2", 1),
        why_not=(ONE_CARD_LEFT,),
        otherwise="Facedown, Ambush flips nothing, and 2 more are not enough in any theater.",
        table="first",
    ),
    LessonStep(
        teaches="What to flip",
        says=(
            "Land stands at 6 to 7, because Escalation in Sea makes each of the Trainer's facedown cards count 4.",
            "Flip Escalation, and the one in Land counts 2 again.",
        ),
        facts=(
            Fact("Land stands at 6 to 7", lambda view: totals(view, "land") == (6, 7)),
            Fact("Escalation in Sea", lambda view: lies(view, "sea", TRAINER)[-1] == ("sea-2", True)),
            Fact("facedown cards count 4", lambda view: view.row[1].columns[TRAINER].cards[0].strength == 4),
        ),
        action=Flip(2, TRAINER),
        otherwise="Count again: after that you would not win Land without losing Air.",
    ),
)

LESSON: Lesson[View, Action] = Lesson(
    key=b"Air, Land & Sea lesson 1328     ",
    options={"target": 6},
    steps=_STEPS,
    ending=(
        "You win Air by 2 and Land by 1, which is the battle and 6 points; the Trainer keeps 2.",
        "A real match goes on to 12 points, so withdrawing in time is often what decides it.",
    ),
    ending_facts=(
        Fact("Air by 2", lambda view: totals(view, "air") == (8, 6)),
        Fact("Land by 1", lambda view: totals(view, "land") == (6, 5)),
        Fact("6 points; the Trainer keeps 2", lambda view: view.victory_points == (6, 2)),
        Fact("the battle", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
    ),
)
