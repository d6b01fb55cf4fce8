#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "pdf_seen.hpp"

namespace cocr {

namespace {

/* Marks and letters in outlines: nothing is written on them. */
constexpr double smallest_ground = 3;
constexpr size_t most_pieces = 4000, most_grounds = 20000, most_strokes = 20000;
/* Space of a pattern, or of inks whose names say nothing about lightness. */
constexpr int unknown_space = 0;

double lightness(const std::vector<double> &v, int space) {
  if (space < 1 || v.size() != static_cast<size_t>(space)) return -1;
  const auto unit = [](double value) { return std::clamp(value, 0.0, 1.0); };
  if (space == 1) return unit(v[0]);
  if (space == 3) return 0.3 * unit(v[0]) + 0.59 * unit(v[1]) + 0.11 * unit(v[2]);
  if (space != 4) return -1;
  const double ink = 0.3 * unit(v[0]) + 0.59 * unit(v[1]) + 0.11 * unit(v[2]);
  return (1 - ink) * (1 - unit(v[3]));
}

/* What a colour that lets the paper through looks like on it. */
double mixed(double light, double opacity) {
  return opacity < 1 && light >= 0 ? 1 - std::fmax(opacity, 0) * (1 - light) : light;
}

/* Components of a space whose numbers are lights or inks. */
int components(QPDFObjectHandle space);

int components(QPDFObjectHandle name, Resources &resources) {
  if (!name.isName()) return unknown_space;
  // Poppler lets resources give another meaning to these names, too.
  QPDFObjectHandle own = look_up(resources, "/ColorSpace", name.getName());
  return components(own.isNull() ? name : own);
}

int components(QPDFObjectHandle space) {
  if (space.isName()) {
    const std::string own = space.getName();
    return own == "/DeviceGray" ? 1 : own == "/DeviceRGB" ? 3 : own == "/DeviceCMYK" ? 4 : unknown_space;
  }
  if (!space.isArray() || space.getArrayNItems() < 1 || !space.getArrayItem(0).isName()) return unknown_space;
  const std::string kind = space.getArrayItem(0).getName();
  if (kind == "/CalGray") return 1;
  if (kind == "/CalRGB") return 3;
  if (kind != "/ICCBased" || space.getArrayNItems() < 2 || !space.getArrayItem(1).isStream()) return unknown_space;
  QPDFObjectHandle count = space.getArrayItem(1).getDict().getKey("/N");
  return count.isInteger() ? static_cast<int>(std::clamp<long long>(count.getIntValue(), 0, 5)) : unknown_space;
}

bool is_ground(const Area &area) {
  return area.right - area.left >= smallest_ground && area.top - area.bottom >= smallest_ground;
}

}  // namespace

void Seen::note_colour(int op, std::vector<QPDFObjectHandle> &operands, const std::vector<double> &v, State &state,
                       Resources &resources) {
  static constexpr int sizes[] = {1, 3, 4};
  static constexpr const char *defaults[] = {"/DefaultGray", "/DefaultRGB", "/DefaultCMYK"};
  double &light = op % 2 == 0 ? state.fill : state.stroke;
  int &space = op % 2 == 0 ? state.fill_space : state.stroke_space;
  if (op < 6) {
    space = sizes[op / 2];
    QPDFObjectHandle own = look_up(resources, "/ColorSpace", defaults[op / 2]);
    if (!own.isNull() && components(own) != space) space = unknown_space;
  } else if (op < 8) {
    space = operands.empty() ? unknown_space : components(operands[0], resources);
    // What a space begins with: black.
    light = space == unknown_space ? -1 : 0;
    return;
  }
  // With anything but numbers, or with too many of them, the colour may stay what it was.
  light = v.size() == operands.size() ? lightness(v, space) : -1;
}

/* Each key changes its own setting, and leaves the others as they were. */
void Seen::set_state(QPDFObjectHandle settings, State &state) {
  if (!settings.isDictionary()) return lose_track();
  QPDFObjectHandle alpha = settings.getKey("/ca"), strokes_alpha = settings.getKey("/CA"), pen = settings.getKey("/LW");
  QPDFObjectHandle mask = settings.getKey("/SMask"), blend = settings.getKey("/BM"), font = settings.getKey("/Font");
  if (alpha.isNumber()) state.opacity = alpha.getNumericValue();
  if (strokes_alpha.isNumber()) state.stroke_opacity = strokes_alpha.getNumericValue();
  if (pen.isNumber()) state.pen = pen.getNumericValue();
  if (mask.isDictionary()) state.is_masked = true;
  else if (mask.isName() && mask.getName() == "/None") state.is_masked = false;
  if (!blend.isNull())
    state.is_blended = !blend.isName() || (blend.getName() != "/Normal" && blend.getName() != "/Compatible");
  // Readers differ on whether the font is set; a transfer may turn white to black.
  if (!font.isNull()) return lose_track();
  for (const char *transfer : {"/TR", "/TR2"}) {
    QPDFObjectHandle own = settings.getKey(transfer);
    if (!own.isNull() && !own.isName()) return lose_track();
  }
}

void Seen::lay(const Ground &ground) {
  if (grounds.size() >= most_grounds) return lose_track();
  grounds.push_back(ground);
}

void Seen::add_point(const QPDFMatrix &matrix, double x, double y, bool begins) {
  const Area point = Area::of(matrix, x, y, x, y);
  if (begins || path.empty()) {
    if (path.size() >= most_pieces) return lose_track();
    path.push_back({point, -1, false});
    first = last = point;
    return;
  }
  path.back().area = path.back().area.with(point);
}

void Seen::add_stroke(const Area &from, const Area &to) {
  // One more tells that there are too many.
  if (strokes.size() <= most_strokes) strokes.push_back(from.with(to));
}

void Seen::add_line(const std::vector<double> &v, const QPDFMatrix &matrix) {
  const bool begins = path.empty();
  Area bounds = last;
  for (size_t i = 0; i + 1 < v.size(); i += 2) {
    add_point(matrix, v[i], v[i + 1], false);
    const Area point = Area::of(matrix, v[i], v[i + 1], v[i], v[i + 1]);
    bounds = begins && i == 0 ? point : bounds.with(point);
    last = point;
  }
  add_stroke(bounds, bounds);
}

void Seen::add_rectangle(const std::vector<double> &v, const QPDFMatrix &matrix) {
  if (path.size() >= most_pieces) return lose_track();
  const bool is_upright = (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0);
  const double right = v[0] + v[2], top = v[1] + v[3];
  path.push_back({Area::of(matrix, v[0], v[1], right, top), -1, is_upright});
  const Area corners[] = {
      Area::of(matrix, v[0], v[1], v[0], v[1]), Area::of(matrix, right, v[1], right, v[1]),
      Area::of(matrix, right, top, right, top), Area::of(matrix, v[0], top, v[0], top)};
  for (size_t i = 0; i < 4; ++i) add_stroke(corners[i], corners[(i + 1) % 4]);
  first = last = corners[0];
}

void Seen::note_path(int op, const std::vector<double> &v, State &state, const QPDFMatrix &matrix) {
  switch (op) {
    case 0: return add_point(matrix, v[0], v[1], true);
    case 1:
    case 2:
    case 3:
    case 4: return add_line(v, matrix);
    case 5: return add_rectangle(v, matrix);
    case 6: state.pen = v[0]; return;
    case 7:
    case 8: clips = true; return;
    case 19:
      if (!path.empty()) add_stroke(last, first);
      last = first;
      return;
    default: return end_path(op, state, matrix);
  }
}

/* A thick pen hides what lies under it, and what is written on its line stands on its colour. */
void Seen::draw(const State &state, const QPDFMatrix &matrix) {
  const double pen = std::fabs(state.pen) * std::fmax(std::hypot(matrix.a, matrix.b), std::hypot(matrix.c, matrix.d));
  if (strokes.size() > most_strokes) return lose_track();
  const double half = pen / 2, light = mixed(state.stroke, state.stroke_opacity);
  for (const Area &stroke : strokes) {
    const Area wide{stroke.left - half, stroke.bottom - half, stroke.right + half, stroke.top + half};
    const Area area = wide.common(state.clip);
    if (!(area.size() > 0)) continue;
    cover(area, false);
    if (pen >= smallest_ground && is_ground(area)) lay({area, light, false});
    if (is_lost) return;
  }
}

void Seen::end_path(int op, State &state, const QPDFMatrix &matrix) {
  const bool fills = (op >= 10 && op <= 12) || op >= 15, draws = op >= 13;
  const double light = mixed(state.fill, state.opacity);
  for (const Ground &piece : path) {
    if (is_lost) break;
    const Area area = piece.area.common(state.clip);
    if (!fills || !(area.size() > 0)) continue;
    // Any other shape, or several at once, may leave out what lies in their bounds.
    const bool is_whole =
        piece.is_whole && path.size() == 1 && !state.is_odd && !state.is_mixed() && state.opacity >= 1;
    cover(area, is_whole);
    if (is_ground(area)) lay({area, light, is_whole});
  }
  if (draws && !path.empty()) {
    if (op == 14 || op >= 17) add_stroke(last, first);
    draw(state, matrix);
  }
  if (clips) {
    Area all = path.empty() ? Area{} : path[0].area;
    for (const Ground &piece : path) all.include(piece.area);
    state.is_odd = state.is_odd || path.size() != 1 || !path[0].is_whole;
    state.clip = state.clip.common(all);
  }
  clips = false;
  path.clear();
  strokes.clear();
}

}  // namespace cocr
