import Foundation
import Testing

@testable import AlbertModel

@Suite struct StoerungTests {
  @Test("an object of an earlier version blames the document")
  func withoutCause() throws {
    let old = Data(#"{"stage":"ocr","why":"Zu lange."}"#.utf8)
    #expect(try JSONDecoder().decode(Stoerung.self, from: old) == Stoerung(stage: .ocr, why: "Zu lange."))
  }

  @Test(
    "every cause comes back as it was written, and only the document's goes unsaid", arguments: Stoerung.Cause.allCases)
  func comesBack(cause: Stoerung.Cause) throws {
    let stoerung = Stoerung(stage: .decode, why: "Warum.", cause: cause)
    let data = try JSONEncoder().encode(stoerung)
    #expect(try JSONDecoder().decode(Stoerung.self, from: data) == stoerung)
    #expect(String(decoding: data, as: UTF8.self).contains("cause") == (cause != .document))
  }
}
