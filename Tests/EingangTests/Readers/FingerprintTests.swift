import Testing

@testable import Eingang

@Suite("Fingerprints of readers")
struct FingerprintTests {
  @Test(
    "a blank page is known to be one since the third preparation",
    arguments: [
      ("tesseract-5.3.0 deu-1 preparation-3", true), ("tesseract-5.3.0 deu-1 preparation-12", true),
      ("tesseract-5.3.0 deu-1 preparation-2", false), ("tesseract-5.3.0 deu-1", false), ("preparation-x", false),
      ("", false),
    ])
  func blank(fingerprint: String, isKnown: Bool) { #expect(Fingerprint.knowsBlank(fingerprint) == isKnown) }

  @Test("says which libraries, which data and which preparation, in this order")
  func parts() {
    let fingerprint = Fingerprint.of(libraries: "tesseract-5.3.0", data: ["deu-1", "eng-2"], preparation: 3)
    #expect(fingerprint == "tesseract-5.3.0 deu-1 eng-2 preparation-3")
    #expect(Fingerprint.knowsBlank(fingerprint))
  }
}
