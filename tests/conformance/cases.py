"""All games and settings that the laws are checked on: one subject for each game of the catalog."""

from collections.abc import Mapping

from tests.conformance.air_land_sea import AIR_LAND_SEA, FLIES_LIES_SUPPLIES
from tests.conformance.fight_flight_bite import FIGHT_FLIGHT_BITE
from tests.conformance.stratego import STRATEGO
from tests.conformance.subject import Setting, Subject
from tests.conformance.this_means_war import THIS_MEANS_WAR

SUBJECTS: Mapping[str, Subject] = {
    "air-land-sea": AIR_LAND_SEA,
    "flies-lies-supplies": FLIES_LIES_SUPPLIES,
    "fight-flight-bite": FIGHT_FLIGHT_BITE,
    "stratego": STRATEGO,
    "this-means-war": THIS_MEANS_WAR,
}

CASES: tuple[tuple[Subject, Setting], ...] = tuple(
    (subject, setting) for subject in SUBJECTS.values() for setting in subject.settings
)
CASE_NAMES = [f"{key}-{setting.name}" for key, subject in SUBJECTS.items() for setting in subject.settings]
