#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

/* Of the page: narrow enough for a line to be straight within, wide enough for some letters. */
constexpr int strips = 24, bands = 6;
/* Per strip, in pixels of the half-sized image: a line that rises faster is no line of a page that was set upright. */
constexpr int reach = 7;

/* How far the lines rise from one strip to the next, and how sure that is. */
struct Slope {
  double x = 0, y = 0, rise = 0, weight = 0;
};

/* The height of lines over the page: three powers of x, each with a part that grows downwards. */
struct Bow {
  std::array<double, 6> part{};

  static std::array<double, 6> powers(double x, double y) { return {x, x * x, x * x * x, x * y, x * x * y, x * x * x * y}; }

  double at(double x, double y) const {
    const auto basis = powers(x, y);
    double sum = 0;
    for (size_t i = 0; i < 6; ++i) sum += part[i] * basis[i];
    return sum;
  }

  double between(const Slope &slope) const {
    return at(slope.x + 0.5 / strips, slope.y) - at(slope.x - 0.5 / strips, slope.y);
  }
};

/* Ink of each row within a strip of a band. */
std::vector<double> profile(Pix *pix, int strip, int band) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix);
  const l_int32 left = strip * width / strips, right = (strip + 1) * width / strips;
  const l_int32 top = band * height / bands, bottom = (band + 1) * height / bands;
  std::vector<double> ink;
  for (l_int32 y = top; y < bottom; ++y) {
    const l_uint32 *line = pixGetData(pix) + static_cast<size_t>(y) * pixGetWpl(pix);
    l_int32 count = 0;
    for (l_int32 x = left; x < right; ++x) count += GET_DATA_BIT(line, x);
    ink.push_back(count);
  }
  return ink;
}

/* Where the second profile fits the first one best; no weight where it fits nowhere, or everywhere alike. */
void match(const std::vector<double> &one, const std::vector<double> &other, Slope &slope) {
  std::array<double, 2 * reach + 1> scores{};
  double first = 0, second = 0;
  for (double value : one) first += value * value;
  for (double value : other) second += value * value;
  if (first == 0 || second == 0) return;
  const int rows = static_cast<int>(one.size());
  size_t best = 0;
  double mean = 0;
  for (int shift = -reach; shift <= reach; ++shift) {
    double sum = 0;
    for (int y = std::max(0, -shift); y < std::min(rows, rows - shift); ++y)
      sum += one[static_cast<size_t>(y)] * other[static_cast<size_t>(y + shift)];
    const size_t index = static_cast<size_t>(shift + reach);
    scores[index] = sum / std::sqrt(first * second);
    mean += scores[index] / (2 * reach + 1);
    if (scores[index] > scores[best]) best = index;
  }
  if (best == 0 || best == 2 * reach || scores[best] < 0.5) return;
  const double before = scores[best - 1], after = scores[best + 1], curve = before - 2 * scores[best] + after;
  slope.rise = static_cast<double>(best) - reach + (curve < 0 ? 0.5 * (before - after) / curve : 0);
  slope.weight = (scores[best] - mean) * std::sqrt(std::min(first, second));
}

std::vector<Slope> slopes(Pix *pix) {
  std::vector<Slope> found;
  for (int band = 0; band < bands; ++band) {
    std::vector<double> last = profile(pix, 0, band);
    for (int strip = 1; strip < strips; ++strip) {
      std::vector<double> next = profile(pix, strip, band);
      Slope slope{static_cast<double>(strip) / strips - 0.5, (band + 0.5) / bands - 0.5, 0, 0};
      match(last, next, slope);
      if (slope.weight > 0) found.push_back(slope);
      last = std::move(next);
    }
  }
  return found;
}

/* Least squares; false where the slopes do not tell all six numbers. */
bool fit(const std::vector<Slope> &found, Bow &bow) {
  std::array<std::array<double, 7>, 6> rows{};
  for (const Slope &slope : found) {
    const auto right = Bow::powers(slope.x + 0.5 / strips, slope.y), left = Bow::powers(slope.x - 0.5 / strips, slope.y);
    for (size_t i = 0; i < 6; ++i) {
      for (size_t j = 0; j < 6; ++j) rows[i][j] += slope.weight * (right[i] - left[i]) * (right[j] - left[j]);
      rows[i][6] += slope.weight * (right[i] - left[i]) * slope.rise;
    }
  }
  for (size_t i = 0; i < 6; ++i) rows[i][i] *= 1.001;
  for (size_t i = 0; i < 6; ++i) {
    if (std::fabs(rows[i][i]) < 1e-12) return false;
    for (size_t k = 0; k < 6; ++k) {
      if (k == i) continue;
      const double times = rows[k][i] / rows[i][i];
      for (size_t j = i; j < 7; ++j) rows[k][j] -= times * rows[i][j];
    }
  }
  for (size_t i = 0; i < 6; ++i) bow.part[i] = rows[i][6] / rows[i][i];
  return true;
}

/* Twice: what the first curve is far from was no line. */
bool fit_well(std::vector<Slope> found, Bow &bow) {
  if (found.size() < 30 || !fit(found, bow)) return false;
  double weight = 0, off = 0;
  for (Slope &slope : found) {
    const double error = slope.rise - bow.between(slope);
    slope.weight /= 1 + error * error;
    weight += slope.weight;
    off += slope.weight * std::min(9.0, error * error);
  }
  return off < 0.6 * weight && fit(found, bow);
}

Pix *flattened(Pix *pix, const Bow &bow) {
  Pix *made = pixCreateTemplate(pix);
  if (!made) return nullptr;
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix), stride = pixGetWpl(pix);
  l_uint32 *to = pixGetData(made);
  const l_uint32 *from = pixGetData(pix);
  for (l_int32 x = 0; x < width; ++x) {
    // The curve is a straight line down the page: two of its points tell all of it.
    const double across = static_cast<double>(x) / width - 0.5;
    const double top = 2 * bow.at(across, -0.5), step = (2 * bow.at(across, 0.5) - top) / height;
    for (l_int32 y = 0; y < height; ++y) {
      const l_int32 source = y + static_cast<l_int32>(std::lround(top + step * y));
      if (source < 0 || source >= height) continue;
      if (GET_DATA_BIT(from + static_cast<size_t>(source) * stride, x)) SET_DATA_BIT(to + static_cast<size_t>(y) * stride, x);
    }
  }
  return made;
}

/* The same of greys or colours, between the rows. */
Pix *shifted(Pix *pix, const Bow &bow, l_int32 samples) {
  PixOwner made(pixCopy(nullptr, pix));
  if (!made) return nullptr;
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix), stride = pixGetWpl(pix);
  l_uint32 *to = pixGetData(made.get());
  const l_uint32 *from = pixGetData(pix);
  for (l_int32 x = 0; x < width; ++x) {
    const double across = static_cast<double>(x) / width - 0.5;
    const double top = 2 * bow.at(across, -0.5), step = (2 * bow.at(across, 0.5) - top) / height;
    for (l_int32 y = 0; y < height; ++y) {
      const double source = std::clamp(y + top + step * y, 0.0, height - 1.0);
      const l_int32 above = static_cast<l_int32>(source), below = std::min(above + 1, height - 1);
      const double share = source - above;
      const l_uint32 *one = from + static_cast<size_t>(above) * stride, *other = from + static_cast<size_t>(below) * stride;
      for (l_int32 i = x * samples; i < (x + 1) * samples; ++i) {
        const double value = (1 - share) * GET_DATA_BYTE(one, i) + share * GET_DATA_BYTE(other, i);
        SET_DATA_BYTE(to + static_cast<size_t>(y) * stride, i, static_cast<l_uint32>(value + 0.5));
      }
    }
  }
  return made.release();
}

/* In pixels of the page; a scanner's own unevenness is less, and more is no sheet of paper. */
bool is_bowed(const Bow &bow, l_int32 height) {
  double low = 0, high = 0;
  for (double y : {-0.4, 0.0, 0.4})
    for (int i = -10; i <= 10; ++i) {
      low = std::min(low, 2 * bow.at(i / 22.0, y));
      high = std::max(high, 2 * bow.at(i / 22.0, y));
    }
  return high - low > 8 && high - low < 0.06 * height;
}

}  // namespace

cocr_status cocr_image_flatten(cocr_image *image, int32_t *found, cocr_bow *told) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    *told = cocr_bow{};
    if (pixGetDepth(image->pix) != 1 || pixGetWidth(image->pix) < 600 || pixGetHeight(image->pix) < 600) return COCR_OK;
    PixOwner half(pixReduceRankBinary2(image->pix, 1, nullptr));
    Bow bow;
    if (!half || !fit_well(slopes(half.get()), bow) || !is_bowed(bow, pixGetHeight(image->pix))) return COCR_OK;
    *found = 1;
    for (size_t i = 0; i < bow.part.size(); ++i)
      told->part[i] = static_cast<float>(2 * bow.part[i] / pixGetHeight(image->pix));
    return image->replace(flattened(image->pix, bow));
  });
}

cocr_status cocr_image_unbend(cocr_image *image, const cocr_bow *told) {
  return guarded([&]() -> cocr_status {
    Bow bow;
    const l_int32 height = pixGetHeight(image->pix), depth = pixGetDepth(image->pix);
    for (size_t i = 0; i < bow.part.size(); ++i) bow.part[i] = static_cast<double>(told->part[i]) * height / 2;
    return image->replace(depth == 1 ? flattened(image->pix, bow) : shifted(image->pix, bow, depth / 8));
  });
}
