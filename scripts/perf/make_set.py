#!/usr/bin/env python3
"""Renders pages of known text: make_set.py OUT [--seed N] [--only KIND]

Every kind of page is written once for a seed, with its text in gt/, and then scanned, photographed, faxed and turned in
every way that a household has. The same seed and the same versions of fonts and libraries give the same bytes.
"""
import argparse
import io
import sys
import zlib
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "samples" / "make")]

import numpy  # noqa: E402
import pdf  # noqa: E402
import raster  # noqa: E402
import scanner  # noqa: E402
from PIL import Image  # noqa: E402

import degrade  # noqa: E402
import glass  # noqa: E402
import letters  # noqa: E402
import sheet  # noqa: E402
import tables  # noqa: E402
from words import Words  # noqa: E402

KINDS = [letters.letter, letters.notice, letters.contract, letters.columns, letters.terms, letters.banner, letters.english,
         letters.school, tables.invoice, tables.statement, tables.tariff, tables.form, tables.receipt, tables.matrix, tables.fax]


def random_for(*names):
    return numpy.random.default_rng(zlib.crc32("/".join(map(str, names)).encode()))


def render(kind, made):
    image = raster.draw(made.page, 300)
    random = random_for(kind, "printer")
    return degrade.pins(image) if kind == "matrix" else degrade.fax(image, random) if kind == "fax" else image


def jpeg(image, quality, dpi=None):
    out = io.BytesIO()
    image.save(out, "JPEG", quality=quality, **({"dpi": (dpi, dpi)} if dpi else {}))
    return out.getvalue()


def tiff(image):
    out = io.BytesIO()
    image.save(out, "TIFF", compression="group4", dpi=(300, 300))
    return out.getvalue()


def write(root, folder, name, data):
    (root / folder).mkdir(parents=True, exist_ok=True)
    (root / folder / name).write_bytes(data)


def write_page(root, number, kind, seed):
    name = f"{number:02d}_{kind.__name__}"
    choice = random_for(seed, name)
    made = kind(Words(choice), sheet.FACES[(number + seed) % len(sheet.FACES)], 10 + 0.5 * int(choice.integers(-2, 4)))
    write(root, "gt", name + ".txt", made.truth().encode())
    (root / "pdf").mkdir(parents=True, exist_ok=True)
    pdf.write_text([made.page], root / "pdf" / (name + ".pdf"), name, "")
    image = render(kind.__name__, made)
    scanned = degrade.scan(image, 300, random_for(seed, name, "scan"))
    quality = int(choice.integers(45, 85))
    data = jpeg(scanned, quality, 300)
    write(root, "scan300", name + ".jpg", data)
    coarse = image.resize((image.width * 2 // 3, image.height * 2 // 3), Image.Resampling.BOX)
    write(root, "scan200", name + ".jpg", jpeg(degrade.scan(coarse, 200, random_for(seed, name, "coarse")), quality, 200))
    write(root, "phone", name + ".jpg", jpeg(degrade.photo(image, random_for(seed, name, "photo")), 82))
    write(root, "bw300", name + ".tif", tiff(degrade.binary(scanned)))
    (root / "imgpdf").mkdir(parents=True, exist_ok=True)
    pdf.write_images([data], root / "imgpdf" / (name + ".pdf"), 300)
    turn = (90, 180, 270)[number % 3]
    write(root, "rot", f"{name}.{turn}.jpg", jpeg(scanned.rotate(turn, expand=True), quality, 300))
    empty = Image.new("RGB", image.size, (255, 255, 255))
    random = random_for(seed, name, "blank")
    write(root, "blank", name + ".jpg", jpeg(degrade.scan(empty, 300, random, reverse=image), quality, 300))


def write_several(root, seed):
    """Two receipts on one glass, a slip on its receipt, and two letters as one sheet of A3: one image each, in several/."""
    random = random_for(seed, "several")
    made = [kind(Words(random_for(seed, "several", number)), "sans", 10)
            for number, kind in enumerate((tables.receipt, tables.receipt, letters.letter, letters.notice))]
    one, other, left, right = (raster.draw(each.page, 300) for each in made)
    other = other.crop((0, 0, other.width, round(other.height * float(random.uniform(0.86, 1)))))
    slip = other.crop((0, 0, other.width * 4 // 5, other.height // 3))
    still = lambda image: scanner.scan(
        image, scanner.Scan(dpi=300, colour=True, skew=0, folds=False, shade=6, grain=float(random.uniform(1.5, 6)), through=0), seed)
    pictures = {
        "two_receipts": (still(glass.beside([one, other], random)), made[:2]),
        "white_lid": (still(glass.beside([one, other], random, lid=252)), made[:2]),
        "stapled": (still(glass.beside([glass.stapled(one, slip)], random)), made[:1]),
        "double_page": (degrade.scan(glass.opened(left, right, random), 300, random), made[2:]),
    }
    for number, (name, (image, parts)) in enumerate(pictures.items(), len(KINDS) + 1):
        write(root, "gt", f"{number:02d}_{name}.txt", "".join(part.truth() for part in parts).encode())
        write(root, "several", f"{number:02d}_{name}.jpg", jpeg(image, 72, 300))


def main():
    parser = argparse.ArgumentParser(description="Renders pages of known text.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="this kind alone")
    options = parser.parse_args()
    for number, kind in enumerate(KINDS, 1):
        if options.only in (None, kind.__name__):
            write_page(options.out, number, kind, options.seed)
            print(kind.__name__, flush=True)
    if options.only in (None, "several"):
        write_several(options.out, options.seed)
        print("several", flush=True)


if __name__ == "__main__":
    main()
