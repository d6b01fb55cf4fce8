import AlbertModel
import Eingang

/// E-mails, as programs save them one by one.
struct MailFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    MailHeader(head.prefix(1024), isCut: head.count > 1024).isMail
  }

  /// A mail of several parts ends with a mark of its own (RFC 2046, 5.1.1); any other may end anywhere.
  func wholeness(_ file: FileBytes) -> Wholeness { MailFormat.wholeness(file.bytes) }

  private static func wholeness(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int = 0) -> Wholeness {
    let header = MailHeader(bytes.prefix(longestHeader), isCut: bytes.count > longestHeader)
    guard let end = header.end else { return Unfinished.container }
    if let boundary = header.boundary {
      return bytes.containsLine(Array("--\(boundary)--".utf8)) ? .whole(mayGrow: false) : Unfinished.container
    }
    // A mail that is nothing but another one ends with that.
    guard header.isEnvelope, depth < UnpackingBudget.mostDepth else { return .whole(mayGrow: false) }
    return wholeness(UnsafeBufferPointer(rebasing: bytes[end...]), depth: depth + 1)
  }

  private static let longestHeader = 1 << 20

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    do throws(ReadingError) {
      let message = try MailMessage(file)
      var parts = try MailParts(message)
      if message.isCut || wholeness(file) == Unfinished.container { parts.lack = Unreadable.incompleteMail }
      return try PartsDocument(parts, opening)
    } catch .library {
      throw .stoerung(Unreadable.damagedMail)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a line begins so; looks from the end, where what is looked for stands.
  fileprivate func containsLine(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var at = count - wanted.count
    while at >= 0 {
      if self[at] == first, at == 0 || self[at - 1] == 0x0A, self[at...].starts(with: wanted) { return true }
      at -= 1
    }
    return false
  }
}
