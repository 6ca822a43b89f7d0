"""The section of a profile on the tournaments that its person has played to the end."""

from collections.abc import Sequence

from bot.ratings.screens import ProfileSection
from bot.screens.screen import Block
from bot.tournaments import texts
from bot.tournaments.model import Tournament
from bot.tournaments.pairing import standings

SHOWN = 5
"""Number of a person's latest tournaments on their profile."""


def placings_section(tournaments: Sequence[Tournament], user_id: int) -> ProfileSection:
    """Return a person's ranks in the latest of their ended tournaments, newest first. The block may be empty.

    `tournaments` are those that the person entered, oldest first.
    """
    lines = [line for each in reversed(tournaments) if (line := placing_text(each, user_id))]
    return ProfileSection(Block(texts.placings(), "\n".join(lines[:SHOWN])))


def placing_text(tournament: Tournament, user_id: int) -> str:
    """Return a person's final rank in a tournament, such as "Winter Cup: 2nd of 8".

    Return "" if `final_rank` is None.
    """
    rank = final_rank(tournament, user_id)
    if rank is None:
        return ""
    return texts.placing(tournament=tournament.name, rank=rank, count=len(tournament.entrants))


def final_rank(tournament: Tournament, user_id: int) -> int | None:
    """Return a person's final rank in a tournament, from 1.

    Return None if the tournament is not over, or the person withdrew or did not enter.
    """
    if tournament.status != "over":
        return None
    lines = standings(len(tournament.entrants), tournament.rounds, tournament.terms.format)
    ranks = {line.index: line.rank for line in lines}
    for index, entrant in enumerate(tournament.entrants):
        if entrant.person.id == user_id and not entrant.withdrawn:
            return ranks[index]
    return None
