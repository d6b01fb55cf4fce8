import AlbertModel
import Glibc

/// The reasons, fit for a card, why a file is not read.
enum Unreadable {
  static let empty = decode("Die Datei ist leer. Bitte das Papier noch einmal scannen.")
  static let incomplete = decode(
    "Das Bild ist unvollständig, sein Ende fehlt. Bitte noch einmal scannen oder übertragen.")
  static let damagedImage = decode("Das Bild ist beschädigt. Bitte noch einmal scannen oder übertragen.")
  static let unknownCoding = decode(
    "Die Art, wie dieses Bild gespeichert ist, wird nicht gelesen. Bitte als JPEG speichern und neu ablegen.")
  static let damagedPDF = decode("Das PDF ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
  static let damagedPage = decode("Eine Seite des PDFs ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
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

  /// It asks for a password that is none of those tried.
  static func locked(_ what: String, tried: [String] = []) -> Stoerung {
    let state = tried.isEmpty ? "geschützt" : "geschützt, und keines der eingetragenen passt"
    return Stoerung(
      stage: .decode,
      why: "\(what) ist mit einem Passwort \(state). Bitte das Passwort in eingang.json5 bei "
        + "eingang.passwoerter eintragen.", cause: .password)
  }

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
    if bytes.isEmpty { return empty }
    if let known = ForeignFile(bytes) { return decode(known.why) }
    return decode("Das Format der Datei ist unbekannt. Bitte als PDF, JPEG oder PNG speichern und neu ablegen.")
  }

  private static func decode(_ why: String) -> Stoerung { Stoerung(stage: .decode, why: why) }
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
