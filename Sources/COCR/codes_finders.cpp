#include <algorithm>
#include <cstdlib>
#include <vector>

#include "codes.hpp"

namespace {

/* The five runs of a finder from edge to edge: black, white, black, white, black as 1:1:3:1:1. */
struct Finder {
  l_int32 x = 0, y = 0, side = 0;
  /* Rows that cross it. */
  int rows = 1;
};

/* The places of a row at which its colour changes, beginning with the first black pixel. */
class Changes {
 public:
  explicit Changes(l_int32 width) : width(width) { places.reserve(1024); }

  void read(const l_uint32 *line) {
    places.clear();
    l_uint32 last = 0;
    for (l_int32 word = 0; 32 * word < width; ++word) {
      const l_uint32 bits = line[word];
      if (bits == (last ? 0xffffffffu : 0u)) continue;
      // A bit is set wherever a pixel differs from the one before it.
      for (l_uint32 edges = bits ^ (bits >> 1 | last << 31); edges; edges &= ~(0x80000000u >> __builtin_clz(edges))) {
        const l_int32 place = 32 * word + __builtin_clz(edges);
        if (place < width) places.push_back(place);
      }
      last = bits & 1;
    }
    if (places.size() % 2) places.push_back(width);
  }

  std::vector<l_int32> places;

 private:
  l_int32 width;
};

/* Ink that runs makes black wider and white narrower: only both together keep their width. */
bool is_finder(const l_int32 *edge) {
  const l_int32 whole = edge[5] - edge[0];
  if (whole < 9) return false;
  const auto fits = [whole](l_int32 pair, l_int32 modules) { return std::abs(14 * pair - 2 * modules * whole) <= 11 * whole / 8; };
  return fits(edge[2] - edge[0], 2) && fits(edge[3] - edge[1], 4) && fits(edge[4] - edge[2], 4) && fits(edge[5] - edge[3], 2);
}

constexpr size_t most_finders = 200;

bool is_black(Pix *pix, l_int32 x, l_int32 y) {
  return GET_DATA_BIT(pixGetData(pix) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(pix)), x) != 0;
}

/* Whether it is one from top to bottom, too. */
bool is_finder_down(Pix *pix, Finder &found) {
  const l_int32 height = pixGetHeight(pix);
  l_int32 edges[6];
  const auto walk = [&](l_int32 step, l_int32 *edge, l_int32 next) {
    bool black = true;
    l_int32 y = found.y;
    for (int run = 0; run < 3; ++run, black = !black) {
      while (y >= 0 && y < height && is_black(pix, found.x, y) == black && std::abs(y - found.y) <= 2 * found.side) y += step;
      *edge = step > 0 ? y : y + 1;
      edge += next;
    }
  };
  walk(-1, edges + 2, -1);
  walk(1, edges + 3, 1);
  const l_int32 whole = edges[5] - edges[0];
  if (2 * whole < found.side || whole > 2 * found.side || !is_finder(edges)) return false;
  found.y = (edges[2] + edges[3]) / 2;
  return true;
}

/* Three of about a size; where each is crossed by one row only, they are letters. */
bool are_enough(const std::vector<Finder> &found) {
  for (const Finder &one : found) {
    int like = 0;
    for (const Finder &other : found)
      like += one.rows > 1 && 2 * one.side <= 3 * other.side && 2 * other.side <= 3 * one.side;
    if (like >= 3) return true;
  }
  return false;
}

}  // namespace

namespace cocr {

bool may_have_qr(Pix *pix) {
  pixSetPadBits(pix, 0);
  std::vector<Finder> found;
  Changes changes(pixGetWidth(pix));
  for (l_int32 y = 0; y < pixGetHeight(pix); ++y) {
    changes.read(pixGetData(pix) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(pix)));
    const std::vector<l_int32> &at = changes.places;
    for (size_t i = 0; i + 5 < at.size(); i += 2) {
      if (!is_finder(&at[i])) continue;
      Finder finder{(at[i + 2] + at[i + 3]) / 2, y, at[i + 5] - at[i]};
      if (!is_finder_down(pix, finder)) continue;
      const auto same = [&](const Finder &known) {
        return std::max(std::abs(known.x - finder.x), std::abs(known.y - finder.y)) < std::max(known.side, finder.side) / 2;
      };
      const auto known = std::find_if(found.begin(), found.end(), same);
      if (known == found.end()) found.push_back(finder);
      else ++known->rows;
      if (are_enough(found)) return true;
      // So many, and looking through them takes as long as looking for codes.
      if (found.size() > most_finders) return true;
    }
  }
  return false;
}

}  // namespace cocr
