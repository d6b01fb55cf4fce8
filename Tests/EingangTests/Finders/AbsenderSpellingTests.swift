import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderSpellingTests {
  private func mentions(_ text: String) -> [AbsenderMention] {
    MarkedText(text).page.lines.compactMap {
      AbsenderMention(
        line: $0, range: 0..<$0.bytes.count, family: .letterhead, names: HaushaltNames(Haushalt()), textHeight: 0.01)
    }
  }

  private func misread(_ text: String) -> [String] {
    let all = mentions(text)
    let spelling = AbsenderSpelling(all)
    return all.filter { spelling.isMisread($0) }.map(\.name)
  }

  @Test("the spelling of more lines is right")
  func countsLines() {
    #expect(misread("Kranich Versnd GmbH\nKranich Versand GmbH\nKranich Versand GmbH Köln") == ["Kranich Versnd GmbH"])
  }

  @Test("of two spellings the one whose words are known is right")
  func knowsWords() {
    #expect(misread("Bezirksyerwaltung Rosenau\nBezirksverwaltung Rosenau") == ["Bezirksyerwaltung Rosenau"])
  }

  @Test(
    "names that differ by more, short ones and those that stand equally are left alone",
    arguments: [
      "Kranich Versand GmbH\nKranich Reisen GmbH\nKranich Reisen GmbH Köln", "Ohm KG\nUhm KG\nUhm KG Köln",
      "Praxis Meier\nPraxis Meyer",
    ])
  func leavesAlone(text: String) {
    #expect(misread(text) == [])
  }

  @Test("of spellings of one name the card shows the one in small letters")
  func showsOne() {
    let all = mentions("KRANICH VERSAND GMBH\nKranich Versand GmbH")
    let spelling = AbsenderSpelling(all)
    #expect(all.map(spelling.display) == ["Kranich Versand GmbH", "Kranich Versand GmbH"])
  }

  @Test("letters that no name here holds give a misread name away")
  func seesForeignLetters() {
    #expect(misread("Rosenlarıd\nRosen land") == ["Rosenlarıd"])
  }

  @Test("a logo's stray letters before a name are told from a word of it")
  func findsStrayLetters() throws {
    func isStray(_ text: String) throws -> Bool {
      let all = mentions(text)
      return AbsenderSpelling(all).hasStrayLetters(try #require(all.first))
    }
    #expect(try isStray("En Kranich Versand GmbH\nKranich Versand GmbH"))
    #expect(try !isStray("Neue Kranich Versand GmbH\nKranich Versand GmbH"))
  }

  @Test("lines that hold a name are counted once, alone or within a longer name")
  func countsLinesOfName() {
    let spelling = AbsenderSpelling(mentions("Kranich Versand\nKranich Versand GmbH\nOhm KG"))
    #expect(spelling.lines(with: "kranich versand") == 2)
    #expect(spelling.lines(with: "kranich versand gmbh") == 1)
    #expect(spelling.lines(with: "uhr") == 0)
  }

  @Test("names two letters apart are alike, three apart are not")
  func stopsEarly() {
    #expect(AbsenderSpelling.areAlike(Array("kranichversand".utf8), Array("kranlchversamd".utf8)))
    #expect(!AbsenderSpelling.areAlike(Array("kranichversand".utf8), Array("branlchversamd".utf8)))
    #expect(AbsenderSpelling.areAlike(Array("kranichversand".utf8), Array("kranichversa".utf8)))
  }
}
