import AlbertModel
import Eingang

/// Text laid out on sheets.
struct TextDocument: OpenDocument {
  private let layout: TextLayout

  /// Throws where there are no words.
  init(_ text: String) throws(ReadingError) {
    layout = TextLayout(text)
    if layout.pageCount == 0 { throw .stoerung(Unreadable.noText) }
  }

  var pageCount: Int { layout.pageCount }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    let page = layout.page(index)
    if page.words.count > PageText.mostWords { throw .stoerung(Unreadable.tooMuchText) }
    return .text(page)
  }
}
