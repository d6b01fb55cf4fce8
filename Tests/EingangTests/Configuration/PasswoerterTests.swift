import Testing

@testable import Eingang

@Suite("Passwords")
struct PasswoerterTests {
  @Test("nothing prints them")
  func silent() {
    let configuration = Configuration(eingang: InboxSettings())
    var settings = configuration.eingang
    settings.passwoerter = Passwoerter(["geheim", "auch"])
    var dumped = ""
    dump(settings, to: &dumped)
    for text in ["\(settings)", "\(settings.passwoerter)", String(reflecting: settings), dumped] {
      #expect(!text.contains("geheim"))
    }
  }

  @Test("a change is noticed, and next to nothing is told")
  func fingerprint() {
    #expect(Passwoerter().fingerprint == nil)
    #expect(Passwoerter(["a"]).fingerprint?.count == 4)
    #expect(Passwoerter(["a"]).fingerprint != Passwoerter(["b"]).fingerprint)
    #expect(Passwoerter(["ab"]).fingerprint != Passwoerter(["a", "b"]).fingerprint)
    #expect(Passwoerter(["a"]).fingerprint == Passwoerter(["a"]).fingerprint)
  }

  @Test("letters beyond ASCII are tried in both ways that programs write them")
  func bytes() {
    #expect(PasswordBytes.all("abc").map(\.count) == [4])
    #expect(PasswordBytes.all("ä").map { $0.map { UInt8(bitPattern: $0) } } == [[0xC3, 0xA4, 0], [0xE4, 0]])
    #expect(PasswordBytes.all("ä€").count == 1)
  }
}
