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
  }

  @Test("a folder without any is none")
  func none() throws {
    #expect(Tessdata(prefix: try TemporaryFolder().path) == nil)
  }

  @Test("the files of a language are named, for a reader that may open nothing else")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("data", to: "deu.traineddata")
    let data = try #require(Tessdata(prefix: folder.path))
    #expect(data.files(of: ["deu", "eng"]) == ["deu", "eng"].map { "\(folder.path)/\($0).traineddata" })
  }
}
