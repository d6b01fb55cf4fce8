#include <algorithm>
#include <cmath>

#include "quad.hpp"

using cocr::Line;
using cocr::Point;

namespace {

Line line_of(Point one, Point other) {
  const double length = std::max(1e-9, cocr::distance(one, other));
  const double nx = (other.y - one.y) / length, ny = -(other.x - one.x) / length;
  return {nx, ny, nx * one.x + ny * one.y};
}

/* The line with the least squared distance to all of them. */
Line fitted(const std::vector<Point> &points) {
  double mx = 0, my = 0, xx = 0, xy = 0, yy = 0;
  for (const Point &point : points) mx += point.x, my += point.y;
  mx /= static_cast<double>(points.size());
  my /= static_cast<double>(points.size());
  for (const Point &point : points) {
    const double dx = point.x - mx, dy = point.y - my;
    xx += dx * dx, xy += dx * dy, yy += dy * dy;
  }
  const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
  const double nx = -std::sin(angle), ny = std::cos(angle);
  return {nx, ny, nx * mx + ny * my};
}

}  // namespace

cocr::Corners cocr::corners_of(const cocr_corners &given) {
  Corners corners{};
  for (size_t i = 0; i < 4; ++i) corners[i] = {given.x[i], given.y[i]};
  return corners;
}

double cocr::distance(Point one, Point other) { return std::hypot(one.x - other.x, one.y - other.y); }

double cocr::area(const Corners &corners) {
  double twice = 0;
  for (size_t i = 0; i < 4; ++i) {
    const Point one = corners[i], other = corners[(i + 1) % 4];
    twice += one.x * other.y - other.x * one.y;
  }
  return std::fabs(twice) / 2;
}

cocr::Within::Within(const Corners &c, double slack) {
  for (size_t side = 0; side < 4; ++side) {
    const Point a = c[side], b = c[(side + 1) % 4];
    sides[side] = {a, b.x - a.x, b.y - a.y, -slack * distance(a, b)};
  }
}

bool cocr::line_through_most(const std::vector<Point> &points, double reach, Line &line, double &share) {
  if (points.size() < 12) return false;
  // Pairs of some thirty of the points, far enough apart to tell a direction.
  const size_t step = std::max<size_t>(1, points.size() / 30);
  const double span = distance(points.front(), points.back()) / 4;
  size_t most = 0;
  for (size_t i = 0; i < points.size(); i += step)
    for (size_t j = i + step; j < points.size(); j += step) {
      if (distance(points[i], points[j]) < span) continue;
      const Line tried = line_of(points[i], points[j]);
      const auto near = [&](const Point &point) { return std::fabs(tried.off(point)) <= reach; };
      const size_t count = static_cast<size_t>(std::count_if(points.begin(), points.end(), near));
      if (count > most) most = count, line = tried;
    }
  if (most < 2) return false;
  std::vector<Point> close;
  for (const Point &point : points)
    if (std::fabs(line.off(point)) <= reach) close.push_back(point);
  line = fitted(close);
  share = static_cast<double>(most) / static_cast<double>(points.size());
  return true;
}

bool cocr::crossing(const Line &one, const Line &other, Point &point) {
  const double determinant = one.nx * other.ny - other.nx * one.ny;
  if (std::fabs(determinant) < 0.2) return false;
  point.x = (one.c * other.ny - other.c * one.ny) / determinant;
  point.y = (one.nx * other.c - other.nx * one.c) / determinant;
  return true;
}
