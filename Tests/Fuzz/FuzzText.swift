@testable import Eingang
@testable import EingangReader

/// What tells a mail and a text from other bytes, and what lays a text out.
enum FuzzText {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let header = MailHeader(bytes.prefix(1024), isCut: bytes.count > 1024)
    precondition(!header.isMail || !header.fields.isEmpty, "a mail without a field")
    _ = header.boundary
    _ = ForeignFile(bytes)?.why
    guard let text = TextBytes.string(bytes) else { return }
    let layout = TextLayout(text)
    var words = 0
    for index in 0..<layout.pageCount {
      let page = layout.page(index)
      precondition(page.isPlausible, "a page that there is not")
      words += page.words.count
    }
    precondition(layout.pageCount == 0 || words > 0 || !text.isEmpty, "pages of nothing")
    precondition(PartNotice.text(text, Unreadable.empty).utf8.count <= 1000, "a notice that fills the card")
  }
}
