import Testing

@testable import Eingang

@Suite struct RowMarksTests {
  private let marks = RowMarks(Array("ab (12) c)".utf8))

  @Test("letters are counted on either side of a byte")
  func countsLetters() {
    #expect([0, 1, 2, 10].map(marks.letters(before:)) == [0, 1, 2, 3])
    #expect([0, 2, 9, 10].map(marks.letters(from:)) == [3, 1, 0, 0])
  }

  @Test("the nearest bracket on either side decides")
  func seesBrackets() {
    #expect(marks.opens(before: 4) && marks.closes(from: 6))
    #expect(!marks.opens(before: 3) && !marks.opens(before: 8) && !marks.closes(from: 3) && !marks.closes(from: 10))
    #expect(!RowMarks([]).opens(before: 0) && !RowMarks([]).closes(from: 0))
  }
}
