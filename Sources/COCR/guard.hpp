#ifndef COCR_GUARD_HPP
#define COCR_GUARD_HPP

#include <exception>
#include <new>
#include <utility>

#include "cocr.h"

namespace cocr {

cocr_status fail(cocr_status status, const char *message) noexcept;

/* Leptonica reports a failed allocation as any other failure, and Tesseract then finds no words: only the message tells. */
void watch_allocations() noexcept;
bool allocation_failed() noexcept;

/* After a caught exception the libraries' own clean-up may free twice: from then on handles are leaked. */
void lose() noexcept;
bool lost() noexcept;

/* The one place where C++ exceptions end. */
template <typename Body>
cocr_status guarded(Body &&body) noexcept {
  watch_allocations();
  cocr_status status = COCR_OK;
  try {
    status = std::forward<Body>(body)();
  } catch (const std::bad_alloc &) {
    lose();
    return fail(COCR_OUT_OF_MEMORY, "out of memory");
  } catch (const std::exception &error) {
    lose();
    return fail(COCR_EXCEPTION, error.what());
  } catch (...) {
    lose();
    return fail(COCR_EXCEPTION, "unknown C++ exception");
  }
  return allocation_failed() ? fail(COCR_OUT_OF_MEMORY, "out of memory") : status;
}

}  // namespace cocr

#endif
