#ifndef COCR_HEIF_DECODER_HPP
#define COCR_HEIF_DECODER_HPP

#include <cstddef>
#include <cstdint>

#include <libheif/heif.h>
#include <libheif/heif_plugin.h>

/*
 * libheif's own decoders start threads for each picture, and fail or wait for ever where they may start none, as in a
 * reader. These decode in the thread that asks, and leave out the colours.
 */
namespace cocr {

/* Once in a process: the library's own codecs, and the two below before them. */
void prepare_heif();

extern const heif_decoder_plugin hevc_decoder;
extern const heif_decoder_plugin av1_decoder;

constexpr heif_error heif_fine{heif_error_Ok, heif_suberror_Unspecified, "Success"};
constexpr heif_error heif_damaged{heif_error_Invalid_input, heif_suberror_Unspecified, "picture unreadable"};
constexpr heif_error heif_exhausted{heif_error_Memory_allocation_error, heif_suberror_Unspecified, "out of memory"};

/* The rows of a decoded picture's luma; those of more than 8 bits take two bytes a pixel. */
struct LumaPlane {
  const uint8_t *start;
  ptrdiff_t stride;
  int width, height, bits;
};

heif_error copy_luma(const LumaPlane &plane, heif_image **out);

}  // namespace cocr

#endif
