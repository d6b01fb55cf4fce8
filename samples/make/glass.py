"""Several sheets in one picture: on a scanner's glass below a dark lid, and an open booklet as one sheet of A3."""
import numpy
from PIL import Image, ImageDraw, ImageFilter


def beside(strips, random, dpi=300, lid=None):
    """A4, the strips from left to right, each a little askew on its own; the lid is dark or open unless one is given."""
    lid = int(random.integers(18, 90)) if lid is None else lid
    wide, high = round(210 / 25.4 * dpi), round(297 / 25.4 * dpi)
    scene = Image.new("RGB", (wide, high), (lid,) * 3)
    room = wide / len(strips)
    for number, strip in enumerate(strips):
        turned = strip.convert("RGBA").rotate(float(random.uniform(-2.5, 2.5)), Image.Resampling.BICUBIC, expand=True)
        slack = max(1, int(room - turned.width - 0.02 * wide))
        left = int(room * number + 0.01 * wide) + int(random.integers(0, slack))
        top = int(random.integers(int(0.01 * high), max(int(0.01 * high) + 1, high - turned.height - int(0.01 * high))))
        _laid(scene, turned, (left, top), dpi)
    return scene


def _laid(scene, sheet, place, dpi):
    """The sheet with the shadow that its thickness throws."""
    shadow = Image.new("L", scene.size, 0)
    shadow.paste(sheet.getchannel("A"), (place[0] + dpi // 100, place[1] + dpi // 75))
    shadow = shadow.filter(ImageFilter.GaussianBlur(dpi / 100))
    scene.paste(Image.new("RGB", scene.size, (8, 8, 8)), (0, 0), shadow.point(lambda value: value * 6 // 10))
    scene.paste(sheet, place, sheet)


def opened(left, right, random, dpi=300):
    """Two pages of A4 as one of A3, with the shadow of the fold between them."""
    scene = Image.new("RGB", (left.width + right.width, max(left.height, right.height)), (255, 255, 255))
    scene.paste(left, (0, 0))
    scene.paste(right, (left.width, 0))
    pixels = numpy.asarray(scene, numpy.float32)
    off = numpy.abs(numpy.arange(scene.width) - left.width - float(random.uniform(-0.5, 0.5)) * dpi / 25.4)
    pixels = pixels * (1 - 0.35 * numpy.exp(-(off / (dpi * 0.03)) ** 2))[None, :, None]
    return Image.fromarray(numpy.clip(pixels, 0, 255).astype(numpy.uint8), "RGB")


def stapled(receipt, slip):
    """A card slip that lies on the foot of its receipt: one outline."""
    left, top = slip.width // 3, receipt.height - slip.height // 2
    scene = Image.new("RGBA", (max(receipt.width, left + slip.width), top + slip.height), (0, 0, 0, 0))
    scene.paste(receipt.convert("RGBA"), (0, 0))
    scene.paste(slip.convert("RGBA"), (left, top))
    ImageDraw.Draw(scene).rectangle((left, top, left + slip.width - 1, scene.height - 1), outline=(150, 150, 150), width=3)
    return scene
