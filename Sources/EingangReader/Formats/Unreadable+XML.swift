import AlbertModel
import Eingang

extension Unreadable {
  static let otherXML = Stoerung(
    stage: .decode,
    why: "Das ist eine XML-Datei, aber keine elektronische Rechnung (XRechnung, ZUGFeRD, Factur-X). "
      + "Bitte das Schreiben als PDF ablegen.")
  static let webPage = Stoerung(stage: .decode, why: ForeignFile.html.why)
  static let damagedXML = Stoerung(
    stage: .decode,
    why: "Die XML-Datei ist beschädigt oder unvollständig. Bitte noch einmal herunterladen.")
  static let doctype = Stoerung(
    stage: .decode,
    why: "Die XML-Datei gibt einen Dokumenttyp an (DOCTYPE), was keine Rechnung tut, und wird nicht gelesen. "
      + "Bitte das Schreiben als PDF ablegen.")
  static let tooMuchXML = Stoerung(
    stage: .decode,
    why: "Die XML-Datei ist größer, als eine Rechnung sein kann. Bitte das Schreiben als PDF ablegen.", cause: .size)
}
