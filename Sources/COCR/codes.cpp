#include "codes.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <zbar.h>

using cocr::fail;
using cocr::guarded;

namespace {

struct ScannerFree {
  void operator()(zbar::zbar_image_scanner_t *scanner) const { zbar::zbar_image_scanner_destroy(scanner); }
};
struct ImageFree {
  void operator()(zbar::zbar_image_t *image) const { zbar::zbar_image_destroy(image); }
};

/* A byte a pixel, row by row. */
std::vector<unsigned char> greys(Pix *pix) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix);
  std::vector<unsigned char> out(static_cast<size_t>(width) * static_cast<size_t>(height));
  unsigned char *to = out.data();
  for (l_int32 y = 0; y < height; ++y) {
    const l_uint32 *line = pixGetData(pix) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(pix));
    if (pixGetDepth(pix) == 1)
      for (l_int32 x = 0; x < width; ++x) *to++ = GET_DATA_BIT(line, x) ? 0 : 255;
    else
      for (l_int32 x = 0; x < width; ++x) *to++ = static_cast<unsigned char>(GET_DATA_BYTE(line, x));
  }
  return out;
}

std::unique_ptr<zbar::zbar_image_scanner_t, ScannerFree> made_scanner() {
  std::unique_ptr<zbar::zbar_image_scanner_t, ScannerFree> scanner(zbar::zbar_image_scanner_create());
  if (!scanner) return scanner;
  zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
  zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
  // The bytes as they were encoded: which letters they are is for Swift to tell.
  zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_BINARY, 1);
  // Every second line crosses a finder's three black modules often enough.
  zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_NONE, zbar::ZBAR_CFG_X_DENSITY, 2);
  zbar::zbar_image_scanner_set_config(scanner.get(), zbar::ZBAR_NONE, zbar::ZBAR_CFG_Y_DENSITY, 2);
  return scanner;
}

cocr_code found_code(const zbar::zbar_symbol_t *symbol) {
  cocr_code code{};
  code.kind = COCR_QR;
  code.bytes = reinterpret_cast<const uint8_t *>(zbar::zbar_symbol_get_data(symbol));
  code.count = zbar::zbar_symbol_get_data_length(symbol);
  const unsigned corners = zbar::zbar_symbol_get_loc_size(symbol);
  for (unsigned i = 0; i < corners; ++i) {
    const float x = static_cast<float>(zbar::zbar_symbol_get_loc_x(symbol, i));
    const float y = static_cast<float>(zbar::zbar_symbol_get_loc_y(symbol, i));
    code.left = i == 0 ? x : std::min(code.left, x);
    code.right = i == 0 ? x : std::max(code.right, x);
    code.top = i == 0 ? y : std::min(code.top, y);
    code.bottom = i == 0 ? y : std::max(code.bottom, y);
  }
  return code;
}

/* How many symbols the page has; fewer than 0 where there is no memory. */
int scan(Pix *pix, const std::function<bool(const cocr_code &)> &each) {
  const auto scanner = made_scanner();
  std::unique_ptr<zbar::zbar_image_t, ImageFree> image(zbar::zbar_image_create());
  if (!scanner || !image) return -1;
  const std::vector<unsigned char> bytes = greys(pix);
  zbar::zbar_image_set_format(image.get(), zbar_fourcc('Y', '8', '0', '0'));
  zbar::zbar_image_set_size(
      image.get(), static_cast<unsigned>(pixGetWidth(pix)), static_cast<unsigned>(pixGetHeight(pix)));
  zbar::zbar_image_set_data(image.get(), bytes.data(), bytes.size(), nullptr);
  // A page without codes is no failure, nor is one that the scanner cannot make out.
  if (zbar::zbar_scan_image(scanner.get(), image.get()) <= 0) return 0;
  int count = 0;
  for (auto *symbol = zbar::zbar_image_first_symbol(image.get()); symbol;
       symbol = zbar::zbar_symbol_next(symbol)) {
    if (zbar::zbar_symbol_get_type(symbol) != zbar::ZBAR_QRCODE) continue;
    ++count;
    if (!each(found_code(symbol))) break;
  }
  return count;
}

}  // namespace

namespace cocr {

cocr_status find_qr(Pix *pix, const std::function<bool(const cocr_code &)> &each) {
  // The scanner finds its own way from grey to black and white.
  if (pixGetDepth(pix) == 1 && !may_have_qr(pix)) return COCR_OK;
  int count = scan(pix, each);
  // The scanner takes the cross in the middle of a Swiss bill's code for a code's corner; the code can do without it.
  if (count == 0)
    if (const PixOwner blank = without_crosses(pix)) count = scan(blank.get(), each);
  return count < 0 ? fail(COCR_OUT_OF_MEMORY, "no memory for codes") : COCR_OK;
}

}  // namespace cocr

cocr_status cocr_image_codes(const cocr_image *image, cocr_code_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    bool goes_on = true;
    const auto hand_on = [&](const cocr_code &code) { return goes_on = each(context, &code) == 0; };
    const cocr_status status = cocr::find_qr(image->pix, hand_on);
    if (status != COCR_OK || !goes_on) return status;
    return cocr::find_patches(image->pix, hand_on);
  });
}
