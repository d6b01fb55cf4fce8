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

  private func fristen(_ text: String, cash: Bool = false) -> [Frist] {
    var context = FristContext(datum: CalendarDay(iso: "2026-11-20"), art: .elternbrief)
    context.asksForCash = cash
    let found = FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page]))
    return ([found.frist].compactMap(\.self) + found.weitere).map(\.value)
  }

  @Test("a request beside a sentence about leaving is no notice, and no day stands twice")
  func ownSentence() {
    let found = fristen("Austritte müssen bis 30.11. erklärt sein. Bitte Größe der Trikots bis 5. Dezember melden.")
    #expect(found.map(\.day.iso) == ["2026-11-30", "2026-12-05"])
    #expect(found.map(\.kind) == [.kuendigung, .antwort])
  }

  @Test("a right named in the sentence before still names the act of a period without a request")
  func neighbour() {
    let found = fristen("Sie können der Erhöhung widersprechen: Widerspruch erheben Sie schriftlich. Frist: 05.12.2026")
    #expect(found.map(\.kind) == [.widerspruch])
  }

  @Test("coins and notes to be sent along are a payment, a paper beside them is given back")
  func cash() {
    let money = "Bitte geben Sie Ihrem Kind 12,00 € bis zum 8.12. in bar mit."
    #expect(fristen(money, cash: true).map(\.kind) == [.zahlung])
    let child = "Wir sammeln 12,00 € Kopiergeld ein. Bitte geben Sie es Ihrem Kind bis zum 8.12. mit."
    #expect(fristen(child, cash: true).map(\.kind) == [.zahlung])
    let slip = "Bitte geben Sie den Abschnitt bis zum 8.12. unterschrieben mit."
    #expect(fristen(slip, cash: true).map(\.kind) == [.rueckgabe])
  }

  @Test("what is to be told at once says nothing of a period beside it")
  func telling() {
    let text =
      "Bitte melden Sie einen Schaden sofort (0221 17). Ansprüche müssen innerhalb von 18 Monaten erhoben werden."
    #expect(fristen(text).isEmpty)
  }
}
