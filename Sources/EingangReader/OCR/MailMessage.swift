import COCR
import Eingang

/// An open e-mail.
///
/// Owned by one reader; closed with the last reference.
final class MailMessage {
  /// What a part is to the letter.
  enum Role {
    /// The letter's own words.
    case text
    case html
    case file
    case message
    /// Encrypted; or so packed that it does not say whether it is.
    case locked
    /// Signed, with its words within the signature, which anybody may open.
    case sealed
    /// Within more parts than any program nests.
    case tooDeep
  }

  struct Part {
    let index: Int
    let role: Role
    /// Nil where it has none.
    let name: String?
    /// The letter's own text shows it, as a logo.
    let isRelated: Bool
  }

  /// What the header says, empty where it does not.
  struct Header {
    let from: String
    let to: String
    let subject: String
    /// As `31.12.2025 23:59`, at the sender's.
    let date: String
  }

  let header: Header
  let parts: [Part]
  /// Parts within it end before the mark that ends them.
  var isCut: Bool { cocr_mail_is_cut(handle) != 0 }
  private let handle: OpaquePointer

  init(_ file: FileBytes) throws(ReadingError) {
    var handle: OpaquePointer?
    try ReadingError.check(cocr_mail_open(file.start, file.count, &handle))
    guard let handle else { throw .exhausted }
    self.handle = handle
    let raw = cocr_mail_get_header(handle)
    header = Header(
      from: String(cString: raw.from), to: String(cString: raw.to), subject: String(cString: raw.subject),
      date: String(cString: raw.date))
    parts = (0..<cocr_mail_parts(handle)).compactMap { MailMessage.part(handle, $0) }
  }

  deinit { cocr_mail_close(handle) }

  private static func part(_ handle: OpaquePointer, _ index: Int) -> Part? {
    let part = cocr_mail_get_part(handle, index)
    guard let role = role(part.role) else { return nil }
    let name = String(cString: part.name)
    return Part(index: index, role: role, name: name.isEmpty ? nil : name, isRelated: part.is_related != 0)
  }

  private static func role(_ role: cocr_mail_role) -> Role? {
    switch role {
    case COCR_MAIL_TEXT: .text
    case COCR_MAIL_HTML: .html
    case COCR_MAIL_FILE: .file
    case COCR_MAIL_MESSAGE: .message
    case COCR_MAIL_LOCKED: .locked
    case COCR_MAIL_TOO_DEEP: .tooDeep
    case COCR_MAIL_SEALED: .sealed
    default: nil
    }
  }

  /// Without its transfer encoding, texts in Unicode where their encoding is known; nil for an empty part.
  func bytes(_ part: Part) throws(ReadingError) -> FileBytes? {
    var bytes = cocr_bytes()
    try ReadingError.check(cocr_mail_read(handle, part.index, &bytes))
    return FileBytes(bytes)
  }
}
