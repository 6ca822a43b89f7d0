"""Lessons of Air, Land & Sea and of Flies, Lies & Supplies.

The first has a battle that is better lost early, and one that the last card wins. The second adds the new theaters in
one battle.
"""

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
        replies=(Played(TRAINER, Deploy("sea-3", 1)), Played(TRAINER, Flip(2, 0))),
    ),
    LessonStep(
        teaches="Withdrawing",
        says=(
            "Maneuver turned your Heavy Bombers facedown, and the Trainer leads in Land by 6 and in Sea by 1.",
            "A battle lost to the end gives 6 points. With four cards in hand, only 2 to withdraw: press Withdraw.",
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


_REQUISITION = BY_KEY["economics-1"].text("revised")
_GAIN = "gain 3 Supplies in the theater of its type."

_FLIES_STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep(
        teaches="Three theaters, six cards",
        says=(
            "Whoever wins two of the three theaters wins the battle; the Trainer went first and has 6 in Economics.",
            "A card faceup goes to the theater of its own type and does what it says: deploy Requisition to Economics.",
        ),
        facts=(
            Fact("three theaters", lambda view: len(view.row) == 3),
            Fact("6 in Economics", lambda view: totals(view, "economics") == (0, 6)),
            Fact("Requisition", lambda view: "economics-1" in view.hand),
        ),
        action=Deploy("economics-1", 0),
        why_not=(WITHDRAWING, FACEDOWN),
        otherwise="That card comes later; begin with Requisition and see what it brings.",
    ),
    LessonStep(
        teaches="Supplies",
        says=(
            "Requisition lets you reveal a card of your hand and gain 3 Supplies in the theater of its type.",
            "Each Supply adds 1 there and can't be flipped: reveal Mastermind, which goes to Intelligence later.",
        ),
        facts=(
            Fact("Mastermind", lambda view: "intelligence-6" in view.hand),
            Fact("gain 3 Supplies in the theater of its type", lambda _view: _REQUISITION.endswith(_GAIN)),
        ),
        action=Reveal("intelligence-6"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Decline), "Supplies for nothing but a look: take them."),
            WhyNot(
                lambda action: isinstance(action, Reveal) and action.card.startswith("intelligence"),
                "Intelligence is right, but this lesson goes on with Mastermind shown.",
            ),
        ),
        otherwise="Put them where you can win: in Intelligence, where you hold the 6. Reveal Mastermind.",
        replies=(Played(TRAINER, Improvise("intelligence-4", 1)),),
    ),
    LessonStep(
        teaches="A card facedown",
        says=(
            "Your Supplies make 3 in Intelligence, and the Trainer's facedown card makes 2 there.",
            "Facedown, any card goes to any theater and counts 2: improvise Armistice to Economics.",
        ),
        facts=(
            Fact("Supplies make 3", lambda view: view.row[1].columns[0].supplies == 3),
            Fact("makes 2 there", lambda view: totals(view, "intelligence") == (3, 2)),
            Fact("facedown card", lambda view: lies(view, "intelligence", TRAINER) == ((None, False),)),
            Fact("Armistice", lambda view: "diplomacy-2" in view.hand),
        ),
        action=Improvise("diplomacy-2", 0),
        why_not=(
            WITHDRAWING,
            WhyNot(lambda action: isinstance(action, Deploy), "That is faceup; this step is about a card facedown."),
        ),
        otherwise="Spend a weak card, and spend it where it helps next: Armistice to Economics.",
        replies=(Played(TRAINER, Improvise("economics-3", 1)),),
    ),
    LessonStep(
        teaches="Manipulate",
        says=(
            "You have 3 to 6 in Economics and 3 to 4 in Intelligence.",
            "Manipulate must flip an uncovered card in a theater next to its own: deploy it to Intelligence.",
        ),
        facts=(
            Fact("3 to 6 in Economics", lambda view: totals(view, "economics") == (3, 6)),
            Fact("3 to 4 in Intelligence", lambda view: totals(view, "intelligence") == (3, 4)),
            Fact("Manipulate", lambda view: "intelligence-3" in view.hand),
        ),
        action=Deploy("intelligence-3", 1),
        why_not=(WITHDRAWING, FACEDOWN),
        otherwise="Later; first do something about the 6 in Economics.",
    ),
    LessonStep(
        teaches="What to flip",
        says=(
            "War Chest counts 6 in Economics as long as it lies faceup.",
            "Flip it, and you lead there by 3 to 2.",
        ),
        facts=(
            Fact("War Chest", lambda view: lies(view, "economics", TRAINER) == (("economics-6", True),)),
            Fact("by 3", lambda view: totals(view, "economics")[0] == 3),
        ),
        action=Flip(0, TRAINER),
        otherwise="That is your own card; flip War Chest.",
        replies=(
            Played(TRAINER, Improvise("intelligence-2", 1)),
            Played(0, Improvise("economics-2", 0)),
            Played(TRAINER, Improvise("diplomacy-3", 2)),
            Played(0, Improvise("intelligence-5", 0)),
            Played(TRAINER, Improvise("intelligence-1", 1)),
        ),
    ),
    LessonStep(
        teaches="The last card",
        says=(
            "You lead in Economics by 7 to 2 now, the Trainer in Diplomacy and, by 8 to 6, in Intelligence.",
            "You have one card left, the Mastermind that you revealed: deploy it to Intelligence.",
        ),
        facts=(
            Fact("by 7 to 2", lambda view: totals(view, "economics") == (7, 2)),
            Fact("the Trainer in Diplomacy", lambda view: totals(view, "diplomacy") == (0, 2)),
            Fact("by 8 to 6", lambda view: totals(view, "intelligence") == (6, 8)),
            Fact("one card left", lambda view: view.hand == ("intelligence-6",)),
        ),
        action=Deploy("intelligence-6", 1),
        why_not=(ONE_CARD_LEFT,),
        otherwise="Facedown it counts only 2, which wins no second theater.",
    ),
)

FLIES_LESSON: Lesson[View, Action] = Lesson(
    key=b"Flies, Lies & Supplies 83       ",
    options={"target": "single"},
    opening=(Played(TRAINER, Deploy("economics-6", 0)),),
    steps=_FLIES_STEPS,
    ending=(
        "You win Intelligence by 12 to 8, with 3 of that from Supplies, and Economics: that is the battle.",
        "A real match goes on to 12 points; whoever is losing may withdraw, which gives the other fewer of them.",
    ),
    ending_facts=(
        Fact("by 12 to 8", lambda view: totals(view, "intelligence") == (12, 8)),
        Fact("3 of that from Supplies", lambda view: view.row[1].columns[0].supplies == 3),
        Fact("that is the battle", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
    ),
)
