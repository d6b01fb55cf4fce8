import AlbertModel
import Glibc

/// The reasons, fit for a card, why a file is not read.
package enum Unreadable {
  package static let empty = decode("Die Datei ist leer. Bitte das Papier noch einmal scannen.")
  package static let incomplete = decode(
    "Das Bild ist unvollständig, sein Ende fehlt. Bitte noch einmal scannen oder übertragen.")
  package static let damagedImage = decode("Das Bild ist beschädigt. Bitte noch einmal scannen oder übertragen.")
  package static let unknownCoding = decode(
    "Die Art, wie dieses Bild gespeichert ist, wird nicht gelesen. Bitte als JPEG speichern und neu ablegen.")
  package static let damagedPDF = decode("Das PDF ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
  package static let damagedPage = decode(
    "Eine Seite des PDFs ist beschädigt. Bitte noch einmal erzeugen oder herunterladen.")
  package static let tooSmall = decode("Das Bild ist zu klein für eine Seite. Bitte größer scannen oder fotografieren.")
  package static let tooManyPixels = Stoerung(
    stage: .decode, why: "Die Seite hat zu viele Bildpunkte. Bitte mit 300 dpi scannen.", cause: .size)
  package static let tooMuchText = decode(
    "Das Dokument hat mehr Text, als ein Brief haben kann. Bitte in kleinere Dateien teilen.")
  package static let outOfMemory = Stoerung(
    stage: .ocr, why: "Der Speicher reichte für diese Seite nicht. Bitte mit niedrigerer Auflösung scannen.",
    cause: .memory)
  package static let timeout = Stoerung(
    stage: .ocr, why: "Das Lesen dauerte zu lange. Bitte noch einmal mit 300 dpi scannen.", cause: .time)
  package static let crashed = Stoerung(
    stage: .ocr, why: "Das Lesen dieser Datei ist abgebrochen. Bitte noch einmal scannen oder als PDF speichern.",
    cause: .interrupted)
  package static let cancelled = Stoerung(
    stage: .ocr, why: "Das Lesen wurde unterbrochen. Bitte die Datei noch einmal ablegen.", cause: .interrupted)

  /// It asks for a password that is none of those tried.
  package static func locked(_ what: String, tried: [String] = []) -> Stoerung {
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

  /// The machine could not start a reader, or there is none.
  static func cannotStart(_ error: OpenFile.SystemError) -> Stoerung {
    if let cause = Stoerung.Cause(machine: error.code) { return machine(cause) }
    if error.code == ENOENT { return missing }
    return Stoerung(
      stage: .ocr,
      why: "Das Lesen ließ sich nicht starten (Fehler \(error.code)). Bitte prüfen, was fehlt: mit eingangd doctor.",
      cause: .missing)
  }

  private static let missing = Stoerung(
    stage: .ocr,
    why: "Das Programm zum Lesen (\(ReaderProgram.name)) fehlt. Bitte mit eingangd zusammen installieren: "
      + "mit make install.",
    cause: .missing)

  /// The program that reads was built with another one than this.
  static let otherBuild = Stoerung(
    stage: .ocr,
    why: "Das Programm zum Lesen (\(ReaderProgram.name)) gehört zu einem anderen eingangd. Bitte beide zusammen "
      + "installieren: mit make install.", cause: .missing)

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

  package static func tooManyPages(_ count: Int, allowed: Int) -> Stoerung {
    Stoerung(
      stage: .decode,
      why: "Das Dokument hat \(count) Seiten, erlaubt sind \(allowed). Bitte in kleinere Dateien teilen.",
      cause: .size)
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
