#include <algorithm>
#include <vector>

#include "image.hpp"

using cocr::guarded;

namespace {

/* So many rows in a row are lost, at 300 dots to the inch; more lie between lines. */
constexpr l_int32 most_lost = 2;

class Rows {
 public:
  explicit Rows(Pix *pix) : data(pixGetData(pix)), stride(pixGetWpl(pix)) {}

  bool is_empty(l_int32 y) const { return std::all_of(row(y), row(y) + stride, [](l_uint32 word) { return word == 0; }); }

  /* Strokes go on from one row to the other: most of what is black in both, and some of it. */
  bool go_on(l_int32 above, l_int32 below) const {
    int both = 0, either = 0;
    for (l_int32 at = 0; at < stride; ++at) {
      both += __builtin_popcount(row(above)[at] & row(below)[at]);
      either += __builtin_popcount(row(above)[at] | row(below)[at]);
    }
    return both >= 24 && 2 * both >= either;
  }

  void fill(l_int32 y, l_int32 above, l_int32 below) {
    for (l_int32 at = 0; at < stride; ++at) row(y)[at] = row(above)[at] | row(below)[at];
  }

 private:
  l_uint32 *data;
  l_int32 stride;

  l_uint32 *row(l_int32 y) const { return data + static_cast<size_t>(y) * static_cast<size_t>(stride); }
};

}  // namespace

cocr_status cocr_image_mend_rows(cocr_image *image, int32_t *mended) {
  return guarded([&]() -> cocr_status {
    *mended = 0;
    if (pixGetDepth(image->pix) != 1) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    pixSetPadBits(image->pix, 0);
    Rows rows(image->pix);
    // The last row that something stands in.
    l_int32 above = -1;
    for (l_int32 y = 0; y < pixGetHeight(image->pix); ++y) {
      if (rows.is_empty(y)) continue;
      const l_int32 lost = y - above - 1;
      if (above >= 0 && lost >= 1 && lost <= most_lost && rows.go_on(above, y)) {
        for (l_int32 gap = above + 1; gap < y; ++gap) rows.fill(gap, above, y);
        *mended += lost;
      }
      above = y;
    }
    return COCR_OK;
  });
}
