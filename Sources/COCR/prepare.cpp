#include <algorithm>
#include <cmath>
#include <vector>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

bool row_is_flat(const l_uint32 *line, l_int32 width) {
  const l_uint32 first = GET_DATA_BYTE(line, 0);
  for (l_int32 x = 1; x < width; ++x)
    if (GET_DATA_BYTE(line, x) != first) return false;
  return true;
}

/* The number of rows, from the last one up, that are one single grey: the same in all of them. */
l_int32 flat_rows_at_bottom(Pix *pix) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix), stride = pixGetWpl(pix);
  const l_uint32 *data = pixGetData(pix);
  const auto row = [&](l_int32 y) { return data + static_cast<size_t>(y) * stride; };
  const l_uint32 grey = GET_DATA_BYTE(row(height - 1), 0);
  l_int32 y = height - 1;
  while (y >= 0 && GET_DATA_BYTE(row(y), 0) == grey && row_is_flat(row(y), width)) --y;
  return height - 1 - y;
}

Pix *rotated(Pix *pix, float degrees) {
  const float radians = degrees * 3.14159265f / 180.0f;
  return pixRotate(pix, radians, L_ROTATE_AREA_MAP, L_BRING_IN_WHITE, 0, 0);
}

cocr_status require_depth(const cocr_image *image, l_int32 depth) {
  return pixGetDepth(image->pix) == depth ? COCR_OK : fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
}

/* Of the rows; null where there are few. */
PixOwner middle_half(Pix *pix) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix);
  if (height < 1600) return nullptr;
  Box *box = boxCreate(0, height / 4, width, height / 2);
  PixOwner part(box ? pixClipRectangle(pix, box, nullptr) : nullptr);
  boxDestroy(&box);
  return part;
}

/* In more standard deviations than anyone asks for, and far more one way than the other. */
bool points_one_way(Pix *pix, float *up, float *left) {
  if (pixOrientDetect(pix, up, left, 0, 0) != 0) return false;
  const float one = std::fabs(*up), other = std::fabs(*left);
  return std::max(one, other) >= 12 && std::max(one, other) >= 4 * std::min(one, other);
}

struct Size {
  l_int32 w, h;
};

/* Of what is about as tall as most of the print: neither dots and dashes nor words whose letters touch. */
double mean_width(const std::vector<Size> &sizes, double height) {
  double sum = 0, count = 0;
  for (const Size &size : sizes) {
    if (size.h < 0.6 * height || size.h > 1.3 * height || size.w > 1.2 * height) continue;
    sum += size.w;
    ++count;
  }
  return count == 0 ? 0 : sum / count;
}

}  // namespace

bool cocr::is_letter(l_int32 width, l_int32 height, l_int32 page_height) {
  const l_int32 tallest = std::max(20, page_height / 15);
  return height >= 5 && height <= tallest && width >= 2 && width <= 3 * height && height <= 5 * width;
}

cocr_status cocr_image_facts(const cocr_image *image, cocr_facts *facts) {
  return guarded([&]() -> cocr_status {
    *facts = cocr_facts{};
    facts->written = facts->marked = facts->dark = 1;
    facts->bottom_grey = 255;
    if (pixGetDepth(image->pix) == 1) {
      l_int32 black = 0;
      pixCountPixels(image->pix, &black, nullptr);
      facts->dark_ground = static_cast<float>(black) / pixGetWidth(image->pix) / pixGetHeight(image->pix);
      return COCR_OK;
    }
    const cocr::WrittenTiles tiles = cocr::written_tiles(image->pix);
    facts->written = static_cast<float>(tiles.ink);
    facts->marked = static_cast<float>(tiles.faint);
    facts->dark = static_cast<float>(tiles.dark);
    facts->dark_ground = static_cast<float>(tiles.dark_ground);
    facts->flat_bottom = static_cast<float>(flat_rows_at_bottom(image->pix)) / pixGetHeight(image->pix);
    l_uint32 grey = 0;
    pixGetPixel(image->pix, 0, pixGetHeight(image->pix) - 1, &grey);
    facts->bottom_grey = static_cast<float>(grey);
    return COCR_OK;
  });
}

cocr_status cocr_image_clip(cocr_image *image, int32_t left, int32_t top, int32_t width, int32_t height) {
  return guarded([&]() -> cocr_status {
    Box *box = boxCreate(left, top, width, height);
    Pix *clipped = box ? pixClipRectangle(image->pix, box, nullptr) : nullptr;
    boxDestroy(&box);
    return image->replace(clipped);
  });
}

cocr_status cocr_image_clear(cocr_image *image, int32_t left, int32_t top, int32_t width, int32_t height) {
  return guarded([&]() -> cocr_status {
    const l_int32 paper = pixGetDepth(image->pix) == 1 ? PIX_CLR : PIX_SET;
    pixRasterop(image->pix, left, top, width, height, paper, nullptr, 0, 0);
    return COCR_OK;
  });
}

cocr_status cocr_image_turn(cocr_image *image, int32_t quarter_turns) {
  return guarded([&]() -> cocr_status {
    const int32_t turns = ((quarter_turns % 4) + 4) % 4;
    return turns == 0 ? COCR_OK : image->replace(pixRotateOrth(image->pix, turns));
  });
}

cocr_status cocr_image_orient(cocr_image *image, int32_t exif) {
  return guarded([&]() -> cocr_status {
    // Mirrored orientations first become their unmirrored neighbour.
    static constexpr int32_t turns[] = {0, 0, 0, 2, 2, 3, 1, 1, 3};
    if (exif < 2 || exif > 8) return COCR_OK;
    if (exif == 2 || exif == 4 || exif == 5 || exif == 7)
      if (cocr_status status = image->replace(pixFlipLR(nullptr, image->pix)); status != COCR_OK) return status;
    return turns[exif] == 0 ? COCR_OK : image->replace(pixRotateOrth(image->pix, turns[exif]));
  });
}

cocr_status cocr_image_scale(cocr_image *image, float factor) {
  return guarded([&]() -> cocr_status {
    if (!(factor > 0.05f && factor < 8.0f)) return fail(COCR_BAD_ARGUMENT, "odd scale");
    if (pixGetDepth(image->pix) == 1) {
      if (cocr_status status = image->replace(pixConvertTo8(image->pix, 0)); status != COCR_OK) return status;
    }
    return image->replace(pixScale(image->pix, factor, factor));
  });
}

cocr_status cocr_image_deskew(cocr_image *image, float *angle) {
  return guarded([&]() -> cocr_status {
    *angle = 0;
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    l_float32 found = 0, confidence = 0;
    // Too little ink to tell is no failure: the image stays as it is.
    if (pixFindSkewSweepAndSearch(image->pix, &found, &confidence, 4, 2, 10.0f, 1.0f, 0.01f) != 0) return COCR_OK;
    if (confidence < 3.0f || std::fabs(found) < 0.05f) return COCR_OK;
    *angle = found;
    return image->replace(rotated(image->pix, found));
  });
}

cocr_status cocr_image_rotate(cocr_image *image, float degrees) {
  return guarded([&]() -> cocr_status {
    return degrees == 0 ? COCR_OK : image->replace(rotated(image->pix, degrees));
  });
}

cocr_status cocr_image_letters(const cocr_image *image, float *height, float *width, int32_t *count) {
  return guarded([&]() -> cocr_status {
    *height = *width = 0;
    *count = 0;
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    Boxa *boxes = pixConnCompBB(image->pix, 8);
    if (!boxes) return COCR_OK;
    std::vector<l_int32> heights;
    std::vector<Size> sizes;
    double weight = 0;
    for (l_int32 index = 0; index < boxaGetCount(boxes); ++index) {
      l_int32 w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, nullptr, nullptr, &w, &h);
      if (!cocr::is_letter(w, h, pixGetHeight(image->pix))) continue;
      heights.push_back(h);
      sizes.push_back({w, h});
      weight += h * h;
    }
    boxaDestroy(&boxes);
    *count = static_cast<int32_t>(heights.size());
    if (heights.size() < 20) return COCR_OK;
    std::sort(heights.begin(), heights.end());
    // Weighted by area, so that thousands of specks do not outvote the letters.
    double sum = 0;
    for (l_int32 h : heights) {
      sum += h * h;
      *height = static_cast<float>(h);
      if (sum >= weight / 2) break;
    }
    *width = static_cast<float>(mean_width(sizes, *height));
    return COCR_OK;
  });
}

cocr_status cocr_image_ascenders(const cocr_image *image, float *up, float *left) {
  return guarded([&]() -> cocr_status {
    *up = *left = 0;
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    // The middle half of a page of text tells it as surely, in half the time.
    if (const PixOwner middle = middle_half(image->pix); middle && points_one_way(middle.get(), up, left)) return COCR_OK;
    // Too little ink to tell is no failure.
    if (pixOrientDetect(image->pix, up, left, 0, 0) != 0) *up = *left = 0;
    return COCR_OK;
  });
}
