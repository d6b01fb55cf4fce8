import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct TitelfremdesTests {
  private let strangers = Titelfremdes(
    absender: "Grundschule am Bach", haushalt: Haushalt(namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln"))

  private func isStrange(_ text: String) throws -> Bool {
    strangers.contains(try #require(MarkedText(text).page.lines.first))
  }

  @Test(
    "dates, addresses, letterheads and references are no title",
    arguments: [
      "12. Mai 2025", "Köln, 02.09.2025", "An die Eltern der Klasse 7b", "Herrn Piet Sommer", "50667 Köln",
      "Grundschule am Bach", "Grundschule am Bach - Klasse 2c", "Objekt: Birkenweg 3",
      "Träger: Kirchengemeinde Ohmstadt",
      "Stadt Ohmstadt, Amt für Schule · Marktplatz 9 · 50667 Köln", "Klasse 2c - Frau Pohl",
    ])
  func strange(text: String) throws { #expect(try isStrange(text)) }

  @Test(
    "a subject is one, a date or a name in it or not",
    arguments: [
      "Elternabend am 25.09.2025 in der 2c", "Rechnung für Piet Sommer", "Einladung zum Sommerfest",
      "Neues von der Grundschule am Bach und vom Förderverein", "Ausflug in den Zoo",
    ])
  func title(text: String) throws { #expect(try !isStrange(text)) }
}
