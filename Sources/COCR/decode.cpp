#include <cstdio>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

/* Grey or 1 bit, or in its colours where they are kept; with anything transparent on white. */
Pix *flattened(PixOwner source, bool keeps_colours) {
  if (!source) return nullptr;
  if (pixGetDepth(source.get()) == 1 && !pixGetColormap(source.get())) return source.release();
  if (pixGetSpp(source.get()) == 4 || pixGetColormap(source.get())) {
    // Keeps the resolution, and a colour map without transparency becomes what it shows.
    PixOwner opaque(pixRemoveAlpha(source.get()));
    if (!opaque) return nullptr;
    source = std::move(opaque);
  }
  if (pixGetDepth(source.get()) == 32) return keeps_colours ? source.release() : pixConvertRGBToLuminance(source.get());
  return pixConvertTo8(source.get(), 0);
}

struct Header {
  l_int32 format = 0, width = 0, height = 0, bits = 0, samples = 0, colormap = 0, reduction = 1;
};

/* Decodes to a half, a quarter or an eighth where that is asked for: each takes a quarter of the memory. */
Pix *decode_jpeg(const uint8_t *bytes, size_t count, const Header &head, bool keeps_colours, int32_t &warnings) {
  // Luma alone is a third of the work; libjpeg has no way from CMYK to it.
  l_int32 hint = head.samples == 4 || keeps_colours ? 0 : L_JPEG_READ_LUMINANCE;
  l_int32 found = 0;
  PixOwner pix(pixReadMemJpeg(bytes, count, 0, head.reduction, &found, hint));
  warnings = found;
  if (pix && head.reduction > 1)
    pixSetResolution(pix.get(), pixGetXRes(pix.get()) / head.reduction, pixGetYRes(pix.get()) / head.reduction);
  return flattened(std::move(pix), keeps_colours);
}

cocr_status read_header(const uint8_t *bytes, size_t count, int32_t page, int64_t max_pixels, bool keeps_colours,
                        Header &head) {
  l_int32 bad = pixReadHeaderMem(bytes, count, &head.format, &head.width, &head.height, &head.bits, &head.samples,
                                 &head.colormap);
  if (!bad && L_FORMAT_IS_TIFF(head.format) && page > 0) {
    l_int32 dpi = 0, compression = 0;
    bad = readHeaderMemTiff(bytes, count, page, &head.width, &head.height, &head.bits, &head.samples, &dpi,
                            &head.colormap, &compression);
  }
  if (bad) return fail(COCR_DAMAGED, "header unreadable");
  if (head.width <= 0 || head.height <= 0) return fail(COCR_DAMAGED, "no pixels");
  const int64_t pixels = static_cast<int64_t>(head.width) * head.height;
  if (keeps_colours && (head.samples != 1 || head.colormap)) max_pixels = cocr::most_in_colours(max_pixels);
  if (head.format == IFF_JFIF_JPEG)
    while (head.reduction < 8 && pixels / head.reduction / head.reduction > max_pixels) head.reduction *= 2;
  if (pixels / head.reduction / head.reduction > max_pixels) return fail(COCR_TOO_LARGE, "too many pixels");
  return COCR_OK;
}

}  // namespace

PixOwner cocr::squared(PixOwner pix) {
  if (!pix) return nullptr;
  const l_int32 across = pixGetXRes(pix.get()), down = pixGetYRes(pix.get());
  if (across < 60 || down < 60 || across * 4 < down * 5 || across > 3 * down) return pix;
  PixOwner grey(pixGetDepth(pix.get()) == 32 ? pixClone(pix.get()) : pixConvertTo8(pix.get(), 0));
  PixOwner made(grey ? pixScale(grey.get(), 1.0f, static_cast<l_float32>(across) / static_cast<l_float32>(down)) : nullptr);
  if (made) pixSetResolution(made.get(), across, across);
  return made;
}

PixOwner cocr::squared_alike(PixOwner pix) {
  const bool is_binary = pix && pixGetDepth(pix.get()) == 1;
  PixOwner made = squared(std::move(pix));
  if (!is_binary || !made || pixGetDepth(made.get()) == 1) return made;
  PixOwner binary(pixThresholdToBinary(made.get(), 128));
  if (binary) pixCopyResolution(binary.get(), made.get());
  return binary;
}

cocr_status cocr_image_decode(
    const uint8_t *bytes, size_t count, int32_t page, int64_t max_pixels, int32_t keeps_colours,
    cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    if (count == 0 || page < 0) return fail(COCR_BAD_ARGUMENT, "no bytes");
    Header head;
    if (cocr_status status = read_header(bytes, count, page, max_pixels, keeps_colours != 0, head);
        status != COCR_OK) return status;
    auto image = std::make_unique<cocr_image>();
    if (head.format == IFF_JFIF_JPEG)
      image->pix = decode_jpeg(bytes, count, head, keeps_colours != 0, image->warnings);
    else if (L_FORMAT_IS_TIFF(head.format))
      image->pix = flattened(PixOwner(pixReadMemTiff(bytes, count, page)), keeps_colours != 0);
    else
      image->pix = flattened(PixOwner(pixReadMem(bytes, count)), keeps_colours != 0);
    PixOwner decoded(image->pix);
    image->pix = (keeps_colours ? cocr::squared_alike(std::move(decoded)) : cocr::squared(std::move(decoded))).release();
    if (!image->pix) return fail(COCR_DAMAGED, "pixels unreadable");
    *out = image.release();
    return COCR_OK;
  });
}

void cocr_image_destroy(cocr_image *image) {
  if (!cocr::lost()) delete image;
}

cocr_image_info cocr_image_get_info(const cocr_image *image) {
  cocr_image_info info{};
  info.width = pixGetWidth(image->pix);
  info.height = pixGetHeight(image->pix);
  info.depth = pixGetDepth(image->pix);
  info.dpi = pixGetYRes(image->pix);
  info.warnings = image->warnings;
  return info;
}

cocr_status cocr_image_copy(const cocr_image *image, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    auto copy = std::make_unique<cocr_image>(pixCopy(nullptr, image->pix));
    if (!copy->pix) return fail(COCR_OUT_OF_MEMORY, "copy failed");
    *out = copy.release();
    return COCR_OK;
  });
}

cocr_status cocr_image_size(const uint8_t *bytes, size_t count, int32_t *width, int32_t *height) {
  return guarded([&]() -> cocr_status {
    l_int32 format = 0, bits = 0, samples = 0, colormap = 0;
    *width = *height = 0;
    if (count == 0 || pixReadHeaderMem(bytes, count, &format, width, height, &bits, &samples, &colormap))
      return fail(COCR_DAMAGED, "header unreadable");
    return COCR_OK;
  });
}

cocr_status cocr_tiff_pages(const uint8_t *bytes, size_t count, int32_t *pages) {
  return guarded([&]() -> cocr_status {
    *pages = 0;
    std::FILE *file = fopenReadFromMemory(bytes, count);
    if (!file) return fail(COCR_DAMAGED, "not readable");
    l_int32 found = 0;
    l_int32 bad = tiffGetCount(file, &found);
    std::fclose(file);
    if (bad || found < 1) return fail(COCR_DAMAGED, "no TIFF pages");
    *pages = found;
    return COCR_OK;
  });
}
