import Eingang

/// The lines before a mail's text (RFC 5322, 2.2), as far as they tell that it is one and where it ends.
struct MailHeader {
  /// Names in small letters, each with its value on one line.
  private(set) var fields: [(name: String, value: String)] = []
  /// Where what follows begins; nil where the blank line behind the header is missing.
  private(set) var end: Int?
  /// The blank line is there.
  var isComplete: Bool { end != nil }
  /// Nothing but fields stood there.
  private(set) var isClean = true

  /// The last line may be cut anywhere: it counts where it is a field already, and speaks against none where it is not.
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, isCut: Bool) {
    let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    var lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    // A mailbox's line between letters.
    if let first = lines.first, first.starts(with: "From ".utf8) { lines.removeFirst() }
    for line in lines.dropLast() {
      if line.isEmpty {
        if !fields.isEmpty { end = (head[line.endIndex...].firstIndex(of: 0x0A) ?? line.endIndex) + 1 }
        return
      }
      guard take(line) else {
        isClean = false
        return
      }
    }
    if let last = lines.last, !isCut { _ = take(last) }
  }

  /// False for a line that belongs to no header.
  private mutating func take(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = line.first else { return true }
    if first == 0x20 || first == 0x09 {
      guard !fields.isEmpty else { return false }
      fields[fields.count - 1].value += " " + MailHeader.text(line)
      return true
    }
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex, colon - line.startIndex <= 76,
      line[..<colon].allSatisfy({ (0x21...0x7E).contains($0) }), fields.count < 1000
    else { return false }
    fields.append((String(decoding: line[..<colon], as: UTF8.self).lowercased(), MailHeader.text(line[(colon + 1)...])))
    return true
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes.prefix(2000).drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension MailHeader {
  /// Written by programs on the way, never by people who begin a note with `From:`.
  private static let ofPrograms: Set = [
    "received", "return-path", "message-id", "mime-version", "dkim-signature", "delivered-to", "envelope-to",
    "authentication-results", "content-type", "content-transfer-encoding", "received-spf", "domainkey-signature",
    "user-agent", "list-unsubscribe", "in-reply-to", "references",
  ]
  private static let ofPeople: Set = ["from", "to", "subject", "date", "cc", "bcc", "reply-to", "sender"]

  /// At least two fields that only programs write, or one of them beside one that names a person; or else who, to whom
  /// or about what, and when with a time of day.
  var isMail: Bool {
    guard isClean, let first = fields.first?.name, MailHeader.isKnown(first) else { return false }
    let names = Set(fields.map(\.name))
    let programs = names.count { MailHeader.ofPrograms.contains($0) || MailHeader.isExtension($0) }
    let people = names.count(where: MailHeader.ofPeople.contains)
    // What a web server says before a file has neither sender nor way.
    let isOnTheWay = !names.isDisjoint(with: [
      "from", "received", "return-path", "message-id", "delivered-to", "sender",
    ])
    if isOnTheWay, programs >= 2 || programs == 1 && people >= 1 { return true }
    guard names.contains("from"), !names.isDisjoint(with: ["to", "subject"]) else { return false }
    return fields.contains { $0.name == "date" && MailHeader.isTime($0.value) }
  }

  /// What parts the parts of a mail; nil where it has one only.
  var boundary: String? {
    guard let type = fields.last(where: { $0.name == "content-type" })?.value,
      type.lowercased().hasPrefix("multipart/")
    else { return nil }
    for parameter in type.split(separator: ";").dropFirst() {
      let trimmed = parameter.drop { $0 == " " || $0 == "\t" }
      guard trimmed.lowercased().hasPrefix("boundary=") else { continue }
      let value = trimmed.dropFirst("boundary=".count)
      let mark = value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != " " }
      return mark.isEmpty ? nil : String(mark)
    }
    return nil
  }

  /// It is nothing but another mail.
  var isEnvelope: Bool {
    fields.last { $0.name == "content-type" }?.value.lowercased().hasPrefix("message/rfc822") ?? false
  }

  private static func isKnown(_ name: String) -> Bool {
    ofPrograms.contains(name) || ofPeople.contains(name) || isExtension(name)
  }

  private static func isExtension(_ name: String) -> Bool { name.hasPrefix("x-") || name.hasPrefix("arc-") }

  /// `3 Sep 2025 09:15:00 +0200`, with or without a weekday.
  private static func isTime(_ value: String) -> Bool {
    let parts = value.split(separator: " ")
    let hasYear = parts.contains { $0.count == 4 && Int($0) != nil }
    return hasYear && parts.contains { $0.first?.isNumber == true && $0.split(separator: ":").count >= 2 }
  }
}
