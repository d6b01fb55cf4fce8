"""Where the fonts are, and how wide a text is in them.

Debian packages: fonts-liberation and fonts-dejavu-core; other versions of them give slightly other pixels.
"""
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

LIBERATION = Path("/usr/share/fonts/truetype/liberation")
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")

FILES = {
    "sans": LIBERATION / "LiberationSans-Regular.ttf",
    "sans-b": LIBERATION / "LiberationSans-Bold.ttf",
    "serif": LIBERATION / "LiberationSerif-Regular.ttf",
    "serif-b": LIBERATION / "LiberationSerif-Bold.ttf",
    "type": LIBERATION / "LiberationMono-Regular.ttf",
    "type-b": LIBERATION / "LiberationMono-Bold.ttf",
    "wide": DEJAVU / "DejaVuSans.ttf",
    "wide-b": DEJAVU / "DejaVuSans-Bold.ttf",
    "book": DEJAVU / "DejaVuSerif.ttf",
    "book-b": DEJAVU / "DejaVuSerif-Bold.ttf",
    "till": DEJAVU / "DejaVuSansMono.ttf",
    "till-b": DEJAVU / "DejaVuSansMono-Bold.ttf",
}

MM_PER_POINT = 25.4 / 72


def path(face):
    """The file of a face; a missing one is named together with its package."""
    file = FILES[face]
    if not file.exists():
        raise SystemExit(f"font missing: {file}: install fonts-liberation and fonts-dejavu-core")
    return str(file)


@lru_cache(maxsize=None)
def pixels(face, size):
    """A face at a size in pixels, laid out without the optional shaping library."""
    return ImageFont.truetype(path(face), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=None)
def width(text, face, points):
    """Width of a text in millimetres."""
    return pixels(face, 1000).getlength(text) / 1000 * points * MM_PER_POINT
