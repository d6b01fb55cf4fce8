import Eingang
import Testing

@Suite("CutYears")
struct CutYearsTests {
  private func years(_ text: String) -> [Int?] {
    DateScanner(Array(text.utf8)).mentions().map { $0.completeDay?.year }
  }

  @Test("a year cut to its first half is taken from the date beside it")
  func mended() { #expect(years("bis 10.10.2025 oder bis 17.10.20 zahlen") == [2025, 2025]) }

  @Test("a page of 2020 keeps its year")
  func kept() {
    #expect(years("am 01.09.2020 und bis 17.10.20 zahlen") == [2020, 2020])
    #expect(years("bis 17.10.20") == [2020])
  }
}
