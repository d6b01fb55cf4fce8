#include <cerrno>
#include <cstring>

#include <dav1d/dav1d.h>

#include "heif_decoder.hpp"

namespace {

struct Decoder {
  Dav1dContext *context = nullptr;
  Dav1dData data{};
};

Decoder *decoder_of(void *decoder) { return static_cast<Decoder *>(decoder); }

const char *name() { return "AV1 in this thread"; }

int supports(heif_compression_format format) { return format == heif_compression_AV1 ? 1000 : 0; }

heif_error create(void **decoder) {
  auto *made = new Decoder;
  Dav1dSettings settings;
  dav1d_default_settings(&settings);
  settings.n_threads = 1;
  settings.max_frame_delay = 1;
  settings.all_layers = 0;
  *decoder = made;
  return dav1d_open(&made->context, &settings) == 0 ? cocr::heif_fine : cocr::heif_exhausted;
}

void destroy(void *decoder) {
  Decoder *av1 = decoder_of(decoder);
  if (av1->data.sz > 0) dav1d_data_unref(&av1->data);
  if (av1->context) dav1d_close(&av1->context);
  delete av1;
}

heif_error push(void *decoder, const void *bytes, size_t count) {
  Decoder *av1 = decoder_of(decoder);
  if (av1->data.sz > 0 || count == 0) return cocr::heif_damaged;
  uint8_t *room = dav1d_data_create(&av1->data, count);
  if (!room) return cocr::heif_exhausted;
  std::memcpy(room, bytes, count);
  return cocr::heif_fine;
}

heif_error decode(void *decoder, heif_image **out) {
  *out = nullptr;
  Decoder *av1 = decoder_of(decoder);
  Dav1dPicture picture{};
  int status = DAV1D_ERR(EAGAIN);
  // What it does not take at once, it takes after a picture was taken from it.
  for (int tries = 0; status == DAV1D_ERR(EAGAIN) && tries < 64; ++tries) {
    if (av1->data.sz > 0) {
      const int sent = dav1d_send_data(av1->context, &av1->data);
      if (sent < 0 && sent != DAV1D_ERR(EAGAIN)) return cocr::heif_damaged;
    }
    status = dav1d_get_picture(av1->context, &picture);
  }
  if (status == DAV1D_ERR(ENOMEM)) return cocr::heif_exhausted;
  if (status != 0) return cocr::heif_damaged;
  const heif_error told = cocr::copy_luma(
      {static_cast<const uint8_t *>(picture.data[0]), picture.stride[0], picture.p.w, picture.p.h, picture.p.bpc}, out);
  dav1d_picture_unref(&picture);
  return told;
}

void set_strict(void *, int) {}

}  // namespace

const heif_decoder_plugin cocr::av1_decoder{
    3, name, nullptr, nullptr, supports, create, destroy, push, decode, set_strict, "av1-in-this-thread"};
