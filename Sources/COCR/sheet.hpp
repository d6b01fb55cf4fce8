#ifndef COCR_SHEET_HPP
#define COCR_SHEET_HPP

#include <vector>

#include "image.hpp"
#include "quad.hpp"

namespace cocr {

/* A region of the small picture that could be paper, as a mask of that picture's size. */
std::vector<PixOwner> paper_regions(Pix *small);

/* What the light does along the sides of a quadrilateral. */
struct Sides {
  std::array<double, 4> edges{};  /* share at which it gets darker outwards; -1 where the picture ends */
  std::array<double, 4> onward{}; /* how far its neighbours go on beyond each side, as a share of the quadrilateral */
};

/* Moves sides outwards where a dark bar on the sheet had been taken for what it lies on. */
Sides sides_of(Pix *small, Corners &corners);

}  // namespace cocr

#endif
