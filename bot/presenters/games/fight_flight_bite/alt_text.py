"""The pictures in words, for those who can't see them: most important first, at most as long as Discord takes."""

from collections.abc import Iterable, Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import SHAPES
from bot.presenters.games.fight_flight_bite import words
from bot.presenters.games.fight_flight_bite.sentences import arithmetic
from bot.presenters.games.fight_flight_bite.words import card_name, cubes_text, sign_name
from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed
from engine.games.fight_flight_bite.view_types import SeatView, View, WoodlandView


def map_alt(view: View, names: Names, status: str) -> str:
    """Describe the table. People are named once, with their shapes; the status says whom the match waits for."""
    here = view.turn.woodland if view.turn is not None else None
    first = [each for each in view.woodlands if each.id == here]
    others = [each for each in view.woodlands if each.id != here]
    return _whole_clauses(
        [
            status,
            *_round(view),
            *_scores(view, names),
            *(f"{clause}." for clause in going_on(view, names)),
            *(_woodland(view, each) for each in first),
            *(_seat(view.seats[seat], names) for seat in view.order or range(len(view.seats))),
            *(_woodland(view, each) for each in others),
            f"Supply: {cubes_text(view.supply)}.",
            *_stakes(view),
            *_played(view),
        ]
    )


def hand_alt(view: View, hand: Sequence[str], asked: str) -> str:
    """Describe the viewer's cards, in their order, with what each does and adds at the end."""
    cards = [
        f"{card_name(key)}: {words.short_text(key)}; kept: {words.bonus_when_held(key, view.rules.card_scoring)}."
        for key in hand
    ]
    own = view.seats[view.seat or 0]
    worth = [f"A cube is worth: {words.worth_text(view.worth)}."] if view.worth is not None else []
    reserve = f"{counted(own.reserve, 'critter')} in reserve."
    return _whole_clauses([asked, f"You hold {counted(len(hand), 'card')}.", *cards, *worth, reserve])


def going_on(view: View, names: Names) -> Iterator[str]:
    """Say what the strip above the map shows of a duel, a bonus, a harvest, or the throws for the win."""
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
        yield f"{sign_name(bonus.sign)} bonus: {bonus.left} of {counted(bonus.actions, 'action')} left"
    if view.pick is not None:
        takers = listed([names.seats[seat] for seat in view.pick.takers], "then")
        yield f"Cubes of {view.pick.woodland} go to {takers}"
    if view.phase == "tribes" and view.tribes_left:
        yield f"Still to choose: {listed([words.tribe_name(tribe) for tribe in view.tribes_left])}"


def _whole_clauses(clauses: Iterable[str]) -> str:
    """Join as many clauses as there is room for, the first ones before others."""
    kept: list[str] = []
    room = discord_limits.ALT_TEXT
    for clause in clauses:
        if clause and len(clause) <= room:
            kept.append(clause)
            room -= len(clause) + 1
    return " ".join(kept)


def _round(view: View) -> tuple[str, ...]:
    return (f"Round {view.round} of 5.",) if view.phase == "turns" else ()


def _scores(view: View, names: Names) -> Iterator[str]:
    for score in sorted(view.scores, key=lambda each: -each.points):
        yield f"{names.seats[score.seat]}: {counted(score.points, 'point')}, {arithmetic(score.cubes, score.bonus)}."


def _woodland(view: View, woodland: WoodlandView) -> str:
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


def _seat(seat: SeatView, names: Names) -> str:
    parts = [
        SHAPES[seat.seat],
        *([words.tribe_name(seat.tribe)] if seat.tribe else []),
        f"{seat.reserve} in reserve",
        counted(seat.hand_size, "card"),
        *([f"took {cubes_text(seat.taken)}"] if sum(seat.taken) else []),
        *(["has left"] if seat.has_left else []),
    ]
    return f"{names.seats[seat.seat]}: {', '.join(parts)}."


def _stakes(view: View) -> tuple[str, ...]:
    if view.turn is None or view.turn.woodland is None or view.phase != "turns":
        return ()
    return (f"A win brings {words.actions_by_sign_text(view.turn.stakes)}.",)


def _played(view: View) -> Iterator[str]:
    for seat in view.seats:
        if seat.played:
            yield f"{SHAPES[seat.seat].capitalize()} played {listed([card_name(key) for key in seat.played])}."
