import EingangTestSupport
import Testing

@testable import Eingang

@Suite("What lies in the inbox")
struct WaitingFileLyingTests {
  private let ignored = IgnoreList([])

  private func listed(_ name: String, _ folder: TemporaryFolder) -> WaitingFile {
    WaitingFile(path: folder.path + "/" + name, size: 5, since: UTCTime(milliseconds: 0), reason: .open)
  }

  @Test("a file that the running daemon could not write down is found beside those it has")
  func unlisted() throws {
    let folder = try TemporaryFolder()
    for name in ["alt.pdf", "neu.pdf", "mappe/1.jpg"] { try folder.write("Brief", to: name) }
    let files = try WaitingFile.unlisted(
      in: folder.path, ignoring: ignored, beside: [listed("alt.pdf", folder), listed("mappe/1.jpg", folder)])
    #expect(files.map(\.path) == [folder.path + "/neu.pdf"])
    #expect(files.map(\.reason) == [.settling])
  }

  @Test("a name that only begins like a listed one is another file")
  func nearMiss() throws {
    let folder = try TemporaryFolder()
    try folder.write("Brief", to: "alt.pdf")
    let files = try WaitingFile.unlisted(in: folder.path, ignoring: ignored, beside: [listed("alt", folder)])
    #expect(files.map(\.path) == [folder.path + "/alt.pdf"])
  }
}
