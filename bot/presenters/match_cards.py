"""The screens that no game owns: the card of a challenge, the end of a match, lists, the log."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.model.heads import Head
from bot.presenters.clocks import moment
from bot.screens.presenter import Names, Review
from bot.screens.refusals import RefusalText
from bot.screens.screen import HEADLINE_LENGTH, Block, Screen, with_line
from bot.screens.words import listed, quoted, shortened

TAKE_BACK = "Take back"
"""The button by which somebody takes back what they have just done."""

TOOK_BACK = "You took that back. What you do next stands."
"""What somebody reads who has taken back what they did."""


TOOK_BACK_WITH_CONSENT = "Taken back, as far as your last action."
"""What somebody reads whose opponents agree to everything."""


def taken_back_text(name: str, actions: int) -> str:
    """That somebody has taken back what they did; with more than one action, also what others did after it."""
    if actions == 1:
        return f"{name} took their last action back."
    return f"{name} took their last action back, and what came after it."


YOUR_MOVE = "{people}, your move."
CHALLENGED = "{people}, you are challenged."
"""What a board and a challenge say to the people they call."""

OUT = "You are out of this match"
"""What a private panel says once its reader has left the match, or was eliminated."""

PANEL_RESTS = "This panel has stopped updating by itself. Use anything on it, and it starts again."
"""What a private panel says when Discord won't let it be edited any longer."""

WATCHING = "You are watching. This follows the match by itself."
WATCHING_RESTS = "This has stopped following the match. Press **Refresh**, and it starts again."
WATCHING_ONCE = "Too many people are watching for this to follow the match. Press **Refresh** to see how it stands."
"""What a spectator's private panel says: while it follows, when Discord ends that, and where there is no room."""

WATCHING_HANDS = "You are watching. Every hand is open, as it was a whole turn ago."
NOT_YET_OPEN = "You are watching. Hands open to spectators once each side has ended a turn."
"""What a spectator's private panel says instead where the sides have agreed to show their hands."""

SHUFFLE_LOCKED = "The shuffle is locked and can be checked later."
"""What every card says of chance; while it waits for people, its button *Proof* shows the hash of the key."""

ENDED_EARLY = "The match was ended early. Nobody has won it."
"""What a board says of a match that computer players played alone until somebody ended it."""

CLOSED: Mapping[str, str] = {
    "declined": "{opponent} declined. Ask again another day, or challenge somebody else.",
    "cancelled": "{challenger} took the challenge back.",
    "expired": "Nobody answered in time, so the challenge has expired. `/challenge` asks again.",
}
"""What the card of a challenge says once it is closed, by status."""


def watching(*, are_open: bool, wait: bool) -> str:
    """What a spectator's panel says while it follows: whether hands are open to them, or will be."""
    if are_open:
        return WATCHING_HANDS
    return NOT_YET_OPEN if wait else WATCHING


def left_panel(screen: Screen) -> Screen:
    """The panel of a seat that is out of a match while the others play on."""
    return with_line(replace(screen, title=OUT, tone="neutral"), OUT)


def opened_hand(screen: Screen, name: str, footer: str) -> Screen:
    """What spectators are shown of a seat's private screen, from which nothing can be chosen any more."""
    title = f"{name}'s hand, a whole turn ago"
    text = "" if screen.blocks else screen.text
    headline = f"**{title}**" if screen.headline else ""
    return replace(screen, title=title, text=text, headline=headline, footer=footer, tone="neutral", choices=())


def closed_card(game: str, names: Names, terms: str, status: str) -> Screen:
    """The public card of a challenge that was declined, cancelled or expired."""
    text = CLOSED[status].format(challenger=names.seats[0], opponent=names.seats[1])
    return Screen(title=f"{game}: challenge closed", text=text, footer=terms)


def challenge_card(game: str, names: Names, terms: str, expires_at: float) -> Screen:
    """The public card of a challenge that waits for its answer."""
    challenger, opponent = names.seats[0], names.seats[1]
    return Screen(
        title=f"{game}: a challenge",
        text=f"**{challenger}** challenges **{opponent}**.",
        blocks=(
            Block("Terms", terms),
            Block("Answer", f"{opponent} has until {moment(expires_at)} to answer."),
        ),
        footer=SHUFFLE_LOCKED,
        tone="your_turn",
    )


def started_card(game: str, names: Names, terms: str, commitment: str) -> Screen:
    """What stays of a card once its match has begun: who plays, for what, and what the key was promised to be."""
    sides = [f"**{names.team(team)}**" for team in range(len(names.teams))]
    text = f"{sides[0]} against {sides[1]}." if len(sides) == 2 else f"{listed(sides)} play, each alone."
    locked = Block("Shuffle", f"{SHUFFLE_LOCKED} SHA-256 `{commitment}`")
    return Screen(title=f"{game}: the match is on", text=text, blocks=(Block("Terms", terms), locked))


def with_head(footer: str, head: Head | None) -> str:
    """The footer of a board, with what binds all that was done by then."""
    return footer if head is None else f"{footer} · {head}"


def with_ending(screen: Screen, result: str, review: Review | None, *, by_rules: bool, lost: str = "") -> Screen:
    """A last board with its result and what led to it; one that the rules brought about keeps its headline.

    `lost`: who has lost besides, as they left a seat that was played on.
    """
    headline = screen.headline if by_rules else result
    headline = shortened(headline, HEADLINE_LENGTH - len(lost) - 1) + (f"\n{lost}" if lost else "")
    text = f"{result}\n{lost}".strip()
    ended = replace(screen, text=text, headline=headline if screen.headline else "", tone="won")
    if review is None:
        return ended
    return replace(ended, picture=review.picture, blocks=(*review.blocks, *screen.blocks))


def proof(commitment: str, key: bytes | None, record: str) -> Screen:
    """How anybody can check that the chance of a match was fixed; with its key and its record once it is over."""
    if key is None:
        text = (
            "All chance of this match comes from one secret key, which was fixed before anybody joined. "
            f"Its SHA-256 is\n`{commitment}`\nThe key is shown here when the match is over. Every board ends with a "
            "code for all that was done by then: note one, and you can check that too."
        )
    else:
        text = (
            f"Key `{key.hex()}`\nSHA-256 `{commitment}`\n"
            f"Save `{record}` and run `python -m bot.tools.verify {record}` to replay the match from its key. "
            "If you noted the code at the end of an earlier board, add it, such as `--seen 17:1a2b3c4d`."
        )
    return Screen(title="Proof of the shuffle", text=text)


def result_text(names: Names, ranks: tuple[tuple[int, ...], ...], reason: str) -> str:
    """How a match ended, in a sentence."""
    winners = listed([names.team(team) for team in ranks[0]])
    if reason == "void":
        return f"**No result**: the match between {winners} was given up before play began."
    if len(ranks) == 1:
        return f"**A draw** between {winners}."
    losers = listed([names.team(team) for group in ranks[1:] for team in group])
    if reason == "resigned":
        return f"**{winners} won the match**: {losers} resigned."
    if reason == "forfeited":
        return f"**{winners} won the match**: {losers} ran out of time."
    return f"**{winners} won the match** against {losers}."


def _no_such_move(text: str, count: int) -> str:
    if count > 1:
        return f"{quoted(text)} fits {count} of your moves. Type more of it, or pick one from the list."
    return f"{quoted(text)} isn't a move you can make now. Start typing and pick one from the list."


REFUSALS: Mapping[str, RefusalText] = {
    "no_match": "You have no match going on here. `/challenge` starts one, and `/help` shows the games.",
    "no_shortcut": "That button does nothing in {game}. Press **My hand** to see what you can do.",
    "no_such_move": _no_such_move,
    "nothing_to_write": "There is nothing to set up now. Press **My hand** to see what you can do.",
    "shortcut_unavailable": "{sentence}",
    "time_over": "Your time was over when you pressed that. **My hand** soon shows what comes of it.",
    "too_many_setups": (
        "You already keep {limit} set-ups of this kind, the most allowed. Delete one under **All your set-ups**, "
        "or save this one under the name of another to replace it."
    ),
    "unknown_setup": "You don't keep that set-up any more. Choose another.",
}
