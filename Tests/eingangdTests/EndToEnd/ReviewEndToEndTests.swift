import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import eingangd

@Suite("A review on the whole screen", .timeLimit(.minutes(15)))
struct ReviewEndToEndTests {
  private static let ordinary = (columns: 80, rows: 24)

  private func golden(_ name: String) throws -> [String] {
    try Repository.text("Tests/Golden/\(name).txt").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// False for one that has ended and that nobody has taken off the table.
  private static func runs(_ program: pid_t) -> Bool {
    do {
      return try !String(contentsOfFile: "/proc/\(program)/stat", encoding: .utf8).contains(") Z")
    } catch {
      return false
    }
  }

  /// A review is open, and the letter in hand has its lines.
  private func begin(_ screen: TmuxScreen, _ household: ReviewHousehold, _ options: String = "") async throws {
    try await screen.enter(household.review(options))
    try await screen.wait(for: "6 Karten brauchen eine Entscheidung.")
  }

  @Test("it looks as drawn by hand, and follows the window")
  func golden() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      try await screen.press("j", "j", "j")
      try await screen.wait(for: "›85,00 €‹")
      #expect(try await screen.lines() == golden("review-80x24"))
      try await screen.resize((120, 40))
      try await screen.wait { $0.contains("bei der Klassenleh") }
      #expect(try await screen.lines() == golden("review-120x40"))
      try await screen.resize((39, 24))
      try await screen.wait(for: "zu klein")
      try await screen.resize(Self.ordinary)
      try await screen.wait(for: "›85,00 €‹")
      #expect(try await screen.lines() == golden("review-80x24"))
      try await screen.press("ä", "2")
      try await screen.wait(for: "Ändern: Betrag")
      #expect(try await screen.lines() == golden("aendern-80x24"))
    }
  }

  @Test("a letter is changed, accepted and taken back; the terminal is then as it was")
  func decides() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await screen.enter("stty -g > vorher")
      try await begin(screen, household)
      try await screen.type("ä2130,5")
      try await screen.press("Enter")
      try await screen.wait(for: "Geändert: Betrag 130,50 €. Rückgängig: u")
      #expect(try household.store.card(id: 2)?.vorschlag?.extraction.betrag?.value.cents == 13_050)
      try await screen.press("a")
      try await screen.wait(for: "Abgelegt unter Wohnen. Rückgängig: u")
      try await screen.wait(for: "5 Karten brauchen eine Entscheidung.")
      #expect(try household.state(2) == .abgelegt)
      #expect(household.folder.files(below: "h/Ablage").count == 1)
      try await screen.press("u")
      try await screen.wait(for: "Zurückgenommen: Karte #2 liegt wieder im Eingang.")
      #expect(try household.state(2) == .offen)
      try await screen.press("u")
      try await screen.wait(for: "Karte #2 ist wieder wie vor der Änderung.")
      #expect(try household.store.card(id: 2)?.vorschlag?.extraction.betrag?.value.cents == 12_050)
      try await screen.press("x")
      try await screen.wait(for: "Karte #2 ist abgelehnt")
      try await screen.press("q")
      try await screen.wait(for: "1 Karte entschieden. 5 Karten brauchen eine Entscheidung.")
      try await screen.enter("echo Stand $?; stty -g > nachher")
      try await screen.wait(for: "Stand 0")
      try await screen.wait { _ in household.folder.files().contains("nachher") }
      #expect(try household.folder.text("nachher") == household.folder.text("vorher"))
      #expect(try household.state(2) == .abgelehnt)
    }
  }

  /// How a review ends or stops, and what the shell says of it.
  enum Way: Int, CaseIterable, Sendable {
    case ctrlC = 130
    case terminated = 1130
    case crashed = 134
    case stopped = 148
  }

  @Test(
    "however it ends or stops, the terminal is as it was, and nothing half entered is written", arguments: Way.allCases)
  func leaves(way: Way) async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await screen.enter("stty -g > vorher")
      try await begin(screen, household)
      try await screen.type("ä2999")
      try await screen.wait(for: "Neu: 999")
      switch way {
      case .ctrlC: try await screen.press("C-c")
      case .terminated: kill(try await screen.running(), SIGTERM)
      case .crashed: kill(try await screen.running(), SIGABRT)
      case .stopped: try await screen.press("C-z")
      }
      try await screen.wait { !$0.contains("Neu: 999") && $0.contains(">") }
      try await screen.enter("echo Stand $?; stty -g > nachher")
      try await screen.wait(for: "Stand \(way.rawValue % 1000)")
      try await screen.wait { _ in household.folder.files().contains("nachher") }
      #expect(try household.folder.text("nachher") == household.folder.text("vorher"))
      #expect(try household.store.card(id: 2)?.vorschlag?.extraction.betrag?.value.cents == 12_050)
      guard way == .stopped else { return }
      try await screen.enter("fg")
      try await screen.wait(for: "Neu: 999")
      try await screen.press("Enter")
      try await screen.wait(for: "Geändert: Betrag 999,00 €.")
    }
  }

  @Test("a terminal that is closed in the middle of an entry ends the program, and nothing is written")
  func closed() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      try await screen.type("ä2999")
      try await screen.wait(for: "Neu: 999")
      let program = try await screen.running()
      try await screen.hangUp()
      while Self.runs(program) { try await Task.sleep(for: .milliseconds(50)) }
    }
    #expect(try household.store.card(id: 2)?.vorschlag?.extraction.betrag?.value.cents == 12_050)
    #expect(try household.store.damages().isEmpty)
  }

  @Test("the wheel moves, a paste decides nothing")
  func bytes() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      try await screen.wait(for: "▸ Abschlag")
      try await screen.send("\u{1B}[<65;5;5M")
      try await screen.wait(for: "▸ Rechnung Dachrinne")
      try await screen.send("\u{1B}[200~axq\u{1B}[201~")
      try await screen.wait(for: "Das tut hier nichts.")
      try await screen.press("Up")
      try await screen.wait(for: "▸ Abschlag")
      try await screen.wait(for: "6 Karten brauchen eine Entscheidung.")
      try await screen.send("\u{1B}")
      try await screen.press("q")
      try await screen.wait(for: "> ")
    }
  }

  @Test("what another program decides or brings is seen without a key, and its decision is told")
  func others() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      #expect(try await household.run("decline", "3").status == 0)
      try await screen.wait(for: "5 Karten brauchen eine Entscheidung.")
      try household.add(try ReviewSample.bill("Neuer Brief", "Amt", cents: 100, due: "2025-09-02", ablage: "Wohnen"))
      try await screen.wait(for: "Eine neue Karte.")
      try await screen.wait(for: "   Neuer Brief")
      #expect(try await household.run("decline", "2").status == 0)
      try await screen.wait(for: "Karte #2 ist inzwischen anderswo entschieden.")
    }
  }

  @Test("a store that another process holds is told in a line, and the decision can be tried again")
  func locked() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      let connection = try Connection(path: household.folder.path + "/h/eingang.sqlite")
      try connection.execute("BEGIN IMMEDIATE")
      try await screen.press("x")
      try await screen.wait(for: "Karte #2 wird abgelehnt …")
      try await screen.wait(for: "Karte #2: Ein anderes Programm hält die Datenbank fest.")
      #expect(try household.state(2) == .offen)
      try connection.execute("COMMIT")
      try await screen.press("k", "x")
      try await screen.wait(for: "Karte #2 ist abgelehnt")
    }
  }

  @Test("a page is opened beside the screen; one that has vanished is told and loses nothing")
  func opens() async throws {
    let household = try ReviewHousehold()
    _ = try household.folder.program("echo \"$1\" >> \"$HOME/geoeffnet\"", to: "bin/xdg-open")
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await screen.enter("PATH=$PWD/bin:$PATH")
      try await begin(screen, household)
      try await screen.press("o")
      try await screen.wait(for: "Karte #2 ist im Betrachter geöffnet.")
      let path = try household.folder.text("geoeffnet").trimmed
      #expect(path.hasPrefix(household.folder.path + "/h/Archiv/") && path.hasSuffix(".pdf"))
      try FileManager.default.removeItem(atPath: path)
      try await screen.press("o")
      try await screen.wait(for: "Das Original fehlt")
      try await screen.press("a")
      try await screen.wait { $0.contains("Das Original fehlt") && $0.contains("6 Karten brauchen") }
      #expect(try household.state(2) == .offen)
    }
  }

  @Test("a card that is laid aside is gone until its day")
  func wiedervorlage() async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      try await begin(screen, household)
      try await screen.type("win 2 wochen")
      try await screen.press("Enter")
      try await screen.wait(for: "Karte #2 kommt am Freitag, 19.09.2025, wieder. Rückgängig: u")
      try await screen.press("q")
      try await screen.wait(for: "1 Karte entschieden. 5 Karten")
    }
    #expect(try await household.run("count").output == "5\n")
    #expect(try await household.run("list", "--wiedervorlage").output.contains("offen ab 19.09.2025"))
    #expect(try await household.run("list").lines.filter { $0.contains("Abschlag") }.isEmpty)
    #expect(try await household.run("list", "--all").output.contains("offen ab 19.09.2025"))
    // What is chosen by conditions passes it over.
    #expect(try await household.run("decline", "--dry-run", "absender:Stadtwerke").output.isEmpty)
    #expect(try await household.run("decline", "--dry-run", "absender:Klempnerei").output.contains("Dachrinne"))
    #expect(try await household.run("wiedervorlage", "3", "in", "2", "Wochen").output.hasPrefix("Karte #3 kommt"))
    #expect(
      try await household.run("wiedervorlage", "3", "heute").output.hasPrefix("Karte #3 liegt wieder im Eingang."))
    #expect(try await household.run("wiedervorlage", "3", "gestern").status == 2)
    #expect(try await household.run("wiedervorlage", "99", "morgen").status == 1)
    #expect(
      try await BuiltBinary.run(["count", "--home", "h", "--today", "2025-09-19"], in: household.folder).output == "6\n"
    )
  }

  @Test("a dumb terminal and --plain have it line by line", arguments: ["TERM=dumb ", "--plain"])
  func plain(way: String) async throws {
    let household = try ReviewHousehold()
    try await TmuxScreen.with(Self.ordinary, in: household.folder) { screen in
      let isOption = way.hasPrefix("--")
      try await screen.enter(isOption ? household.review(way) : way + household.review())
      try await screen.wait(for: "1 von 6")
      try await screen.press("d")
      try await screen.wait(for: "Karte #2 ist abgelehnt")
      try await screen.press("q")
    }
  }
}
