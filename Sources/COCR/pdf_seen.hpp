#ifndef COCR_PDF_SEEN_HPP
#define COCR_PDF_SEEN_HPP

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "pdf_font.hpp"

namespace cocr {

/* Those of the page and of the forms within one another, innermost last. */
using Resources = std::vector<QPDFObjectHandle>;

/* Poppler looks outwards for what a form does not name itself; null where nobody names it. */
QPDFObjectHandle look_up(Resources &resources, const char *kind, const std::string &name);

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
    /* The pen is as wide as the matrix makes it where something is drawn. */
    double opacity = 1, stroke_opacity = 1, pen = 1;
    bool is_masked = false, is_blended = false;
    bool is_mixed() const { return is_masked || is_blended; }
    std::shared_ptr<const FontWidths> font;
    double size = 0, each = 0, blank = 0, scale = 1, leading = 0, rise = 0;
    int mode = 0;
  };

  explicit Seen(const Area &box) : box(box) {}
  State start() const;
  /* An operator of the content, before its effects on the matrix. */
  void note(const std::string &name, std::vector<QPDFObjectHandle> &operands, State &state, const QPDFMatrix &matrix,
            Resources &resources);
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
  struct Writing {
    Area area;
    /* By strips too thin to hide letters each by itself, in square points. */
    double covered = 0;
  };
  /* Every piece of writing so far, and every ground. */
  std::vector<Writing> written;
  std::vector<Ground> grounds;
  std::vector<Ground> path;
  /* Bounds of each line and curve of the path, for a pen that follows it. */
  std::vector<Area> strokes;
  Area first, last;
  bool clips = false;
  QPDFMatrix text, line;
  std::map<QPDFObjGen, std::shared_ptr<const FontWidths>> fonts;
  /* Fonts written into the resources themselves have no number to be known by. */
  std::vector<std::pair<QPDFObjectHandle, std::shared_ptr<const FontWidths>>> unnumbered;
  /* Widths that fonts may still say. */
  size_t widths_left = FontWidths::most_entries;

  void note_text(int op, std::vector<QPDFObjectHandle> &operands, State &state, const QPDFMatrix &matrix,
                 Resources &resources);
  std::shared_ptr<const FontWidths> widths(QPDFObjectHandle font);
  void note_path(int op, const std::vector<double> &v, State &state, const QPDFMatrix &matrix);
  void note_colour(int op, std::vector<QPDFObjectHandle> &operands, const std::vector<double> &v, State &state,
                   Resources &resources);
  void set_state(QPDFObjectHandle settings, State &state);
  void show(const std::string &string, State &state, const QPDFMatrix &matrix);
  void judge(const Area &area, double height, const State &state);
  /* How sure it is that a colour is not seen there. */
  enum class Verdict { seen, in_doubt, hidden };
  void judge_colour(const Area &area, const State &state);
  Verdict verdict(const Area &area, double light);
  void next_line(double x, double y);
  void end_path(int op, State &state, const QPDFMatrix &matrix);
  void draw(const State &state, const QPDFMatrix &matrix);
  void add_line(const std::vector<double> &v, const QPDFMatrix &matrix);
  void add_rectangle(const std::vector<double> &v, const QPDFMatrix &matrix);
  void add_stroke(const Area &from, const Area &to);
  void lay(const Ground &ground);
  void cover(const Area &area, bool hides);
  void add_point(const QPDFMatrix &matrix, double x, double y, bool begins);
  void doubt(const Area &area, bool hides);
  bool may_compare(size_t count);
};

}  // namespace cocr

#endif
