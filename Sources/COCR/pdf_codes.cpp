#include <algorithm>
#include <cmath>
#include <vector>

#include <poppler/cpp/poppler-page-renderer.h>

#include "codes.hpp"
#include "pdf.hpp"

using cocr::Area;
using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;
using cocr::shown;
using cocr::Size;

namespace {

/* A code's module measures a third of a millimetre or more: three pixels. */
constexpr double dpi = 220;
/* Pixels of all areas together: a page and a half of A4. */
constexpr double most_pixels = 7e6;
/* White round a code, which its picture may lack. */
constexpr double quiet = 12;

/* The areas with some white round them; one for all where there are many, since for each the page is followed anew. */
std::vector<Area> with_margins(const std::vector<Area> &areas, const Size &size) {
  std::vector<Area> out;
  for (const Area &area : areas)
    out.push_back(Area{area.left - quiet, area.bottom - quiet, area.right + quiet, area.top + quiet}.common(
        Area{0, 0, size.width, size.height}));
  if (out.size() <= 3) return out;
  Area all;
  for (const Area &area : out) all.include(area);
  return {all};
}

/* The picture with white round it, and so large that a module has some pixels. */
Pix *enlarged(Pix *pix, l_int32 factor, l_int32 border) {
  PixOwner large(factor > 1 ? pixExpandReplicate(pix, factor) : pixClone(pix));
  if (!large) return nullptr;
  return pixAddBorder(large.get(), border, pixGetDepth(large.get()) == 1 ? 0 : 255);
}

struct Finder {
  const cocr::PageImages &images;
  cocr_code_fn each;
  void *context;
  bool goes_on = true;
  /* Places that only rendering shows. */
  std::vector<Area> rest;

  void hand_on(cocr_code code, const Area &place) {
    code.left = static_cast<float>(place.left);
    code.right = static_cast<float>(place.right);
    code.top = static_cast<float>(place.bottom);
    code.bottom = static_cast<float>(place.top);
    goes_on = each(context, &code) == 0;
  }

  /* In a picture's own pixels; nothing is rendered. */
  cocr_status look(const cocr::PlacedImage &placed) {
    PixOwner pix;
    const cocr_status status = cocr::image_pixels(placed.image, {static_cast<int64_t>(most_pixels), 0}, pix);
    if (status == COCR_UNSUITABLE || status == COCR_TOO_LARGE) {
      rest.push_back(shown(Area::of(placed.matrix), images));
      return COCR_OK;
    }
    if (status != COCR_OK) return status;
    const l_int32 width = pixGetWidth(pix.get()), height = pixGetHeight(pix.get());
    const l_int32 factor = std::max(1, 500 / std::max(1, std::min(width, height)));
    if (static_cast<double>(width) * height * factor * factor > most_pixels) return COCR_OK;
    const l_int32 border = std::max(8, factor * std::min(width, height) / 10);
    const PixOwner large(enlarged(pix.get(), factor, border));
    if (!large) return fail(COCR_OUT_OF_MEMORY, "no memory for the picture");
    return cocr::find_qr(large.get(), [&](const cocr_code &code) {
      const auto across = [&](float x) { return (static_cast<double>(x) - border) / factor / width; };
      // An image's own origin lies below.
      const auto up = [&](float y) { return 1 - (static_cast<double>(y) - border) / factor / height; };
      hand_on(code, shown(Area::of(placed.matrix, across(code.left), up(code.bottom), across(code.right), up(code.top)),
                          images));
      return goes_on;
    });
  }

  cocr_status look(poppler::page &page, const Area &area) {
    const double scale = dpi / 72;
    if (!(area.size() > 0) || area.size() * scale * scale > most_pixels) return COCR_OK;
    const double across = std::floor(area.left * scale), down = std::floor(area.bottom * scale);
    poppler::page_renderer renderer;
    renderer.set_image_format(poppler::image::format_gray8);
    const poppler::image rendered = renderer.render_page(
        &page, dpi, dpi, static_cast<int>(across), static_cast<int>(down),
        static_cast<int>(std::ceil((area.right - area.left) * scale)),
        static_cast<int>(std::ceil((area.top - area.bottom) * scale)));
    if (!rendered.is_valid()) return fail(COCR_OUT_OF_MEMORY, "rendering failed");
    const PixOwner pix(cocr::grey_pix(rendered, static_cast<l_int32>(dpi)));
    if (!pix) return fail(COCR_OUT_OF_MEMORY, "no memory for the page");
    return cocr::find_qr(pix.get(), [&](const cocr_code &code) {
      hand_on(code, Area{(across + code.left) / scale, (down + code.top) / scale, (across + code.right) / scale,
                         (down + code.bottom) / scale});
      return goes_on;
    });
  }
};

}  // namespace

cocr_status cocr_pdf_codes(cocr_pdf *pdf, int32_t page, cocr_code_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    const cocr::PageImages &images = pdf->images(page);
    if (images.page_turns < 0) return COCR_OK;
    Finder finder{images, each, context, true, {}};
    for (const cocr::PlacedImage &placed : images.code_images) {
      if (cocr_status status = finder.look(placed); status != COCR_OK || !finder.goes_on) return status;
    }
    for (const Area &area : images.code_areas) finder.rest.push_back(shown(area, images));
    if (finder.rest.empty()) return COCR_OK;
    const auto opened = cocr::open_page(*pdf, page);
    if (!opened) return fail(COCR_NO_PAGE, "no such page");
    for (const Area &area : with_margins(finder.rest, cocr::upright_size(*opened))) {
      if (cocr_status status = finder.look(*opened, area); status != COCR_OK || !finder.goes_on) return status;
    }
    return COCR_OK;
  });
}
