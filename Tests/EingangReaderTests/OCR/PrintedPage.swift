import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

/// Pages of known text as pixels, and what reads them.
enum PrintedPage {
  static let letter = """
    Stadtwerke Beispielstadt
    Rechnung Nr. 4711 vom 01.09.2025
    Der Rechnungsbetrag von 85,00 EUR ist bis zum 15.09.2025 zu zahlen.
    Bitte überweisen Sie den Betrag auf das unten genannte Konto.
    """

  static func recognizer() throws -> PageRecognizer {
    let data = try #require(Tessdata(prefix: nil))
    // An hour: what is read must not depend on how busy the machine is.
    return try PageRecognizer(
      tessdata: data.folder, languages: data.installed(of: ["deu", "eng"]), secondsPerPage: 3600)
  }

  static func document(_ text: String = letter) throws -> PDFDocument {
    try PDFDocument(try #require(try TestBytes().mapped(TinyPDF.data(pages: [text]))))
  }

  static func image(_ text: String = letter, dpi: Double = 200) throws -> PageImage {
    try document(text).render(0, dpi: dpi, maxPixels: 50_000_000)
  }
}
