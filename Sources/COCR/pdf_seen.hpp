#ifndef COCR_PDF_SEEN_HPP
#define COCR_PDF_SEEN_HPP

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "pdf_font.hpp"

namespace cocr {

/*
 * Follows what decides whether a page's writing is seen: its colour and what lies behind it, clips, and what is painted
 * over it later. Nothing is rendered; where the content does not tell, an area is in doubt.
 */
class Seen {
 public:
  /* What `q` saves and `Q` brings back. */
  struct State {
    Area clip;
    /* The clip is no rectangle. */
    bool is_odd = false;
    /* Lightness from 0 to 1 of what is filled and of what is drawn; below 0 unknown. */
    double fill = 0, stroke = 0;
    /* Numbers of a colour in a space of its own; 0 where they say nothing about lightness. */
    int fill_space = 1, stroke_space = 1;
    double opacity = 1, pen = 1;
    /* Mixed with what lies below, or masked. */
    bool is_mixed = false;
    std::shared_ptr<const FontWidths> font;
    double size = 0, each = 0, blank = 0, scale = 1, leading = 0, rise = 0;
    int mode = 0;
  };

  explicit Seen(const Area &box) : box(box) {}
  State start() const;
  /* An operator of the content, before its effects on the matrix. */
  void note(const std::string &name, std::vector<QPDFObjectHandle> &operands, State &state, const QPDFMatrix &matrix,
            QPDFObjectHandle resources);
  /* A picture, and whether it covers all below it. */
  void picture(const Area &area, const State &state, bool is_opaque);
  /* A stamp or a form field, which is shown last. */
  void annotation(const Area &area);
  /* Something could not be followed. */
  void lose_track() { is_lost = true; }

  std::vector<Doubt> doubts() const;

 private:
  struct Ground {
    Area area;
    /* Below 0 unknown. */
    double light;
    /* Covers all of its area. */
    bool is_whole;
  };
  Area box;
  bool is_lost = false, is_askew = false;
  size_t compared = 0;
  std::vector<Doubt> found;
  /* Every piece of writing so far, and every ground. */
  std::vector<Area> written;
  std::vector<Ground> grounds;
  std::vector<Ground> path;
  bool clips = false;
  QPDFMatrix text, line;
  std::map<QPDFObjGen, std::shared_ptr<const FontWidths>> fonts;

  void note_text(int op, std::vector<QPDFObjectHandle> &operands, State &state, const QPDFMatrix &matrix,
                 QPDFObjectHandle resources);
  void note_path(int op, const std::vector<double> &v, State &state, const QPDFMatrix &matrix);
  void note_colour(int op, std::vector<QPDFObjectHandle> &operands, const std::vector<double> &v, State &state,
                   QPDFObjectHandle resources);
  void set_state(QPDFObjectHandle settings, State &state);
  void show(const std::string &string, State &state, const QPDFMatrix &matrix);
  void judge(const Area &area, double height, const State &state);
  void judge_colour(const Area &area, const State &state);
  void next_line(double x, double y);
  void end_path(int op, State &state);
  void cover(const Area &area, bool hides);
  void add_point(const QPDFMatrix &matrix, double x, double y, bool begins);
  void doubt(const Area &area, bool hides);
  bool may_compare(size_t count);
};

}  // namespace cocr

#endif
