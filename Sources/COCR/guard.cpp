#include "guard.hpp"

#include <cstring>
#include <iconv.h>
#include <stdexcept>
#include <string>

#include <gmime/gmime.h>
#include <leptonica/allheaders.h>
#include <libheif/heif.h>
#include <libxml/parser.h>
#include <libxml/xmlversion.h>
#include <openssl/crypto.h>
#include <poppler/cpp/poppler-global.h>
#include <poppler/cpp/poppler-version.h>
#include <tesseract/baseapi.h>
#include <zbar.h>
#include <zip.h>

#include "heif_decoder.hpp"

namespace {

thread_local std::string last_error;
thread_local bool failed_allocation = false;
bool library_lost = false;

void leptonica_says(const char *message) {
  if (std::strstr(message, "malloc fail") || std::strstr(message, "calloc fail")) failed_allocation = true;
}

void poppler_says(const std::string &, void *) {}

/* What mails are written in beside Unicode; one that this system does not know is read as its neighbour. */
void load_charsets() {
  static const char *const names[] = {"ISO-8859-2",   "ISO-8859-9",   "ISO-8859-15",  "WINDOWS-1250", "WINDOWS-1251",
                                      "WINDOWS-1252", "WINDOWS-1254", "KOI8-R",       "IBM850",       "UTF-7",
                                      "UTF-32",       "MACINTOSH",    "ISO-8859-5",   "GB18030",      "ISO-2022-JP"};
  for (const char *name : names) (void)iconv_open("UTF-8", name);
}

std::string gmime_version() {
  return std::to_string(gmime_major_version) + "." + std::to_string(gmime_minor_version) + "." +
         std::to_string(gmime_micro_version);
}

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
               " poppler-" + poppler::version_string() + " libheif-" + heif_get_version() + " libzip-" +
               zip_libzip_version() + " libxml-" + LIBXML_DOTTED_VERSION + " gmime-" + gmime_version();
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
    load_charsets();
    cocr::prepare_heif();
    g_mime_init();
    xmlInitParser();
    // libzip unpacks with it; it would look for its settings, and give up where it may not.
    (void)OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, nullptr);
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
