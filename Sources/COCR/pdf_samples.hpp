#ifndef COCR_PDF_SAMPLES_HPP
#define COCR_PDF_SAMPLES_HPP

#include <cstdint>
#include <vector>

#include <leptonica/allheaders.h>

#include "pdf.hpp"

namespace cocr {

/* How the samples of an image XObject are to be understood (ISO 32000-1, 8.9.5). */
struct Samples {
  int64_t width = 0, height = 0;
  int bits = 8, components = 1;
  /* The highest value is black. */
  bool inverted = false;
  /* The grey of each index; empty where samples are no indices. */
  std::vector<uint8_t> palette;

  /* False for what has another meaning than black, grey, red, green and blue. */
  bool read(QPDFObjectHandle dict);
  /* Decodes row by row: no more is held than the page and a row. Null where not a row could be read. */
  Pix *decode(QPDFObjectHandle image) const;

 private:
  bool read_space(QPDFObjectHandle space);
  bool read_palette(QPDFObjectHandle space);
  bool read_range(QPDFObjectHandle range);
};

}  // namespace cocr

#endif
