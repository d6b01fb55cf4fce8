import AlbertModel
import Glibc

/// The reasons, fit for a card, why a file is not read.
enum Unreadable {
  static let empty = decode("Die Datei ist leer. Bitte das Papier noch einmal scannen.")
  static let incomplete = decode(
    "Das Bild ist unvollständig, sein Ende fehlt. Bitte noch einmal scannen oder übertragen.")
  static let damagedImage = decode("Das Bild ist beschädigt. Bitte noch einmal scannen oder übertragen.")
  static let damagedPDF = decode("Das PDF ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
  static let damagedPage = decode("Eine Seite des PDFs ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
  static let locked = decode("Das PDF ist mit einem Passwort geschützt. Bitte ohne Passwort speichern und neu ablegen.")
  static let tooSmall = decode("Das Bild ist zu klein für eine Seite. Bitte größer scannen oder fotografieren.")
  static let tooManyPixels = Stoerung(
    stage: .decode, why: "Die Seite hat zu viele Bildpunkte. Bitte mit 300 dpi scannen.", cause: .size)
  static let tooMuchText = decode(
    "Das Dokument hat mehr Text, als ein Brief haben kann. Bitte in kleinere Dateien teilen.")
  static let outOfMemory = Stoerung(
    stage: .ocr, why: "Der Speicher reichte für diese Seite nicht. Bitte mit niedrigerer Auflösung scannen.",
    cause: .memory)
  static let timeout = Stoerung(
    stage: .ocr, why: "Das Lesen dauerte zu lange. Bitte noch einmal mit 300 dpi scannen.", cause: .time)
  static let crashed = Stoerung(
    stage: .ocr, why: "Das Lesen dieser Datei ist abgebrochen. Bitte noch einmal scannen oder als PDF speichern.",
    cause: .interrupted)
  static let cancelled = Stoerung(
    stage: .ocr, why: "Das Lesen wurde unterbrochen. Bitte die Datei noch einmal ablegen.", cause: .interrupted)

  static func cannotOpen(_ error: OpenFile.SystemError) -> Stoerung {
    if let cause = Stoerung.Cause(machine: error.code) { return machine(cause) }
    return switch error.code {
    case ENOENT:
      Stoerung(stage: .intake, why: "Die Datei ist nicht mehr da. Bitte noch einmal ablegen.", cause: .original)
    case EACCES, EPERM:
      Stoerung(stage: .intake, why: "Die Datei darf nicht gelesen werden. Bitte ihre Rechte ändern.", cause: .original)
    case EINVAL: Stoerung(stage: .intake, why: "Das ist keine gewöhnliche Datei. Bitte eine Datei ablegen.")
    default:
      Stoerung(
        stage: .intake, why: "Die Datei lässt sich nicht öffnen (Fehler \(error.code)). Bitte noch einmal ablegen.",
        cause: .original)
    }
  }

  /// The machine could not start a reader.
  static func cannotStart(_ error: OpenFile.SystemError) -> Stoerung {
    if let cause = Stoerung.Cause(machine: error.code) { return machine(cause) }
    return Stoerung(
      stage: .ocr,
      why: "Das Lesen ließ sich nicht starten (Fehler \(error.code)). Bitte prüfen, was fehlt: mit eingangd doctor.",
      cause: .missing)
  }

  /// Tesseract has no trained data for any of the languages.
  static func noData(_ languages: [String]) -> Stoerung {
    let packages = languages.map { "tesseract-ocr-" + $0.replacing("_", with: "-") }.joined(separator: " ")
    return Stoerung(
      stage: .ocr,
      why:
        "Tesseract hat keine Daten für die Sprache \(languages.joined(separator: ", ")). Bitte \(packages) installieren.",
      cause: .missing)
  }

  private static func machine(_ cause: Stoerung.Cause) -> Stoerung {
    let why =
      cause == .disk
      ? "Es ist kein Platz mehr auf der Platte. Bitte Platz schaffen."
      : "Der Rechner hatte keinen Platz für weitere Dateien oder Prozesse. Bitte andere Programme beenden."
    return Stoerung(stage: .intake, why: why, cause: cause)
  }

  static func tooManyPages(_ count: Int, allowed: Int) -> Stoerung {
    Stoerung(
      stage: .decode,
      why: "Das Dokument hat \(count) Seiten, erlaubt sind \(allowed). Bitte in kleinere Dateien teilen.",
      cause: .size)
  }

  /// Names what the file seems to be instead.
  static func unknown(_ bytes: UnsafeBufferPointer<UInt8>) -> Stoerung {
    let known = "Bitte als PDF, JPEG, PNG oder TIFF ablegen."
    let head = bytes.prefix(4096)
    if head.isEmpty { return empty }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return decode("Das ist ein Archiv oder Office-Dokument. \(known)")
    }
    if head.dropFirst(4).starts(with: "ftyp".utf8) {
      return decode("Dieses Bild- oder Videoformat wird nicht gelesen. \(known)")
    }
    if isText(head) { return decode("Die Datei enthält nur Text und keinen Scan. \(known)") }
    return decode("Das Format der Datei ist unbekannt. \(known)")
  }

  private static func decode(_ why: String) -> Stoerung { Stoerung(stage: .decode, why: why) }

  private static func isText(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) || $0 == 0x1B }
  }
}

extension Stoerung.Cause {
  /// What the machine is short of by errno's number; nil where the number says something else.
  init?(machine code: Int32) {
    switch code {
    case EMFILE, ENFILE, ENOMEM, EAGAIN, ENOBUFS: self = .resources
    case ENOSPC, EDQUOT: self = .disk
    default: return nil
    }
  }
}
