"""What the laws need to know of Fight, Flight, Bite; rules 15 are written here a second time, apart from the engine."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from engine.core.values import roster
from engine.games.fight_flight_bite import actions, events, fight_flight_bite, stages
from engine.games.fight_flight_bite.cards import OTHERS, SIGNATURES
from engine.games.fight_flight_bite.state import State, Turn
from tests.conformance.subject import Audience, Setting, Subject

SINGLES = tuple(card for card in OTHERS if OTHERS.count(card) == 1)
"""The cards of which only one is dealt, so that it can be followed by its name."""


def named(card: str) -> str:
    """A card as JSON names it."""
    return f'"{card}"'


class FightKnowledge:
    """Keeps track of the cards that everybody, or one seat, has been shown."""

    def __init__(self) -> None:
        self.dealt = False
        self.open: set[str] = set()
        self.seen: dict[int, set[str]] = {}
        self.over = False

    def note(self, state: State, happened: Iterable[events.Event]) -> None:  # noqa: ARG002 - events say it all
        for event in happened:
            match event:
                case events.CardsDealt():
                    self.dealt = True
                case events.TribeTaken(tribe=tribe):
                    self.open |= set(SIGNATURES[tribe])
                case events.CardPlayed(card=card):
                    self.open.add(card)
                case events.HandSeen(seat=seat, cards=cards):
                    self.seen.setdefault(seat, set()).update(cards or ())
                case events.HandsRevealed():
                    self.over = True

    def unknown(self, state: State, audience: Audience) -> frozenset[str]:
        if self.over or not self.dealt:
            return frozenset()
        known = self.open | (set() if audience is None else self.seen.get(audience, set()))
        own = () if audience is None else state.table.hands[audience]
        return frozenset(named(card) for card in SINGLES if card not in known and card not in own)

    def limits(self, state: State, audience: Audience) -> Mapping[str, frozenset[Any]]:  # noqa: ARG002
        """Nothing: whoever has seen a card of a hand can place it from then on."""
        return {}

    def learned(
        self,
        state: State,  # noqa: ARG002 - events say it all
        happened: Iterable[events.Event],
        audience: Audience,
    ) -> frozenset[str]:
        told = set[str]()
        for event in happened:
            match event:
                case events.CardPlayed(card=card):
                    told.add(card)
                case events.TribeTaken(tribe=tribe):
                    told |= set(SIGNATURES[tribe])
                case events.HandSeen(seat=seat, cards=cards) if seat == audience:
                    told |= set(cards or ())
                case events.HandsRevealed():
                    told |= set(SINGLES)
        return frozenset(map(named, told))


def places(state: State) -> Mapping[str, Any]:
    """Return nothing where the only card that a hand hides is one of two alike: no name could be seen to get there."""
    table = state.table
    for hand, tribe in zip(table.hands, state.tribes, strict=True):
        hidden = [card for card in hand if card in OTHERS and not (tribe and card in SIGNATURES[tribe])]
        if hidden and not set(hidden) & set(SINGLES):
            return {}
    return holders(state)


def holders(state: State) -> Mapping[str, Any]:
    """Return for each card whose hand or whose played cards it is among."""
    table = state.table
    found: dict[str, Any] = {}
    for where, piles in (("hand", table.hands), ("played", table.played), ("undealt", (table.undealt,))):
        for number, pile in enumerate(piles):
            found |= {named(card): (where, number) for card in pile if card in SINGLES}
    return found


def damaged_states(state: State) -> Iterator[tuple[str, State]]:
    table = state.table

    def spoilt(**fields: Any) -> State:
        return replace(state, table=replace(table, **fields))

    yield "a critter is lost", spoilt(reserves=(table.reserves[0] - 1, *table.reserves[1:]))
    yield (
        "a critter is made",
        spoilt(critters=((table.critters[0][0] + 1, *table.critters[0][1:]), *table.critters[1:])),
    )
    yield "a cube is lost", spoilt(supply=(table.supply[0], table.supply[1] - 1, table.supply[2]))
    yield "a cube changed its kind", spoilt(supply=(table.supply[0] + 1, table.supply[1] - 1, table.supply[2]))
    yield "a woodland is missing", spoilt(critters=table.critters[1:])
    yield "a woodland has no place for cubes", spoilt(cubes=table.cubes[1:])
    yield "a seat has no hand", spoilt(hands=table.hands[1:])
    yield "a seat sits twice", replace(state, order=(state.order[0], *state.order[:-1]))
    yield "a sixth round began", replace(state, round=6)
    yield "a stranger left", replace(state, gone=(*state.gone, 7))
    yield from _spoilt_cards(state)
    yield from _spoilt_stages(state)


def _spoilt_cards(state: State) -> Iterator[tuple[str, State]]:
    table = state.table
    first, *others = table.hands
    if not first:
        return

    def held(*hand: str) -> State:
        return replace(state, table=replace(table, hands=(hand, *others)))

    yield "a card is lost", held(*first[1:])
    yield "a card is there twice", held(*first, first[-1])
    yield "a card is unknown", held("ambush", *first[1:])
    if len(set(first)) > 1:
        yield "a hand is out of order", held(*reversed(first))
    if table.undealt:
        yield "an undealt card is lost", replace(state, table=replace(table, undealt=table.undealt[1:]))


def _spoilt_stages(state: State) -> Iterator[tuple[str, State]]:
    seat, turn, stage = state.order[0], state.turn, state.stage
    if turn is None:
        yield "a turn is under way and nobody takes it", replace(state, turn=Turn(seat, 0, 0))
        yield "somebody plays without a turn", replace(state, stage=stages.Playing())
    else:
        yield "more stand than are there", replace(state, turn=replace(turn, standing=9))
        yield "there is a turn and its critter is to be placed", replace(state, stage=stages.Placing(seat))
        yield "too many actions are left", replace(state, stage=stages.UsingBonus(seat, "fight", 2, 3))
        if turn.card:
            yield "another card was played", replace(state, turn=replace(turn, card="ambush"))
    if isinstance(stage, stages.Throwing):
        duel = stage.duel
        yield "one duels with itself", replace(state, stage=stages.Throwing(replace(duel, defender=state.turn.seat)))  # type: ignore[union-attr]  # throws are of a turn
        two = (("fight", "bite"), ("fight", "fight"))
        yield "a decided duel is thrown again", replace(state, stage=stages.Throwing(replace(duel, shown=two)))
        yield (
            "a throw is too long",
            replace(state, stage=stages.Throwing(replace(duel, thrown=(("fight", "bite"), ())))),
        )
        fought = (("fight",) * 3 if state.rules.rethrow == "locked" else ("fight",), ())[::-1]
        yield (
            "a barred sign was thrown",
            replace(state, stage=stages.Throwing(replace(duel, thrown=fought, barred="fight"))),
        )
    if state.round:
        yield "an opening comes late", replace(state, stage=stages.Opening(0), turn=None)
    if not isinstance(stage, stages.Over):
        yield "one is tied alone", replace(state, stage=stages.ThrowingFinal((seat,), ((),)), turn=None)
        yield "nobody has won", replace(state, stage=stages.Over((), "score"), turn=None)


def seen_by_others(action: actions.Action) -> Any:
    """Hide what somebody throws; that they throw is public."""
    return "throw" if isinstance(action, actions.Throw) else action


def without_new_knowledge(event: events.Event) -> Any:
    """Blank the result of throws, hands that are shown, and what chance lays out or bars."""
    match event:
        case events.ThrowsShown():
            return replace(event, pairs=(), ties=0, winner=None)
        case events.RoundThrown():
            return replace(event, signs=(), dropped=())
        case events.HandSeen():
            return replace(event, cards=None)
        case events.SignBarred():
            return replace(event, sign="fight")
        case events.FoodLaid() | events.HandsRevealed():
            return type(event)
    return event


def setting(name: str, seats: int, **options: Any) -> Setting:
    return Setting(f"{name}-{seats}", options, roster(*[1] * seats), bound=2_000)


EARLY = (actions.Stop, actions.Done, actions.Decline, actions.Accept)

FIGHT_FLIGHT_BITE = Subject(
    game=fight_flight_bite,
    settings=(
        *(setting("usual", seats) for seats in (2, 3, 4)),
        *(setting("locked", seats, rethrow="locked", harvest_pick="manual", tribes="choose") for seats in (2, 3, 4)),
        *(
            setting(
                "far",
                seats,
                map="delta" if seats == 4 else "bay",
                extra_critter="any",
                fight_target="any_opponent",
                tribes="random",
                card_scoring="printed",
            )
            for seats in (2, 3, 4)
        ),
        *(
            setting(
                "near",
                seats,
                bite_range="adjacent",
                defender_cube="other",
                final_tie="shared",
                harvest_pick="manual",
            )
            for seats in (2, 3, 4)
        ),
    ),
    knowledge=FightKnowledge,
    damaged_states=damaged_states,
    places=places,
    facts=holders,
    seen_by_others=seen_by_others,
    without_new_knowledge=without_new_knowledge,
    is_deal=lambda event: isinstance(event, events.FoodLaid | events.CardsDealt),
    avoids=lambda action: isinstance(action, EARLY),
    busier_position=lambda state, rng: state,  # noqa: ARG005 - play is as busy as it gets
    events=frozenset(kind.__name__ for kind in get_args(events.Event)),
    rare=frozenset(("OrderSet", "Left")),
    seed_share=1 / 3,
)
