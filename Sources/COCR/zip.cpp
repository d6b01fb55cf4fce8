#include <cstdlib>
#include <memory>

#include <zip.h>

#include "grown.hpp"

using cocr::fail;
using cocr::guarded;

struct cocr_zip {
  zip_t *archive = nullptr;
  uint64_t count = 0;

  cocr_zip() = default;
  cocr_zip(const cocr_zip &) = delete;
  cocr_zip &operator=(const cocr_zip &) = delete;
  ~cocr_zip() {
    if (archive) zip_discard(archive);
  }
};

namespace {

struct FileClose {
  void operator()(zip_file_t *file) const { zip_fclose(file); }
};
using FileOwner = std::unique_ptr<zip_file_t, FileClose>;

cocr_status meaning(int code, bool is_encrypted) {
  switch (code) {
    case ZIP_ER_MEMORY: return fail(COCR_OUT_OF_MEMORY, "out of memory");
    case ZIP_ER_NOPASSWD:
    case ZIP_ER_WRONGPASSWD: return fail(COCR_LOCKED, "password needed");
    case ZIP_ER_COMPNOTSUPP:
    case ZIP_ER_ENCRNOTSUPP: return fail(COCR_UNSUITABLE, "packed in a way that is not known");
    // The older encryption tells a wrong password by one byte only; then the bytes make no sense.
    default: return is_encrypted ? fail(COCR_LOCKED, "wrong password") : fail(COCR_DAMAGED, "entry unreadable");
  }
}

/*
 * Of AES there are two kinds; the newer one has a code of its own instead of a checksum, which libzip 1.7 compares all
 * the same, with the zero that stands in its place.
 */
bool only_lacks_checksum(int code, const zip_stat_t &entry, uint64_t count) {
  const bool is_aes = entry.encryption_method == ZIP_EM_AES_128 || entry.encryption_method == ZIP_EM_AES_192 ||
                      entry.encryption_method == ZIP_EM_AES_256;
  return is_aes && code == ZIP_ER_CRC && entry.crc == 0 && count == entry.size;
}

cocr_status unpack(zip_file_t *file, const zip_stat_t &entry, const cocr_unpacking &limits, cocr::Grown &bytes) {
  const uint64_t allowed = limits.ratio * (entry.valid & ZIP_STAT_COMP_SIZE ? entry.comp_size : 0);
  const bool is_encrypted = entry.encryption_method != ZIP_EM_NONE;
  static constexpr size_t piece = 256 << 10;
  while (true) {
    uint8_t *room = bytes.room(piece);
    if (!room) return fail(COCR_OUT_OF_MEMORY, "no memory for the entry");
    const zip_int64_t got = zip_fread(file, room, piece);
    const int code = got < 0 ? zip_error_code_zip(zip_file_get_error(file)) : ZIP_ER_OK;
    if (got == 0 || only_lacks_checksum(code, entry, bytes.count())) return COCR_OK;
    if (got < 0) return meaning(code, is_encrypted);
    bytes.take(static_cast<size_t>(got));
    if (bytes.count() > limits.most_bytes) return fail(COCR_TOO_LARGE, "too large an entry");
    if (bytes.count() > limits.ratio_from && bytes.count() > allowed) return fail(COCR_TOO_LARGE, "packed too densely");
  }
}

}  // namespace

cocr_status cocr_zip_open(const uint8_t *bytes, size_t count, cocr_zip **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    zip_error_t error;
    zip_error_init(&error);
    auto zip = std::make_unique<cocr_zip>();
    zip_source_t *source = zip_source_buffer_create(bytes, count, 0, &error);
    if (source) zip->archive = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (source && !zip->archive) zip_source_free(source);
    const int code = zip_error_code_zip(&error);
    zip_error_fini(&error);
    if (!zip->archive) return code == ZIP_ER_MEMORY ? fail(COCR_OUT_OF_MEMORY, "no memory") : fail(COCR_DAMAGED, "no archive");
    zip->count = static_cast<uint64_t>(std::max<zip_int64_t>(0, zip_get_num_entries(zip->archive, 0)));
    *out = zip.release();
    return COCR_OK;
  });
}

void cocr_zip_close(cocr_zip *zip) {
  if (cocr::lost()) return;
  (void)guarded([&] {
    delete zip;
    return COCR_OK;
  });
}

uint64_t cocr_zip_entries(const cocr_zip *zip) { return zip->count; }

cocr_status cocr_zip_name(cocr_zip *zip, uint64_t index, const char **name) {
  return guarded([&]() -> cocr_status {
    *name = zip_get_name(zip->archive, index, ZIP_FL_ENC_GUESS);
    return *name ? COCR_OK : fail(COCR_DAMAGED, "entry without a name");
  });
}

cocr_status cocr_zip_read(
    cocr_zip *zip, uint64_t index, const char *password, cocr_unpacking limits, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    zip_stat_t entry;
    zip_stat_init(&entry);
    if (zip_stat_index(zip->archive, index, 0, &entry) != 0) return fail(COCR_DAMAGED, "no such entry");
    const bool is_encrypted = entry.encryption_method != ZIP_EM_NONE;
    if (is_encrypted && !password) return fail(COCR_LOCKED, "password needed");
    FileOwner file(is_encrypted ? zip_fopen_index_encrypted(zip->archive, index, 0, password)
                                : zip_fopen_index(zip->archive, index, 0));
    if (!file) return meaning(zip_error_code_zip(zip_get_error(zip->archive)), is_encrypted);
    cocr::Grown bytes;
    const cocr_status status = unpack(file.get(), entry, limits, bytes);
    if (status == COCR_OK) *out = bytes.release();
    return status;
  });
}
