import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StorePagesTests {
  @Test("pages of several files are numbered through, in the order of the files")
  func numbered() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("erste", "zweite", "dritte")
    #expect(try fixture.store.pages(of: id).map(\.number) == [1, 2, 3])
    #expect(try fixture.store.pages(of: id).map(\.text) == ["erste\n", "zweite\n", "dritte\n"])
  }

  @Test("of several readings the last one counts, and reading again the same way replaces its own")
  func readings() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("alt")
    let sha256 = SHA256.hex("alt".utf8)
    for (text, fingerprint) in [("neu", "zwei"), ("noch neuer", "zwei"), ("wieder alt", "test")] {
      let page = MarkedText(text).page
      try fixture.store.keep(
        Reading(pages: [page], timing: Timing(), bytes: 3, fingerprint: fingerprint), of: sha256)
      #expect(try fixture.store.pages(of: id).map(\.text) == [text + "\n"])
    }
  }

  @Test("a document without a reading has no pages")
  func none() throws {
    let fixture = try StoreFixture()
    #expect(try fixture.store.pages(of: try fixture.card("x", as: nil)).isEmpty)
    #expect(try fixture.store.pages(of: 99).isEmpty)
  }
}
