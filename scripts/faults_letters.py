"""Writes letters as PDFs with a text layer: FOLDER FIRST LAST BYTES gives brief-FIRST.pdf and so on, padded to a size."""

import sys


def letter(number: int, size: int) -> bytes:
    lines = ["Stadtwerke Musterstadt", f"Rechnung Nr. {number}", f"Rechnungsbetrag {number},00 EUR"]
    stream = b"BT /F1 11 Tf 70 790 Td 16 TL " + b" ".join(f"({line}) Tj T*".encode() for line in lines) + b" ET"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
    ]
    out = bytearray(b"%PDF-1.4\n%" + b"x" * size + b"\n")
    places = []
    for index, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (index, body)
    start = len(out)
    out += b"xref\n0 6\n0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % start
    return bytes(out)


folder, first, last, size = sys.argv[1], *map(int, sys.argv[2:5])
for number in range(first, last + 1):
    with open(f"{folder}/brief-{number}.pdf", "wb") as file:
        file.write(letter(number, size))
