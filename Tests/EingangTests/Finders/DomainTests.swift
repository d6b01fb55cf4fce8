import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DomainTests {
  @Test("a domain is written as a name")
  func writesName() {
    #expect(Domain.name("stadtwerke-rosenau") == "Stadtwerke Rosenau")
  }

  @Test(
    "reads the owner's part of mail and web addresses",
    arguments: [
      ("www.stadtwerke-rosenau.de", ["stadtwerke-rosenau"]), ("post@kranich.example", ["kranich"]),
      ("https://portal.rosenau.de/login", ["rosenau"]), ("anna@gmail.com", []),
      ("rosenau.at", ["rosenau"]), ("www.ohm.co.uk", ["ohm"]), ("gemeinde@rosenau.gv.at", ["rosenau"]),
      ("Nr. 12.03.2025", []),
    ])
  func readsDomain(text: String, labels: [String]) {
    #expect(Domain.labels(in: Dokument([MarkedText(text).page])) == labels)
  }

  @Test("of many domains the first are kept")
  func boundsDomains() {
    let text = (10...60).map { "www.firma\($0).example" }.joined(separator: "\n")
    #expect(Domain.labels(in: Dokument([MarkedText(text).page])) == (10...21).map { "firma\($0)" })
  }
}
