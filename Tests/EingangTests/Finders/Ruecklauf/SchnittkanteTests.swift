import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct SchnittkanteTests {
  private func art(_ text: String) -> Schnittkante.Art? {
    MarkedText(text).page.rows.first.flatMap { Schnittkante.art($0) }
  }

  @Test(
    "scissors and words say where to cut",
    arguments: [
      "✂ - - - - - - - - - - - -", "8< - - - - - - - - - - - - - -", "------------- hier abtrennen -------------",
      "> Abschnitt an die Schule >", "bitte abschneiden", "- - - cut here - - -", "Rücklaufzettel",
    ])
  func said(text: String) { #expect(art(text) == .said) }

  @Test("dashes and dots alone are only drawn", arguments: ["- - - - - - - - - - - - - -", "....................."])
  func drawn(text: String) { #expect(art(text) == .drawn) }

  @Test(
    "a line to write on, an amount and a sentence are no edge",
    arguments: [
      "Name: ____________________", "Kind ____________________ Klasse ______", "Summe ...... 12,00 €",
      "Bitte den unteren Abschnitt abtrennen und bis Freitag wieder mitgeben,", "25.09.2025 - 26.09.2025", "---",
      "Bitte den Rücklaufzettel unterschrieben zurückgeben.",
    ])
  func none(text: String) { #expect(art(text) == nil) }
}
