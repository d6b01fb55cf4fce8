import AlbertModel
import Testing

@testable import Eingang

@Suite struct DringlichkeitTests {
  /// A Wednesday.
  private let today = CalendarDay(year: 2025, month: 9, day: 3) ?? CalendarDay(ordinal: 0)

  @Test(
    "a Frist is as urgent as it is near",
    arguments: [
      ("2025-09-02", Dringlichkeit.ueberfaellig), ("2025-09-03", .heute), ("2025-09-04", .dieseWoche),
      ("2025-09-07", .dieseWoche), ("2025-09-08", .spaeter), ("", .ohneFrist),
    ])
  func urgency(frist: String, urgency: Dringlichkeit) {
    #expect(Dringlichkeit(frist: CalendarDay(iso: frist), today: today) == urgency)
  }

  @Test("on a Sunday the week is over, so tomorrow is later")
  func sunday() throws {
    let sunday = try #require(CalendarDay(iso: "2025-09-07"))
    #expect(Dringlichkeit(frist: sunday, today: sunday) == .heute)
    #expect(Dringlichkeit(frist: sunday.adding(days: 1), today: sunday) == .spaeter)
  }

  @Test("groups come with the most urgent first, and none is empty")
  func groups() {
    let cards = ["2025-09-20", nil, "2025-09-01", "2025-09-21"].map { frist in
      Card(
        state: .offen, files: [frist ?? "-"], pages: [1],
        content: .vorschlag(.sample(absender: frist ?? "-", frist: frist)))
    }
    let groups = Dringlichkeit.groups(of: cards, today: today)
    #expect(groups.map(\.urgency) == [.ueberfaellig, .spaeter, .ohneFrist])
    #expect(
      groups.map { $0.matters.flatMap(\.cards).flatMap(\.files) } == [
        ["2025-09-01"], ["2025-09-20", "2025-09-21"], ["-"],
      ])
  }

  @Test("letters of one matter stand together where the most urgent of them belongs")
  func matters() {
    let cards = ["2025-09-01", "2025-09-20"].enumerated().map { index, frist in
      Card(
        id: index + 1, state: .offen, files: [frist], pages: [1], content: .vorschlag(.sample(frist: frist)))
    }
    let groups = Dringlichkeit.groups(of: cards, today: today)
    #expect(groups.map(\.urgency) == [.ueberfaellig])
    #expect(groups.flatMap(\.matters).map { $0.cards.compactMap(\.id) } == [[2, 1]])
  }
}
