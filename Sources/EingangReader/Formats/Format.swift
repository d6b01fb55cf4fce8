import AlbertModel
import Eingang

/// A kind of file, told by its content and never by a file's name.
protocol FileKind: Sendable {
  /// Gets the file from its beginning, and looks at no more than its first 1029 bytes: a PDF's mark may stand that late.
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool
  /// Whether its end has arrived; what is broken otherwise is for reading to say.
  func wholeness(_ file: FileBytes) throws(ReadingError) -> Wholeness
}

/// One input format.
protocol Format: FileKind {
  /// Throws a reason for the card where the file is not whole.
  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument
}

/// A file of a known format, open in a reader.
protocol OpenDocument {
  /// At least 1.
  var pageCount: Int { get }
  /// Pages count from 0.
  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent
  /// A page's pixels in their colours, as large as they are kept for filing; nil where pages have no pixels of their own.
  func picture(_ index: Int) throws(ReadingError) -> PageImage?
  /// What a person should know beside a page that was read: parts of the file that are missing there, in German.
  /// Asked for once the page was.
  func notices(_ index: Int) -> [String]
  /// Codes that stand in the file and nowhere on its pages, with the page that they go with.
  func embedded(_ index: Int) throws(ReadingError) -> [PageCode]
}

extension OpenDocument {
  func picture(_ index: Int) throws(ReadingError) -> PageImage? { nil }

  func notices(_ index: Int) -> [String] { [] }

  func embedded(_ index: Int) throws(ReadingError) -> [PageCode] { [] }
}

/// What a page is before it is read.
enum PageContent {
  case image(PageImage)
  /// The pixels, and what the file says is written on them.
  case layered(PageImage, PageText, LayerPlace)
  /// The text needs no recognition; it is numbered by its reader.
  case text(PageText)
}

/// Where a page's text layer lies.
enum LayerPlace: Hashable, Sendable {
  /// It is what is printed, and pictures beside it may be written on, too.
  case onThePage
  /// Somebody read the picture before, and put down what he took it for.
  case belowThePicture
}
