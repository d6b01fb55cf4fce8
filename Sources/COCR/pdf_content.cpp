#include "pdf_content.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <set>

namespace cocr {

namespace {

/* Content may be endless and forms may call one another: beyond this a page is rendered without having been followed. */
constexpr size_t most_places = 512, most_saved = 64, most_nested = 6;
constexpr int most_forms = 256;
/* Modules of a printed code, in points: a rectangle may span a few of them. */
constexpr double smallest_square = 0.2, largest_square = 14;

/* Operands are kept in front of an operator that has no use for them, and no operator uses more. */
constexpr size_t most_operands = 33;

/* What each operator takes: n a number, i a whole one, / a name, s a string, [ an array, and nothing else. */
const char *taken(const std::string &name) {
  static const std::map<std::string, const char *> all = {
      {"cm", "nnnnnn"}, {"Do", "/"},     {"gs", "/"},      {"w", "n"},      {"m", "nn"},      {"l", "nn"},
      {"c", "nnnnnn"},  {"v", "nnnn"},   {"y", "nnnn"},    {"re", "nnnn"},  {"g", "n"},       {"G", "n"},
      {"rg", "nnn"},    {"RG", "nnn"},   {"k", "nnnn"},    {"K", "nnnn"},   {"cs", "/"},      {"CS", "/"},
      {"sh", "/"},      {"Tc", "n"},     {"Tw", "n"},      {"Tz", "n"},     {"TL", "n"},      {"Tf", "/n"},
      {"Ts", "n"},      {"Td", "nn"},    {"TD", "nn"},     {"Tm", "nnnnnn"}, {"Tj", "s"},      {"TJ", "["},
      {"'", "s"},       {"\"", "nns"},   {"Tr", "i"}};
  const auto found = all.find(name);
  return found == all.end() ? nullptr : found->second;
}

bool is_of(char kind, QPDFObjectHandle operand) {
  switch (kind) {
    case 'n': return operand.isNumber();
    case 'i': return operand.isInteger();
    case '/': return operand.isName();
    case 's': return operand.isString();
    default: return operand.isArray();
  }
}

/* Nothing is seen of these by themselves. */
bool is_harmless(const std::string &name) {
  static const std::set<std::string> harmless = {
      "BMC", "BDC", "EMC", "MP", "DP", "w",  "J",  "j",  "M",  "d",  "ri", "i",  "g",  "rg", "k",  "G",
      "RG",  "K",   "cs",  "CS", "BX", "EX", "BT", "ET", "Tc", "Tw", "Tz", "TL", "Tf", "Ts", "Td", "TD",
      "Tm",  "T*",  "sc",  "SC", "scn", "SCN"};
  return harmless.count(name) > 0;
}

bool is_opaque(QPDFObjectHandle image) {
  if (!image.isStream()) return true;
  QPDFObjectHandle dict = image.getDict(), mask = dict.getKey("/ImageMask");
  return !dict.hasKey("/SMask") && !dict.hasKey("/Mask") && !(mask.isBool() && mask.getBoolValue());
}

}  // namespace

Area Area::common(const Area &other) const {
  return {std::fmax(left, other.left), std::fmax(bottom, other.bottom), std::fmin(right, other.right),
          std::fmin(top, other.top)};
}

Area Area::with(const Area &other) const {
  return {std::fmin(left, other.left), std::fmin(bottom, other.bottom), std::fmax(right, other.right),
          std::fmax(top, other.top)};
}

void Area::include(const Area &other) {
  *this = size() > 0 ? with(other) : other;
}

Area Area::of(const QPDFMatrix &m, double x0, double y0, double x1, double y1) {
  Area area{INFINITY, INFINITY, -INFINITY, -INFINITY};
  for (const double x : {x0, x1})
    for (const double y : {y0, y1}) {
      const double px = m.a * x + m.c * y + m.e, py = m.b * x + m.d * y + m.f;
      area.left = std::fmin(area.left, px), area.right = std::fmax(area.right, px);
      area.bottom = std::fmin(area.bottom, py), area.top = std::fmax(area.top, py);
    }
  return area;
}

ContentWalk::ContentWalk(QPDFPageObjectHelper &page, const Area &box) : seen(box), box(box) {
  now.look = seen.start();
  resources.push_back(page.getAttribute("/Resources", false));
  page.parseContents(this);
}

void ContentWalk::handleObject(QPDFObjectHandle object) {
  if (object.isOperator()) {
    apply(object.getOperatorValue());
    operands.clear();
  } else if (object.isInlineImage()) {
    place(QPDFObjectHandle::newNull());
    painted = true;
  } else if (operands.size() < most_operands) {
    operands.push_back(object);
  } else {
    // Which of them are the last ones is not known any more.
    give_up();
  }
}

void ContentWalk::give_up() {
  plain = false;
  seen.lose_track();
}

/* Of too many operands poppler takes the last ones, and it leaves out an operator with too few or with others. */
bool ContentWalk::take_operands(const std::string &name) {
  const char *kinds = taken(name);
  if (!kinds) return true;
  const size_t count = std::strlen(kinds);
  if (operands.size() > count) operands.erase(operands.begin(), operands.end() - static_cast<std::ptrdiff_t>(count));
  for (size_t i = 0; i < count; ++i)
    if (i >= operands.size() || !is_of(kinds[i], operands[i])) return false;
  return true;
}

void ContentWalk::apply(const std::string &name) {
  double v[6];
  if (!take_operands(name)) return give_up();
  seen.note(name, operands, now.look, now.matrix, resources);
  if (name == "q") {
    if (saved.size() < most_saved) saved.push_back(now);
    else plain = false, seen.lose_track();
  } else if (name == "Q") {
    if (!saved.empty()) now = saved.back(), saved.pop_back();
  } else if (name == "cm") {
    if (numbers(v, 6)) now.matrix.concat(QPDFMatrix(v[0], v[1], v[2], v[3], v[4], v[5]));
    else plain = false;
  } else if (name == "Do") {
    if (operands.size() == 1 && operands[0].isName()) call(operands[0].getName());
    else plain = false;
  } else if (name == "sh") {
    painted = true;
  } else if (!apply_text(name) && !apply_path(name) && !is_harmless(name)) {
    // An inline image's own words are told by the image.
    if (name != "BI" && name != "ID" && name != "EI") plain = false;
  }
}

bool ContentWalk::apply_text(const std::string &name) {
  if (name == "Tr") {
    double mode = 0;
    if (numbers(&mode, 1)) now.mode = static_cast<int>(std::fmin(std::fmax(mode, 0), 7));
    return true;
  }
  if (name == "TJ" && !operands.empty() && operands.back().isArray()) {
    int64_t bytes = 0;
    for (int i = 0; i < operands.back().getArrayNItems(); ++i) {
      QPDFObjectHandle item = operands.back().getArrayItem(i);
      if (item.isString()) bytes += static_cast<int64_t>(item.getStringValue().size());
    }
    show(bytes);
    return true;
  }
  if (name != "Tj" && name != "'" && name != "\"") return name == "TJ";
  if (!operands.empty() && operands.back().isString())
    show(static_cast<int64_t>(operands.back().getStringValue().size()));
  return true;
}

void ContentWalk::show(int64_t bytes) { (now.mode == 3 || now.mode == 7 ? hidden : shown) += bytes; }

bool ContentWalk::apply_path(const std::string &name) {
  static const std::set<std::string> paints = {"f", "F", "f*", "B", "B*", "b", "b*", "S", "s"};
  static const std::set<std::string> builds = {"m", "l", "h"};
  double v[4];
  if (name == "re") {
    ++parts;
    if (!numbers(v, 4)) return true;
    path = Area::of(now.matrix, v[0], v[1], v[0] + v[2], v[1] + v[3]);
    const double w = path.right - path.left, h = path.top - path.bottom;
    if (std::fmin(w, h) >= smallest_square && std::fmax(w, h) <= largest_square)
      ++squares, squares_area.include(path);
  } else if (name == "c" || name == "v" || name == "y") {
    ++curves, parts += 2;
  } else if (builds.count(name)) {
    parts += 2;
  } else if (name == "W" || name == "W*") {
    clips = true;
  } else if (name == "n" || paints.count(name)) {
    end_path(name != "n");
  } else {
    return false;
  }
  return true;
}

void ContentWalk::end_path(bool paints) {
  // A clip leaves pictures as they are where it is one rectangle round the page.
  if (clips && (parts != 1 || path.common(box).size() < 0.98 * box.size())) plain = false;
  painted = painted || paints;
  clips = false;
  parts = 0;
  path = Area{};
}

void ContentWalk::call(const std::string &name) {
  QPDFObjectHandle object = look_up(resources, "/XObject", name);
  // It may belong to a layer that is not shown.
  if (object.isStream() && object.getDict().hasKey("/OC")) give_up();
  if (object.isImage(false)) place(object);
  else if (object.isFormXObject()) enter(object);
  else give_up();
}

void ContentWalk::enter(QPDFObjectHandle form) {
  QPDFObjectHandle dict = form.getDict(), matrix = dict.getKey("/Matrix"), own = dict.getKey("/Resources");
  if (resources.size() >= most_nested || ++forms > most_forms || dict.hasKey("/Group")) {
    plain = false;
    if (resources.size() >= most_nested || forms > most_forms) return seen.lose_track();
  }
  const State before = now;
  const std::vector<State> outer = std::move(saved);
  const std::vector<QPDFObjectHandle> outer_operands = std::move(operands);
  saved.clear();
  operands.clear();
  if (matrix.isMatrix()) now.matrix.concat(QPDFMatrix(matrix.getArrayAsMatrix()));
  if (QPDFObjectHandle bounds = dict.getKey("/BBox"); bounds.isRectangle()) {
    const QPDFObjectHandle::Rectangle r = bounds.getArrayAsRectangle();
    now.look.clip = now.look.clip.common(Area::of(now.matrix, r.llx, r.lly, r.urx, r.ury));
  }
  resources.push_back(own);
  QPDFPageObjectHelper(form).parseContents(this);
  resources.pop_back();
  saved = outer;
  operands = outer_operands;
  now = before;
}

void ContentWalk::place(QPDFObjectHandle image) {
  const bool covers = is_opaque(image);
  seen.picture(Area::of(now.matrix), now.look, covers);
  if (places.size() >= most_places) {
    plain = false;
    return;
  }
  places.push_back({image, now.matrix});
  if (Area::of(now.matrix).common(box).size() < 0.85 * box.size() || !image.isStream() || !covers) return;
  // What was written before lies under the picture.
  hidden += shown;
  shown = 0;
  painted = false;
}

bool ContentWalk::numbers(double *values, size_t count) const {
  if (operands.size() != count) return false;
  for (size_t i = 0; i < count; ++i) {
    QPDFObjectHandle operand = operands[i];
    if (!operand.isNumber()) return false;
    values[i] = operand.getNumericValue();
  }
  return true;
}

}  // namespace cocr
