import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("Candidates for training")
struct CandidateDumpTests {
  private struct Document: Encodable {
    var files = ["brief.pdf"]
    var pages: [PageText]
  }

  /// What the training program reads.
  private struct Dump: Decodable {
    struct Row: Decodable {
      let value: String
      let features: [String: Double]
    }

    let card: Card
    let candidates: [String: [Row]]
  }

  private func dump(_ pages: [PageText]) throws -> Dump {
    let line = String(decoding: try JSONEncoder().encode(Document(pages: pages)), as: UTF8.self)
    let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
    return try JSONDecoder().decode(Dump.self, from: JSONEncoder().encode(CandidateDump(line: line, understanding)))
  }

  private let invoice = MarkedText(
    """
    Stadtwerke Musterstadt GmbH
    Rechnung Nr. 12345 vom 03.09.2025
    Nettobetrag 71,43 EUR
    Rechnungsbetrag 85,00 EUR
    Bitte überweisen Sie bis zum 30.09.2025.
    """)

  @Test("every value that a finder saw is a row with its features, beside the card")
  func rows() throws {
    let dump = try dump([invoice.page])
    #expect(dump.candidates["betrag"]?.map(\.value) == ["71.43", "85.00"])
    #expect(dump.candidates["betrag"]?.last?.features["label.total"] == 1)
    #expect(dump.candidates["datum"]?.contains { $0.value == "2025-09-03" } == true)
    #expect(dump.candidates["frist"]?.contains { $0.value == "2025-09-30" } == true)
    #expect(dump.candidates["absender"]?.contains { $0.value == "Stadtwerke Musterstadt GmbH" } == true)
    #expect(dump.card.vorschlag?.extraction.betrag?.value.cents == 8500)
    #expect(dump.card.files == ["brief.pdf"])
  }

  @Test("what codes say is not learned from")
  func codes() throws {
    let code = "BCD\n002\n1\nSCT\n\nWer\nDE02120300000000202051\nEUR1.00"
    let page = invoice.page.with(
      codes: [PageCode(.qr, text: code, box: BoundingBox(x: 0.1, y: 0.8, width: 0.1, height: 0.1))])
    #expect(try dump([page]).candidates["betrag"]?.map(\.value) == ["71.43", "85.00"])
  }

  @Test("a line that is no document is refused")
  func malformed() {
    let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
    #expect(throws: (any Error).self) { try CandidateDump(line: "{}", understanding) }
  }
}
