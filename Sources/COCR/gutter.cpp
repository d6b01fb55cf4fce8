#include <algorithm>
#include <functional>
#include <vector>

#include "image.hpp"

using cocr::guarded;

namespace {

/* Marks in the fold that look like letters. */
constexpr size_t strays = 3;

/* Where the letters end that lie nearest to the middle, but for some strays; the middle itself where there are none. */
template <typename Nearer>
float innermost(std::vector<l_int32> ends, float middle, Nearer nearer) {
  if (ends.size() <= strays) return middle;
  std::nth_element(ends.begin(), ends.begin() + strays, ends.end(), nearer);
  return static_cast<float>(ends[strays]);
}

}  // namespace

cocr_status cocr_image_gutter(const cocr_image *image, cocr_gutter *gutter) {
  return guarded([&]() -> cocr_status {
    *gutter = cocr_gutter{};
    if (pixGetDepth(image->pix) != 1) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    const l_int32 width = pixGetWidth(image->pix), height = pixGetHeight(image->pix), middle = width / 2;
    std::vector<l_int32> before, behind;
    Boxa *boxes = pixConnCompBB(image->pix, 8);
    for (l_int32 index = 0; boxes && index < boxaGetCount(boxes); ++index) {
      l_int32 x = 0, y = 0, w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
      const bool is_letter = cocr::is_letter(w, h, height);
      if (x <= middle && x + w > middle) {
        // A fold's shadow is long and thin, grain is small.
        gutter->across += (is_letter || w > width / 100) && h < 10 * w;
      } else if (is_letter && x < middle) {
        before.push_back(x + w);
      } else if (is_letter) {
        behind.push_back(x);
      }
    }
    boxaDestroy(&boxes);
    gutter->letters_left = static_cast<int32_t>(before.size());
    gutter->letters_right = static_cast<int32_t>(behind.size());
    gutter->left = innermost(std::move(before), static_cast<float>(middle), std::greater<>());
    gutter->right = innermost(std::move(behind), static_cast<float>(middle), std::less<>());
    return COCR_OK;
  });
}
