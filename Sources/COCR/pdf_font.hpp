#ifndef COCR_PDF_FONT_HPP
#define COCR_PDF_FONT_HPP

#include <string>
#include <vector>

#include "pdf.hpp"

namespace cocr {

/* How far the letters of a font reach, as its dictionary says; a guess where it does not. */
class FontWidths {
 public:
  /* What all fonts of a page may say; an alphabet of ten thousands of signs, several times. */
  static constexpr size_t most_entries = 300000;

  /* A guess. */
  FontWidths() = default;
  /* Reads no more entries than are left. */
  FontWidths(QPDFObjectHandle font, size_t &left);

  /* False where there are too many entries, or some contradict others. */
  bool is_known = true;

  /* For a size of one, with what is added to each letter and to each blank. */
  double advance(const std::string &text, double each, double blank) const;

 private:
  bool has_two_bytes = false;
  double other = 0.6;
  size_t first = 0;
  std::vector<double> widths;
  /* As wide from one number to another. */
  struct Range {
    size_t first, last;
    double width;
  };
  /* In order, and apart from one another. */
  std::vector<Range> ranges;

  void read_simple(QPDFObjectHandle font);
  void read_composite(QPDFObjectHandle font, size_t &left);
  void read_ranges(QPDFObjectHandle all, size_t &left);
  void put_in_order();
  double width(size_t code) const;
};

}  // namespace cocr

#endif
