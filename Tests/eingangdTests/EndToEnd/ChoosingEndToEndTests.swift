import EingangTestSupport
import Foundation
import Testing

@Suite("Which cards a command line means, end to end")
struct ChoosingEndToEndTests {
  private let folder: TemporaryFolder

  /// Four letters: cards 1 to 4, of which 1 and 2 are made sure by hand.
  init() async throws {
    folder = try TemporaryFolder()
    for number in 1...4 {
      let sender = number < 4 ? "Stadtwerke Neustadt" : "Turnverein Neustadt"
      let letter = """
        \(sender)
        Schulstraße \(number), 48155 Neustadt

        Neustadt, 0\(number).09.2025

        Rechnung Nummer 47110\(number)

        Rechnungsbetrag: \(number)5,00 €, zahlbar bis zum 1\(number).09.2025.
        """
      try TinyPDF.data(pages: [letter]).write(to: URL(fileURLWithPath: folder.path + "/brief\(number).pdf"))
      try #require(try await run("ingest", "brief\(number).pdf").status == 0)
    }
    for number in 1...2 {
      try #require(
        try await run(
          "change", "\(number)", "--absender", "Stadtwerke", "--betrag", "\(number)5,00", "--frist",
          "1\(number).9.2025",
          "--ablage", "Wohnen/Strom"
        ).status == 0)
    }
    try #require(try await run("change", "3", "--absender", "").status == 0)
  }

  private func run(_ arguments: String..., input: String = "") async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder, input: input)
  }

  private func ids(_ arguments: String...) async throws -> [String] {
    try await BuiltBinary.run(
      ["list", "--format", "{id}", "--home", "h", "--today", "2025-09-05"] + arguments, in: folder
    ).lines.sorted()
  }

  @Test("numbers, ranges and conditions choose what is listed and counted")
  func listed() async throws {
    #expect(try await ids("2-3,4") == ["2", "3", "4"])
    #expect(try await ids("betrag:>20") == ["2", "3", "4"])
    #expect(try await ids("1-3", "betrag:>20", "ablage:wohnen/strom") == ["2"])
    #expect(try await ids("--ablage", "Wohnen/Strom") == ["1", "2"])
    #expect(try await run("count", "2-3").output == "2\n")
    let line = try await run("list", "1", "--format", "{id}\\t{betrag}\\t{frist}\\t{absender}")
    #expect(line.output == "1\t15.00\t2025-09-11\tStadtwerke\n")
  }

  @Test("what is sure is listed and then accepted, and the rest stays open")
  func sure() async throws {
    let dry = try await run("accept", "--sure", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("Wohnen/Strom"))
    #expect(try await run("count").output == "4\n")
    let sure = try await ids("--sure")
    #expect(sure.starts(with: ["1", "2"]) && !sure.contains("3"))

    let accept = try await run("accept", "1-3", "--sure")
    #expect(accept.status == 0 && accept.lines.filter { $0.hasPrefix("Abgelegt unter Wohnen/Strom.") }.count == 2)
    let firstDone = try #require(accept.lines.firstIndex { $0.hasPrefix("Abgelegt") })
    #expect(accept.lines[..<firstDone].contains { $0.contains("15,00 €") })
    #expect(try await ids() == ["3", "4"])
  }

  @Test("a range passes over what is decided, a number that is decided is told of")
  func ranges() async throws {
    try #require(try await run("decline", "2").status == 0)
    let range = try await run("accept", "1-3")
    #expect(range.status == 0 && range.errors.isEmpty)
    #expect(try await ids() == ["4"])
    let mixed = try await run("decline", "3-4,2")
    #expect(mixed.status == 1 && mixed.errors.contains("#2"))
    #expect(try await ids().isEmpty)
  }

  @Test("numbers come from another program")
  func piped() async throws {
    let decline = try await run("decline", "-", input: "1\n2-3\n")
    #expect(decline.status == 0 && decline.errors.isEmpty)
    #expect(try await ids() == ["4"])
  }

  @Test(
    "nothing named, and what is neither number nor condition, are refused before anything is done",
    arguments: [
      ["accept"], ["accept", "Stadtwerke"], ["decline", "4-1"], ["list", "absnder:x"], ["list", "1", "--waiting"],
    ])
  func refused(words: [String]) async throws {
    let run = try await BuiltBinary.run(words + ["--home", "h"], in: folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(try await ids() == ["1", "2", "3", "4"])
  }

  @Test("a condition that nothing meets decides nothing, and says so")
  func nobody() async throws {
    let run = try await run("accept", "absender:Unbekannt")
    #expect(run.status == 0 && run.output.isEmpty && run.errors == "Keine offene Karte ist gemeint.\n")
  }

  @Test("an invoice and its Mahnung stand together, and are decided together")
  func bundle() async throws {
    let letter = """
      Stadtwerke Neustadt
      Schulstraße 1, 48155 Neustadt

      Neustadt, 20.09.2025

      Mahnung zur Rechnung Nummer 471101

      Offener Betrag: 15,00 €, zahlbar bis zum 30.09.2025.
      """
    try TinyPDF.data(pages: [letter]).write(to: URL(fileURLWithPath: folder.path + "/mahnung.pdf"))
    try #require(try await run("ingest", "mahnung.pdf").status == 0)
    let list = try await run("list")
    let below = try #require(list.lines.firstIndex { $0.contains("└ ") })
    #expect(list.lines[below].hasPrefix("1 ") && list.lines[below - 1].hasPrefix("5 "), "\(list.output)")
    #expect(try await run("show", "1").output.contains("Bündel (dieselbe Rechnungsnummer)"))
    let accept = try await run("accept", "5", "--bundle")
    #expect(accept.status == 0 && accept.lines.filter { $0.hasPrefix("Abgelegt unter") }.count == 2, "\(accept)")
    #expect(try await ids() == ["2", "3", "4"])
  }

  @Test("Tab in bash and fish offers verbs, options, cards with their conditions, and members")
  func completion() async throws {
    let bash = try await run("completion", "bash")
    try folder.write(bash.output, to: "eingangd.bash")
    func tab(_ line: String) async throws -> [String] {
      let script = """
        PATH=\(URL(fileURLWithPath: BuiltBinary.path).deletingLastPathComponent().path):$PATH
        source eingangd.bash; compopt() { :; }
        COMP_LINE=$1; COMP_POINT=${#1}; _eingangd; printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try await BuiltBinary.run(["-c", script, "x", line], in: folder, program: "/bin/bash").lines
    }
    #expect(try await tab("eingangd acc") == ["accept"])
    #expect(try await tab("eingangd accept --home h ") == ["1", "2", "3", "4"])
    #expect(try await tab("eingangd list --home h --ab") == ["--ablage"])
    #expect(try await tab("eingangd change --home h 1 --ablage Wohnen/S") == ["Wohnen/Strom"])
    #expect(try await tab("eingangd list --home h absender:Stadtw").contains("Stadtwerke"))
    let cards = try await BuiltBinary.run(["complete", "--", "accept", "--home", "h", ""], in: folder)
    #expect(cards.lines.first?.hasPrefix("1\t") == true, "\(cards.output)")
    #expect(try await run("completion", "tcsh").status == 2)
  }

  @Test("the manual page is one that mandoc has nothing to say of, and has every verb")
  func manual() async throws {
    let page = try await run("manual")
    try folder.write(page.output, to: "eingangd.1")
    let lint = try await BuiltBinary.run(
      ["mandoc", "-T", "lint", "-W", "warning", "eingangd.1"], in: folder, program: "/usr/bin/env")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    for verb in ["accept", "list", "watch"] { #expect(page.output.contains("\n.Ss \(verb)\n")) }
  }
}
