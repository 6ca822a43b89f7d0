"""The tables in docs/rules say what the engine plays by."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.games.fight_flight_bite.words import card_name, tribe_name
from engine.games.air_land_sea import cards as theater_cards
from engine.games.air_land_sea.options import TheatersOptions
from engine.games.air_land_sea.rules import COMMANDERS, EPIC_COMMANDERS
from engine.games.fight_flight_bite import cards as critter_cards
from engine.games.fight_flight_bite.options import HEAD_STARTS, MAPS, FightOptions, MapName
from engine.games.stratego.actions import Refusal
from engine.games.stratego.arrangements import PRESETS as ARRANGEMENTS
from engine.games.stratego.board import COUNTS, FLAG, KINDS, SYMBOLS, outcomes
from engine.games.stratego.options import LIMITS, PRESETS, Army, Numbering, Preset, StrategoOptions, ruleset_of
from engine.games.this_means_war.cards import CARDS as ORDERS
from engine.games.this_means_war.cards import ChooseOne
from engine.games.this_means_war.options import WarOptions
from tests.architecture.source import ROOT


def section(game: str, number: str) -> list[str]:
    """The lines below a numbered heading of a rules file, up to the next heading."""
    lines = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("#") and line.split()[1].rstrip(".") == number)
    end = next((at for at, line in enumerate(lines) if at > start and line.startswith("#")), len(lines))
    return lines[start + 1 : end]


def rows(game: str, number: str) -> list[list[str]]:
    """The cells of every row in the tables of a section, header rows among them."""
    lines = [line for line in section(game, number) if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip().strip("`*") for cell in line.strip("|").split("|")] for line in lines]


def blocks(lines: list[str]) -> Iterator[str]:
    """What stands between code fences."""
    yield from "\n".join(lines).split("```")[1::2]


def key(name: str) -> str:
    return name.lower().replace(" ", "_")


THEATERS = dict(zip(theater_cards.TYPES, ("4.1", "4.2", "4.3", "4.4", "4.5", "4.6"), strict=True))


@pytest.mark.parametrize("theater", theater_cards.TYPES)
def test_the_cards_of_a_theater(theater: theater_cards.TheaterType) -> None:
    written = {(int(row[0]), row[1], row[2]) for row in rows("air-land-sea", THEATERS[theater])[1:]}
    assert written == {(card.strength, card.name, card.kind) for card in theater_cards.CARDS if card.type == theater}


def test_the_options_of_theaters() -> None:
    written = {row[0]: row[1].split("`")[0] for row in rows("air-land-sea", "1.3")[1:] if row[0] != "seats"}
    assert written == TheatersOptions().model_dump()


def test_what_a_withdrawal_gives() -> None:
    table = [[cell.removesuffix(" or more").split("-")[0] for cell in row] for row in rows("air-land-sea", "2.5")]
    points = [int(cell.split()[0]) for cell in table[0][1:]]
    written = [tuple(zip(map(int, row[1:]), points, strict=True)) for row in table[1:]]
    assert written == [*COMMANDERS, *EPIC_COMMANDERS]


def test_the_action_cards() -> None:
    written = [
        (row[0], row[1], int(row[2]), tuple(map(int, row[3:6])), row[8], int(row[9]))
        for row in rows("fight-flight-bite", "6.1")[1:]
    ]
    assert written == [
        (card.key, card_name(card.key), card.copies, card.extra, card.food, card.value) for card in critter_cards.CARDS
    ]
    assert [row[1] for row in written] == [card.name for card in critter_cards.CARDS]


def test_the_tribes() -> None:
    written = {row[0]: row[1].replace("`", "") for row in rows("fight-flight-bite", "13")[1:]}
    assert written == {
        tribe_name(tribe): f"{cards[0]} x4" if len(set(cards)) == 1 else ", ".join(cards)
        for tribe, cards in critter_cards.SIGNATURES.items()
    }


@pytest.mark.parametrize(
    ("number", "name"), [("5.1", "ring"), ("5.2", "bay"), ("5.3", "pairs"), ("5.4", "grove"), ("5.5", "delta")]
)
def test_the_maps(number: str, name: MapName) -> None:
    woods = MAPS[name]
    written = [
        (letter, int(q), int(r), terrain.lower(), icon.lower(), neighbours.split())
        for letter, q, r, terrain, icon, neighbours in rows("fight-flight-bite", number)[1:]
    ]
    assert written == [
        (wood.id, wood.q, wood.r, wood.terrain, wood.icon, [woods.ids[other] for other in woods.neighbours[at]])
        for at, wood in enumerate(woods.woodlands)
    ]


def test_the_options_of_critters() -> None:
    written = {row[0]: row[1].split("`")[0] for row in rows("fight-flight-bite", "3")[1:]}
    assert written == FightOptions().model_dump()


def test_the_head_starts() -> None:
    written = {int(row[0]): tuple(int(cell) for cell in row[1:] if cell) for row in rows("fight-flight-bite", "12")[1:]}
    assert written == {seats: points for seats, points in HEAD_STARTS.items() if any(points)}


@pytest.mark.parametrize(("place", "preset"), [(2, "house"), (3, "classic"), (4, "tournament"), (5, "old_us")])
def test_the_presets(place: int, preset: Preset) -> None:
    table = [row for row in rows("stratego", "1") if len(row) == 6 and row[0] in PRESETS[preset]]
    meaning = {"on": True, "off": False}
    written = {row[0]: int(row[place]) if row[0] == "two_square" else row[place] for row in table}
    for rule, value in PRESETS[preset].items():
        assert (meaning[str(written[rule])] if isinstance(value, bool) else written[rule]) == value, rule
    assert len(table) == len(PRESETS[preset])


def test_how_long_a_match_may_last() -> None:
    assert {row[0]: (int(row[3]), int(row[4])) for row in rows("stratego", "1") if row[0] in LIMITS} == LIMITS


def test_why_a_move_is_refused() -> None:
    listed = " ".join(section("stratego", "6")).partition("Reasons for refusal")[2]
    assert tuple(re.findall(r"`(\w+)`", listed)) == ("not_your_turn", *get_args(Refusal))


def test_the_pieces() -> None:
    table = rows("stratego", "3")
    order = [key(row[0]) for row in table[1:]]
    assert sorted(order) == sorted(KINDS)
    armies: tuple[Army, ...] = ("full", "barrage", "duel")
    numberings: tuple[Numbering, ...] = ("ten_high", "one_high")
    for place, army in enumerate(armies, start=1):
        written = {key(row[0]): int(row[place]) for row in table[1:]}
        assert tuple(written[kind] for kind in KINDS) == COUNTS[army]
    for place, numbering in enumerate(numberings, start=5):
        assert "".join({key(row[0]): row[place] for row in table[1:]}[kind] for kind in KINDS) == SYMBOLS[numbering]


@pytest.mark.parametrize("preset", ["house", "classic", "tournament", "old_us"])
def test_the_outcomes_of_attacks(preset: Preset) -> None:
    rules = ruleset_of(StrategoOptions(preset=preset))
    symbols = SYMBOLS[rules.numbering]
    table = rows("stratego", "7.1")
    heads = [at for at, row in enumerate(table) if row[0].startswith("att")]
    start, end = (heads[1], len(table)) if preset == "old_us" else (heads[0], heads[1])
    defenders = table[start][1:]
    compared = set()
    for row in table[start + 1 : end]:
        names = row[0].replace("*", "").split()
        if names[1:] and preset not in " ".join(names[1:]).split(", "):
            continue
        attacker = symbols.index(names[0])
        compared.add(attacker)
        assert "".join(row[1:]) == "".join(outcomes(rules)[attacker][symbols.index(each)] for each in defenders)
    assert compared == set(range(len(KINDS))) - {FLAG, KINDS.index("bomb")}


@pytest.mark.parametrize(("number", "army"), [("13.1", "full"), ("13.2", "barrage"), ("13.3", "duel")])
def test_the_preset_arrangements(number: str, army: Army) -> None:
    lines = section("stratego", number)
    names = [key(line.split("**")[1]) for line in lines if line.startswith("**")]
    drawn = [block.replace(" ", "").replace("\n", "") for block in blocks(lines)]
    assert dict(zip(names, drawn, strict=True)) == ARRANGEMENTS[army]


def test_the_options_of_grafmarshalls() -> None:
    assert {row[0]: row[1] for row in rows("this-means-war", "5")[1:]} == {
        name: str(value) for name, value in WarOptions().model_dump().items()
    }


def test_every_effect_of_orders_is_explained() -> None:
    explained = {row[0].split()[-1].strip("`") for row in rows("this-means-war", "3")[1:]}
    listed = [effect for card in ORDERS for effect in card.effects]
    named = [
        each for effect in listed if isinstance(effect, ChooseOne) for branch in effect.branches for each in branch
    ]
    assert {type(effect).__name__ for effect in (*listed, *named)} == explained
