import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Separator sheets")
struct TrennblattTests {
  private func page(_ text: String, _ codes: (PageCode.Symbology, String)...) -> PageText {
    MarkedText(text).page.with(
      codes: codes.map { PageCode($0, text: $1, box: BoundingBox(x: 0.3, y: 0.3, width: 0.2, height: 0.2)) })
  }

  @Test("the program's own code and the patches that part documents make a sheet")
  func sheets() {
    #expect(Trennblatt.isSheet(page("Trennblatt", (.qr, Trennblatt.payload()))))
    #expect(Trennblatt.isSheet(page("Trennblatt", (.qr, Trennblatt.payload(note: "Steuer 2025")))))
    #expect(Trennblatt.isSheet(page("", (.qr, "EINGANG:TRENNBLATT:27"))))
    for letter in ["T", "2", "3"] { #expect(Trennblatt.isSheet(page("Patch", (.patch, letter)))) }
  }

  @Test(
    "a letter that shows a code is none",
    arguments: [
      "BCD\n002\n1\nSCT", "https://example.org/EINGANG:TRENNBLATT:1", "EINGANG:TRENNBLATT:", "EINGANG:TRENNBLATT:x",
      "EINGANG:TRENNBLATT:0", "EINGANG:TRENNBLATT:1x", "eingang:trennblatt:1", "",
    ])
  func otherCodes(text: String) { #expect(!Trennblatt.isSheet(page("Rechnung", (.qr, text)))) }

  @Test("patches for scanners' settings are none, nor is a form that bears one")
  func otherPatches() {
    for letter in ["1", "4", "6", "", "TT"] { #expect(!Trennblatt.isSheet(page("Patch", (.patch, letter)))) }
    let form = [String](repeating: "Zeile 12 bitte ausfüllen", count: 30).joined(separator: "\n")
    #expect(!Trennblatt.isSheet(page(form, (.patch, "T"))))
    // Nor does a letter part a stack because somebody has printed the sheet's code on it.
    #expect(!Trennblatt.isSheet(page(form, (.qr, Trennblatt.payload()))))
    #expect(!Trennblatt.isSheet(page("Trennblatt")))
  }
}
