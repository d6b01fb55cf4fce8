import AlbertModel
import Testing

@testable import Eingang

@Suite struct VorschlagAenderungTests {
  @Test("the day and the cash of a slip follow the Frist and the Betrag that a person changed")
  func follows() throws {
    let (old, new) = (
      try #require(CalendarDay(iso: "2025-09-15")), try #require(CalendarDay(iso: "2025-09-19"))
    )
    var extraction = Extraction(lang: "de", art: Field(.elternbrief, confidence: 0.9))
    extraction.frist = Field(Frist(day: old, kind: .rueckgabe), confidence: 0.9)
    extraction.betrag = Field(Betrag(cents: 1200, direction: .zahlen), confidence: 0.9)
    let cash = Betrag(cents: 1200, direction: .zahlen)
    extraction.rueckgabe = Field(Rueckgabe("Rücklaufzettel", until: old, cash: cash), confidence: 0.9)
    var change = Aenderung()
    change.frist = Frist(day: new, kind: .rueckgabe)
    change.betrag = Betrag(cents: 1500, direction: .zahlen)
    let changed = Vorschlag(extraction, ablage: Field("Schule", confidence: 0.9)).changed(by: change)
    #expect(changed.vorschlag.extraction.rueckgabe?.value.until == new)
    #expect(changed.vorschlag.extraction.rueckgabe?.value.cash?.cents == 1500)
    #expect(Set(changed.fields) == [.frist, .betrag])
  }
}
