#include <algorithm>

#include "image.hpp"

using cocr::guarded;
using cocr::PixOwner;

namespace {

/* Share of the page's longer side: a millimetre of an A4 page. */
constexpr double shortest = 1.0 / 297;
/* What lies this near to an edge is the edge's own shadow. */
constexpr double margin = 0.02;

/* Whether a shape was drawn with something: dust is small, holes and blots are full, folds and rules long and thin. */
bool is_stroke(Pix *part, l_int32 w, l_int32 h, double unit) {
  const l_int32 longer = std::max(w, h), narrow = std::max(1, std::min(w, h));
  if (longer < unit || longer > 15 * narrow) return false;
  if (longer >= 2.5 * narrow) return true;
  l_int32 count = 0;
  pixCountPixels(part, &count, nullptr);
  return count < 0.55 * w * h;
}

}  // namespace

cocr_status cocr_image_strokes(const cocr_image *image, float *length) {
  return guarded([&]() -> cocr_status {
    *length = 0;
    if (pixGetDepth(image->pix) != 1) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    const l_int32 width = pixGetWidth(image->pix), height = pixGetHeight(image->pix);
    const double side = std::max(width, height), edge = margin * side;
    Pixa *parts = nullptr;
    Boxa *boxes = pixConnComp(image->pix, &parts, 8);
    double sum = 0;
    for (l_int32 index = 0; boxes && parts && index < boxaGetCount(boxes); ++index) {
      l_int32 x = 0, y = 0, w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
      if (x < edge || y < edge || x + w > width - edge || y + h > height - edge) continue;
      PixOwner part(pixaGetPix(parts, index, L_CLONE));
      if (is_stroke(part.get(), w, h, shortest * side)) sum += std::max(w, h);
    }
    pixaDestroy(&parts);
    boxaDestroy(&boxes);
    *length = static_cast<float>(sum / side);
    return COCR_OK;
  });
}
