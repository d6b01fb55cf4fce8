#ifndef COCR_PDF_FONT_HPP
#define COCR_PDF_FONT_HPP

#include <map>
#include <string>
#include <vector>

#include "pdf.hpp"

namespace cocr {

/* How far the letters of a font reach, as its dictionary says; a guess where it does not. */
class FontWidths {
 public:
  explicit FontWidths(QPDFObjectHandle font);

  /* For a size of one, with what is added to each letter and to each blank. */
  double advance(const std::string &text, double each, double blank) const;

 private:
  bool has_two_bytes = false;
  double other = 0.6;
  size_t first = 0;
  std::vector<double> widths;
  std::map<size_t, double> by_number;

  void read_simple(QPDFObjectHandle font);
  void read_composite(QPDFObjectHandle font);
};

}  // namespace cocr

#endif
