import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Trained data")
struct TessdataTests {
  @Test("is found in the folder named, or in tessdata below it", arguments: ["", "tessdata/"])
  func finds(below: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("data", to: below + "deu.traineddata")
    let data = try #require(Tessdata(prefix: folder.path))
    #expect(data.installed(of: ["eng", "deu"]) == ["deu"])
    #expect(data.edition("deu") == "deu-4")
  }

  @Test("a folder without any is none")
  func none() throws {
    #expect(Tessdata(prefix: try TemporaryFolder().path) == nil)
  }
}
