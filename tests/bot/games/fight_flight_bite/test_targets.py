"""That a private map marks the woodlands its reader can choose, in picture and alt text, and the public one doesn't."""

from bot.games.fight_flight_bite.choices import targets_of
from bot.games.fight_flight_bite.presenter import fight_flight_bite
from bot.pictures.scene import INK, Polygon, Scene
from engine.games.fight_flight_bite.actions import Attack, Bite, Look, Move, Place, Play, Push, PutCube, Stop, Throw
from tests.bot.games.fight_flight_bite.test_screens import NAMES, board, panel
from tests.engine.games.fight_flight_bite.scenario_builder import given, seat

PRESENTER = fight_flight_bite()

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


def test_a_card_that_moves_a_critter_shows_the_map_alone_once_it_is_picked() -> None:
    wander = given("C: R1 B2, D: R1 Y1", hand="wander").does("R", Place("C"))
    steps = [action for action in wander.offers("R") if isinstance(action, Play) and action.card == "wander"]
    movers = [step for step in steps if step.choice is not None]
    picked = PRESENTER.selection_picture(wander.view("R"), steps, NAMES, ())
    assert picked is not None
    (only,) = picked.bands
    assert only.alt.startswith("Wander is picked. You can choose C or D.")
    assert marked(only.scene) == 2
    from_d = [step for step in movers if isinstance(step.choice, Move) and step.choice.start == "D"]
    then = PRESENTER.selection_picture(wander.view("R"), from_d, NAMES, ())
    assert then is not None
    ends = sorted({step.choice.end for step in from_d if isinstance(step.choice, Move)})
    assert f"You can choose {' or '.join(ends)}." in then.alt


def test_a_cube_to_place_shows_what_it_is_worth_below_the_map() -> None:
    windfall = given("C: R1 B2", hand="windfall").does("R", Place("C"))
    puts = [action for action in windfall.offers("R") if isinstance(action, Play) and action.card == "windfall"]
    picked = PRESENTER.selection_picture(windfall.view("R"), puts, NAMES, ())
    assert picked is not None
    assert [band.alt.split(".")[0] for band in picked.bands][1] == (
        "Points per cube now: nut 5, mushroom 4, fruit 5, with the cards you hold"
    )


def test_a_hand_to_look_at_is_chosen_among_the_tribes() -> None:
    keen = given("C: R1 B2", hand="keen_nose").does("R", Place("C"))
    looks = [action for action in keen.offers("R") if isinstance(action, Play) and isinstance(action.choice, Look)]
    picked = PRESENTER.selection_picture(keen.view("R"), looks, NAMES, ())
    assert picked is not None
    (only,) = picked.bands
    assert "Disc Ben: 6 in reserve, 8 cards." in only.alt


def test_a_hint_marks_its_move_in_the_whole_picture() -> None:
    scenario = given("C: R1 B2", hand="bolt").does("R", Place("C"))
    whole = panel(scenario, "R").picture
    hinted = PRESENTER.selection_picture(scenario.view("R"), [Play("bolt")], NAMES, ())
    assert whole is not None
    assert hinted is not None
    assert len(hinted.bands) == len(whole.bands)
    assert "Marked: Bolt." in hinted.bands[-1].alt
    placing = given("C: R1 B2")
    hinted = PRESENTER.selection_picture(placing.view("R"), [Place("C")], NAMES, ())
    assert hinted is not None
    assert marked(hinted.bands[0].scene) == 1
    assert "You can choose C." in hinted.alt
    throwing = given("C: B2", hand="lie_low").places("C").attacks("B")
    assert PRESENTER.selection_picture(throwing.view("R"), [Throw(("bite",))], NAMES, ()) is None
