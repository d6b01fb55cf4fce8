import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Sentences from page to page")
struct SatzfolgeTests {
  private func folge(_ texts: String...) -> Satzfolge { Satzfolge(texts.map { MarkedText($0).page }) }

  private static let open = "Der Vermieter überlässt dem Mieter die Wohnung samt dem\n\nSeite 1"
  private static let closed = "Der Vermieter überlässt dem Mieter die Wohnung samt Keller."
  private static let small = "dazu gehörigen Stellplatz im Hof auf die Dauer von drei Jahren."

  @Test("a page that begins in small letters goes on with an open sentence, and with no other")
  func goesOn() {
    #expect(folge(Self.open, Self.small).goingOn == 1 && folge(Self.open, Self.small).fits)
    #expect(folge(Self.open, "", Self.small).goingOn == 1)
    #expect(!folge(Self.closed, Self.small).fits)
    #expect(!folge(Self.small).fits)
  }

  @Test("a capital and a short line say nothing")
  func nothing() {
    #expect(folge(Self.open, Self.closed).fits && folge(Self.open, Self.closed).goingOn == 0)
    #expect(folge(Self.closed, "zur Ansicht\n\nDer Mieter bekommt den Keller im Haus dazu.").fits)
    #expect(folge().fits)
  }
}
