"""The public board: the map, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import EMBLEMS, SHAPES, seat_name, seat_names
from bot.presenters.games.fight_flight_bite.drawing import map_scene
from bot.presenters.games.fight_flight_bite.sentences import arithmetic, told
from bot.presenters.games.fight_flight_bite.words import (
    actions_by_sign,
    card_name,
    critters_words,
    cubes_letters,
    cubes_words,
    sign_name,
    tribe_name,
    woodland_name,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen
from bot.presenters.words import counted, listed, shortened
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, SeatView, View, WoodlandView

_AWAITED: dict[Ask, str] = {
    "tribe": "to choose a tribe",
    "open": "to place an opening critter",
    "place": "to place a critter",
    "play": "to play a card",
    "attack": "to attack, or to end the turn",
    "bar": "to name a sign that won't be thrown",
    "throw": "to throw",
    "void": "to let the lost duel stand, or to throw again",
    "bonus": "to use bonus actions",
    "defender_cube": "to place a cube",
    "scavenger_cube": "to place a cube",
    "pick": "to take a cube of the harvest",
    "final_throw": "to throw for the win",
}


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (happened, to_act(view, names)) if line),
        blocks=blocks(view, names),
        picture=Picture(map_scene(view), alt(view)),
        tone="won" if view.outcome else "neutral",
    )


def _title(title: str, view: View) -> str:
    match view.phase:
        case "turns":
            return f"{title} · round {view.round} of 5"
        case "tribes" | "opening":
            return f"{title} · opening"
        case _:
            return title


def to_act(view: View, names: Names) -> str:
    """Say who is to act and what for; or who won."""
    if view.outcome is not None:
        winners = seat_names(view.outcome.ranks[0], names)
        return f"**{winners} {'share' if len(view.outcome.ranks[0]) > 1 else 'won'} the match.**"
    if not view.asks:
        return ""
    people = seat_names([ask.seat for ask in view.asks], names)
    verb = "is" if len(view.asks) == 1 else "are"
    thrown = _has_thrown(view, names)
    return f"{thrown}**{people}** {verb} {_AWAITED[view.asks[0].ask]}.{_how(view)}"


def _has_thrown(view: View, names: Names) -> str:
    thrown: list[int] = []
    if view.duel is not None:
        people = (view.duel.attacker, view.duel.defender)
        thrown = [seat for seat, done in zip(people, view.duel.thrown, strict=True) if done]
    elif view.final is not None:
        thrown = [seat for seat, done in zip(view.final.seats, view.final.thrown, strict=True) if done]
    return f"{seat_names(thrown, names)} {'has' if len(thrown) == 1 else 'have'} thrown. " if thrown else ""


def _how(view: View) -> str:
    if view.asks[0].ask not in ("throw", "final_throw") or view.rules.rethrow == "locked":
        return ""
    return " Press a sign below: nobody sees which until all have thrown."


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Say in words all that the picture shows."""
    woods = "\n".join(_woodland(view, woodland) for woodland in view.woodlands)
    seats = "\n".join(_seat(view.seats[seat], names) for seat in view.order or range(len(view.seats)))
    found = [
        Block("Woodlands: N nuts, M mushrooms, F fruits", shortened(woods, discord_limits.EMBED_FIELD_VALUE)),
        Block("Tribes", shortened(seats, discord_limits.EMBED_FIELD_VALUE)),
        Block("Supply", cubes_words(view.supply), inline=True),
    ]
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        found.append(Block("A win brings", f"{actions_by_sign(view.turn.stakes)}", inline=True))
    if view.scores:
        found.append(Block("Scores", shortened(_scores(view, names), discord_limits.EMBED_FIELD_VALUE)))
    return tuple(found)


def _woodland(view: View, woodland: WoodlandView) -> str:
    here = "▸ " if view.turn is not None and view.turn.woodland == woodland.id else ""
    head = f"{here}**{woodland_name(woodland)}**: {critters_words(woodland.critters)}"
    if woodland.harvest is None:
        return f"{head} · {cubes_letters(woodland.cubes)}{_posture(view, woodland)}"
    taken = listed(
        [f"{EMBLEMS[seat]} {cubes_letters(cubes)}" for seat, cubes in enumerate(woodland.harvest.taken) if sum(cubes)]
    )
    return f"{head} · {taken + ' taken' if taken else 'no harvest'}"


def _posture(view: View, woodland: WoodlandView) -> str:
    turn = view.turn
    if turn is None or turn.woodland != woodland.id or not turn.lying:
        return ""
    return f" ({EMBLEMS[turn.seat]} {turn.standing} standing, {turn.lying} lying)"


def _seat(seat: SeatView, names: Names) -> str:
    parts = [
        *([tribe_name(seat.tribe)] if seat.tribe else []),
        f"{seat.reserve} in reserve",
        counted(seat.hand_size, "card"),
        *([f"played {listed([card_name(key) for key in seat.played])}"] if seat.played else []),
        *([f"took {cubes_words(seat.taken)}"] if sum(seat.taken) else []),
        *(["has left"] if seat.has_left else []),
    ]
    return f"{seat_name(seat.seat, names)}: {', '.join(parts)}"


def _scores(view: View, names: Names) -> str:
    return "\n".join(
        f"{seat_name(score.seat, names)}: {arithmetic(score.cubes, score.bonus)} = **{score.points}**"
        for score in view.scores
    )


def alt(view: View) -> str:
    """Describe the picture by its shapes, without people's names."""
    woods = ". ".join(
        f"{woodland.id} {sign_name(woodland.icon)}: {_shapes(woodland.critters)}, {cubes_words(woodland.cubes)}"
        for woodland in view.woodlands
    )
    here = f" The turn is at {view.turn.woodland}." if view.turn is not None and view.turn.woodland else ""
    return shortened(f"A map of woodlands around a pond. {woods}.{here}", discord_limits.ALT_TEXT)


def _shapes(critters: Sequence[int]) -> str:
    return listed([f"{SHAPES[seat]} {number}" for seat, number in enumerate(critters) if number]) or "empty"
