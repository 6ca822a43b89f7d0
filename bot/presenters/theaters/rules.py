"""The rules of Air, Land & Sea by topic, in our words; the numbers follow the rulebook."""

from collections.abc import Mapping
from types import MappingProxyType

RULES: Mapping[str, str] = MappingProxyType(
    {
        "overview": (
            "Two commanders fight for three theaters: **Air**, **Land** and **Sea**, which lie in a row. In "
            "each battle both get six cards and play one at a time, in turn. Whoever controls two of the three "
            "theaters when all cards are played wins the battle and scores 6 victory points. If a battle looks "
            "lost, you may withdraw early and give the enemy fewer points. The first to 12 points wins the "
            "match.\n\n"
            "The public board shows everything that both may see. **My hand** shows your cards and what you can "
            "do; only you see it."
        ),
        "turn": (
            "On your turn you do exactly one thing:\n"
            "• **Deploy** a card: faceup, to the theater of its own type.\n"
            "• **Improvise** a card: facedown, to any theater.\n"
            "• **Withdraw** from the battle.\n\n"
            "A card goes on top of your own cards in that theater and covers them. If it came faceup and has an "
            "instant ability, that is carried out at once. Then it is the enemy's turn. You never draw cards by "
            "yourself."
        ),
        "deploy and improvise": (
            "**Deploying** puts a card faceup into the theater of its type: air cards to Air, and so on. Some "
            "cards let you deploy elsewhere: Aerodrome for strengths 1 to 3, Air Drop for one card.\n\n"
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
            "Add up your cards in a theater: faceup cards count what they show, facedown cards 2. Abilities "
            "such as Support, Escalation and Cover Fire change that. The side with the higher total controls "
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
            "The usual choice is classic."
        ),
        "teams": "Teams are not built yet. For now Air, Land & Sea is one against one.",
    }
)
