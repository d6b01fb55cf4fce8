"""The body of a letter: paragraphs, lists, tables, slips to cut off, one below the other.

A block is a plain string (a paragraph; **so** is bold; a line feed breaks the line)
or a tuple whose first part names it; see WRITE at the end.
"""
import codes
import fonts
from page import BLACK

GREY = (120, 120, 120)


class Flow:
    """Writes blocks downwards between two margins."""

    def __init__(self, page, y, face, points, left=25.0, right=190.0, bottom=272.0, accent=BLACK):
        self.page, self.y, self.face, self.points = page, y, face, points
        self.left, self.right, self.bottom, self.accent = left, right, bottom, accent
        self.lead = points * fonts.MM_PER_POINT * 1.22

    def write(self, blocks):
        for block in blocks:
            kind, *parts = ("text", block) if isinstance(block, str) else block
            WRITE[kind](self, *parts)
            if self.y > self.bottom + self.lead:
                raise SystemExit(f"page too full at {self.y:.0f} mm: {str(block)[:60]}")

    def paragraph(self, text, left=None, right=None, points=None, align="left", face=None, after=0.75):
        left = self.left if left is None else left
        right = self.right if right is None else right
        points, face = points or self.points, face or self.face
        lead = points * fonts.MM_PER_POINT * 1.22
        for line in wrap(text, right - left, face, points):
            wide = sum(fonts.width(part, font, points) for part, font in line)
            x = {"left": left, "right": right - wide, "center": (left + right - wide) / 2}[align]
            self.y += lead
            for part, font in line:
                x += self.page.text(x, self.y - lead * 0.22, part, font, points)
        self.y += lead * after


def wrap(text, room, face, points):
    """Lines of (text, face) runs that fit into the room."""
    lines, bold = [], False
    for hard in text.split("\n"):
        line, used = [], 0.0
        for index, chunk in enumerate(hard.split("**")):
            if index:
                bold = not bold
            font = face + "-b" if bold and not face.endswith("-b") else face
            for word in _words(chunk):
                wide = fonts.width(word, font, points)
                if line and used + fonts.width(word.rstrip(), font, points) > room:
                    lines.append(line)
                    line, used = [], 0.0
                    word = word.lstrip()
                    wide = fonts.width(word, font, points)
                if line and line[-1][1] == font:
                    line[-1] = (line[-1][0] + word, font)
                elif word:
                    line.append((word, font))
                used += wide
        lines.append(line)
    return lines


def _words(chunk):
    parts = chunk.split(" ")
    return [part + " " for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])


def _heading(flow, text):
    flow.y += flow.lead * 0.25
    flow.paragraph(text, face=flow.face + "-b", after=0.3)


def _small(flow, text, points=7.5):
    flow.paragraph(text, points=points)


def _center(flow, text, points=None):
    flow.paragraph(text, align="center", points=points)


def _right(flow, text):
    flow.paragraph(text, align="right")


def _gap(flow, millimetres):
    flow.y += millimetres


def _list(flow, items, mark="–"):
    for item in items:
        flow.page.text(flow.left + 2, flow.y + flow.lead * 0.78, mark, flow.face, flow.points)
        flow.paragraph(item, left=flow.left + 7, after=0.12)
    flow.y += flow.lead * 0.6


def _pairs(flow, pairs, indent=42):
    for key, value in pairs:
        flow.page.text(flow.left, flow.y + flow.lead * 0.78, key, flow.face, flow.points)
        flow.paragraph(value, left=flow.left + indent, after=0.1)
    flow.y += flow.lead * 0.6


def _table(flow, columns, head, rows, strong=0, points=None):
    """Columns are (width, align); the last `strong` rows stand below a rule and are bold."""
    points = points or flow.points - 0.5
    step = points * fonts.MM_PER_POINT * 1.4
    total = flow.left + sum(wide for wide, _ in columns)

    def row(cells, face):
        flow.y += step
        x = flow.left
        for (wide, align), cell in zip(columns, cells):
            at = {"left": x + 0.8, "right": x + wide - 0.8, "center": x + wide / 2}[align]
            if fonts.width(cell, face, points) > wide + 45 * (align == "left") - 0.8:
                raise SystemExit(f"table cell too wide: {cell}")
            flow.page.text(at, flow.y - step * 0.25, cell, face, points, align=align)
            x += wide

    if head:
        row(head, flow.face + "-b")
        flow.page.line(flow.left, flow.y, total, flow.y, 0.3)
    for index, cells in enumerate(rows):
        last = index >= len(rows) - strong
        if strong and index == len(rows) - strong:
            flow.y += 0.5
            flow.page.line(flow.left, flow.y, total, flow.y, 0.3)
        row(cells, flow.face + "-b" if last else flow.face)
    flow.y += flow.lead * 0.9


def _box(flow, texts):
    top, left, right = flow.y, flow.left, flow.right
    flow.left, flow.right, flow.y = left + 4, right - 4, top + 2
    for text in texts:
        flow.paragraph(text, after=0.3)
    flow.left, flow.right = left, right
    flow.page.rect(left, top, right - left, flow.y - top + 1, None, flow.accent, 0.4)
    flow.y += flow.lead * 0.9


def _cut(flow, text):
    flow.y += 4
    flow.page.dashes(12, flow.y, 198, 1.6, GREY)
    flow.page.text(105, flow.y - 1, text, flow.face, 7, GREY, "center")
    flow.y += 5


def _fields(flow, *fields):
    """Lines to fill in: (label, width of the line)."""
    flow.y += flow.lead * 1.9
    x = flow.left
    for label, wide in fields:
        x += flow.page.text(x, flow.y - 1, label, flow.face, flow.points) + 2
        flow.page.line(x, flow.y - 0.4, x + wide, flow.y - 0.4)
        x += wide + 5
    flow.y += flow.lead * 0.5


def _qr(flow, text, label, side=34):
    """A QR code at the left, what it is for beside it."""
    rows = codes.modules(text)
    size = side / len(rows)
    for down, row in enumerate(rows):
        across = 0
        while across < len(row):
            run = across
            while run < len(row) and row[run]:
                run += 1
            if run > across:
                flow.page.rect(flow.left + 2 + across * size, flow.y + down * size, (run - across) * size, size, BLACK)
            across = run + 1
    flow.page.text(flow.left + side + 8, flow.y + side / 2, label, flow.face, flow.points - 1.5)
    flow.y += side + 5


def _ticks(flow, texts):
    for text in texts:
        size = flow.points * 0.3
        flow.page.rect(flow.left + 1, flow.y + flow.lead * 0.85 - size, size, size, None, BLACK, 0.25)
        flow.paragraph(text, left=flow.left + 8, after=0.45)


WRITE = {
    "text": Flow.paragraph, "h": _heading, "small": _small, "center": _center, "right": _right, "gap": _gap,
    "list": _list, "pairs": _pairs, "table": _table, "box": _box, "cut": _cut, "fields": _fields, "ticks": _ticks,
    "qr": _qr,
}
