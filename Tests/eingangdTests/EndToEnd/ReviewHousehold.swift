import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import eingangd

/// The household of `ReviewSample`, on the disk.
struct ReviewHousehold {
  let folder: TemporaryFolder
  let store: Store

  init(_ proposals: [Vorschlag?]? = nil) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/h/Archiv", withIntermediateDirectories: true)
    try folder.write("{ haushalt: { personen: [{ name: \"Anna\" }, { name: \"Felix\" }] } }", to: "h/eingang.json5")
    store = try Store.open(path: folder.path + "/h/eingang.sqlite")
    for vorschlag in try proposals ?? ReviewSample.proposals() { try add(vorschlag) }
  }

  /// A letter of one page that is archived, read and understood so.
  func add(_ vorschlag: Vorschlag?) throws {
    let text = vorschlag?.extraction.titel?.value == "Klassenfahrt Borkum" ? ReviewSample.schoolLetter : "Brief"
    let number = try store.cards(.all).count + 1
    let bytes = Array(TinyPDF.data(pages: ["\(text)\n\(number)"]))
    let sha256 = SHA256.hex(bytes)
    let path = Archive.relativePath(sha256: sha256, ending: "pdf")
    let url = URL(fileURLWithPath: folder.path + "/h/Archiv/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    let file = ArchivedFile(sha256: sha256, size: bytes.count, name: "scan-\(number).pdf", path: path, source: nil)
    guard case .new(let id) = try store.register([file]) else { throw CancellationError() }
    let page = MarkedText(text).page
    let reading = Reading(pages: [page], timing: Timing(), bytes: bytes.count, fingerprint: "test")
    let content =
      vorschlag.map(Card.Content.vorschlag) ?? .gestoert(Stoerung(stage: .decode, why: "Die Datei ist kein Bild."))
    let result = DocumentResult(
      content: content, parts: try store.files(of: id).map(\.part),
      readings: vorschlag == nil ? [] : [(sha256, reading)], pages: vorschlag == nil ? [] : [page],
      bytes: bytes.count, timing: Timing(), run: nil)
    _ = try store.finish(id, with: result)
  }

  /// The command line that begins a review, for a shell in the folder.
  func review(_ options: String = "") -> String {
    "'\(BuiltBinary.path)' review --home h --today 2025-09-05 --no-color \(options)"
  }

  func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder)
  }

  func state(_ id: Int) throws -> CardState? { try store.card(id: id)?.state }
}
