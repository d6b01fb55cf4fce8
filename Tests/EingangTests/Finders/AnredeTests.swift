import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AnredeTests {
  @Test(
    "knows a salutation, a scanner's speck before it included",
    arguments: ["Sehr geehrte Frau Sommer,", "Liebe Eltern,", "Hallo Maren,", "Guten Tag, Herr Ohm,", "‚Dear Mr Ohm,"])
  func opens(text: String) throws {
    #expect(Anrede.opens(try #require(MarkedText(text).page.lines.first)))
  }

  @Test(
    "other lines are none",
    arguments: [
      "Lieferung am Montag", "Mit freundlichen Grüßen", "Wir sagen allen guten Tag",
      "Hi Laden GmbH - Weg 4 - 12345 Ort",
    ])
  func leavesAlone(text: String) throws {
    #expect(!Anrede.opens(try #require(MarkedText(text).page.lines.first)))
  }

  @Test("a salutation may go on with the letter's first sentence, a sentence without its comma is none")
  func goesOn() throws {
    let long = " wir haben in dieser Woche bei mehreren Kindern unserer Gruppe nach dem Essen etwas bemerkt und bitten"
    #expect(Anrede.opens(try #require(MarkedText("Liebe Eltern," + long).page.lines.first)))
    #expect(!Anrede.opens(try #require(MarkedText("Liebe Eltern und andere" + long).page.lines.first)))
  }
}
