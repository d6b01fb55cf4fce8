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

  @Test("what nobody sees in a name that was typed is not on the card, and a name of nothing else is none")
  func controlCharacters() {
    var change = Aenderung()
    change.absender = "Stadt\u{7}werke\nRosenau"
    change.titel = "\u{1B}\u{202E}"
    let (vorschlag, fields) = Vorschlag.sample().changed(by: change)
    #expect(vorschlag.extraction.absender?.value == "Stadtwerke Rosenau")
    #expect(fields == [.absender])
  }

  @Test("remarks go with the card whatever is read of its paper, each once")
  func vermerke() {
    var old = Vorschlag.sample()
    old.extraction.vermerke = ["Steuer", "ASN 3"]
    var new = Vorschlag.sample(titel: "neu gelesen")
    new.extraction.vermerke = ["ASN 3", "Haus"]
    #expect(new.keeping([], of: old).extraction.vermerke == ["Steuer", "ASN 3", "Haus"])
  }
}
