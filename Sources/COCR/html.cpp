#include <cstring>
#include <string>

#include <libxml/HTMLparser.h>

#include "grown.hpp"

using cocr::fail;
using cocr::guarded;

namespace {

/* Handed to the parser at once. */
constexpr size_t piece = 64 << 10;

bool is_any(const char *name, std::initializer_list<const char *> of) {
  for (const char *one : of)
    if (std::strcmp(name, one) == 0) return true;
  return false;
}

bool is_unseen(const char *name) {
  return is_any(name, {"head", "script", "style", "title", "template", "noscript", "object", "svg", "select"});
}

bool begins_line(const char *name) {
  return is_any(name, {"p", "div", "br", "tr", "li", "ul", "ol", "dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6",
                       "table", "hr", "blockquote", "pre", "section", "article", "header", "footer", "address", "form",
                       "center", "fieldset"});
}

bool begins_paragraph(const char *name) {
  return is_any(name, {"p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "blockquote", "pre"});
}

bool is_hidden(const xmlChar **attributes) {
  for (; attributes && attributes[0]; attributes += 2) {
    if (std::strcmp(reinterpret_cast<const char *>(attributes[0]), "style") != 0 || !attributes[1]) continue;
    std::string style;
    for (const char *at = reinterpret_cast<const char *>(attributes[1]); *at; ++at)
      if (*at != ' ') style += static_cast<char>(*at | 0x20);
    if (style.find("display:none") != std::string::npos) return true;
  }
  return false;
}

/* Lines of text as a browser would show them, without tags. */
class Text {
 public:
  std::string text;

  void start(const char *name, const xmlChar **attributes) {
    if (unseen > 0 || is_unseen(name) || (is_hidden(attributes) && !is_any(name, {"body", "html"}))) {
      ++unseen;
      return;
    }
    if (is_any(name, {"td", "th"}) && !text.empty() && text.back() != '\n') text += "    ";
    if (begins_line(name)) end_line(begins_paragraph(name));
  }

  void end(const char *name) {
    if (unseen > 0) {
      --unseen;
      return;
    }
    if (begins_line(name) && std::strcmp(name, "br") != 0) end_line(begins_paragraph(name));
  }

  void add(const char *letters, int count) {
    if (unseen > 0) return;
    for (int index = 0; index < count; ++index) {
      const char letter = letters[index];
      // A blank that must not break is a blank, too.
      const bool is_wide = index + 1 < count && letter == '\xC2' && letters[index + 1] == '\xA0';
      if (is_wide) ++index;
      if (is_wide || std::strchr(" \t\r\n\f", letter)) {
        blank = true;
      } else {
        if (blank && !text.empty() && text.back() != '\n' && text.back() != ' ') text += ' ';
        blank = false;
        text += letter;
      }
    }
  }

 private:
  int unseen = 0;
  bool blank = false;

  void end_line(bool is_paragraph) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    if (text.empty()) return;
    if (text.back() != '\n') text += '\n';
    if (is_paragraph && text.size() > 1 && text[text.size() - 2] != '\n') text += '\n';
    blank = false;
  }
};

const char *chars(const xmlChar *text) { return reinterpret_cast<const char *>(text); }

void on_start(void *context, const xmlChar *name, const xmlChar **attributes) {
  static_cast<Text *>(context)->start(chars(name), attributes);
}
void on_end(void *context, const xmlChar *name) { static_cast<Text *>(context)->end(chars(name)); }
void on_text(void *context, const xmlChar *text, int count) { static_cast<Text *>(context)->add(chars(text), count); }
void on_nothing(void *, const xmlChar *, int) {}

struct ParserFree {
  void operator()(htmlParserCtxtPtr parser) const { htmlFreeParserCtxt(parser); }
};

}  // namespace

cocr_status cocr_html_text(const uint8_t *bytes, size_t count, cocr_bytes *out) {
  return guarded([&]() -> cocr_status {
    *out = cocr_bytes{};
    Text text;
    htmlSAXHandler handler{};
    handler.startElement = on_start;
    handler.endElement = on_end;
    handler.characters = handler.ignorableWhitespace = on_text;
    handler.cdataBlock = on_nothing;
    std::unique_ptr<htmlParserCtxt, ParserFree> parser(
        htmlCreatePushParserCtxt(&handler, &text, nullptr, 0, nullptr, XML_CHAR_ENCODING_UTF8));
    if (!parser) return fail(COCR_OUT_OF_MEMORY, "no memory for the parser");
    htmlCtxtUseOptions(
        parser.get(), HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                          HTML_PARSE_IGNORE_ENC);
    for (size_t at = 0; at < count; at += piece)
      (void)htmlParseChunk(
          parser.get(), reinterpret_cast<const char *>(bytes) + at, static_cast<int>(std::min(piece, count - at)), 0);
    (void)htmlParseChunk(parser.get(), "", 0, 1);
    if (parser->lastError.code == XML_ERR_NO_MEMORY) return fail(COCR_OUT_OF_MEMORY, "out of memory");
    cocr::Grown made;
    uint8_t *room = made.room(text.text.size() + 1);
    if (!room) return fail(COCR_OUT_OF_MEMORY, "no memory for the text");
    std::memcpy(room, text.text.data(), text.text.size());
    made.take(text.text.size());
    *out = made.release();
    return COCR_OK;
  });
}
