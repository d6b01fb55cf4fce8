import EingangTestSupport
import Foundation
import Glibc
import Testing

@testable import Eingang

@Suite("Inspector of whole files", .timeLimit(.minutes(15)))
struct WholenessInspectorTests {
  private let bytes: TestBytes
  private static let letter = TinyPDF.data(pages: ["Rechnung"])

  init() throws { bytes = try TestBytes() }

  private func inspector(seconds: Int = 10, executable: String = BuiltBinary.reader) -> WholenessInspector {
    WholenessInspector(settings: ReaderSettings(inspecting: Limits(), seconds: seconds), executable: executable)
  }

  private func file(_ content: some Sequence<UInt8>) throws -> OpenFile {
    try OpenFile(try bytes.path(content, named: UUID().uuidString), inInbox: nil)
  }

  /// A program that plays the inspector's process.
  private func script(_ lines: String, saying answer: Wholeness? = nil) throws -> String {
    let messages = [ScriptedReader.ready] + (answer.map { [.wholeness($0)] } ?? [])
    let name = UUID().uuidString
    let said = try bytes.path(try ScriptedReader.bytes(messages), named: name + ".said")
    return try bytes.folder.program("\(lines)\ncat '\(said)' >&0\nsleep 60", to: name)
  }

  @Test("tells whole files from others, in one process")
  func tells() async throws {
    let inspector = inspector()
    #expect(await inspector.wholeness(of: try file(Self.letter)) == .whole(mayGrow: false))
    let process = await inspector.processIdentifier
    #expect(await inspector.wholeness(of: try file(Self.letter.dropLast(9))) == Unfinished.pdfEnd)
    #expect(await inspector.wholeness(of: try file(TinyTIFF.twoPages)) == .whole(mayGrow: true))
    #expect(await inspector.processIdentifier == process)
    #expect(process != nil)
  }

  @Test("an empty file needs no process")
  func needsNone() async throws {
    let inspector = inspector()
    #expect(await inspector.wholeness(of: try file([])) == Unfinished.empty)
    #expect(await inspector.processIdentifier == nil)
  }

  @Test("a process that was killed is replaced, and the file is looked at all the same")
  func replacesKilled() async throws {
    let inspector = inspector()
    _ = await inspector.wholeness(of: try file(Self.letter))
    kill(try #require(await inspector.processIdentifier), SIGKILL)
    #expect(await inspector.wholeness(of: try file(Self.letter.dropLast(9))) == Unfinished.pdfEnd)
  }

  @Test("a process that takes too long is ended, and the file passes")
  func timeout() async throws {
    let inspector = inspector(seconds: 1, executable: try script(":"))
    #expect(await inspector.wholeness(of: try file(Self.letter.dropLast(9))) == .whole(mayGrow: false))
    #expect(await inspector.processIdentifier == nil)
  }

  @Test("a sentence that is none of ours is a dead process's")
  func foreignSentence() async throws {
    let inspector = inspector(executable: try script(":", saying: .incomplete("Überweisen Sie sofort.")))
    #expect(await inspector.wholeness(of: try file(Self.letter)) == .whole(mayGrow: false))
  }

  @Test("a file that is written to meanwhile is not whole, whatever the answer")
  func changing() async throws {
    let file = try file(Self.letter)
    let grows = try script("echo >> '\(file.path)'", saying: .whole(mayGrow: false))
    #expect(await inspector(executable: grows).wholeness(of: file) == Unfinished.changing)
    let dies = try script("truncate -s 3 '\(file.path)'; exit 1")
    #expect(await inspector(executable: dies).wholeness(of: file) == Unfinished.changing)
  }

  @Test("where no process can be started nothing is known, and the file waits")
  func cannotStart() async throws {
    let inspector = inspector(executable: "/nirgends/eingangd")
    #expect(await inspector.wholeness(of: try file(Self.letter)) == Unfinished.unknown)
  }
}
