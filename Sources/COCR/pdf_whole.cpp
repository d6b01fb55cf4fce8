#include "pdf.hpp"

#include <string>

#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

using cocr::guarded;

namespace {

/* A document may have more; that many tell enough, and a page tree can be made to have millions. */
constexpr size_t most_pages = 2000;

bool is_content(QPDFObjectHandle contents) {
  if (!contents.isArray()) return contents.isStream();
  for (int index = 0; index < contents.getArrayNItems(); ++index)
    if (!contents.getArrayItem(index).isStream()) return false;
  return true;
}

/* What the page names is there: an object that was not written yet, or breaks off, reads as null. */
bool has_everything(QPDFPageObjectHelper &page) {
  QPDFObjectHandle dict = page.getObjectHandle();
  if (!dict.isDictionary()) return false;
  // A page without contents is empty. For one that leads nowhere hasKey would say that it is not there.
  for (const auto &entry : dict.getDictAsMap())
    if (entry.first == "/Contents" && !is_content(entry.second)) return false;
  QPDFObjectHandle resources = page.getAttribute("/Resources", false);
  if (!resources.isDictionary()) return true;
  QPDFObjectHandle objects = resources.getKey("/XObject");
  if (!objects.isDictionary()) return true;
  for (const auto &entry : objects.getDictAsMap()) {
    QPDFObjectHandle value = entry.second;
    if (!value.isStream()) return false;
  }
  return true;
}

bool leads_to_pages(const uint8_t *bytes, size_t count) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.setAttemptRecovery(false);
  try {
    pdf.processMemoryFile("input", reinterpret_cast<const char *>(bytes), count);
  } catch (const QPDFExc &error) {
    // Nobody here knows the password, and its pages are none of this program's business.
    if (error.getErrorCode() == qpdf_e_password) return true;
    throw;
  }
  auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
  for (size_t index = 0; index < pages.size() && index < most_pages; ++index)
    if (!has_everything(pages[index])) return false;
  // Pages that are not there are left out of the list.
  QPDFObjectHandle promised = pdf.getRoot().getKey("/Pages").getKey("/Count");
  return !pages.empty() && promised.isInteger() && promised.getIntValue() <= static_cast<long long>(pages.size());
}

}  // namespace

cocr_status cocr_pdf_leads_to_pages(const uint8_t *bytes, size_t count, int32_t *found) {
  return guarded([&]() -> cocr_status {
    *found = 0;
    try {
      *found = leads_to_pages(bytes, count) ? 1 : 0;
    } catch (const std::bad_alloc &) {
      throw;
    } catch (const std::exception &) {
      // It cannot be followed without a repair.
    }
    return COCR_OK;
  });
}
