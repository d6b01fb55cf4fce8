import AlbertModel
import Testing

@testable import Eingang

@Suite struct CardTableTests {
  @Test(
    "a cell that a spreadsheet would compute is text",
    arguments: [
      ("=1+1", "\"'=1+1\""), ("+49 251", "\"'+49 251\""), ("-5", "\"'-5\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
      ("  =HYPERLINK", "\"'  =HYPERLINK\""), ("\t=1", "\"' =1\""), ("＝1", "\"'＝1\""), ("=\u{301}1", "\"'=\u{301}1\""),
    ])
  func harmless(text: String, cell: String) { #expect(CardTable.cell(text) == cell) }

  @Test(
    "what only holds such a sign stays as it is",
    arguments: ["Müller & Söhne", "85.00", "2025-09-01", "a=b", "10 - 20", ""])
  func plain(text: String) { #expect(CardTable.cell(text) == text) }

  @Test("separators, quotation marks and line ends do not leave their cell")
  func quoted() {
    #expect(CardTable.cell("a;b") == "\"a;b\"")
    #expect(CardTable.cell("85,00") == "\"85,00\"")
    #expect(CardTable.cell("sog. \"Beitrag\"") == "\"sog. \"\"Beitrag\"\"\"")
    #expect(CardTable.cell("eins\r\nzwei") == "eins  zwei")
  }

  @Test("the table begins with the mark of UTF-8, and each card has its line")
  func table() throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
    let text = try fixture.old.folder.text("Ausfuhr/karten.csv")
    #expect(text.unicodeScalars.first == "\u{FEFF}")
    let lines = text.unicodeScalars.split(separator: "\n").map { String(String.UnicodeScalarView($0)) }
    #expect(lines.allSatisfy { $0.unicodeScalars.last == "\r" })
    // The seventh came of a split; the sixth was joined and has no card.
    #expect(lines.count == 1 + 6)
    #expect(lines[0].contains("Nr;Stand;Titel;Art;Absender;Betrag;"))
    #expect(lines[2].hasPrefix("2;abgelegt;\"'=Zahn\";elternbrief;Zahnkasse;\"85,00\";EUR;zahlen;2025-09-15;"))
  }
}
