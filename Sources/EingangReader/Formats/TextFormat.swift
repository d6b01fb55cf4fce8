import AlbertModel
import Eingang

/// Plain text, in any of the encodings that a household meets.
struct TextFormat: Format {
  private static let headSize = 1024
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    TextBytes.maybe(head.prefix(TextFormat.headSize)) && ForeignFile(head) == nil
  }

  /// Text has no end mark, so it is waited for as what may grow; a few bytes may be the beginning of anything.
  func wholeness(_ file: FileBytes) -> Wholeness {
    let mayBeOther = file.count < FormatList.shortestHead && !ShortText.isWhole(file.bytes)
    return mayBeOther ? Unfinished.beginning : .whole(mayGrow: true)
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if file.count > TextBytes.mostBytes { throw .stoerung(Unreadable.tooMuchText) }
    guard let text = TextBytes.string(file.bytes) else { throw .stoerung(Unreadable.unknown(file.bytes)) }
    return try TextDocument(text)
  }
}
