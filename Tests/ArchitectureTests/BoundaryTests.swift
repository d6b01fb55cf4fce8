import EingangTestSupport
import Foundation
import Testing

@Suite("Boundaries")
struct BoundaryTests {
  private static let sources = Repository.files(below: "Sources", ending: ".swift")

  private func files(_ paths: [String], matching pattern: String) throws -> [String] {
    try paths.filter { path in
      try Repository.text(path).split(separator: "\n").contains { line in
        !line.drop { $0 == " " }.hasPrefix("//") && line.range(of: pattern, options: .regularExpression) != nil
      }
    }
  }

  @Test("COCR is imported below the reader's OCR only")
  func oneDoorToCOCR() throws {
    let importers = try files(Self.sources, matching: "^import COCR")
    #expect(!importers.isEmpty)
    #expect(importers.allSatisfy { $0.hasPrefix("Sources/EingangReader/OCR/") })
  }

  @Test("only the program that reads has what reads documents: the daemon neither imports nor maps it")
  func daemonIsApart() throws {
    let importers = try files(Self.sources, matching: "^import EingangReader")
    #expect(importers == ["Sources/eingang-reader/Main.swift"])
    let libraries = ["libtesseract", "liblept", "libpoppler", "libqpdf", "libheif", "libgmime", "libzip", "libzbar"]
    let (daemon, reader) = (try needed(by: BuiltBinary.path), try needed(by: BuiltBinary.reader))
    #expect(daemon.contains { $0.hasPrefix("libsqlite3.") })
    for library in libraries {
      #expect(!daemon.contains { $0.hasPrefix(library) }, "eingangd loads \(library)")
      #expect(reader.contains { $0.hasPrefix(library) }, "eingang-reader does not load \(library)")
    }
  }

  /// The libraries that a program names, by their file names.
  private func needed(by program: String) throws -> [String] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: program))
    return try ELFFile(bytes).needed
  }

  @Test("CSQLite is imported below Store/SQLite only")
  func oneDoorToSQLite() throws {
    let importers = try files(Self.sources, matching: "^import CSQLite")
    #expect(!importers.isEmpty)
    #expect(importers.allSatisfy { $0.hasPrefix("Sources/Eingang/Store/SQLite/") })
  }

  @Test("AlbertModel imports nothing")
  func modelStandsAlone() throws {
    let model = Self.sources.filter { $0.hasPrefix("Sources/AlbertModel/") }
    #expect(!model.isEmpty)
    #expect(try files(model, matching: "^(@\\w+ )?import ").isEmpty)
  }

  @Test("from PageText on, nothing reads a clock, the disk or the environment, or prints")
  func pureParts() throws {
    let pure =
      ["Finders", "Kinds", "Fristen", "Ranking", "Filing", "Pipeline", "Pages", "Zusammenhang", "Codes"].map {
        "Sources/Eingang/\($0)/"
      } + ["Sources/EingangReader/Pages/", "Sources/EingangReader/Filing/"]
    let files = Self.sources.filter { path in
      path.hasPrefix("Sources/AlbertModel/") || pure.contains { path.hasPrefix($0) }
    }
    #expect(!files.isEmpty)
    let impure = "Date\\(\\)|\\.now\\b|FileManager|getenv|ProcessInfo|Locale\\.|TimeZone|\\bprint\\("
    #expect(try self.files(files, matching: impure).isEmpty)
  }

  @Test("only the terminal's files print")
  func oneMouth() throws {
    let silent = Self.sources.filter { !$0.hasPrefix("Sources/eingangd/Terminal/") }
    #expect(try files(silent, matching: "\\b(print|debugPrint|dump|fputs)\\(|FileHandle\\.standard").isEmpty)
  }

  @Test("files are removed in few places, and in one that are not the program's own unfinished ones")
  func oneHandThatRemoves() throws {
    let removing = try files(Self.sources, matching: "\\b(unlink|unlinkat|rmdir)\\(|removeItem")
    let names = removing.map { ($0 as NSString).lastPathComponent }
    #expect(
      names.sorted() == [
        "Connection+WritingBack.swift", "Files+Creating.swift", "Files+Folders.swift", "Files+Purging.swift",
        "InboxProbe.swift",
      ])
    let purging = try files(Self.sources, matching: "Files\\.purge\\(")
    #expect(purging == ["Sources/Eingang/Review/Purge.swift"])
  }

  @Test("nothing slips past the compiler's checks")
  func noEscapeHatches() throws {
    let hatches = "@unchecked|nonisolated\\(unsafe\\)|Task\\.detached|try!|fatalError\\("
    #expect(try files(Self.sources, matching: hatches).isEmpty)
  }

  @Test("every lock is one that the sanitizer is told of")
  func oneLock() throws {
    let all = Self.sources + Repository.files(below: "Tests", ending: ".swift")
    #expect(try files(all, matching: "^import Synchronization") == ["Sources/Eingang/Support/Guarded.swift"])
  }

  @Test("no pointer in a C header is left without nullability", arguments: ["COCR", "CLinux"])
  func annotatedPointers(module: String) throws {
    let headers = Repository.files(below: "Sources/\(module)/include", ending: ".h")
    #expect(!headers.isEmpty)
    for header in headers {
      let code = try Repository.text(header).split(separator: "\n")
        .filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") && !$0.hasPrefix("/*") && !$0.hasPrefix(" *") }
        .joined(separator: "\n").replacingOccurrences(of: "/\\*[^*]*\\*/", with: "", options: .regularExpression)
      let bare = code.range(of: "\\*(?!\\s*(const\\s+)?_N)", options: .regularExpression)
      #expect(bare == nil, "\(header): \(bare.map { String(code[$0.lowerBound...].prefix(40)) } ?? "")")
    }
  }
}
