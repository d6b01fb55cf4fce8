"""Writes the small files beside it, for tests of formats that only other programs can write.

Needs Pillow with JPEG 2000, heif-enc (libheif-examples), qpdf, zip and 7zz (7zip). Each picture is a white sheet,
160 by 200 pixels, with a black bar near its top.
"""

import io
import pathlib
import subprocess
import zipfile

from PIL import Image, ImageDraw

HERE = pathlib.Path(__file__).parent
PASSWORD = "gehäim"
PACKED_PASSWORD = "geheim"


def sheet(mode: str = "RGB") -> Image.Image:
    image = Image.new("RGB", (160, 200), "white")
    ImageDraw.Draw(image).rectangle((20, 20, 139, 39), fill="black")
    return image.convert(mode)


def photo_lying_on_its_side() -> bytes:
    """As a telephone writes it: turned in the pixels, and a note that says how to set it upright."""
    exif = Image.Exif()
    exif[0x0112] = 6
    out = io.BytesIO()
    sheet().transpose(Image.Transpose.ROTATE_90).save(out, "JPEG", quality=90, exif=exif)
    return out.getvalue()


def inked(image: Image.Image) -> Image.Image:
    """The ink alone, on nothing."""
    grey = image.convert("L")
    return Image.merge("RGBA", [Image.new("L", image.size, 0)] * 3 + [grey.point(lambda value: 255 - value)])


def heif(target: str, *sources: bytes, suffix: str = ".png", options: tuple = ()) -> None:
    names = []
    for index, source in enumerate(sources):
        name = HERE / f"quelle{index}{suffix}"
        name.write_bytes(source)
        names.append(name)
    subprocess.run(["heif-enc", "-q", "60", *options, *names, "-o", HERE / target], check=True, capture_output=True)
    for name in names:
        name.unlink()


def boxes(data: bytes, at: int, end: int):
    """Name, beginning and end of each box (ISO/IEC 14496-12, 4.2)."""
    while at < end:
        size = int.from_bytes(data[at : at + 4], "big")
        yield data[at + 4 : at + 8], at, at + size
        at += size


def turned(data: bytes, quarters: int) -> bytes:
    """With a transformation that turns the first picture against the clock; heif-enc writes none."""
    find = lambda name, at, end: next((a, b) for found, a, b in boxes(data, at, end) if found == name)  # noqa: E731
    meta = find(b"meta", 0, len(data))
    iprp = find(b"iprp", meta[0] + 12, meta[1])
    ipco, ipma = find(b"ipco", iprp[0] + 8, iprp[1]), find(b"ipma", iprp[0] + 8, iprp[1])
    iloc = find(b"iloc", meta[0] + 12, meta[1])
    number = len(list(boxes(data, ipco[0] + 8, ipco[1]))) + 1
    out = bytearray(data)
    # Version 0: an item's number in two bytes, then how many properties it has, a byte each.
    out[ipma[0] + 18] += 1
    out[ipma[1] : ipma[1]] = bytes([0x80 | number])
    out[ipco[1] : ipco[1]] = (9).to_bytes(4, "big") + b"irot" + bytes([quarters])
    for box, more in ((meta, 10), (iprp, 10), (ipco, 9), (ipma, 1)):
        at = box[0] + (9 if box == ipma else 0)
        out[at : at + 4] = (box[1] - box[0] + more).to_bytes(4, "big")
    # As heif-enc writes it: version 0, four bytes for every number, each item at an offset of its own.
    at = iloc[0]
    assert out[at + 8] == 0 and out[at + 12 : at + 14] == b"\x44\x40" and iloc[1] <= iprp[0], "another heif-enc"
    for item in range(int.from_bytes(out[at + 14 : at + 16], "big")):
        spot = at + 20 + 18 * item
        out[spot : spot + 4] = (int.from_bytes(out[spot : spot + 4], "big") + 10).to_bytes(4, "big")
    return bytes(out)


def png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def pictures() -> None:
    sheet("CMYK").save(HERE / "cmyk.jpg", quality=80)
    sheet().save(HERE / "progressiv.jpg", quality=80, progressive=True)
    sheet().save(HERE / "blatt.jp2")
    sheet().save(HERE / "blatt.j2k")
    sheet("P").save(HERE / "blatt.gif")
    sheet("P").save(HERE / "palette.png")
    sheet("L").convert("I;16").point(lambda value: value * 257).save(HERE / "sechzehn.png")
    inked(sheet()).save(HERE / "durchsichtig.png")
    sheet().save(HERE / "blatt.bmp")
    sheet().save(HERE / "blatt.webp", lossless=True)
    heif("blatt.heic", png(sheet()))
    heif("zwei.heic", png(sheet()), png(sheet()))
    heif("durchsichtig.heic", png(inked(sheet())))
    heif("gedreht.heic", photo_lying_on_its_side(), suffix=".jpg")
    lying = HERE / "gedreht.heic"
    lying.write_bytes(turned(lying.read_bytes(), 3))
    heif("blatt.avif", png(sheet()), options=("-A",))


def letter() -> bytes:
    content = "BT /F1 11 Tf 70 790 Td (Rechnungsbetrag 85,00 EUR) Tj ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
        f"<< /Length {len(content)} >>\nstream\n{content}\nendstream",
    ]
    text, offsets = "%PDF-1.4\n", []
    for number, entry in enumerate(objects, 1):
        offsets.append(len(text))
        text += f"{number} 0 obj\n{entry}\nendobj\n"
    start = len(text)
    text += "xref\n0 6\n0000000000 65535 f \n" + "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    return (text + f"trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").encode()


def locked() -> None:
    plain = HERE / "brief.pdf"
    plain.write_bytes(letter())
    for bits, allowed in ((40, ["--allow-weak-crypto"]), (128, ["--allow-weak-crypto"]), (256, [])):
        encrypt = ["--encrypt", PASSWORD, "anderes", str(bits), "--"]
        subprocess.run(["qpdf", *allowed, *encrypt, plain, HERE / f"gesperrt-{bits}.pdf"], check=True)
    subprocess.run(["qpdf", "--encrypt", "", "anderes", "256", "--", plain, HERE / "nur-besitzer.pdf"], check=True)
    for name in ("gesperrt-alt.zip", "gesperrt-aes.zip"):
        (HERE / name).unlink(missing_ok=True)
    subprocess.run(["zip", "-q", "-j", "-P", PACKED_PASSWORD, HERE / "gesperrt-alt.zip", plain], check=True)
    command = ["7zz", "a", "-tzip", "-mem=AES256", f"-p{PACKED_PASSWORD}", HERE / "gesperrt-aes.zip", plain]
    subprocess.run(command, check=True, capture_output=True)
    plain.unlink()


def bomb() -> None:
    """A hundred bytes that unpack to more than a part may have for its size."""
    with zipfile.ZipFile(HERE / "bombe.zip", "w", zipfile.ZIP_BZIP2) as packed:
        packed.writestr(zipfile.ZipInfo("blatt.bmp", (2025, 1, 1, 0, 0, 0)), bytes(40 << 20), zipfile.ZIP_BZIP2)


if __name__ == "__main__":
    pictures()
    locked()
    bomb()
