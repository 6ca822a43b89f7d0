"""What can be kept of a match that is over: a score sheet, and the scenes of an animated picture."""

from bot.pictures.scene import Scene
from bot.presenters.history import score_sheet
from bot.screens.refusals import Refused
from bot.service.history.replays import Replay, events_of, screen_of
from bot.service.matches import boards, seating

MOST_FRAMES = 200
"""Of a longer match, every so many steps are left out."""


def check_over(replay: Replay) -> None:
    """Refuse to make anything of a match in play, as the next move would make it old; raises Refused."""
    if replay.match.status != "over":
        raise Refused("nothing_to_keep_yet")


def score_sheet_of(replay: Replay) -> bytes:
    """The plays of a match as its reader knows them, as text; raises Refused("nothing_to_keep_yet")."""
    check_over(replay)
    match, presenter = replay.match, replay.host.presenter
    head = score_sheet.SheetHead(
        game=presenter.name,
        match_id=match.id,
        terms=boards.terms_of(match, replay.host),
        names=seating.names_of(match),
        result=boards.result_of(match),
    )
    notated = presenter.replay.score_sheet if presenter.replay is not None else None
    if notated is not None:
        course = [events_of(replay, place) for place in range(len(replay.tape.rows))]
        return score_sheet.notated_sheet(head, notated(course)).encode()
    chapters: list[tuple[str, list[str]]] = []
    for step in replay.steps:
        moment = replay.moment(step)
        if not chapters or chapters[-1][0] != moment:
            chapters.append((moment, []))
        chapters[-1][1].extend(["\n".join(step.sentences)] if step.sentences else [])
    return score_sheet.score_sheet(head, chapters).encode()


def frames_of(replay: Replay) -> tuple[int, ...]:
    """The steps that an animated picture shows; raises Refused("nothing_to_keep_yet" | "no_pictures")."""
    check_over(replay)
    if not replay.tape.is_exact:
        raise Refused("no_pictures")
    last = len(replay.steps) - 1
    every = -(-len(replay.steps) // MOST_FRAMES)
    return (*range(0, last, every), last)


def scene_of(replay: Replay, place: int) -> Scene:
    """What the picture of a step shows; raises Refused("no_pictures") where its game draws none."""
    picture = screen_of(replay, place).picture
    if picture is None:
        raise Refused("no_pictures")
    return picture.scene
