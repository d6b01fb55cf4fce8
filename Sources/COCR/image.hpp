#ifndef COCR_IMAGE_HPP
#define COCR_IMAGE_HPP

#include <memory>

#include <leptonica/allheaders.h>

#include "guard.hpp"

struct cocr_image {
  Pix *pix = nullptr;
  int32_t warnings = 0;

  cocr_image() = default;
  explicit cocr_image(Pix *owned) : pix(owned) {}
  cocr_image(const cocr_image &) = delete;
  cocr_image &operator=(const cocr_image &) = delete;
  ~cocr_image() { pixDestroy(&pix); }

  /* Takes the new pixels, or says that there are none. */
  cocr_status replace(Pix *made) {
    if (!made) return cocr::fail(COCR_DAMAGED, "image operation failed");
    if (made == pix) return COCR_OK;
    pixDestroy(&pix);
    pix = made;
    return COCR_OK;
  }
};

namespace cocr {

struct PixFree {
  void operator()(Pix *pix) const { pixDestroy(&pix); }
};
using PixOwner = std::unique_ptr<Pix, PixFree>;

/* Colours take four times the memory, and are turned in a copy. */
constexpr int64_t most_in_colours(int64_t max_pixels) { return max_pixels / 2; }

/* Difference in brightness between paper and what stands on it: less is grain or the other side's print, or not even that. */
constexpr l_int32 ink_contrast = 60;
constexpr l_int32 faint_contrast = 36;
/* The other side's print does not shine through as dark as this. */
constexpr l_int32 dark_contrast = 110;

/* Shares of a grey page's tiles that hold something darker than paper, and of those whose ground is dark. */
struct WrittenTiles {
  double ink = 0, faint = 0, dark = 0, dark_ground = 0;
};
WrittenTiles written_tiles(Pix *pix);

/* The page in 1 bit, by a threshold that follows the light from tile to tile. */
Pix *thresholded(Pix *pix, l_int32 least_contrast = ink_contrast);

/* A fax has half as many rows as columns to the inch; letters are read in square pixels only. Null without memory. */
PixOwner squared(PixOwner pix);
/* The same with black and white staying so: for looking at. */
PixOwner squared_alike(PixOwner pix);

/* A black and white page in grey, each of its pixels spread over so many, and everything on it narrower by a factor. Null
   without memory. */
PixOwner softened(Pix *pix, double spread, double narrowing);

/* Dots, rules and pictures are no letters. */
bool is_letter(l_int32 width, l_int32 height, l_int32 page_height);

}  // namespace cocr

#endif
