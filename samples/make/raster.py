"""Draws a page as pixels, at twice the resolution, then halves it."""
from PIL import Image, ImageDraw

import fonts


def draw(page, dpi, oversample=2):
    scale = dpi / 25.4 * oversample
    size = (round(page.width * scale), round(page.height * scale))
    image = Image.new("RGB", size, page.paper)
    pen = ImageDraw.Draw(image)
    for kind, *step in page.steps:
        DRAW[kind](pen, scale, *step)
    if oversample == 1:
        return image
    return image.resize((round(page.width * dpi / 25.4), round(page.height * dpi / 25.4)), Image.Resampling.BOX)


def _text(pen, scale, x, y, text, face, points, colour):
    font = fonts.pixels(face, round(points * fonts.MM_PER_POINT * scale * 4) / 4)
    for index, sign in enumerate(text):     # sign by sign: rounded widths would add up along a line
        left = x + fonts.width(text[:index + 1], face, points) - fonts.width(sign, face, points)
        if sign != " ":
            pen.text((left * scale, y * scale), sign, fill=colour, font=font, anchor="ls")


def _line(pen, scale, x1, y1, x2, y2, thick, colour):
    pen.line([x1 * scale, y1 * scale, x2 * scale, y2 * scale], fill=colour, width=max(1, round(thick * scale)))


def _rect(pen, scale, x, y, w, h, fill, stroke, thick):
    pen.rectangle(_box(scale, x, y, w, h), fill, stroke, max(1, round(thick * scale)))


def _oval(pen, scale, x, y, w, h, fill, stroke, thick):
    pen.ellipse(_box(scale, x, y, w, h), fill, stroke, max(1, round(thick * scale)))


def _shape(pen, scale, points, fill):
    pen.polygon([(x * scale, y * scale) for x, y in points], fill)


def _box(scale, x, y, w, h):
    return [x * scale, y * scale, (x + w) * scale, (y + h) * scale]


DRAW = {"text": _text, "line": _line, "rect": _rect, "oval": _oval, "shape": _shape}
