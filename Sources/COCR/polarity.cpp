#include "tiles.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

struct BoxaFree {
  void operator()(Boxa *boxes) const { boxaDestroy(&boxes); }
};
using BoxaOwner = std::unique_ptr<Boxa, BoxaFree>;

/* Shapes like letters that are darker than their ground; grain on a ground without any contrast is none. */
BoxaOwner dark_letters(Pix *pix) {
  std::unique_ptr<cocr::TileMap> tiles;
  if (pixGetDepth(pix) != 1) tiles = std::make_unique<cocr::TileMap>(pix);
  PixOwner ink(cocr::thresholded(pix));
  BoxaOwner all(ink ? pixConnCompBB(ink.get(), 8) : nullptr), letters(boxaCreate(0));
  for (l_int32 index = 0; all && index < boxaGetCount(all.get()); ++index) {
    l_int32 x = 0, y = 0, w = 0, h = 0;
    boxaGetBoxGeometry(all.get(), index, &x, &y, &w, &h);
    if (cocr::is_letter(w, h, pixGetHeight(pix)) && (!tiles || tiles->has_ink(x + w / 2, y + h / 2)))
      boxaAddBox(letters.get(), boxCreate(x, y, w, h), L_INSERT);
  }
  return letters;
}

/* Those that lie in none of the others: the inside of an o is no letter. */
int32_t count_outside(Boxa *letters, Boxa *others, Pix *page) {
  PixOwner covered(pixCreate(pixGetWidth(page), pixGetHeight(page), 1));
  l_int32 x = 0, y = 0, w = 0, h = 0;
  for (l_int32 index = 0; covered && index < boxaGetCount(others); ++index) {
    boxaGetBoxGeometry(others, index, &x, &y, &w, &h);
    pixRasterop(covered.get(), x, y, w, h, PIX_SET, nullptr, 0, 0);
  }
  int32_t count = 0;
  for (l_int32 index = 0; covered && index < boxaGetCount(letters); ++index) {
    Box *box = boxaGetBox(letters, index, L_CLONE);
    boxGetGeometry(box, nullptr, nullptr, &w, &h);
    l_int32 within = 0;
    pixCountPixelsInRect(covered.get(), box, &within, nullptr);
    boxDestroy(&box);
    count += within < w * h;
  }
  return count;
}

}  // namespace

cocr_status cocr_image_polarity(const cocr_image *image, int32_t *dark, int32_t *light) {
  return guarded([&]() -> cocr_status {
    *dark = *light = 0;
    PixOwner inverse(pixInvert(nullptr, image->pix));
    if (!inverse) return fail(COCR_OUT_OF_MEMORY, "no memory for the inverse");
    const BoxaOwner darker = dark_letters(image->pix), lighter = dark_letters(inverse.get());
    *dark = count_outside(darker.get(), lighter.get(), image->pix);
    *light = count_outside(lighter.get(), darker.get(), image->pix);
    return COCR_OK;
  });
}

cocr_status cocr_image_invert(cocr_image *image) {
  return guarded([&]() -> cocr_status {
    return pixInvert(image->pix, image->pix) ? COCR_OK : fail(COCR_DAMAGED, "not inverted");
  });
}
