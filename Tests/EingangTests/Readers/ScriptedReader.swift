import AlbertModel
import EingangTestSupport
import Glibc

@testable import Eingang

/// A program that plays a taken over reader when it is started first, and is a true reader from then on.
struct ScriptedReader {
  let path: String
  private let folder: TemporaryFolder

  /// Says these bytes to the daemon, then does what the shell's command says.
  init(first bytes: some Sequence<UInt8>, then command: String) throws {
    folder = try TemporaryFolder()
    let said = try TestBytes.write(bytes, to: folder.path + "/said")
    let script = """
      echo >> '\(folder.path)/starts'
      if mkdir '\(folder.path)/once' 2>/dev/null; then cat '\(said)' >&0; \(command); exit; fi
      exec '\(BuiltBinary.reader)' "$@"
      """
    path = try folder.program(script, to: "reader")
  }

  /// How often it was started.
  var starts: Int {
    get throws { try folder.text("starts").count }
  }

  static let ready = ReaderMessage.ready(
    .init(libraries: "", edition: "", fingerprint: "scripted", confinement: Confinement(landlock: 0, holds: [])))

  /// A page with a word that no document has.
  static func page(_ number: Int, width: Double = 600) -> ReaderMessage {
    let word = Word("erfunden", box: BoundingBox(x: 0.1, y: 0.1, width: 0.2, height: 0.02), line: 0)
    let text = PageText(number: number, width: width, height: 800, source: .ocr, words: [word])
    return .page(.init(text: text, timing: Timing()))
  }

  /// The messages as they go over the socket.
  static func bytes(_ messages: [ReaderMessage]) throws -> [UInt8] {
    let pair = try FrameChannelTests.Pair()
    for message in messages { try message.send(over: pair.one) }
    return try pair.allSent()
  }
}
