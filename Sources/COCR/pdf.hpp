#ifndef COCR_PDF_HPP
#define COCR_PDF_HPP

#include <memory>

#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-page.h>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>

#include "guard.hpp"

struct cocr_pdf {
  const uint8_t *bytes = nullptr;
  size_t count = 0;
  std::unique_ptr<poppler::document> document;

  /* The same file as objects; null where qpdf cannot read it. Parsed when first asked for. */
  QPDF *objects();

 private:
  std::unique_ptr<QPDF> parsed;
  bool tried = false;
};

namespace cocr {

/* What qpdf tells about the images of a page. */
struct PageImages {
  int32_t count = 0;
  bool single = false;
  double dpi = 0;
  int64_t held = 0;
  QPDFObjectHandle only;
};

PageImages page_images(QPDF &pdf, int32_t page);

}  // namespace cocr

#endif
