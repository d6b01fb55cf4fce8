#include <cerrno>
#include <cstring>
#include <memory>

#include <qrencode.h>

#include "guard.hpp"

using cocr::fail;
using cocr::guarded;

cocr_status cocr_qr_encode(const char *text, uint8_t *modules, size_t capacity, int32_t *side) {
  return guarded([&]() -> cocr_status {
    *side = 0;
    // A quarter of the modules may be lost to a bad print or a poor scan.
    const std::unique_ptr<QRcode, void (*)(QRcode *)> code(
        QRcode_encodeString8bit(text, 0, QR_ECLEVEL_Q), QRcode_free);
    if (!code) return errno == ENOMEM ? fail(COCR_OUT_OF_MEMORY, "no memory") : fail(COCR_TOO_LARGE, "text too long");
    const size_t count = static_cast<size_t>(code->width) * static_cast<size_t>(code->width);
    if (count > capacity) return fail(COCR_TOO_LARGE, "text too long");
    for (size_t i = 0; i < count; ++i) modules[i] = code->data[i] & 1;
    *side = code->width;
    return COCR_OK;
  });
}
