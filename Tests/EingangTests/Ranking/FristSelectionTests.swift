import AlbertModel
import Eingang
import Testing

@Suite("FristSelection")
struct FristSelectionTests {
  private let weights = Weights(bias: 0, ["sure": 3, "doubtful": -1])

  private func candidate(_ iso: String, _ kind: FristArt, _ feature: FeatureName, counted: Bool = false) throws
    -> Candidate<Frist>
  {
    let day = try #require(CalendarDay(iso: iso))
    let anchor = counted ? Anker(kind: .erhalt, value: day, assumed: true) : nil
    return Candidate(Frist(day: day, kind: kind, anchor: anchor), features: [feature: 1], evidence: [])
  }

  @Test("the earliest of the likely ones is shown, an unlikely earlier one is an alternative")
  func earliest() throws {
    let chosen = FristSelection.choose(
      [
        try candidate("2025-09-01", .termin, "doubtful"), try candidate("2025-09-20", .zahlung, "sure"),
        try candidate("2025-09-12", .rueckgabe, "sure"),
      ], weights: weights)
    #expect(chosen.frist?.value.day.iso == "2025-09-12")
    #expect(chosen.weitere.map(\.value.day.iso) == ["2025-09-20"])
    #expect(chosen.frist?.alternatives.contains { $0.value.day.iso == "2025-09-01" } == true)
  }

  @Test("a printed last day to cancel beats a counted one")
  func printed() throws {
    let chosen = FristSelection.choose(
      [
        try candidate("2025-11-27", .kuendigung, "sure", counted: true),
        try candidate("2025-11-30", .kuendigung, "sure"),
      ], weights: weights)
    #expect(chosen.frist?.value.day.iso == "2025-11-30")
  }

  @Test("nothing likely gives nothing")
  func nothing() throws {
    let chosen = FristSelection.choose([try candidate("2025-09-01", .termin, "doubtful")], weights: weights)
    #expect(chosen.frist == nil && chosen.weitere.isEmpty)
  }
}
