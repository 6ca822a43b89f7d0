"""What stands above the picture: what happened last in a sentence or two, and whom the match waits for."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.presenters.emblems import seat_name, seat_names
from bot.presenters.games.this_means_war import words
from bot.presenters.games.this_means_war.changes import Changes, changes
from bot.presenters.games.this_means_war.sentences import sentence
from bot.presenters.presenter import Names
from bot.presenters.screen import HEADLINE_ROOM, headline
from bot.presenters.words import plural
from engine.core.game import Outcome
from engine.games.this_means_war import events
from engine.games.this_means_war.view_types import AskView, View

_FIRST = events.Ended | events.Eliminated | events.TurnsPassed
_SECOND = events.OrderNullified | events.FinalStandBegan
_THIRD = events.OrderDeclared | events.Hacked | events.Took | events.OrderSkipped
_LAST = events.Passed | events.Fizzled | events.Reshuffled | events.AnotherOrder | events.FinalStandEnded


_WON = {
    "city": "**{who} won the war** with {city} CITY; {enough} was enough.",
    "last_standing": "**{who} won the war:** nobody else is left.",
    "turn_limit": "**{who} won the war** after {turns} turns, by CITY and then WALL.",
}
_SHARED = {
    "city": "**{who} share the victory:** each has the {enough} CITY that is enough.",
    "last_standing": "**{who} share the victory:** nobody else is left.",
    "turn_limit": "**{who} share the victory** after {turns} turns, by CITY and then WALL.",
}


class _News(NamedTuple):
    rank: int
    text: str


def headline_of(view: View, names: Names, last: Sequence[events.Event], asked: str = "") -> str:
    """Return what stands above the picture; `asked` is what its reader is to do, else it says whom all wait for."""
    state = asked or status(view, names)
    if view.outcome is not None:
        last = [event for event in last if not isinstance(event, events.Ended)]
    return headline(_happened(last, names, HEADLINE_ROOM - len(state) - 1), state)


def status(view: View, names: Names) -> str:
    """Say whose turn it is, what is chosen where it is no plain turn, or who won."""
    if view.outcome is not None:
        return _won(view, view.outcome, names)
    if view.ask is None:
        return ""
    chosen = _chosen(view, view.ask, names)
    if not view.windows or not (later := view.windows[-1].to_answer[1:]):
        return chosen
    return f"{chosen} Then {seat_names(later, names)}, who may pass already."


def _won(view: View, outcome: Outcome, names: Names) -> str:
    winners = outcome.ranks[0]
    said = plural(len(winners), _WON[outcome.reason], _SHARED[outcome.reason])
    city = view.grafmarshalls[winners[0]].base.city
    return said.format(who=seat_names(winners, names), city=city, enough=view.win_city, turns=view.max_turns)


def _chosen(view: View, ask: AskView, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(ask.seat, names)
    match ask.ask:
        case "order" if ask.card is not None and ask.seat != view.active:
            return f"**{who}** may play an order out of turn, by {words.card_name(ask.card)}, or pass."
        case "order" if ask.card is not None:
            return f"**{who}** may give another order, by {words.card_name(ask.card)}."
        case "order":
            return f"**{who}'s turn**"
        case "answer" if view.windows and view.windows[-1].fog:
            return f"Fog of war: **{who}** may play ESPIONAGE or pass."
        case "answer":
            return f"**{who}** may respond or pass."
        case "discard" if ask.card is not None:
            return f"**{who}** chooses a card to discard for {words.card_name(ask.card)}."
        case "discard":
            return f"**{who}** chooses a card to discard."
        case "hack" if ask.target is not None:
            return f"**{who}** chooses a card from {seat_name(ask.target, names)}'s hand."
        case "hack":
            return f"**{who}** chooses a card from the hand."
        case "take":
            return f"**{who}** takes a card from the discard pile."


def _happened(last: Sequence[events.Event], names: Names, room: int) -> str:
    """Return the sentences that matter most, as many as fit, in the order in which they happened."""
    found = list(_news(last, names))
    kept: list[int] = []
    for number, each in sorted(enumerate(found), key=lambda pair: (pair[1].rank, pair[0])):
        if kept and (each.rank > _DULL or sum(len(found[at].text) + 1 for at in kept) + len(each.text) > room):
            continue
        kept.append(number)
    return " ".join(found[number].text for number in sorted(kept))


_DULL = 3
"""The rank from which on something is told only if nothing else happened."""


def _news(last: Sequence[events.Event], names: Names) -> Iterator[_News]:
    for number, event in enumerate(last):
        match event:
            case _ if isinstance(event, _FIRST):
                yield _News(0, sentence(event, names))
            case _ if isinstance(event, _SECOND):
                yield _News(1, sentence(event, names))
            case events.OrderResolved():
                yield _effect(event, last[number + 1 :], names)
            case _ if isinstance(event, _THIRD):
                yield _News(2, sentence(event, names))
            case events.Discarded(seat, _, "mulligan"):
                yield _News(2, f"{seat_name(seat, names)} took a mulligan.")
            case events.Discarded(_, _, "recycle" | "hack" | "discard"):
                yield _News(2, sentence(event, names))
            case events.Began(first):
                yield _News(2, f"{seat_name(first, names)} begins.")
            case _ if isinstance(event, _LAST):
                yield _News(4, sentence(event, names))
            case _:
                pass


def _effect(event: events.OrderResolved, after: Sequence[events.Event], names: Names) -> _News:
    """Say what an order changed, up to where the next one takes effect."""
    ends = (at for at, each in enumerate(after) if isinstance(each, events.OrderResolved))
    changed = changes(after[: next(ends, len(after))])
    if not changed:
        return _News(3, sentence(event, names))
    return _News(1, f"{words.card_name(event.card)}: {changed_text(changed, names)}.")


def changed_text(changed: Changes, names: Names) -> str:
    """Say what changed for whom, such as "◆ Alice WALL +4"."""
    seats = dict.fromkeys(seat for seat, _ in changed)
    return "; ".join(f"{seat_name(seat, names)} {_areas(changed, seat)}" for seat in seats)


def _areas(changed: Changes, seat: int) -> str:
    return ", ".join(
        f"{words.area_name(area)} {words.signed(number)}" for (whose, area), number in changed.items() if whose == seat
    )
