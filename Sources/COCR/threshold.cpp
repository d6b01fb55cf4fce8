#include <algorithm>
#include <array>
#include <vector>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

/* About a centimetre at 300 dpi: a few letters, and light that is even. */
constexpr l_int32 tile_side = 128;
/* Of the way from ink to paper: nearer to the paper, so that thin strokes stay whole. */
constexpr double share = 0.6;

struct Tile {
  l_int32 paper = 255, ink = 255;
  bool has(l_int32 contrast) const { return paper - ink >= contrast; }
  double threshold() const { return ink + share * (paper - ink); }
};

class TileMap {
 public:
  explicit TileMap(Pix *pix, l_int32 contrast = cocr::ink_contrast)
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
    const auto count =
        std::count_if(tiles.begin(), tiles.end(), [contrast](const Tile &tile) { return tile.has(contrast); });
    return static_cast<double>(count) / static_cast<double>(tiles.size());
  }

 private:
  Pix *image;
  l_int32 least_contrast, width, height, columns = 1, rows = 1;
  std::vector<Tile> tiles;

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
    if (shares.empty()) return share;
    auto middle = shares.begin() + static_cast<ptrdiff_t>(shares.size() / 2);
    std::nth_element(shares.begin(), middle, shares.end());
    return *middle;
  }
};

}  // namespace

cocr::WrittenTiles cocr::written_tiles(Pix *pix) {
  const TileMap tiles(pix);
  return {tiles.written(ink_contrast), tiles.written(faint_contrast), tiles.written(dark_contrast)};
}

Pix *cocr::thresholded(Pix *pix, l_int32 least_contrast) {
  if (pixGetDepth(pix) == 1) return pixClone(pix);
  PixOwner map(TileMap(pix, least_contrast).thresholds());
  if (!map) return nullptr;
  if (pixGetWidth(map.get()) > 2 && pixGetHeight(map.get()) > 2) {
    PixOwner smooth(pixBlockconv(map.get(), 1, 1));
    if (smooth) map = std::move(smooth);
  }
  PixOwner whole(pixScaleToSize(map.get(), pixGetWidth(pix), pixGetHeight(pix)));
  Pix *made = whole ? pixVarThresholdToBinary(pix, whole.get()) : nullptr;
  if (made) pixCopyResolution(made, pix);
  return made;
}

cocr_status cocr_image_threshold(cocr_image *image, int32_t faint) {
  return guarded([&]() -> cocr_status {
    if (pixGetDepth(image->pix) == 1) return COCR_OK;
    Pix *made = cocr::thresholded(image->pix, faint ? cocr::faint_contrast : cocr::ink_contrast);
    return made ? image->replace(made) : fail(COCR_OUT_OF_MEMORY, "no memory for the thresholds");
  });
}
