import AlbertModel
import Testing

@testable import Eingang

@Suite("Billing information")
struct SwicoBillTests {
  @Test("slashes and backslashes within a value are escaped")
  func escaped() {
    #expect(SwicoBill(#"//S1/10/X.66711\/8824/11/250915"#)?.number == "X.66711/8824")
    #expect(SwicoBill(#"//S1/10/A\\B"#)?.number == #"A\B"#)
  }

  @Test("of several conditions the net one is when all is due, and the highest discount is the Skonto")
  func conditions() throws {
    let bill = try #require(SwicoBill("//S1/11/250915/40/3:5;2:20;1:40;0:60"))
    #expect(
      bill.faellig(in: .schweiz)?.value.anchor
        == CalendarDay(iso: "2025-09-15").map { Anker(kind: .rechnungsdatum, value: $0) })
    #expect(bill.faellig(in: .schweiz)?.value.day == CalendarDay(iso: "2025-11-14"))
    #expect(bill.skonto == CalendarDay(iso: "2025-09-20").map { Skonto(day: $0, basisPoints: 300) })
  }

  @Test(
    "without a date, a net condition or sense nothing is due by it",
    arguments: [
      "//S1/40/0:30", "//S1/11/250915/40/2:10", "//S1/11/250915/40/0:x", "//S1/11/251399/40/0:30", "//S1/11/250915",
      "//S1/11/250915/40/0:99999999999999999999", "//S1/", "//S1/11",
    ])
  func nothingDue(text: String) { #expect(SwicoBill(text)?.faellig(in: .schweiz) == nil) }

  @Test("anything else is none of it", arguments: ["", "S1/10/1", "//S2/10/1", "Rechnung //S1/10/1"])
  func others(text: String) { #expect(SwicoBill(text) == nil) }
}
