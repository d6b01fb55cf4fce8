#include <algorithm>
#include <map>
#include <vector>

#include "image.hpp"
#include "quad.hpp"

using cocr::Corners;
using cocr::guarded;
using cocr::PixOwner;
using cocr::Point;

namespace {

struct Shape {
  l_int32 x, y, w, h;
  bool within;
};

/* Of the shapes as tall as the sheets' letters that have one of their like beside them on both sides. */
double share_beyond(std::vector<Shape> shapes) {
  std::vector<l_int32> heights;
  for (const Shape &shape : shapes)
    if (shape.within && shape.h >= 8) heights.push_back(shape.h);
  if (heights.size() < 20) return 0;
  std::sort(heights.begin(), heights.end());
  const double letter = heights[heights.size() * 6 / 10];
  const auto odd = [letter](const Shape &shape) { return shape.h < 0.6 * letter || shape.h > 2.5 * letter; };
  shapes.erase(std::remove_if(shapes.begin(), shapes.end(), odd), shapes.end());
  // In bands as high as a letter, so that neighbours are found among few.
  std::sort(shapes.begin(), shapes.end(), [](const Shape &a, const Shape &b) { return a.x < b.x; });
  std::map<l_int32, std::vector<const Shape *>> bands;
  for (const Shape &shape : shapes) bands[static_cast<l_int32>((shape.y + shape.h) / (1.5 * letter))].push_back(&shape);
  double all = 0, beyond = 0;
  for (const auto &[band, row] : bands)
    for (size_t i = 1; i + 1 < row.size(); ++i) {
      const auto beside = [letter](const Shape *a, const Shape *b) {
        return b->x - (a->x + a->w) < 0.8 * letter && std::abs(a->h - b->h) < 0.5 * letter && std::abs((a->y + a->h) - (b->y + b->h)) < 0.4 * letter;
      };
      if (!beside(row[i - 1], row[i]) || !beside(row[i], row[i + 1])) continue;
      ++all;
      beyond += !row[i]->within;
    }
  return all == 0 ? 0 : beyond / all;
}

Pta *points(const Corners &corners) {
  Pta *pta = ptaCreate(4);
  for (const Point &corner : corners)
    ptaAddPt(pta, static_cast<l_float32>(corner.x), static_cast<l_float32>(corner.y));
  return pta;
}

/* A grey image, to be asked for what lies between its pixels; white beyond it. */
struct Greys {
  const l_uint32 *data;
  l_int32 stride, width, height;

  explicit Greys(Pix *pix) : data(pixGetData(pix)), stride(pixGetWpl(pix)), width(pixGetWidth(pix)), height(pixGetHeight(pix)) {}

  l_uint32 at(double x, double y) const {
    if (!(x >= 0 && y >= 0 && x <= width - 2 && y <= height - 2)) return 255;
    // Sixteenths are finer than the greys tell.
    const l_int32 across = static_cast<l_int32>(16 * x), down = static_cast<l_int32>(16 * y);
    const l_int32 column = across >> 4, right = across & 15, below = down & 15;
    const l_uint32 *upper = data + static_cast<size_t>(down >> 4) * static_cast<size_t>(stride), *lower = upper + stride;
    const auto mixed = [=](const l_uint32 *line) {
      return (16 - right) * GET_DATA_BYTE(line, column) + right * GET_DATA_BYTE(line, column + 1);
    };
    return static_cast<l_uint32>(((16 - below) * mixed(upper) + below * mixed(lower)) / 256);
  }
};

/* What lies between the corners as a rectangle so large; only whole pixels of it. */
Pix *projected(Pix *pix, const Corners &corners, double w, double h) {
  const l_int32 across = static_cast<l_int32>(w), down = static_cast<l_int32>(h);
  Pta *to = points({Point{0, 0}, Point{w, 0}, Point{w, h}, Point{0, h}}), *from = points(corners);
  l_float32 *c = nullptr;
  Pix *made = getProjectiveXformCoeffs(to, from, &c) ? nullptr : pixCreate(across, down, 8);
  ptaDestroy(&to);
  ptaDestroy(&from);
  const Greys greys(pix);
  for (l_int32 y = 0; made && y < down; ++y) {
    l_uint32 *line = pixGetData(made) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(made));
    for (l_int32 x = 0; x < across; ++x) {
      const double share = 1 / (c[6] * x + c[7] * y + 1.0);
      SET_DATA_BYTE(line, x, greys.at(share * (c[0] * x + c[1] * y + c[2]), share * (c[3] * x + c[4] * y + c[5])));
    }
  }
  lept_free(c);
  if (made) pixCopyResolution(made, pix);
  return made;
}

/* The same in colours, for a page that is kept and not read. */
Pix *projected_colours(Pix *pix, const Corners &corners, double w, double h) {
  Pta *to = points({Point{0, 0}, Point{w, 0}, Point{w, h}, Point{0, h}}), *from = points(corners);
  PixOwner whole(pixProjectivePtaColor(pix, to, from, 0xFFFFFF00));
  ptaDestroy(&to);
  ptaDestroy(&from);
  if (!whole) return nullptr;
  Box *box = boxCreate(0, 0, static_cast<l_int32>(w), static_cast<l_int32>(h));
  Pix *cut = pixClipRectangle(whole.get(), box, nullptr);
  boxDestroy(&box);
  return cut;
}

/* The sheet as a rectangle of its own size. */
Pix *straightened(Pix *pix, const Corners &c) {
  double w = std::max(cocr::distance(c[0], c[1]), cocr::distance(c[3], c[2]));
  double h = std::max(cocr::distance(c[0], c[3]), cocr::distance(c[1], c[2]));
  const double fit = std::min({1.0, pixGetWidth(pix) / w, pixGetHeight(pix) / h});
  w *= fit;
  h *= fit;
  if (pixGetDepth(pix) == 32) return projected_colours(pix, c, w, h);
  PixOwner cut(projected(pix, c, w, h));
  // Interpolating between pixels has softened small print.
  return cut ? pixUnsharpMaskingGray(cut.get(), 1, 0.4f) : nullptr;
}

}  // namespace

cocr_status cocr_image_letters_beyond(
    const cocr_image *image, const cocr_corners *corners, size_t count, float *share) {
  return guarded([&]() -> cocr_status {
    *share = 0;
    std::vector<cocr::Within> sheets;
    for (size_t index = 0; index < count; ++index) sheets.emplace_back(cocr::corners_of(corners[index]), 0);
    PixOwner ink(cocr::thresholded(image->pix));
    if (!ink) return cocr::fail(COCR_OUT_OF_MEMORY, "no memory for the ink");
    Boxa *boxes = pixConnCompBB(ink.get(), 8);
    std::vector<Shape> shapes;
    for (l_int32 index = 0; boxes && index < boxaGetCount(boxes); ++index) {
      l_int32 x = 0, y = 0, w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
      if (!cocr::is_letter(w, h, pixGetHeight(ink.get()))) continue;
      const auto holds = [=](const cocr::Within &sheet) { return sheet.holds({x + w / 2.0, y + h / 2.0}); };
      shapes.push_back({x, y, w, h, std::any_of(sheets.begin(), sheets.end(), holds)});
    }
    boxaDestroy(&boxes);
    *share = static_cast<float>(share_beyond(std::move(shapes)));
    return COCR_OK;
  });
}

cocr_status cocr_image_straighten(cocr_image *image, const cocr_corners *corners) {
  return guarded([&]() -> cocr_status {
    if (pixGetDepth(image->pix) == 1) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    return image->replace(straightened(image->pix, cocr::corners_of(*corners)));
  });
}
