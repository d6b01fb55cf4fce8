import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderContextTests {
  private func context(_ text: String) -> AbsenderContext { AbsenderContext(Dokument([MarkedText(text).page])) }

  @Test("the addresses of whom it is for do not speak for the sender")
  func leavesBuyersDomains() {
    #expect(context("www.ohm.example\n\nKäufer\nUhr GmbH\npost@uhr.example").domains == ["ohm"])
  }

  @Test("a firm's numbers are known, a sentence is none")
  func knowsFirms() throws {
    #expect(context("").isOfFirm(try #require(MarkedText("Amtsgericht Köln HRB 1").page.lines.first)))
    #expect(!context("").isOfFirm(try #require(MarkedText("Wir danken Ihnen").page.lines.first)))
  }
}
