#include <algorithm>
#include <cmath>

#include "sheet.hpp"

using cocr::Corners;
using cocr::Point;

namespace {

int brightness_at(Pix *small, double x, double y) {
  const l_int32 column = static_cast<l_int32>(std::floor(x)), row = static_cast<l_int32>(std::floor(y));
  if (column < 0 || row < 0 || column >= pixGetWidth(small) || row >= pixGetHeight(small)) return -1;
  return GET_DATA_BYTE(pixGetData(small) + static_cast<size_t>(row) * pixGetWpl(small), column);
}

/* Mean brightness of three pixels along a direction, the nearest one so far from a place; -1 beyond the picture. */
double mean_at(Pix *small, Point from, double dx, double dy, double reach) {
  double sum = 0;
  for (int step = 0; step < 3; ++step) {
    const double far = reach + (reach < 0 ? -step : step);
    const int there = brightness_at(small, from.x + far * dx, from.y + far * dy);
    if (there < 0) return -1;
    sum += there;
  }
  return sum / 3;
}

/* Less is grain, and the light of a lamp. */
constexpr double least_drop = 12;

enum class Edge { none, darker, brighter, unseen };

/* What the light does across a side, (nx, ny) being outwards: the steepest place must lie on the side itself. */
Edge edge_at(Pix *small, Point place, double nx, double ny) {
  double darkest = 0, brightest = 0, darker_at = 0, brighter_at = 0;
  bool seen = false;
  for (int off = -8; off <= 8; ++off) {
    const Point there{place.x + off * nx, place.y + off * ny};
    const double inside = mean_at(small, there, nx, ny, -1), outside = mean_at(small, there, nx, ny, 1);
    if (inside < 0 || outside < 0) continue;
    seen = seen || off >= 0;
    if (inside - outside > darkest) darkest = inside - outside, darker_at = off;
    if (outside - inside > brightest) brightest = outside - inside, brighter_at = off;
  }
  if (!seen) return Edge::unseen;
  if (darkest >= least_drop && std::fabs(darker_at) <= 3) return Edge::darker;
  return brightest >= least_drop && std::fabs(brighter_at) <= 3 ? Edge::brighter : Edge::none;
}

/* Share of a side at which it gets darker outwards, or changes either way; -1 where the picture ends along it. */
double edge_share(Pix *small, Point from, Point to, bool either) {
  constexpr int samples = 48;
  const double length = std::max(1.0, cocr::distance(from, to));
  // The corners go clockwise, so the outside lies to the left.
  const double nx = (to.y - from.y) / length, ny = -(to.x - from.x) / length;
  int seen = 0, edges = 0;
  for (int i = 2; i < samples - 2; ++i) {
    const double part = static_cast<double>(i) / samples;
    const Edge edge = edge_at(small, {from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)}, nx, ny);
    seen += edge != Edge::unseen;
    edges += edge == Edge::darker || (either && edge == Edge::brighter);
  }
  return seen < samples / 3 ? -1 : static_cast<double>(edges) / seen;
}

/* How far, in pixels, both neighbours of a side go on beyond it as edges. */
double prolonged(Pix *small, const Corners &c, size_t side) {
  const Point ends[2] = {c[side], c[(side + 1) % 4]}, starts[2] = {c[(side + 3) % 4], c[(side + 2) % 4]};
  const double limit = 0.4 * std::max(cocr::distance(ends[0], starts[0]), cocr::distance(ends[1], starts[1]));
  double reached = 0;
  int missed = 0;
  for (double far = 2; far <= limit && missed <= 3; far += 1) {
    bool both = true;
    for (int end = 0; end < 2 && both; ++end) {
      const double length = std::max(1.0, cocr::distance(ends[end], starts[end]));
      const double dx = (ends[end].x - starts[end].x) / length, dy = (ends[end].y - starts[end].y) / length;
      const Point there{ends[end].x + far * dx, ends[end].y + far * dy};
      // Either way round: which of them is the outside does not matter.
      const double one = mean_at(small, there, -dy, dx, 2), other = mean_at(small, there, dy, -dx, 2);
      both = one >= 0 && other >= 0 && std::fabs(one - other) >= least_drop;
    }
    if (both) reached = far, missed = 0;
    else ++missed;
  }
  return reached;
}

/* A dark bar at the head of a sheet looks like what it lies on, but the sheet's edges go on along it. */
std::array<bool, 4> add_dark_bars(Pix *small, Corners &c, std::array<double, 4> &onward) {
  std::array<bool, 4> moved{};
  for (size_t side = 0; side < 4; ++side) {
    const double far = prolonged(small, c, side);
    const size_t one = side, other = (side + 1) % 4, before = (side + 3) % 4, after = (side + 2) % 4;
    const double height = cocr::distance(c[one], c[before]);
    if (far < 0.03 * height || far < 6) continue;
    Corners wider = c;
    const auto beyond = [far](Point end, Point start) {
      const double length = std::max(1.0, cocr::distance(end, start));
      return Point{end.x + far * (end.x - start.x) / length, end.y + far * (end.y - start.y) / length};
    };
    wider[one] = beyond(c[one], c[before]);
    wider[other] = beyond(c[other], c[after]);
    if (edge_share(small, wider[one], wider[other], true) < 0.7) {
      onward[side] = far / height;
      continue;
    }
    c = wider;
    moved[side] = true;
  }
  return moved;
}

}  // namespace

cocr::Sides cocr::sides_of(Pix *small, Corners &corners) {
  Sides sides;
  const std::array<bool, 4> moved = add_dark_bars(small, corners, sides.onward);
  for (size_t i = 0; i < 4; ++i) sides.edges[i] = edge_share(small, corners[i], corners[(i + 1) % 4], moved[i]);
  return sides;
}
