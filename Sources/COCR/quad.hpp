#ifndef COCR_QUAD_HPP
#define COCR_QUAD_HPP

#include <array>
#include <vector>

#include "cocr.h"

namespace cocr {

struct Point {
  double x = 0, y = 0;
};

/* Corners of a sheet: top left, top right, bottom right, bottom left. */
using Corners = std::array<Point, 4>;

Corners corners_of(const cocr_corners &given);
double distance(Point one, Point other);
double area(const Corners &corners);

/* Places up to so many pixels outside of a quadrilateral's sides. */
class Within {
 public:
  Within(const Corners &corners, double slack);

  bool holds(Point place) const {
    for (const Side &side : sides)
      if (side.dx * (place.y - side.from.y) - side.dy * (place.x - side.from.x) < side.least) return false;
    return true;
  }

 private:
  struct Side {
    Point from;
    double dx = 0, dy = 0, least = 0;
  };
  std::array<Side, 4> sides;
};

/* All (x, y) with nx * x + ny * y = c, (nx, ny) of length 1. */
struct Line {
  double nx = 0, ny = 0, c = 0;
  double off(Point point) const { return nx * point.x + ny * point.y - c; }
};

/*
 * The line that most of the points lie near to, and the share of them that does: a sheet's outline has stretches that are
 * none of it, where a cloth's white squares touch it or print reaches its edge. None where there are too few points.
 */
bool line_through_most(const std::vector<Point> &points, double reach, Line &line, double &share);
/* False for lines that are parallel or nearly so. */
bool crossing(const Line &one, const Line &other, Point &point);

}  // namespace cocr

#endif
