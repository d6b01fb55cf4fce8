#include <algorithm>

#include "sheet.hpp"

using cocr::PixOwner;

namespace {

/* Shares of the pixels that are at most as bright as what lies around a sheet, and as the sheet. */
constexpr l_float32 darkest_rank = 0.03f;
constexpr l_float32 paper_rank = 0.9f;

/* Each part of a mask that is large enough for a sheet, as wide as the mask and without the holes that print leaves. */
void add_large_parts(Pix *mask, std::vector<PixOwner> &found) {
  PixOwner opened(pixOpenBrick(nullptr, mask, 7, 7));
  Pixa *parts = nullptr;
  Boxa *boxes = pixConnComp(opened.get(), &parts, 4);
  boxaDestroy(&boxes);
  const l_int32 width = pixGetWidth(mask), height = pixGetHeight(mask);
  for (l_int32 index = 0; parts && index < pixaGetCount(parts); ++index) {
    l_int32 x = 0, y = 0, w = 0, h = 0;
    pixaGetBoxGeometry(parts, index, &x, &y, &w, &h);
    if (static_cast<double>(w) * h < 0.1 * width * height) continue;
    PixOwner part(pixaGetPix(parts, index, L_CLONE)), holes(pixHolesByFilling(part.get(), 4));
    PixOwner whole(pixCreate(width, height, 1));
    if (!whole) continue;
    pixRasterop(whole.get(), x, y, w, h, PIX_SRC, part.get(), 0, 0);
    if (holes) pixRasterop(whole.get(), x, y, w, h, PIX_SRC | PIX_DST, holes.get(), 0, 0);
    found.push_back(std::move(whole));
  }
  pixaDestroy(&parts);
}

/* Under a lamp no single level divides all of a sheet from all of the table. */
void add_bright(Pix *small, std::vector<PixOwner> &found) {
  l_uint32 low = 0, high = 0;
  if (pixGetRankValue(small, 1, darkest_rank, &low) || pixGetRankValue(small, 1, paper_rank, &high)) return;
  for (l_uint32 level = low + 10; level < high; level += 8) {
    PixOwner bright(pixThresholdToBinary(small, static_cast<l_int32>(level)));
    if (!bright) continue;
    pixInvert(bright.get(), bright.get());
    add_large_parts(bright.get(), found);
  }
}

/* A sheet has no edges within, however light the cloth below it. */
void add_flat(Pix *small, std::vector<PixOwner> &found) {
  PixOwner edges(pixSobelEdgeFilter(small, L_ALL_EDGES));
  for (const l_int32 steep : {6, 10, 15, 22}) {
    PixOwner flat(edges ? pixThresholdToBinary(edges.get(), steep) : nullptr);
    if (!flat) continue;
    const size_t before = found.size();
    add_large_parts(flat.get(), found);
    // An edge is some pixels wide: the sheet's own half of it may belong to the region or not.
    for (size_t index = before, end = found.size(); index < end; ++index) {
      PixOwner grown(pixDilateBrick(nullptr, found[index].get(), 3, 3));
      if (grown) found.push_back(std::move(grown));
    }
  }
}

}  // namespace

std::vector<PixOwner> cocr::paper_regions(Pix *small) {
  std::vector<PixOwner> found;
  l_uint32 low = 0, high = 0;
  if (pixGetRankValue(small, 1, darkest_rank, &low) || pixGetRankValue(small, 1, paper_rank, &high)) return found;
  // A scan is paper all over.
  if (high < low + 30) return found;
  add_bright(small, found);
  add_flat(small, found);
  return found;
}
