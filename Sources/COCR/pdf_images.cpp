#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "pdf_content.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

using cocr::Area;
using cocr::ContentWalk;
using cocr::PageImages;

namespace {

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

/* Quarter turns clockwise in which a matrix shows an image; -1 where it is askew or mirrored. */
int turns_of(const QPDFMatrix &m) {
  const double size = std::fmax(std::hypot(m.a, m.b), std::hypot(m.c, m.d)), slack = 0.002 * size;
  if (std::fabs(m.b) < slack && std::fabs(m.c) < slack) {
    if (m.a > 0 && m.d > 0) return 0;
    return m.a < 0 && m.d < 0 ? 2 : -1;
  }
  if (std::fabs(m.a) >= slack || std::fabs(m.d) >= slack) return -1;
  if (m.b < 0 && m.c > 0) return 1;
  return m.b > 0 && m.c < 0 ? 3 : -1;
}

int page_turns(QPDFPageObjectHelper &page) {
  QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
  if (!rotate.isInteger()) return 0;
  const long long degrees = rotate.getIntValue() % 360;
  return degrees % 90 == 0 ? static_cast<int>((degrees / 90 + 4) % 4) : -1;
}

Area page_box(QPDFPageObjectHelper &page) {
  const auto area = [](QPDFObjectHandle box) {
    const QPDFObjectHandle::Rectangle r = box.getArrayAsRectangle();
    return Area{std::fmin(r.llx, r.urx), std::fmin(r.lly, r.ury), std::fmax(r.llx, r.urx), std::fmax(r.lly, r.ury)};
  };
  const Area media = area(page.getMediaBox()), crop = area(page.getCropBox()).common(media);
  return crop.size() > 0 ? crop : media;
}

/* Stamps, notes and filled-in fields; a link or a closed note shows nothing. */
int32_t shown_annotations(QPDFPageObjectHelper &page, cocr::Seen &seen) {
  static const std::set<std::string> marks = {"/Highlight", "/Underline", "/Squiggly", "/StrikeOut"};
  QPDFObjectHandle all = page.getObjectHandle().getKey("/Annots");
  if (!all.isArray()) return 0;
  int32_t count = 0;
  constexpr int most = 2000;
  for (int i = 0; i < std::min(all.getArrayNItems(), most); ++i) {
    QPDFObjectHandle one = all.getArrayItem(i);
    if (!one.isDictionary()) continue;
    QPDFObjectHandle kind = one.getKey("/Subtype"), flags = one.getKey("/F");
    // Hidden and NoView (ISO 32000-1, table 165).
    if (flags.isInteger() && (flags.getIntValue() & 0x22)) continue;
    if (!kind.isName() || kind.getName() == "/Link" || kind.getName() == "/Popup") continue;
    ++count;
    // It may belong to a layer that is not shown.
    if (one.hasKey("/OC")) seen.lose_track();
    if (marks.count(kind.getName())) continue;
    if (QPDFObjectHandle place = one.getKey("/Rect"); place.isRectangle()) {
      const QPDFObjectHandle::Rectangle r = place.getArrayAsRectangle();
      seen.annotation(Area{r.llx, r.lly, r.urx, r.ury});
    } else {
      seen.lose_track();
    }
  }
  if (all.getArrayNItems() > most) seen.lose_track();
  return count;
}

/* The page's only images, top to bottom, where they lie on one another without a gap and fill it. */
bool fills(std::vector<ContentWalk::Place> &places, const Area &box, std::vector<QPDFObjectHandle> &strips) {
  const double slack = 0.02 * std::fmax(box.right - box.left, box.top - box.bottom);
  std::vector<std::pair<Area, QPDFObjectHandle>> sorted;
  Area all;
  for (auto &place : places) {
    if (!place.image.isInitialized() || place.image.isNull()) return false;
    sorted.emplace_back(Area::of(place.matrix), place.image);
    all.include(sorted.back().first);
  }
  std::sort(sorted.begin(), sorted.end(), [](auto &one, auto &two) { return one.first.top > two.first.top; });
  for (size_t i = 0; i < sorted.size(); ++i) {
    const Area &area = sorted[i].first;
    if (std::fabs(area.left - all.left) > 1 || std::fabs(area.right - all.right) > 1) return false;
    if (i > 0 && std::fabs(area.top - sorted[i - 1].first.bottom) > 1) return false;
    strips.push_back(sorted[i].second);
  }
  return std::fabs(all.left - box.left) < slack && std::fabs(all.bottom - box.bottom) < slack &&
         std::fabs(all.right - box.right) < slack && std::fabs(all.top - box.top) < slack;
}

void find_strips(ContentWalk &walk, const Area &box, int turns, PageImages &result) {
  if (!walk.plain || walk.painted || walk.shown > 0 || walk.places.empty() || turns < 0) return;
  const int own = turns_of(walk.places[0].matrix);
  for (const auto &place : walk.places)
    if (own < 0 || turns_of(place.matrix) != own || (own != 0 && walk.places.size() > 1)) return;
  if (!fills(walk.places, box, result.strips)) result.strips.clear();
  result.turns = (own + turns) % 4;
  if (result.strips.empty()) return;
  auto &first = walk.places[0];
  const double inches = std::hypot(first.matrix.c, first.matrix.d) / 72;
  if (inches > 0) result.rows_dpi = pixels(first.image.getDict(), "/Height") / inches;
}

void measure_places(ContentWalk &walk, const Area &box, PageImages &result) {
  for (auto &place : walk.places) {
    const Area area = Area::of(place.matrix).common(box);
    const double share = box.size() > 0 ? area.size() / box.size() : 0;
    const double width = area.right - area.left, height = area.top - area.bottom;
    // A code is square; a large picture may show one somewhere.
    if (share > 0.1 || (std::fmin(width, height) > 24 && std::fmax(width, height) < 1.6 * std::fmin(width, height)))
      place.image.isInitialized() && place.image.isStream() ? result.code_images.push_back({place.image, place.matrix})
                                                            : result.code_areas.push_back(area);
    result.picture = std::fmax(result.picture, share);
    if (!place.image.isInitialized() || !place.image.isStream()) continue;
    result.held = std::max(result.held, held_pixels(place.image));
    const double inches = std::hypot(place.matrix.a, place.matrix.b) / 72;
    const double dpi = inches > 0 ? pixels(place.image.getDict(), "/Width") / inches : 0;
    if (std::isfinite(dpi)) result.dpi = std::fmax(result.dpi, dpi);
  }
  // The smallest code has 21 modules a side, and half of them are black (ISO/IEC 18004).
  if (walk.squares >= 60) result.code_areas.push_back(walk.squares_area.common(box));
}

PageImages measured(QPDF &pdf, int32_t number) {
  PageImages result;
  try {
    auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    if (number < 0 || static_cast<size_t>(number) >= pages.size()) return result;
    QPDFPageObjectHelper &page = pages[static_cast<size_t>(number)];
    for (auto &each : page.getImages()) result.held = std::max(result.held, held_pixels(each.second));
    const Area box = page_box(page);
    result.box = box;
    result.page_turns = page_turns(page);
    ContentWalk walk(page, box);
    result.count = static_cast<int32_t>(walk.places.size());
    result.shown = walk.shown;
    result.hidden = walk.hidden;
    result.curves = walk.curves;
    result.annotations = shown_annotations(page, walk.seen);
    measure_places(walk, box, result);
    result.doubts = walk.seen.doubts();
    result.is_followed = true;
    if (result.annotations == 0) find_strips(walk, box, result.page_turns, result);
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    // A page that qpdf cannot follow is rendered.
    result.strips.clear();
  }
  return result;
}

}  // namespace

const PageImages &cocr_pdf::images(int32_t page) {
  if (page == measured_page) return measured_images;
  measured_images = objects() ? measured(*objects(), page) : PageImages{};
  measured_page = page;
  return measured_images;
}

QPDF *cocr_pdf::objects() {
  if (tried) return parsed.get();
  tried = true;
  try {
    auto made = std::make_unique<QPDF>();
    made->setSuppressWarnings(true);
    made->processMemoryFile("input", reinterpret_cast<const char *>(bytes), count, password.c_str());
    parsed = std::move(made);
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    parsed = nullptr;
  }
  return parsed.get();
}
