import AlbertModel
import Eingang
import Testing

struct BriefwegTests {
  private func weg(_ iso: String, erhalten: String? = nil) throws -> Briefweg {
    let datum = try #require(CalendarDay(iso: iso))
    return Briefweg(
      datum: datum, erhalten: erhalten.flatMap { CalendarDay(iso: $0) },
      land: .nordrheinWestfalen)
  }

  @Test("receipt is three days after the letter, and said to be assumed")
  func assumedReceipt() throws {
    let zugang = try #require(try weg("2025-08-22").zugang)
    #expect(zugang.value.iso == "2025-08-25")
    #expect(zugang.assumed)
  }

  @Test("the household's own day of receipt wins")
  func givenReceipt() throws {
    let zugang = try #require(try weg("2025-08-22", erhalten: "2025-08-29").zugang)
    #expect(zugang == Anker(kind: .erhalt, value: try #require(CalendarDay(iso: "2025-08-29"))))
  }

  @Test(
    "Bekanntgabe is the fourth day for letters from 2025, the third before",
    arguments: [
      ("2025-07-21", "2025-07-25"), ("2025-01-01", "2025-01-05"), ("2024-12-31", "2025-01-03"),
      ("2024-03-04", "2024-03-07"),
    ])
  func bekanntgabe(letter: String, known: String) throws {
    #expect(try weg(letter).bekanntgabe(steuer: false)?.value.iso == known)
  }

  @Test("for tax notices the day of Bekanntgabe itself moves to a working day")
  func taxMoves() throws {
    // The fourth day is Saturday, 14 June 2025.
    #expect(try weg("2025-06-10").bekanntgabe(steuer: true)?.value.iso == "2025-06-16")
    #expect(try weg("2025-06-10").bekanntgabe(steuer: false)?.value.iso == "2025-06-14")
  }

  @Test("a later real receipt beats the presumption, an earlier one does not")
  func realReceipt() throws {
    #expect(try weg("2025-07-21", erhalten: "2025-07-30").bekanntgabe(steuer: false)?.value.iso == "2025-07-30")
    #expect(try weg("2025-07-21", erhalten: "2025-07-22").bekanntgabe(steuer: false)?.value.iso == "2025-07-25")
  }
}
