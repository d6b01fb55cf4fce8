#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "pdf_seen.hpp"

namespace cocr {

namespace {

/* Marks and letters in outlines: nothing is written on them. */
constexpr double smallest_ground = 3;
constexpr size_t most_pieces = 4000, most_grounds = 20000;
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

/* Components of a space whose numbers are lights or inks. */
int components(QPDFObjectHandle name, QPDFObjectHandle resources) {
  if (!name.isName()) return unknown_space;
  const std::string own = name.getName();
  if (own == "/DeviceGray") return 1;
  if (own == "/DeviceRGB") return 3;
  if (own == "/DeviceCMYK") return 4;
  QPDFObjectHandle all = resources.isDictionary() ? resources.getKey("/ColorSpace") : QPDFObjectHandle::newNull();
  QPDFObjectHandle space = all.isDictionary() ? all.getKey(own) : QPDFObjectHandle::newNull();
  if (space.isName() && space.getName() != own) return components(space, QPDFObjectHandle::newNull());
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
                       QPDFObjectHandle resources) {
  static constexpr int sizes[] = {1, 3, 4};
  double &light = op % 2 == 0 ? state.fill : state.stroke;
  int &space = op % 2 == 0 ? state.fill_space : state.stroke_space;
  if (op < 6) {
    space = sizes[op / 2];
  } else if (op < 8) {
    space = operands.empty() ? unknown_space : components(operands[0], resources);
    // What a space begins with: black.
    light = space == unknown_space ? -1 : 0;
    return;
  }
  // With anything but numbers, or with too many of them, the colour may stay what it was.
  light = v.size() == operands.size() ? lightness(v, space) : -1;
}

void Seen::set_state(QPDFObjectHandle settings, State &state) {
  if (!settings.isDictionary()) return;
  QPDFObjectHandle alpha = settings.getKey("/ca"), mask = settings.getKey("/SMask"), blend = settings.getKey("/BM");
  if (alpha.isNumber()) state.opacity = alpha.getNumericValue();
  if (settings.hasKey("/BM") || settings.hasKey("/SMask")) {
    const std::string mode = blend.isName() ? blend.getName() : blend.isNull() ? "/Normal" : "/Other";
    state.is_mixed = mask.isDictionary() || (mode != "/Normal" && mode != "/Compatible");
  }
}

void Seen::add_point(const QPDFMatrix &matrix, double x, double y, bool begins) {
  const Area point = Area::of(matrix, x, y, x, y);
  if (begins || path.empty()) {
    if (path.size() >= most_pieces) return lose_track();
    path.push_back({point, -1, false});
    return;
  }
  Area &area = path.back().area;
  area = {std::fmin(area.left, point.left), std::fmin(area.bottom, point.bottom), std::fmax(area.right, point.right),
          std::fmax(area.top, point.top)};
}

void Seen::note_path(int op, const std::vector<double> &v, State &state, const QPDFMatrix &matrix) {
  switch (op) {
    case 0:
    case 1:
      if (v.size() == 2) add_point(matrix, v[0], v[1], op == 0);
      return;
    case 2:
    case 3:
    case 4:
      for (size_t i = 0; i + 1 < v.size(); i += 2) add_point(matrix, v[i], v[i + 1], false);
      return;
    case 5: {
      if (v.size() != 4) return;
      if (path.size() >= most_pieces) return lose_track();
      const bool is_upright = (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0);
      path.push_back({Area::of(matrix, v[0], v[1], v[0] + v[2], v[1] + v[3]), -1, is_upright});
      return;
    }
    case 6:
      if (v.size() == 1) state.pen = v[0] * std::hypot(matrix.a, matrix.b);
      return;
    case 7:
    case 8: clips = true; return;
    default: return end_path(op, state);
  }
}

void Seen::end_path(int op, State &state) {
  const bool fills = (op >= 10 && op <= 12) || op >= 15, draws = op >= 13;
  const double light = state.opacity < 1 && state.fill >= 0 ? 1 - state.opacity * (1 - state.fill) : state.fill;
  if (grounds.size() + path.size() > most_grounds) lose_track();
  for (const Ground &piece : path) {
    if (is_lost) break;
    const Area area = piece.area.common(state.clip);
    if (fills && is_ground(area)) {
      // Any other shape, or several at once, may leave out what lies in their bounds.
      const bool is_whole =
          piece.is_whole && path.size() == 1 && !state.is_odd && !state.is_mixed && state.opacity >= 1;
      cover(area, is_whole);
      grounds.push_back({area, light, is_whole});
    }
    // A thick pen hides what lies under it.
    const double half = state.pen / 2;
    if (draws && state.pen >= smallest_ground)
      cover({piece.area.left - half, piece.area.bottom - half, piece.area.right + half, piece.area.top + half}, false);
  }
  if (clips) {
    Area all = path.empty() ? Area{} : path[0].area;
    for (const Ground &piece : path) all.include(piece.area);
    state.is_odd = state.is_odd || path.size() != 1 || !path[0].is_whole;
    state.clip = state.clip.common(all);
  }
  clips = false;
  path.clear();
}

}  // namespace cocr
