#ifndef COCR_CODES_HPP
#define COCR_CODES_HPP

#include <functional>

#include "image.hpp"

namespace cocr {

/* Places are in the picture's pixels; `each` returns false to end the search. */
cocr_status find_qr(Pix *pix, const std::function<bool(const cocr_code &)> &each);
cocr_status find_patches(Pix *pix, const std::function<bool(const cocr_code &)> &each);

/* False where a black and white picture has no three squares that every QR code has: a fiftieth of the time of looking for codes. */
bool may_have_qr(Pix *pix);

/* A copy of a page in grey or in black and white on which every Swiss cross is blank; null where there is none, or no memory. */
PixOwner without_crosses(Pix *pix);

}  // namespace cocr

#endif
