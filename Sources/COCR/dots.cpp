#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

struct Shapes {
  l_int32 dots = 0, letters = 0;
};

/* A pin's dot is some four pixels wide at 300 dots to the inch; those of a row may touch. */
Shapes shapes(Pix *pix) {
  Shapes found;
  Boxa *boxes = pixConnCompBB(pix, 8);
  for (l_int32 index = 0; boxes && index < boxaGetCount(boxes); ++index) {
    l_int32 w = 0, h = 0;
    boxaGetBoxGeometry(boxes, index, nullptr, nullptr, &w, &h);
    if (h <= 5)
      ++found.dots;
    else if (h >= 12 && cocr::is_letter(w, h, pixGetHeight(pix)))
      ++found.letters;
  }
  boxaDestroy(&boxes);
  return found;
}

/* A letter is made of a dozen dots and more. */
bool is_of_dots(const Shapes &page) { return page.dots >= 400 && page.dots >= 8 * page.letters; }

}  // namespace

cocr_status cocr_image_join_dots(cocr_image *image, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    if (pixGetDepth(image->pix) != 1) return fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    const Shapes before = shapes(image->pix);
    if (!is_of_dots(before)) return COCR_OK;
    for (const l_int32 side : {2, 3, 4, 5}) {
      PixOwner closed(pixCloseSafeBrick(nullptr, image->pix, side, side));
      if (!closed) return fail(COCR_OUT_OF_MEMORY, "no memory for the dots");
      const Shapes after = shapes(closed.get());
      // Grain and the dots of a picture make no letters, however near to one another they are.
      if (after.letters < 40 || after.dots > 2 * after.letters) continue;
      *found = 1;
      return image->replace(closed.release());
    }
    return COCR_OK;
  });
}
