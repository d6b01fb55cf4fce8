import COCR
import Eingang

/// Reads XML piece by piece, keeping nothing of it: a document type is refused, no entity is resolved, nothing is fetched.
enum XMLReader {
  /// How a reading ended, when memory was enough.
  enum End: Hashable, Sendable {
    case whole
    /// Not well-formed, or its end is missing.
    case damaged
    /// It declares a document type.
    case doctype
    /// Deeper or longer than any letter.
    case tooLarge
  }

  private struct Listener {
    let take: (XMLEvent) -> Bool
  }

  /// Hands on what it finds until `take` returns false.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ take: (XMLEvent) -> Bool
  ) throws(ReadingError) -> End {
    guard let start = bytes.baseAddress else { return .damaged }
    let status = withoutActuallyEscaping(take) { take in
      var listener = Listener(take: take)
      return withUnsafeMutablePointer(to: &listener) { cocr_xml_read(start, bytes.count, tell, $0) }
    }
    switch status {
    case COCR_DAMAGED: return .damaged
    case COCR_UNSUITABLE: return .doctype
    case COCR_TOO_LARGE: return .tooLarge
    default:
      try ReadingError.check(status)
      return .whole
    }
  }

  private static let tell: cocr_xml_fn = { context, event in
    guard let listener = context?.assumingMemoryBound(to: Listener.self), let told = XMLEvent(event.pointee) else {
      return 1
    }
    return listener.pointee.take(told) ? 0 : 1
  }
}

extension XMLEvent {
  fileprivate init?(_ event: cocr_xml_event) {
    let text = UnsafeBufferPointer(start: event.text, count: event.text == nil ? 0 : event.count)
    let name = event.name.map { String(cString: $0) } ?? ""
    switch event.kind {
    case COCR_XML_START: self = .start(name, space: event.space.map { String(cString: $0) } ?? "")
    case COCR_XML_ATTRIBUTE: self = .attribute(name, value: String(decoding: text, as: UTF8.self))
    case COCR_XML_TEXT: self = .text(String(decoding: text, as: UTF8.self))
    case COCR_XML_END: self = .end
    default: return nil
    }
  }
}
