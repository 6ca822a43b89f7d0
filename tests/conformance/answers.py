"""The law about what a seat is offered and why it is refused: both are alike in worlds that it can't tell apart.

Every way to point at a choice is tried: what was suggested, words, moves in short, formations, and the buttons of
panels and boards, fresh and out of date.
"""

from collections.abc import Callable, Iterator
from typing import Any

from bot.match.model.match import Match, Person, Request
from bot.match.offers import Offer
from bot.match.transitions import apply_action
from bot.play import selection
from bot.refusals import refusal
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from engine.core.values import Illegal, Seat
from tests.conformance.laws import rng_for
from tests.conformance.random_play import Moment

VERSION = 40
NAMES = ("Ada", "Ben", "Cleo", "Dan")
NONSENSE = ("", " ", "attack", "e4", "a1 a1", "k11 k12", "z9-z8", "0#", "#3", "1#1#1", "the of to")
SQUARES = tuple(f"{column}{row}" for row in range(1, 11) for column in "abcdefghij")
FORMATIONS = ("", "swap a1 d4", "swap d4 g7", "swap a10 j10", "FBS2345678\n" * 4)
MOST_LABELS = 24


def answers_are_alike(moment: Moment, key: str = "") -> None:
    """Hold a moment to the law, for every seat; the `key` is that of the hosted game where it isn't the subject's."""
    game = moment.game
    for seat in moment.setting.roster.seats:
        rng = rng_for(moment, seat)
        here = match_of(moment, moment.state, key)
        there = match_of(moment, game.resample(moment.state, seat, rng), key)
        one, other = Offer(here, seat), Offer(there, seat)
        assert list(one.actions) == list(other.actions), f"seat {seat} is offered something else"
        assert one.choices == other.choices, f"seat {seat} reads something else"
        assert one.is_like(other)
        for made in selections(moment, (here, there), one, rng):
            told, twin = answer(one, made), answer(other, made)
            assert told == twin, f"seat {seat} tells two worlds apart by {made}: {told} or {twin}"


def refusals_are_alike(moment: Moment) -> None:
    """What is not offered is refused for the same reason in every world, to each seat and to whoever has none."""
    game, state, seats = moment.game, moment.state, moment.setting.roster.seats
    for audience in (*seats, None):
        world = game.resample(state, audience, rng_for(moment, audience))
        seat = Seat(len(seats)) if audience is None else audience
        foreign = {action for where in (state, world) for other in seats for action in game.legal(where, other)}
        for action in foreign - set(game.legal(state, seat)):
            here, there = reason(game.apply, state, seat, action), reason(game.apply, world, seat, action)
            assert here == there, f"{audience} tells two worlds apart by {action}: {here} or {there}"
        here, there = reason(game.leave, state, seat), reason(game.leave, world, seat)
        assert here == there, f"{audience} tells two worlds apart by leaving: {here} or {there}"


def reason(attempt: Callable[..., Any], *arguments: Any) -> Any:
    """Why the engine refuses an attempt; None if it doesn't."""
    try:
        attempt(*arguments)
    except Illegal as illegal:
        return illegal.code, illegal.params
    return None


def match_of(moment: Moment, state: Any, key: str = "") -> Match:
    """A match as it would be stored in a state."""
    codec, people = moment.game.codec, moment.setting.roster.seats
    return Match(
        id=1,
        guild_id=1,
        channel_id=1,
        game=key or moment.game.key,
        options=codec.dump_options(codec.parse_options(moment.setting.options)),
        roster=moment.setting.roster,
        people=tuple(Person(seat + 1, NAMES[seat]) for seat in people),
        status="live",
        version=VERSION,
        key=bytes(32),
        created_at=0,
        expires_at=None,
        schema=codec.schema,
        state=codec.dump_state(state),
    )


def answer(offered: Offer, made: selection.Selection) -> Any:
    """What a person is told who selects something, or what they get."""
    try:
        resolved = made.resolve(offered)
        if resolved.leaf is not None:
            return resolved, offered.choice(resolved.leaf).confirm
        if resolved.action is not None:
            apply_action(offered, resolved.action, Request(offered.match.people[offered.seat], None, 0))
    except Refused as refused:
        return refused.code, refused.params, refusal(refused.code, **refused.params)
    return resolved


def selections(moment: Moment, worlds: tuple[Match, Match], offered: Offer, rng: Rng) -> Iterator[selection.Selection]:
    """Ways to point at what is offered, at what others are offered, and at nothing."""
    size = len(offered.actions)
    for text in (*labels(moment, worlds, rng), *NONSENSE):
        yield selection.TypedSelection(text)
    for version in (VERSION - 1, VERSION, VERSION + 1):
        for leaf in (0, size // 2, size - 1, size, 9_999):
            yield selection.TypedSelection(f"{version}#{leaf}")
        for node in (-1, 0, 1, offered.menu.size // 2, offered.menu.size - 1, offered.menu.size, 9_999):
            yield selection.NodeSelection(version, node, confirmed=bool(node % 2))
        for key in ("hand", *(cut.key for cut in offered.game.presenter.shortcuts(offered.view))):
            yield selection.ShortcutSelection(version, key)
        for text in FORMATIONS:
            yield selection.WrittenSelection(version, lambda entry, text=text: entry.read(text))  # type: ignore[misc]
            yield selection.WrittenSelection(version, lambda entry, text=text: entry.recall(text))  # type: ignore[misc]
    if offered.game.presenter.notation is not None:
        for start in range(len(SQUARES)):
            for far in (1, 10, 90, 37):
                yield selection.TypedSelection(f"{SQUARES[start]} {SQUARES[(start + far) % len(SQUARES)]}")
            yield selection.TypedSelection(f"{SQUARES[start]}x{SQUARES[(start + 10) % len(SQUARES)]}")
    else:
        yield selection.TypedSelection("b4 b5")


def labels(moment: Moment, worlds: tuple[Match, Match], rng: Rng) -> Iterator[str]:
    """Labels of what somebody may do in either world, and single words of them."""
    found = dict.fromkeys(
        choice.label
        for match in worlds
        for seat in moment.setting.roster.seats
        for choice in Offer(match, seat).choices
    )
    drawn, _ = rng.shuffle(tuple(found))
    yield from drawn[:MOST_LABELS]
    yield from dict.fromkeys(word for label in drawn[:MOST_LABELS] for word in label.split()[-2:])
