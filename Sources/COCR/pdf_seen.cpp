#include "pdf_seen.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace cocr {

namespace {

/* Of the letters' size: the middle of small letters, by which writing is judged. */
constexpr double core = 0.5;
/* Difference in lightness that anybody sees, and one that nobody does. */
constexpr double visible = 0.25, invisible = 0.06;
/* Less opaque writing may be too pale to be seen. */
constexpr double opaque = 0.5;
/* Beyond, all of a page is in doubt, since following it would cost more than looking at it. */
constexpr size_t most_doubts = 256, most_written = 20000, most_compared = 4000000, most_unnumbered = 64;

enum class Kind { text, path, colour, settings };
struct Known {
  Kind kind;
  int op;
};

const Known *known(const std::string &name) {
  static const std::unordered_map<std::string, Known> all = [] {
    std::unordered_map<std::string, Known> map;
    const auto add = [&](Kind kind, std::initializer_list<const char *> names) {
      int op = 0;
      for (const char *each : names) map[each] = {kind, op++};
    };
    add(Kind::text, {"BT", "Tc", "Tw", "Tz", "TL", "Tf", "Ts", "Td", "TD", "Tm", "T*", "Tj", "TJ", "'", "\"", "Tr"});
    add(Kind::path, {"m", "l", "c", "v", "y", "re", "w", "W", "W*", "n", "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "h"});
    add(Kind::colour, {"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"});
    add(Kind::settings, {"gs"});
    return map;
  }();
  const auto found = all.find(name);
  return found == all.end() ? nullptr : &found->second;
}

double number(std::vector<QPDFObjectHandle> &operands, size_t index) {
  return index < operands.size() && operands[index].isNumber() ? operands[index].getNumericValue() : 0;
}

/* More than a rule that crosses the letters. */
bool carries(const Area &ground, const Area &letters) {
  const Area both = ground.common(letters);
  const double width = letters.right - letters.left, height = letters.top - letters.bottom;
  return width < height ? both.right - both.left >= 0.6 * width : both.top - both.bottom >= 0.6 * height;
}

bool overlaps(const Area &a, const Area &b) {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

}  // namespace

QPDFObjectHandle look_up(Resources &resources, const char *kind, const std::string &name) {
  for (auto own = resources.rbegin(); own != resources.rend(); ++own) {
    if (!own->isDictionary()) continue;
    QPDFObjectHandle all = own->getKey(kind);
    if (!all.isDictionary()) continue;
    QPDFObjectHandle one = all.getKey(name);
    if (!one.isNull()) return one;
  }
  return QPDFObjectHandle::newNull();
}

Seen::State Seen::start() const {
  State state;
  state.clip = box;
  return state;
}

void Seen::note(const std::string &name, std::vector<QPDFObjectHandle> &operands, State &state,
                const QPDFMatrix &matrix, Resources &resources) {
  if (is_lost) return;
  const Known *what = known(name);
  if (!what) {
    // A gradient fills what is not clipped away.
    if (name == "sh") cover(state.clip, !state.is_mixed() && !state.is_odd), lay({state.clip, -1, false});
    // Marked content may belong to a layer that is not shown: its grounds are none, nor does it cover anything.
    if (name == "BDC" && !operands.empty() && operands[0].isName() && operands[0].getName() == "/OC") lose_track();
    return;
  }
  if (what->kind == Kind::text) return note_text(what->op, operands, state, matrix, resources);
  if (what->kind == Kind::settings) {
    if (operands.size() == 1 && operands[0].isName())
      set_state(look_up(resources, "/ExtGState", operands[0].getName()), state);
    return;
  }
  std::vector<double> v;
  for (QPDFObjectHandle &operand : operands)
    if (operand.isNumber()) v.push_back(operand.getNumericValue());
  if (what->kind == Kind::path) note_path(what->op, v, state, matrix);
  else note_colour(what->op, operands, v, state, resources);
}

void Seen::note_text(int op, std::vector<QPDFObjectHandle> &operands, State &state, const QPDFMatrix &matrix,
                     Resources &resources) {
  const double x = number(operands, 0), y = number(operands, 1);
  switch (op) {
    case 0: line = text = QPDFMatrix(); return;
    case 1: state.each = x; return;
    case 2: state.blank = x; return;
    case 3: state.scale = x / 100; return;
    case 4: state.leading = x; return;
    case 5: {
      state.size = y;
      if (operands.size() != 2 || !operands[0].isName()) return lose_track();
      state.font = widths(look_up(resources, "/Font", operands[0].getName()));
      return;
    }
    case 6: state.rise = x; return;
    case 8: state.leading = -y; [[fallthrough]];
    case 7: return next_line(x, y);
    case 9:
      line = text = QPDFMatrix(x, y, number(operands, 2), number(operands, 3), number(operands, 4), number(operands, 5));
      return;
    case 10: return next_line(0, -state.leading);
    case 12:
      if (operands.empty() || !operands.back().isArray()) return;
      for (int i = 0; i < operands.back().getArrayNItems(); ++i) {
        QPDFObjectHandle item = operands.back().getArrayItem(i);
        if (item.isString()) show(item.getStringValue(), state, matrix);
        else if (item.isNumber()) text.translate(-item.getNumericValue() / 1000 * state.size * state.scale, 0);
      }
      return;
    case 14: state.blank = x, state.each = y; [[fallthrough]];
    case 13: next_line(0, -state.leading); [[fallthrough]];
    case 11:
      if (!operands.empty() && operands.back().isString()) show(operands.back().getStringValue(), state, matrix);
      return;
    case 15: state.mode = static_cast<int>(std::clamp(x, 0.0, 7.0)); return;
    default: return;
  }
}

std::shared_ptr<const FontWidths> Seen::widths(QPDFObjectHandle font) {
  // Without a font poppler writes nothing.
  if (!font.isDictionary()) return lose_track(), nullptr;
  std::shared_ptr<const FontWidths> *own = nullptr;
  if (font.isIndirect()) {
    own = &fonts[font.getObjGen()];
  } else {
    for (auto &each : unnumbered)
      if (each.first.isSameObjectAs(font)) return each.second;
    if (unnumbered.size() >= most_unnumbered) return lose_track(), nullptr;
    own = &unnumbered.emplace_back(font, nullptr).second;
  }
  if (!*own) {
    *own = std::make_shared<const FontWidths>(font, widths_left);
    if (!(*own)->is_known) lose_track();
  }
  return *own;
}

void Seen::next_line(double x, double y) {
  line.translate(x, y);
  text = line;
}

void Seen::show(const std::string &string, State &state, const QPDFMatrix &matrix) {
  static const FontWidths guess;
  const double size = std::fabs(state.size) > 0 ? state.size : 1;
  const FontWidths &font = state.font ? *state.font : guess;
  const double width = font.advance(string, state.each / size, state.blank / size);
  QPDFMatrix at = matrix;
  at.concat(text);
  at.concat(QPDFMatrix(state.size * state.scale, 0, 0, state.size, 0, state.rise));
  text.translate(width * state.size * state.scale, 0);
  if (std::all_of(string.begin(), string.end(), [](char letter) { return letter == ' '; })) return;
  const Area area = Area::of(at, 0, 0, width, core);
  if (!overlaps(area, box)) return;
  if (written.size() >= most_written) return lose_track();
  // Round writing that stands askew, such as a mark across the page, lies much that is none of it.
  const double height = std::hypot(at.c, at.d);
  is_askew = std::fmin(area.right - area.left, area.top - area.bottom) > 2 * core * height;
  judge(area, height, state);
  is_askew = false;
  written.push_back({area});
}

void Seen::judge(const Area &area, double height, const State &state) {
  if (state.mode == 3 || state.mode == 7) return doubt(area, true);
  const Area seen = area.common(state.clip);
  if (!(seen.size() > 0)) return doubt(area, true);
  // Spaces before and after the letters reach further, and clips are drawn tightly.
  const double slack = 0.5 * height;
  if (seen.left - area.left > slack) doubt({area.left, area.bottom, seen.left, area.top}, true);
  if (area.right - seen.right > slack) doubt({seen.right, area.bottom, area.right, area.top}, true);
  if (area.top - seen.top > slack / 2 || seen.bottom - area.bottom > slack / 2) doubt(area, false);
  const bool draws = state.mode % 4 == 1 || state.mode % 4 == 2, fills = state.mode % 4 != 1;
  const bool is_pale = (fills && state.opacity < opaque) || (draws && state.stroke_opacity < opaque);
  if (state.is_odd || state.is_mixed() || is_pale) doubt(area, false);
  judge_colour(area, state);
}

void Seen::judge_colour(const Area &area, const State &state) {
  const bool draws = state.mode % 4 == 1 || state.mode % 4 == 2, fills = state.mode % 4 != 1;
  const Verdict fill = fills ? verdict(area, state.fill) : Verdict::hidden;
  const Verdict stroke = draws ? verdict(area, state.stroke) : Verdict::hidden;
  if (is_lost) return;
  // Letters may be seen by their outlines alone, and a thick outline may hide the letters.
  if (fills && draws && fill != stroke) return doubt(area, false);
  const Verdict one = fills ? fill : stroke;
  if (one != Verdict::seen) doubt(area, one == Verdict::hidden);
}

Seen::Verdict Seen::verdict(const Area &area, double light) {
  if (light < 0) return Verdict::in_doubt;
  if (!may_compare(grounds.size())) return Verdict::in_doubt;
  int like = std::fabs(light - 1) < visible ? 1 : 0, unlike = std::fabs(light - 1) < invisible ? 0 : 1;
  bool lies_on_picture = false;
  for (const Ground &ground : grounds) {
    if (!overlaps(ground.area, area)) continue;
    const double slack = 0.1 * (area.top - area.bottom);
    const bool holds = ground.area.left <= area.left + slack && ground.area.right >= area.right - slack &&
                       ground.area.bottom <= area.bottom + slack && ground.area.top >= area.top - slack;
    if (ground.is_whole && holds) like = unlike = 0, lies_on_picture = false;
    if (ground.light < 0) lies_on_picture = true;
    else if (std::fabs(light - ground.light) < visible) ++like;
    if (ground.light >= 0 && std::fabs(light - ground.light) >= invisible && carries(ground.area, area)) ++unlike;
  }
  // Pale letters on a picture are for a reader of pictures; dark ones stand on many a letter's paper.
  if (like == 0 && !lies_on_picture) return Verdict::seen;
  return unlike == 0 && (like > 0 || light > 1 - visible) ? Verdict::hidden : Verdict::in_doubt;
}

void Seen::picture(const Area &area, const State &state, bool is_opaque) {
  if (is_lost) return;
  const Area seen = area.common(state.clip);
  if (!(seen.size() > 0)) return;
  cover(seen, is_opaque && !state.is_mixed() && !state.is_odd && state.opacity >= opaque);
  lay({seen, -1, is_opaque && !state.is_odd});
}

void Seen::annotation(const Area &area) {
  if (is_lost || !(area.size() > 0)) return;
  cover(area, true);
  // Its own writing was not followed.
  doubt(area, false);
}

/* Writing under something that is painted now. */
void Seen::cover(const Area &area, bool hides) {
  if (!may_compare(written.size())) return;
  for (Writing &writing : written) {
    if (!overlaps(writing.area, area)) continue;
    const Area both = writing.area.common(area);
    const double height = std::fmin(writing.area.top - writing.area.bottom, writing.area.right - writing.area.left);
    if (both.top - both.bottom >= 0.6 * height && both.right - both.left >= 0.6 * height) {
      doubt(both, hides);
    } else {
      // Rules and underlines cross letters and hide none, but many strips together may: as much as one letter takes.
      writing.covered += both.size();
      if (writing.covered >= height * height) doubt(writing.area, false), writing.covered = -INFINITY;
    }
    if (is_lost) return;
  }
}

bool Seen::may_compare(size_t count) {
  compared += count;
  if (compared > most_compared) lose_track();
  return !is_lost;
}

void Seen::doubt(const Area &area, bool hides) {
  const bool is_hidden = hides && !is_askew;
  // Pieces of one line are one doubt.
  if (!found.empty()) {
    Doubt &last = found.back();
    if (last.is_hidden == is_hidden && std::fabs(last.area.bottom - area.bottom) < 0.01 &&
        std::fabs(last.area.top - area.top) < 0.01 && area.left >= last.area.left &&
        area.left - last.area.right < area.top - area.bottom) {
      last.area.right = std::fmax(last.area.right, area.right);
      return;
    }
  }
  if (found.size() >= most_doubts) return lose_track();
  found.push_back({area, is_hidden});
}

std::vector<Doubt> Seen::doubts() const {
  std::vector<Doubt> all = found;
  if (is_lost) all.push_back({box, false});
  return all;
}

}  // namespace cocr
