#ifndef COCR_PDF_CONTENT_HPP
#define COCR_PDF_CONTENT_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "pdf.hpp"
#include "pdf_seen.hpp"

#include <qpdf/QPDFPageObjectHelper.hh>

namespace cocr {

/* Follows a page's content, and that of the forms it calls, and notes what a reader must know of it. */
class ContentWalk : public QPDFObjectHandle::ParserCallbacks {
 public:
  struct Place {
    /* Null where the picture stands in the content itself. */
    QPDFObjectHandle image;
    QPDFMatrix matrix;
  };
  std::vector<Place> places;
  /* Bytes of the strings that are seen, and of those that are not: mode 3, or under a picture that fills the page. */
  int64_t shown = 0, hidden = 0;
  int32_t curves = 0, squares = 0;
  /* What all small rectangles cover together. */
  Area squares_area;
  /* Something besides pictures is seen. */
  bool painted = false;
  /* Everything was followed, and nothing changes what pictures look like. */
  bool plain = true;
  Seen seen;

  ContentWalk(QPDFPageObjectHelper &page, const Area &box);
  void handleObject(QPDFObjectHandle object) override;
  void handleEOF() override {}

 private:
  struct State {
    QPDFMatrix matrix;
    int mode = 0;
    Seen::State look;
  };
  Area box;
  std::vector<QPDFObjectHandle> operands;
  std::vector<State> saved;
  Resources resources;
  State now;
  Area path;
  int parts = 0, forms = 0;
  bool clips = false;

  bool take_operands(const std::string &name);
  void give_up();
  void apply(const std::string &name);
  bool apply_text(const std::string &name);
  bool apply_path(const std::string &name);
  void end_path(bool paints);
  void show(int64_t bytes);
  void call(const std::string &name);
  void enter(QPDFObjectHandle form);
  void place(QPDFObjectHandle image);
  bool numbers(double *values, size_t count) const;
};

}  // namespace cocr

#endif
