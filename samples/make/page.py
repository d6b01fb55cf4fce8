"""A page as a list of drawing steps in millimetres, origin at the top left.

The same steps are drawn as pixels (raster.py) or as a PDF with text (pdf.py).
"""
import fonts

BLACK = (20, 20, 22)


class Page:
    def __init__(self, width=210.0, height=297.0, paper=(255, 255, 255)):
        self.width, self.height, self.paper = width, height, paper
        self.steps = []

    def text(self, x, y, text, face="sans", points=10, colour=BLACK, align="left"):
        """A text with its baseline at y; align says which end x is."""
        wide = fonts.width(text, face, points)
        x -= {"left": 0, "right": wide, "center": wide / 2}[align]
        self.steps.append(("text", x, y, text, face, points, colour))
        return wide

    def line(self, x1, y1, x2, y2, thick=0.2, colour=BLACK):
        self.steps.append(("line", x1, y1, x2, y2, thick, colour))

    def dashes(self, x1, y, x2, dash=2.0, colour=BLACK):
        while x1 < x2:
            self.line(x1, y, min(x1 + dash, x2), y, 0.2, colour)
            x1 += 2 * dash

    def rect(self, x, y, w, h, fill=None, stroke=None, thick=0.25):
        self.steps.append(("rect", x, y, w, h, fill, stroke, thick))

    def oval(self, x, y, w, h, fill=None, stroke=None, thick=0.4):
        self.steps.append(("oval", x, y, w, h, fill, stroke, thick))

    def shape(self, points, fill):
        self.steps.append(("shape", points, fill))

    def words(self):
        """Everything written on the page, for the checks."""
        return "\n".join(step[3] for step in self.steps if step[0] == "text")
