import Testing

@testable import Eingang

@Suite("DigitReader")
struct DigitReaderTests {
  private func reader(_ text: String) -> DigitReader { DigitReader(plain: Array(text.utf8)) }

  @Test(
    "years of two and four digits",
    arguments: [("25", 2025), ("49", 2049), ("50", 1950), ("2o25", 2025), ("2825", 2025), ("1998", 1998)])
  func years(text: String, year: Int) { #expect(reader(text).year(at: 0)?.value == year) }

  @Test("a number longer than allowed is none", arguments: ["12345", "x", ""])
  func tooLong(text: String) { #expect(reader(text).year(at: 0) == nil) }

  @Test("an impossible number's six, eight or nine is a nought")
  func possible() {
    func repaired(_ value: Int, _ limit: Int) -> Int {
      DigitReader.possible(DigitReader.Number(value: value, end: 2, digits: 2, repairs: 0), limit).value
    }
    #expect(repaired(69, 31) == 9 && repaired(92, 31) == 2)
    #expect(repaired(18, 12) == 10)
    #expect(repaired(9, 12) == 9)
    #expect(repaired(45, 31) == 45)
  }
}
