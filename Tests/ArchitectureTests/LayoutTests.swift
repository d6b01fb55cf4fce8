import EingangTestSupport
import Foundation
import Testing

@Suite("Layout")
struct LayoutTests {
  private static let sources = Repository.files(below: "Sources", ending: ".swift")
  private static let tests = Repository.files(below: "Tests", ending: ".swift")

  @Test("a file begins with its first import or its first declaration", arguments: sources + tests)
  func beginsWithCode(path: String) throws {
    let first = try Repository.text(path).prefix { $0 != "\n" }
    #expect(!first.hasPrefix("// ") && !first.hasPrefix("//\n") && !first.isEmpty)
  }

  @Test("no file is longer than 300 lines", arguments: sources + tests)
  func isShort(path: String) throws {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(lines <= 300)
  }

  @Test("a file declares what it is named after", arguments: sources)
  func isNamedAfterItsType(path: String) throws {
    let name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
    let text = try Repository.text(path)
    let noun = name.split(separator: "+").first.map(String.init) ?? name
    let declares = ["struct", "enum", "class", "actor", "protocol", "extension"].contains { keyword in
      text.range(of: "\\b\(keyword) (\\w+\\.)?\(noun)\\b", options: .regularExpression) != nil
    }
    #expect(declares)
  }

  @Test(
    "the documentation has no gaps left to fill",
    arguments: ["README.md", "CONTRIBUTING.md"] + Repository.files(below: "docs", ending: ".md"))
  func isWhole(path: String) throws {
    let text = try Repository.text(path)
    #expect(!["_HERE", "TODO", "FIXME", "XXX"].contains { text.contains($0) })
  }

  @Test("decisions are numbered through, each number once")
  func decisionsAreNumbered() {
    let names = Repository.files(below: "docs/decisions", ending: ".md").map { ($0 as NSString).lastPathComponent }
    #expect(names.sorted().map { Int($0.prefix(4)) } == (1...names.count).map { $0 })
  }

  @Test(
    "every finder, kind, format and code stands where it is put to use",
    arguments: [
      ("Eingang/Finders", "Finder.swift", "Eingang/Pipeline/Understanding.swift"),
      ("Eingang/Kinds", ".swift", "Eingang/Kinds/KindList.swift"),
      ("EingangReader/Formats", "Format.swift", "EingangReader/Formats/FormatList.swift"),
      ("Eingang/Codes", "Code.swift", "Eingang/Codes/CodeList.swift"),
    ])
  func isListed(folder: String, ending: String, list: String) throws {
    let listed = try Repository.text("Sources/\(list)")
    let members = Self.names(below: "Sources/\(folder)", ending: ending)
      .filter { !list.hasSuffix("/\($0).swift") && !["Finder", "Kind", "Format", "Code"].contains($0) }
    #expect(!members.isEmpty)
    for member in members { #expect(listed.contains(member), "\(member) is missing from \(list)") }
  }

  @Test("every verb has a file and stands in the list of commands")
  func verbsAreListed() throws {
    let main = try Repository.text("Sources/eingangd/Commands/CommandList.swift")
    let verbs = Self.names(below: "Sources/eingangd/Commands", ending: "Command.swift")
    #expect(!verbs.isEmpty)
    for verb in verbs { #expect(main.contains(verb), "\(verb) is missing from CommandList.swift") }
  }

  @Test(
    "every finder, scanner, format, code and rule of counting has a test of the same name",
    arguments: [
      ("Eingang", "Finders", "Finder.swift"), ("Eingang", "Finders", "Scanner.swift"),
      ("EingangReader", "Formats", "Format.swift"), ("Eingang", "Fristen", ".swift"),
      ("Eingang", "Codes", "Code.swift"),
    ])
  func isTested(module: String, folder: String, ending: String) {
    let names = Self.names(below: "Sources/\(module)/\(folder)", ending: ending)
      .filter { !["Finder", "Format", "Code"].contains($0) && !$0.contains("+") }
    let tested = Set(Self.names(below: "Tests/\(module)Tests/\(folder)", ending: "Tests.swift"))
    #expect(!names.isEmpty)
    for name in names { #expect(tested.contains("\(name)Tests"), "\(folder)/\(name).swift has no test") }
  }

  private static func names(below folder: String, ending: String) -> [String] {
    Repository.files(below: folder, ending: ending)
      .map { ($0 as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "") }
  }
}
