#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "image.hpp"
#include "pdf.hpp"

#include <qpdf/QPDFMatrix.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

using cocr::fail;
using cocr::guarded;

namespace {

/* Follows the matrix through a page's content and notes each image's area, and whether anything else is painted. */
class ImagePlacement : public QPDFObjectHandle::ParserCallbacks {
 public:
  struct Place {
    std::string name;
    QPDFMatrix matrix;
  };
  std::vector<Place> places;
  bool simple = true;

  void handleObject(QPDFObjectHandle object) override {
    if (!object.isOperator()) {
      // Content may be endless; nothing here needs more operands than cm.
      if (operands.size() < 16) operands.push_back(object);
      return;
    }
    apply(object.getOperatorValue());
    operands.clear();
  }
  void handleEOF() override {}

 private:
  std::vector<QPDFObjectHandle> operands;
  std::vector<QPDFMatrix> saved;
  QPDFMatrix current;

  void apply(const std::string &name) {
    static const std::string harmless[] = {"BMC", "BDC", "EMC", "MP", "DP", "w", "J", "j", "M", "d", "ri", "i",
                                           "g",   "rg",  "k",   "G",  "RG", "K", "n", "cs", "CS", "BX", "EX"};
    if (name == "q") {
      if (saved.size() < 64) saved.push_back(current);
      else simple = false;
    } else if (name == "Q") {
      if (!saved.empty()) current = saved.back(), saved.pop_back();
    } else if (name == "cm") {
      concatenate();
    } else if (name == "Do") {
      if (places.size() < 64 && operands.size() == 1 && operands[0].isName())
        places.push_back({operands[0].getName(), current});
      else
        simple = false;
    } else {
      bool known = false;
      for (const std::string &one : harmless) known = known || one == name;
      simple = simple && known;
    }
  }

  void concatenate() {
    double v[6];
    if (operands.size() != 6) { simple = false; return; }
    for (int i = 0; i < 6; ++i) {
      if (!operands[static_cast<size_t>(i)].isNumber()) { simple = false; return; }
      v[i] = operands[static_cast<size_t>(i)].getNumericValue();
    }
    current.concat(QPDFMatrix(v[0], v[1], v[2], v[3], v[4], v[5]));
  }
};

bool covers(const QPDFMatrix &m, const QPDFObjectHandle::Rectangle &box) {
  const double slack = 0.02 * std::fmax(box.urx - box.llx, box.ury - box.lly);
  return m.a > 0 && m.d > 0 && std::fabs(m.b) < 0.01 && std::fabs(m.c) < 0.01 && std::fabs(m.e - box.llx) < slack &&
         std::fabs(m.f - box.lly) < slack && std::fabs(m.e + m.a - box.urx) < slack &&
         std::fabs(m.f + m.d - box.ury) < slack;
}

bool plain(QPDFObjectHandle dict) {
  return !dict.hasKey("/SMask") && !dict.hasKey("/Mask") && !dict.hasKey("/Decode") &&
         !(dict.getKey("/ImageMask").isBool() && dict.getKey("/ImageMask").getBoolValue());
}

double pixels(QPDFObjectHandle dict, const char *key) {
  QPDFObjectHandle value = dict.getKey(key);
  return value.isInteger() ? static_cast<double>(value.getIntValue()) : 0;
}

/* A JPEG in several scans: libjpeg holds all of its coefficients. Looks for the frame header among the markers. */
bool is_progressive(QPDFObjectHandle image) {
  auto data = image.getRawStreamData();
  const unsigned char *bytes = data->getBuffer();
  const size_t count = data->getSize();
  for (size_t at = 2; at + 4 <= count && bytes[at] == 0xFF;) {
    const unsigned char marker = bytes[at + 1];
    if (marker == 0xC2 || marker == 0xC6 || marker == 0xCA || marker == 0xCE) return true;
    if (marker == 0xDA) return false;
    at += marker == 0xFF ? 1 : 2 + (static_cast<size_t>(bytes[at + 2]) << 8 | bytes[at + 3]);
  }
  return false;
}

/* Pixels that a library holds at once for this image, beyond the rows it hands on; 0 where it goes row by row. */
int64_t held_pixels(QPDFObjectHandle image) {
  QPDFObjectHandle dict = image.getDict(), filter = dict.getKey("/Filter");
  if (filter.isArray() && filter.getArrayNItems() > 0) filter = filter.getArrayItem(filter.getArrayNItems() - 1);
  if (!filter.isName()) return 0;
  const double count = pixels(dict, "/Width") * pixels(dict, "/Height");
  // Below a photo's size there is nothing to look for, and an absurd size is one however it is packed.
  if (!(count > 30e6)) return 0;
  if (count > 1e15) return INT64_MAX;
  if (filter.getName() == "/JPXDecode") return static_cast<int64_t>(2 * count);
  return filter.getName() == "/DCTDecode" && is_progressive(image) ? static_cast<int64_t>(count) : 0;
}

bool unturned(QPDFPageObjectHelper &page) {
  QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
  return !rotate.isInteger() || rotate.getIntValue() % 360 == 0;
}

}  // namespace

namespace cocr {

PageImages page_images(QPDF &pdf, int32_t number) {
  PageImages result;
  try {
    auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    if (number < 0 || static_cast<size_t>(number) >= pages.size()) return result;
    QPDFPageObjectHelper &page = pages[static_cast<size_t>(number)];
    auto images = page.getImages();
    result.count = static_cast<int32_t>(images.size());
    for (auto &each : images) result.held = std::max(result.held, held_pixels(each.second));
    ImagePlacement placement;
    page.parseContents(&placement);
    for (const auto &place : placement.places) {
      auto found = images.find(place.name);
      if (found == images.end()) { placement.simple = false; continue; }
      const double inches = std::hypot(place.matrix.a, place.matrix.b) / 72;
      const double dpi = inches > 0 ? pixels(found->second.getDict(), "/Width") / inches : 0;
      if (std::isfinite(dpi)) result.dpi = std::fmax(result.dpi, dpi);
    }
    const QPDFObjectHandle::Rectangle box = page.getCropBox().getArrayAsRectangle();
    if (!placement.simple || placement.places.size() != 1 || !unturned(page)) return result;
    QPDFObjectHandle image = images[placement.places[0].name];
    result.single = plain(image.getDict()) && covers(placement.places[0].matrix, box);
    if (result.single) result.only = image;
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    // A page that qpdf cannot follow is rendered.
    result.single = false;
  }
  return result;
}

}  // namespace cocr

QPDF *cocr_pdf::objects() {
  if (tried) return parsed.get();
  tried = true;
  try {
    auto made = std::make_unique<QPDF>();
    made->setSuppressWarnings(true);
    made->processMemoryFile("input", reinterpret_cast<const char *>(bytes), count);
    parsed = std::move(made);
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    parsed = nullptr;
  }
  return parsed.get();
}

cocr_status cocr_pdf_single_jpeg(cocr_pdf *pdf, int32_t page, int64_t max_pixels, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    QPDF *objects = pdf->objects();
    if (!objects) return fail(COCR_UNSUITABLE, "no objects");
    const cocr::PageImages images = cocr::page_images(*objects, page);
    if (!images.single) return fail(COCR_UNSUITABLE, "not one image");
    QPDFObjectHandle only = images.only, dict = only.getDict(), space = dict.getKey("/ColorSpace");
    QPDFObjectHandle filter = dict.getKey("/Filter");
    if (filter.isArray() && filter.getArrayNItems() == 1) filter = filter.getArrayItem(0);
    if (!filter.isName() || filter.getName() != "/DCTDecode") return fail(COCR_UNSUITABLE, "not a JPEG");
    // Any other space may give the samples another meaning than the JPEG's own.
    if (!space.isName() || (space.getName() != "/DeviceRGB" && space.getName() != "/DeviceGray"))
      return fail(COCR_UNSUITABLE, "colour space");
    auto data = only.getRawStreamData();
    const cocr_status status = cocr_image_decode(data->getBuffer(), data->getSize(), 0, max_pixels, out);
    return status == COCR_DAMAGED ? fail(COCR_UNSUITABLE, "JPEG unreadable") : status;
  });
}
