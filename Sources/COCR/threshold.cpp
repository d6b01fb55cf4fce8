#include "tiles.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;
using cocr::TileMap;

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
