#include <algorithm>
#include <cmath>
#include <vector>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

constexpr l_int32 tile = 32;

float rank_value(Pix *pix, l_int32 sampling, float rank) {
  l_uint32 value = 0;
  return pixGetRankValue(pix, sampling, rank, &value) ? 0.0f : static_cast<float>(value);
}

bool row_is_flat(const l_uint32 *line, l_int32 width) {
  const l_uint32 first = GET_DATA_BYTE(line, 0);
  for (l_int32 x = 1; x < width; ++x)
    if (GET_DATA_BYTE(line, x) != first) return false;
  return true;
}

float flat_rows_at_bottom(Pix *pix) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix), stride = pixGetWpl(pix);
  const l_uint32 *data = pixGetData(pix);
  l_int32 y = height - 1;
  while (y >= 0 && row_is_flat(data + static_cast<size_t>(y) * stride, width)) --y;
  return static_cast<float>(height - 1 - y) / height;
}

cocr_status require_depth(const cocr_image *image, l_int32 depth) {
  return pixGetDepth(image->pix) == depth ? COCR_OK : fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
}

}  // namespace

cocr_status cocr_image_facts(const cocr_image *image, cocr_facts *facts) {
  return guarded([&]() -> cocr_status {
    *facts = cocr_facts{};
    if (pixGetDepth(image->pix) == 1) {
      facts->background_low = facts->background_high = 255;
      return COCR_OK;
    }
    facts->flat_bottom = flat_rows_at_bottom(image->pix);
    facts->darkest = rank_value(image->pix, 2, 0.0005f);
    const l_int32 side = std::max(1, std::min({tile, pixGetWidth(image->pix) / 8, pixGetHeight(image->pix) / 8}));
    PixOwner paper(side == 1 ? pixCopy(nullptr, image->pix) : pixScaleGrayMinMax(image->pix, side, side, L_CHOOSE_MAX));
    if (!paper) return fail(COCR_DAMAGED, "no facts");
    facts->background_low = rank_value(paper.get(), 1, 0.05f);
    facts->background_high = rank_value(paper.get(), 1, 0.95f);
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

cocr_status cocr_image_threshold_otsu(cocr_image *image) {
  return guarded([&]() -> cocr_status {
    if (cocr_status status = require_depth(image, 8); status != COCR_OK) return status;
    const l_int32 width = pixGetWidth(image->pix), height = pixGetHeight(image->pix);
    Pix *made = nullptr;
    // Tiles of about an inch at 300 dpi, smoothed so that no tile of bare paper turns its grain into ink.
    const l_int32 side = std::max(16, std::min({300, width, height}));
    if (pixOtsuAdaptiveThreshold(image->pix, side, side, 2, 2, 0.1f, nullptr, &made) != 0)
      return fail(COCR_DAMAGED, "threshold failed");
    return image->replace(made);
  });
}

cocr_status cocr_image_threshold_sauvola(cocr_image *image, int32_t half_window, float factor) {
  return guarded([&]() -> cocr_status {
    if (cocr_status status = require_depth(image, 8); status != COCR_OK) return status;
    const l_int32 width = pixGetWidth(image->pix), height = pixGetHeight(image->pix);
    const l_int32 half = std::max(2, std::min({half_window, (width - 3) / 2, (height - 3) / 2}));
    if (std::min(width, height) < 2 * half + 3) return fail(COCR_UNSUITABLE, "image too small");
    Pix *made = nullptr;
    const l_int32 nx = std::max(1, width / 800), ny = std::max(1, height / 800);
    if (pixSauvolaBinarizeTiled(image->pix, half, factor, nx, ny, nullptr, &made) != 0)
      return fail(COCR_DAMAGED, "threshold failed");
    return image->replace(made);
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
    const float radians = found * 3.14159265f / 180.0f;
    return image->replace(pixRotate(image->pix, radians, L_ROTATE_AREA_MAP, L_BRING_IN_WHITE, 0, 0));
  });
}

cocr_status cocr_image_clean_border(cocr_image *image) {
  return guarded([&]() -> cocr_status {
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    PixOwner hanging(pixExtractBorderConnComps(image->pix, 8));
    if (!hanging) return fail(COCR_DAMAGED, "no border");
    const l_int32 limit = std::max(40, pixGetHeight(image->pix) / 40);
    PixOwner large(pixSelectBySize(hanging.get(), limit, limit, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GTE, nullptr));
    if (!large) return COCR_OK;
    return image->replace(pixSubtract(nullptr, image->pix, large.get()));
  });
}

cocr_status cocr_image_letters(const cocr_image *image, float *height, int32_t *count) {
  return guarded([&]() -> cocr_status {
    *height = 0;
    *count = 0;
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    Boxa *boxes = pixConnCompBB(image->pix, 8);
    if (!boxes) return COCR_OK;
    std::vector<l_int32> heights;
    const l_int32 tallest = std::max(20, pixGetHeight(image->pix) / 15);
    for (l_int32 index = 0; index < boxaGetCount(boxes); ++index) {
      l_int32 w = 0, h = 0;
      boxaGetBoxGeometry(boxes, index, nullptr, nullptr, &w, &h);
      // Dots, rules and pictures are no letters.
      if (h >= 5 && h <= tallest && w >= 2 && w <= 3 * h && h <= 5 * w) heights.push_back(h);
    }
    boxaDestroy(&boxes);
    *count = static_cast<int32_t>(heights.size());
    if (heights.size() < 20) return COCR_OK;
    auto middle = heights.begin() + static_cast<ptrdiff_t>(heights.size() / 2);
    std::nth_element(heights.begin(), middle, heights.end());
    *height = static_cast<float>(*middle);
    return COCR_OK;
  });
}

cocr_status cocr_image_upright(const cocr_image *image, int32_t *turns) {
  return guarded([&]() -> cocr_status {
    *turns = -1;
    if (cocr_status status = require_depth(image, 1); status != COCR_OK) return status;
    l_float32 up = 0, left = 0;
    if (pixOrientDetect(image->pix, &up, &left, 0, 0) != 0) return COCR_OK;
    l_int32 orientation = L_TEXT_ORIENT_UNKNOWN;
    makeOrientDecision(up, left, 0, 0, &orientation, 0);
    switch (orientation) {
      case L_TEXT_ORIENT_UP: *turns = 0; break;
      case L_TEXT_ORIENT_LEFT: *turns = 1; break;
      case L_TEXT_ORIENT_DOWN: *turns = 2; break;
      case L_TEXT_ORIENT_RIGHT: *turns = 3; break;
      default: break;
    }
    return COCR_OK;
  });
}
