#include "pdf_font.hpp"

#include <algorithm>

namespace cocr {

namespace {

/* Letters of two bytes. */
constexpr size_t last_number = 65535;

double number(QPDFObjectHandle value, double otherwise) {
  return value.isNumber() ? value.getNumericValue() : otherwise;
}

}  // namespace

FontWidths::FontWidths(QPDFObjectHandle font, size_t &left) {
  if (!font.isDictionary()) return;
  QPDFObjectHandle kind = font.getKey("/Subtype");
  if (kind.isName() && kind.getName() == "/Type0") read_composite(font, left);
  else read_simple(font);
}

void FontWidths::read_simple(QPDFObjectHandle font) {
  QPDFObjectHandle all = font.getKey("/Widths"), matrix = font.getKey("/FontMatrix");
  const double unit = matrix.isArray() && matrix.getArrayNItems() == 6 ? number(matrix.getArrayItem(0), 0.001) : 0.001;
  first = static_cast<size_t>(std::clamp(number(font.getKey("/FirstChar"), 0), 0.0, 255.0));
  if (!all.isArray()) return;
  for (int i = 0; i < std::min(all.getArrayNItems(), 256); ++i) widths.push_back(unit * number(all.getArrayItem(i), 0));
}

void FontWidths::read_composite(QPDFObjectHandle font, size_t &left) {
  has_two_bytes = true;
  QPDFObjectHandle parts = font.getKey("/DescendantFonts");
  if (!parts.isArray() || parts.getArrayNItems() == 0 || !parts.getArrayItem(0).isDictionary()) return;
  QPDFObjectHandle part = parts.getArrayItem(0), all = part.getKey("/W");
  other = number(part.getKey("/DW"), 1000) / 1000;
  if (all.isArray()) read_ranges(all, left);
  put_in_order();
}

/* ISO 32000-1, 9.7.4.3: a list after a number, or one width for all between two numbers. */
void FontWidths::read_ranges(QPDFObjectHandle all, size_t &left) {
  const auto take = [&](double first, double last, double width) {
    is_known = is_known && left > 0 && ranges.size() <= last_number;
    if (!is_known) return false;
    --left;
    last = std::min(last, static_cast<double>(last_number));
    if (first >= 0 && first <= last) ranges.push_back({static_cast<size_t>(first), static_cast<size_t>(last), width});
    return true;
  };
  const int count = all.getArrayNItems();
  for (int i = 0; i + 1 < count;) {
    const double from = number(all.getArrayItem(i), -1);
    QPDFObjectHandle next = all.getArrayItem(i + 1);
    if (next.isArray()) {
      for (int k = 0; k < next.getArrayNItems(); ++k)
        if (!take(from + k, from + k, number(next.getArrayItem(k), 0) / 1000)) return;
      // An empty list costs as much as a sign.
      if (!take(-1, -1, 0)) return;
      i += 2;
    } else {
      if (i + 2 >= count) return;
      if (!take(from, number(next, -1), number(all.getArrayItem(i + 2), 0) / 1000)) return;
      i += 3;
    }
  }
}

void FontWidths::put_in_order() {
  std::sort(ranges.begin(), ranges.end(), [](const Range &a, const Range &b) { return a.first < b.first; });
  for (size_t i = 1; i < ranges.size(); ++i) {
    // Which of two widths holds is the reader's choice.
    if (ranges[i].first <= ranges[i - 1].last && ranges[i].width != ranges[i - 1].width) is_known = false;
    // What an equal one reaches further holds still.
    if (ranges[i].first <= ranges[i - 1].last) ranges[i].last = std::max(ranges[i].last, ranges[i - 1].last);
  }
}

double FontWidths::width(size_t code) const {
  auto after = std::upper_bound(
      ranges.begin(), ranges.end(), code, [](size_t number, const Range &range) { return number < range.first; });
  if (after == ranges.begin()) return other;
  const Range &own = *(after - 1);
  return code <= own.last ? own.width : other;
}

double FontWidths::advance(const std::string &text, double each, double blank) const {
  double sum = 0;
  if (has_two_bytes) {
    for (size_t i = 0; i + 1 < text.size(); i += 2) {
      const size_t code = static_cast<size_t>(static_cast<unsigned char>(text[i])) << 8 |
                          static_cast<unsigned char>(text[i + 1]);
      sum += width(code) + each;
    }
    return sum;
  }
  for (const char letter : text) {
    const size_t code = static_cast<unsigned char>(letter);
    sum += (code >= first && code - first < widths.size() ? widths[code - first] : other) + each;
    if (letter == ' ') sum += blank;
  }
  return sum;
}

}  // namespace cocr
