import Testing

@testable import Eingang

@Suite struct RowMarksTests {
  private let marks = RowMarks(Array("ab (12) c)".utf8))

  @Test("letters are counted on either side of a byte")
  func countsLetters() {
    #expect([0, 1, 2, 10].map(marks.letters(before:)) == [0, 1, 2, 3])
    #expect([0, 2, 9, 10].map(marks.letters(from:)) == [3, 1, 0, 0])
  }

  @Test("a euro sign is no letter, an umlaut is two bytes of one")
  func passesOverEuro() {
    let bytes = Array("24,00 € 24,00€ für 5 ¢".utf8)
    let marks = RowMarks(bytes)
    #expect(marks.letters(before: 16) == 0 && marks.letters(from: 16) == "für".utf8.count + "¢".utf8.count)
    #expect(RowMarks([0xE2, 0x82]).letters(from: 0) == 2)
  }

  @Test("the nearest bracket on either side decides")
  func seesBrackets() {
    #expect(marks.opens(before: 4) && marks.closes(from: 6))
    #expect(!marks.opens(before: 3) && !marks.opens(before: 8) && !marks.closes(from: 3) && !marks.closes(from: 10))
    #expect(!RowMarks([]).opens(before: 0) && !RowMarks([]).closes(from: 0))
  }
}
