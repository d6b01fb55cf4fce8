#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

/* Pixels to either side: colours are measured on a page this small, so that the colours round a scanned letter's edges are not. */
constexpr l_int32 measured_side = 900;
/* Between the strongest and the weakest of red, green and blue. */
constexpr l_int32 least_colour = 48;

using Histogram = std::array<l_int32, 256>;

/* What is as light as nine tenths of all pixels are at most. */
l_int32 paper(const Histogram &counts) {
  l_int32 all = 0, sum = 0;
  for (l_int32 count : counts) all += count;
  for (size_t value = 0; value < counts.size(); ++value) {
    sum += counts[value];
    if (sum >= all - all / 10) return std::max(static_cast<l_int32>(value), 64);
  }
  return 255;
}

float coloured_share(Pix *pix) {
  const float factor = static_cast<float>(measured_side) / static_cast<float>(std::max(pixGetWidth(pix), pixGetHeight(pix)));
  PixOwner small(factor < 1 ? pixScaleAreaMap(pix, factor, factor) : pixClone(pix));
  if (!small) return 1;
  const l_int32 width = pixGetWidth(small.get()), height = pixGetHeight(small.get()), stride = pixGetWpl(small.get());
  std::array<Histogram, 3> counts{};
  const auto each = [&](auto &&body) {
    for (l_int32 y = 0; y < height; ++y)
      for (l_int32 x = 0; x < width; ++x) {
        std::array<l_int32, 3> rgb{};
        extractRGBValues(pixGetData(small.get())[static_cast<size_t>(y) * static_cast<size_t>(stride) + static_cast<size_t>(x)], &rgb[0], &rgb[1], &rgb[2]);
        body(rgb);
      }
  };
  each([&](const auto &rgb) {
    for (size_t i = 0; i < 3; ++i) ++counts[i][static_cast<size_t>(rgb[i])];
  });
  // Paper below a warm lamp is no colour.
  const std::array<l_int32, 3> white = {paper(counts[0]), paper(counts[1]), paper(counts[2])};
  double found = 0;
  each([&](const auto &rgb) {
    l_int32 least = 255, most = 0;
    for (size_t i = 0; i < 3; ++i) {
      const l_int32 value = std::min(255, rgb[i] * 255 / white[i]);
      least = std::min(least, value);
      most = std::max(most, value);
    }
    found += most - least > least_colour;
  });
  return static_cast<float>(found / width / height);
}

float between_share(Pix *grey) {
  const l_int32 width = pixGetWidth(grey), height = pixGetHeight(grey), stride = pixGetWpl(grey);
  double found = 0;
  for (l_int32 y = 0; y < height; ++y) {
    const l_uint32 *line = pixGetData(grey) + static_cast<size_t>(y) * static_cast<size_t>(stride);
    for (l_int32 x = 0; x < width; ++x) {
      const l_int32 value = GET_DATA_BYTE(line, x);
      found += value > 48 && value < 208;
    }
  }
  return static_cast<float>(found / width / height);
}

/* What the TIFF library writes: the fax stands in one strip, which the directory names (TIFF 6.0, section 2). */
class Tiff {
 public:
  Tiff(const uint8_t *bytes, size_t count) : bytes(bytes), count(count) {}

  uint32_t tag(uint32_t wanted) const {
    const size_t directory = number(4, 4);
    for (size_t i = 0, entries = number(directory, 2); i < entries; ++i) {
      const size_t at = directory + 2 + 12 * i;
      if (number(at, 2) != wanted) continue;
      return number(at + 4, 4) == 1 ? number(at + 8, number(at + 2, 2) == 3 ? 2 : 4) : 0;
    }
    return 0;
  }

 private:
  const uint8_t *bytes;
  size_t count;

  uint32_t number(size_t at, size_t size) const {
    uint32_t value = 0;
    for (size_t i = 0; i < size && at + i < count; ++i) value |= static_cast<uint32_t>(bytes[at + i]) << (8 * i);
    return value;
  }
};

cocr_status take(const uint8_t *start, size_t count, cocr_bytes *out) {
  out->start = static_cast<uint8_t *>(std::malloc(count));
  if (!out->start) return fail(COCR_OUT_OF_MEMORY, "no memory for the picture");
  std::memcpy(out->start, start, count);
  out->count = count;
  return COCR_OK;
}

cocr_status pack_fax(Pix *pix, cocr_bytes *out) {
  l_uint8 *written = nullptr;
  size_t count = 0;
  if (pixWriteMemTiff(&written, &count, pix, IFF_TIFF_G4) || !written) return fail(COCR_DAMAGED, "no fax");
  const std::unique_ptr<l_uint8, decltype(&lept_free)> owner(written, lept_free);
  const Tiff tiff(written, count);
  const size_t start = tiff.tag(273), length = tiff.tag(279);
  // Written by this machine, so little-endian, white being zero, the first bit the highest.
  if (std::memcmp(written, "II*", 4) != 0 || length == 0 || start > count || length > count - start || tiff.tag(262) != 0 || tiff.tag(266) > 1)
    return fail(COCR_DAMAGED, "another TIFF than was asked for");
  return take(written + start, length, out);
}

}  // namespace

cocr_status cocr_image_shades(const cocr_image *image, cocr_shades *shades) {
  return guarded([&]() -> cocr_status {
    *shades = cocr_shades{};
    if (pixGetDepth(image->pix) == 1) return COCR_OK;
    if (pixGetDepth(image->pix) == 32) shades->coloured = coloured_share(image->pix);
    PixOwner grey(pixConvertTo8(image->pix, 0));
    if (!grey) return fail(COCR_OUT_OF_MEMORY, "no memory for the greys");
    shades->between = between_share(grey.get());
    return COCR_OK;
  });
}

cocr_status cocr_image_reduce(cocr_image *image, int32_t depth) {
  return guarded([&]() -> cocr_status {
    if (pixGetDepth(image->pix) == 32)
      if (cocr_status status = image->replace(pixConvertRGBToLuminance(image->pix)); status != COCR_OK) return status;
    if (depth == 1 && pixGetDepth(image->pix) == 8) return image->replace(pixThresholdToBinary(image->pix, 128));
    return COCR_OK;
  });
}

cocr_status cocr_image_pack(const cocr_image *image, int32_t quality, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    if (pixGetDepth(image->pix) == 1) return pack_fax(image->pix, out);
    l_uint8 *written = nullptr;
    size_t count = 0;
    if (pixWriteMemJpeg(&written, &count, image->pix, quality, 0) || !written) return fail(COCR_DAMAGED, "no JPEG");
    const std::unique_ptr<l_uint8, decltype(&lept_free)> owner(written, lept_free);
    return take(written, count, out);
  });
}
