#include <cstring>
#include <exception>
#include <new>
#include <set>
#include <string>
#include <vector>

#include "image.hpp"
#include "pdf.hpp"
#include "pdf_samples.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;
using cocr::Samples;

namespace {

/* The one filter of a stream; empty where there is none, "-" where there are several or what is no name. */
std::string only_filter(QPDFObjectHandle dict) {
  QPDFObjectHandle filter = dict.getKey("/Filter");
  if (filter.isNull()) return "";
  if (filter.isArray() && filter.getArrayNItems() == 1) filter = filter.getArrayItem(0);
  return filter.isName() ? filter.getName() : "-";
}

bool is_lossless(QPDFObjectHandle dict) {
  static const std::set<std::string> known = {"/FlateDecode", "/LZWDecode", "/RunLengthDecode", "/ASCII85Decode",
                                              "/ASCIIHexDecode"};
  QPDFObjectHandle filter = dict.getKey("/Filter");
  if (filter.isNull()) return true;
  if (filter.isName()) return known.count(filter.getName()) > 0;
  if (!filter.isArray()) return false;
  for (int i = 0; i < filter.getArrayNItems(); ++i)
    if (!filter.getArrayItem(i).isName() || !known.count(filter.getArrayItem(i).getName())) return false;
  return true;
}

void put16(std::string &out, unsigned value) {
  out.push_back(static_cast<char>(value & 0xFF));
  out.push_back(static_cast<char>(value >> 8 & 0xFF));
}

void put32(std::string &out, size_t value) {
  put16(out, static_cast<unsigned>(value & 0xFFFF));
  put16(out, static_cast<unsigned>(value >> 16 & 0xFFFF));
}

/* The fax in an envelope that the TIFF library opens: one strip of T.6 (TIFF 6.0, section 11). */
std::string tiff_of(const std::string &fax, size_t width, size_t height) {
  struct Tag {
    unsigned id, type;
    size_t value;
  };
  constexpr size_t count = 9, data = 8 + 2 + count * 12 + 4;
  const Tag tags[count] = {{256, 4, width}, {257, 4, height}, {258, 3, 1},      {259, 3, 4},         {262, 3, 0},
                           {273, 4, data},  {277, 3, 1},      {278, 4, height}, {279, 4, fax.size()}};
  std::string out("II*\0\x08\0\0\0", 8);
  put16(out, count);
  for (const Tag &tag : tags) {
    put16(out, tag.id);
    put16(out, tag.type);
    put32(out, 1);
    put32(out, tag.value);
  }
  put32(out, 0);
  return out + fax;
}

bool is_true(QPDFObjectHandle value) { return value.isBool() && value.getBoolValue(); }

cocr_status fax_pixels(QPDFObjectHandle image, const Samples &samples, PixOwner &out) {
  QPDFObjectHandle parms = image.getDict().getKey("/DecodeParms");
  if (parms.isArray() && parms.getArrayNItems() == 1) parms = parms.getArrayItem(0);
  if (!parms.isDictionary() || samples.bits != 1) return fail(COCR_UNSUITABLE, "fax without parameters");
  QPDFObjectHandle k = parms.getKey("/K"), columns = parms.getKey("/Columns");
  const bool is_g4 = k.isInteger() && k.getIntValue() < 0 && !is_true(parms.getKey("/EncodedByteAlign"));
  if (!is_g4 || (columns.isInteger() ? columns.getIntValue() : 1728) != samples.width)
    return fail(COCR_UNSUITABLE, "another fax");
  auto raw = image.getRawStreamData();
  const std::string tiff =
      tiff_of(std::string(reinterpret_cast<const char *>(raw->getBuffer()), raw->getSize()),
              static_cast<size_t>(samples.width), static_cast<size_t>(samples.height));
  out.reset(pixReadMemTiff(reinterpret_cast<const l_uint8 *>(tiff.data()), tiff.size(), 0));
  if (!out || pixGetDepth(out.get()) != 1) return fail(COCR_UNSUITABLE, "fax unreadable");
  // Without BlackIs1 a black run becomes zeros, which are black unless the image says otherwise.
  if (is_true(parms.getKey("/BlackIs1")) != samples.inverted) pixInvert(out.get(), out.get());
  return COCR_OK;
}

cocr_status jpeg_pixels(
    QPDFObjectHandle image, const Samples &samples, cocr::Wanted wanted, PixOwner &out) {
  if (samples.components != 1 && samples.components != 3) return fail(COCR_UNSUITABLE, "colour space");
  auto data = image.getRawStreamData();
  cocr_image *decoded = nullptr;
  const cocr_status status =
      cocr_image_decode(data->getBuffer(), data->getSize(), 0, wanted.max_pixels, wanted.colours, &decoded);
  if (status != COCR_OK) return status == COCR_DAMAGED ? fail(COCR_UNSUITABLE, "JPEG unreadable") : status;
  out.reset(decoded->pix);
  decoded->pix = nullptr;
  cocr_image_destroy(decoded);
  if (samples.inverted) pixInvert(out.get(), out.get());
  return COCR_OK;
}

}  // namespace

namespace cocr {

static cocr_status own_pixels(QPDFObjectHandle image, Wanted wanted, PixOwner &out) {
  Samples samples;
  if (!samples.read(image.getDict())) return fail(COCR_UNSUITABLE, "samples of another kind");
  const std::string filter = only_filter(image.getDict());
  if (filter == "/DCTDecode") return jpeg_pixels(image, samples, wanted, out);
  // Rendering reads rows as they come, and can do so more coarsely.
  if (samples.width * samples.height > wanted.max_pixels) return fail(COCR_UNSUITABLE, "too many pixels");
  if (filter == "/CCITTFaxDecode") return fax_pixels(image, samples, out);
  if (!is_lossless(image.getDict())) return fail(COCR_UNSUITABLE, "filter");
  // Decoding makes greys of them.
  if (wanted.colours && (samples.components != 1 || !samples.palette.empty())) return fail(COCR_UNSUITABLE, "colours");
  out.reset(samples.decode(image));
  return out ? COCR_OK : fail(COCR_UNSUITABLE, "samples unreadable");
}

cocr_status image_pixels(QPDFObjectHandle image, Wanted wanted, PixOwner &out) {
  try {
    return own_pixels(image, wanted, out);
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    // qpdf throws at what does not unpack; rendering shows what there is of it.
    return fail(COCR_UNSUITABLE, "picture unreadable");
  }
}

}  // namespace cocr

namespace {

/* Puts strips of one width under one another. */
Pix *joined(std::vector<PixOwner> &strips) {
  if (strips.size() == 1) return strips[0].release();
  const l_int32 width = pixGetWidth(strips[0].get());
  l_int32 height = 0;
  bool is_binary = true, is_coloured = false;
  for (const PixOwner &strip : strips) {
    if (pixGetWidth(strip.get()) != width) return nullptr;
    height += pixGetHeight(strip.get());
    is_binary = is_binary && pixGetDepth(strip.get()) == 1;
    is_coloured = is_coloured || pixGetDepth(strip.get()) == 32;
  }
  PixOwner whole(pixCreate(width, height, is_binary ? 1 : is_coloured ? 32 : 8));
  l_int32 top = 0;
  for (PixOwner &strip : strips) {
    PixOwner alike(is_binary     ? pixClone(strip.get())
                   : is_coloured ? pixConvertTo32(strip.get())
                                 : pixConvertTo8(strip.get(), 0));
    if (!whole || !alike) return nullptr;
    pixRasterop(whole.get(), 0, top, width, pixGetHeight(alike.get()), PIX_SRC, alike.get(), 0, 0);
    top += pixGetHeight(alike.get());
  }
  return whole.release();
}

/* Whether all strips together promise more than is allowed; nothing is decoded yet. */
bool promise_more(const std::vector<QPDFObjectHandle> &strips, cocr::Wanted wanted) {
  int64_t sum = 0, most = wanted.max_pixels;
  for (QPDFObjectHandle strip : strips) {
    Samples samples;
    if (!samples.read(strip.getDict())) return true;
    sum += samples.width * samples.height;
    if (wanted.colours && samples.components != 1) most = cocr::most_in_colours(wanted.max_pixels);
  }
  return sum > most;
}

}  // namespace

cocr_status cocr_pdf_single_image(
    cocr_pdf *pdf, int32_t page, int64_t max_pixels, int32_t keeps_colours, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    const cocr::PageImages &images = pdf->images(page);
    if (images.strips.empty()) return fail(COCR_UNSUITABLE, "not one image");
    const cocr::Wanted wanted{max_pixels, keeps_colours};
    if (images.strips.size() > 1 && promise_more(images.strips, wanted))
      return fail(COCR_UNSUITABLE, "too many pixels");
    std::vector<PixOwner> strips;
    for (const QPDFObjectHandle &strip : images.strips) {
      PixOwner pix;
      if (cocr_status status = cocr::image_pixels(strip, wanted, pix); status != COCR_OK) return status;
      strips.push_back(std::move(pix));
    }
    auto image = std::make_unique<cocr_image>(joined(strips));
    if (!image->pix) return fail(COCR_UNSUITABLE, "strips of several widths");
    // How large the page is says more than what a scanner wrote into the picture.
    const l_int32 dpi = images.dpi >= 30 && images.dpi <= 2400 ? static_cast<l_int32>(images.dpi + 0.5) : 0;
    const bool has_fewer_rows = images.rows_dpi >= 30 && images.rows_dpi < dpi;
    const l_int32 down = has_fewer_rows ? static_cast<l_int32>(images.rows_dpi + 0.5) : dpi;
    pixSetResolution(image->pix, dpi, down);
    PixOwner stored(image->pix);
    image->pix = (keeps_colours ? cocr::squared_alike(std::move(stored)) : cocr::squared(std::move(stored))).release();
    if (!image->pix) return fail(COCR_OUT_OF_MEMORY, "no memory for square pixels");
    pixSetResolution(image->pix, dpi, dpi);
    if (images.turns != 0)
      if (cocr_status status = cocr_image_turn(image.get(), images.turns); status != COCR_OK) return status;
    *out = image.release();
    return COCR_OK;
  });
}
