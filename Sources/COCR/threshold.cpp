#include "tiles.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;
using cocr::TileMap;

namespace {

/* Between the beginnings of which tiles a pixel lies, and how far from the first to the second. */
struct Between {
  l_int32 first = 0, second = 0;
  float share = 0;

  Between(l_int32 at, l_int32 whole, l_int32 parts) {
    const double place = std::min(static_cast<double>(at) * parts / whole, parts - 1.0);
    first = static_cast<l_int32>(place);
    second = std::min(first + 1, parts - 1);
    share = static_cast<float>(place - first);
  }
};

/* Black is what is darker than the threshold, which changes evenly from the beginning of each tile to the next. */
Pix *compared(Pix *pix, Pix *map) {
  const l_int32 width = pixGetWidth(pix), height = pixGetHeight(pix), columns = pixGetWidth(map), rows = pixGetHeight(map);
  Pix *made = pixCreate(width, height, 1);
  if (!made) return nullptr;
  std::vector<Between> across;
  across.reserve(static_cast<size_t>(width));
  for (l_int32 x = 0; x < width; ++x) across.emplace_back(x, width, columns);
  std::vector<float> levels(static_cast<size_t>(columns));
  const auto row = [](Pix *of, l_int32 y) { return pixGetData(of) + static_cast<size_t>(y) * static_cast<size_t>(pixGetWpl(of)); };
  for (l_int32 y = 0; y < height; ++y) {
    const Between down(y, height, rows);
    const l_uint32 *upper = row(map, down.first), *lower = row(map, down.second), *greys = row(pix, y);
    for (l_int32 column = 0; column < columns; ++column) {
      const float above = static_cast<float>(GET_DATA_BYTE(upper, column));
      levels[static_cast<size_t>(column)] = above + down.share * (static_cast<float>(GET_DATA_BYTE(lower, column)) - above);
    }
    l_uint32 *to = row(made, y);
    for (l_int32 x = 0; x < width; ++x) {
      const Between &place = across[static_cast<size_t>(x)];
      const float level = levels[static_cast<size_t>(place.first)];
      const float next = levels[static_cast<size_t>(place.second)];
      if (static_cast<float>(GET_DATA_BYTE(greys, x)) < level + place.share * (next - level)) SET_DATA_BIT(to, x);
    }
  }
  return made;
}

}  // namespace

cocr::WrittenTiles cocr::written_tiles(Pix *pix) {
  const TileMap tiles(pix);
  return {tiles.written(ink_contrast), tiles.written(faint_contrast), tiles.written(dark_contrast), tiles.dark()};
}

Pix *cocr::thresholded(Pix *pix, l_int32 least_contrast) {
  if (pixGetDepth(pix) == 1) return pixClone(pix);
  PixOwner map(TileMap(pix, least_contrast).thresholds());
  if (!map) return nullptr;
  if (pixGetWidth(map.get()) > 2 && pixGetHeight(map.get()) > 2) {
    PixOwner smooth(pixBlockconv(map.get(), 1, 1));
    if (smooth) map = std::move(smooth);
  }
  Pix *made = compared(pix, map.get());
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
