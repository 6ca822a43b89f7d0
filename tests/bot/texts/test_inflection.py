"""Plurals, forms of names and the reader as each language has them, by examples from its own texts."""

from collections.abc import Callable

import pytest

from bot.games.air_land_sea import texts as duel
from bot.play import texts as play
from bot.texts.languages import reading


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", {1: "1 weiteres Ereignis", 2: "2 weitere Ereignisse", 0: "0 weitere Ereignisse"}),
        ("es", {1: "1 evento más", 2: "2 eventos más", 0: "0 eventos más"}),
        ("fr", {0: "encore 0 événement", 1: "encore 1 événement", 2: "encore 2 événements"}),
        ("ja", {1: "ほか1件", 2: "ほか2件"}),
        (
            "pl",
            {
                1: "1 zdarzenie więcej",
                2: "2 zdarzenia więcej",
                5: "5 zdarzeń więcej",
                12: "12 zdarzeń więcej",
                22: "22 zdarzenia więcej",
            },
        ),
        ("pt-BR", {0: "mais 0 acontecimento", 1: "mais 1 acontecimento", 2: "mais 2 acontecimentos"}),
    ],
)
def test_a_number_takes_its_plural(language: str, expected: dict[int, str]) -> None:
    with reading(language):
        assert {number: play.more_events(count=number) for number in expected} == expected


def test_a_theater_has_its_own_german_preposition_and_article() -> None:
    with reading("de"):
        placed = [duel.deploy(card="Manöver", theater=theater) for theater in ("air", "land", "sea", "diplomacy")]
    assert placed == [
        "Manöver in der Luft einsetzen",
        "Manöver an Land einsetzen",
        "Manöver auf See einsetzen",
        "Manöver in der Diplomatie einsetzen",
    ]


@pytest.mark.parametrize(
    ("language", "to_reader", "to_others"),
    [
        ("de", "Du bist am Zug", "Alice ist am Zug"),
        ("es", "Tu turno", "Turno de Alice"),
        ("fr", "À toi de jouer", "À Alice de jouer"),
        ("ja", "あなたの手番", "Aliceの手番"),
        ("pl", "Twoja tura", "Tura: Alice"),
        ("pt-BR", "Sua vez", "Vez de Alice"),
    ],
)
def test_the_reader_is_addressed(language: str, to_reader: str, to_others: str) -> None:
    text: Callable[..., str] = duel.turn_of_one
    with reading(language):
        assert (text(who="you"), text(who="Alice")) == (to_reader, to_others)
