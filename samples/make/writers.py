"""Puts a paper into the files a scanner, a phone or an office program would have left."""
import email.policy
import json
from email.message import EmailMessage
from io import BytesIO

import numpy
from PIL import Image

import glass
import pdf
import phone
import raster
import scanner

ORIENTATION = 0x0112


def write(paper, out, seed):
    """Writes the paper's files and its expected values, and gives back the files' names."""
    names = FORMS[paper.form](paper, out, seed)
    # The letter that carries them is a page of its own.
    if isinstance(paper.expected, list):
        for number, found in enumerate(paper.expected, 1):
            name = paper.name if number == 1 else f"{paper.name}-{number}"
            _write_expected(out / f"{name}.expected.json", {"files": names, "pages": 1, "firstPage": number, **found})
    else:
        count = len(paper.pages) + (paper.mail is not None)
        _write_expected(out / f"{paper.name}.expected.json", {"files": names, "pages": count, **paper.expected})
    return names


def _write_expected(path, expected):
    path.write_text(json.dumps(expected, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _scans(paper, seed):
    sheets = [raster.draw(page, paper.scan.dpi) for page in paper.pages]
    for index, sheet in enumerate(sheets):
        how = paper.scan
        if paper.skews:
            how = scanner.Scan(**{**vars(how), "skew": paper.skews[index]})
        partner = index ^ 1
        reverse = sheets[partner] if partner < len(sheets) else None
        yield scanner.scan(sheet, how, seed + index, reverse)


def _jpeg_bytes(image, quality, dpi=None, exif=None):
    buffer = BytesIO()
    more = {"dpi": (dpi, dpi)} if dpi else {}
    if exif:
        more["exif"] = exif
    image.save(buffer, "JPEG", quality=quality, optimize=True, **more)
    return buffer.getvalue()


def _jpeg(paper, out, seed):
    names = []
    for index, image in enumerate(_scans(paper, seed)):
        name = f"{paper.name}/seite-{index + 1}.jpg" if paper.folder else f"{paper.name}.jpg"
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_bytes(_jpeg_bytes(image, paper.quality, paper.scan.dpi))
        names.append(name)
    return names


def _glass(paper, out, seed):
    """All pages beside one another below a dark lid."""
    random = numpy.random.default_rng(seed)
    sheets = [scanner.scan(raster.draw(page, paper.scan.dpi), _still(paper.scan), seed + index) for index, page in enumerate(paper.pages)]
    return _one_jpeg(paper, out, glass.beside(sheets, random, paper.scan.dpi, lid=46))


def _spread(paper, out, seed):
    """Two pages as the inside of a folded sheet of A3."""
    random = numpy.random.default_rng(seed)
    left, right = (raster.draw(page, paper.scan.dpi) for page in paper.pages)
    image = scanner.scan(glass.opened(left, right, random, paper.scan.dpi), paper.scan, seed)
    return _one_jpeg(paper, out, image)


def _still(how):
    """Askew is each sheet for itself, and it is the picture as a whole that is soft and grainy."""
    return scanner.Scan(**{**vars(how), "skew": 0, "colour": True, "specks": 0, "grain": 0})


def _one_jpeg(paper, out, image):
    name = f"{paper.name}.jpg"
    (out / name).write_bytes(_jpeg_bytes(image.convert("L"), paper.quality, paper.scan.dpi))
    return [name]


def _photo(paper, out, seed):
    dots = 330 if paper.pages[0].width < 100 else 200
    image = phone.shoot(raster.draw(paper.pages[0], dots), paper.photo, seed)
    exif = Image.Exif()
    exif[ORIENTATION] = 1
    if paper.photo.turned:
        image = image.transpose(Image.Transpose.ROTATE_90)
        exif[ORIENTATION] = 6
    name = f"{paper.name}.jpg"
    (out / name).write_bytes(_jpeg_bytes(image, paper.quality, exif=exif))
    return [name]


def _levels(image, count=16):
    """Few grey levels, as a scanner that wants small files stores them."""
    step = 255 / (count - 1)
    return image.point([round(round(value / step) * step) for value in range(256)])


def _png(paper, out, seed):
    image = _levels(next(_scans(paper, seed)))
    name = f"{paper.name}.png"
    image.save(out / name, "PNG", dpi=(paper.scan.dpi, paper.scan.dpi), optimize=True)
    return [name]


def _tiff(paper, out, images, compression):
    name = f"{paper.name}.tif"
    dots = paper.scan.dpi
    images[0].save(out / name, "TIFF", save_all=True, append_images=images[1:], compression=compression, dpi=(dots, dots))
    return [name]


def _tiff_g4(paper, out, seed):
    images = [image.point(lambda value: 255 if value > 156 else 0).convert("1") for image in _scans(paper, seed)]
    return _tiff(paper, out, images, "group4")


def _tiff_lzw(paper, out, seed):
    return _tiff(paper, out, [_levels(image) for image in _scans(paper, seed)], "tiff_lzw")


def _pdf_text(paper, out, seed):
    name = f"{paper.name}.pdf"
    pdf.write_text(paper.pages, out / name, paper.expected["titel"], paper.expected["absender"])
    return [name]


def _pdf_xml(paper, out, seed):
    name = f"{paper.name}.pdf"
    buffer = BytesIO()
    pdf.write_text(paper.pages, buffer, paper.expected["titel"], paper.expected["absender"])
    (out / name).write_bytes(pdf.with_file(buffer.getvalue(), "factur-x.xml", paper.xml.encode("utf-8")))
    return [name]


def _xml(paper, out, seed):
    name = f"{paper.name}.xml"
    (out / name).write_text(paper.xml, encoding="utf-8")
    return [name]


def _pdf_image(paper, out, seed):
    name = f"{paper.name}.pdf"
    jpegs = [_jpeg_bytes(image, paper.quality, paper.scan.dpi) for image in _scans(paper, seed)]
    pdf.write_images(jpegs, out / name, paper.scan.dpi)
    return [name]


def _mail(paper, out, seed):
    """As a mail program saves it; the boundary is fixed, since Python would make one up anew each time."""
    buffer = BytesIO()
    pdf.write_text(paper.pages, buffer, paper.expected["titel"], paper.expected["absender"])
    message = EmailMessage(policy=email.policy.SMTP)
    for name, value in (("From", paper.mail.sender), ("To", paper.mail.recipient), ("Subject", paper.mail.subject),
                        ("Date", paper.mail.date), ("Message-ID", f"<{seed}@{paper.mail.sender.split('@')[-1]}")):
        message[name] = value
    message.set_content(paper.mail.text, cte="quoted-printable")
    message.add_attachment(buffer.getvalue(), maintype="application", subtype="pdf", filename=paper.mail.attachment)
    message.set_boundary(f"teil-{seed}")
    name = f"{paper.name}.eml"
    (out / name).write_bytes(message.as_bytes())
    return [name]


FORMS = {
    "jpeg": _jpeg, "photo": _photo, "glass": _glass, "spread": _spread, "png": _png, "tiff-g4": _tiff_g4, "tiff-lzw": _tiff_lzw,
    "pdf-text": _pdf_text, "pdf-image": _pdf_image, "pdf-xml": _pdf_xml, "mail": _mail, "xml": _xml,
}
