"""The public board: the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import limits
from bot.presenters.presenter import Names
from bot.presenters.screen import Block, Picture, Screen
from bot.presenters.theaters.drawing import board_scene
from bot.presenters.theaters.sentences import told
from bot.presenters.theaters.words import EMBLEMS, SHAPES, card_name, score_target, side_name, theater_name
from bot.presenters.words import counted, shortened
from engine.games.theaters.cards import BY_KEY
from engine.games.theaters.events import Event
from engine.games.theaters.sight import AskSight, CardSight, TheaterSight, View

TOLD = 1_500
"""How much of what happened a screen may say; the log says all of it."""


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=f"{title} · battle {view.battle}",
        text="\n".join(line for line in (happened, to_act(view, names)) if line),
        blocks=(*theater_blocks(view, names, near=0), Block("Score", score(view, names))),
        picture=Picture(board_scene(view, near=0), alt(view, near=0)),
        tone="won" if view.outcome else "neutral",
    )


def to_act(view: View, names: Names) -> str:
    """Say who is to act and what for; or who won."""
    if view.outcome is not None:
        return f"**{side_name(view.outcome.ranks[0][0], names)} won the match.**"
    return " ".join(_awaited(ask, view, names) for ask in view.asks)


def _awaited(ask: AskSight, view: View, names: Names) -> str:
    side = next(side for side, seats in enumerate(view.sides) if ask.seat in seats)
    who = f"**{EMBLEMS[side]} {names.seats[ask.seat]}**"
    if ask.ask == "turn":
        return f"{who} is to play a card."
    return f"{who} is to choose for {ability_name(ask)}."


def ability_name(ask: AskSight) -> str:
    """Return the card that asks; of a card that nobody sees any more, its ability alone."""
    return card_name(ask.card) if ask.card is not None else ask.ask.replace("_", " ").title()


def score(view: View, names: Names) -> str:
    """Return points, hands, deck and commanders in words."""
    lines = [
        f"{side_name(side, names)}: **{counted(view.victory_points[side], 'point')}**, "
        f"{counted(_held(view, side), 'card')} in hand"
        + (", first player (wins ties)" if view.first == side else "")
        + (", has Air Drop" if view.air_drop[side] else "")
        + (f", {counted(view.extra_turns[side], 'extra turn')} to come" if view.extra_turns[side] else "")
        for side in (0, 1)
    ]
    return "\n".join([*lines, f"{counted(view.deck_size, 'card')} in the deck · {score_target(view)}"])


def _held(view: View, side: int) -> int:
    return sum(view.hand_sizes[seat] for seat in view.sides[side])


def theater_blocks(view: View, names: Names, near: int) -> tuple[Block, ...]:
    """Return one block for each theater, in row order, with the near side last as in the picture."""
    return tuple(
        Block(
            f"{theater_name(theater.type)} · {EMBLEMS[theater.controller]} holds",
            shortened(
                "\n".join(_column_line(theater, side, names) for side in (1 - near, near)), limits.EMBED_FIELD_VALUE
            ),
            inline=True,
        )
        for theater in view.row
    )


def _column_line(theater: TheaterSight, side: int, names: Names) -> str:
    column = theater.columns[side]
    return f"{side_name(side, names)} **{column.total}**: {cards_in_words(column.cards)}"


def cards_in_words(cards: Sequence[CardSight]) -> str:
    """List a column's cards from the uncovered one down."""
    if not cards:
        return "no cards"
    top, *covered = [_in_column(sight) for sight in reversed(cards)]
    return f"{top}, covering {', '.join(covered)}" if covered else top


def _in_column(sight: CardSight) -> str:
    if not sight.faceup:
        known = "" if sight.card is None else f"{card_name(sight.card)} "
        return f"{known}facedown ({sight.strength})"
    if sight.card is None or BY_KEY[sight.card].strength == sight.strength:
        return card_name(str(sight.card))
    return f"{card_name(sight.card)} (counts {sight.strength})"


def alt(view: View, near: int) -> str:
    """Describe the picture of the board, by the signs of the sides as it shows them."""
    sides = (1 - near, near)
    bands = ". ".join(
        f"{SHAPES[side].capitalize()}: {counted(view.victory_points[side], 'point')}, "
        f"{counted(_held(view, side), 'card')}" + (", first player" if view.first == side else "")
        for side in sides
    )
    theaters = ". ".join(
        f"{theater_name(theater.type)}, held by {SHAPES[theater.controller]}: "
        + "; ".join(
            f"{SHAPES[side]} {theater.columns[side].total}, {cards_in_words(theater.columns[side].cards)}"
            for side in sides
        )
        for theater in view.row
    )
    return shortened(f"{bands}. {counted(view.deck_size, 'card')} in the deck. {theaters}.", limits.ALT_TEXT)
