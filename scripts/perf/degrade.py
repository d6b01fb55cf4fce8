"""What scanners, phones, fax machines and pins do to a page; every number is drawn from the page's own seed."""
import numpy
import phone
import scanner
from PIL import Image, ImageFilter


def scan(image, dpi, random, reverse=None):
    """Grey-ish paper, a little askew, soft and grainy."""
    paper = tuple(int(255 - random.uniform(2, 26) - shift) for shift in (0, random.uniform(0, 3), random.uniform(0, 9)))
    how = scanner.Scan(
        dpi=dpi, colour=True, skew=float(random.uniform(-1.6, 1.6)), blur=float(random.uniform(0.3, 0.9)) * dpi / 300,
        grain=float(random.uniform(1.5, 7)), paper=paper, shade=float(random.uniform(2, 18)), folds=random.random() < 0.6,
        holes=random.random() < 0.4, through=float(random.uniform(0, 0.1)), specks=int(random.integers(0, 30)),
        fade=float(random.uniform(0, 0.22)))
    return scanner.scan(image, how, int(random.integers(1 << 30)), reverse)


def photo(image, random):
    """A sheet on a desk under a lamp, with the shadow of whoever holds the phone, and a bow in the paper."""
    wide, high = (2448, 3264) if image.height > image.width else (3264, 2448)
    near = lambda x, y: (x + float(random.uniform(-0.035, 0.035)), y + float(random.uniform(-0.03, 0.03)))
    fit = min(1.0, image.width / image.height * high / wide)
    left = 0.5 - 0.43 * fit
    corners = (near(left, 0.07), near(1 - left, 0.07), near(1 - left, 0.93), near(left, 0.93))
    how = phone.Photo(
        size=(wide, high), corners=corners, desk=tuple(int(random.integers(40, 170)) for _ in range(3)),
        streak=float(random.uniform(8, 34)), grain=float(random.uniform(2, 6)), blur=float(random.uniform(0.6, 1.2)),
        lamp=(float(random.uniform(0.2, 0.8)), float(random.uniform(0.1, 0.6))), falloff=float(random.uniform(0.25, 0.6)))
    shot = phone.shoot(_bowed(image, random), how, int(random.integers(1 << 30)))
    return _shadowed(shot, random)


def _bowed(image, random):
    """Paper that was folded does not lie flat: its lines bend by up to two millimetres."""
    bow = float(random.uniform(-1, 1)) * image.height * 0.007
    pixels = numpy.asarray(image)
    across = numpy.linspace(0, numpy.pi, pixels.shape[1])
    moved = numpy.full_like(pixels, 255)
    shifts = numpy.rint(bow * numpy.sin(across)).astype(int)
    for shift in numpy.unique(shifts):
        moved[:, shifts == shift] = numpy.roll(pixels[:, shifts == shift], shift, axis=0)
    return Image.fromarray(moved, "RGB")


def _shadowed(image, random):
    wide, high = image.size
    across = numpy.linspace(0, 1, wide, dtype=numpy.float32)[None, :]
    down = numpy.linspace(0, 1, high, dtype=numpy.float32)[:, None]
    slope, place = float(random.uniform(-0.8, 0.8)), float(random.uniform(0.35, 0.8))
    edge = 1 / (1 + numpy.exp(-(across + slope * (down - 0.5) - place) * float(random.uniform(15, 60))))
    light = 1 - float(random.uniform(0.15, 0.5)) * edge
    pixels = numpy.asarray(image, numpy.float32) * light[..., None]
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8), "RGB")


def binary(image):
    """As a scanner set to black and white does it: one threshold for the whole page."""
    return image.convert("L").point(lambda value: 255 if value > 150 else 0).convert("1", dither=Image.Dither.NONE)


def fax(image, random):
    """A fine fax (204 by 196 dots to the inch), some of its rows lost, brought to square pixels."""
    small = image.convert("L").filter(ImageFilter.GaussianBlur(0.6))
    small = small.resize((round(image.width * 204 / 300), round(image.height * 196 / 300)), Image.Resampling.BOX)
    pixels = numpy.array(small.point(lambda value: 255 if value > 165 else 0))
    for _ in range(6):
        row = int(random.integers(10, pixels.shape[0] - 10))
        pixels[row] = 255
    specks = random.random(pixels.shape) < 0.0004
    pixels[specks] = 0
    return Image.fromarray(pixels, "L").resize(image.size, Image.Resampling.NEAREST).convert("RGB")


def pins(image):
    """Ink only where a pin strikes: 72 rows and 90 columns of dots to the inch, from an image of 300 dots."""
    grey = numpy.asarray(image.convert("L"), numpy.float32)
    rows, columns = (numpy.arange(size, dtype=numpy.float32) for size in grey.shape)
    down = numpy.cos(2 * numpy.pi * rows * 90 / 300)[:, None]
    along = numpy.cos(2 * numpy.pi * columns * 108 / 300)[None, :]
    struck = (down + along) / 2 > -0.1
    ink = numpy.where(struck, grey, 235 + grey * 0.08)
    return Image.fromarray(numpy.clip(ink, 0, 255).astype(numpy.uint8), "L").filter(ImageFilter.GaussianBlur(0.8)).convert("RGB")
