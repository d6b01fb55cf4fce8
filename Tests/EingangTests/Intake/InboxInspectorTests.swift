import EingangTestSupport
import Glibc
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

  @Test("a file that somebody holds open for writing is open until it is closed", .timeLimit(.minutes(15)))
  func open() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    let page = try folder.write("1", to: "Brief/1.jpg")
    let inspector = InboxInspector(FakeCheck())
    let writer = try #require(OpenWriter(path))
    #expect(await inspector.verdict(on: try item(path)) == .open(""))
    let second = try #require(OpenWriter(page))
    #expect(await inspector.verdict(on: try InboxItem(folder: folder.path + "/Brief")) == .open("1.jpg"))
    second.end()
    writer.end()
    // A child that another test starts at this moment holds it too, until its program begins.
    while await inspector.verdict(on: try item(path)) != .whole { await Task.yield() }
  }

  /// Holds a file open for writing, and hands it on to no child.
  private struct OpenWriter {
    private let descriptor: Int32

    init?(_ path: String) {
      descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { return nil }
    }

    func end() { close(descriptor) }
  }

  @Test(
    "no link leads out of the inbox, and nothing waits for a pipe: neither is looked into", .timeLimit(.minutes(15)))
  func links() async throws {
    let folder = try TemporaryFolder()
    try folder.write("geheim", to: "draussen/1.jpg")
    try folder.write("Brief", to: "Eingang/scan.pdf")
    let inbox = folder.path + "/Eingang"
    try makeSpecial(link: inbox + "/link.pdf", to: inbox + "/scan.pdf", pipe: inbox + "/pipe.pdf")
    try #require(symlink(folder.path + "/draussen", inbox + "/Brief") == 0)
    let check = FakeCheck { name in
      Issue.record("looked into \(name)")
      return .incomplete("")
    }
    let inspector = InboxInspector(check, inbox: inbox)
    // As they were listed a moment ago, when they still were files.
    let status = try #require(FileStatus(path: inbox + "/scan.pdf"))
    for name in ["Brief/1.jpg", "link.pdf", "pipe.pdf"] {
      let file = InboxFile(path: inbox + "/" + name, status: status, changed: UTCTime(milliseconds: 0))
      #expect(await inspector.verdict(on: InboxItem(file: file)) == .whole)
    }
  }

  @Test("a file that is gone is whole: taking it says what is wrong")
  func gone() async {
    let item = InboxItem(file: InboxFixture.file("weg.pdf"))
    #expect(await InboxInspector(FakeCheck()).verdict(on: item) == .whole)
  }
}
