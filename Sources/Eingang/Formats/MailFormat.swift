import AlbertModel

/// E-mails, as programs save them one by one.
struct MailFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    MailHeader(head.prefix(1024), isCut: head.count > 1024).isMail
  }

  /// A mail of several parts ends with a mark of its own (RFC 2046, 5.1.1); any other may end anywhere.
  func wholeness(_ file: FileBytes) -> Wholeness {
    let header = MailHeader(file.bytes.prefix(MailFormat.longestHeader), isCut: file.count > MailFormat.longestHeader)
    guard header.isComplete else { return Unfinished.container }
    guard let boundary = header.boundary else { return .whole(mayGrow: false) }
    return file.bytes.contains(Array("--\(boundary)--".utf8)) ? .whole(mayGrow: false) : Unfinished.container
  }

  private static let longestHeader = 1 << 20

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    do throws(ReadingError) {
      var parts = try MailParts(try MailMessage(file))
      if case .incomplete = wholeness(file) { parts.lack = Unreadable.incompleteMail }
      return try PartsDocument(parts, opening)
    } catch .library {
      throw .stoerung(Unreadable.damagedMail)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Looks from the end, where what is looked for stands.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var at = count - wanted.count
    while at >= 0 {
      if self[at] == first, self[at...].starts(with: wanted) { return true }
      at -= 1
    }
    return false
  }
}
