#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include <poppler/cpp/poppler-page-renderer.h>

#include "image.hpp"
#include "pdf.hpp"

using cocr::Area;
using cocr::guarded;

namespace cocr {

Area shown(const Area &area, const PageImages &images) {
  const Area &box = images.box;
  const double left = area.left - box.left, right = area.right - box.left;
  const double top = box.top - area.top, bottom = box.top - area.bottom;
  const double width = box.right - box.left, height = box.top - box.bottom;
  // Here the top is the smaller number, since the origin lies above.
  switch (images.page_turns) {
    case 1: return {height - bottom, left, height - top, right};
    case 2: return {width - right, height - bottom, width - left, height - top};
    case 3: return {top, width - right, bottom, width - left};
    default: return {left, top, right, bottom};
  }
}

}  // namespace cocr

cocr_status cocr_pdf_doubts(cocr_pdf *pdf, int32_t page, cocr_doubt_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    constexpr cocr_doubt all{0, 0, 1e6, 1e6, 0};
    const cocr::PageImages &images = pdf->images(page);
    if (!images.is_followed || (images.page_turns < 0 && !images.doubts.empty())) {
      (void)each(context, &all);
      return COCR_OK;
    }
    for (const cocr::Doubt &doubt : images.doubts) {
      const Area area = cocr::shown(doubt.area, images);
      cocr_doubt one{static_cast<float>(area.left), static_cast<float>(area.bottom), static_cast<float>(area.right),
                     static_cast<float>(area.top), doubt.is_hidden ? 1 : 0};
      // Numbers without bounds say nothing about where it is.
      if (!std::isfinite(one.left - one.right) || !std::isfinite(one.top - one.bottom)) one = all;
      if (each(context, &one) != 0) break;
    }
    return COCR_OK;
  });
}

cocr_status cocr_pdf_render_part(cocr_pdf *pdf, int32_t page, float dpi, const cocr_doubt *part, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    const auto opened = cocr::open_page(*pdf, page);
    if (!opened) return cocr::fail(COCR_NO_PAGE, "no such page");
    const double scale = dpi / 72;
    const double width = (part->right - part->left) * scale, height = (part->bottom - part->top) * scale;
    if (!(part->left >= 0 && part->top >= 0 && width >= 1 && height >= 1))
      return cocr::fail(COCR_BAD_ARGUMENT, "no such part");
    constexpr double most_pixels = 40e6, longest = 20000;
    if (!(width * height <= most_pixels && std::fmax(part->right, part->bottom) * scale <= longest))
      return cocr::fail(COCR_TOO_LARGE, "too many pixels");
    poppler::page_renderer renderer;
    renderer.set_image_format(poppler::image::format_gray8);
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const poppler::image rendered = renderer.render_page(
        opened.get(), dpi, dpi, static_cast<int>(part->left * scale), static_cast<int>(part->top * scale),
        static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    if (!rendered.is_valid()) return cocr::fail(COCR_OUT_OF_MEMORY, "rendering failed");
    auto image = std::make_unique<cocr_image>(cocr::grey_pix(rendered, static_cast<l_int32>(dpi)));
    if (!image->pix) return cocr::fail(COCR_OUT_OF_MEMORY, "no memory for the part");
    *out = image.release();
    return COCR_OK;
  });
}

namespace {

/* Differences of grey that count: paler writing is not seen. */
constexpr int least = 12;

struct Range {
  int low = 255, high = 0;
  void take(int grey) { low = grey < low ? grey : low, high = grey > high ? grey : high; }
  bool differs() const { return high - low >= least; }
};

}  // namespace

cocr_status cocr_image_shows(
    const cocr_image *image, int32_t x, int32_t y, int32_t width, int32_t height, cocr_shown *shown) {
  return guarded([&]() -> cocr_status {
    *shown = COCR_SHOWS_NOTHING;
    if (pixGetDepth(image->pix) != 8) return cocr::fail(COCR_BAD_ARGUMENT, "image has the wrong depth");
    const int left = std::max(0, x), right = std::min(x + width, pixGetWidth(image->pix));
    const int top = std::max(0, y), bottom = std::min(y + height, pixGetHeight(image->pix));
    if (left >= right || top >= bottom) return COCR_OK;
    std::vector<Range> columns(static_cast<size_t>(right - left));
    Range all;
    int rows = 0, across = 0;
    for (int row = top; row < bottom; ++row) {
      const l_uint32 *line = pixGetData(image->pix) + static_cast<size_t>(row) * pixGetWpl(image->pix);
      Range range;
      for (int column = left; column < right; ++column) {
        const int grey = GET_DATA_BYTE(line, column);
        range.take(grey);
        columns[static_cast<size_t>(column - left)].take(grey);
      }
      all.take(range.low), all.take(range.high);
      if (range.differs()) ++rows;
    }
    for (const Range &column : columns)
      if (column.differs()) ++across;
    if (!all.differs()) return COCR_OK;
    // A rule or an edge differs along one side only.
    const bool is_written = 4 * rows >= bottom - top && 5 * across >= 2 * (right - left);
    *shown = is_written ? COCR_SHOWS_WRITING : COCR_SHOWS_SOMETHING;
    return COCR_OK;
  });
}
