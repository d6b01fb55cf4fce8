import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct CueTests {
  @Test("a word in the heading weighs more than one in the text, and each word counts once")
  func weighsPlaces() {
    let dokument = Dokument([MarkedText("Mahnung\nMahnung Mahnung").page])
    let cues: [Cue] = .cues(.text, 1, "mahnung")
    #expect(CueText(dokument, heading: [], absender: nil).score(cues, rule: "x").score == 1)
    let headed = CueText(dokument, heading: [dokument.lines[0]], absender: nil).score(cues, rule: "x")
    #expect(headed.score == 2.5)
    #expect(headed.evidence.map(\.quote) == ["Mahnung"])
  }

  @Test("a word of the sender's name is shown where that name stands")
  func showsSender() throws {
    let dokument = Dokument([MarkedText("Grundschule am Bach\nLiebe Eltern").page])
    let place = dokument.lines[0].evidence(rule: "absender.letterhead")
    let text = CueText(dokument, heading: [], absender: "Grundschule am Bach", place: place)
    let evidence = text.score(.cues(.sender, 2, "*schule"), rule: "ablage.sector").evidence
    #expect(evidence.map(\.quote) == ["Grundschule am Bach"])
    #expect(evidence.map(\.rule) == ["ablage.sector"])
  }

  @Test("chances add up to one")
  func sumsToOne() {
    let chances = Softmax.probabilities([1, 2, 1000])
    #expect(abs(chances.reduce(0, +) - 1) < 1e-9)
    #expect(chances[2] > 0.99)
    #expect(Softmax.probabilities([]).isEmpty)
  }
}
