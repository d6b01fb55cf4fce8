#include <libde265/de265.h>

#include "heif_decoder.hpp"

namespace {

de265_decoder_context *context(void *decoder) { return static_cast<de265_decoder_context *>(decoder); }

const char *name() { return "HEVC in this thread"; }

int supports(heif_compression_format format) { return format == heif_compression_HEVC ? 1000 : 0; }

heif_error create(void **decoder) {
  de265_decoder_context *hevc = de265_new_decoder();
  *decoder = hevc;
  if (!hevc) return cocr::heif_exhausted;
  // What it makes up for what it cannot decode looks like an empty page.
  de265_set_parameter_bool(hevc, DE265_DECODER_PARAM_SUPPRESS_FAULTY_PICTURES, 1);
  return cocr::heif_fine;
}

void destroy(void *decoder) { de265_free_decoder(context(decoder)); }

/* Units of the picture, each after its length in four bytes. */
heif_error push(void *decoder, const void *data, size_t count) {
  const auto *at = static_cast<const uint8_t *>(data);
  while (count >= 4) {
    const size_t length = static_cast<size_t>(at[0]) << 24 | static_cast<size_t>(at[1]) << 16 |
                          static_cast<size_t>(at[2]) << 8 | at[3];
    at += 4;
    count -= 4;
    if (length > count) return cocr::heif_damaged;
    if (de265_push_NAL(context(decoder), at, static_cast<int>(length), 0, nullptr) != DE265_OK)
      return cocr::heif_damaged;
    at += length;
    count -= length;
  }
  return count == 0 ? cocr::heif_fine : cocr::heif_damaged;
}

heif_error luma(const de265_image *picture, heif_image **out) {
  int stride = 0;
  const uint8_t *start = de265_get_image_plane(picture, 0, &stride);
  return cocr::copy_luma({start, stride, de265_get_image_width(picture, 0), de265_get_image_height(picture, 0),
                          de265_get_bits_per_pixel(picture, 0)},
                         out);
}

heif_error decode(void *decoder, heif_image **out) {
  *out = nullptr;
  de265_decoder_context *hevc = context(decoder);
  de265_flush_data(hevc);
  int more = 1;
  while (more) {
    const de265_error error = de265_decode(hevc, &more);
    if (error == DE265_ERROR_OUT_OF_MEMORY) return cocr::heif_exhausted;
    if (error != DE265_OK) break;
    if (const de265_image *picture = de265_get_next_picture(hevc)) {
      const heif_error told = luma(picture, out);
      de265_release_next_picture(hevc);
      return told;
    }
  }
  return cocr::heif_damaged;
}

void set_strict(void *, int) {}

}  // namespace

const heif_decoder_plugin cocr::hevc_decoder{
    3, name, nullptr, nullptr, supports, create, destroy, push, decode, set_strict, "hevc-in-this-thread"};
