import AlbertModel

/// One archived file to be read.
package struct ReadingRequest: Hashable, Sendable {
  /// The original, to be opened for reading only.
  package var path: String
  /// Name under which it arrived, for messages; the format is told by the content.
  package var name: String
  /// Reads PDF pages as images even where they have a text layer.
  package var alwaysOCR: Bool

  package init(path: String, name: String, alwaysOCR: Bool = false) {
    self.path = path
    self.name = name
    self.alwaysOCR = alwaysOCR
  }
}

/// What reading one file gave.
package struct Reading: Hashable, Sendable {
  /// At least one page, numbered from 1.
  package var pages: [PageText]
  /// Decode, prepare and ocr are set.
  package var timing: Timing
  /// Bytes of the file.
  package var bytes: Int
  /// What read it: library versions, trained data, preparation settings; the same text means the same reading.
  package var fingerprint: String

  package init(pages: [PageText], timing: Timing, bytes: Int, fingerprint: String) {
    self.pages = pages
    self.timing = timing
    self.bytes = bytes
    self.fingerprint = fingerprint
  }
}

/// Turns a file into the words of its pages.
package protocol PageReader: Sendable {
  /// Throws a `Stoerung` with a reason fit for a card when this file cannot be read.
  func read(_ request: ReadingRequest) async throws(Stoerung) -> Reading
  /// The most memory that reading has taken at once, in KiB; 0 where nobody measured it.
  var largestReader: Int { get async }
}

extension PageReader {
  package var largestReader: Int { get async { 0 } }
}
