#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "codes.hpp"

using cocr::fail;
using cocr::PixOwner;

namespace {

/* Patch codes: four bars, two of them wide, with three narrow spaces. A narrow bar and a space measure 0.08 inches, a
 * wide bar 0.20, the whole 0.8; bars are at least 2 inches long. (Kodak's patch codes, as the makers of capture programs
 * print their requirements: all measures to a hundredth of an inch. Sheets are printed larger and smaller, so only the
 * proportions and a rough size are asked for.) */
/* Two bars of two and a half narrow ones, two narrow ones, three spaces. */
constexpr double units = 10;

struct Pattern {
  char letter;
  std::array<bool, 4> is_wide;
};
/* Turned round, T is 3 and 1 is 6. */
constexpr Pattern patterns[] = {
    {'T', {false, true, false, true}}, {'3', {true, false, true, false}}, {'2', {true, false, false, true}},
    {'1', {true, true, false, false}}, {'6', {false, false, true, true}}, {'4', {false, true, true, false}}};

struct Found {
  char letter = 0;
  l_int32 from = 0, to = 0;
};

/* Whether seven runs, black first, are a code's bars and spaces. */
char letter_of(const l_int32 *runs) {
  double total = 0;
  for (int i = 0; i < 7; ++i) total += runs[i];
  const double unit = total / units;
  std::array<bool, 4> is_wide{};
  for (int i = 0; i < 7; ++i) {
    const double ratio = runs[i] / unit;
    const bool bar = i % 2 == 0;
    if (bar && ratio > 1.9 && ratio < 3.1) is_wide[static_cast<size_t>(i / 2)] = true;
    else if (ratio < 0.55 || ratio > 1.55) return 0;
  }
  for (const Pattern &pattern : patterns)
    if (pattern.is_wide == is_wide) return pattern.letter;
  return 0;
}

/* The first code that a row crosses; a page's side tells how large it may be. */
Found across(const l_uint32 *line, l_int32 width, double side) {
  std::vector<l_int32> starts{0};
  l_uint32 last = GET_DATA_BIT(line, 0);
  if (last) starts.push_back(0);
  for (l_int32 x = 1; x < width; ++x)
    if (const l_uint32 bit = GET_DATA_BIT(line, x); bit != last) starts.push_back(x), last = bit;
  starts.push_back(width);
  // Odd runs are black.
  for (size_t i = 1; i + 7 < starts.size(); i += 2) {
    const double total = starts[i + 7] - starts[i];
    // 0.8 inches of 11.7 are 7 hundredths.
    if (total < 0.03 * side || total > 0.16 * side) continue;
    l_int32 runs[7];
    for (size_t k = 0; k < 7; ++k) runs[k] = starts[i + k + 1] - starts[i + k];
    // Paper on both sides, more than between two bars: else there are more bars than four.
    const double paper = 1.5 * total / units;
    const bool is_free = starts[i] - starts[i - 1] >= paper &&
                         (i + 8 >= starts.size() || starts[i + 8] - starts[i + 7] >= paper);
    if (const char letter = is_free ? letter_of(runs) : 0) return {letter, starts[i], starts[i + 7]};
  }
  return {};
}

bool continues(const Found &one, const Found &other) {
  const double slack = (one.to - one.from) / units;
  return one.letter == other.letter && std::abs(one.from - other.from) <= slack && std::abs(one.to - other.to) <= slack;
}

struct Stretch {
  Found found;
  l_int32 top = 0, bottom = 0;
  /* Rows since the last one that crossed the bars. */
  int missed = 0;
};
/* Specks and scratches break a bar for a few rows. */
constexpr int most_missed = 3;

/* The longest stretch of rows that all cross the same bars. */
Stretch longest(Pix *pix, double side) {
  Stretch best, current;
  const l_int32 height = pixGetHeight(pix);
  for (l_int32 y = 0; y < height; y += 2) {
    const l_uint32 *line = pixGetData(pix) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(pix));
    const Found found = across(line, pixGetWidth(pix), side);
    if (found.letter && current.found.letter && continues(current.found, found)) {
      current.bottom = y;
      current.missed = 0;
      // Bars that are a little askew wander.
      current.found = found;
    } else if (current.found.letter && current.missed < most_missed) {
      ++current.missed;
    } else {
      current = {found, y, y};
    }
    if (current.found.letter && current.bottom - current.top > best.bottom - best.top) best = current;
  }
  return best;
}

/* Small enough that a narrow bar is still some pixels wide, as black and white. */
PixOwner small_binary(Pix *pix) {
  PixOwner binary(pixGetDepth(pix) == 1 ? pixClone(pix) : pixThresholdToBinary(pix, 128));
  while (binary && std::max(pixGetWidth(binary.get()), pixGetHeight(binary.get())) > 2000)
    binary.reset(pixReduceRankBinaryCascade(binary.get(), 2, 0, 0, 0));
  return binary;
}

}  // namespace

namespace cocr {

cocr_status find_patches(Pix *pix, const std::function<bool(const cocr_code &)> &each) {
  const PixOwner small = small_binary(pix);
  if (!small) return fail(COCR_OUT_OF_MEMORY, "no memory for bars");
  const double side = std::max(pixGetWidth(small.get()), pixGetHeight(small.get()));
  const float scale = static_cast<float>(pixGetWidth(pix)) / static_cast<float>(pixGetWidth(small.get()));
  for (const int turns : {0, 1}) {
    const PixOwner turned(turns ? pixFlipLR(nullptr, PixOwner(pixRotate90(small.get(), 1)).get()) : pixClone(small.get()));
    if (!turned) return fail(COCR_OUT_OF_MEMORY, "no memory for bars");
    const Stretch found = longest(turned.get(), side);
    if (!found.found.letter || found.bottom - found.top < 1.2 * (found.found.to - found.found.from)) continue;
    cocr_code code{};
    code.kind = COCR_PATCH;
    code.bytes = reinterpret_cast<const uint8_t *>(&found.found.letter);
    code.count = 1;
    // Turned and mirrored, rows and columns have changed places.
    const float from = static_cast<float>(found.found.from), to = static_cast<float>(found.found.to);
    const float top = static_cast<float>(found.top), bottom = static_cast<float>(found.bottom);
    code.left = scale * (turns ? top : from);
    code.right = scale * (turns ? bottom : to);
    code.top = scale * (turns ? from : top);
    code.bottom = scale * (turns ? to : bottom);
    if (!each(code)) return COCR_OK;
  }
  return COCR_OK;
}

}  // namespace cocr
