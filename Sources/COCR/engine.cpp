#include <memory>

#include <tesseract/baseapi.h>
#include <tesseract/ocrclass.h>
#include <tesseract/resultiterator.h>

#include "image.hpp"

using cocr::fail;
using cocr::guarded;

struct cocr_engine {
  tesseract::TessBaseAPI api;
};

namespace {

/* Places are those of the image before it became narrower. */
void deliver(tesseract::ResultIterator &found, float narrowing, cocr_word_fn each, void *context) {
  int32_t block = -1, line = -1;
  do {
    if (found.IsAtBeginningOf(tesseract::RIL_BLOCK)) ++block;
    if (found.IsAtBeginningOf(tesseract::RIL_TEXTLINE)) ++line;
    std::unique_ptr<char[]> text(found.GetUTF8Text(tesseract::RIL_WORD));
    int left = 0, top = 0, right = 0, bottom = 0;
    if (!text || !found.BoundingBox(tesseract::RIL_WORD, &left, &top, &right, &bottom)) continue;
    cocr_word word{};
    word.text = text.get();
    word.left = static_cast<float>(left) / narrowing;
    word.top = static_cast<float>(top);
    word.right = static_cast<float>(right) / narrowing;
    word.bottom = static_cast<float>(bottom);
    word.confidence = found.Confidence(tesseract::RIL_WORD);
    word.block = block;
    word.line = line;
    word.space_after = 1;
    if (each(context, &word) != 0) break;
  } while (found.Next(tesseract::RIL_WORD));
}

}  // namespace

cocr_status cocr_engine_create(const char *folder, const char *language, cocr_engine **out) {
  return guarded([&]() -> cocr_status {
    *out = nullptr;
    auto engine = std::make_unique<cocr_engine>();
    engine->api.SetVariable("debug_file", "/dev/null");
    if (engine->api.Init(folder, language, tesseract::OEM_LSTM_ONLY) != 0)
      return fail(COCR_NO_LANGUAGE, "no trained data for the language");
    // A second try for white on black costs a fifth of the time and finds nothing on letters.
    engine->api.SetVariable("tessedit_do_invert", "0");
    // The pitch of letters is measured for each line, and nothing that the network reads is cut by it.
    engine->api.SetVariable("textord_all_prop", "1");
    *out = engine.release();
    return COCR_OK;
  });
}

void cocr_engine_destroy(cocr_engine *engine) {
  if (cocr::lost()) return;
  (void)guarded([&] {
    delete engine;
    return COCR_OK;
  });
}

cocr_status cocr_recognize(
    cocr_engine *engine, const cocr_image *image, cocr_layout layout, cocr_word_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    tesseract::TessBaseAPI &api = engine->api;
    tesseract::ETEXT_DESC monitor;
    if (layout.timeout_ms > 0) monitor.set_deadline_msecs(layout.timeout_ms);
    api.SetPageSegMode(static_cast<tesseract::PageSegMode>(layout.segmentation));
    cocr::PixOwner made;
    float narrowing = 1;
    if (pixGetDepth(image->pix) == 1 && (layout.spread > 0 || layout.narrowing != 1)) {
      made = cocr::softened(image->pix, layout.spread, layout.narrowing);
      if (!made) return fail(COCR_BAD_ARGUMENT, "odd way to read");
      narrowing = static_cast<float>(pixGetWidth(made.get())) / static_cast<float>(pixGetWidth(image->pix));
    }
    api.SetImage(made ? made.get() : image->pix);
    api.SetSourceResolution(layout.dpi);
    const int failed = api.Recognize(&monitor);
    cocr_status status = COCR_OK;
    if (layout.timeout_ms > 0 && monitor.deadline_exceeded())
      status = fail(COCR_TIMEOUT, "recognition ran past its deadline");
    else if (failed != 0)
      status = fail(COCR_RECOGNITION, "recognition failed");
    else if (cocr::allocation_failed())
      status = fail(COCR_OUT_OF_MEMORY, "out of memory");
    else if (std::unique_ptr<tesseract::ResultIterator> found{api.GetIterator()})
      deliver(*found, narrowing, each, context);
    api.Clear();
    return status;
  });
}
