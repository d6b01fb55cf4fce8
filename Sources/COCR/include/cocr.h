#ifndef COCR_H
#define COCR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Tesseract, Leptonica, poppler, qpdf, ZBar, qrencode, libheif, libzip, GMime and libxml2 behind opaque handles and
 * status codes.
 *
 * No C++ exception passes this header. After COCR_OUT_OF_MEMORY or COCR_EXCEPTION the libraries' state is unknown: answer
 * and leave the process. A handle belongs to one thread at a time. */

typedef enum cocr_status {
  COCR_OK = 0,
  COCR_BAD_ARGUMENT = 1,
  COCR_NO_LANGUAGE = 2,  /* no trained data */
  COCR_DAMAGED = 3,      /* recognised, but not decodable */
  COCR_TOO_LARGE = 4,    /* more pixels than allowed */
  COCR_LOCKED = 5,       /* needs a password */
  COCR_NO_PAGE = 6,      /* the document has no such page */
  COCR_UNSUITABLE = 7,   /* not what was asked for; another way leads on */
  COCR_RECOGNITION = 8,  /* the engine gave up */
  COCR_TIMEOUT = 9,
  COCR_OUT_OF_MEMORY = 10,
  COCR_EXCEPTION = 11,
} cocr_status;

/* The last failure's message, valid until the next call. */
const char *_Nonnull cocr_last_error(void);
/* Names and versions of all libraries, separated by blanks. */
const char *_Nonnull cocr_versions(void);
/*
 * From here on this process ends with that exit status where it would end by a signal and its memory is used up: within a
 * limited address space the libraries abort more often than they report it.
 */
void cocr_tell_exhaustion(int32_t status);
/* Loads what the libraries would look for in the file system in the middle of a document. */
cocr_status cocr_load_everything(void);
/* Throws inside the guard: 0 bad_alloc, 1 runtime_error, 2 an int, else nothing. */
cocr_status cocr_selftest_throw(int32_t kind);

/* Words. The text is UTF-8 and valid only during the call; return 0 to go on. */

typedef struct cocr_word {
  const char *_Nonnull text;
  float left, top, right, bottom; /* pixels of an image, points of a PDF page; from the top left corner */
  float confidence;               /* 0 to 100 */
  int32_t block, line;            /* -1 where the source has none */
  int32_t rotation;               /* quarter turns clockwise of the writing */
  int32_t space_after;            /* 0 where the next word follows without a gap */
} cocr_word;

typedef int32_t (*_Nonnull cocr_word_fn)(void *_Nullable context, const cocr_word *_Nonnull word);

/* Images: grey with 8 bits, or 1 bit with ink set. */

typedef struct cocr_image cocr_image;

typedef struct cocr_image_info {
  int32_t width, height;
  int32_t depth;    /* 1 or 8 */
  int32_t dpi;      /* as the file says; 0 unknown */
  int32_t warnings; /* of the decoder */
} cocr_image_info;

/*
 * Page counts from 0; only TIFFs have more than one. The header is looked at before anything is decoded: a JPEG of more
 * pixels than allowed is decoded to a half, a quarter or an eighth of its width, anything else is COCR_TOO_LARGE.
 */
cocr_status cocr_image_decode(
    const uint8_t *_Nonnull bytes, size_t count, int32_t page, int64_t max_pixels,
    cocr_image *_Nullable *_Nonnull out);
void cocr_image_destroy(cocr_image *_Nullable image);
cocr_image_info cocr_image_get_info(const cocr_image *_Nonnull image);
/* Width and height as the header says, before any turning; COCR_DAMAGED where it cannot be read. */
cocr_status cocr_image_size(
    const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull width, int32_t *_Nonnull height);
/* Number of pages of a TIFF; COCR_DAMAGED for anything else. */
cocr_status cocr_tiff_pages(const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull pages);

/* Two numbers that tell these pixels from any others, for one who does not know the seed. */
cocr_status cocr_image_digest(
    const cocr_image *_Nonnull image, uint64_t seed, uint64_t *_Nonnull first, uint64_t *_Nonnull second);

/* What a page's pixels tell before it is read. */
typedef struct cocr_facts {
  float written;     /* share of the page's tiles that hold anything darker than paper; 1 for 1-bit images */
  float marked;      /* the same of tiles with marks as faint as pencil or the other side's print */
  float dark;        /* the same of tiles with marks darker than any that shine through */
  float dark_ground; /* share of tiles whose ground is dark; of black pixels in 1-bit images */
  float flat_bottom; /* share of the rows, from the last one up, that are one single grey */
  float bottom_grey; /* that grey, 0 to 255 */
} cocr_facts;

cocr_status cocr_image_facts(const cocr_image *_Nonnull image, cocr_facts *_Nonnull facts);
/* The number of letter-like shapes that are darker than their ground, and of those that are lighter; their insides apart. */
cocr_status cocr_image_polarity(
    const cocr_image *_Nonnull image, int32_t *_Nonnull dark, int32_t *_Nonnull light);
/* Makes dark what is light, and the other way round. */
cocr_status cocr_image_invert(cocr_image *_Nonnull image);
/* Turns as EXIF's orientation 1 to 8 says. */
cocr_status cocr_image_orient(cocr_image *_Nonnull image, int32_t exif);
cocr_status cocr_image_scale(cocr_image *_Nonnull image, float factor);
/* Corners of a quadrilateral in pixels, clockwise from the top left one; they may lie outside of the picture. */
typedef struct cocr_corners {
  float x[4], y[4];
} cocr_corners;

/* What could be a sheet in a photo; sides clockwise from the top. */
typedef struct cocr_sheet {
  cocr_corners corners;
  float share;     /* of the picture */
  float fill;      /* 1 where the region that was found is exactly this quadrilateral */
  float straight;  /* share of the least straight side's outline that lies on a straight line */
  float edges[4];  /* share of each side at which it gets darker outwards, just there; -1 where the picture ends */
  float onward[4]; /* how far the edges of its neighbours go on beyond each side, as a share of the sheet */
} cocr_sheet;

typedef int32_t (*_Nonnull cocr_sheet_fn)(void *_Nullable context, const cocr_sheet *_Nonnull sheet);

/* Delivers every quadrilateral of a grey image that could be one; none of a 1-bit image. Return 0 to go on. */
cocr_status cocr_image_sheets(const cocr_image *_Nonnull image, cocr_sheet_fn each, void *_Nullable context);
/* Share of a picture's letter-like shapes that lie outside of each of so many quadrilaterals. */
cocr_status cocr_image_letters_beyond(
    const cocr_image *_Nonnull image, const cocr_corners *_Nonnull corners, size_t count, float *_Nonnull share);
/* What lies between the corners of a grey image alone, as a rectangle of its own size. */
cocr_status cocr_image_straighten(cocr_image *_Nonnull image, const cocr_corners *_Nonnull corners);
/* To 1 bit, by a threshold that follows the light from tile to tile; faint marks become ink only where that is asked for. */
cocr_status cocr_image_threshold(cocr_image *_Nonnull image, int32_t faint);
/* How much is drawn, written or printed on a 1-bit image: the sum of its strokes' lengths as a share of its longer side. */
cocr_status cocr_image_strokes(const cocr_image *_Nonnull image, float *_Nonnull length);
/* Turns areas that are dark but for what is written on them into dark writing on light; 1 where there was one. */
cocr_status cocr_image_lighten(cocr_image *_Nonnull image, int32_t *_Nonnull found);
/* Takes what is no larger than this many pixels either way out of a 1-bit image, where there are at least so many; 1 where there were. */
cocr_status cocr_image_despeckle(cocr_image *_Nonnull image, int32_t side, int32_t least, int32_t *_Nonnull found);
/* Straightens the lines of a 1-bit image where paper that does not lie flat bends them; 1 where it did. */
cocr_status cocr_image_flatten(cocr_image *_Nonnull image, int32_t *_Nonnull found);
/* Whether a straight 1-bit image has columns of running text, letters being so tall: 1 or 0. Cells of a table are none. */
cocr_status cocr_image_columns(const cocr_image *_Nonnull image, float letter_height, int32_t *_Nonnull found);
/* What there is on both sides of the line that halves a page from top to bottom. */
typedef struct cocr_gutter {
  float left, right;                   /* where the letters before it end and those behind it begin, in pixels */
  int32_t letters_left, letters_right; /* how many there are */
  int32_t across;                      /* shapes that lie on the line, but for a fold */
} cocr_gutter;

/* Of a 1-bit image that is upright and straight. */
cocr_status cocr_image_gutter(const cocr_image *_Nonnull image, cocr_gutter *_Nonnull gutter);
/* Turns a 1-bit image straight; the angle, in degrees, is 0 where none was sure. */
cocr_status cocr_image_deskew(cocr_image *_Nonnull image, float *_Nonnull angle);
/* Turns by an angle that was found in another image of the same page. */
cocr_status cocr_image_rotate(cocr_image *_Nonnull image, float degrees);
/* Middle height and mean width of a 1-bit image's letters in pixels, 0 where there are too few to tell, and their number. */
cocr_status cocr_image_letters(
    const cocr_image *_Nonnull image, float *_Nonnull height, float *_Nonnull width, int32_t *_Nonnull count);
/*
 * How much more of a 1-bit image's letters reach above their line than below it, in standard deviations: of lines that
 * run across, and of those that run from the bottom to the top. Negative where they are the other way round.
 */
cocr_status cocr_image_ascenders(const cocr_image *_Nonnull image, float *_Nonnull up, float *_Nonnull left);
cocr_status cocr_image_turn(cocr_image *_Nonnull image, int32_t quarter_turns);
/* The square part of a 1-bit image, with sides of at least 64, that holds most letters. */
cocr_status cocr_image_busiest(
    const cocr_image *_Nonnull image, int32_t side, cocr_image *_Nullable *_Nonnull out);
cocr_status cocr_image_copy(const cocr_image *_Nonnull image, cocr_image *_Nullable *_Nonnull out);

/* Keeps a rectangle, in pixels, of which at least a part lies within. */
cocr_status cocr_image_clip(
    cocr_image *_Nonnull image, int32_t left, int32_t top, int32_t width, int32_t height);
/* Makes a rectangle, in pixels, as white as paper. */
cocr_status cocr_image_clear(
    cocr_image *_Nonnull image, int32_t left, int32_t top, int32_t width, int32_t height);

/* Codes. The bytes are valid only during the call; return 0 to go on. */

typedef enum cocr_code_kind {
  COCR_QR = 0,
  COCR_PATCH = 1, /* a separator sheet's bars; the bytes are its letter: T, 1, 2, 3, 4 or 6 */
} cocr_code_kind;

typedef struct cocr_code {
  cocr_code_kind kind;
  const uint8_t *_Nonnull bytes;
  size_t count;
  float left, top, right, bottom; /* pixels of an image, points of a PDF page; from the top left corner */
} cocr_code;

typedef int32_t (*_Nonnull cocr_code_fn)(void *_Nullable context, const cocr_code *_Nonnull code);

cocr_status cocr_image_codes(const cocr_image *_Nonnull image, cocr_code_fn each, void *_Nullable context);

/* A QR code to be printed: a byte a module, row by row, 1 where it is black; COCR_TOO_LARGE where there is no room. */
cocr_status cocr_qr_encode(
    const char *_Nonnull text, uint8_t *_Nonnull modules, size_t capacity, int32_t *_Nonnull side);

/* Recognition. */

typedef struct cocr_engine cocr_engine;

typedef struct cocr_layout {
  int32_t segmentation; /* Tesseract's page segmentation mode */
  int32_t dpi;
  int32_t timeout_ms;
  float spread;    /* of a black and white image: each pixel is spread over so many, and becomes a grey; 0 as it is */
  float narrowing; /* of a black and white image: how wide everything becomes; 1 as it is */
} cocr_layout;

cocr_status cocr_engine_create(
    const char *_Nonnull folder, const char *_Nonnull language, cocr_engine *_Nullable *_Nonnull out);
void cocr_engine_destroy(cocr_engine *_Nullable engine);
cocr_status cocr_recognize(
    cocr_engine *_Nonnull engine, const cocr_image *_Nonnull image, cocr_layout layout, cocr_word_fn each,
    void *_Nullable context);

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
    cocr_pdf *_Nonnull pdf, int32_t page, float dpi, int64_t max_pixels, cocr_image *_Nullable *_Nonnull out);
/*
 * The pixels of a page that is one image, as they are stored: JPEG, fax of group 4, or packed without loss. COCR_UNSUITABLE
 * for any other page, which can be rendered.
 */
cocr_status cocr_pdf_single_image(
    cocr_pdf *_Nonnull pdf, int32_t page, int64_t max_pixels, cocr_image *_Nullable *_Nonnull out);
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

/* Bytes that whoever gets them frees with free(). */
typedef struct cocr_bytes {
  uint8_t *_Nullable start;
  size_t count;
} cocr_bytes;

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
size_t cocr_mail_parts(const cocr_mail *_Nonnull mail);
/* Of an index below their number. */
cocr_mail_part cocr_mail_get_part(const cocr_mail *_Nonnull mail, size_t index);
cocr_status cocr_mail_read(const cocr_mail *_Nonnull mail, size_t index, cocr_bytes *_Nonnull out);

#ifdef __cplusplus
}
#endif
#endif
