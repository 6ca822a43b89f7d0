"""The pictures of This Means War! in every position of random matches: nothing cut, clipped or overlapping."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.this_means_war import picture_cards
from bot.games.this_means_war.picture_cards import CARD_HEIGHT, CARD_WIDTH
from bot.games.this_means_war.picture_scenes import cards_scene, end_scene
from bot.games.this_means_war.presenter import this_means_war
from bot.games.this_means_war.words import Gist, branches
from bot.pictures.elements import drawable
from bot.pictures.renderer import Renderer
from bot.pictures.scene import BAND_HEIGHT, BAND_WIDTH, Scene, Sprite
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Band, Picture
from engine.core.game import Step
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.actions import Mulligan, Pass, Play
from engine.games.this_means_war.areas import RESOURCES
from engine.games.this_means_war.cards import CARDS
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.state import State
from tests.bot.games.this_means_war.test_words import screens
from tests.bot.pictures.drawn import check_readable, texts
from tests.conformance.cases import SUBJECTS
from tests.conformance.subject import Setting
from tests.conformance.test_words import LONG_NAMES, names_for
from tests.engine.games.this_means_war.scenario_builder import FILLER, Scenario, given, seat

PRESENTER = this_means_war()

WAR = SUBJECTS["this-means-war"]
EVERY = 9
SETTINGS = pytest.mark.parametrize("setting", WAR.settings, ids=lambda setting: setting.name)
NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))
MOST_BYTES = 40_000
"""An upload of a band is no larger."""


def check_picture(picture: Picture | None, names: Names, seen: set[Scene] | None = None) -> None:
    """Check that each band is one that Discord shows whole at full width, and that everything in it can be read."""
    assert picture is not None
    assert 1 <= len(picture.bands) <= limits.BANDS
    for band in picture.bands:
        assert band.alt
        assert band.scene.width == BAND_WIDTH
        assert band.scene.height <= BAND_HEIGHT
        if seen is None or band.scene not in seen:
            check_readable(band.scene, tuple(drawable(name) for name in names.seats))
        if seen is not None:
            seen.add(band.scene)


@SETTINGS
def test_nothing_is_cut_clipped_or_overlapping_in_random_matches(setting: Setting) -> None:
    for names in (names_for(setting), names_for(setting, LONG_NAMES)):
        seen = set[Scene]()
        for _, screen in screens(setting, names, EVERY):
            check_picture(screen.picture, names, seen)
        assert seen


@SETTINGS
def test_headlines_are_short_and_say_what_is_awaited(setting: Setting) -> None:
    headlines = [screen.headline for _, screen in screens(setting, names_for(setting), EVERY)]
    assert not [headline for headline in headlines if "…" in headline]
    lengths = sorted(map(len, headlines))
    assert lengths[0] > 0
    assert lengths[len(lengths) // 2] < 120


def test_last_cities_of_an_end_lie_beside_each_other_even_if_level() -> None:
    over = game.view(given(4).recycles("J", FILLER[0]).state, None)
    for cities in ((0, 0, 0, 28), (15, 15, 15, 15), (0, 50, 50, 0)):
        scene = end_scene(over, NAMES, [(15, 15, 15, 15), cities])
        check_readable(scene, NAMES.seats)
        assert [text.text for text in texts(scene)].count(str(cities[1])) >= cities.count(cities[1])


def windows() -> Iterator[Step[State, Event]]:
    """Tables with as many orders as can lie there, and with every OPERATION aimed at every base."""
    four = given(4, J="scout-patrol", S="sabotage m107", L="sabotage", B="network-hack").plays("J", "scout-patrol", "L")
    full = four.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").plays("B", "network-hack", "S")
    assert len(full.view(None).windows[-1].orders) == 4
    yield Step(full.state, full.events)
    for card in CARDS:
        if card.type == "OPERATION":
            played = given(4, J=card.key, S="espionage", L="sabotage", B="sabotage").state
            for action in game.legal(played, Seat(0)):
                if isinstance(action, Play):
                    yield game.apply(played, Seat(0), action)


def test_every_order_fits_the_table_and_the_panel_of_whoever_is_asked() -> None:
    for step in windows():
        asked = game.view(step.state, None).ask
        assert asked is not None
        check_picture(PRESENTER.board(game.view(step.state, None), NAMES, step.events).picture, NAMES)
        panel = PRESENTER.panel(game.view(step.state, asked.seat), game.legal(step.state, asked.seat), NAMES, ())
        check_picture(panel.picture, NAMES)


def test_every_order_that_takes_effect_fits_the_table() -> None:
    for step in windows():
        scenario = Scenario(step.state, step.events)
        done = scenario.all_pass() if scenario.asks.endswith("answer") else scenario
        check_picture(PRESENTER.board(done.view(None), NAMES, done.events).picture, NAMES)


@pytest.mark.parametrize("key", [card.key for card in CARDS if len(branches(card.key)) > 1])
def test_a_copy_of_a_card_with_alternatives_is_drawn_as_that_card(key: str) -> None:
    drawn = 0
    for copied in plays_of(given(3, J=key, S="espionage").state, key):
        for step in plays_of(copied.state, "espionage"):
            picture = PRESENTER.board(game.view(step.state, None), NAMES, step.events).picture
            check_picture(picture, NAMES)
            assert picture is not None
            assert "ESPIONAGE" in picture.alt
            drawn += 1
    assert drawn


def plays_of(state: State, key: str) -> Iterator[Step[State, Event]]:
    """Every way in which whoever is asked may play this card."""
    for who in sorted(game.to_act(state)):
        for action in game.legal(state, who):
            if isinstance(action, Play) and action.card == key:
                yield game.apply(state, who, action)


def test_every_selection_shows_its_choices_within_a_picture() -> None:
    for step in windows():
        for who in sorted(game.to_act(step.state)):
            view, actions = game.view(step.state, who), game.legal(step.state, who)
            by_card: dict[str, list[Play]] = {}
            for action in actions:
                if isinstance(action, Play):
                    by_card.setdefault(action.card, []).append(action)
                elif not isinstance(action, Pass | Mulligan):
                    check_picture(PRESENTER.selection_picture(view, [action], NAMES, step.events), NAMES)
            for plays in by_card.values():
                for chosen in (plays, plays[:1]):
                    check_picture(PRESENTER.selection_picture(view, chosen, NAMES, step.events), NAMES)


@pytest.mark.parametrize("width", [CARD_WIDTH, 187])
@pytest.mark.parametrize("height", [CARD_HEIGHT, 190])
def test_every_card_fits_its_face_whatever_is_lacking(width: int, height: int) -> None:
    for card in CARDS:
        costs = [(which, number) for which, number in zip(RESOURCES, card.cost, strict=True) if number]
        for lacking in ((), tuple(costs[:1]), tuple(costs)):
            sheet = picture_cards.held_card(card.key, lacking, width, height)
            check_readable(Scene(BAND_WIDTH, 300, (Sprite(sheet, 10, 10),)))


def test_hands_of_every_size_fit_a_band() -> None:
    keys = [card.key for card in CARDS]
    for start in range(0, len(keys), 7):
        for size in (0, 1, 3, 4, 6, 7):
            scene = cards_scene(keys[start : start + size], given(2).base("J"))
            assert scene.height <= BAND_HEIGHT
            check_readable(scene)


def test_large_numbers_fit_every_form_of_a_base() -> None:
    base = {"labor": 20, "research": 123, "ammo": 1237, "army": 33, "wall": 171, "city": 109}
    for seats in (2, 3, 4):
        rich = given(seats, J_base=base, S_base=base, final_stands="JS", options={"win_city": 150})
        for who in (None, "J", "S"):
            view = rich.view(who)
            check_picture(PRESENTER.replay.table(view, NAMES, ()) if PRESENTER.replay else None, NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_base_that_fell_and_one_that_was_left_fit_every_form(seats: int) -> None:
    fallen = given(seats, J="m107", S_base={"city": 4, "wall": 2}).plays("J", "m107", "S").all_pass()
    left = given(seats).leaves("S")
    for scenario in (fallen, left):
        for who in (None, *"JSLB"[:seats]):
            view = scenario.view(who)
            picture = PRESENTER.replay.table(view, NAMES, scenario.events) if PRESENTER.replay else None
            check_picture(picture, NAMES)
            assert picture is not None
            assert ("The CITY has fallen" in words_of(picture)) == (scenario is fallen)
            assert ("Left the war" in words_of(picture)) == (scenario is left)


def words_of(picture: Picture) -> list[str]:
    return [text.text for band in picture.bands for text in texts(band.scene)]


def test_the_table_is_shown_only_while_something_lies_there_or_somebody_may_answer() -> None:
    def heights(scenario: Scenario) -> list[int]:
        picture = PRESENTER.board(scenario.view(None), NAMES, scenario.events).picture
        assert picture is not None
        return [band.scene.height for band in picture.bands]

    before = given(2, J="m107 eureka")
    assert len(heights(before)) == 1
    declared = before.plays("J", "m107", "S")
    assert len(heights(declared)) == 2
    assert len(heights(declared.passes("S"))) == 2
    fog = before.recycles("J", "eureka")
    assert heights(fog)[1] < heights(declared)[1] / 2
    assert len(heights(fog.all_pass())) == 1


def test_an_order_on_the_table_says_what_it_will_do_and_then_what_it_did() -> None:
    declared = given(2, J="m107").plays("J", "m107", "S")
    said = words_of(picture_of_board(declared))
    assert "Assault 9" in said
    assert said[said.index("20", said.index("Assault 9")) :][:2] == ["20", "11"]
    assert f"{MINUS}9 WALL" in words_of(picture_of_board(declared.passes("S")))


MINUS = "\N{MINUS SIGN}"


def picture_of_board(scenario: Scenario) -> Picture:
    picture = PRESENTER.board(scenario.view(None), NAMES, scenario.events).picture
    assert picture is not None
    return picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_viewers_base_is_the_last_and_the_others_follow_in_turn(seats: int) -> None:
    names = replace(NAMES, seats=NAMES.seats[:seats])
    for who in "JSLB"[:seats]:
        picture = PRESENTER.panel(given(seats).view(who), (), names, ()).picture
        assert picture is not None
        drawn = [text.text for text in texts(picture.bands[0].scene) if text.text in names.seats]
        own = seat(who)
        assert drawn == [*names.seats[own + 1 :], *names.seats[: own + 1]]


def test_each_band_of_a_panel_has_the_words_of_what_it_shows() -> None:
    asked = given(3, J="m107", S="sabotage").plays("J", "m107", "S")
    picture = PRESENTER.panel(asked.view("S"), game.legal(asked.state, seat("S")), NAMES, asked.events).picture
    assert picture is not None
    bases, table, hand = (band.alt for band in picture.bands)
    assert bases.startswith("You may answer")
    assert "Diamond Jan played M107 at disc Sue." in bases
    assert "Disc Sue: CITY 15, WALL 20" in bases
    assert "Jan's M107 at disc Sue" in table
    assert "If nobody answers: Your WALL 20 → 11" in table
    assert "CITY 15" not in table
    assert hand.startswith("ESPIONAGE: 1 in your hand of 1. Your ESPIONAGE: SABOTAGE. SABOTAGE (")


def bands_of(position: Scenario, who: str | None, names: Names = NAMES) -> tuple[Band, ...]:
    view, told = position.view(who), position.events
    screen = (
        PRESENTER.board(view, names, told)
        if who is None
        else PRESENTER.panel(view, game.legal(position.state, seat(who)), names, told)
    )
    assert screen.picture is not None
    return screen.picture.bands


def test_whoever_may_answer_sees_only_the_cards_that_can_answer() -> None:
    """A panel with an open order stays low, and nothing in it looks as if it could be played now."""
    position = given(4, J="m107", S="sabotage citadel-ring civic-works", L="mortar-pit")
    asked = position.plays("J", "m107", "S")
    for who, said, cards in (("S", "ESPIONAGE: 1 in your hand of 3", 1), ("L", "ESPIONAGE: none in your hand of 1", 0)):
        band = bands_of(asked, who)[-1]
        assert said in [text.text for text in texts(band.scene)]
        assert band.alt.startswith(said)
        assert "CITADEL" not in band.alt
        assert "MORTAR" not in band.alt
        drawn = [each for each in band.scene.shapes if isinstance(each, Sprite) and each.scene.width == CARD_WIDTH]
        assert len(drawn) == cards
        assert band.scene.height < 1.5 * CARD_HEIGHT


def test_whoever_chooses_a_card_sees_the_bases_and_the_cards_alone() -> None:
    another = given(4, J="forced-march civic-works").plays("J", "forced-march", "S").all_pass()
    assert another.view("J").windows
    bases, hand = (band.alt for band in bands_of(another, "J"))
    assert "Diamond Jan: CITY 15" in bases
    assert "CIVIC WORKS" in hand
    assert len(bands_of(another, "S")) == 3


@pytest.mark.parametrize("players", [3, 4])
def test_computer_players_can_be_told_apart_by_their_names(players: int) -> None:
    """Cut to "Com…", the names of three computers were alike."""
    seats = ("Alice", "Computer (easy)", "Computer 2 (easy)", "Computer 3 (easy)")[:players]
    names = Names(seats, tuple((each,) for each in range(players)))
    asked = given(players, J="m107").plays("J", "m107", "S")
    for who in (None, "J", "S"):
        for band in bands_of(asked, who, names):
            check_readable(band.scene, ())


def test_the_winner_of_an_end_is_named_in_letters_that_the_fonts_have() -> None:
    over = given(2, J_base={"city": 52}).recycles("J", FILLER[0]).all_pass()
    for name, title in (("Zoë \U0001f3b2", "Zoë won"), ("\U0001f3b2", "won")):
        assert title in [text.text for text in texts(end_scene(over.view(None), Names((name, "Sue"), ((0,), (1,)))))]


def test_an_end_names_its_winner_large_and_says_you_won_to_the_winner() -> None:
    over = given(2, J_base={"city": 52}).recycles("J", FILLER[0]).all_pass()
    for who, words in ((None, "Jan won"), ("J", "You won"), ("S", "Jan won")):
        scene = end_scene(over.view(who), NAMES)
        (text,) = (each for each in texts(scene) if each.text == words)
        assert text.size >= 60
        check_readable(scene, NAMES.seats)


def test_a_band_stays_small_as_a_file() -> None:
    renderer = Renderer()
    drawn = set[Scene]()
    for step in windows():
        asked = game.view(step.state, None).ask
        for who in (None, *((asked.seat,) if asked else ())):
            view = game.view(step.state, who)
            picture = PRESENTER.replay.table(view, NAMES, step.events) if PRESENTER.replay else None
            assert picture is not None
            drawn.update(band.scene for band in picture.bands)
    for scene in sorted(drawn, key=hash)[:40]:
        assert len(renderer.draw(scene)) < MOST_BYTES


def test_a_card_without_a_drawing_of_its_own_shows_the_sign_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_cards, "_DRAWING_OF", {})
    drawn = {card.key: picture_cards.drawing(card.key, 0, 0, 10, "#000000").name for card in CARDS}
    assert drawn["espionage"] == "spy"
    assert drawn["assembly-hall"] == "gears"
    assert len(set(drawn.values())) == 5


def test_a_long_word_on_a_card_stays_whole() -> None:
    """Other languages have words that are wider than a card; one without a space couldn't be split."""
    word = "Truppenübungsplatzverwaltung"
    lines = (Gist(word), Gist(f"or {word}"))
    drawn = [text for text in texts(picture_cards.table_card("m107", lines, 160, 0, "open")) if word in text.text]
    assert [text.text for text in drawn] == [word, word]
