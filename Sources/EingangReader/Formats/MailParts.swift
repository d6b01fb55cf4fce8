import AlbertModel
import Eingang

/// A mail's own text, and then what is attached to it.
struct MailParts: PartSource {
  let parts: [DocumentPart]
  var lack: Stoerung?
  private let message: MailMessage
  private let attachments: [MailMessage.Part]

  init(_ message: MailMessage) throws(ReadingError) {
    self.message = message
    let attachments = message.parts.filter { $0.role != .text && $0.role != .html }
    if attachments.count > UnpackingBudget.mostParts { throw .stoerung(Unreadable.tooManyParts) }
    self.attachments = attachments
    let hasFiles = attachments.contains { $0.role == .file && !$0.isRelated }
    parts = [try MailParts.letter(message)] + attachments.map { MailParts.part($0, besideFiles: hasFiles) }
  }

  func bytes(_ index: Int, most: Int) throws(ReadingError) -> FileBytes? {
    // Smaller than the mail, since any encoding only adds to it.
    try message.bytes(attachments[index - 1])
  }

  /// Pixels; an A4 page of fewer cannot be read.
  private static let leastPage = 300
  /// The same of a picture that the letter's text shows: most of those are logos.
  private static let leastShownPage = 1000

  /// Beside files, even a large picture within the text is no page.
  private static func part(_ part: MailMessage.Part, besideFiles: Bool) -> DocumentPart {
    let name = part.name ?? (part.role == .message ? "Weitergeleitete E-Mail" : "Anhang ohne Namen")
    switch part.role {
    case .locked: return DocumentPart(name: name, content: .unreadable(Unreadable.encryptedMail))
    case .sealed: return DocumentPart(name: name, content: .unreadable(Unreadable.sealedMail))
    case .tooDeep: return DocumentPart(name: name, content: .unreadable(Unreadable.tooDeep))
    case .message: return DocumentPart(name: name, content: .packed)
    case .text, .html, .file:
      let least = !part.isRelated ? leastPage : besideFiles ? .max : leastShownPage
      return DocumentPart(name: name, content: .packed, leastPagePixels: least)
    }
  }

  /// The header in German words, a blank line, and the text.
  private static func letter(_ message: MailMessage) throws(ReadingError) -> DocumentPart {
    let header = message.header
    let lines = [
      ("Von", header.from), ("An", header.to), ("Datum", header.date), ("Betreff", header.subject),
    ]
    var text = lines.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)\n" }.joined()
    for part in message.parts where part.role == .text || part.role == .html {
      guard let bytes = try message.bytes(part) else { continue }
      if text.utf8.count + bytes.count > TextBytes.mostBytes { throw .stoerung(Unreadable.tooMuchText) }
      guard let words = TextBytes.string(bytes.bytes) else { continue }
      text += "\n" + (part.role == .html ? try HTMLText.plain(words) : words) + "\n"
    }
    do throws(ReadingError) {
      return DocumentPart(name: "Text der E-Mail", content: .ready(try TextDocument(text)))
    } catch .stoerung(let stoerung) {
      return DocumentPart(name: "Text der E-Mail", content: .unreadable(stoerung))
    }
  }
}
