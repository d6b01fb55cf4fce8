import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct NamensvorlageTests {
  private func filled(_ text: String, _ values: [Namensvorlage.Wort: String]) throws -> String {
    try Namensvorlage(text).filled { values[$0] }
  }

  @Test(
    "a word that the letter does not say takes along what links it, or the brackets round it",
    arguments: [
      ("{datum} {absender} – {titel}", "2025-09-01 Strom"), ("{titel} ({betrag})", "Strom"),
      ("{titel} – {betrag}", "Strom"), ("{absender} {titel}", "Strom"),
      ("{titel} [{betrag}] {datum}", "Strom 2025-09-01"),
      ("{datum}{absender}{titel}", "2025-09-01Strom"), ("{absender} ({datum}) {titel}", "(2025-09-01) Strom"),
      ("Brief {absender} {titel}", "Brief Strom"),
    ])
  func gaps(vorlage: String, expected: String) throws {
    #expect(try filled(vorlage, [.datum: "2025-09-01", .titel: "Strom"]) == expected)
  }

  @Test(
    "an unknown word, a lone brace and an empty one are refused with what is allowed",
    arguments: [
      ("{datun} x", "did you mean 'datum'?"), ("{datum", "a brace stands alone"), ("datum}", "a brace stands alone"),
      ("{}", "is no word of a name"), ("{Datum}", "is no word of a name"), ("{{datum}}", "is no word of a name"),
    ])
  func refused(text: String, why: String) throws {
    let error = try #require(throws: Vorlagenfehler.self) { try Namensvorlage(text) }
    #expect(error.why.contains(why), "\(error.why)")
    let allowed = "Allowed: {datum}, {jahr}, {monat}, {absender}, {titel}, {art}, {person}, {betrag}, "
    #expect(error.why.hasSuffix(allowed + "{rechnungsnummer}, {ablage}."))
  }
}

@Suite struct NamenswerteTests {
  private func name(
    _ vorlage: String, titel: String = "Klassenfahrt Borkum", absender: String? = "Goethe-Gymnasium"
  ) throws -> String {
    let vorschlag = Vorschlag.sample(titel: titel, absender: absender)
    let day = try #require(CalendarDay(iso: "2025-10-04"))
    return FiledName(
      vorschlag.extraction, arrived: day, ablage: vorschlag.ablage.value, vorlage: try Namensvorlage(vorlage)
    ).text(ending: "pdf")
  }

  @Test(
    "every word has its value in a form that a file system bears",
    arguments: [
      ("{jahr}-{monat} {titel}", "2025-09 Klassenfahrt Borkum.pdf"),
      ("{titel} {betrag}", "Klassenfahrt Borkum 85,00 €.pdf"),
      ("{art} {person}", "Elternbrief Felix.pdf"), ("{ablage} {datum}", "Schule-Felix 2025-09-01.pdf"),
      ("{rechnungsnummer}", "2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"),
      ("..{titel}", "Klassenfahrt Borkum.pdf"),
      ("a\\b:{titel}*", "a-b-Klassenfahrt Borkum.pdf"),
    ])
  func values(vorlage: String, expected: String) throws { #expect(try name(vorlage) == expected) }

  @Test("a title gives way before what stands behind it, and no name is longer than a file system takes")
  func long() throws {
    let text = try name("{titel} – {datum}", titel: String(repeating: "Überlängenträger ", count: 40))
    #expect(text.utf8.count <= 176)
    #expect(text.hasSuffix(" – 2025-09-01.pdf"))
  }

  @Test("a value with a slash or points opens no folder, and a name of a device gets another")
  func safe() throws {
    #expect(try name("{absender}", absender: "../../etc") == "etc.pdf")
    #expect(try name("{absender}", absender: "CON") == "CON_.pdf")
  }

  @Test(
    "a folder's level without its value is left out, and only the Ablage brings levels of its own",
    arguments: [
      ("{ablage}/{jahr}", "Schule/Felix/2025"), ("{rechnungsnummer}/{ablage}", "Schule/Felix"),
      ("Post/{absender}", "Post/A-B"),
      ("{jahr}/{person}", "2025/Felix"), ("Nr {rechnungsnummer}/{jahr}", "2025"),
    ])
  func folders(vorlage: String, expected: String) throws {
    let vorschlag = Vorschlag.sample(absender: "A/B")
    let werte = Namenswerte(vorschlag.extraction, arrived: nil, ablage: "Schule/Felix")
    #expect(werte.path(try Namensvorlage(vorlage)) == expected)
  }
}
