#include "pdf_font.hpp"

#include <algorithm>

namespace cocr {

namespace {

/* A font has at most as many letters. */
constexpr int most_widths = 65536;

double number(QPDFObjectHandle value, double otherwise) {
  return value.isNumber() ? value.getNumericValue() : otherwise;
}

}  // namespace

FontWidths::FontWidths(QPDFObjectHandle font) {
  if (!font.isDictionary()) return;
  QPDFObjectHandle kind = font.getKey("/Subtype");
  if (kind.isName() && kind.getName() == "/Type0") read_composite(font);
  else read_simple(font);
}

void FontWidths::read_simple(QPDFObjectHandle font) {
  QPDFObjectHandle all = font.getKey("/Widths"), matrix = font.getKey("/FontMatrix");
  const double unit = matrix.isArray() && matrix.getArrayNItems() == 6 ? number(matrix.getArrayItem(0), 0.001) : 0.001;
  first = static_cast<size_t>(std::clamp(number(font.getKey("/FirstChar"), 0), 0.0, 255.0));
  if (!all.isArray()) return;
  for (int i = 0; i < std::min(all.getArrayNItems(), 256); ++i) widths.push_back(unit * number(all.getArrayItem(i), 0));
}

/* ISO 32000-1, 9.7.4.3: a list after a number, or one width for all between two numbers. */
void FontWidths::read_composite(QPDFObjectHandle font) {
  has_two_bytes = true;
  QPDFObjectHandle parts = font.getKey("/DescendantFonts");
  if (!parts.isArray() || parts.getArrayNItems() == 0 || !parts.getArrayItem(0).isDictionary()) return;
  QPDFObjectHandle part = parts.getArrayItem(0), all = part.getKey("/W");
  other = number(part.getKey("/DW"), 1000) / 1000;
  const int count = all.isArray() ? std::min(all.getArrayNItems(), most_widths) : 0;
  for (int i = 0; i + 1 < count;) {
    const double from = number(all.getArrayItem(i), -1);
    if (from < 0 || from > most_widths) return;
    const size_t start = static_cast<size_t>(from);
    QPDFObjectHandle next = all.getArrayItem(i + 1);
    if (next.isArray()) {
      for (int k = 0; k < std::min(next.getArrayNItems(), most_widths); ++k)
        by_number[start + static_cast<size_t>(k)] = number(next.getArrayItem(k), 0) / 1000;
      i += 2;
    } else {
      if (i + 2 >= count) return;
      const double last = std::min(number(next, -1), static_cast<double>(most_widths));
      for (double k = from; k <= last; ++k) by_number[static_cast<size_t>(k)] = number(all.getArrayItem(i + 2), 0) / 1000;
      i += 3;
    }
  }
}

double FontWidths::advance(const std::string &text, double each, double blank) const {
  double sum = 0;
  if (has_two_bytes) {
    for (size_t i = 0; i + 1 < text.size(); i += 2) {
      const size_t code = static_cast<size_t>(static_cast<unsigned char>(text[i])) << 8 |
                          static_cast<unsigned char>(text[i + 1]);
      const auto known = by_number.find(code);
      sum += (known == by_number.end() ? other : known->second) + each;
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
