import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct FristReadingTests {
  @Test(
    "where a paper is put names the act only where no other word does",
    arguments: [
      ("Ihre Anmeldung erbitten wir spätestens bis zum 12.09.2025 in den Briefkasten.", FristArt.anmeldung),
      ("Bitte bis zum 12.09.2025 in den Briefkasten neben der Garderobe.", .rueckgabe),
    ])
  func readsPlaces(text: String, kind: FristArt) throws {
    let context = FristContext(datum: CalendarDay(iso: "2025-09-01"))
    let found = FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page])).0
    let frist = try #require(found).value
    #expect(frist.day.iso == "2025-09-12")
    #expect(frist.kind == kind)
  }
}
