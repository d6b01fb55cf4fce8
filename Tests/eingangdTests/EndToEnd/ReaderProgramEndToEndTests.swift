import EingangTestSupport
import Foundation
import Testing

@Suite("Without the program that reads", .timeLimit(.minutes(5)))
struct ReaderProgramEndToEndTests {
  private let folder: TemporaryFolder
  private let alone: String

  /// The daemon as somebody may have copied it somewhere, and nothing else.
  ///
  /// Copied by another process: what this one holds open to write, programs that other tests start would for a moment hold
  /// open as well, and a file that is being written cannot be run.
  init() async throws {
    folder = try TemporaryFolder()
    alone = folder.path + "/bin/eingangd"
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
    let copy = try await BuiltBinary.run([BuiltBinary.path, alone], in: folder, program: "/bin/cp")
    try #require(copy.status == 0)
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments, in: folder, program: alone)
  }

  @Test("what reads says where it was looked for and what to do, in one line", arguments: ["extract", "ingest"])
  func reading(verb: String) async throws {
    let file = try folder.write("Rechnung", to: "brief.txt")
    let run = try await run(verb, file, "--home", folder.path + "/h")
    #expect(run.status == 3)
    #expect(run.errors.split(separator: "\n").count == 1)
    for word in ["bin/eingang-reader", "libexec/eingang/eingang-reader", "make install"] {
      #expect(run.errors.contains(word), "\(word) is missing")
    }
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test("a separator sheet is not drawn, and doctor names what is missing")
  func asking() async throws {
    let sheet = try await run("separator", "--output", folder.path + "/blatt.pdf")
    #expect(sheet.status == 3 && sheet.errors.contains("eingang-reader"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/blatt.pdf"))
    _ = try await run("init", "--home", folder.path + "/h")
    let doctor = try await run("doctor", "--home", folder.path + "/h")
    #expect(doctor.status == 3 && doctor.output.contains("eingang-reader fehlt"))
  }

  @Test("what reads nothing works all the same")
  func others() async throws {
    _ = try await run("init", "--home", folder.path + "/h")
    let count = try await run("count", "--home", folder.path + "/h")
    #expect(count.status == 0 && count.output == "0\n")
    for verb in ["list", "stats", "verify"] { #expect(try await run(verb, "--home", folder.path + "/h").status == 0) }
    #expect(try await run("search", "Rechnung", "--home", folder.path + "/h").status == 0)
  }
}
