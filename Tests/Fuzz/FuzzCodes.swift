import AlbertModel
@testable import Eingang
@testable import EingangReader

/// The words of a code, and XML that may be an invoice.
enum FuzzCodes {
  private static let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
  private static let box = BoundingBox(x: 0, y: 0, width: 1, height: 1)

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let text = RawCode.text(Array(bytes)) {
      for symbology in [PageCode.Symbology.qr, .eRechnung] { understand(PageCode(symbology, text: text, box: box)) }
    }
    do throws(ReadingError) {
      guard let code = try InvoiceXML.read(bytes).rechnung(datei: "factur-x.xml")?.code else { return }
      precondition(ERechnung(code)?.code == code, "an invoice changed when it was stored")
      understand(code)
    } catch .stoerung {
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func understand(_ code: PageCode) {
    let page = PageText(number: 1, width: 2480, height: 3508, source: .ocr, words: [], codes: [code])
    guard page.isPlausible else { return }
    for facts in CodeList.facts([page], land: .nordrheinWestfalen) {
      precondition((facts.betrag?.value.cents ?? 0) >= 0, "less than nothing to pay")
      if let iban = facts.iban { precondition(CheckDigits.iban(iban.value) == iban.value, "no account") }
    }
    let vorschlag = understanding.vorschlag(for: [page])
    precondition(understanding.vorschlag(for: [page]) == vorschlag, "the same code gave another card")
  }
}
