#include "image.hpp"

using cocr::guarded;

namespace {

/* Both halves of the product: every bit of either factor reaches many of the result. */
uint64_t mixed(uint64_t one, uint64_t other) {
  const unsigned __int128 product = static_cast<unsigned __int128>(one) * other;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

}  // namespace

cocr_status cocr_image_digest(const cocr_image *image, uint64_t seed, uint64_t *first, uint64_t *second) {
  return guarded([&]() -> cocr_status {
    Pix *pix = image->pix;
    // What fills up the last word of a row is no pixel.
    pixSetPadBits(pix, 0);
    const size_t count = static_cast<size_t>(pixGetWpl(pix)) * static_cast<size_t>(pixGetHeight(pix));
    const l_uint32 *data = pixGetData(pix);
    uint64_t one = mixed(seed ^ 0x9E3779B97F4A7C15u, count | 1), other = mixed(seed ^ 0xD1B54A32D192ED03u, count | 1);
    for (size_t index = 0; index < count; ++index) {
      one = mixed(one ^ data[index], 0xA0761D6478BD642Fu ^ seed);
      if (index % 2 == 0) continue;
      const uint64_t both = static_cast<uint64_t>(data[index - 1]) << 32 | data[index];
      other = mixed(other ^ both, 0xE7037ED1A0B428DBu ^ seed);
    }
    *first = one;
    *second = other;
    return COCR_OK;
  });
}
