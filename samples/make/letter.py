"""A business letter as DIN 5008 (form B) lays it out: the layout alone, the words come from papers/."""
from dataclasses import dataclass, field

import fonts
from blocks import Flow
from page import BLACK, Page


@dataclass
class Letter:
    sender: str                                   # the name as printed in the letterhead
    address: list                                 # lines in the window
    subject: str
    pages: list                                   # a list of block lists, one for each page
    beneath: list = field(default_factory=list)   # lines under the name
    back: str = ""                                # the small return line over the window
    info: list = field(default_factory=list)      # (label, value) at the right of the window
    foot: list = field(default_factory=list)      # columns of lines
    face: str = "sans"
    points: float = 10.5
    head: str = "left"                            # left, right, center or band
    logo: str = ""                                # a name in LOGOS
    accent: tuple = BLACK
    place_date: str = ""                          # a date line instead of one in the info block
    paper: tuple = (255, 255, 255)
    head_points: float = 17
    numbering: str = "Seite {0} von {1}"


def pages(letter):
    done = []
    for number, blocks in enumerate(letter.pages, 1):
        page = Page(paper=letter.paper)
        y = _first(page, letter) if number == 1 else _next(page, letter, number)
        flow = Flow(page, y, letter.face, letter.points, accent=letter.accent)
        flow.bottom = 268 if letter.foot else 282
        flow.write(blocks)
        _foot(page, letter)
        if len(letter.pages) > 1:
            text = letter.numbering.format(number, len(letter.pages))
            page.text(190, 272 if letter.foot else 287, text, letter.face, 7.5, align="right")
        done.append(page)
    return done


def _first(page, letter):
    _letterhead(page, letter)
    if letter.back:
        page.text(25, 49.5, letter.back, letter.face, 6.5)
        page.line(25, 50.6, 25 + fonts.width(letter.back, letter.face, 6.5), 50.6, 0.12)
    for index, line in enumerate(letter.address):
        page.text(25, 57 + index * 4.7, line, letter.face, 10.5)
    for index, (label, value) in enumerate(letter.info):
        y = 52 + index * 4.5
        page.text(125, y, label, letter.face, 8)
        page.text(157, y, value, letter.face, 9)
    if letter.place_date:
        page.text(190, 92, letter.place_date, letter.face, letter.points, align="right")
    page.text(25, 102, letter.subject, letter.face + "-b", letter.points + 1)
    return 107


def _next(page, letter, number):
    page.text(25, 17, letter.sender, letter.face, 8, letter.accent)
    page.text(190, 17, f"{letter.subject}", letter.face, 8, align="right")
    page.line(25, 19, 190, 19, 0.15)
    return 26


def _letterhead(page, letter):
    name = dict(face=letter.face + "-b", points=letter.head_points, colour=letter.accent)
    if letter.head == "band":
        page.rect(0, 0, 210, 9, letter.accent)
    x, align = {"left": (25, "left"), "band": (25, "left"), "right": (190, "right"), "center": (105, "center")}[letter.head]
    if letter.logo:
        at = {"left": 25, "band": 25, "right": 30, "center": 30}[letter.head]
        LOGOS[letter.logo](page, at, 14, letter.accent)
        if align == "left":
            x += 19
    page.text(x, 22, letter.sender, align=align, **name)
    for index, line in enumerate(letter.beneath):
        page.text(x, 27.5 + index * 4, line, letter.face, 8.5, align=align)
    if letter.head in ("center", "right"):
        page.line(25, 40, 190, 40, 0.4, letter.accent)


def _foot(page, letter):
    if not letter.foot:
        return
    page.line(25, 275, 190, 275, 0.2, letter.accent)
    room = 165 / len(letter.foot)
    for column, lines in enumerate(letter.foot):
        for row, line in enumerate(lines):
            if fonts.width(line, letter.face, 7) > room - 1:
                raise SystemExit(f"footer too wide: {line}")
            page.text(25 + column * room, 279 + row * 3.2, line, letter.face, 7)


def _rings(page, x, y, colour):
    page.oval(x, y, 9, 9, None, colour, 1.2)
    page.oval(x + 5, y + 3, 9, 9, None, colour, 1.2)


def _roof(page, x, y, colour):
    page.shape([(x, y + 7), (x + 7, y), (x + 14, y + 7)], colour)
    page.rect(x + 2.5, y + 8, 9, 5, colour)


def _squares(page, x, y, colour):
    for dx, dy in ((0, 0), (5, 0), (5, 5), (10, 5), (0, 10)):
        page.rect(x + dx, y + dy, 4, 4, colour)


def _shield(page, x, y, colour):
    page.shape([(x, y), (x + 12, y), (x + 12, y + 8), (x + 6, y + 14), (x, y + 8)], colour)
    page.rect(x + 5, y + 2.5, 2, 7, (255, 255, 255))
    page.rect(x + 2.5, y + 5, 7, 2, (255, 255, 255))


def _bars(page, x, y, colour):
    for index, high in enumerate((5, 9, 13)):
        page.rect(x + index * 4.5, y + 13 - high, 3, high, colour)


def _leaf(page, x, y, colour):
    page.oval(x + 1, y + 1, 12, 8, colour)
    page.line(x + 7, y + 5, x + 7, y + 14, 1.0, colour)


LOGOS = {"rings": _rings, "roof": _roof, "squares": _squares, "shield": _shield, "bars": _bars, "leaf": _leaf}
