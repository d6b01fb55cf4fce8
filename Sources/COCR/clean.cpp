#include <algorithm>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

constexpr l_int32 coarse = 8;

/* The page at an eighth of its size, in grey. */
PixOwner coarsened(Pix *pix) {
  if (pixGetDepth(pix) == 1) return PixOwner(pixScaleToGray8(pix));
  PixOwner half(pixScaleAreaMap2(pix));
  PixOwner quarter(half ? pixScaleAreaMap2(half.get()) : nullptr);
  return PixOwner(quarter ? pixScaleAreaMap2(quarter.get()) : nullptr);
}

/* Below it is no paper; 0 where the page has none that is light. */
l_int32 dark_level(Pix *small) {
  l_uint32 paper = 0;
  if (pixGetRankValue(small, 1, 0.8f, &paper) || paper < 80) return 0;
  return static_cast<l_int32>(0.6 * paper);
}

/* Writing covers less than half of what it stands on; a bold heading, the other way round, is mostly paper. */
bool is_ground(Pix *pix, l_int32 level, l_int32 x, l_int32 y, l_int32 w, l_int32 h) {
  Box *box = boxCreate(coarse * x, coarse * y, coarse * w, coarse * h);
  PixOwner there(pixClipRectangle(pix, box, nullptr));
  boxDestroy(&box);
  if (there && pixGetDepth(there.get()) != 1) there.reset(pixThresholdToBinary(there.get(), level));
  l_int32 covered = 0;
  if (!there || pixCountPixels(there.get(), &covered, nullptr)) return false;
  return covered >= 0.6 * pixGetWidth(there.get()) * pixGetHeight(there.get());
}

/* What stands out from the part is lighter than it: paper in a shadow is dark, too, but its writing is darker still. */
bool is_lit_from_within(Pix *pix, Pix *part, l_int32 x, l_int32 y) {
  if (pixGetDepth(pix) == 1) return true;
  PixOwner inner(pixErodeBrick(nullptr, part, 3, 3));
  PixOwner mask(inner ? pixExpandReplicate(inner.get(), coarse) : nullptr);
  l_float32 dark = 0, ground = 0, light = 0;
  const auto rank = [&](l_float32 share, l_float32 &value) {
    return pixGetRankValueMasked(pix, mask.get(), coarse * x, coarse * y, 2, share, &value, nullptr) == 0;
  };
  if (!mask || !rank(0.005f, dark) || !rank(0.5f, ground) || !rank(0.995f, light)) return false;
  return light - ground > 70 && light - ground > 1.5f * (ground - dark);
}

/* Areas of at least a line's height that are dark but for what is written on them; null where there are none. */
PixOwner dark_grounds(Pix *pix, Pix *ink, l_int32 level) {
  // What is written in white on it closes up; what is no wider than strokes goes.
  PixOwner closed(pixCloseSafeBrick(nullptr, ink, 7, 5));
  PixOwner solid(closed ? pixOpenBrick(nullptr, closed.get(), 12, 5) : nullptr);
  l_int32 none = 1;
  if (!solid || pixZero(solid.get(), &none) || none) return nullptr;
  Pixa *parts = nullptr;
  Boxa *boxes = pixConnComp(solid.get(), &parts, 4);
  PixOwner found;
  const double page = static_cast<double>(pixGetWidth(ink)) * pixGetHeight(ink);
  for (l_int32 index = 0; parts && index < pixaGetCount(parts); ++index) {
    PixOwner part(pixaGetPix(parts, index, L_CLONE));
    l_int32 x = 0, y = 0, w = 0, h = 0, count = 0;
    boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h);
    pixCountPixels(part.get(), &count, nullptr);
    // A desk round a sheet fills no rectangle, and a page that is dark as a whole has no other ground.
    const bool fits = w >= 24 && h >= 6 && count >= 0.75 * w * h && count <= 0.5 * page;
    if (fits && is_ground(pix, level, x, y, w, h) && is_lit_from_within(pix, part.get(), x, y)) {
      if (!found) found.reset(pixCreate(pixGetWidth(ink), pixGetHeight(ink), 1));
      if (found) pixRasterop(found.get(), x, y, w, h, PIX_SRC | PIX_DST, part.get(), 0, 0);
    }
  }
  boxaDestroy(&boxes);
  pixaDestroy(&parts);
  return found;
}

}  // namespace

cocr_status cocr_image_lighten(cocr_image *image, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    if (pixGetWidth(image->pix) < 400 || pixGetHeight(image->pix) < 400) return COCR_OK;
    PixOwner small = coarsened(image->pix);
    const l_int32 level = small ? dark_level(small.get()) : 0;
    if (level == 0) return COCR_OK;
    PixOwner ink(pixThresholdToBinary(small.get(), level));
    PixOwner grounds = ink ? dark_grounds(image->pix, ink.get(), level) : nullptr;
    if (!grounds) return COCR_OK;
    PixOwner whole(pixExpandReplicate(grounds.get(), coarse));
    PixOwner inverse(pixInvert(nullptr, image->pix));
    if (!whole || !inverse) return fail(COCR_OUT_OF_MEMORY, "no memory for the dark areas");
    *found = 1;
    if (pixGetDepth(image->pix) != 1)
      return pixCombineMasked(image->pix, inverse.get(), whole.get()) ? fail(COCR_DAMAGED, "dark areas") : COCR_OK;
    pixRasterop(image->pix, 0, 0, pixGetWidth(whole.get()), pixGetHeight(whole.get()), PIX_SRC ^ PIX_DST, whole.get(), 0, 0);
    return COCR_OK;
  });
}

cocr_status cocr_image_despeckle(cocr_image *image, int32_t side, int32_t least, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    if (pixGetDepth(image->pix) != 1 || side < 1) return COCR_OK;
    Boxa *boxes = pixConnCompBB(image->pix, 8);
    l_int32 count = 0;
    for (l_int32 index = 0; index < boxaGetCount(boxes); ++index) {
      l_int32 w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, nullptr, nullptr, &w, &h);
      count += w <= side && h <= side;
    }
    boxaDestroy(&boxes);
    if (count < least) return COCR_OK;
    *found = 1;
    return image->replace(pixSelectBySize(image->pix, side, side, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GT, nullptr));
  });
}
