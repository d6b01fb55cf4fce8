#include <algorithm>
#include <memory>
#include <vector>

#include <libheif/heif.h>

#include "heif_decoder.hpp"
#include "image.hpp"

using cocr::fail;
using cocr::guarded;
using cocr::PixOwner;

namespace {

struct ContextFree {
  void operator()(heif_context *context) const { heif_context_free(context); }
};
struct HandleFree {
  void operator()(heif_image_handle *handle) const { heif_image_handle_release(handle); }
};
struct ImageFree {
  void operator()(heif_image *image) const { heif_image_release(image); }
};
struct OptionsFree {
  void operator()(heif_decoding_options *options) const { heif_decoding_options_free(options); }
};
using HandleOwner = std::unique_ptr<heif_image_handle, HandleFree>;
using ImageOwner = std::unique_ptr<heif_image, ImageFree>;

cocr_status meaning(const heif_error &error) {
  switch (error.code) {
    case heif_error_Memory_allocation_error:
      // Whoever promises too many pixels is told so; a real want of memory throws.
      return error.subcode == heif_suberror_Security_limit_exceeded ? fail(COCR_TOO_LARGE, "beyond the library's limits")
                                                                    : fail(COCR_OUT_OF_MEMORY, "out of memory");
    case heif_error_Unsupported_filetype:
    case heif_error_Unsupported_feature:
    case heif_error_Decoder_plugin_error: return fail(COCR_UNSUITABLE, "a way of coding that is not known");
    default: return fail(COCR_DAMAGED, "picture unreadable");
  }
}

/* One channel of a picture, 8 bits or more. */
struct Plane {
  const uint8_t *start = nullptr;
  int stride = 0, shift = 0;

  Plane(const heif_image *image, heif_channel channel) {
    start = heif_image_get_plane_readonly(image, channel, &stride);
    const int bits = start ? heif_image_get_bits_per_pixel_range(image, channel) : 8;
    shift = bits > 8 ? bits - 8 : 0;
  }
  int at(int x, int y) const {
    const uint8_t *row = start + static_cast<ptrdiff_t>(y) * stride;
    return shift == 0 ? row[x] : reinterpret_cast<const uint16_t *>(row)[x] >> shift;
  }
};

/* Video leaves room above white and below black unless it says otherwise. */
bool is_narrow(const heif_image_handle *handle) {
  heif_color_profile_nclx *profile = nullptr;
  if (heif_image_handle_get_nclx_color_profile(handle, &profile).code != heif_error_Ok || !profile) return false;
  const bool narrow = profile->full_range_flag == 0 && profile->matrix_coefficients != heif_matrix_coefficients_RGB_GBR;
  heif_nclx_color_profile_free(profile);
  return narrow;
}

/* Planes are as large as what was coded, which need not be what the header says. */
bool is_like(const heif_image *image, heif_channel channel, int width, int height) {
  return heif_image_get_width(image, channel) == width && heif_image_get_height(image, channel) == height;
}

Pix *grey(const heif_image *image, bool narrow) {
  const bool is_rgb = heif_image_get_colorspace(image) == heif_colorspace_RGB;
  const heif_channel first = is_rgb ? heif_channel_R : heif_channel_Y;
  const Plane luma(image, first), alpha(image, heif_channel_Alpha);
  const Plane green(image, heif_channel_G), blue(image, heif_channel_B);
  const int width = heif_image_get_width(image, first), height = heif_image_get_height(image, first);
  if (!luma.start || width <= 0 || height <= 0 || (is_rgb && (!green.start || !blue.start))) return nullptr;
  if (is_rgb && (!is_like(image, heif_channel_G, width, height) || !is_like(image, heif_channel_B, width, height)))
    return nullptr;
  const bool has_alpha = alpha.start && is_like(image, heif_channel_Alpha, width, height);
  PixOwner pix(pixCreateNoInit(width, height, 8));
  if (!pix) return nullptr;
  const l_int32 words = pixGetWpl(pix.get());
  for (int y = 0; y < height; ++y) {
    l_uint32 *line = pixGetData(pix.get()) + static_cast<size_t>(y) * words;
    for (int x = 0; x < width; ++x) {
      int value = luma.at(x, y);
      if (is_rgb) value = (77 * value + 150 * green.at(x, y) + 29 * blue.at(x, y)) / 256;
      if (narrow) value = std::clamp((value - 16) * 255 / 219, 0, 255);
      if (has_alpha) value = 255 - (255 - value) * alpha.at(x, y) / 255;
      SET_DATA_BYTE(line, x, value);
    }
  }
  return pix.release();
}

}  // namespace

struct cocr_heif {
  std::unique_ptr<heif_context, ContextFree> context;
  std::vector<heif_item_id> pictures;
};

cocr_status cocr_heif_open(const uint8_t *bytes, size_t count, cocr_heif **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    cocr::prepare_heif();
    auto heif = std::make_unique<cocr_heif>();
    heif->context.reset(heif_context_alloc());
    if (!heif->context) return fail(COCR_OUT_OF_MEMORY, "no memory for the file");
    // In this thread: a reader can start none.
    heif_context_set_max_decoding_threads(heif->context.get(), 0);
    const heif_error error = heif_context_read_from_memory_without_copy(heif->context.get(), bytes, count, nullptr);
    if (error.code != heif_error_Ok) return meaning(error);
    const int found = heif_context_get_number_of_top_level_images(heif->context.get());
    if (found < 1) return fail(COCR_DAMAGED, "no picture");
    heif->pictures.resize(static_cast<size_t>(found));
    heif_context_get_list_of_top_level_image_IDs(heif->context.get(), heif->pictures.data(), found);
    *out = heif.release();
    return COCR_OK;
  });
}

void cocr_heif_close(cocr_heif *heif) {
  if (cocr::lost()) return;
  (void)guarded([&] {
    delete heif;
    return COCR_OK;
  });
}

int32_t cocr_heif_pictures(const cocr_heif *heif) { return static_cast<int32_t>(heif->pictures.size()); }

cocr_status cocr_heif_decode(cocr_heif *heif, int32_t picture, int64_t max_pixels, cocr_image **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    if (picture < 0 || static_cast<size_t>(picture) >= heif->pictures.size()) return fail(COCR_NO_PAGE, "no picture");
    heif_image_handle *raw = nullptr;
    heif_error error =
        heif_context_get_image_handle(heif->context.get(), heif->pictures[static_cast<size_t>(picture)], &raw);
    const HandleOwner handle(raw);
    if (error.code != heif_error_Ok) return meaning(error);
    const int64_t pixels =
        static_cast<int64_t>(heif_image_handle_get_width(raw)) * heif_image_handle_get_height(raw);
    if (pixels > max_pixels) return fail(COCR_TOO_LARGE, "too many pixels");
    const std::unique_ptr<heif_decoding_options, OptionsFree> options(heif_decoding_options_alloc());
    heif_image *decoded = nullptr;
    // Turned and mirrored by the library, as the file's own transformations say; EXIF repeats them and is not asked.
    error = heif_decode_image(raw, &decoded, heif_colorspace_undefined, heif_chroma_undefined, options.get());
    const ImageOwner image(decoded);
    if (error.code != heif_error_Ok) return meaning(error);
    const heif_channel first =
        heif_image_get_colorspace(decoded) == heif_colorspace_RGB ? heif_channel_R : heif_channel_Y;
    if (static_cast<int64_t>(heif_image_get_width(decoded, first)) * heif_image_get_height(decoded, first) > max_pixels)
      return fail(COCR_TOO_LARGE, "more pixels than promised");
    auto made = std::make_unique<cocr_image>(grey(decoded, is_narrow(raw)));
    if (!made->pix) return fail(COCR_DAMAGED, "no pixels");
    *out = made.release();
    return COCR_OK;
  });
}
