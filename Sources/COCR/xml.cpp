#include <climits>
#include <cstring>
#include <memory>

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "guard.hpp"

using cocr::fail;
using cocr::guarded;

namespace {

/* An invoice has a dozen levels. */
constexpr int deepest = 100;
/* One of a thousand lines has fewer elements, attributes and pieces of text. */
constexpr int64_t most_events = 600000;
/* A tag's attributes are compared each with each other: one of an invoice has a few namespaces, in bytes. */
constexpr ptrdiff_t longest_tag = 1 << 16;

/* What the parser's callbacks, which no exception may leave, have in common: they allocate nothing. */
struct Reading {
  xmlParserCtxtPtr parser = nullptr;
  cocr_xml_fn each = nullptr;
  void *context = nullptr;
  int depth = 0;
  int64_t events = 0;
  bool has_doctype = false, is_too_large = false, is_stopped = false;

  void stop() { xmlStopParser(parser); }

  void tell(cocr_xml_kind kind, const xmlChar *name, const xmlChar *space, const xmlChar *text, size_t count) {
    if (is_stopped || has_doctype || is_too_large) return;
    if (++events > most_events) {
      is_too_large = true;
      return stop();
    }
    cocr_xml_event event{};
    event.kind = kind;
    event.name = reinterpret_cast<const char *>(name);
    event.space = reinterpret_cast<const char *>(space);
    event.text = text;
    event.count = count;
    if (each(context, &event) != 0) {
      is_stopped = true;
      stop();
    }
  }
};

Reading &of(void *context) { return *static_cast<Reading *>(context); }

void on_start(void *context, const xmlChar *name, const xmlChar *, const xmlChar *space, int, const xmlChar **, int count,
              int, const xmlChar **attributes) {
  Reading &reading = of(context);
  if (++reading.depth > deepest) {
    reading.is_too_large = true;
    return reading.stop();
  }
  reading.tell(COCR_XML_START, name, space, nullptr, 0);
  // Each has its name, prefix, namespace, and where its value begins and ends.
  for (int index = 0; index < count; ++index, attributes += 5)
    reading.tell(COCR_XML_ATTRIBUTE, attributes[0], attributes[2], attributes[3],
                 static_cast<size_t>(attributes[4] - attributes[3]));
}

void on_end(void *context, const xmlChar *name, const xmlChar *, const xmlChar *space) {
  --of(context).depth;
  of(context).tell(COCR_XML_END, name, space, nullptr, 0);
}

void on_text(void *context, const xmlChar *text, int count) {
  of(context).tell(COCR_XML_TEXT, nullptr, nullptr, text, static_cast<size_t>(count));
}

void on_doctype(void *context, const xmlChar *, const xmlChar *, const xmlChar *) {
  of(context).has_doctype = true;
  of(context).stop();
}

void on_error(void *, xmlErrorPtr) {}

/* Comments and CDATA may be long. */
bool has_endless_tag(const uint8_t *bytes, size_t count) {
  const uint8_t *const end = bytes + count;
  for (const uint8_t *at = bytes; (at = static_cast<const uint8_t *>(memchr(at, '<', end - at))) != nullptr;) {
    const uint8_t *const close = static_cast<const uint8_t *>(memchr(at, '>', end - at));
    if ((close ? close : end) - at > longest_tag && !(end - at > 2 && (at[1] == '!' || at[2] == '!'))) return true;
    if (!close) return false;
    at = close;
  }
  return false;
}

struct ParserFree {
  void operator()(xmlParserCtxtPtr parser) const { xmlFreeParserCtxt(parser); }
};

}  // namespace

cocr_status cocr_xml_read(const uint8_t *bytes, size_t count, cocr_xml_fn each, void *context) {
  return guarded([&]() -> cocr_status {
    if (count == 0) return fail(COCR_DAMAGED, "empty");
    if (count > INT_MAX || has_endless_tag(bytes, count)) return fail(COCR_TOO_LARGE, "too large");
    std::unique_ptr<xmlParserCtxt, ParserFree> parser(
        xmlCreateMemoryParserCtxt(reinterpret_cast<const char *>(bytes), static_cast<int>(count)));
    if (!parser) return fail(COCR_OUT_OF_MEMORY, "no memory for the parser");
    Reading reading;
    reading.parser = parser.get();
    reading.each = each;
    reading.context = context;
    // Nothing but these is called: no tree is built, no entity is looked up, no file is asked for.
    xmlSAXHandler handler{};
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = on_start;
    handler.endElementNs = on_end;
    handler.characters = handler.ignorableWhitespace = handler.cdataBlock = on_text;
    handler.internalSubset = on_doctype;
    handler.serror = on_error;
    *parser->sax = handler;
    parser->userData = &reading;
    xmlCtxtUseOptions(parser.get(), XML_PARSE_NONET | XML_PARSE_COMPACT);
    (void)xmlParseDocument(parser.get());
    if (parser->lastError.code == XML_ERR_NO_MEMORY) return fail(COCR_OUT_OF_MEMORY, "out of memory");
    if (reading.has_doctype) return fail(COCR_UNSUITABLE, "a document type");
    if (reading.is_too_large) return fail(COCR_TOO_LARGE, "too deep or too many elements");
    if (reading.is_stopped) return COCR_OK;
    return parser->wellFormed ? COCR_OK : fail(COCR_DAMAGED, "not well-formed");
  });
}
