#include <algorithm>
#include <vector>

#include "image.hpp"

using cocr::guarded;
using cocr::PixOwner;

namespace {

/* A stretch of one pixel row that a line of text covers. */
struct Run {
  l_int32 from, to;
  l_int32 width() const { return to - from; }
};

/* The stretches that are long enough for running text, from left to right. */
std::vector<Run> long_runs(Pix *pix, l_int32 y, l_int32 least) {
  std::vector<Run> runs;
  const l_uint32 *line = pixGetData(pix) + static_cast<size_t>(y) * pixGetWpl(pix);
  const l_int32 width = pixGetWidth(pix);
  for (l_int32 x = 0; x < width;) {
    if (!GET_DATA_BIT(line, x)) {
      ++x;
      continue;
    }
    const l_int32 from = x;
    while (x < width && GET_DATA_BIT(line, x)) ++x;
    if (x - from >= least) runs.push_back({from, x});
  }
  return runs;
}

/* Votes of pixel rows for a gap between two long stretches, and against it where a stretch goes across. */
class Gutters {
 public:
  Gutters(l_int32 width, double letter) : bin(std::max(1.0, letter)), letter(letter) {
    const size_t count = static_cast<size_t>(width / bin) + 2;
    votes.assign(count, 0);
    crossings.assign(count, 0);
  }

  void add(const std::vector<Run> &runs) {
    for (size_t index = 0; index < runs.size(); ++index) {
      // The ends of a stretch are not across anything.
      for (size_t at = place(runs[index].from + letter); at + 1 < place(runs[index].to - letter); ++at) ++crossings[at + 1];
      if (index == 0) continue;
      const double gap = runs[index].from - runs[index - 1].to;
      if (gap < 1.2 * letter || gap > 8 * letter) continue;
      ++votes[place((runs[index].from + runs[index - 1].to) / 2.0)];
    }
  }

  /* Some eight lines on both sides, and hardly a line across. */
  bool found() const {
    for (size_t at = 1; at + 1 < votes.size(); ++at) {
      const l_int32 there = votes[at - 1] + votes[at] + votes[at + 1];
      if (there >= 6 * letter * 0.6 && crossings[at] <= there) return true;
    }
    return false;
  }

 private:
  double bin, letter;
  std::vector<l_int32> votes, crossings;

  size_t place(double x) const {
    return std::min(votes.size() - 1, static_cast<size_t>(std::max(0.0, x) / bin));
  }
};

}  // namespace

cocr_status cocr_image_columns(const cocr_image *image, float letter_height, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    if (pixGetDepth(image->pix) != 1 || letter_height < 4) return COCR_OK;
    PixOwner small(pixReduceRankBinary2(image->pix, 1, nullptr));
    if (!small) return COCR_OK;
    const double letter = letter_height / 2;
    // Words become lines, the gap between columns stays.
    PixOwner lines(pixCloseSafeBrick(nullptr, small.get(), static_cast<l_int32>(1.5 * letter) | 1, 1));
    if (!lines) return COCR_OK;
    Gutters gutters(pixGetWidth(lines.get()), letter);
    for (l_int32 y = 0; y < pixGetHeight(lines.get()); ++y)
      gutters.add(long_runs(lines.get(), y, static_cast<l_int32>(18 * letter)));
    *found = gutters.found() ? 1 : 0;
    return COCR_OK;
  });
}
