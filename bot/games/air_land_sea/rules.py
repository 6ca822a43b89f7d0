"""Rules of the theaters games by topic, in our own words.

Options and terms of a match (rules 1.3 and 1.4).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from types import MappingProxyType

from bot.games.air_land_sea.words import SINGLE_BATTLE, theater_name
from bot.screens.presenter import OptionText, Preset
from bot.screens.words import format_count, format_list, sentence_case
from engine.games.air_land_sea.cards import TYPES
from engine.games.air_land_sea.options import ALS_THEATERS, FLS_THEATERS, STANDARD_ROW, FliesOptions, TheatersOptions

_OVERVIEW = (
    "Two commanders fight for three theaters: **{0}**, **{1}** and **{2}**, which lie in a row. In each battle both "
    "get six cards and play one at a time, in turn.{cards} Whoever controls two of the three theaters when all cards "
    "are played wins the battle and scores 6 victory points. If a battle looks lost, you may withdraw early and give "
    "the enemy fewer points. The first to 12 points wins the match.\n\n"
    "The public board shows everything that both may see. **My hand** shows your cards and what you can do; only you "
    "see it."
)

_TOPICS: Mapping[str, str] = MappingProxyType(
    {
        "turn": (
            "On your turn you do exactly one thing:\n"
            "• **Deploy** a card: faceup, to the theater of its own type.\n"
            "• **Improvise** a card: facedown, to any theater.\n"
            "• **Withdraw** from the battle.\n\n"
            "A card goes on top of your own cards in that theater and covers them. If it came faceup and has an "
            "instant ability, that is carried out at once. Then it is the enemy's turn. You draw a card "
            "only when an ability says so."
        ),
        "deploy and improvise": (
            "**Deploying** puts a card faceup into the theater of its type: air cards to Air, and so on. Some "
            "cards let you deploy elsewhere: Aerodrome for strengths 1 to 3, Air Drop for one card, Supply Lines for "
            "any card, at the price of a Supply for the enemy.\n\n"
            "**Improvising** puts any card facedown into any theater. A facedown card has strength 2 and no "
            "ability. You may always look at your own facedown cards; the enemy may not.\n\n"
            "Only the top card of a column is uncovered. Covered cards keep their strength and, if faceup, "
            "their ongoing ability, but can't be flipped."
        ),
        "abilities": (
            "**Instant** abilities happen when the card comes to lie faceup, because it was deployed or flipped "
            "up. **Ongoing** abilities work as long as the card lies faceup, covered or not. Strength 6 cards "
            "have none.\n\n"
            "Unless it says that you may, you must do what the card says, as far as possible, even if it hurts "
            "you. Whatever is impossible is skipped. Whoever owns a card decides for it, even if the enemy "
            "flipped it up.\n\n"
            "*Next to* means the neighbours in the row: the two ends are not next to each other.\n"
            "*Flip* turns an uncovered card over, either way. *Move* is no play: it triggers nothing and can't "
            "be stopped.\n\n"
            "`/card` shows any card."
        ),
        "control": (
            "Add up your cards in a theater: faceup cards count what they show, facedown cards 2, each Supply 1. "
            "Abilities such as Support, Escalation and Cover Fire change that. The side with the higher total controls "
            "the theater. **Ties go to the first player**, even at 0 to 0.\n\n"
            "After each battle the first player changes, and each theater goes one place to the right, the last "
            "one to the far left."
        ),
        "withdraw and points": (
            "Win a battle that was fought to the end, and you score **6**. If you withdraw, the enemy scores by "
            "how many cards you still hold:\n"
            "• As **first player**: 4 or more cards: 2 points · 2 or 3: 3 points · 1 card: 4 points.\n"
            "• As **second player**: 5 or more cards: 2 points · 3 or 4: 3 points · 2: 4 points · 1 card: 6 "
            "points.\n\n"
            "You can withdraw only instead of playing a card on your own turn. The usual target is 12 points; "
            "18 makes a long match, and a match may also be a single battle. With **beginner scoring** every "
            "battle gives 1 point, withdrawal or not, and 3 points win."
        ),
        "editions": (
            "**Classic** follows the first printings: an ability that is triggered inside another is carried "
            "out at once, and an ability ends early when its card is turned facedown. **Revised** follows the "
            "later ones: abilities wait in line, and one that has begun is always finished.\n\n"
            "Four cards read differently: Air Drop, Reinforce, Disrupt and Redeploy; `/card` shows both texts. "
            "Air, Land and Sea alone, one against one, is classic unless you ask otherwise. Everything else is "
            "always revised: other theaters, epic matches, teams."
        ),
        "supplies, reveals and more": (
            "**Supplies** are tokens; there are 14. Each adds 1 to its side's total in its theater, even where "
            "that side has no card. They stay until the battle ends, and when none are left, nobody gains more.\n"
            "**Reveal**: show a card of your hand to everybody. It stays in your hand.\n"
            "**Name**: say any card of the match. If the enemy holds it, it is shown and must be played on their "
            "next turn, faceup or facedown; they may also withdraw.\n"
            "**Destroy**: the card goes facedown under the deck.\n"
            "**Change sides**: a card goes to the top of the enemy's column, with the same face up. Nothing is "
            "triggered.\n\n"
            "A side without cards is skipped while the other still has some.\n\n"
            "What you have lawfully seen you need not remember: your panel names facedown cards that you know, and "
            "notes what was shown of hands, and when. A note is about then, not about now.\n\n"
            "Not all of these cards' printed texts are known to us: `/card` says which are ours."
        ),
        "mixing theaters": (
            "A match may use any three of the six theaters: Air, Land, Sea, Intelligence, Diplomacy and Economics. "
            "Only the cards of its own theaters take part. Choose them with the option *theaters*: `als`, `fls`, "
            "`random`, or names joined by hyphens, such as `theaters=air-intelligence-economics`. With one of "
            "the last three in the row, Supplies are part of the match."
        ),
        "epic": (
            "`mode=epic` is a battle for **five** theaters with 30 cards: each side gets ten, and whoever controls "
            "three theaters wins. *Next to* still means neighbours in the row: on the board the theaters have "
            "numbers, and the third is next to the fourth.\n\n"
            "Withdrawing gives the enemy, by the cards you still hold:\n"
            "• As **first player**: 6 or more cards: 2 points · 3 to 5: 3 points · 1 or 2: 4 points.\n"
            "• As **second player**: 7 or more cards: 2 points · 4 to 6: 3 points · 2 or 3: 4 points · 1 card: 6 "
            "points.\n\n"
            "These numbers come to us from a single source. The usual target is 6 points, so one battle fought to "
            "its end decides."
        ),
        "teams": (
            "Two may play against one, or two against two. A side's members share table and points, not hands: a "
            "lone player gets six cards, members of a team three each (epic: ten and five). Before each battle the "
            "members of a team swap one card in secret.\n\n"
            "Per turn one member plays one card: whoever holds more cards, or either of them if they hold equally "
            "many; then the first to act plays. A member who owes a named card plays it. That member may also "
            "withdraw for the side; then both hands are counted.\n\n"
            "When an ability asks your side, both of you may answer, and the first answer counts. A card of a hand "
            "can only be chosen by its holder. In abilities *you* and *the enemy* mean the whole side.\n\n"
            "Both members see all facedown cards of their side, but not each other's hands. Talk as you like, "
            "openly: the bot carries no private words.\n\n"
            "The usual target is 6 points, in epic matches a single battle."
        ),
    }
)


def rules_of(theaters: tuple[str, ...]) -> Mapping[str, str]:
    """Return the rules by topic for a game with these default theaters; the first topic is the overview."""
    cards = "" if theaters == ALS_THEATERS else " Cards bring Supplies, reveal hands, change sides."
    return {"overview": _OVERVIEW.format(*map(theater_name, theaters), cards=cards), **_TOPICS}


_MODE = OptionText("mode", "Mode", (("standard", "standard, three theaters"), ("epic", "epic, five theaters")))
_EDITION = OptionText(
    "edition",
    "Edition",
    (
        ("auto", "the usual one (classic, revised for teams and mixes)"),
        ("classic", "classic, as first printed"),
        ("revised", "revised, as printed later"),
    ),
)
_SCORING = OptionText(
    "scoring",
    "Scoring",
    (("standard", "standard, 2 to 6 points a battle"), ("beginner", "beginner, 1 point a battle")),
)
_TARGET = OptionText(
    "target",
    "Target",
    (
        ("auto", "the usual one (12 points, epic or teams 6, beginners 3)"),
        ("12", "12 points"),
        ("18", "18 points, a long match"),
        ("6", "6 points, a short match"),
        ("single", SINGLE_BATTLE),
    ),
)
_ALS = ("als", "Air, Land and Sea")
_FLS = ("fls", "Intelligence, Diplomacy and Economics")


PRESETS = (
    Preset("Classic"),
    Preset("Quick", {"target": "6"}),
    Preset("Epic", {"mode": "epic"}),
)


def options_of(defaults: type[TheatersOptions]) -> tuple[OptionText, ...]:
    """Return the options of a game by its defaults; Flies, Lies & Supplies has no edition to choose."""
    if issubclass(defaults, FliesOptions):
        return (_MODE, _SCORING, _TARGET, _theaters(_FLS, _ALS))
    return (_MODE, _EDITION, _SCORING, _TARGET, _theaters(_ALS, _FLS))


def _theaters(*boxes: tuple[str, str]) -> OptionText:
    """Return the option of theaters: the given boxes, a random draw, and every other mix of three theaters.

    Each of `boxes` is a published set, as (value of the option, label). Players can also type five theaters for an epic
    match.
    """
    mixes = [mix for mix in combinations(TYPES, STANDARD_ROW) if mix not in (ALS_THEATERS, FLS_THEATERS)]
    return OptionText(
        "theaters",
        "Theaters",
        (*boxes, ("random", "drawn by chance"), *(("-".join(mix), _names(mix)) for mix in mixes)),
    )


def terms(options: TheatersOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: unusual theaters or mode, edition, unusual scoring, and target.

    `sizes` are the team sizes. If it is empty, the line adds the values that differ for teams.
    """
    solo = all(size == 1 for size in sizes)
    edition, target = options.edition_for(solo=solo), _target(options, solo=solo)
    parts = [_row(options), f"{edition} edition"]
    if options.scoring == "beginner":
        parts.append("beginner scoring, 1 point a battle")
    parts.append(target)
    if not sizes:
        differences = [] if edition == options.edition_for(solo=False) or options.edition == edition else ["revised"]
        if target != (for_teams := _target(options, solo=False)):
            differences.append(for_teams)
        parts.append(f"teams: {', '.join(differences)}" if differences else "")
    return sentence_case(" · ".join(part for part in parts if part))


def _names(theaters: tuple[str, ...]) -> str:
    return format_list([theater_name(type_) for type_ in theaters])


def _row(options: TheatersOptions) -> str:
    if options.mode == "epic":
        return f"epic, {'five theaters drawn' if options.chosen is None else _names(options.chosen)}"
    if options.chosen == type(options)().chosen:
        return ""
    return "three theaters drawn" if options.chosen is None else _names(options.chosen)


def _target(options: TheatersOptions, *, solo: bool) -> str:
    points = options.target_for(solo=solo)
    return f"to {format_count(points, 'point')}" if points else SINGLE_BATTLE
