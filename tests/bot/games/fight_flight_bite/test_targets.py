"""That a private map marks the woodlands its reader can choose, in picture and alt text, and the public one doesn't."""

from bot.games.fight_flight_bite.choices import targets_of
from bot.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE as PRESENTER
from bot.pictures.scene import INK, Polygon, Scene
from engine.games.fight_flight_bite.actions import Attack, Bite, Look, Move, Place, Play, Push, PutCube, Stop
from tests.bot.games.fight_flight_bite.test_screens import NAMES, board, panel
from tests.engine.games.fight_flight_bite.scenario_builder import given, seat

WON = given("C: R1 B2, D: Y1", hand="lie_low").places("C").attacks("B").wins("fight")


def marked(scene: Scene) -> int:
    """How many woodlands have a white edge."""
    return sum(isinstance(shape, Polygon) and shape.line == INK and shape.line_width == 8 for shape in scene.shapes)


def test_targets_are_where_a_critter_or_a_cube_goes() -> None:
    goes = [Place("D"), Move("A", "C"), Bite("nut", "B"), Push(seat("B"), "E"), Play("x", PutCube("nut", "F"))]
    assert targets_of(goes) == ("B", "C", "D", "E", "F")
    assert targets_of([Attack(seat("B")), Stop(), Play("x"), Play("x", Look(seat("B")))]) == ()


def test_whoever_may_push_sees_where_to_and_the_board_shows_no_choice() -> None:
    pushed = {action.woodland for action in WON.offers("R") if isinstance(action, Push)}
    picture = panel(WON, "R").picture
    assert picture is not None
    assert marked(picture.bands[0].scene) == len(pushed) > 0
    assert f"You can choose {', '.join(sorted(pushed)[:-1])} or {max(pushed)}." in picture.alt
    public = board(WON).picture
    assert public is not None
    assert marked(public.bands[0].scene) == 0
    assert "You can choose" not in public.alt


def test_where_every_woodland_can_be_chosen_none_is_marked() -> None:
    picture = panel(given("C: R1 B2, D: Y1", hand="lie_low"), "R").picture
    assert picture is not None
    assert marked(picture.bands[0].scene) == 0


def test_a_card_that_moves_a_critter_shows_the_map_once_it_is_picked() -> None:
    wander = given("C: R1 B2, D: Y1", hand="wander").does("R", Place("C"))
    steps = [action for action in wander.offers("R") if isinstance(action, Play) and action.card == "wander"]
    picked = PRESENTER.selection_picture(
        wander.view("R"), [step for step in steps if step.choice is not None], NAMES, ()
    )
    assert picked is not None
    assert marked(picked.bands[0].scene) > 0
    other = [action for action in wander.offers("R") if isinstance(action, Play) and action.choice is None]
    assert PRESENTER.selection_picture(wander.view("R"), other, NAMES, ()) is None
