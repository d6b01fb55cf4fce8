#include "heif_decoder.hpp"

#include <cstring>

heif_error cocr::copy_luma(const LumaPlane &plane, heif_image **out) {
  if (!plane.start || plane.width <= 0 || plane.height <= 0 || plane.bits < 8 || plane.bits > 16) return heif_damaged;
  heif_error error =
      heif_image_create(plane.width, plane.height, heif_colorspace_monochrome, heif_chroma_monochrome, out);
  if (error.code == heif_error_Ok)
    error = heif_image_add_plane(*out, heif_channel_Y, plane.width, plane.height, plane.bits);
  if (error.code != heif_error_Ok) return error;
  int stride = 0;
  uint8_t *to = heif_image_get_plane(*out, heif_channel_Y, &stride);
  if (!to) return heif_exhausted;
  const size_t row = static_cast<size_t>(plane.width) * (plane.bits > 8 ? 2 : 1);
  if (plane.stride < 0 || static_cast<size_t>(plane.stride) < row || static_cast<size_t>(stride) < row)
    return heif_damaged;
  for (int y = 0; y < plane.height; ++y)
    std::memcpy(to + static_cast<ptrdiff_t>(y) * stride, plane.start + y * plane.stride, row);
  return heif_fine;
}

void cocr::prepare_heif() {
  static const bool once = [] {
    (void)heif_init(nullptr);
    (void)heif_register_decoder_plugin(&hevc_decoder);
    (void)heif_register_decoder_plugin(&av1_decoder);
    return true;
  }();
  (void)once;
}
