#include <algorithm>
#include <cstdlib>
#include <memory>

#include "codes.hpp"

using cocr::PixOwner;

namespace {

struct BoxaFree {
  void operator()(Boxa *boxes) const { boxaDestroy(&boxes); }
};
struct BoxFree {
  void operator()(Box *box) const { boxDestroy(&box); }
};

struct Square {
  l_int32 left = 0, top = 0, width = 0, height = 0;
};

/* Places are shares of the square's sides. */
bool is_black(Pix *pix, const Square &square, double x, double y) {
  l_uint32 value = 0;
  pixGetPixel(
      pix, square.left + static_cast<l_int32>(x * square.width), square.top + static_cast<l_int32>(y * square.height),
      &value);
  return value != 0;
}

/* A black square with a white cross that does not reach its edges. */
bool is_cross(Pix *pix, const Square &square) {
  for (const double along : {0.3, 0.5, 0.7})
    if (is_black(pix, square, along, 0.5) || is_black(pix, square, 0.5, along)) return false;
  for (const double x : {0.25, 0.75})
    for (const double y : {0.25, 0.75})
      if (!is_black(pix, square, x, y)) return false;
  for (const double edge : {0.06, 0.94})
    if (!is_black(pix, square, edge, 0.5) || !is_black(pix, square, 0.5, edge)) return false;
  return true;
}

/* In pixels of the page at half its size; smaller, the arms are no longer seen. */
constexpr l_int32 least_side = 12;
/* More bills are on no page. */
constexpr int most_crosses = 8;

}  // namespace

namespace cocr {

PixOwner without_crosses(Pix *pix) {
  const bool is_grey = pixGetDepth(pix) == 8;
  if (!is_grey && pixGetDepth(pix) != 1) return nullptr;
  const PixOwner black(is_grey ? pixThresholdToBinary(pix, 128) : pixClone(pix));
  const PixOwner half(black ? pixReduceRankBinary2(black.get(), 2, nullptr) : nullptr);
  // Letters and speckles go, and with them most of what there would be to look at.
  const PixOwner squares(half ? pixOpenBrick(nullptr, half.get(), 3, 3) : nullptr);
  const std::unique_ptr<Boxa, BoxaFree> boxes(squares ? pixConnCompBB(squares.get(), 4) : nullptr);
  if (!boxes) return nullptr;
  PixOwner filled;
  int crosses = 0;
  for (l_int32 i = 0; i < boxaGetCount(boxes.get()) && crosses < most_crosses; ++i) {
    Square square;
    boxaGetBoxGeometry(boxes.get(), i, &square.left, &square.top, &square.width, &square.height);
    if (square.width < least_side || square.height < least_side || square.width > pixGetWidth(half.get()) / 8 ||
        std::abs(square.width - square.height) > 2 + square.width / 10 || !is_cross(squares.get(), square))
      continue;
    if (!filled) filled.reset(pixCopy(nullptr, pix));
    const std::unique_ptr<Box, BoxFree> place(boxCreate(
        std::max(square.left * 2 - 1, 0), std::max(square.top * 2 - 1, 0), square.width * 2 + 2,
        square.height * 2 + 2));
    if (!filled || !place) return nullptr;
    pixSetInRectArbitrary(filled.get(), place.get(), is_grey ? 255 : 0);
    ++crosses;
  }
  return filled;
}

}  // namespace cocr
