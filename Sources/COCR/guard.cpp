#include "guard.hpp"

#include <cstring>
#include <iconv.h>
#include <stdexcept>
#include <string>

#include <leptonica/allheaders.h>
#include <poppler/cpp/poppler-global.h>
#include <poppler/cpp/poppler-version.h>
#include <tesseract/baseapi.h>
#include <zbar.h>

namespace {

thread_local std::string last_error;
thread_local bool failed_allocation = false;
bool library_lost = false;

void leptonica_says(const char *message) {
  if (std::strstr(message, "malloc fail") || std::strstr(message, "calloc fail")) failed_allocation = true;
}

void poppler_says(const std::string &, void *) {}

}  // namespace

namespace cocr {

cocr_status fail(cocr_status status, const char *message) noexcept {
  try {
    last_error = message;
  } catch (...) {
  }
  return status;
}

void watch_allocations() noexcept {
  static const bool once = [] {
    leptSetStderrHandler(leptonica_says);
    setMsgSeverity(L_SEVERITY_ERROR);
    poppler::set_debug_error_function(poppler_says, nullptr);
    return true;
  }();
  (void)once;
  failed_allocation = false;
}

bool allocation_failed() noexcept { return failed_allocation; }

void lose() noexcept { library_lost = true; }
bool lost() noexcept { return library_lost; }

}  // namespace cocr

const char *cocr_last_error(void) { return last_error.c_str(); }

const char *cocr_versions(void) {
  static std::string versions;
  (void)cocr::guarded([] {
    if (!versions.empty()) return COCR_OK;
    char *leptonica = getLeptonicaVersion();
    versions = std::string("tesseract-") + tesseract::TessBaseAPI::Version() + " " + (leptonica ? leptonica : "") +
               " poppler-" + poppler::version_string();
    unsigned major = 0, minor = 0, patch = 0;
    if (zbar::zbar_version(&major, &minor, &patch) == 0)
      versions += " zbar-" + std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
    lept_free(leptonica);
    return COCR_OK;
  });
  return versions.c_str();
}

cocr_status cocr_load_everything(void) {
  return cocr::guarded([] {
    // poppler converts each word. Kept open, since the C library unloads a converter that nobody uses.
    static const iconv_t converters[] = {iconv_open("UTF-8", "UTF-16LE"), iconv_open("UTF-16LE", "UTF-8"),
                                         iconv_open("UTF-8", "UTF-16"), iconv_open("UTF-8", "ISO-8859-1")};
    for (iconv_t each : converters)
      if (each == reinterpret_cast<iconv_t>(-1)) return cocr::fail(COCR_UNSUITABLE, "no converter");
    return COCR_OK;
  });
}

cocr_status cocr_selftest_throw(int32_t kind) {
  return cocr::guarded([&]() -> cocr_status {
    if (kind == 0) throw std::bad_alloc();
    if (kind == 1) throw std::runtime_error("self test");
    if (kind == 2) throw 42;
    return COCR_OK;
  });
}
