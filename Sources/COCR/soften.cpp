#include <algorithm>
#include <cmath>
#include <vector>

#include "image.hpp"

using cocr::PixOwner;

namespace {

/* A place between the pixels of a row. */
struct Place {
  size_t pixel = 0;
  float beyond = 0;

  Place() = default;
  Place(double x, l_int32 width) {
    const double at = std::clamp(x, 0.0, static_cast<double>(width));
    pixel = std::min(static_cast<size_t>(at), static_cast<size_t>(width) - 1);
    beyond = static_cast<float>(at - static_cast<double>(pixel));
  }

  /* Black pixels before it, given how many there are before each pixel. */
  float black(const float *before) const { return before[pixel] + beyond * (before[pixel + 1] - before[pixel]); }
};

struct Span {
  Place from, to;
};

/* Reads a black and white image row by row into narrower rows of greys, each the mean of what lies round about. */
class Softener {
 public:
  Softener(Pix *pix, double spread, double narrowing)
      : pix(pix), width(pixGetWidth(pix)), height(pixGetHeight(pix)),
        columns(std::max(1, static_cast<l_int32>(width * narrowing))),
        down(static_cast<l_int32>(std::lround((std::max(spread, 1.0) - 1) / 2))), before(static_cast<size_t>(width) + 1),
        rows(static_cast<size_t>(2 * down + 1), std::vector<float>(static_cast<size_t>(columns))),
        isEmpty(rows.size(), true), total(static_cast<size_t>(columns)) {
    // Never less than from one middle to the next: what lies between would be lost.
    const double step = 1 / narrowing, across = std::max(spread, step);
    for (l_int32 x = 0; x < columns; ++x) {
      const double middle = (x + 0.5) * step;
      spans.push_back({Place(middle - across / 2, width), Place(middle + across / 2, width)});
    }
    share = 255.0f / static_cast<float>(across * (2 * down + 1));
  }

  Pix *run() {
    PixOwner made(pixCreate(columns, height, 8));
    if (!made) return nullptr;
    for (l_int32 y = -down; y < height; ++y) {
      advance(y + down);
      if (y >= 0) write(pixGetData(made.get()) + static_cast<size_t>(y) * pixGetWpl(made.get()));
    }
    return made.release();
  }

 private:
  Pix *pix;
  l_int32 width, height, columns, down;
  float share = 0;
  std::vector<Span> spans;
  std::vector<float> before;
  std::vector<std::vector<float>> rows;
  std::vector<bool> isEmpty;
  std::vector<float> total;

  /* Takes a row in and the one that is now too far off out; beyond the page is paper. */
  void advance(l_int32 y) {
    const size_t place = static_cast<size_t>(y) % rows.size();
    std::vector<float> &row = rows[place];
    if (!isEmpty[place])
      for (size_t x = 0; x < total.size(); ++x) total[x] -= row[x];
    isEmpty[place] = y >= height || !count(pixGetData(pix) + static_cast<size_t>(y) * pixGetWpl(pix));
    if (isEmpty[place]) return;
    for (size_t x = 0; x < row.size(); ++x) {
      row[x] = spans[x].to.black(before.data()) - spans[x].from.black(before.data());
      total[x] += row[x];
    }
  }

  /* False where the row is paper from end to end. */
  bool count(l_uint32 *line) {
    float black = 0;
    for (l_int32 x = 0; x < width; ++x) {
      before[static_cast<size_t>(x)] = black;
      black += static_cast<float>(GET_DATA_BIT(line, x));
    }
    before[static_cast<size_t>(width)] = black;
    return black > 0;
  }

  void write(l_uint32 *line) const {
    if (std::all_of(isEmpty.begin(), isEmpty.end(), [](bool empty) { return empty; })) {
      for (l_int32 x = 0; x < columns; x += 4) line[x / 4] = 0xffffffff;
      return;
    }
    for (l_int32 x = 0; x < columns; ++x)
      SET_DATA_BYTE(line, x, 255 - static_cast<l_int32>(std::clamp(total[static_cast<size_t>(x)] * share, 0.0f, 255.0f)));
  }
};

}  // namespace

PixOwner cocr::softened(Pix *pix, double spread, double narrowing) {
  if (pixGetDepth(pix) != 1 || !(narrowing > 0.3 && narrowing <= 1) || !(spread >= 0 && spread < 50)) return nullptr;
  PixOwner made(Softener(pix, spread, narrowing).run());
  if (made) pixCopyResolution(made.get(), pix);
  return made;
}
