import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BriefgrenzenTests {
  private func letters(_ texts: String...) -> [Range<Int>] { Briefgrenzen.letters(texts.map(Briefe.datei)) }

  @Test("receipts photographed in a row are one each")
  func receipts() {
    #expect(
      letters(
        Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "40,00"),
        Briefe.receipt("Drogerie Mohn", day: "01.09.2025", total: "12,30"),
        Briefe.receipt("Drogerie Mohn", day: "01.09.2025", total: "7,95")) == [0..<1, 1..<2, 2..<3])
  }

  @Test("the same receipt taken twice stays one, and so does one that takes two pictures")
  func oneReceipt() {
    let receipt = Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "40,00")
    #expect(letters(receipt, receipt) == [0..<2])
    let lines = receipt.split(separator: "\n", omittingEmptySubsequences: false)
    let upper = lines.prefix { !$0.hasPrefix("Summe") }.joined(separator: "\n")
    let lower = lines.drop { !$0.hasPrefix("Summe") }.joined(separator: "\n")
    #expect(letters(upper, lower) == [0..<2])
  }

  @Test("receipts of one shop and total on different days are one each")
  func otherDay() {
    #expect(
      letters(
        Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "40,00"),
        Briefe.receipt("Bäckerei Kornblume", day: "02.09.2025", total: "40,00")) == [0..<1, 1..<2])
  }

  @Test("a page that begins to count anew begins a letter")
  func counted() {
    #expect(
      letters(
        Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815"), Briefe.invoice("RE-20250901"),
        Briefe.secondPage("RE-20250901")) == [0..<2, 2..<4])
  }

  @Test("letters of different senders are parted by their heads")
  func senders() {
    #expect(
      letters(
        Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Klassenfahrt"),
        Briefe.letter("Sparkasse Münsterland", day: "03.09.2025", subject: "Ihr neues Konto")) == [0..<1, 1..<2])
  }

  @Test("what follows a page that is not the last, and what has no head of its own, belongs to it")
  func together() {
    #expect(letters(Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815")) == [0..<2])
    #expect(
      letters(
        Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Klassenfahrt"),
        "Anmeldung zur Klassenfahrt\n\nName des Kindes:\nUnterschrift:") == [0..<2])
    // The head is printed again on the second page.
    #expect(
      letters(
        Briefe.invoice("RE-20250815", page: ""), Briefe.invoice("RE-20250815", page: "") + "\nGesamt 300,00 €")
        == [0..<2])
    #expect(letters("ein Blatt") == [0..<1])
    #expect(letters("", "") == [0..<2])
  }

  @Test("blank sides part nothing, and stay with the sheet before them")
  func blankSides() {
    let blank = Briefgrenzen.File(
      [PageText(number: 1, width: 100, height: 100, source: .blank, words: [])], Briefe.kopf("").extraction)
    let sheets = [
      Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815"), Briefe.invoice("RE-20250901"),
      Briefe.secondPage("RE-20250901"),
    ].flatMap { [Briefe.datei($0), blank] }
    #expect(Briefgrenzen.letters(sheets) == [0..<4, 4..<8])
    #expect(Briefgrenzen.letters([blank] + sheets) == [0..<5, 5..<9])
  }
}
