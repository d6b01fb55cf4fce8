import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct HaushaltNamesTests {
  private let names = HaushaltNames(Haushalt(namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln"))

  @Test("the family's name and street are known in print")
  func knowsHousehold() throws {
    let name = try #require(MarkedText("Frau Maren SOMMER").page.lines.first)
    let street = try #require(MarkedText("Birkenweg 3").page.lines.first)
    #expect(names.isNamed(in: name) && !names.isStreet(in: name))
    #expect(names.isStreet(in: street) && !names.isNamed(in: street))
  }

  @Test("longer words and an empty household match nothing")
  func leavesAlone() throws {
    let line = try #require(MarkedText("Sommerfest am Birkenweg 31").page.lines.first)
    #expect(!names.isNamed(in: line) && !names.isStreet(in: line))
    #expect(!HaushaltNames(Haushalt()).isNamed(in: line))
  }
}
