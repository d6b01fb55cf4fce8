#ifndef COCR_FILES_H
#define COCR_FILES_H

#include "cocr.h"

#ifdef __cplusplus
extern "C" {
#endif

/* HEIF: HEIC and AVIF. The bytes must outlive the handle. Pictures count from 0, in the file's order. */

typedef struct cocr_heif cocr_heif;

cocr_status cocr_heif_open(const uint8_t *_Nonnull bytes, size_t count, cocr_heif *_Nullable *_Nonnull out);
void cocr_heif_close(cocr_heif *_Nullable heif);
int32_t cocr_heif_pictures(const cocr_heif *_Nonnull heif);
/*
 * Grey, anything transparent on white, turned and cut as the file says. Its size is looked at before it is decoded;
 * COCR_UNSUITABLE where its way of coding is not known.
 */
cocr_status cocr_heif_decode(
    cocr_heif *_Nonnull heif, int32_t picture, int64_t max_pixels, cocr_image *_Nullable *_Nonnull out);

/* The text of an HTML page in UTF-8, as its lines would be seen, also in UTF-8. */
cocr_status cocr_html_text(const uint8_t *_Nonnull bytes, size_t count, cocr_bytes *_Nonnull out);

/* XML, told as it comes: nothing is kept, no entity is resolved, nothing is fetched. */

typedef enum cocr_xml_kind {
  COCR_XML_START = 0,
  COCR_XML_ATTRIBUTE = 1, /* of the element begun last */
  COCR_XML_TEXT = 2,      /* may come in several pieces */
  COCR_XML_END = 3,
} cocr_xml_kind;

/* Valid only during the call. */
typedef struct cocr_xml_event {
  cocr_xml_kind kind;
  const char *_Nullable name;    /* without its prefix; none for text */
  const char *_Nullable space;   /* namespace */
  const uint8_t *_Nullable text; /* UTF-8: an attribute's value, or text */
  size_t count;
} cocr_xml_event;

/* Return 0 to go on. */
typedef int32_t (*_Nonnull cocr_xml_fn)(void *_Nullable context, const cocr_xml_event *_Nonnull event);

/*
 * COCR_DAMAGED where it is not well-formed, COCR_UNSUITABLE where it has a document type, COCR_TOO_LARGE where it has more
 * than 100 levels or two million parts; what was told before is to be forgotten then.
 */
cocr_status cocr_xml_read(
    const uint8_t *_Nonnull bytes, size_t count, cocr_xml_fn each, void *_Nullable context);

/* ZIP. The bytes must outlive the handle. Entries count from 0. */

typedef struct cocr_zip cocr_zip;

/* How far an entry may go, counted while it is unpacked. */
typedef struct cocr_unpacking {
  uint64_t most_bytes;
  uint64_t ratio;      /* of unpacked to packed bytes */
  uint64_t ratio_from; /* unpacked bytes from which that counts */
} cocr_unpacking;

cocr_status cocr_zip_open(const uint8_t *_Nonnull bytes, size_t count, cocr_zip *_Nullable *_Nonnull out);
void cocr_zip_close(cocr_zip *_Nullable zip);
uint64_t cocr_zip_entries(const cocr_zip *_Nonnull zip);
/* UTF-8, valid as long as the handle. */
cocr_status cocr_zip_name(cocr_zip *_Nonnull zip, uint64_t index, const char *_Nullable *_Nonnull name);
/*
 * COCR_LOCKED where it needs a password, or another one; COCR_TOO_LARGE beyond the limits; COCR_UNSUITABLE where its way
 * of packing is not known.
 */
cocr_status cocr_zip_read(
    cocr_zip *_Nonnull zip, uint64_t index, const char *_Nullable password, cocr_unpacking limits,
    cocr_bytes *_Nonnull out);

/* E-mail. Parts count from 0, in the order in which they stand. */

typedef struct cocr_mail cocr_mail;

typedef enum cocr_mail_role {
  COCR_MAIL_TEXT = 0, /* the letter's own, in UTF-8 where its encoding is known */
  COCR_MAIL_HTML = 1,
  COCR_MAIL_FILE = 2,
  COCR_MAIL_MESSAGE = 3, /* another mail */
  COCR_MAIL_LOCKED = 4,  /* encrypted, or S/MIME that does not say whether it is */
  COCR_MAIL_TOO_DEEP = 5,
  COCR_MAIL_SEALED = 6, /* signed together with what it signs */
} cocr_mail_role;

typedef struct cocr_mail_part {
  cocr_mail_role role;
  const char *_Nonnull name; /* of the file; empty where it has none */
  int32_t is_related;        /* 1 where the letter's own text shows it */
} cocr_mail_part;

/* UTF-8, each empty where the mail has none. */
typedef struct cocr_mail_header {
  const char *_Nonnull from;
  const char *_Nonnull to;
  const char *_Nonnull subject;
  const char *_Nonnull date; /* as 31.12.2025 23:59, at the sender's */
} cocr_mail_header;

cocr_status cocr_mail_open(const uint8_t *_Nonnull bytes, size_t count, cocr_mail *_Nullable *_Nonnull out);
void cocr_mail_close(cocr_mail *_Nullable mail);
/* Texts are valid as long as the handle. */
cocr_mail_header cocr_mail_get_header(const cocr_mail *_Nonnull mail);
/* 1 where parts that stand within one another break off before the mark that ends them. */
int cocr_mail_is_cut(const cocr_mail *_Nonnull mail);
size_t cocr_mail_parts(const cocr_mail *_Nonnull mail);
/* Of an index below their number. */
cocr_mail_part cocr_mail_get_part(const cocr_mail *_Nonnull mail, size_t index);
cocr_status cocr_mail_read(const cocr_mail *_Nonnull mail, size_t index, cocr_bytes *_Nonnull out);

#ifdef __cplusplus
}
#endif
#endif
