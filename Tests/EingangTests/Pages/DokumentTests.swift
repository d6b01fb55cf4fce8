import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DokumentTests {
  @Test("a till's slip is told from a letter that talks of one")
  func tellsSlip() {
    let slip = Dokument([MarkedText("Brot 3,20\nSumme 3,20\ngegeben 5,00\nRückgeld 1,80\nBon-Nr 3").page])
    #expect(slip.looksLikeReceipt)
    let letter = Dokument([MarkedText("Sehr geehrte Frau Sommer,\nden Bon der Kasse und das Rückgeld").page])
    #expect(!letter.looksLikeReceipt)
    #expect(!Dokument([]).looksLikeReceipt)
  }
}
