from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pictures import renderer
from bot.pictures.renderer import Renderer, SharedCache
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text

WORDS = st.text(
    st.sampled_from("abcdefgjlpqyÅÉWM.,;:!'()0123456789 \n…Őçﬁ"),
    max_size=60,
)
TEXTS = st.builds(
    Text,
    text=WORDS,
    x=st.floats(20, 60),
    y=st.floats(20, 60),
    width=st.floats(0, 200),
    height=st.floats(0, 120),
    size=st.floats(6, 60),
    least=st.floats(4, 24),
    weight=st.sampled_from(["regular", "bold"]),
    align=st.sampled_from(["left", "centre", "right"]),
    anchor=st.sampled_from(["top", "middle", "bottom"]),
    lines=st.integers(1, 6),
)


def pixels(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(Renderer().draw(scene))).convert("RGB")


def ink(text: Text, width: int = 320, height: int = 240) -> tuple[int, int, int, int] | None:
    """Where anything was drawn, as left, top, right and bottom."""
    return pixels(Scene(width, height, (text,), "#000000")).convert("L").getbbox()


def card(colour: str) -> Scene:
    return Scene(
        60,
        80,
        (
            Box(0, 0, 60, 80, radius=10, fill="#eceae3", line="#465364", line_width=3, hatch="#c0c8d0"),
            Disc(30, 30, 14.5, fill=colour, line="#10141a", line_width=2),
            Polygon(((10, 60), (30, 44), (50, 60)), fill=colour, line="#10141a", line_width=1.5),
            Line(5, 70, 55, 70, colour="#10141a", width=2),
            Text("Sea", 4, 4, 52, 20, size=18, colour="#10141a", weight="bold", align="centre", anchor="middle"),
        ),
    )


def table(colour: str = "#c4a8ff") -> Scene:
    return Scene(200, 120, (Sprite(card(colour), 10, 20), Sprite(card(colour), 90, 20)), "#161b22")


@settings(max_examples=80)
@given(TEXTS)
def test_words_never_leave_their_box(text: Text) -> None:
    drawn = ink(text)
    if drawn is not None:
        left, top, right, bottom = drawn
        assert left >= text.x
        assert top >= text.y
        assert right <= text.x + text.width
        assert bottom <= text.y + text.height


def test_words_are_drawn_at_full_size_where_they_fit() -> None:
    drawn = ink(Text("HI", 10, 10, 300, 200, size=100))
    assert drawn is not None
    assert drawn[3] - drawn[1] == pytest.approx(73, abs=2)


def test_words_shrink_to_fit_and_keep_every_letter() -> None:
    wide = ink(Text("Super Battleship", 10, 10, 120, 60, size=40, least=8))
    assert wide is not None
    assert 100 < wide[2] - wide[0] <= 120


def test_words_wrap_at_spaces_into_so_many_lines() -> None:
    one = ink(Text("flip one card", 0, 0, 120, 200, size=30, least=30, lines=1))
    three = ink(Text("flip one card", 0, 0, 80, 200, size=30, least=30, lines=3))
    assert one is not None
    assert three is not None
    assert three[3] - three[1] > 2 * (one[3] - one[1])


def test_a_box_too_small_for_anything_stays_empty() -> None:
    assert ink(Text("word", 10, 10, 3, 3, size=30, least=20)) is None


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_words_keep_to_their_side(align: str) -> None:
    drawn = ink(Text("Hi", 20, 20, 200, 60, size=30, align=align))  # type: ignore[arg-type]  # the parameter is a str
    assert drawn is not None
    left, right = drawn[0] - 20, 220 - drawn[2]
    assert {"left": left < 6, "right": right < 6, "centre": abs(left - right) <= 2}[align]


def test_equal_scenes_give_equal_bytes() -> None:
    warm = Renderer()
    first = warm.draw(table())
    assert warm.draw(table()) == first == Renderer().draw(table())
    assert warm.draw(table("#ff9d76")) != first


def test_a_picture_does_not_depend_on_what_was_drawn_before_it() -> None:
    busy = Renderer()
    for shade in range(16):
        busy.draw(table(f"#{shade:x}0{shade:x}0{shade:x}0"))
    assert busy.draw(table()) == Renderer().draw(table())


def test_a_picture_is_an_opaque_png_with_nothing_beside_it() -> None:
    png = Renderer().draw(table())
    image = Image.open(BytesIO(png))
    assert (image.format, image.size, image.mode, image.info) == ("PNG", (200, 120), "P", {})
    for chunk in (b"tEXt", b"iTXt", b"zTXt", b"tIME", b"eXIf", b"tRNS"):
        assert chunk not in png


def test_a_scene_without_a_ground_is_no_picture() -> None:
    with pytest.raises(ValueError, match="ground"):
        Renderer().draw(card("#c4a8ff"))


def test_exact_colours_stay_exact() -> None:
    image = pixels(Scene(20, 20, (Box(5, 5, 10, 10, fill="#ff9d76"),), "#161b22"))
    assert image.getpixel((10, 10)) == (0xFF, 0x9D, 0x76)
    assert image.getpixel((1, 1)) == (0x16, 0x1B, 0x22)


def test_soft_edges_of_a_sprite_have_no_dark_seam() -> None:
    sprite = Scene(40, 40, (Disc(20, 20, 15, fill="#ffffff"),))
    image = pixels(Scene(40, 40, (Sprite(sprite, 0, 0),), "#ffffff"))
    assert image.getcolors() == [(1600, (255, 255, 255))]


def test_a_sprite_looks_like_its_shapes_drawn_at_the_place() -> None:
    inside = Scene(40, 40, (Box(4, 4, 30, 30, radius=6, fill="#ff9d76"), Disc(20, 20, 9, fill="#161b22")))
    sprite = pixels(Scene(60, 60, (Sprite(inside, 10, 10),), "#ffffff"))
    direct = pixels(
        Scene(60, 60, (Box(14, 14, 30, 30, radius=6, fill="#ff9d76"), Disc(30, 30, 9, fill="#161b22")), "#ffffff")
    )
    assert max(high for _, high in ImageChops.difference(sprite, direct).getextrema()) <= 48


def test_shapes_may_hang_over_the_edge() -> None:
    shapes = (Disc(0, 0, 12, fill="#ffffff"), Sprite(card("#c4a8ff"), -30, 70), Box(190, 110, 40, 40, fill="#ffffff"))
    image = pixels(Scene(200, 120, (*shapes, Sprite(Scene(80, 80, shapes), 100, 20)), "#161b22"))
    assert image.getpixel((2, 2)) == image.getpixel((198, 118)) == (255, 255, 255)


def test_threads_may_share_a_renderer() -> None:
    shared = Renderer()
    scenes = [table(f"#{shade:02x}a0ff") for shade in range(0, 256, 16)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(shared.draw, scenes)) == [Renderer().draw(scene) for scene in scenes]


def test_what_is_kept_stays_within_its_bytes_and_the_least_used_goes_first() -> None:
    made: list[str] = []

    def make(letter: str) -> bytes:
        made.append(letter)
        return letter.encode() * 40

    kept: SharedCache[bytes] = SharedCache(100, len)
    for letter in "abacb":
        assert kept.get(letter, lambda letter=letter: make(letter)) == letter.encode() * 40  # type: ignore[misc]
        assert kept.weight <= 100
    assert made == ["a", "b", "c", "b"]


def test_palettes_are_kept_of_few_pictures_as_each_takes_half_a_megabyte() -> None:
    shared = Renderer()
    scenes = [table(f"#{shade:02x}a0ff") for shade in range(0, 256, 8)]
    first = [shared.draw(scene) for scene in scenes]
    assert renderer._palette_image.cache_info().currsize <= 16
    assert [shared.draw(scene) for scene in scenes] == first


def test_something_too_heavy_to_keep_is_still_made() -> None:
    kept: SharedCache[bytes] = SharedCache(10, len)
    assert kept.get("x", lambda: b"." * 50) == b"." * 50
    assert kept.weight == 0


def test_soft_edges_have_no_more_steps_than_the_palette_has_between_two_colours() -> None:
    scene = Scene(60, 60, (Disc(30, 30, 20, fill="#ffffff"),), "#000000")
    with Image.open(BytesIO(Renderer().draw(scene))) as drawn:
        assert len(drawn.convert("RGB").getcolors() or ()) <= 5


def test_an_icon_can_be_turned() -> None:
    drawn = [
        Renderer().draw(Scene(64, 64, (Icon("fox-head", 0, 0, 64, "#ffffff", turns),), "#000000")) for turns in range(5)
    ]
    pixels = [Image.open(BytesIO(png)).convert("RGB") for png in drawn]
    assert len(set(drawn[:4])) == 4
    assert drawn[4] == drawn[0]
    assert pixels[0].transpose(Image.Transpose.ROTATE_270).tobytes() == pixels[1].tobytes()
