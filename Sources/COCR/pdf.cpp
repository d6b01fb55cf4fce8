#include "pdf.hpp"

#include <climits>
#include <cmath>
#include <cstring>
#include <utility>

#include <poppler/cpp/poppler-page-renderer.h>

#include "image.hpp"

using cocr::fail;
using cocr::grey_pix;
using cocr::guarded;
using cocr::open_page;
using cocr::PixOwner;
using cocr::Size;
using cocr::upright_size;

namespace {

constexpr double points_per_inch = 72;
/* A roll of paper of a hundred metres. Beyond, rounding a side to whole pixels may add more than the page has. */
constexpr double longest_side = 100000;
/* Beyond, a copy of the file costs more than it saves. */
constexpr size_t most_copied = 64 << 20;

/* The file without its output intents; empty where it has none.
 *
 * Poppler computes with the colours of the press that they name, anew for every page it looks at: 16 to 54 ms for colours
 * that nobody needs here. */
std::string without_output_intents(const uint8_t *bytes, size_t count) {
  static constexpr char name[] = "/OutputIntents";
  constexpr size_t length = sizeof name - 1;
  std::string copy;
  if (count > most_copied) return copy;
  const uint8_t *from = bytes, *const end = bytes + count;
  while (const void *found = memmem(from, static_cast<size_t>(end - from), name, length)) {
    if (copy.empty()) copy.assign(reinterpret_cast<const char *>(bytes), count);
    from = static_cast<const uint8_t *>(found) + length;
    // A name that says nothing to anyone, and as long.
    copy[static_cast<size_t>(from - bytes) - 1] = '-';
  }
  return copy;
}

}  // namespace

namespace cocr {

Size upright_size(const poppler::page &page) {
  const poppler::rectf box = page.page_rect(poppler::crop_box);
  const auto turned = page.orientation() == poppler::page::landscape || page.orientation() == poppler::page::seascape;
  return turned ? Size{box.height(), box.width()} : Size{box.width(), box.height()};
}

std::unique_ptr<poppler::page> open_page(const cocr_pdf &pdf, int32_t page) {
  if (page < 0 || page >= pdf.document->pages()) return nullptr;
  return std::unique_ptr<poppler::page>(pdf.document->create_page(page));
}

Pix *grey_pix(const poppler::image &rendered, l_int32 dpi) {
  const l_int32 width = rendered.width(), height = rendered.height();
  PixOwner pix(pixCreateNoInit(width, height, 8));
  if (!pix) return nullptr;
  const l_int32 words = pixGetWpl(pix.get());
  for (l_int32 y = 0; y < height; ++y) {
    const char *from = rendered.const_data() + static_cast<size_t>(y) * rendered.bytes_per_row();
    l_uint32 *line = pixGetData(pix.get()) + static_cast<size_t>(y) * words;
    for (l_int32 x = 0; x < width; ++x) SET_DATA_BYTE(line, x, static_cast<unsigned char>(from[x]));
  }
  pixSetResolution(pix.get(), dpi, dpi);
  return pix.release();
}

/* The same of a rendered page in colours. */
static Pix *coloured_pix(const poppler::image &rendered, l_int32 dpi) {
  const l_int32 width = rendered.width(), height = rendered.height();
  PixOwner pix(pixCreateNoInit(width, height, 32));
  if (!pix) return nullptr;
  const l_int32 words = pixGetWpl(pix.get());
  for (l_int32 y = 0; y < height; ++y) {
    const char *from = rendered.const_data() + static_cast<size_t>(y) * rendered.bytes_per_row();
    l_uint32 *line = pixGetData(pix.get()) + static_cast<size_t>(y) * words;
    const auto at = [from](l_int32 i) { return static_cast<l_int32>(static_cast<unsigned char>(from[i])); };
    for (l_int32 x = 0; x < width; ++x) composeRGBPixel(at(3 * x), at(3 * x + 1), at(3 * x + 2), line + x);
  }
  pixSetSpp(pix.get(), 3);
  pixSetResolution(pix.get(), dpi, dpi);
  return pix.release();
}

}  // namespace cocr

cocr_status cocr_pdf_open(const uint8_t *bytes, size_t count, const char *password, cocr_pdf **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    if (count == 0 || count > INT_MAX) return fail(COCR_TOO_LARGE, "file too large");
    auto pdf = std::make_unique<cocr_pdf>();
    pdf->bytes = bytes;
    pdf->count = count;
    if (password) pdf->password = password;
    pdf->without_intents = without_output_intents(bytes, count);
    const char *start = pdf->without_intents.empty() ? reinterpret_cast<const char *>(bytes) : pdf->without_intents.data();
    pdf->document.reset(poppler::document::load_from_raw_data(start, static_cast<int>(count), pdf->password,
                                                              pdf->password));
    if (!pdf->document) return fail(COCR_DAMAGED, "not a readable PDF");
    if (pdf->document->is_locked()) return fail(COCR_LOCKED, "password needed");
    *out = pdf.release();
    return COCR_OK;
  });
}

void cocr_pdf_close(cocr_pdf *pdf) {
  if (cocr::lost()) return;
  (void)guarded([&] {
    delete pdf;
    return COCR_OK;
  });
}

cocr_status cocr_pdf_pages(const cocr_pdf *pdf, int32_t *pages) {
  return guarded([&]() -> cocr_status {
    *pages = 0;
    *pages = pdf->document->pages();
    return COCR_OK;
  });
}

cocr_status cocr_pdf_get_page(cocr_pdf *pdf, int32_t page, cocr_pdf_page *info) {
  return guarded([&]() -> cocr_status {
    *info = cocr_pdf_page{};
    const auto opened = open_page(*pdf, page);
    if (!opened) return fail(COCR_NO_PAGE, "no such page");
    const Size size = upright_size(*opened);
    info->width = static_cast<float>(size.width);
    info->height = static_cast<float>(size.height);
    const cocr::PageImages &images = pdf->images(page);
    info->images = images.count;
    info->single_image = !images.strips.empty();
    info->image_dpi = static_cast<float>(images.dpi);
    info->held_pixels = images.held;
    info->picture = static_cast<float>(images.picture);
    info->shown_text = images.shown;
    info->hidden_text = images.hidden;
    info->curves = images.curves;
    info->annotations = images.annotations;
    info->code_areas = static_cast<int32_t>(images.code_areas.size() + images.code_images.size());
    return COCR_OK;
  });
}

cocr_status cocr_pdf_words(cocr_pdf *pdf, int32_t page, cocr_word_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    const auto opened = open_page(*pdf, page);
    if (!opened) return fail(COCR_NO_PAGE, "no such page");
    for (const poppler::text_box &box : opened->text_list()) {
      poppler::byte_array text = box.text().to_utf8();
      text.push_back(0);
      const poppler::rectf place = box.bbox();
      cocr_word word{};
      word.text = text.data();
      word.left = static_cast<float>(place.left());
      word.top = static_cast<float>(place.top());
      word.right = static_cast<float>(place.right());
      word.bottom = static_cast<float>(place.bottom());
      word.confidence = 100;
      word.block = word.line = -1;
      word.rotation = box.rotation();
      word.space_after = box.has_space_after();
      if (each(context, &word) != 0) break;
    }
    return COCR_OK;
  });
}

cocr_status cocr_pdf_render(
    cocr_pdf *pdf, int32_t page, float dpi, int64_t max_pixels, int32_t keeps_colours, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    const auto opened = open_page(*pdf, page);
    if (!opened) return fail(COCR_NO_PAGE, "no such page");
    const Size size = upright_size(*opened);
    const double scale = dpi / points_per_inch;
    const double pixels = size.width * scale * size.height * scale;
    if (std::fmax(size.width, size.height) * scale > longest_side) return fail(COCR_TOO_LARGE, "too long a side");
    if (!(pixels >= 1)) return fail(COCR_DAMAGED, "page without area");
    if (!(pixels <= static_cast<double>(max_pixels))) return fail(COCR_TOO_LARGE, "too many pixels");
    poppler::page_renderer renderer;
    renderer.set_image_format(keeps_colours ? poppler::image::format_rgb24 : poppler::image::format_gray8);
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    const poppler::image rendered = renderer.render_page(opened.get(), dpi, dpi);
    if (!rendered.is_valid()) return fail(COCR_OUT_OF_MEMORY, "rendering failed");
    const l_int32 whole_dpi = static_cast<l_int32>(dpi);
    auto image = std::make_unique<cocr_image>(
        keeps_colours ? cocr::coloured_pix(rendered, whole_dpi) : grey_pix(rendered, whole_dpi));
    if (!image->pix) return fail(COCR_OUT_OF_MEMORY, "no memory for the page");
    *out = image.release();
    return COCR_OK;
  });
}
