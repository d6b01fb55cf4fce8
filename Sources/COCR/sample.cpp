#include <algorithm>
#include <vector>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

/* Letter-like shapes to a square cell. */
class LetterMap {
 public:
  LetterMap(Pix *ink, l_int32 cell_side) : cell(cell_side) {
    columns = pixGetWidth(ink) / cell + 1;
    rows = pixGetHeight(ink) / cell + 1;
    counts.assign(static_cast<size_t>(columns) * rows, 0);
    Boxa *boxes = pixConnCompBB(ink, 8);
    for (l_int32 index = 0; boxes && index < boxaGetCount(boxes); ++index) {
      l_int32 x = 0, y = 0, w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
      if (cocr::is_letter(w, h, pixGetHeight(ink))) ++at(x / cell, y / cell);
    }
    boxaDestroy(&boxes);
  }

  /* The square of so many cells that holds most letters. */
  Box *busiest(l_int32 cells) {
    l_int32 most = -1, left = 0, top = 0;
    for (l_int32 y = 0; y == 0 || y + cells <= rows; ++y)
      for (l_int32 x = 0; x == 0 || x + cells <= columns; ++x) {
        const l_int32 count = letters(x, y, cells);
        if (count > most) most = count, left = x, top = y;
      }
    return boxCreate(left * cell, top * cell, cells * cell, cells * cell);
  }

 private:
  l_int32 cell, columns = 1, rows = 1;
  std::vector<l_int32> counts;

  l_int32 &at(l_int32 x, l_int32 y) { return counts[static_cast<size_t>(y) * columns + x]; }

  l_int32 letters(l_int32 left, l_int32 top, l_int32 cells) {
    l_int32 sum = 0;
    for (l_int32 y = top; y < std::min(top + cells, rows); ++y)
      for (l_int32 x = left; x < std::min(left + cells, columns); ++x) sum += at(x, y);
    return sum;
  }
};

}  // namespace

cocr_status cocr_image_busiest(const cocr_image *image, int32_t side, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    if (pixGetDepth(image->pix) != 1 || side < 64) return fail(COCR_BAD_ARGUMENT, "no such part");
    constexpr l_int32 cells = 8;
    Box *box = LetterMap(image->pix, side / cells).busiest(cells);
    PixOwner part(pixClipRectangle(image->pix, box, nullptr));
    boxDestroy(&box);
    // Letters at the very edge are found less well.
    Pix *framed = part ? pixAddBorder(part.get(), 16, 0) : nullptr;
    if (!framed) return fail(COCR_OUT_OF_MEMORY, "no memory for a part");
    pixCopyResolution(framed, image->pix);
    *out = new cocr_image(framed);
    return COCR_OK;
  });
}
