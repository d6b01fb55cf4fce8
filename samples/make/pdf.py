"""PDF files: with a text layer from pages, or with nothing but scanned pictures."""
import re
import zlib
from io import BytesIO

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

import fonts

MM = 72 / 25.4
rl_config.useA85 = 0


def _canvas(target, title, author):
    canvas = Canvas(target, invariant=1, pageCompression=1)
    canvas.setTitle(title)
    canvas.setAuthor(author)
    return canvas


def write_text(pages, target, title, author):
    """A PDF as an office program writes it; invariant fixes its dates and id."""
    canvas = _canvas(target if hasattr(target, "write") else str(target), title, author)
    for page in pages:
        canvas.setPageSize((page.width * MM, page.height * MM))
        for kind, *step in page.steps:
            DRAW[kind](canvas, page.height, *step)
        canvas.showPage()
    canvas.save()


def write_images(jpegs, target, dpi):
    """A PDF as a multi-function printer writes it: one JPEG a page, no text."""
    canvas = _canvas(str(target), "Scan", "Multifunktionsdrucker")
    for data in jpegs:
        picture = ImageReader(BytesIO(data))
        width, height = (pixels * 72 / dpi for pixels in picture.getSize())
        canvas.setPageSize((width, height))
        canvas.drawImage(picture, 0, 0, width, height)
        canvas.showPage()
    canvas.save()


def with_file(data, name, content):
    """The PDF with a file within it, appended as PDF's incremental updates are."""
    root = int(re.search(rb"/Root (\d+) 0 R", data).group(1))
    size = int(re.search(rb"/Size (\d+)", data).group(1))
    previous = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    catalogue = re.search(rb"(?:^|\n)%d 0 obj\s*<<(.*?)>>\s*endobj" % root, data, re.S).group(1)
    packed = zlib.compress(content, 9)
    objects = [
        (root, b"<<" + catalogue + b" /AF [%d 0 R] /Names << /EmbeddedFiles << /Names [(%s) %d 0 R] >> >> >>"
         % (size, name.encode(), size)),
        (size, b"<< /Type /Filespec /F (%s) /UF (%s) /AFRelationship /Alternative /EF << /F %d 0 R /UF %d 0 R >> >>"
         % (name.encode(), name.encode(), size + 1, size + 1)),
        (size + 1, b"<< /Type /EmbeddedFile /Subtype /text#2Fxml /Filter /FlateDecode /Length %d >>\nstream\n" % len(packed)
         + packed + b"\nendstream"),
    ]
    out, table = data if data.endswith(b"\n") else data + b"\n", b"xref\n"
    for number, body in objects:
        table += b"%d 1\n%010d 00000 n \n" % (number, len(out))
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    return out + table + b"trailer\n<< /Size %d /Root %d 0 R /Prev %d >>\nstartxref\n%d\n%%%%EOF\n" % (
        size + 2, root, previous, len(out))


def _colour(value):
    return [part / 255 for part in value]


def _text(canvas, height, x, y, text, face, points, colour):
    if face not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(face, fonts.path(face)))
    canvas.setFillColorRGB(*_colour(colour))
    canvas.setFont(face, points)
    canvas.drawString(x * MM, (height - y) * MM, text)


def _line(canvas, height, x1, y1, x2, y2, thick, colour):
    canvas.setStrokeColorRGB(*_colour(colour))
    canvas.setLineWidth(thick * MM)
    canvas.line(x1 * MM, (height - y1) * MM, x2 * MM, (height - y2) * MM)


def _paint(canvas, fill, stroke, thick):
    if fill:
        canvas.setFillColorRGB(*_colour(fill))
    if stroke:
        canvas.setStrokeColorRGB(*_colour(stroke))
        canvas.setLineWidth(thick * MM)
    return {"fill": 1 if fill else 0, "stroke": 1 if stroke else 0}


def _rect(canvas, height, x, y, w, h, fill, stroke, thick):
    how = _paint(canvas, fill, stroke, thick)
    canvas.rect(x * MM, (height - y - h) * MM, w * MM, h * MM, **how)


def _oval(canvas, height, x, y, w, h, fill, stroke, thick):
    how = _paint(canvas, fill, stroke, thick)
    canvas.ellipse(x * MM, (height - y - h) * MM, (x + w) * MM, (height - y) * MM, **how)


def _shape(canvas, height, points, fill):
    path = canvas.beginPath()
    for index, (x, y) in enumerate(points):
        (path.lineTo if index else path.moveTo)(x * MM, (height - y) * MM)
    path.close()
    canvas.drawPath(path, **_paint(canvas, fill, None, 0))


DRAW = {"text": _text, "line": _line, "rect": _rect, "oval": _oval, "shape": _shape}
