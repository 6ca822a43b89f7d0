"""Two people at a match of Stratego, and short words for how they set up and move."""

from typing import Any

import simcord

from bot.service.hosted import hosted
from bot.service.ports import Match
from bot.service.sights import state_of
from tests.bot.ui.world import Dice, World, components, mark_of

SHORT_FENCE = ". . . . . . . . . .\n. 9 . . 2 . . X . 2\nB . S . . . . 3 . .\nF B . 3 . . . . . ."
BROAD_FRONT = ". . . . . . . . . .\n2 X . . . 3 . . 9 2\n. S . . . F . . B .\n. . B . . 3 . . . ."


async def begun(world: World, options: str = "army=duel") -> Match:
    """A match whose two sides set up."""
    return await world.start(game="stratego", options=options)


async def typed(world: World, person: simcord.MemberActor, text: str, match_id: int = 1) -> Any:
    """Write a formation in the panel's form and hand it in."""
    panel = await world.hand(person, match_id)
    form = await person.click(panel.response, label="Type a formation")
    return await person.submit_modal(form, {"text": text})


async def ready(world: World, *people: simcord.MemberActor, match_id: int = 1) -> Any:
    """Be ready with what stands, one after the other; the last answer."""
    answer = None
    for person in people or (world.alice, world.bob):
        answer = await person.click((await world.hand(person, match_id)).response, label="Ready")
    return answer


def formation(match: Match, person: simcord.MemberActor) -> str:
    """The text of a person's formation as the engine has it."""
    host = hosted(match.game)
    view = host.game.view(state_of(match, host), seat(match, person))
    return str(view.formations[view.side])


def seat(match: Match, person: simcord.MemberActor) -> Any:
    return next(index for index, other in enumerate(match.people) if other.id == person.id)


def form_of(shown: Any) -> dict[str, Any]:
    """A form that was shown, as it went out."""
    form: dict[str, Any] = shown._interaction.modal
    return form


def field_of(shown: Any) -> dict[str, Any]:
    """The one field of a form."""
    field: dict[str, Any] = form_of(shown)["components"][0]["component"]
    return field


async def click_through(world: World, person: simcord.MemberActor, panel: Any, dice: Dice) -> Any:
    """Press choices of a panel until an action is taken, never to offer a draw; the last answer."""
    before = await world.versions()
    for _ in range(6):
        panel = await _click_one(person, panel, dice)
        if await world.versions() != before:
            return panel
    raise AssertionError("six clicks led to no action")


async def _click_one(person: simcord.MemberActor, panel: Any, dice: Dice) -> Any:
    shown = panel.response
    selects = [each for each in components(shown) if each["type"] == 3]
    if selects:
        values = [option["value"] for option in selects[0]["options"] if "draw" not in option["label"].casefold()]
        return await person.select(shown, [values[dice.below(len(values))]], custom_id=selects[0]["custom_id"])
    presses = [each for each in components(shown) if each["type"] == 2 and mark_of(each).verb in ("press", "confirm")]
    wanted = [
        each for each in presses if "draw" not in each["label"].casefold() and not each["label"].startswith("Back")
    ]
    return await person.click(shown, custom_id=wanted[dice.below(len(wanted))]["custom_id"])
