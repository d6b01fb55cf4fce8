#include "pdf.hpp"

#include <cstring>
#include <stdexcept>

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>

#include "grown.hpp"

using cocr::fail;
using cocr::guarded;

namespace {

/* A letter has a handful. */
constexpr size_t most_files = 100;

struct Attachment {
  std::string name, relationship;
  QPDFObjectHandle stream;
};

void add(std::vector<Attachment> &found, QPDFObjectHandle spec) {
  if (found.size() >= most_files || !spec.isDictionary()) return;
  QPDFFileSpecObjectHelper helper(spec);
  Attachment one;
  one.stream = helper.getEmbeddedFileStream();
  if (!one.stream.isStream()) return;
  // It is in the tree of names and among the catalogue's associated files.
  for (const Attachment &other : found)
    if (other.stream.getObjGen() == one.stream.getObjGen()) return;
  one.name = helper.getFilename();
  QPDFObjectHandle relationship = spec.getKey("/AFRelationship");
  if (relationship.isName()) one.relationship = relationship.getName().substr(1);
  found.push_back(one);
}

std::vector<Attachment> attachments(QPDF &pdf) {
  std::vector<Attachment> found;
  QPDFEmbeddedFileDocumentHelper helper(pdf);
  if (helper.hasEmbeddedFiles())
    for (const auto &entry : helper.getEmbeddedFiles()) add(found, entry.second->getObjectHandle());
  QPDFObjectHandle associated = pdf.getRoot().getKey("/AF");
  if (associated.isArray())
    for (int index = 0; index < associated.getArrayNItems() && index < static_cast<int>(most_files); ++index)
      add(found, associated.getArrayItem(index));
  return found;
}

/* Takes no more bytes than allowed, whatever they were packed to. */
class BoundedSink : public Pipeline {
 public:
  explicit BoundedSink(size_t most) : Pipeline("attachment", nullptr), most(most) {}

  cocr::Grown made;
  bool is_full = false, lacks_memory = false;

  void write(const unsigned char *data, size_t count) override {
    is_full = is_full || count > most - made.count();
    uint8_t *room = is_full ? nullptr : made.room(count + 1);
    lacks_memory = !is_full && !room;
    if (!room) throw std::runtime_error("no room");
    std::memcpy(room, data, count);
    made.take(count);
  }
  void finish() override {}

 private:
  size_t most;
};

}  // namespace

cocr_status cocr_pdf_attachments(cocr_pdf *pdf, cocr_attachment_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    QPDF *objects = pdf->objects();
    if (!objects) return COCR_OK;
    std::vector<Attachment> found;
    try {
      found = attachments(*objects);
    } catch (const std::bad_alloc &) {
      throw;
    } catch (const std::exception &) {
      return fail(COCR_DAMAGED, "the list of files is damaged");
    }
    for (size_t index = 0; index < found.size(); ++index) {
      cocr_attachment one{};
      one.index = static_cast<int32_t>(index);
      one.name = found[index].name.c_str();
      one.relationship = found[index].relationship.c_str();
      if (each(context, &one) != 0) break;
    }
    return COCR_OK;
  });
}

cocr_status cocr_pdf_attachment(cocr_pdf *pdf, int32_t index, size_t most_bytes, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    QPDF *objects = pdf->objects();
    if (!objects) return fail(COCR_UNSUITABLE, "no such file");
    BoundedSink sink(most_bytes);
    bool is_whole = false;
    try {
      std::vector<Attachment> found = attachments(*objects);
      if (index < 0 || static_cast<size_t>(index) >= found.size()) return fail(COCR_UNSUITABLE, "no such file");
      is_whole = found[static_cast<size_t>(index)].stream.pipeStreamData(
          &sink, 0, qpdf_dl_generalized, true, false);
    } catch (const std::bad_alloc &) {
      throw;
    } catch (const std::exception &) {
    }
    if (sink.lacks_memory) return fail(COCR_OUT_OF_MEMORY, "no memory for the file");
    if (sink.is_full) return fail(COCR_TOO_LARGE, "too large");
    if (!is_whole) return fail(COCR_DAMAGED, "the file is damaged");
    *out = sink.made.release();
    return COCR_OK;
  });
}
