"""Make the Japanese fonts in `bot/pictures/fonts`: `python -m bot.tools.subset_fonts FOLDER`.

FOLDER has NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc. Debian's package fonts-noto-cjk installs them in
/usr/share/fonts/opentype/noto. The fonts have only the letters of `japanese.is_in_font`. Hints and the tables
for vertical writing are left out; pictures look the same.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from bot.pictures.japanese import is_in_font

_FONTS = Path(__file__).parents[1] / "pictures" / "fonts"
_JAPANESE_FACE = 0
_LAYOUT_TABLES = ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]


def japanese_letters() -> list[int]:
    """Return the code points that the Japanese fonts have, in ascending order."""
    return [point for point in range(sys.maxunicode + 1) if is_in_font(chr(point))]


def subset_font(source: Path, target: Path) -> None:
    """Write the Japanese letters of a Noto Sans CJK collection to `target`.

    The same source makes the same bytes. Raises ValueError if the collection lacks one of the letters.
    """
    font = TTFont(source, fontNumber=_JAPANESE_FACE, recalcTimestamp=False)
    points = japanese_letters()
    if lacking := [chr(point) for point in points if point not in (font.getBestCmap() or {})]:
        raise ValueError(f"{source} has no {''.join(lacking)}")
    options = Options(layout_features=[], hinting=False, notdef_outline=True)
    options.drop_tables = [*options.drop_tables, *_LAYOUT_TABLES]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    font.save(target)
    print(f"{target}: {len(points)} letters, {target.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    for weight in ("Regular", "Bold"):
        subset_font(Path(sys.argv[1]) / f"NotoSansCJK-{weight}.ttc", _FONTS / f"NotoSansJP-{weight}.otf")
