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

/* Bytes that whoever gets them frees with free(). */
typedef struct cocr_bytes {
  uint8_t *_Nullable start;
  size_t count;
} cocr_bytes;

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

/* Images: grey with 8 bits, or 1 bit with ink set; in colours, with 32 bits, only where they were asked for. */

typedef struct cocr_image cocr_image;

typedef struct cocr_image_info {
  int32_t width, height;
  int32_t depth;    /* 1 or 8 */
  int32_t dpi;      /* as the file says; 0 unknown */
  int32_t warnings; /* of the decoder */
} cocr_image_info;

/*
 * Page counts from 0; only TIFFs have more than one. The header is looked at before anything is decoded: a JPEG of more
 * pixels than allowed is decoded to a half, a quarter or an eighth of its width, anything else is COCR_TOO_LARGE. Where
 * colours are kept, half as many are allowed of an image that has some.
 * An image in colours can be turned, straightened, clipped, scaled and packed, and nothing else.
 */
cocr_status cocr_image_decode(
    const uint8_t *_Nonnull bytes, size_t count, int32_t page, int64_t max_pixels, int32_t keeps_colours,
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
/* What lies between the corners of an image that is not 1-bit alone, as a rectangle of its own size. */
cocr_status cocr_image_straighten(cocr_image *_Nonnull image, const cocr_corners *_Nonnull corners);
/* To 1 bit, by a threshold that follows the light from tile to tile; faint marks become ink only where that is asked for. */
cocr_status cocr_image_threshold(cocr_image *_Nonnull image, int32_t faint);
/* How much is drawn, written or printed on a 1-bit image: the sum of its strokes' lengths as a share of its longer side. */
cocr_status cocr_image_strokes(const cocr_image *_Nonnull image, float *_Nonnull length);
/* Turns areas that are dark but for what is written on them into dark writing on light; 1 where there was one. */
cocr_status cocr_image_lighten(cocr_image *_Nonnull image, int32_t *_Nonnull found);
/* Takes what is no larger than this many pixels either way out of a 1-bit image, where there are at least so many; 1 where there were. */
cocr_status cocr_image_despeckle(cocr_image *_Nonnull image, int32_t side, int32_t least, int32_t *_Nonnull found);
/* Fills empty rows that a fax has lost in the middle of a 1-bit image's letters, before it is turned; their number. */
cocr_status cocr_image_mend_rows(cocr_image *_Nonnull image, int32_t *_Nonnull mended);
/* Makes letters of an old printer's dots, where a 1-bit image has hardly anything else; 1 where it did. */
cocr_status cocr_image_join_dots(cocr_image *_Nonnull image, int32_t *_Nonnull found);
/*
 * How far lines are from straight over a page: shares of its height, for the powers x, xx, xxx, xy, xxy, xxxy of a place
 * that counts from the page's middle in its widths and heights.
 */
typedef struct cocr_bow {
  float part[6];
} cocr_bow;

/* Straightens the lines of a 1-bit image where paper that does not lie flat bends them; 1 where it did. */
cocr_status cocr_image_flatten(cocr_image *_Nonnull image, int32_t *_Nonnull found, cocr_bow *_Nonnull bow);
/* Straightens any image by what was found in another one of the same page. */
cocr_status cocr_image_unbend(cocr_image *_Nonnull image, const cocr_bow *_Nonnull bow);
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

/* What an image needs to look as it does. */
typedef struct cocr_shades {
  float coloured; /* share of the pixels that differ from grey, the paper's own tint taken out */
  float between;  /* share of the pixels that are neither black nor white */
} cocr_shades;

cocr_status cocr_image_shades(const cocr_image *_Nonnull image, cocr_shades *_Nonnull shades);
/* To 8 bits, or to 1 by the middle between black and white. */
cocr_status cocr_image_reduce(cocr_image *_Nonnull image, int32_t depth);
/* As a PDF holds it: 1 bit as a fax of group 4 in one piece, black as it is; anything else as a JPEG of so much quality. */
cocr_status cocr_image_pack(const cocr_image *_Nonnull image, int32_t quality, cocr_bytes *_Nonnull out);

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

#ifdef __cplusplus
}
#endif

#include "cocr_files.h"
#include "cocr_pdf.h"

#endif
