#include <algorithm>
#include <iterator>
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

/* The sheet as a rectangle of its own size. */
Pix *straightened(Pix *pix, const Corners &c) {
  double w = std::max(cocr::distance(c[0], c[1]), cocr::distance(c[3], c[2]));
  double h = std::max(cocr::distance(c[0], c[3]), cocr::distance(c[1], c[2]));
  const double fit = std::min({1.0, pixGetWidth(pix) / w, pixGetHeight(pix) / h});
  w *= fit;
  h *= fit;
  Pta *to = points({Point{0, 0}, Point{w, 0}, Point{w, h}, Point{0, h}}), *from = points(c);
  PixOwner whole(pixProjectivePtaGray(pix, to, from, 255));
  ptaDestroy(&to);
  ptaDestroy(&from);
  if (!whole) return nullptr;
  Box *box = boxCreate(0, 0, static_cast<l_int32>(w), static_cast<l_int32>(h));
  PixOwner cut(pixClipRectangle(whole.get(), box, nullptr));
  boxDestroy(&box);
  // Interpolating between pixels has softened small print.
  return cut ? pixUnsharpMaskingGray(cut.get(), 1, 0.4f) : nullptr;
}

}  // namespace

cocr_status cocr_image_letters_beyond(
    const cocr_image *image, const cocr_corners *corners, size_t count, float *share) {
  return guarded([&]() -> cocr_status {
    *share = 0;
    std::vector<Corners> sheets;
    std::transform(corners, corners + count, std::back_inserter(sheets), cocr::corners_of);
    PixOwner ink(cocr::thresholded(image->pix));
    if (!ink) return cocr::fail(COCR_OUT_OF_MEMORY, "no memory for the ink");
    Boxa *boxes = pixConnCompBB(ink.get(), 8);
    std::vector<Shape> shapes;
    for (l_int32 index = 0; boxes && index < boxaGetCount(boxes); ++index) {
      l_int32 x = 0, y = 0, w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
      if (!cocr::is_letter(w, h, pixGetHeight(ink.get()))) continue;
      const auto holds = [=](const Corners &sheet) { return cocr::is_within(sheet, {x + w / 2.0, y + h / 2.0}, 0); };
      shapes.push_back({x, y, w, h, std::any_of(sheets.begin(), sheets.end(), holds)});
    }
    boxaDestroy(&boxes);
    *share = static_cast<float>(share_beyond(std::move(shapes)));
    return COCR_OK;
  });
}

cocr_status cocr_image_straighten(cocr_image *image, const cocr_corners *corners) {
  return guarded([&]() -> cocr_status {
    if (pixGetDepth(image->pix) != 8) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    return image->replace(straightened(image->pix, cocr::corners_of(*corners)));
  });
}
