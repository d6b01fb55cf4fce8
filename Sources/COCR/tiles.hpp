#ifndef COCR_TILES_HPP
#define COCR_TILES_HPP

#include <algorithm>
#include <array>
#include <vector>

#include "image.hpp"

namespace cocr {

/* About a centimetre at 300 dpi: a few letters, and light that is even. */
inline constexpr l_int32 tile_side = 128;
/* Of the way from ink to paper: nearer to the paper, so that thin strokes stay whole. */
inline constexpr double ink_to_paper = 0.6;

struct Tile {
  l_int32 paper = 255, ink = 255;
  bool has(l_int32 contrast) const { return paper - ink >= contrast; }
  double threshold() const { return ink + ink_to_paper * (paper - ink); }
};

/* What the tiles of a grey page show. */
class TileMap {
 public:
  explicit TileMap(Pix *pix, l_int32 contrast = ink_contrast)
      : image(pix), least_contrast(contrast), width(pixGetWidth(pix)), height(pixGetHeight(pix)) {
    columns = std::max(1, width / tile_side);
    rows = std::max(1, height / tile_side);
    tiles.reserve(static_cast<size_t>(columns) * rows);
    for (l_int32 row = 0; row < rows; ++row)
      for (l_int32 column = 0; column < columns; ++column) tiles.push_back(measure(column, row));
  }

  /* One pixel a tile; a bare tile takes the share of its own paper that is usual on this page. */
  Pix *thresholds() const {
    Pix *map = pixCreate(columns, rows, 8);
    if (!map) return nullptr;
    const double usual = usual_share();
    for (l_int32 index = 0; index < columns * rows; ++index) {
      const Tile &tile = tiles[static_cast<size_t>(index)];
      const double value = tile.has(least_contrast) ? tile.threshold() : usual * tile.paper;
      pixSetPixel(map, index % columns, index / columns, static_cast<l_uint32>(std::clamp(value, 1.0, 254.0)));
    }
    return map;
  }

  double written(l_int32 contrast) const {
    return part([contrast](const Tile &tile) { return tile.has(contrast); });
  }

  /* The share of tiles whose ground is darker than any paper's. */
  double dark() const {
    return part([](const Tile &tile) { return tile.paper < 128; });
  }

  /* Whether anything is written round about a pixel. */
  bool has_ink(l_int32 x, l_int32 y) const {
    const auto index = [](l_int32 at, l_int32 whole, l_int32 parts) {
      return std::clamp(static_cast<l_int32>(static_cast<int64_t>(at) * parts / whole), 0, parts - 1);
    };
    return tiles[static_cast<size_t>(index(y, height, rows)) * columns + index(x, width, columns)].has(least_contrast);
  }

 private:
  Pix *image;
  l_int32 least_contrast, width, height, columns = 1, rows = 1;
  std::vector<Tile> tiles;

  template <typename Fits>
  double part(Fits fits) const {
    return static_cast<double>(std::count_if(tiles.begin(), tiles.end(), fits)) / static_cast<double>(tiles.size());
  }

  Tile measure(l_int32 column, l_int32 row) const {
    const auto edge = [](l_int32 index, l_int32 whole, l_int32 parts) {
      return static_cast<l_int32>(static_cast<int64_t>(index) * whole / parts);
    };
    std::array<l_int32, 256> histogram{};
    const l_int32 stride = pixGetWpl(image);
    l_int32 count = 0;
    // Every other pixel of every other row tells as much.
    for (l_int32 y = edge(row, height, rows); y < edge(row + 1, height, rows); y += 2) {
      const l_uint32 *line = pixGetData(image) + static_cast<size_t>(y) * stride;
      for (l_int32 x = edge(column, width, columns); x < edge(column + 1, width, columns); x += 2, ++count)
        ++histogram[GET_DATA_BYTE(line, x)];
    }
    return {rank(histogram, count, 0.6), rank(histogram, count, 0.002)};
  }

  static l_int32 rank(const std::array<l_int32, 256> &histogram, l_int32 count, double part) {
    l_int32 sum = 0;
    for (l_int32 value = 0; value < 256; ++value) {
      sum += histogram[static_cast<size_t>(value)];
      if (sum >= count * part && sum > 0) return value;
    }
    return 255;
  }

  double usual_share() const {
    std::vector<double> shares;
    for (const Tile &tile : tiles)
      if (tile.has(least_contrast)) shares.push_back(tile.threshold() / std::max(1, tile.paper));
    if (shares.empty()) return ink_to_paper;
    auto middle = shares.begin() + static_cast<ptrdiff_t>(shares.size() / 2);
    std::nth_element(shares.begin(), middle, shares.end());
    return *middle;
  }
};

}  // namespace cocr

#endif
