import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RuecklaufzielTests {
  private func name(_ text: String) -> String? {
    let passage = Passage(joining: MarkedText(text).page.lines)
    return Ruecklaufziel.best(Ruecklaufziel.all(in: passage, 0..<passage.bytes.count))?.name
  }

  @Test(
    "reads who gets it, a person before an office before the school",
    arguments: [
      ("Bitte bis Montag bei der Klassenlehrerin Frau Brandt abgeben.", "Klassenlehrerin Frau Brandt"),
      ("Geben Sie den Zettel bis zum 6. Juni in der Gruppe ab.", "Gruppe"),
      ("Bitte geben Sie ihn im Sekretariat ab.", "Sekretariat"),
      ("Werfen Sie die Anmeldung in den OGS-Briefkasten.", "OGS-Briefkasten"),
      ("Seite 2 geht über die Klassenlehrerin zurück an das Sekretariat.", "Klassenlehrerin"),
      ("Den Zettel bis Freitag im Fach von Herrn Dr. Nolte abgeben.", "Herrn Dr. Nolte"),
      ("Senden Sie ihn an unsere Geschäftsstelle.", "Geschäftsstelle"),
      ("Abschnitt an die Schule", "Schule"), ("Please return the slip to Ms Carter by Friday.", "Ms Carter"),
      ("Please hand it in at the school office.", "school office"),
      ("Bitte den Talon an die Lagerleitung Frau Regula Ammann einsenden.", "Lagerleitung Frau Regula Ammann"),
    ])
  func reads(text: String, who: String) { #expect(name(text) == who) }

  @Test(
    "a day, a town and a child are nobody",
    arguments: ["Geben Sie ihn bis zum Freitag Ihrem Kind mit.", "Wir fahren am Montag in den Zoo nach Bonn."])
  func nobody(text: String) { #expect(name(text) == nil) }
}
