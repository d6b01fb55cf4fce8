#ifndef COCR_GROWN_HPP
#define COCR_GROWN_HPP

#include <algorithm>
#include <cstdlib>

#include "guard.hpp"

namespace cocr {

/* Bytes whose number nobody knows before the last one: they grow as they come, never by a promise. */
class Grown {
 public:
  Grown() = default;
  Grown(const Grown &) = delete;
  Grown &operator=(const Grown &) = delete;
  ~Grown() { std::free(start_); }

  /* Where the next bytes go; null without memory. */
  uint8_t *room(size_t wanted) {
    if (capacity_ - count_ < wanted) {
      const size_t larger = std::max(capacity_ + capacity_ / 2, count_ + wanted);
      void *moved = std::realloc(start_, larger);
      if (!moved) return nullptr;
      start_ = static_cast<uint8_t *>(moved);
      capacity_ = larger;
    }
    return start_ + count_;
  }
  void take(size_t written) { count_ += written; }
  size_t count() const { return count_; }

  /* To whoever frees them. */
  cocr_bytes release() {
    cocr_bytes bytes{};
    bytes.start = start_;
    bytes.count = count_;
    start_ = nullptr;
    count_ = capacity_ = 0;
    return bytes;
  }

 private:
  uint8_t *start_ = nullptr;
  size_t count_ = 0, capacity_ = 0;
};

}  // namespace cocr

#endif
