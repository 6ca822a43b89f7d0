"""What speaks for an order of This Means War!, by what it does to bases if nobody answers."""

from typing import Any

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import reasons, this_means_war
from engine.games.this_means_war.actions import Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.state import State

RICH = {"labor": 20, "research": 20, "ammo": 20, "army": 20}


def position(hand: tuple[str, ...], mine: dict[str, int] | None = None, rival: dict[str, int] | None = None) -> State:
    """The first turn of a match, with this hand and these bases."""
    game = this_means_war
    options = game.codec.load_options(b"{}")
    state = game.new(options, game.rosters(options)[0], Rng(bytes(32))).state
    seat, table = min(game.to_act(state)), state.table
    bases, hands = [*table.bases], [*table.hands]
    hands[seat] = hand
    bases[seat] = replace(bases[seat], **(RICH if mine is None else mine))
    bases[1 - seat] = replace(bases[1 - seat], **(rival or {}))
    return replace(state, table=replace(table, bases=tuple(bases), hands=tuple(hands)))


def speaks_for(state: State, action: Any) -> list[object]:
    game = this_means_war
    seat = min(game.to_act(state))
    after = reasons.apply_unanswered(game, state, seat, action)
    return [*reasons.reasons(game.view(state, seat), action, game.view(after, seat))]


def rival_of(state: State) -> Seat:
    return Seat(1 - min(this_means_war.to_act(state)))


def play(state: State, card: str) -> Play:
    """The first way to play a card."""
    seat = min(this_means_war.to_act(state))
    return next(each for each in this_means_war.legal(state, seat) if isinstance(each, Play) and each.card == card)


def test_an_assault_strikes_the_wall_and_says_what_it_costs() -> None:
    state = position(("m107",), rival={"wall": 30, "city": 20})
    found = speaks_for(state, play(state, "m107"))
    assert isinstance(found[0], reasons.StrikesWall)
    assert (found[0].seat, found[0].lost + found[0].left) == (rival_of(state), 30)
    assert isinstance(found[-1], reasons.CostsPart)
    assert found[-1].had == 80


def test_an_assault_past_the_wall_strikes_the_city_and_one_that_ends_it_eliminates_and_wins() -> None:
    struck = position(("m107",), rival={"wall": 0, "city": 40})
    assert any(isinstance(each, reasons.StrikesCity) for each in speaks_for(struck, play(struck, "m107")))
    ended = position(("m107",), rival={"wall": 0, "city": 1})
    assert [type(each) for each in speaks_for(ended, play(ended, "m107"))][:2] == [
        reasons.WinsMatch,
        reasons.Eliminates,
    ]


def test_building_says_how_much_is_lacking() -> None:
    state = position(("prefab-blocks",), mine={**RICH, "city": 20})
    built = next(
        each for each in speaks_for(state, play(state, "prefab-blocks")) if isinstance(each, reasons.BuildsCity)
    )
    assert built.lacking == 50 - 20 - built.gained


def test_a_card_that_can_not_be_paid_is_recycled_and_a_bad_hand_renewed() -> None:
    state = position(("m107", "tent-quarter"), mine={"labor": 0, "research": 0, "ammo": 0, "army": 0})
    assert speaks_for(state, Recycle("m107")) == [reasons.SwapsUnpayable("m107")]
    assert speaks_for(state, Mulligan()) == [reasons.RenewsHand(2, 0)]
    rich = position(("m107", "tent-quarter"))
    assert speaks_for(rich, Recycle("m107")) == []


def test_passing_keeps_answers_or_is_all_that_is_left() -> None:
    game = this_means_war
    for hand, said in ((("sabotage",), reasons.KeepsAnswers(1)), (("m107",), reasons.HasNoAnswer())):
        state = position(("m107",))
        rival = rival_of(state)
        bases, hands = [*state.table.bases], [*state.table.hands]
        hands[rival], bases[rival] = hand, replace(bases[rival], **RICH)
        state = replace(state, table=replace(state.table, bases=tuple(bases), hands=tuple(hands)))
        asked = game.apply(state, Seat(1 - rival), play(state, "m107")).state
        assert game.to_act(asked) == {rival}
        assert speaks_for(asked, Pass()) == [said]


def test_an_answer_nullifies() -> None:
    game = this_means_war
    state = position(("m107",))
    rival = rival_of(state)
    bases, hands = [*state.table.bases], [*state.table.hands]
    hands[rival], bases[rival] = ("sabotage",), replace(bases[rival], **RICH)
    state = replace(state, table=replace(state.table, bases=tuple(bases), hands=tuple(hands)))
    asked = game.apply(state, Seat(1 - rival), play(state, "m107")).state
    found = speaks_for(asked, play(asked, "sabotage"))
    assert found[0] == reasons.Nullifies(Seat(1 - rival), "m107")
