#ifndef COCR_PDF_HPP
#define COCR_PDF_HPP

#include <memory>
#include <string>
#include <vector>

#include <leptonica/allheaders.h>

#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-image.h>
#include <poppler/cpp/poppler-page.h>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFMatrix.hh>

#include "image.hpp"

namespace cocr {

/* A rectangle in a page's own units. */
struct Area {
  double left = 0, bottom = 0, right = 0, top = 0;

  double size() const { return right > left && top > bottom ? (right - left) * (top - bottom) : 0; }
  Area common(const Area &other) const;
  void include(const Area &other);
  /* Bounds of both, also where one is no more than a point. */
  Area with(const Area &other) const;
  /* The unit's square, or another rectangle, as a matrix maps it. */
  static Area of(const QPDFMatrix &matrix, double x0 = 0, double y0 = 0, double x1 = 1, double y1 = 1);
};

/* Where writing may be unseen. */
struct Doubt {
  Area area;
  /* It is not seen, whatever stands there; else only pixels tell. */
  bool is_hidden = false;
};

/* The square of its unit is where the image is shown. */
struct PlacedImage {
  QPDFObjectHandle image;
  QPDFMatrix matrix;
};

/* What qpdf tells about the pictures and the writing of a page. */
struct PageImages {
  /* The part of the page that is seen, and its quarter turns clockwise; -1 for any other turn. */
  Area box;
  int page_turns = 0;
  int32_t count = 0, curves = 0, annotations = 0;
  /* The share of the page that the largest picture covers. */
  double picture = 0;
  double dpi = 0;
  int64_t held = 0, shown = 0, hidden = 0;
  /* Where a code may stand that is no picture, and pictures that may be one or show one. */
  std::vector<Area> code_areas;
  std::vector<PlacedImage> code_images;
  /* Of the writing; all of it where the content could not be followed. */
  std::vector<Doubt> doubts;
  bool is_followed = false;
  /* All that the page shows, top to bottom, to be turned then; empty where it shows something else, too. */
  std::vector<QPDFObjectHandle> strips;
  int turns = 0;
  /* Their rows to the inch, where they have fewer of them than columns; 0 unknown. */
  double rows_dpi = 0;
};

}  // namespace cocr

struct cocr_pdf {
  const uint8_t *bytes = nullptr;
  size_t count = 0;
  std::string password;
  /* What poppler reads, where that is not the file itself; it outlives the document. */
  std::string without_intents;
  std::unique_ptr<poppler::document> document;

  /* The same file as objects; null where qpdf cannot read it. Parsed when first asked for. */
  QPDF *objects();
  /* Kept until another page is asked for. */
  const cocr::PageImages &images(int32_t page);

 private:
  std::unique_ptr<QPDF> parsed;
  bool tried = false;
  int32_t measured_page = -1;
  cocr::PageImages measured_images;
};

namespace cocr {

/* The page as it is shown, turned as it says, in points. */
struct Size {
  double width, height;
};
Size upright_size(const poppler::page &page);
struct Wanted {
  int64_t max_pixels = 0;
  /* 1 where colours are kept. */
  int32_t colours = 0;
};
/* An image's own pixels; COCR_UNSUITABLE where only rendering shows them. */
cocr_status image_pixels(QPDFObjectHandle image, Wanted wanted, PixOwner &out);
/* The area as the page is shown, from its top left corner; its bottom is the smaller number. */
Area shown(const Area &area, const PageImages &images);
std::unique_ptr<poppler::page> open_page(const cocr_pdf &pdf, int32_t page);
/* The rendered grey as Leptonica keeps it: big-endian bytes in 32-bit words. */
Pix *grey_pix(const poppler::image &rendered, l_int32 dpi);

}  // namespace cocr

#endif
