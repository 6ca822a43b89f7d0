"""Steps of two people who play Stratego: how they set up and move, through the bot's messages."""

from typing import Any

import simcord

from bot.games.catalog import get_game
from bot.match.model.match import Match
from bot.match.offers import offer_for, state_of
from bot.screens.custom_ids import base36
from bot.screens.menu import ROOT, build
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move
from engine.games.stratego.board import EMPTY, SQUARES, outcomes
from engine.games.stratego.state import State
from tests.bot.world import World, components, custom_id_of, labels, said
from tests.dice import Dice

SHORT_FENCE = ". . . . . . . . . .\n. 9 . . 2 . . X . 2\nB . S . . . . 3 . .\nF B . 3 . . . . . ."
BROAD_FRONT = ". . . . . . . . . .\n2 X . . . 3 . . 9 2\n. S . . . F . . B .\n. . B . . 3 . . . ."


async def start_stratego(world: World, options: str = "army=duel") -> Match:
    """Start a match in which both sides set up."""
    return await world.start(game="stratego", options=options)


async def type_formation(world: World, person: simcord.MemberActor, text: str, match_id: int = 1) -> Any:
    """Write a formation in the panel's form and submit it."""
    panel = await world.hand(person, match_id)
    form = await person.click(panel.response, label="Type a formation")
    return await person.submit_modal(form, {"text": text})


async def press_ready(world: World, *people: simcord.MemberActor, match_id: int = 1) -> Any:
    """Press "Ready" with the present formation, one after the other, whatever the Flag risks; the last answer."""
    answer = None
    for person in people or (world.alice, world.bob):
        answer = await person.click((await world.hand(person, match_id)).response, label="Ready")
        if "Yes: Ready" in labels(answer.response):
            answer = await person.click(answer.response, label="Yes: Ready")
    return answer


async def in_words(person: simcord.MemberActor, shown: Any) -> str:
    """All that a board or panel says, behind its button."""
    return said(await person.click(getattr(shown, "response", shown), label="In words"))


def formation(match: Match, person: simcord.MemberActor) -> str:
    """The text of a person's formation as the engine has it."""
    host = get_game(match.game)
    view = host.engine.view(state_of(match, host), seat(match, person))
    return str(view.formations[view.side])


def plays_red(match: Match, person: simcord.MemberActor) -> bool:
    """Whether the person's pieces move first, on rows 1 to 4."""
    host = get_game(match.game)
    return bool(host.engine.view(state_of(match, host), seat(match, person)).side == 0)


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


def greedy_move(match: Match, dice: Dice) -> Any:
    """A move of somebody who sees everything: take what can be taken, else move forward."""
    host = get_game(match.game)
    state = state_of(match, host)
    (mover,) = stratego.to_act(state)
    moves = [action for action in stratego.legal(state, mover) if isinstance(action, Move)]
    if not moves:
        return stratego.fallback(state, mover)
    worth = {move: _worth(state, move) for move in moves}
    best = max(worth.values())
    fitting = [move for move in moves if worth[move] >= min(best, 1)]
    return fitting[dice.below(len(fitting))] if best <= 3 else max(moves, key=worth.__getitem__)


def _worth(state: State, move: Move) -> int:
    play = state.play
    assert play is not None
    start, end = SQUARES[move.start], SQUARES[move.end]
    kind, met = play.kinds[play.board[start]], play.board[end]
    if met == EMPTY:
        return (end // 10 - start // 10) * (-3 if play.mover else 3)
    return {"W": 1_000, "A": 100 + kind, "T": 20, "D": -50}[outcomes(state.rules)[kind][play.kinds[met]]]


async def click_to(world: World, person: simcord.MemberActor, action: Any, match_id: int = 1) -> Any:
    """Open the person's panel from the board and press through it to one action; the last answer."""
    panel = await person.click(world.board(), label="My hand")
    return await press_to(world, person, panel, action, match_id)


async def press_to(world: World, person: simcord.MemberActor, panel: Any, action: Any, match_id: int = 1) -> Any:
    """Press through a panel to one action; the last answer."""
    offered = offer_for(await world.match(match_id), person.id)
    menu, leaf = build(offered.choices), offered.actions.index(action)
    target, node = menu.node_of(leaf), ROOT
    while True:
        item = next(item for item in menu.get_items(node) if item.node <= target < menu._nodes[item.node].end)
        panel = await _press_item(person, panel, item.node)
        if item.leaf is not None:
            confirm = [each for each in components(panel.response) if custom_id_of(each).verb == "confirm"]
            return await person.click(panel.response, custom_id=confirm[0]["custom_id"]) if confirm else panel
        node = item.node


async def _press_item(person: simcord.MemberActor, panel: Any, node: int) -> Any:
    while True:
        shown = components(panel.response)
        buttons = [each for each in shown if custom_id_of(each).verb == "press" and custom_id_of(each).node == node]
        if buttons:
            return await person.click(panel.response, custom_id=buttons[0]["custom_id"])
        select = next(each for each in shown if each["type"] == 3)
        if base36(node) in [option["value"] for option in select["options"]]:
            return await person.select(panel.response, [base36(node)], custom_id=select["custom_id"])
        panel = await person.click(panel.response, label="More choices")
