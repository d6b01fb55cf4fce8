#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gmime/gmime.h>

#include "grown.hpp"

using cocr::fail;
using cocr::guarded;

namespace {

struct Unref {
  template <typename Object>
  void operator()(Object *object) const { g_object_unref(object); }
};
template <typename Object>
using Owner = std::unique_ptr<Object, Unref>;

struct Free {
  void operator()(char *text) const { g_free(text); }
};
using Text = std::unique_ptr<char, Free>;

struct Part {
  cocr_mail_role role;
  GMimeObject *object;
  std::string name;
  bool related;
};

void prepare() {
  static const bool once = [] {
    g_mime_init();
    return true;
  }();
  (void)once;
}

/* Only the mail's own bytes, from which the parts are taken when asked for. */
Owner<GMimeMessage> parsed(const uint8_t *bytes, size_t count) {
  Owner<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(reinterpret_cast<const char *>(bytes), count));
  Owner<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  g_mime_parser_set_persist_stream(parser.get(), TRUE);
  // Some programs leave the line that parts the letters of a mailbox before the header.
  const bool has_line = count > 5 && std::equal(bytes, bytes + 5, reinterpret_cast<const uint8_t *>("From "));
  g_mime_parser_set_format(parser.get(), has_line ? GMIME_FORMAT_MBOX : GMIME_FORMAT_MESSAGE);
  return Owner<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

std::string addresses(InternetAddressList *list) {
  if (!list || internet_address_list_length(list) == 0) return {};
  const Text text(internet_address_list_to_string(list, nullptr, FALSE));
  return text ? text.get() : "";
}

bool is_type(GMimeObject *object, const char *type, const char *subtype) {
  GMimeContentType *found = g_mime_object_get_content_type(object);
  return found && g_mime_content_type_is_type(found, type, subtype);
}

cocr_status copied(GMimeStream *stream, cocr::Grown &bytes) {
  const GByteArray *array = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream));
  uint8_t *room = bytes.room(array->len + 1);
  if (!room) return fail(COCR_OUT_OF_MEMORY, "no memory for the part");
  std::copy(array->data, array->data + array->len, room);
  bytes.take(array->len);
  return COCR_OK;
}

/* Without its transfer encoding. */
cocr_status decoded(GMimePart *part, cocr::Grown &bytes) {
  GMimeDataWrapper *content = g_mime_part_get_content(part);
  if (!content) return COCR_OK;
  const Owner<GMimeStream> stream(g_mime_stream_mem_new());
  if (g_mime_data_wrapper_write_to_stream(content, stream.get()) < 0) return fail(COCR_DAMAGED, "part unreadable");
  return copied(stream.get(), bytes);
}

cocr_status written(GMimeMessage *message, cocr::Grown &bytes) {
  const Owner<GMimeStream> stream(g_mime_stream_mem_new());
  if (!message || g_mime_object_write_to_stream(GMIME_OBJECT(message), nullptr, stream.get()) < 0)
    return fail(COCR_DAMAGED, "message unreadable");
  return copied(stream.get(), bytes);
}

/* Goes through the parts in the order in which they stand. */
class Walk {
 public:
  /* No program nests as deep, and each level is kept on the stack. */
  static constexpr int deepest = 200;
  std::vector<Part> parts;
  /* What is said to have parts has none, or the mark behind the last one is missing. */
  bool is_cut = false;

  void go(GMimeObject *object, bool is_related = false, bool only_files = false, int depth = 0) {
    if (depth > deepest) return add(COCR_MAIL_TOO_DEEP, object, is_related);
    if (GMIME_IS_MULTIPART(object)) return many(GMIME_MULTIPART(object), is_related, only_files, depth);
    if (GMIME_IS_MESSAGE_PART(object)) return add(COCR_MAIL_MESSAGE, object, is_related);
    if (GMIME_IS_PART(object)) leaf(object, is_related, only_files);
  }

 private:
  void add(cocr_mail_role role, GMimeObject *object, bool is_related, const char *name = nullptr) {
    parts.push_back({role, object, name ? name : "", is_related});
  }

  void many(GMimeMultipart *multipart, bool is_related, bool only_files, int depth) {
    GMimeObject *object = GMIME_OBJECT(multipart);
    const int count = g_mime_multipart_get_count(multipart);
    if (count == 0 || !multipart->write_end_boundary) is_cut = true;
    if (is_type(object, "multipart", "encrypted")) return add(COCR_MAIL_LOCKED, object, is_related);
    // The letter is followed by its signature.
    const int last = is_type(object, "multipart", "signed") ? std::min(count, 1) : count;
    const int chosen = is_type(object, "multipart", "alternative") ? best(multipart, count) : -1;
    const bool has_root = is_type(object, "multipart", "related");
    for (int index = 0; index < last; ++index)
      go(g_mime_multipart_get_part(multipart, index), is_related || (has_root && index > 0),
         only_files || (chosen >= 0 && index != chosen), depth + 1);
  }

  /* Plain text where there is any, since nobody has to guess what it looks like. */
  static int best(GMimeMultipart *multipart, int count) {
    for (int index = 0; index < count; ++index)
      if (has_text(g_mime_multipart_get_part(multipart, index), "plain")) return index;
    for (int index = count - 1; index >= 0; --index)
      if (has_text(g_mime_multipart_get_part(multipart, index), "html")) return index;
    return count - 1;
  }

  static bool has_text(GMimeObject *object, const char *subtype, int depth = 0) {
    if (GMIME_IS_MULTIPART(object) && depth < 20) {
      GMimeMultipart *multipart = GMIME_MULTIPART(object);
      for (int index = 0; index < g_mime_multipart_get_count(multipart); ++index)
        if (has_text(g_mime_multipart_get_part(multipart, index), subtype, depth + 1)) return true;
      return false;
    }
    if (!GMIME_IS_PART(object) || !is_type(object, "text", subtype)) return false;
    cocr::Grown bytes;
    if (decoded(GMIME_PART(object), bytes) != COCR_OK) return false;
    return has_letters(bytes);
  }

  static bool has_letters(cocr::Grown &bytes) {
    const cocr_bytes all = bytes.release();
    const bool found = std::any_of(all.start, all.start + all.count, [](uint8_t byte) { return byte > ' '; });
    std::free(all.start);
    return found;
  }

  void leaf(GMimeObject *object, bool is_related, bool only_files) {
    const char *name = g_mime_part_get_filename(GMIME_PART(object));
    GMimeContentDisposition *disposition = g_mime_object_get_content_disposition(object);
    const bool is_attached = disposition && g_mime_content_disposition_is_attachment(disposition);
    if (is_type(object, "text", "vcard") || is_type(object, "text", "x-vcard") || is_signature(object)) return;
    if (is_type(object, "application", "pkcs7-mime") || is_type(object, "application", "x-pkcs7-mime"))
      return add(is_signed_data(object) ? COCR_MAIL_SEALED : COCR_MAIL_LOCKED, object, is_related, name);
    if (!is_attached && !name && is_type(object, "text", "plain")) {
      if (!only_files) add(COCR_MAIL_TEXT, object, is_related);
    } else if (!is_attached && !name && is_type(object, "text", "html")) {
      if (!only_files) add(COCR_MAIL_HTML, object, is_related);
    } else {
      add(COCR_MAIL_FILE, object, is_related, name);
    }
  }

  /* RFC 8551, 3.2.2. */
  static bool is_signed_data(GMimeObject *object) {
    const char *type = g_mime_object_get_content_type_parameter(object, "smime-type");
    return type && g_ascii_strcasecmp(type, "signed-data") == 0;
  }

  static bool is_signature(GMimeObject *object) {
    for (const char *subtype : {"pgp-signature", "pkcs7-signature", "x-pkcs7-signature", "pgp-keys"})
      if (is_type(object, "application", subtype)) return true;
    return is_type(object, "message", "delivery-status") || is_type(object, "text", "rfc822-headers");
  }
};

/* In UTF-8 where the part names another encoding that is known; else as it stands. */
cocr_status in_unicode(GMimeObject *object, cocr::Grown &bytes) {
  const char *charset = g_mime_object_get_content_type_parameter(object, "charset");
  if (!charset || g_ascii_strcasecmp(charset, "utf-8") == 0 || g_ascii_strcasecmp(charset, "us-ascii") == 0)
    return COCR_OK;
  const Owner<GMimeFilter> filter(g_mime_filter_charset_new(charset, "utf-8"));
  if (!filter) return COCR_OK;
  const cocr_bytes raw = bytes.release();
  char *converted = nullptr;
  size_t count = 0, before = 0;
  g_mime_filter_complete(
      filter.get(), reinterpret_cast<char *>(raw.start), raw.count, 0, &converted, &count, &before);
  uint8_t *room = bytes.room(count + 1);
  if (room) std::copy(converted, converted + count, reinterpret_cast<char *>(room));
  bytes.take(room ? count : 0);
  std::free(raw.start);
  return room ? COCR_OK : fail(COCR_OUT_OF_MEMORY, "no memory for the text");
}

}  // namespace

struct cocr_mail {
  Owner<GMimeMessage> message;
  std::vector<Part> parts;
  bool is_cut = false;
  std::string from, to, subject, date;
};

cocr_status cocr_mail_open(const uint8_t *bytes, size_t count, cocr_mail **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    prepare();
    auto mail = std::make_unique<cocr_mail>();
    mail->message = parsed(bytes, count);
    if (!mail->message) return fail(COCR_DAMAGED, "no mail");
    GMimeMessage *message = mail->message.get();
    mail->from = addresses(g_mime_message_get_from(message));
    mail->to = addresses(g_mime_message_get_to(message));
    if (const char *subject = g_mime_message_get_subject(message)) mail->subject = subject;
    if (GDateTime *date = g_mime_message_get_date(message)) {
      const Text text(g_date_time_format(date, "%d.%m.%Y %H:%M"));
      if (text) mail->date = text.get();
    }
    Walk walk;
    if (GMimeObject *root = g_mime_message_get_mime_part(message)) walk.go(root);
    mail->parts = std::move(walk.parts);
    mail->is_cut = walk.is_cut;
    *out = mail.release();
    return COCR_OK;
  });
}

void cocr_mail_close(cocr_mail *mail) {
  if (cocr::lost()) return;
  (void)guarded([&] {
    delete mail;
    return COCR_OK;
  });
}

cocr_mail_header cocr_mail_get_header(const cocr_mail *mail) {
  return {mail->from.c_str(), mail->to.c_str(), mail->subject.c_str(), mail->date.c_str()};
}

int cocr_mail_is_cut(const cocr_mail *mail) { return mail->is_cut; }

size_t cocr_mail_parts(const cocr_mail *mail) { return mail->parts.size(); }

cocr_mail_part cocr_mail_get_part(const cocr_mail *mail, size_t index) {
  const Part &found = mail->parts[index];
  return {found.role, found.name.c_str(), found.related};
}

cocr_status cocr_mail_read(const cocr_mail *mail, size_t index, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    if (index >= mail->parts.size()) return fail(COCR_NO_PAGE, "no such part");
    const Part &part = mail->parts[index];
    cocr::Grown bytes;
    cocr_status status = COCR_OK;
    if (part.role == COCR_MAIL_MESSAGE) {
      status = written(g_mime_message_part_get_message(GMIME_MESSAGE_PART(part.object)), bytes);
    } else if (GMIME_IS_PART(part.object)) {
      status = decoded(GMIME_PART(part.object), bytes);
      if (status == COCR_OK && (part.role == COCR_MAIL_TEXT || part.role == COCR_MAIL_HTML))
        status = in_unicode(part.object, bytes);
    }
    if (status == COCR_OK) *out = bytes.release();
    return status;
  });
}
