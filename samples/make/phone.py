"""What a phone does to a page: a desk around it, a slight perspective, uneven light, no resolution given."""
from dataclasses import dataclass

import numpy
from PIL import Image, ImageFilter


@dataclass
class Photo:
    size: tuple = (2250, 3000)
    corners: tuple = ((0.09, 0.07), (0.92, 0.055), (0.945, 0.94), (0.065, 0.925))  # of the paper, clockwise from top left
    desk: tuple = (150, 112, 78)
    streak: float = 26.0            # how strong the grain of its wood is
    grain: float = 2.0
    blur: float = 0.7
    lamp: tuple = (0.35, 0.25)      # where the light is brightest
    falloff: float = 0.38
    warmth: tuple = (1.0, 0.985, 0.94)
    turned: bool = False            # stored lying, with an Exif note saying so


def shoot(image, how, seed):
    random = numpy.random.default_rng(seed)
    wide, high = how.size
    desk = _desk(how, random)
    target = [(x * wide, y * high) for x, y in how.corners]
    numbers = _perspective(target, image.size)
    sheet = image.transform(how.size, Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BICUBIC)
    mask = Image.new("L", image.size, 255).transform(how.size, Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BILINEAR)
    shadow = mask.filter(ImageFilter.GaussianBlur(16))
    dark = Image.new("RGB", how.size, (38, 30, 24))
    scene = Image.composite(dark, desk, Image.eval(shadow, lambda value: value * 7 // 10))
    scene.paste(sheet, (0, 0), mask)
    scene = scene.filter(ImageFilter.GaussianBlur(how.blur))
    pixels = numpy.asarray(scene, numpy.float32) * _light(how)[..., None] * numpy.array(how.warmth, numpy.float32)
    pixels += random.standard_normal(pixels.shape[:2], numpy.float32)[..., None] * how.grain
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8), "RGB")


def _desk(how, random):
    """Grain of wood: long soft streaks along one direction."""
    wide, high = how.size
    streaks = random.standard_normal((high // 6, 9)).astype(numpy.float32)
    picture = Image.fromarray(numpy.clip(128 + how.streak * streaks, 0, 255).astype(numpy.uint8), "L")
    grain = numpy.asarray(picture.resize(how.size, Image.Resampling.BICUBIC), numpy.float32) / 128
    pixels = grain[..., None] ** 0.5 * numpy.array(how.desk, numpy.float32)
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8), "RGB")


def _light(how):
    wide, high = how.size
    across = numpy.linspace(0, 1, wide, dtype=numpy.float32)[None, :] - how.lamp[0]
    down = numpy.linspace(0, 1, high, dtype=numpy.float32)[:, None] - how.lamp[1]
    return 1 - how.falloff * (across ** 2 + down ** 2)


def _perspective(target, size):
    """The eight numbers that carry a point of the photo back onto the sheet."""
    wide, high = size
    rows, right = [], []
    for (x, y), (u, v) in zip(target, ((0, 0), (wide, 0), (wide, high), (0, high))):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return numpy.linalg.solve(numpy.array(rows, float), numpy.array(right, float)).round(9).tolist()
