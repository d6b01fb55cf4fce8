"""A till receipt: a narrow strip in a till's typeface."""
import fonts
from page import Page

BLACK = (40, 40, 44)


def page(lines, width=80.0, points=8.6, face="till"):
    """A line is a text, ("big", text), ("center", text), ("rule", sign) or ("two", left, right)."""
    step = points * fonts.MM_PER_POINT * 1.28
    height = 12.0 + sum(step * (1.7 if line[0] == "big" else 1) for line in map(_line, lines)) + 14
    strip = Page(width, height, (252, 252, 250))
    margin, y = 4.5, 9.0
    for kind, *parts in map(_line, lines):
        y += step * (1.7 if kind == "big" else 1)
        if kind == "big":
            strip.text(width / 2, y, parts[0], face + "-b", points * 1.6, BLACK, "center")
        elif kind == "center":
            strip.text(width / 2, y, parts[0], face, points, BLACK, "center")
        elif kind == "rule":
            count = int((width - 2 * margin) / fonts.width(parts[0], face, points))
            strip.text(width / 2, y, parts[0] * count, face, points, BLACK, "center")
        elif kind in ("two", "sum"):
            font = face + "-b" if kind == "sum" else face
            size = points * (1.25 if kind == "sum" else 1)
            strip.text(margin, y, parts[0], font, size, BLACK)
            strip.text(width - margin, y, parts[1], font, size, BLACK, "right")
        else:
            strip.text(margin, y, parts[0], face, points, BLACK)
    return strip


def _line(line):
    return ("text", line) if isinstance(line, str) else line
