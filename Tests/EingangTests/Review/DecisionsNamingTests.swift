import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DecisionsNamingTests {
  @Test("copies are filed by the household's templates, clashes numbered")
  func templates() throws {
    let fixture = try StoreFixture()
    let names = NameSettings(
      datei: try Namensvorlage("{titel} {betrag}"), ordner: try Namensvorlage("{ablage}/{jahr}"))
    var decisions = fixture.decisions
    decisions.namen = names
    #expect(try decisions.accept(try fixture.card("eins")).text == "Abgelegt unter Schule/Felix/2025.")
    _ = try decisions.accept(try fixture.card("zwei"))
    #expect(
      fixture.folder.files(below: "Ablage").sorted() == [
        "Schule/Felix/2025/Klassenfahrt Borkum 85,00 € (2).pdf", "Schule/Felix/2025/Klassenfahrt Borkum 85,00 €.pdf",
      ])
  }

  @Test("a folder that would become too deep is the card's own instead")
  func tooDeep() throws {
    let fixture = try StoreFixture()
    let names = NameSettings(ordner: try Namensvorlage("a/b/c/d/e/f/g/{ablage}"))
    var decisions = fixture.decisions
    decisions.namen = names
    #expect(try decisions.accept(try fixture.card("eins")).text == "Abgelegt unter Schule/Felix.")
  }
}
