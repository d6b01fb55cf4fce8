#include "pdf.hpp"

#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

#include <qpdf/QPDFAcroFormDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

using cocr::fail;
using cocr::guarded;

namespace {

/* Layers that the page may have are shown or not by what stands at the document's root. */
void take_layers(QPDF &from, QPDF &to) {
  QPDFObjectHandle layers = from.getRoot().getKey("/OCProperties");
  if (!layers.isDictionary() || to.getRoot().hasKey("/OCProperties")) return;
  if (!layers.isIndirect()) layers = from.makeIndirectObject(layers);
  to.getRoot().replaceKey("/OCProperties", to.copyForeignObject(layers));
}

/* A file that pages are taken out of; what costs a look at all of it is done once. */
struct Source {
  explicit Source(QPDF &pdf) : pdf(pdf), forms(pdf) {
    // A page's size and fonts may stand with the pages above it, and those are not copied.
    QPDFPageDocumentHelper(pdf).pushInheritedAttributesToPage();
    pages = pdf.getAllPages();
  }

  QPDF &pdf;
  QPDFAcroFormDocumentHelper forms;
  std::vector<QPDFObjectHandle> pages;
};

class Binder {
 public:
  explicit Binder(QPDF &bound) : bound(bound), helper(bound), forms(bound) {}

  void insert(const cocr_insert &one) {
    QPDF *objects = one.pdf->objects();
    if (!objects) throw std::runtime_error("a page that cannot be followed");
    std::unique_ptr<Source> &source = sources[objects];
    if (!source) source = std::make_unique<Source>(*objects);
    if (one.page < 0 || static_cast<size_t>(one.page) >= source->pages.size()) throw std::runtime_error("no such page");
    const auto &before = bound.getAllPages();
    const size_t at = static_cast<size_t>(one.at);
    if (one.at < 0 || at > before.size()) throw std::runtime_error("no such place");
    QPDFPageObjectHelper page(source->pages[static_cast<size_t>(one.page)]);
    const QPDFPageObjectHelper copied = page.shallowCopyPage();
    if (at < before.size())
      helper.addPageAt(copied, true, QPDFPageObjectHelper(before[at]));
    else
      helper.addPage(copied, false);
    forms.fixCopiedAnnotations(bound.getAllPages()[at], page.getObjectHandle(), source->forms);
    take_layers(source->pdf, bound);
  }

 private:
  QPDF &bound;
  QPDFPageDocumentHelper helper;
  QPDFAcroFormDocumentHelper forms;
  std::map<QPDF *, std::unique_ptr<Source>> sources;
};

}  // namespace

cocr_status cocr_pdf_bind(
    const uint8_t *bytes, size_t count, const cocr_insert *inserts, size_t inserted, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    try {
      QPDF bound;
      bound.setSuppressWarnings(true);
      bound.setAttemptRecovery(false);
      bound.processMemoryFile("pages", reinterpret_cast<const char *>(bytes), count);
      Binder binder(bound);
      for (size_t i = 0; i < inserted; ++i) binder.insert(inserts[i]);
      QPDFWriter writer(bound);
      writer.setOutputMemory();
      // The same pages give the same bytes.
      writer.setDeterministicID(true);
      writer.setMinimumPDFVersion("1.7");
      writer.write();
      const auto written = writer.getBufferSharedPointer();
      out->start = static_cast<uint8_t *>(std::malloc(written->getSize()));
      if (!out->start) return fail(COCR_OUT_OF_MEMORY, "no memory for the document");
      std::memcpy(out->start, written->getBuffer(), written->getSize());
      out->count = written->getSize();
      return COCR_OK;
    } catch (const std::bad_alloc &) {
      throw;
    } catch (const std::exception &error) {
      // The files' own faults; another way leads on.
      return fail(COCR_UNSUITABLE, error.what());
    }
  });
}
