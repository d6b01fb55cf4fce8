#ifndef COCR_PDF_H
#define COCR_PDF_H

#include "cocr.h"

#ifdef __cplusplus
extern "C" {
#endif

/* PDF. The bytes must outlive the handle. Pages count from 0. */

typedef struct cocr_pdf cocr_pdf;

typedef struct cocr_pdf_page {
  float width, height;  /* points, upright */
  int32_t images;       /* number of places where the page shows an image */
  int32_t single_image; /* 1 where one image, whole or in strips, fills the page, and nothing else is seen */
  float image_dpi;      /* of the finest image; 0 unknown */
  int64_t held_pixels;  /* of the largest image that is decoded as a whole; those of JPEG 2000 count twice */
  float picture;        /* share of the page that its largest image covers */
  int64_t shown_text;   /* bytes of text that is painted */
  int64_t hidden_text;  /* bytes of text that is not, or that lies under an image of the whole page */
  int32_t curves;       /* as outlines of letters have them */
  int32_t annotations;  /* stamps, notes and form fields */
  int32_t code_areas;   /* images and patterns that may be a code */
} cocr_pdf_page;

/* A password may be the owner's or the user's; COCR_LOCKED where it is neither, or one is needed. */
cocr_status cocr_pdf_open(
    const uint8_t *_Nonnull bytes, size_t count, const char *_Nullable password, cocr_pdf *_Nullable *_Nonnull out);
/*
 * Whether the first so many bytes are a PDF that leads to each of its pages, their text and their pictures without any
 * repair: 1 or 0. One with a password is taken to do so.
 */
cocr_status cocr_pdf_leads_to_pages(const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull found);
void cocr_pdf_close(cocr_pdf *_Nullable pdf);
cocr_status cocr_pdf_pages(const cocr_pdf *_Nonnull pdf, int32_t *_Nonnull pages);
cocr_status cocr_pdf_get_page(cocr_pdf *_Nonnull pdf, int32_t page, cocr_pdf_page *_Nonnull info);
cocr_status cocr_pdf_words(
    cocr_pdf *_Nonnull pdf, int32_t page, cocr_word_fn each, void *_Nullable context);
cocr_status cocr_pdf_render(
    cocr_pdf *_Nonnull pdf, int32_t page, float dpi, int64_t max_pixels, int32_t keeps_colours,
    cocr_image *_Nullable *_Nonnull out);
/*
 * The pixels of a page that is one image, as they are stored: JPEG, fax of group 4, or packed without loss. COCR_UNSUITABLE
 * for any other page, which can be rendered.
 */
cocr_status cocr_pdf_single_image(
    cocr_pdf *_Nonnull pdf, int32_t page, int64_t max_pixels, int32_t keeps_colours,
    cocr_image *_Nullable *_Nonnull out);
/* Codes among a page's images and patterns, which are rendered for it; text is not looked at. */
cocr_status cocr_pdf_codes(cocr_pdf *_Nonnull pdf, int32_t page, cocr_code_fn each, void *_Nullable context);

/* Where a page's writing may be unseen, in points from the upright page's top left corner. */
typedef struct cocr_doubt {
  float left, top, right, bottom;
  int32_t is_hidden; /* 1 where it is not seen, whatever stands there; else pixels tell */
} cocr_doubt;

/* Return 0 to go on. */
typedef int32_t (*_Nonnull cocr_doubt_fn)(void *_Nullable context, const cocr_doubt *_Nonnull doubt);

/* By colours, clips and what is painted over; nothing is rendered. */
cocr_status cocr_pdf_doubts(cocr_pdf *_Nonnull pdf, int32_t page, cocr_doubt_fn each, void *_Nullable context);

/* A part of a page in grey, of so many points from its upright top left corner on. */
cocr_status cocr_pdf_render_part(
    cocr_pdf *_Nonnull pdf, int32_t page, float dpi, const cocr_doubt *_Nonnull part, cocr_image *_Nullable *_Nonnull out);

typedef enum cocr_shown { COCR_SHOWS_NOTHING = 0, COCR_SHOWS_SOMETHING = 1, COCR_SHOWS_WRITING = 2 } cocr_shown;

/* What stands in a part of a grey image that should hold a word: something may be a rule or an edge. */
cocr_status cocr_image_shows(
    const cocr_image *_Nonnull image, int32_t x, int32_t y, int32_t width, int32_t height,
    cocr_shown *_Nonnull shown);

/* Files within a PDF, the first hundred. */

typedef struct cocr_attachment {
  int32_t index;
  const char *_Nonnull name;         /* UTF-8 */
  const char *_Nonnull relationship; /* to the document, as Alternative; empty where it says none */
} cocr_attachment;

typedef int32_t (*_Nonnull cocr_attachment_fn)(void *_Nullable context, const cocr_attachment *_Nonnull attachment);

cocr_status cocr_pdf_attachments(cocr_pdf *_Nonnull pdf, cocr_attachment_fn each, void *_Nullable context);
/* COCR_TOO_LARGE where more bytes come out of it than allowed. */
cocr_status cocr_pdf_attachment(
    cocr_pdf *_Nonnull pdf, int32_t index, size_t most_bytes, cocr_bytes *_Nonnull out);

/* Documents made of pages. */

typedef struct cocr_insert {
  cocr_pdf *_Nonnull pdf;
  int32_t page; /* of that PDF */
  int32_t at;   /* its place in the document; counts from 0, each behind the ones before it in the list */
} cocr_insert;

/*
 * A PDF that was written by this program with pages of others put between its own, everything packed that is not; the same
 * pages always give the same bytes. COCR_UNSUITABLE where one of the others cannot be followed.
 */
cocr_status cocr_pdf_bind(
    const uint8_t *_Nonnull bytes, size_t count, const cocr_insert *_Nullable inserts, size_t inserted,
    cocr_bytes *_Nonnull out);

#ifdef __cplusplus
}
#endif
#endif
