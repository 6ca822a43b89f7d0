"""Screen of the public board, and the alternative texts of the pictures.

Alternative texts put the most important clauses first and drop clauses that exceed Discord's limit.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.course import duel_lines, turning_point, turning_text
from bot.games.fight_flight_bite.picture_table import end_scene, map_scene
from bot.games.fight_flight_bite.sentences import arithmetic, short_summary, summary
from bot.games.fight_flight_bite.words import card_name, cubes_in_letters, cubes_text, sign_name
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, SHAPES, seat_name, seat_names
from bot.screens.presenter import Names, Review
from bot.screens.screen import HEADLINE_ROOM, SUMMARY_LENGTH, Block, Picture, Screen, drop_empty, headline
from bot.screens.words import as_sentence, format_count, format_list, plain, plural, possessive, shorten
from engine.core.values import Seat
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, SeatView, View, WoodlandView


def map_alt(view: View, names: Names, status: str) -> str:
    """Return the alternative text of the map, which begins with `status`.

    It introduces each player once with their shape, and then uses the shape alone.
    """
    here = view.turn.woodland if view.turn is not None else None
    first = [each for each in view.woodlands if each.id == here]
    others = [each for each in view.woodlands if each.id != here]
    return _whole_clauses(
        [
            status,
            *_round(view),
            *_score_clauses(view, names),
            *(f"{clause}." for clause in ongoing_clauses(view, names)),
            *(_woodland_alt(view, each) for each in first),
            *(_seat_alt(view.seats[seat], names) for seat in view.order or range(len(view.seats))),
            *(_woodland_alt(view, each) for each in others),
            f"Supply: {cubes_text(view.supply)}.",
            *_stakes(view),
            *_played_clauses(view),
        ]
    )


def hand_alt(view: View, hand: Sequence[str], asked: str) -> str:
    """Return the alternative text of a hand, which begins with `asked`, the question for the viewer.

    Each card comes with its effect and its bonus at the end, in the order of `hand`.
    """
    cards = [
        f"{card_name(key)}: {words.short_text(key)}; kept: {words.bonus_when_held(key, view.rules.card_scoring)}."
        for key in hand
    ]
    own = view.seats[view.seat or 0]
    value_clause = [f"A cube is worth: {words.cube_values_text(view.worth)}."] if view.worth is not None else []
    reserve = f"{format_count(own.reserve, 'critter')} in reserve."
    return _whole_clauses([asked, f"You hold {format_count(len(hand), 'card')}.", *cards, *value_clause, reserve])


def ongoing_clauses(view: View, names: Names) -> Iterator[str]:
    """Yield clauses on the current duel, bonus, harvest or choice of tribes, without full stops."""
    duel, bonus = view.duel, view.bonus
    if duel is not None:
        where = view.turn.woodland if view.turn is not None else ""
        yield f"{names.seats[duel.attacker]} attacks {names.seats[duel.defender]} on {where}"
        if duel.shown:
            yield f"Shown: {'; '.join(f'{sign_name(one)} and {sign_name(other)}' for one, other in duel.shown)}"
        if duel.ties:
            yield f"Equal throws: {duel.ties} of {duel.tie_limit}"
        if duel.barred is not None:
            yield f"{names.seats[duel.defender]} won't throw {sign_name(duel.barred)}"
    if bonus is not None:
        yield f"{sign_name(bonus.sign)} bonus: {bonus.left} of {format_count(bonus.actions, 'action')} left"
    if view.pick is not None:
        takers = format_list([names.seats[seat] for seat in view.pick.takers], "then")
        yield f"Cubes of {view.pick.woodland} go to {takers}"
    if view.phase == "tribes" and view.tribes_left:
        yield f"Still to choose: {format_list([words.tribe_name(tribe) for tribe in view.tribes_left])}"


def _whole_clauses(clauses: Iterable[str]) -> str:
    """Join as many clauses as there is room for, the first ones before others."""
    kept: list[str] = []
    room = limits.ALT_TEXT
    for clause in clauses:
        if clause and len(clause) <= room:
            kept.append(clause)
            room -= len(clause) + 1
    return " ".join(kept)


def _round(view: View) -> tuple[str, ...]:
    return (f"Round {view.round} of 5.",) if view.phase == "turns" else ()


def _score_clauses(view: View, names: Names) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda each: -each.points):
        points = format_count(score.points, "point")
        yield f"{names.seats[score.seat]}: {points}, {arithmetic(score.cubes, score.bonus)}."


def _woodland_alt(view: View, woodland: WoodlandView) -> str:
    turn = view.turn
    shapes = [
        f"{SHAPES[seat]} {number}{_lying(view, woodland, seat)}"
        for seat, number in enumerate(woodland.critters)
        if number
    ]
    here = ", this turn" if turn is not None and turn.woodland == woodland.id else ""
    head = f"{woodland.id}{here}, {sign_name(woodland.icon)}: {', '.join(shapes) or 'empty'}"
    if woodland.harvest is None:
        return f"{head}; {cubes_text(woodland.cubes)}."
    shares = enumerate(woodland.harvest.taken)
    taken = [f"{SHAPES[seat]} took {sum(cubes)}" for seat, cubes in shares if sum(cubes)]
    return f"{head}; {', '.join(taken) or 'no harvest'}."


def _lying(view: View, woodland: WoodlandView, seat: int) -> str:
    turn = view.turn
    if turn is None or turn.woodland != woodland.id or turn.seat != seat or not turn.lying:
        return ""
    return f" ({turn.lying} lying)"


def _seat_alt(seat: SeatView, names: Names) -> str:
    parts = [
        SHAPES[seat.seat],
        *([words.tribe_name(seat.tribe)] if seat.tribe else []),
        f"{seat.reserve} in reserve",
        format_count(seat.hand_size, "card"),
        *([f"took {cubes_text(seat.taken)}"] if sum(seat.taken) else []),
        *(["has left"] if seat.has_left else []),
    ]
    return f"{names.seats[seat.seat]}: {', '.join(parts)}."


def _stakes(view: View) -> tuple[str, ...]:
    if view.turn is None or view.turn.woodland is None or view.phase != "turns":
        return ()
    return (f"A win brings {words.actions_by_sign_text(view.turn.stakes)}.",)


def _played_clauses(view: View) -> Iterator[str]:
    for seat in view.seats:
        if seat.played:
            yield f"{SHAPES[seat.seat].capitalize()} played {format_list([card_name(key) for key in seat.played])}."


_WAITING_FOR: dict[Ask, str] = {
    "tribe": "Waiting for **{who}** to choose a tribe.",
    "open": "Waiting for **{who}** to place an opening critter.",
    "place": "Waiting for **{who}** to place a critter.",
    "play": "Waiting for **{who}** to play a card.",
    "attack": "Waiting for **{who}** to attack.",
    "bar": "Waiting for **{who}** to name a sign that won't be thrown.",
    "throw": "Waiting for **{who}** to throw.",
    "void": "Waiting for **{who}** to accept the lost duel, or to throw again.",
    "bonus": "Waiting for **{who}** to use bonus actions.",
    "defender_cube": "Waiting for **{who}** to place a cube.",
    "scavenger_cube": "Waiting for **{who}** to place a cube.",
    "pick": "Waiting for **{who}** to take a cube of the harvest.",
    "final_throw": "Waiting for **{who}** to throw for the win.",
}

_ASKED: dict[Ask, tuple[str, str]] = {
    "tribe": ("**{who}** chooses a tribe", "**{who}** choose a tribe"),
    "open": ("**{who}** places an opening critter", "**{who}** place an opening critter"),
    "bar": ("**{who}** names a sign not to throw", "**{who}** name a sign not to throw"),
    "throw": ("**{who}** throws", "**{who}** throw"),
    "void": ("**{who}** accepts the lost duel or throws again", "**{who}** accept the lost duel or throw again"),
    "bonus": ("**{who}** uses the bonus", "**{who}** use the bonus"),
    "defender_cube": ("**{who}** may place a cube", "**{who}** may place a cube"),
    "scavenger_cube": ("**{who}** may place a cube", "**{who}** may place a cube"),
    "pick": ("**{who}** takes a cube", "**{who}** take a cube"),
    "final_throw": ("**{who}** throws for the win", "**{who}** throw for the win"),
}
"""Phrases for a choice outside a plain turn, by ask: for one seat and for several."""


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (summary_text, status(view, names), _throw_hint(view)) if line),
        headline=table_headline(view, names, last, short_status(view, names) + _press(view)),
        blocks=blocks(view, names),
        picture=map_picture(view, names, last),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: final table, turning point and duels won per round.

    Return None if the match is not over. Only a single winner has a turning point.
    """
    if view.outcome is None:
        return None
    winners, last = view.outcome.ranks[0], public_events[-1] if public_events else ()
    turning = turning_point(public_events, Seat(winners[0])) if len(winners) == 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    duels = "\n".join(duel_lines(public_events, names))
    written_blocks = drop_empty(Block("Turning point", turned), Block("Duels won in rounds 1 to 5", duels))
    text = " ".join(
        [_plain_sentence(short_status(view, names)), *([_plain_sentence(f"Turning point: {turned}")] if turned else [])]
    )
    return Review(Picture(end_scene(view, names, last, turning), map_alt(view, names, text)), written_blocks)


def map_picture(view: View, names: Names, last: Sequence[Event], targets: Sequence[str] = ()) -> Picture:
    """Return the table as the viewer may know it, drawn and in words, with the woodlands to choose from."""
    text = _plain_sentence(short_status(view, names))
    if len(targets) == len(view.woodlands):
        targets = ()  # where all can be chosen, marks say nothing
    if targets:
        text = f"{text} You can choose {format_list(targets, 'or')}."
    return Picture(map_scene(view, names, last, targets), map_alt(view, names, text))


def _plain_sentence(text: str) -> str:
    return as_sentence(plain(text, {f"{emblem} ": "" for emblem in EMBLEMS}))


def table_headline(view: View, names: Names, last: Sequence[Event], status_text: str) -> str:
    """Return the headline: `status_text` below the last events, or below the points if these decided the match."""
    room = HEADLINE_ROOM - len(status_text) - 1
    if view.outcome is not None and view.outcome.reason in ("score", "shared"):
        points = sorted((score.points for score in view.scores), reverse=True)
        return headline(f"The points: {format_list([str(number) for number in points])}.", status_text)
    return headline(short_summary(last, names, room), status_text)


def _title(title: str, view: View) -> str:
    match view.phase:
        case "turns":
            return f"{title} · round {view.round} of 5"
        case "tribes" | "opening":
            return f"{title} · opening"
        case _:
            return title


def status(view: View, names: Names) -> str:
    """Return the winners, or the throws made so far and the seats that the match waits for.

    Return "" if the match waits for no seat.
    """
    if view.outcome is not None:
        winners = view.outcome.ranks[0]
        won = plural(len(winners), "**{who} won the match.**", "**{who} share the win.**")
        return won.format(who=seat_names(winners, names))
    if not view.asks:
        return ""
    who = seat_names([ask.seat for ask in view.asks], names)
    return " ".join([*_thrown_sentence(view, names), _waiting_for(view).format(who=who)])


def _waiting_for(view: View) -> str:
    if words.may_stop(view):
        return "Waiting for **{who}** to attack, or to end the turn."
    return _WAITING_FOR[view.asks[0].ask]


def short_status(view: View, names: Names) -> str:
    """Return the winners, the player to move, or the current choice; without a full stop."""
    if view.outcome is not None or not view.asks:
        return status(view, names).replace(".**", "**")
    if view.asks[0].ask in ("place", "play", "attack"):
        return f"**{possessive(seat_name(view.asks[0].seat, names))} turn**"
    who = seat_names([ask.seat for ask in view.asks], names)
    return plural(len(view.asks), *_ASKED[view.asks[0].ask]).format(who=who)


def _thrown_sentence(view: View, names: Names) -> Iterator[str]:
    """Yield one sentence on the seats that have thrown in the current duel or final, if there are any."""
    thrown: list[int] = []
    if view.duel is not None:
        duellists = (view.duel.attacker, view.duel.defender)
        thrown = [seat for seat, done in zip(duellists, view.duel.thrown, strict=True) if done]
    elif view.final is not None:
        thrown = [seat for seat, done in zip(view.final.seats, view.final.thrown, strict=True) if done]
    if thrown:
        yield plural(len(thrown), "{who} has thrown.", "{who} have thrown.").format(who=seat_names(thrown, names))


def _throw_hint(view: View) -> str:
    if not _is_throwing(view):
        return ""
    if throws_are_locked(view):
        return (
            "Press your first sign below; you choose the other two in private. Nobody sees them until all have thrown."
        )
    return "Press a sign below: nobody sees which until all have thrown."


def _press(view: View) -> str:
    if not _is_throwing(view):
        return ""
    return ": press your first sign below" if throws_are_locked(view) else ": press a sign below"


def throws_are_locked(view: View) -> bool:
    """Return whether the current duel takes three signs together; False outside a duel."""
    return view.duel is not None and view.rules.rethrow == "locked"


def _is_throwing(view: View) -> bool:
    return bool(view.asks) and view.asks[0].ask in ("throw", "final_throw")


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return the content of the picture as blocks."""
    woodlands = "\n".join(_woodland(view, woodland) for woodland in view.woodlands)
    seats = "\n".join(_seat(view.seats[seat], names) for seat in view.order or range(len(view.seats)))
    all_blocks = [
        Block("Woodlands: N nuts, M mushrooms, F fruits", shorten(woodlands, limits.EMBED_FIELD_VALUE)),
        Block("Tribes", shorten(seats, limits.EMBED_FIELD_VALUE)),
        Block("Supply", cubes_text(view.supply), inline=True),
    ]
    if lines := list(ongoing_clauses(view, names)):
        all_blocks.insert(0, Block("Now", shorten("\n".join(lines), limits.EMBED_FIELD_VALUE)))
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        all_blocks.append(Block("A win brings", words.actions_by_sign_text(view.turn.stakes), inline=True))
    if view.scores:
        all_blocks.append(Block("Scores", shorten(_scores(view, names), limits.EMBED_FIELD_VALUE)))
    return tuple(all_blocks)


def _woodland(view: View, woodland: WoodlandView) -> str:
    here = "▸ " if view.turn is not None and view.turn.woodland == woodland.id else ""
    head = f"{here}**{words.woodland_name(woodland)}**: {words.critters_text(woodland.critters)}"
    if woodland.harvest is None:
        return f"{head} · {cubes_in_letters(woodland.cubes)}{_posture(view, woodland)}"
    shares = enumerate(woodland.harvest.taken)
    taken = format_list([f"{EMBLEMS[seat]} {cubes_in_letters(cubes)}" for seat, cubes in shares if sum(cubes)])
    left = f" · {cubes_in_letters(woodland.cubes)} left over" if sum(woodland.cubes) else ""
    return f"{head} · {taken} taken{left}" if taken else f"{head} · no harvest{left}"


def _posture(view: View, woodland: WoodlandView) -> str:
    turn = view.turn
    if turn is None or turn.woodland != woodland.id or not turn.lying:
        return ""
    return f" ({EMBLEMS[turn.seat]} {turn.standing} standing, {turn.lying} lying)"


def _seat(seat: SeatView, names: Names) -> str:
    parts = [
        *([words.tribe_name(seat.tribe)] if seat.tribe else []),
        f"{seat.reserve} in reserve",
        format_count(seat.hand_size, "card"),
        *([f"played {format_list([card_name(key) for key in seat.played])}"] if seat.played else []),
        *([f"took {cubes_text(seat.taken)}"] if sum(seat.taken) else []),
        *(["has left"] if seat.has_left else []),
    ]
    return f"{seat_name(seat.seat, names)}: {', '.join(parts)}"


def _scores(view: View, names: Names) -> str:
    return "\n".join(
        f"{seat_name(score.seat, names)}: {arithmetic(score.cubes, score.bonus)} = **{score.points}**"
        for score in view.scores
    )
