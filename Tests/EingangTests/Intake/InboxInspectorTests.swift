import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct InboxInspectorTests {
  private func item(_ path: String) throws -> InboxItem { InboxItem(file: try #require(InboxFile(path: path))) }

  @Test("a file is what its check says")
  func single() async throws {
    let folder = try TemporaryFolder()
    let item = try item(folder.write("x", to: "scan.tif"))
    let cases: [(Wholeness, InboxVerdict)] = [
      (.whole(mayGrow: false), .whole), (.whole(mayGrow: true), .growing),
      (.incomplete("Das Ende fehlt."), .incomplete("Das Ende fehlt.")),
    ]
    for (answer, verdict) in cases {
      #expect(await InboxInspector(FakeCheck { _ in answer }).verdict(on: item) == verdict)
    }
  }

  @Test("a folder is whole with its last file, and the one that is not is named")
  func folder() async throws {
    let folder = try TemporaryFolder()
    for name in ["1.tif", "2.tif"] { try folder.write(name, to: "Brief/" + name) }
    let item = try InboxItem(folder: folder.path + "/Brief")
    let half = FakeCheck { $0 == "2.tif" ? .incomplete("Das Ende fehlt.") : .whole(mayGrow: true) }
    #expect(await InboxInspector(half).verdict(on: item) == .incomplete("2.tif: Das Ende fehlt."))
    // Further pages would come as further files, for which a folder waits anyway.
    #expect(await InboxInspector(FakeCheck { _ in .whole(mayGrow: true) }).verdict(on: item) == .whole)
  }

  @Test("an empty file has been waited for already, and is not asked about")
  func empty() async throws {
    let folder = try TemporaryFolder()
    let item = try item(folder.write("", to: "leer.pdf"))
    let check = FakeCheck { name in
      Issue.record("asked about \(name)")
      return .incomplete("")
    }
    #expect(await InboxInspector(check).verdict(on: item) == .whole)
  }

  @Test("a file that somebody holds open for writing is open until it is closed")
  func open() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    let inspector = InboxInspector(FakeCheck())
    let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    #expect(await inspector.verdict(on: try item(path)) == .open(""))
    try folder.write("1", to: "Brief/1.jpg")
    let page = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/Brief/1.jpg"))
    #expect(await inspector.verdict(on: try InboxItem(folder: folder.path + "/Brief")) == .open("1.jpg"))
    try page.close()
    try writer.close()
    #expect(await inspector.verdict(on: try item(path)) == .whole)
  }

  @Test("a file that is gone is whole: taking it says what is wrong")
  func gone() async {
    let item = InboxItem(file: InboxFixture.file("weg.pdf"))
    #expect(await InboxInspector(FakeCheck()).verdict(on: item) == .whole)
  }
}
