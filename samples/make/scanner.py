"""What a flatbed or sheet-fed scanner does to a page: slightly askew, a little soft, uneven, grainy."""
from dataclasses import dataclass

import numpy
from PIL import Image, ImageFilter


@dataclass
class Scan:
    dpi: int = 200
    colour: bool = False
    skew: float = 0.5          # degrees
    blur: float = 0.5          # pixels
    grain: float = 2.0         # standard deviation in grey levels
    paper: tuple = (250, 249, 246)
    shade: float = 5.0         # how much darker one side is
    folds: bool = True         # a letter folded twice for its envelope
    holes: bool = False        # punched for a folder
    through: float = 0.03      # how much of the other side shines through
    specks: int = 12
    fade: float = 0.0          # ink that is not quite black
    clean: bool = False        # the scanner's own "clean background" switch
    margin: float = 0.0        # millimetres of empty glass around the paper


def scan(image, how, seed, reverse=None):
    random = numpy.random.default_rng(seed)
    if how.margin:
        image = _on_glass(image, how)
    if reverse is not None and how.through:
        image = Image.blend(image, reverse.transpose(Image.Transpose.FLIP_LEFT_RIGHT).resize(image.size), how.through)
    image = image.rotate(how.skew, Image.Resampling.BICUBIC, fillcolor=(255, 255, 255))
    if how.blur:
        image = image.filter(ImageFilter.GaussianBlur(how.blur))
    pixels = numpy.asarray(image, numpy.float32) / 255
    if how.fade:
        pixels = how.fade + (1 - how.fade) * pixels
    pixels = pixels * numpy.array(how.paper, numpy.float32)
    pixels = pixels * _light(pixels.shape, how)[..., None]
    grain = random.standard_normal(pixels.shape[:2], numpy.float32)[..., None] * how.grain
    pixels += grain if not how.clean else 0
    if how.clean:
        pixels = (pixels - 20) * 1.18
    _specks(pixels, how, random)
    if how.holes:
        _holes(pixels, how)
    result = Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8), "RGB")
    return result if how.colour else result.convert("L")


def _on_glass(image, how):
    edge = round(how.margin * how.dpi / 25.4)
    glass = Image.new("RGB", (image.width + 2 * edge, image.height + 2 * edge), (255, 255, 255))
    shadow = Image.new("RGB", image.size, (205, 205, 205))
    glass.paste(shadow, (edge + 4, edge + 4))
    glass = glass.filter(ImageFilter.GaussianBlur(3))
    glass.paste(image, (edge, edge))
    return glass


def _light(shape, how):
    high, wide = shape[:2]
    across = numpy.linspace(0, 1, wide, dtype=numpy.float32)[None, :]
    down = numpy.linspace(0, 1, high, dtype=numpy.float32)[:, None]
    light = 1 - how.shade / 255 * across ** 2 - 0.3 * how.shade / 255 * down
    if not how.clean:
        light = light - 0.10 * numpy.exp(-across * 90)           # the spine side of the lid
    if how.folds:
        for place in (0.353, 0.707):
            light = light - 0.035 * numpy.exp(-((down - place) * high / (how.dpi * 0.022)) ** 2)
    return light


def _specks(pixels, how, random):
    high, wide = pixels.shape[:2]
    for _ in range(how.specks):
        x, y = int(random.integers(4, wide - 4)), int(random.integers(4, high - 4))
        size = int(random.integers(1, 3))
        pixels[y:y + size, x:x + size] *= 0.55


def _holes(pixels, how):
    high, wide = pixels.shape[:2]
    scale = how.dpi / 25.4
    rows = numpy.arange(high, dtype=numpy.float32)[:, None]
    columns = numpy.arange(wide, dtype=numpy.float32)[None, :]
    for y in (108.5, 188.5):
        distance = numpy.sqrt((rows - y * scale) ** 2 + (columns - 11 * scale) ** 2)
        cover = numpy.clip(2.75 * scale - distance, 0, 1)[..., None]
        pixels *= 1 - 0.55 * cover
