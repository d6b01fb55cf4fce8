import Eingang
import EingangTestSupport
import Foundation
import Testing

/// A household in which a verb is killed in the middle of its work, and which is then looked through.
struct TornHousehold {
  /// What is being done when the program dies.
  enum Scene: String, CaseIterable, Sendable {
    /// A file in the inbox is taken.
    case file
    /// A folder of two files, and what a file manager left in it.
    case folder
    /// The same bytes as an original's.
    case duplicate
    /// The same, and the original was damaged meanwhile.
    case damaged
    /// A program that was killed while it copied is started again.
    case restartAfterCopying
    /// A program that was killed after a file had left the inbox is started again.
    case restartAfterMoving
    /// A document of two files is accepted.
    case accept
    /// The next decision after a killed one.
    case acceptAfterAccept
    case undo
  }

  static let killed: Int32 = 128 + SIGKILL

  let scene: Scene
  let folder: TemporaryFolder
  /// The texts of the letters that were dropped, by their names.
  private let letters: [String: String]

  init(_ scene: Scene) throws {
    self.scene = scene
    folder = try TemporaryFolder()
    switch scene {
    case .folder, .accept, .acceptAfterAccept, .undo: letters = ["1.pdf": "Rechnung erste", "2.pdf": "Rechnung zweite"]
    default: letters = ["brief.pdf": "Rechnung eins"]
    }
  }

  @discardableResult
  func run(_ arguments: [String], dyingAt point: FaultPoint? = nil) async throws -> BuiltBinary.Run {
    let death = point.map { ["--abort-after", $0.rawValue] } ?? []
    return try await BuiltBinary.run(arguments + ["--home", "h"] + death, in: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TinyPDF.data(pages: [text]).write(to: url)
  }

  /// Everything before the verb that is killed.
  func prepare() async throws {
    // One reader of one language is soon ready.
    try folder.write("{ sprachen: ['deu'], grenzen: { leser: 1 } }", to: "h/eingang.json5")
    try write("Ein anderer Brief", to: "x/anderer.pdf")
    switch scene {
    case .file: try write("Rechnung eins", to: "h/Eingang/brief.pdf")
    case .folder: try dropFolder()
    case .duplicate, .damaged:
      try write("Rechnung eins", to: "x/brief.pdf")
      try #require(try await run(["ingest", "x/brief.pdf"]).status == 0)
      if scene == .damaged { try damage() }
      try write("Rechnung eins", to: "h/Eingang/nochmal.pdf")
    case .restartAfterCopying, .restartAfterMoving:
      try write("Rechnung eins", to: "h/Eingang/brief.pdf")
      let point = scene == .restartAfterCopying ? FaultPoint.copied : .moved
      try #require(try await run(["ingest", "--move", "h/Eingang/brief.pdf"], dyingAt: point).status == Self.killed)
    case .accept, .acceptAfterAccept, .undo:
      try dropFolder()
      try #require(try await run(["ingest", "--move", "h/Eingang/Brief"]).status == 0)
      if scene == .undo { try #require(try await run(["accept", "1"]).status == 0) }
      if scene == .acceptAfterAccept {
        try #require(try await run(["accept", "1"], dyingAt: .filingUnsynced).status == Self.killed)
      }
    }
  }

  private func dropFolder() throws {
    for (name, text) in letters { try write(text, to: "h/Eingang/Brief/" + name) }
    try folder.write("", to: "h/Eingang/Brief/Thumbs.db")
  }

  private func damage() throws {
    let original = try #require(originals.first)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path + "/h/Archiv/" + original)
    try folder.write("abgebrochen", to: "h/Archiv/" + original)
  }

  /// The verb that is killed.
  var verb: [String] {
    switch scene {
    case .folder: ["ingest", "--move", "h/Eingang/Brief"]
    case .duplicate, .damaged: ["ingest", "--move", "h/Eingang/nochmal.pdf"]
    case .file, .restartAfterCopying: ["ingest", "--move", "h/Eingang/brief.pdf"]
    case .restartAfterMoving: ["ingest", "--move", "x/anderer.pdf"]
    case .accept, .acceptAfterAccept: ["accept", "1"]
    case .undo: ["undo", "1"]
    }
  }

  /// What a person or the daemon does next, without knowing of the crash.
  func goOn() async throws {
    // A folder that only a file manager's files are left in is for the program to clear away.
    let left = folder.files(below: "h/Eingang").filter { !$0.hasSuffix("Thumbs.db") }
    let dropped = Set(left.map { "h/Eingang/" + ($0.split(separator: "/").first ?? "") }).sorted()
    // 1 where the start itself moves a file away before it is asked to.
    try #require(try await run(["ingest", "--move"] + dropped + ["x/anderer.pdf"]).status <= 1)
    guard isDecision else { return }
    let other = try #require(try store().cards(.all).compactMap(\.id).max())
    try #require(try await run(["decline", String(other)]).status == 0)
    if scene != .undo, try store().card(id: 1)?.state == .offen {
      try #require(try await run(["accept", "1"]).status == 0)
    }
  }

  private var isDecision: Bool { [.accept, .acceptAfterAccept, .undo].contains(scene) }

  func store() throws -> Store { try Store.open(path: folder.path + "/h/eingang.sqlite") }

  /// Names of the originals, with the folders they lie in.
  private var originals: [String] {
    folder.files(below: "h/Archiv").filter { !$0.hasPrefix(".") && $0.split(separator: "/").first?.count == 2 }
  }

  /// Nothing is lost, nothing is doubled, and nothing is left half done.
  func expectWhole() async throws {
    let dropped = (Array(letters.values) + ["Ein anderer Brief"]).map(checksum).sorted()
    #expect(originals.map { FilePath.name(of: $0).prefix(64) }.sorted() == dropped.map { $0.prefix(64) })
    #expect(try await run(["verify"]).status == 0)
    #expect(folder.files(below: "h/Archiv/beschaedigt").count == (scene == .damaged ? 1 : 0))
    #expect(folder.files(below: "h/Archiv/.teil").filter { !$0.hasSuffix(".lock") }.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/h/Eingang").isEmpty)

    let store = try store()
    let cards = try store.cards(.all)
    let documents = try store.where(.id(1)) + store.where(.id(2)) + store.where(.id(3))
    #expect(cards.count == 2 && documents.count == 2)
    #expect(cards.allSatisfy { $0.vorschlag != nil })
    let letter = try #require(documents.first { $0.files.map(\.name) != ["anderer.pdf"] })
    #expect(letter.files.map(\.name) == letters.keys.sorted())
    try expectTaken(letter)
    if isDecision { try expectDecided(letter, store) }
  }

  private func expectTaken(_ letter: Whereabouts) throws {
    let isDuplicate = scene == .duplicate || scene == .damaged
    #expect(letter.steps.count { $0.step == .doppelt } == (isDuplicate ? 1 : 0))
    #expect(isDuplicate || letter.files.allSatisfy { $0.taken.map { FileStatus(path: $0)?.kind == .file } ?? false })
    let taken = folder.files(below: "h/Archiv/angenommen").map(FilePath.name).filter {
      !["Thumbs.db", "anderer.pdf"].contains($0)
    }
    #expect(taken.sorted() == (isDuplicate ? ["nochmal.pdf"] : letters.keys.sorted()))
    #expect(letter.steps.count { $0.step == .archiviert } == letters.count)
    #expect(letter.steps.count { $0.step == .vorgeschlagen } == 1)
  }

  private func expectDecided(_ letter: Whereabouts, _ store: Store) throws {
    let copies = folder.files(below: "h/Ablage").map { folder.path + "/h/Ablage/" + $0 }
    #expect(letter.card?.state == (scene == .undo ? .offen : .abgelegt))
    #expect(letter.filed.map(\.path).sorted() == (scene == .undo ? [] : copies.sorted()))
    #expect(copies.count == (scene == .undo ? 0 : letters.count))
    for copy in letter.filed { #expect(try Files.digest(of: copy.path).sha256 == copy.sha256) }
    let withdrawn = folder.files(below: "h/Archiv/zurueckgenommen")
    if scene == .undo { #expect(withdrawn.count == letters.count) }
  }

  private func checksum(_ text: String) -> String { SHA256.hex(TinyPDF.data(pages: [text])) }
}
