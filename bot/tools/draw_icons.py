"""Draw the icons of the boards again, from the npm package `@iconify-json/game-icons`.

Usage: python -m bot.tools.draw_icons PACKAGE_FOLDER [NAME ...].

Each icon in `bot/pictures/icons`, and each NAME, becomes a PNG of 256 x 256 pixels. It holds the drawing's opacity in
shades of grey: white inside the drawing, black outside. The tool needs `resvg-py`, a dependency for development.
"""

import argparse
from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image

FOLDER = Path(__file__).parents[1] / "pictures" / "icons"
SIDE = 256


def main() -> None:
    """Draw icons from the npm package that the first argument names, and write them as PNG files into FOLDER.

    The icons are all that FOLDER already has, and those that further arguments name. Raises SystemExit if the package
    lacks an icon.
    """
    import resvg_py  # noqa: PLC0415 - not part of a deployment

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, help="the unpacked npm package")
    parser.add_argument("names", nargs="*", help="icons to add")
    args = parser.parse_args()
    icons = msgspec.json.decode((args.package / "icons.json").read_bytes())["icons"]
    for name in sorted({path.stem for path in FOLDER.glob("*.png")} | set(args.names)):
        if name not in icons:
            raise SystemExit(f"The package has no icon {name!r}. Look for its name on https://game-icons.net.")
        body = icons[name]["body"].replace("currentColor", "#fff")
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
        drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=SIDE, height=SIDE))))
        drawn.getchannel("A").quantize(16).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
