import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Editions of trained data")
struct TessdataEditionTests {
  @Test("are told by a checksum of the file")
  func checksum() throws {
    let folder = try TemporaryFolder()
    try folder.write("data", to: "deu.traineddata")
    // SHA-256 of "data".
    #expect(try #require(Tessdata(prefix: folder.path)).edition("deu") == "deu-3a6eb0790f39ac87")
  }

  @Test("data of the same size and other content is another edition")
  func editions() throws {
    let editions = try ["eins", "zwei"].map { content in
      let folder = try TemporaryFolder()
      try folder.write(content, to: "deu.traineddata")
      return try #require(Tessdata(prefix: folder.path)).edition("deu")
    }
    #expect(Set(editions).count == 2)
  }
}
