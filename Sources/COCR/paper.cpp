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

/* The largest region brighter than a level, with the holes that print leaves in it; null where there is none. */
PixOwner bright_region(Pix *small, l_int32 level) {
  PixOwner bright(pixThresholdToBinary(small, level));
  if (!bright) return nullptr;
  pixInvert(bright.get(), bright.get());
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

int brightness_at(Pix *small, double x, double y) {
  const l_int32 column = static_cast<l_int32>(x), row = static_cast<l_int32>(y);
  if (column < 0 || row < 0 || column >= pixGetWidth(small) || row >= pixGetHeight(small)) return -1;
  return GET_DATA_BYTE(pixGetData(small) + static_cast<size_t>(row) * pixGetWpl(small), column);
}

/* Share of a side at which the brightness drops from the inside to the outside: low where only a lamp's light ends. */
double edge_share(Pix *small, Point from, Point to) {
  constexpr int samples = 40;
  constexpr int drop = 18;
  const double length = std::max(1.0, distance(from, to));
  // The corners go clockwise, so the outside lies to the left.
  const double nx = (to.y - from.y) / length, ny = -(to.x - from.x) / length;
  int seen = 0, dropped = 0;
  for (int i = 2; i < samples - 2; ++i) {
    const double part = static_cast<double>(i) / samples;
    const double x = from.x + part * (to.x - from.x), y = from.y + part * (to.y - from.y);
    const int inside = brightness_at(small, x - 8 * nx, y - 8 * ny);
    int outside = 256;
    // A curled sheet's edge lies a little off the straight line.
    for (const double reach : {3.0, 7.0, 11.0}) {
      const int there = brightness_at(small, x + reach * nx, y + reach * ny);
      if (there >= 0) outside = std::min(outside, there);
    }
    if (inside < 0 || outside > 255) continue;
    ++seen;
    if (inside - outside >= drop) ++dropped;
  }
  return seen == 0 ? 0 : static_cast<double>(dropped) / seen;
}

bool has_edges(Pix *small, const Corners &corners) {
  int clear = 0, all = 0;
  for (size_t side = 0; side < 4; ++side) {
    const double share = edge_share(small, corners[side], corners[(side + 1) % 4]);
    clear += share >= 0.7;
    all += share >= 0.5;
  }
  return all == 4 && clear >= 3;
}

/* The region is a sheet that lies within the picture; its area, or 0 where it is none. */
double sheet_area(Pix *small, Pix *region, Corners &corners) {
  double count = 0;
  corners = corners_of(region, count);
  const double w = pixGetWidth(small), h = pixGetHeight(small);
  const double share = count / (w * h), sheet = area(corners);
  if (share < 0.12 || share > 0.93 || sheet <= 0 || !lies_within(corners, w, h)) return 0;
  if (std::min(count / sheet, sheet / count) < 0.9) return 0;
  return has_edges(small, corners) ? count : 0;
}

bool find_sheet(Pix *pix, Corners &corners) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix);
  const l_int32 factor = std::max(1, std::max(width, height) / 400);
  if (factor == 1) return false;
  // The lightest pixel of each tile: print disappears, the sheet and what it lies on stay.
  PixOwner small(pixScaleGrayMinMax(pix, factor, factor, L_CHOOSE_MAX));
  l_uint32 low = 0, high = 0;
  if (!small || pixGetRankValue(small.get(), 1, 0.03f, &low) || pixGetRankValue(small.get(), 1, 0.9f, &high))
    return false;
  // A scan is paper all over.
  if (high < low + 30) return false;
  // Under a lamp no single level divides all of the sheet from all of the table: the one that shows the largest sheet is taken.
  double best = 0;
  for (l_uint32 level = low + 10; level < high; level += 8) {
    PixOwner region = bright_region(small.get(), static_cast<l_int32>(level));
    Corners found{};
    const double size = region ? sheet_area(small.get(), region.get(), found) : 0;
    if (size > best) best = size, corners = found;
  }
  for (Point &corner : corners) corner = {(corner.x + 0.5) * factor, (corner.y + 0.5) * factor};
  return best > 0;
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
