"""A page that remembers what was written on it, in the order in which a person would read it aloud."""
import re

import fonts
from page import BLACK, Page

fonts.FILES.update({
    "office": fonts.Path("/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf"),
    "office-b": fonts.Path("/usr/share/fonts/truetype/crosextra/Carlito-Bold.ttf"),
    "print": fonts.Path("/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf"),
    "print-b": fonts.Path("/usr/share/fonts/truetype/crosextra/Caladea-Bold.ttf"),
    "open": fonts.Path("/usr/share/fonts/truetype/open-sans/OpenSans-Regular.ttf"),
    "open-b": fonts.Path("/usr/share/fonts/truetype/open-sans/OpenSans-Bold.ttf"),
    "narrow": fonts.LIBERATION / "LiberationSansNarrow-Regular.ttf",
    "narrow-b": fonts.LIBERATION / "LiberationSansNarrow-Bold.ttf",
})
FACES = ["office", "print", "open", "narrow", "sans", "serif", "wide", "book"]


class Sheet:
    """What stands at one height is one row, from left to right; columns of running text are groups of their own."""

    def __init__(self, width=210.0, height=297.0, face="sans", points=10.0):
        self.page = Page(width, height)
        self.face, self.points = face, points
        self.groups = [[]]

    def group(self):
        self.groups.append([])

    def text(self, x, y, text, points=None, bold=False, face=None, align="left", colour=BLACK):
        face, points = (face or self.face) + ("-b" if bold else ""), points or self.points
        wide = self.page.text(x, y, text, face, points, colour, align)
        self.groups[-1].append((y, x - {"left": 0, "right": wide, "center": wide / 2}[align], text))
        return wide

    def para(self, text, x, y, width, points=None, justified=False, broken=False, leading=1.28):
        """Wraps a paragraph and returns the height of the next line."""
        points = points or self.points
        step = points * fonts.MM_PER_POINT * leading
        lines = list(_wrapped(text, width, self.face, points, broken))
        for index, line in enumerate(lines):
            if justified and index + 1 < len(lines):
                self._spread(line, x, y, width, points)
            else:
                self.text(x, y, line, points)
            y += step
        return y

    def _spread(self, line, x, y, width, points):
        words = line.split()
        gap = (width - sum(fonts.width(word, self.face, points) for word in words)) / max(1, len(words) - 1)
        left = x
        for word in words:
            left += self.page.text(left, y, word, self.face, points) + gap
        self.groups[-1].append((y, x, line))

    def truth(self):
        return "\n".join("\n".join(_rows(group)) for group in self.groups if group) + "\n"


def _rows(group):
    rows = []
    for y, x, text in sorted(group):
        if rows and abs(rows[-1][0] - y) < 1.0:
            rows[-1][1].append((x, text))
        else:
            rows.append((y, [(x, text)]))
    return [" ".join(text for _, text in sorted(parts)) for _, parts in rows]


def _wrapped(text, width, face, points, broken):
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if fonts.width(longer, face, points) <= width:
            line = longer
            continue
        head, tail = _split(line, word, width, face, points) if broken else ("", word)
        yield f"{line} {head}".strip()
        line = tail
    if line:
        yield line


def _split(line, word, width, face, points):
    """As much of a word as still fits with a hyphen: before a consonant that a vowel follows."""
    for place in reversed(range(3, len(word) - 2)):
        if not re.match(r"[aeiouäöülnrst][bdfgklmnprstvwz][aeiouäöü]", word[place - 1:place + 2]) or not word.isalpha():
            continue
        if fonts.width(f"{line} {word[:place]}-", face, points) <= width:
            return word[:place] + "-", word[place:]
    return "", word
