import Eingang

/// What is known by its first bytes and not read.
enum ForeignFile: CaseIterable {
  case html
  case xml
  case rtf
  case postScript
  case office
  case outlook
  case archive
  case video
  case audio
  case image
  case card
  case calendar

  /// Nil for what is nothing of it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let head = bytes.prefix(512)
    if let kind = ForeignFile.marks.first(where: { $0.fits(head) })?.kind {
      self = kind
    } else if let kind = ForeignFile.words(head) {
      self = kind
    } else {
      return nil
    }
  }

  /// Any of them may be as short as a note.
  var isText: Bool { [.html, .xml, .rtf, .postScript, .card, .calendar].contains(self) }

  /// German, what it is and what to do.
  var why: String {
    switch self {
    case .html: "Das ist eine Webseite (HTML), die noch nicht gelesen wird. Bitte als PDF drucken und neu ablegen."
    case .xml: Unreadable.otherXML.why
    case .rtf: "Das ist ein Textdokument (RTF). Bitte als PDF speichern und neu ablegen."
    case .postScript: "Das ist eine PostScript-Datei. Bitte als PDF speichern und neu ablegen."
    case .office:
      "Das ist ein älteres Office-Dokument oder eine Outlook-Nachricht. Bitte als PDF speichern und neu ablegen."
    case .outlook:
      "Das ist ein Anhang, den nur Outlook öffnet (winmail.dat). Bitte ihn dort als PDF speichern und neu ablegen."
    case .archive: "Dieses Archiv wird nicht entpackt. Bitte entpacken oder als ZIP packen und neu ablegen."
    case .video: "Das ist ein Video. Bitte die Seiten einzeln fotografieren und neu ablegen."
    case .audio: "Das ist eine Tonaufnahme. Bitte das Schreiben selbst scannen und ablegen."
    case .image: "Dieses Bildformat wird nicht gelesen. Bitte als JPEG oder PDF speichern und neu ablegen."
    case .card: "Das ist eine Visitenkarte für ein Adressbuch (vCard). Bitte das Schreiben selbst ablegen."
    case .calendar: "Das ist ein Termin für einen Kalender (iCalendar). Bitte das Schreiben selbst ablegen."
    }
  }

  private struct Mark {
    let kind: ForeignFile
    var offset = 0
    let bytes: [UInt8]
    /// Elsewhere in the head.
    var further: (Int, [UInt8])?

    func fits(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      guard head.dropFirst(offset).starts(with: bytes) else { return false }
      return further.map { head.dropFirst($0.0).starts(with: $0.1) } ?? true
    }
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let marks: [Mark] = [
    Mark(kind: .rtf, bytes: ascii("{\\rtf")), Mark(kind: .postScript, bytes: ascii("%!PS")),
    Mark(kind: .office, bytes: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
    Mark(kind: .outlook, bytes: [0x78, 0x9F, 0x3E, 0x22]),
    Mark(kind: .archive, bytes: ascii("Rar!\u{1A}\u{7}")),
    Mark(kind: .archive, bytes: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    Mark(kind: .archive, bytes: [0x1F, 0x8B, 0x08]), Mark(kind: .archive, bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]),
    Mark(kind: .archive, bytes: ascii("BZh") + [0x39, 0x31, 0x41, 0x59]),
    Mark(kind: .archive, offset: 257, bytes: ascii("ustar")),
    Mark(kind: .image, offset: 4, bytes: ascii("ftypcrx")), Mark(kind: .video, offset: 4, bytes: ascii("ftyp")),
    Mark(kind: .video, bytes: ascii("RIFF"), further: (8, ascii("AVI "))),
    Mark(kind: .video, bytes: [0x1A, 0x45, 0xDF, 0xA3]),
    Mark(kind: .video, bytes: [0, 0, 1, 0xBA]), Mark(kind: .audio, bytes: ascii("RIFF"), further: (8, ascii("WAVE"))),
    Mark(kind: .audio, bytes: ascii("ID3")), Mark(kind: .audio, bytes: ascii("OggS")),
    Mark(kind: .audio, bytes: ascii("fLaC")),
    Mark(kind: .image, bytes: ascii("8BPS")), Mark(kind: .image, bytes: [0, 0, 1, 0]),
    Mark(kind: .image, bytes: [0xFF, 0x0A]), Mark(kind: .image, bytes: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]),
    Mark(kind: .card, bytes: ascii("BEGIN:VCARD")), Mark(kind: .calendar, bytes: ascii("BEGIN:VCALENDAR")),
  ]

  /// Tags, after what may stand before them.
  private static func words(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> ForeignFile? {
    var text = head.filter { $0 != 0 && $0 < 0x80 }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
    text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isPage = ["<!doctype html", "<html", "<head", "<body"].contains { text.starts(with: $0.utf8) }
    if isPage { return .html }
    guard text.starts(with: "<?xml".utf8) || text.starts(with: "<!doctype".utf8) || text.starts(with: "<!--".utf8)
    else {
      return nil
    }
    let all = String(decoding: text, as: UTF8.self)
    return all.contains("<html") || all.contains("xhtml") ? .html : .xml
  }
}
