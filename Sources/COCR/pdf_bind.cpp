#include "pdf.hpp"

#include <cstdlib>
#include <cstring>
#include <stdexcept>

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

void insert(QPDF &bound, const cocr_insert &one) {
  QPDF *source = one.pdf->objects();
  if (!source) throw std::runtime_error("a page that cannot be followed");
  auto pages = QPDFPageDocumentHelper(*source).getAllPages();
  if (one.page < 0 || static_cast<size_t>(one.page) >= pages.size()) throw std::runtime_error("no such page");
  QPDFPageDocumentHelper helper(bound);
  auto before = helper.getAllPages();
  const size_t at = static_cast<size_t>(one.at);
  if (one.at < 0 || at > before.size()) throw std::runtime_error("no such place");
  QPDFPageObjectHelper page = pages[static_cast<size_t>(one.page)];
  // The page's size and fonts may stand with the pages above it, and those are not copied.
  QPDFPageDocumentHelper(*source).pushInheritedAttributesToPage();
  const QPDFPageObjectHelper copied = page.shallowCopyPage();
  if (at < before.size())
    helper.addPageAt(copied, true, before[at]);
  else
    helper.addPage(copied, false);
  QPDFObjectHandle added = helper.getAllPages()[at].getObjectHandle();
  QPDFAcroFormDocumentHelper from(*source), to(bound);
  to.fixCopiedAnnotations(added, page.getObjectHandle(), from);
  take_layers(*source, bound);
}

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
      for (size_t i = 0; i < inserted; ++i) insert(bound, inserts[i]);
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
