"""Values to bytes and back: exact, or refused with a reason."""

from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field, field_validator

from engine.core.codec import Codec, keep_data
from engine.core.values import Corrupt, Illegal, Kind, Value, snake_case


class Rules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    size: int = Field(default=3, ge=1, le=5)
    mode: Literal["short", "long"] = "short"
    board: tuple[int, ...] = ()

    @field_validator("board")
    @classmethod
    def check(cls, board: tuple[int, ...]) -> tuple[int, ...]:
        if len(set(board)) != len(board):
            raise ValueError("every field must be different")
        return board


class Pile(Value, frozen=True):
    cards: tuple[str, ...]
    key: bytes = b""


class PlaceCard(Kind, frozen=True):
    card: str


class Pass(Kind, frozen=True):
    pass


Move = PlaceCard | Pass


def codec(schema: int = 1, migrations: dict[int, Any] | None = None) -> Codec[Rules, Pile, Move, Move, Pile]:
    return Codec(options=Rules, state=Pile, action=Move, event=Move, schema=schema, migrations=migrations or {})


PILE = Pile(("air-1", "sea-6"), b"\x00\xff")


def test_states_actions_and_events_come_back_equal() -> None:
    plain = codec()
    assert plain.load_state(plain.dump_state(PILE)) == PILE
    for move in (PlaceCard("air-1"), Pass()):
        assert plain.load_action(plain.dump_action(move)) == move
    events = (Pass(), PlaceCard("sea-6"), Pass())
    assert plain.load_events(plain.dump_events(events)) == events


def test_options_come_back_equal() -> None:
    plain = codec()
    options = Rules(size=4, mode="long", board=(2, 1))
    assert plain.load_options(plain.dump_options(options)) == options


def test_a_union_member_carries_its_name() -> None:
    assert codec().dump_action(PlaceCard("air-1")) == b'{"kind":"place_card","card":"air-1"}'


@pytest.mark.parametrize(
    ("name", "snake"), [("Move", "move"), ("MoveEnvoy", "move_envoy"), ("AirDropEnded", "air_drop_ended")]
)
def test_names_become_snake_case(name: str, snake: str) -> None:
    assert snake_case(name) == snake


JUNK = [
    b"",
    b"{",
    b"null",
    b"[1]",
    b"\xff",
    b'{"kind":"nothing"}',
    b'{"kind":"place_card","card":"\xff"}',
    b'{"cards":[1]}',
    b'{"cards":["\xff"]}',
    b'{"cards":[],"more":1}',
]


@pytest.mark.parametrize("data", JUNK)
def test_junk_is_corrupt_and_never_guessed_at(data: bytes) -> None:
    plain = codec()
    with pytest.raises(Corrupt):
        plain.load_state(data)
    with pytest.raises(Corrupt):
        plain.load_action(data)
    with pytest.raises(Corrupt):
        plain.load_events(data)
    with pytest.raises(Corrupt):
        plain.load_options(data)


def test_unknown_fields_of_an_action_are_refused() -> None:
    with pytest.raises(Corrupt):
        codec().load_action(b'{"kind":"place_card","card":"air-1","cheat":true}')


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"size": 9}, "size"),
        ({"size": "many"}, "size"),
        ({"mode": "endless"}, "mode"),
        ({"colour": "red"}, "colour"),
        ({"board": [1, 1]}, "board"),
        ({"board": [1, "x"]}, "board.1"),
    ],
)
def test_bad_options_say_which_and_why(data: dict[str, Any], where: str) -> None:
    with pytest.raises(Illegal) as caught:
        codec().parse_options(data)
    assert caught.value.code == "bad_options"
    ((place, why),) = caught.value.params["problems"]
    assert place == where
    assert why
    assert "Value error" not in why
    assert "pydantic" not in why


def test_every_bad_option_is_named_at_once() -> None:
    with pytest.raises(Illegal) as caught:
        codec().parse_options({"size": 0, "mode": "endless", "board": [1, 1]})
    assert [place for place, _ in caught.value.params["problems"]] == ["size", "mode", "board"]


def test_an_own_check_speaks_in_its_own_words() -> None:
    with pytest.raises(Illegal) as caught:
        codec().parse_options({"board": [1, 1]})
    assert caught.value.params["problems"] == (("board", "every field must be different"),)


def test_good_options_are_parsed() -> None:
    assert codec().parse_options({"size": 2}) == Rules(size=2)


def rename_deck(plain: dict[str, Any]) -> dict[str, Any]:
    return {"cards": plain["deck"]}


def sort_cards(plain: dict[str, Any]) -> dict[str, Any]:
    return {"cards": sorted(plain["cards"]), "key": ""}


def test_an_old_state_climbs_every_step_to_the_present_schema() -> None:
    newest = codec(3, {1: rename_deck, 2: sort_cards})
    assert newest.load_state(b'{"deck":["b","a"]}', 1) == Pile(("a", "b"))
    assert newest.load_state(b'{"cards":["b","a"]}', 2) == Pile(("a", "b"))


def test_a_state_of_the_present_schema_is_not_migrated() -> None:
    newest = codec(3, {1: rename_deck, 2: sort_cards})
    assert newest.load_state(b'{"cards":["b","a"]}', 3) == Pile(("b", "a"))
    assert newest.load_state(b'{"cards":["b","a"]}') == Pile(("b", "a"))


@pytest.mark.parametrize(
    ("data", "schema"),
    [
        (b'{"deck":["b"]}', 0),  # no way up from schema 0
        (b'{"wrong":["b"]}', 1),  # the migration does not find its field
        (b'{"deck":["b"]}', 2),  # of another schema than it says
        (b"{", 1),
        (b'{"deck":["\xff"]}', 1),
        (b'{"deck":' + b"[" * 100_000, 1),
    ],
)
def test_an_old_state_that_cannot_climb_is_corrupt(data: bytes, schema: int) -> None:
    with pytest.raises(Corrupt):
        codec(3, {1: rename_deck, 2: sort_cards}).load_state(data, schema)


@pytest.mark.parametrize("data", [b"[]", b"3", b"null", b'"text"'])
def test_an_old_state_that_is_no_object_is_corrupt(data: bytes) -> None:
    with pytest.raises(Corrupt):
        codec(3, {1: rename_deck, 2: sort_cards}).load_state(data, 1)


def test_a_state_from_a_newer_schema_is_corrupt_even_where_it_would_fit() -> None:
    with pytest.raises(Corrupt, match="newer"):
        codec(3, {1: rename_deck, 2: sort_cards}).load_state(b'{"cards":[]}', 4)


def test_bytes_survive_a_migration() -> None:
    older = codec().dump_state(PILE)
    assert codec(2, {1: lambda plain: plain}).load_state(older, 1) == PILE


def test_fingerprints_are_16_hexadecimal_digits_that_tell_states_apart() -> None:
    plain = codec()
    one, two = plain.fingerprint(PILE), plain.fingerprint(Pile(("sea-6", "air-1"), b"\x00\xff"))
    assert one != two
    assert len(one) == 16
    assert int(one, 16) >= 0
    assert plain.fingerprint(plain.load_state(plain.dump_state(PILE))) == one


def test_what_follows_from_the_rest_is_not_stored_but_worked_out_when_it_is_read() -> None:
    carrying = Codec[Rules, Pile, Move, Move, Pile](
        options=Rules,
        state=Pile,
        action=Move,
        event=Move,
        schema=2,
        migrations={1: keep_data},
        stored=lambda pile: replace(pile, key=b""),
        restored=lambda pile: replace(pile, key=pile.cards[0].encode()),
    )
    complete, other = Pile(("air-1",), b"air-1"), Pile(("air-1",), b"sea-6")
    assert carrying.dump_state(other) == carrying.dump_state(complete) == codec().dump_state(Pile(("air-1",)))
    assert carrying.fingerprint(other) == carrying.fingerprint(complete)
    for schema in (None, 1, 2):
        assert carrying.load_state(codec().dump_state(other), schema) == complete


def test_a_view_is_dumped_as_json() -> None:
    assert msgspec.json.decode(codec().dump_view(PILE)) == {"cards": ["air-1", "sea-6"], "key": "AP8="}


def test_values_are_frozen() -> None:
    with pytest.raises(AttributeError):
        PILE.cards = ()  # type: ignore[misc]  # that it can't be set is the point
