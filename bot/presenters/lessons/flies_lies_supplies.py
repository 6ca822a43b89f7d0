"""The lesson of Flies, Lies & Supplies: what it adds to Air, Land & Sea, in one battle."""

from bot.presenters.lessons.air_land_sea import FACEDOWN, ONE_CARD_LEFT, TRAINER, WITHDRAWING, lies, totals
from bot.presenters.lessons.script import Fact, Lesson, LessonStep, Played, WhyNot
from engine.games.air_land_sea.actions import Action, Decline, Deploy, Flip, Improvise, Reveal
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import View

_REQUISITION = BY_KEY["economics-1"].text("revised")
_GAIN = "gain 3 Supplies in the theater of its type."

_STEPS: tuple[LessonStep[View, Action], ...] = (
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
        table="on request",
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
        table="on request",
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
        table="on request",
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
        table="first",
    ),
)

LESSON: Lesson[View, Action] = Lesson(
    key=b"Flies, Lies & Supplies 83       ",
    options={"target": "single"},
    opening=(Played(TRAINER, Deploy("economics-6", 0)),),
    steps=_STEPS,
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
