#include <algorithm>
#include <cmath>

#include "sheet.hpp"

using cocr::Corners;
using cocr::guarded;
using cocr::Line;
using cocr::PixOwner;
using cocr::Point;

namespace {

/* The longer side of the small picture in which a sheet is looked for. */
constexpr l_int32 small_side = 400;
/* In its pixels: how far an outline may lie off a straight line where the sheet is curled. */
constexpr double curl = 2.5;

bool is_set(Pix *pix, l_int32 x, l_int32 y) {
  return GET_DATA_BIT(pixGetData(pix) + static_cast<size_t>(y) * pixGetWpl(pix), x) != 0;
}

/* Every pixel that is set, row by row. */
template <typename Each>
void each_set(Pix *region, Each each) {
  const l_int32 width = pixGetWidth(region), height = pixGetHeight(region), stride = pixGetWpl(region);
  const l_uint32 *line = pixGetData(region);
  for (l_int32 y = 0; y < height; ++y, line += stride)
    for (l_int32 x = 0; x < width; ++x)
      if (GET_DATA_BIT(line, x)) each(static_cast<double>(x), static_cast<double>(y));
}

/* The outermost pixels of a region in the diagonal directions. */
Corners extremes(Pix *region, double &count) {
  Corners found{Point{1e9, 1e9}, Point{-1e9, 1e9}, Point{-1e9, -1e9}, Point{1e9, -1e9}};
  count = 0;
  each_set(region, [&](double x, double y) {
    ++count;
    if (x + y < found[0].x + found[0].y) found[0] = {x, y};
    if (x - y > found[1].x - found[1].y) found[1] = {x, y};
    if (x + y > found[2].x + found[2].y) found[2] = {x, y};
    if (x - y < found[3].x - found[3].y) found[3] = {x, y};
  });
  return found;
}

/* Where a region begins, seen along rows (from left or right) or columns (from top or bottom). */
std::vector<Point> outline(Pix *region, size_t side, const Corners &corners) {
  const bool is_row = side % 2 == 1, from_end = side == 1 || side == 2;
  const Point one = corners[side], other = corners[(side + 1) % 4];
  const double low = is_row ? std::min(one.y, other.y) : std::min(one.x, other.x);
  const double high = is_row ? std::max(one.y, other.y) : std::max(one.x, other.x);
  const double trim = 0.06 * (high - low);
  const l_int32 depth = is_row ? pixGetWidth(region) : pixGetHeight(region);
  std::vector<Point> points;
  for (l_int32 at = static_cast<l_int32>(low + trim); at <= static_cast<l_int32>(high - trim); ++at)
    for (l_int32 step = 0; step < depth; ++step) {
      const l_int32 deep = from_end ? depth - 1 - step : step;
      const l_int32 x = is_row ? deep : at, y = is_row ? at : deep;
      if (!is_set(region, x, y)) continue;
      points.push_back({static_cast<double>(x), static_cast<double>(y)});
      break;
    }
  return points;
}

/* The four straight lines that a region's outline follows; false where it follows none. */
bool fit_corners(Pix *region, Corners &corners, double &straight) {
  std::array<Line, 4> lines;
  straight = 1;
  for (size_t side = 0; side < 4; ++side) {
    double share = 0;
    if (!cocr::line_through_most(outline(region, side, corners), curl, lines[side], share)) return false;
    straight = std::min(straight, share);
  }
  Corners fitted{};
  for (size_t corner = 0; corner < 4; ++corner)
    if (!cocr::crossing(lines[corner], lines[(corner + 3) % 4], fitted[corner])) return false;
  corners = fitted;
  return true;
}

/* Share of a region's quadrilateral that is the region's, times the share of the region that is within it. */
double overlap(Pix *region, const Corners &c, double count) {
  const cocr::Within within(c, 2);
  double inside = 0;
  each_set(region, [&](double x, double y) { inside += within.holds({x, y}); });
  return inside / std::max(1.0, cocr::area(c)) * (inside / std::max(1.0, count));
}

cocr_sheet measured(Pix *small, Corners corners, double fill, double straight) {
  cocr_sheet sheet{};
  const cocr::Sides sides = cocr::sides_of(small, corners);
  for (size_t i = 0; i < 4; ++i) {
    sheet.corners.x[i] = static_cast<float>(corners[i].x);
    sheet.corners.y[i] = static_cast<float>(corners[i].y);
    sheet.edges[i] = static_cast<float>(sides.edges[i]);
    sheet.onward[i] = static_cast<float>(sides.onward[i]);
  }
  sheet.share = static_cast<float>(cocr::area(corners) / pixGetWidth(small) / pixGetHeight(small));
  sheet.fill = static_cast<float>(fill);
  sheet.straight = static_cast<float>(straight);
  return sheet;
}

bool has_three_edges(const cocr_sheet &sheet) {
  return std::count_if(sheet.edges, sheet.edges + 4, [](float share) { return share > 0.85f; }) >= 3;
}

/* Folds divide a sheet: what begins like one part and ends like another is the whole of it. */
void add_unfolded(Pix *small, std::vector<cocr_sheet> &found) {
  std::vector<cocr_sheet> parts;
  std::copy_if(found.begin(), found.end(), std::back_inserter(parts), has_three_edges);
  for (const cocr_sheet &one : parts)
    for (const cocr_sheet &other : parts)
      for (const bool is_below : {true, false}) {
        Corners whole = cocr::corners_of(one.corners);
        const Corners end = cocr::corners_of(other.corners);
        for (const size_t i : {is_below ? size_t{3} : size_t{1}, size_t{2}}) whole[i] = end[i];
        const double sum = one.share + other.share, share = cocr::area(whole) / pixGetWidth(small) / pixGetHeight(small);
        if (share < 1.2 * std::max(one.share, other.share) || share > 1.3 * sum) continue;
        found.push_back(measured(small, whole, std::min(one.fill, other.fill), std::min(one.straight, other.straight)));
      }
}

void add_sheet(Pix *small, Pix *region, std::vector<cocr_sheet> &found) {
  double count = 0, straight = 0;
  Corners corners = extremes(region, count);
  if (!fit_corners(region, corners, straight)) return;
  found.push_back(measured(small, corners, overlap(region, corners, count), straight));
}

std::vector<cocr_sheet> candidates(Pix *small) {
  std::vector<cocr_sheet> found;
  for (const PixOwner &region : cocr::paper_regions(small)) add_sheet(small, region.get(), found);
  add_unfolded(small, found);
  return found;
}

}  // namespace

cocr_status cocr_image_sheets(const cocr_image *image, cocr_sheet_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    const l_int32 factor = std::max(pixGetWidth(image->pix), pixGetHeight(image->pix)) / small_side;
    if (pixGetDepth(image->pix) != 8 || factor < 2) return COCR_OK;
    // The lightest pixel of each tile: print disappears, the sheet and what it lies on stay.
    PixOwner small(pixScaleGrayMinMax(image->pix, factor, factor, L_CHOOSE_MAX));
    if (!small) return COCR_OK;
    for (cocr_sheet sheet : candidates(small.get())) {
      for (size_t i = 0; i < 4; ++i) {
        sheet.corners.x[i] = (sheet.corners.x[i] + 0.5f) * static_cast<float>(factor);
        sheet.corners.y[i] = (sheet.corners.y[i] + 0.5f) * static_cast<float>(factor);
      }
      if (each(context, &sheet) != 0) return COCR_OK;
    }
    return COCR_OK;
  });
}
