import AlbertModel
import Eingang

/// One of the files within a file.
struct DocumentPart {
  enum Content {
    /// The file that holds it has it ready.
    case ready(any OpenDocument)
    /// To be unpacked.
    case packed
    case unreadable(Stoerung)
  }

  /// As a person knows it, for a card.
  let name: String
  let content: Content
  /// A picture is no page but part of how a mail looks where its shorter side has fewer pixels; 0 where none is.
  var leastPagePixels = 0
}

/// A file that holds others.
protocol PartSource {
  /// In the order in which they are read.
  var parts: [DocumentPart] { get }
  /// Why there may have been more parts; nil where the file is whole.
  var lack: Stoerung? { get }
  /// Unpacks one of no more than so many bytes; nil for an empty one.
  func bytes(_ index: Int, most: Int) throws(ReadingError) -> FileBytes?
}

extension PartSource {
  var lack: Stoerung? { nil }
}
