#include <algorithm>
#include <array>
#include <cmath>

#include "image.hpp"

using cocr::guarded;
using cocr::PixOwner;

namespace {

struct Point {
  double x = 0, y = 0;
};

/* Corners of a sheet: top left, top right, bottom right, bottom left. */
using Corners = std::array<Point, 4>;

double distance(Point one, Point other) { return std::hypot(one.x - other.x, one.y - other.y); }

double area(const Corners &corners) {
  double twice = 0;
  for (size_t i = 0; i < 4; ++i) {
    const Point one = corners[i], other = corners[(i + 1) % 4];
    twice += one.x * other.y - other.x * one.y;
  }
  return std::fabs(twice) / 2;
}

/* The largest bright region of a small grey image with the holes that print leaves in it; null where there is none. */
PixOwner bright_region(Pix *small) {
  Pix *dark = nullptr;
  if (pixOtsuAdaptiveThreshold(small, pixGetWidth(small), pixGetHeight(small), 0, 0, 0.1f, nullptr, &dark) != 0)
    return nullptr;
  PixOwner bright(pixInvert(nullptr, dark));
  pixDestroy(&dark);
  PixOwner opened(pixOpenBrick(nullptr, bright.get(), 7, 7));
  Pixa *parts = nullptr;
  Boxa *boxes = pixConnComp(opened.get(), &parts, 4);
  boxaDestroy(&boxes);
  l_int32 best = -1, most = 0;
  for (l_int32 index = 0; parts && index < pixaGetCount(parts); ++index) {
    PixOwner part(pixaGetPix(parts, index, L_CLONE));
    l_int32 count = 0;
    pixCountPixels(part.get(), &count, nullptr);
    if (count > most) most = count, best = index;
  }
  PixOwner region;
  if (best >= 0) {
    l_int32 x = 0, y = 0, w = 0, h = 0;
    pixaGetBoxGeometry(parts, best, &x, &y, &w, &h);
    PixOwner part(pixaGetPix(parts, best, L_CLONE));
    PixOwner holes(pixHolesByFilling(part.get(), 4));
    region.reset(pixCreate(pixGetWidth(small), pixGetHeight(small), 1));
    pixRasterop(region.get(), x, y, w, h, PIX_SRC, part.get(), 0, 0);
    if (holes) pixRasterop(region.get(), x, y, w, h, PIX_SRC | PIX_DST, holes.get(), 0, 0);
  }
  pixaDestroy(&parts);
  return region;
}

Corners corners_of(Pix *region, double &count) {
  const l_int32 width = pixGetWidth(region), height = pixGetHeight(region);
  Corners found{Point{1e9, 1e9}, Point{-1e9, 1e9}, Point{-1e9, -1e9}, Point{1e9, -1e9}};
  count = 0;
  for (l_int32 y = 0; y < height; ++y)
    for (l_int32 x = 0; x < width; ++x) {
      if (!GET_DATA_BIT(pixGetData(region) + static_cast<size_t>(y) * pixGetWpl(region), x)) continue;
      ++count;
      const double px = x, py = y;
      if (px + py < found[0].x + found[0].y) found[0] = {px, py};
      if (px - py > found[1].x - found[1].y) found[1] = {px, py};
      if (px + py > found[2].x + found[2].y) found[2] = {px, py};
      if (px - py < found[3].x - found[3].y) found[3] = {px, py};
    }
  return found;
}

/* The sheet lies within the picture: something else is seen on at least three of its sides. */
bool lies_within(const Corners &c, double width, double height) {
  const double margin = 0.015 * std::max(width, height);
  const int sides = (std::min(c[0].y, c[1].y) > margin) + (std::max(c[2].y, c[3].y) < height - margin) +
                    (std::min(c[0].x, c[3].x) > margin) + (std::max(c[1].x, c[2].x) < width - margin);
  return sides >= 3;
}

/* Mean brightness within the region and outside of it. */
std::array<double, 2> brightness(Pix *small, Pix *region) {
  double sum[2] = {0, 0}, count[2] = {0, 0};
  for (l_int32 y = 0; y < pixGetHeight(small); ++y) {
    const l_uint32 *grey = pixGetData(small) + static_cast<size_t>(y) * pixGetWpl(small);
    const l_uint32 *mask = pixGetData(region) + static_cast<size_t>(y) * pixGetWpl(region);
    for (l_int32 x = 0; x < pixGetWidth(small); ++x) {
      const int inside = GET_DATA_BIT(mask, x) ? 1 : 0;
      sum[inside] += GET_DATA_BYTE(grey, x);
      ++count[inside];
    }
  }
  return {sum[1] / std::max(1.0, count[1]), sum[0] / std::max(1.0, count[0])};
}

bool find_sheet(Pix *pix, Corners &corners) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix);
  const l_int32 factor = std::max(1, std::max(width, height) / 400);
  if (factor == 1) return false;
  // The lightest pixel of each tile: print disappears, the sheet and what it lies on stay.
  PixOwner small(pixScaleGrayMinMax(pix, factor, factor, L_CHOOSE_MAX));
  if (!small) return false;
  PixOwner region = bright_region(small.get());
  if (!region) return false;
  double count = 0;
  corners = corners_of(region.get(), count);
  const double w = pixGetWidth(small.get()), h = pixGetHeight(small.get());
  const double share = count / (w * h), sheet = area(corners);
  if (share < 0.12 || share > 0.93 || !lies_within(corners, w, h)) return false;
  if (sheet <= 0 || count / sheet < 0.93 || count / sheet > 1.07) return false;
  const auto [inside, outside] = brightness(small.get(), region.get());
  if (inside - outside < 40) return false;
  for (Point &corner : corners) corner = {(corner.x + 0.5) * factor, (corner.y + 0.5) * factor};
  return true;
}

Pta *points(const Corners &corners) {
  Pta *pta = ptaCreate(4);
  for (const Point &corner : corners)
    ptaAddPt(pta, static_cast<l_float32>(corner.x), static_cast<l_float32>(corner.y));
  return pta;
}

/* The sheet as a rectangle of its own size. */
Pix *straightened(Pix *pix, const Corners &c) {
  double w = std::max(distance(c[0], c[1]), distance(c[3], c[2]));
  double h = std::max(distance(c[0], c[3]), distance(c[1], c[2]));
  const double fit = std::min({1.0, pixGetWidth(pix) / w, pixGetHeight(pix) / h});
  w *= fit;
  h *= fit;
  Pta *to = points({Point{0, 0}, Point{w, 0}, Point{w, h}, Point{0, h}}), *from = points(c);
  PixOwner whole(pixProjectivePtaGray(pix, to, from, 255));
  ptaDestroy(&to);
  ptaDestroy(&from);
  if (!whole) return nullptr;
  Box *box = boxCreate(0, 0, static_cast<l_int32>(w), static_cast<l_int32>(h));
  Pix *cut = pixClipRectangle(whole.get(), box, nullptr);
  boxDestroy(&box);
  return cut;
}

}  // namespace

cocr_status cocr_image_cut_sheet(cocr_image *image, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    if (pixGetDepth(image->pix) != 8) return COCR_OK;
    Corners corners{};
    if (!find_sheet(image->pix, corners)) return COCR_OK;
    *found = 1;
    return image->replace(straightened(image->pix, corners));
  });
}
