"""Makes small papers that are cheap to read, and no two of the same bytes."""

import struct
import zlib

GLYPHS = {
    "0": "01110 10001 10011 10101 11001 10001 01110", "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111", "3": "11111 00010 00100 00010 00001 10001 01110",
    "4": "00010 00110 01010 10010 11111 00010 00010", "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110", "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110", "9": "01110 10001 10001 01111 00001 00010 01100",
    "N": "10001 11001 10101 10011 10001 10001 10001", "R": "11110 10001 10001 11110 10100 10010 10001",
}


def pdf(number, pages):
    """A PDF with a text layer, a page of A4 for each number of pages."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>"]
    kids = " ".join(f"{4 + 2 * page} 0 R" for page in range(pages))
    objects.append(f"<< /Type /Pages /Kids [{kids}] /Count {pages} >>")
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>")
    for page in range(pages):
        lines = ["Stadtwerke Musterstadt", f"Rechnung Nr. {number}", f"Abschnitt {page}", "Betrag 12,34 EUR"]
        text = "BT /F1 11 Tf 70 790 Td 16 TL\n" + "".join(f"({line}) Tj T*\n" for line in lines) + "ET"
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> "
            f"/Contents {5 + 2 * page} 0 R >>")
        objects.append(f"<< /Length {len(text)} >>\nstream\n{text}\nendstream")
    body, offsets = "%PDF-1.4\n", []
    for index, content in enumerate(objects):
        offsets.append(len(body))
        body += f"{index + 1} 0 obj\n{content}\nendobj\n"
    start = len(body)
    body += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n"
    body += "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    body += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    return body.encode("ascii")


#: Pixels; a narrower picture is not taken for a page.
WIDTH = 420


def rows(number):
    """Grey pixels that say `NR` and the number, four times as large as the letters are drawn."""
    scale, margin = 4, 40
    lines = [[], [], [], [], [], [], []]
    for letter in f"NR{number}":
        for line, bits in zip(lines, GLYPHS[letter].split()):
            line += [0 if bit == "1" else 255 for bit in bits] + [255]
    blank = bytes([255] * WIDTH)
    drawn = [bytes([255] * margin) + bytes(grey for grey in line for _ in range(scale)) for line in lines]
    drawn = [row + blank[len(row):] for row in drawn]
    return WIDTH, [blank] * margin + [row for row in drawn for _ in range(scale)] + [blank] * 160


def png(number):
    """A small picture of the number."""
    width, drawn = rows(number)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, len(drawn), 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in drawn))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def tiff(number):
    """The same as a TIFF of one uncompressed strip."""
    width, drawn = rows(number)
    pixels = b"".join(drawn)
    entries = [
        (256, 3, width), (257, 3, len(drawn)), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 8), (277, 3, 1),
        (278, 3, len(drawn)), (279, 4, len(pixels)),
    ]
    padding = len(pixels) % 2
    directory = struct.pack("<H", len(entries))
    for tag, kind, value in entries:
        directory += struct.pack("<HHI", tag, kind, 1) + struct.pack("<I", value)
    start = 8 + len(pixels) + padding
    return struct.pack("<2sHI", b"II", 42, start) + pixels + b"\0" * padding + directory + b"\0" * 4
