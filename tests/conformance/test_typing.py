"""Law: whatever a choice is labelled with, in the reader's language or in English, means it when it is typed."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.match.model.match import Match, Person, Request
from bot.match.offers import MAX_WORDS, Offer
from bot.match.transitions import deal
from bot.play.selection import ResolvedAction, TypedSelection
from bot.screens.refusals import Refused
from bot.screens.typed import fold
from bot.texts.languages import DEFAULT, reading
from engine.core.values import Seat
from tests.conformance.cases import CASE_NAMES, CASES
from tests.conformance.random_play import Moment, rng_of, some_of
from tests.conformance.subject import Setting, Subject
from tests.conformance.test_words import PLAIN_NAMES

EVERY = 9
LABELS = 24
LANGUAGES = ("de", "pl", "ja")

every_case = pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)


def at(moment: Moment) -> Match:
    """A live match in the position of a moment."""
    codec, roster = moment.game.codec, moment.setting.roster
    people = tuple(Person(101 + seat, name) for seat, name in enumerate(PLAIN_NAMES[: len(roster.seats)]))
    options = codec.dump_options(codec.parse_options(moment.setting.options))
    opened = Match(1, 7, 70, moment.game.key, options, roster, people, "open", 0, bytes(32), 0.0, 9.0)
    return replace(deal(opened, Request(people[0], 1, 0.0)).match, state=codec.dump_state(moment.state))


def offers(subject: Subject, setting: Setting) -> Iterator[tuple[Moment, Match, Seat]]:
    for moment in some_of(subject, setting, 1, EVERY):
        for seat in sorted(moment.game.to_act(moment.state)):
            yield moment, at(moment), seat


def labels(match: Match, seat: Seat, language: str) -> list[str]:
    with reading(language):
        return [choice.label for choice in Offer(match, seat).choices]


def meaning(offer: Offer, typed: str) -> ResolvedAction | int:
    """What is typed, or how many choices it fits if it is refused."""
    try:
        return TypedSelection(typed).resolve(offer)
    except Refused as refused:
        return refused.params["count"]


@every_case
def test_a_label_means_its_choice_in_both_languages(subject: Subject, setting: Setting) -> None:
    typed = 0
    for _, match, seat in offers(subject, setting):
        for language in LANGUAGES:
            for written in (language, DEFAULT):
                listed = labels(match, seat, written)
                folded = [fold(label) for label in listed]
                for index in range(0, len(listed), max(1, len(listed) // LABELS)):
                    with reading(language):
                        offer = Offer(match, seat)
                        alike = folded.count(folded[index])
                        found = meaning(offer, f" {listed[index].upper()} ")
                        assert found == (meaning(offer, f"{offer.version}#{index}") if alike == 1 else alike)
                        assert index in offer.matching(listed[index])
                    assert len(listed[index].split()) <= MAX_WORDS
                    typed += 1
    assert typed


@every_case
def test_no_language_tells_two_worlds_apart(subject: Subject, setting: Setting) -> None:
    for moment, match, seat in offers(subject, setting):
        other = moment.game.resample(moment.state, seat, rng_of("typing", setting.name, moment.number))
        there = replace(match, state=moment.game.codec.dump_state(other))
        for language in (*LANGUAGES, DEFAULT):
            assert labels(match, seat, language) == labels(there, seat, language)
