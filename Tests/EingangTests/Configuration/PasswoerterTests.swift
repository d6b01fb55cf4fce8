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
}
