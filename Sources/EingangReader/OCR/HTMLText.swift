import COCR
import Eingang
import Glibc

/// The words of an HTML page without its tags.
enum HTMLText {
  /// Lines as a browser would break them; a row of a table is one.
  static func plain(_ html: String) throws(ReadingError) -> String {
    let utf8 = Array(html.utf8)
    var bytes = cocr_bytes()
    let status = utf8.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { cocr_html_text($0, buffer.count, &bytes) } ?? COCR_OK
    }
    defer { free(bytes.start) }
    try ReadingError.check(status)
    return String(decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
  }
}
