import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@Suite("A household, end to end")
struct HouseholdEndToEndTests {
  private static let letter = """
    Goethe-Gymnasium Neustadt
    Schulstraße 1, 48155 Neustadt

    Neustadt, 01.09.2025

    Klassenfahrt nach Borkum

    Liebe Eltern der Klasse 7b,
    der Beitrag von 85,00 € ist bis zum 15.09.2025 zu überweisen.
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TinyPDF.data(pages: [Self.letter]).write(to: URL(fileURLWithPath: folder.path + "/fahrt.pdf"))
    try BadFiles.write(to: folder)
  }

  private func run(_ arguments: String..., input: String = "") async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder, input: input)
  }

  @Test("a letter goes its whole way: taken in, listed, shown, accepted, taken back, found again")
  func wholeWay() async throws {
    #expect(try await run("init").status == 0)
    #expect(folder.files(below: "h").contains("eingang.json5"))

    let ingest = try await run("ingest", "fahrt.pdf")
    #expect(ingest.status == 0)
    #expect(ingest.output.hasPrefix("#1  "))
    let again = try await run("ingest", "fahrt.pdf")
    #expect(again.status == 0)
    #expect(again.output == "Schon da als #1: fahrt.pdf.\n")

    #expect(try await run("count").output == "1\n")
    let list = try await run("list")
    #expect(list.lines.count == 3)
    let object = try await run("list", "--json")
    let card = try JSONDecoder().decode(Card.self, from: Data(object.output.utf8))
    #expect(card.id == 1 && card.state == .offen && card.files == ["fahrt.pdf"])
    #expect(try await run("show", "1", "--json").output == object.output)
    #expect(try await run("show", "#1", "--text").output.contains("der Beitrag von 85,00 €"))
    #expect(try await run("show", "1").output.contains("Übernehmen: eingangd accept 1"))

    let change = try await run("change", "1", "--ablage", "Schule/Felix", "--frist", "16.9.", "--betrag", "1.085,5")
    #expect(change.output.contains("1085,50 €") || change.output.contains("1.085,50 €"), "\(change.output)")
    #expect(change.output.contains("16.09.2025"))
    let accept = try await run("accept", "1")
    #expect(accept.output == "Abgelegt unter Schule/Felix. Rückgängig: eingangd undo 1\n")
    #expect(folder.files(below: "h/Ablage").count == 1)
    #expect(try await run("count").output == "0\n")
    #expect(try await run("list").output.isEmpty)

    #expect(try await run("undo", "1").status == 0)
    #expect(folder.files(below: "h/Ablage").filter { !$0.hasPrefix(".") }.isEmpty)
    #expect(try await run("count").output == "1\n")
  }

  @Test("what was taken in is found by its words, its name and its bytes, and its deadline is in the calendar")
  func found() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    let search = try await run("search", "Borkum", "eltern", "--json")
    #expect(search.lines.count == 1 && search.output.contains("\"id\":1") && search.output.contains("\"page\":1"))
    #expect(try await run("search", "Norderney").output.isEmpty)

    let place = try await run("where", "fahrt.pdf")
    #expect(place.output.contains("archiviert") && place.output.contains("Original: "))
    try FileManager.default.copyItem(atPath: folder.path + "/fahrt.pdf", toPath: folder.path + "/anders.pdf")
    #expect(try await run("where", "anders.pdf").output == place.output)
    let unknown = try await run("where", "nie-gesehen.pdf")
    #expect(unknown.status == 1 && unknown.output.isEmpty)

    try #require(try await run("change", "1", "--frist", "15.9.").status == 0)
    #expect(try await run("fristen").output.contains("Mo 15.09.2025  in 10 Tagen"))
    let calendar = try await run("fristen", "--ics")
    #expect(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(calendar.output.contains("DTSTART;VALUE=DATE:20250915\r\n"))
  }

  @Test("throughput is recorded, the archive verified, and reprocessing from text changes nothing without new rules")
  func upkeep() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    let stats = try await run("stats", "--json")
    #expect(stats.lines.count == 2)
    #expect(stats.lines[0].contains("\"documents\":1") && stats.lines[0].contains("\"pages\":1"))
    #expect(stats.lines[1].contains("\"kind\":\"ingest\""))
    #expect(try await run("verify").output == "1 Original geprüft, es ist unversehrt.\n")
    #expect(try await run("reprocess", "--all").output == "1 Karte geprüft, nichts ändert sich.\n")
    #expect(try await run("reprocess", "1", "--from", "pages", "--apply").status == 0)
    #expect(try await run("stats", "--json").lines.contains { $0.contains("\"kind\":\"reprocess\"") })

    let archived = try #require(folder.files(below: "h/Archiv").first { $0.hasSuffix(".pdf") })
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path + "/h/Archiv/" + archived)
    try folder.write("verändert", to: "h/Archiv/" + archived)
    let verify = try await run("verify")
    #expect(verify.status == 1)
    #expect(verify.output.hasPrefix("Beschädigt: fahrt.pdf"))
    #expect(!verify.output.contains("Kopie:") && verify.output.contains("aus einer Sicherung"))
    try folder.copy(folder.path + "/fahrt.pdf", to: "h/Archiv/angenommen/9/kopie.pdf")
    let known = try await run("verify")
    #expect(known.status == 1 && known.output.contains("verify --repair") && known.output.contains("kopie.pdf"))
    let repair = try await run("verify", "--repair", "--json")
    #expect(repair.status == 0 && repair.output.contains("\"state\":\"repaired\""))
    #expect(try await run("verify").output == "1 Original geprüft, es ist unversehrt.\n")
  }

  @Test("a damaged file that no document knows is one that is not in order, also where it was to be mended")
  func damagedOrphan() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    let name = String(repeating: "ab", count: 32)
    try folder.write("nicht das", to: "h/Archiv/ab/\(name).pdf")
    for words in [["verify"], ["verify", "--repair"]] {
      let verify = try await BuiltBinary.run(words + ["--home", "h"], in: folder)
      #expect(verify.status == 1 && verify.output.contains("2 Originale geprüft, 1 nicht in Ordnung."), "\(verify)")
    }
  }

  @Test("a decision is done, and says so by its status, whether anybody can read what is told of it")
  func unheard() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    for words in ["change 1 --titel Fahrt", "accept 1", "undo 1", "decline 1"] {
      let shell = ["-c", "exec \"$0\" \"$@\" > /dev/full", BuiltBinary.path]
      let run = try await BuiltBinary.run(
        shell + words.split(separator: " ").map(String.init) + ["--home", "h"], in: folder, program: "/bin/sh")
      #expect(run.status == 0 && run.errors.contains("#1 is decided, but: writing failed"), "\(words): \(run)")
    }
    #expect(try await run("list", "--all", "--json").output.contains("abgelehnt"))
  }

  @Test("each decision gives the card as it stands then, as an object a line")
  func decisionsAsJSON() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    for (words, state) in [
      (["change", "1", "--titel", "Fahrt"], CardState.offen), (["accept", "1"], .abgelegt), (["undo", "1"], .offen),
      (["decline", "1"], .abgelehnt),
    ] {
      let run = try await BuiltBinary.run(words + ["--json", "--home", "h"], in: folder)
      let card = try JSONDecoder().decode(Card.self, from: Data(run.output.utf8))
      #expect(card.id == 1 && card.state == state)
    }
  }

  @Test("reprocessing shows what would change, and changes it only when told to")
  func reprocess() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    try folder.write("{ ablage: [{ ziel: 'Fahrten', woerter: ['Borkum'] }] }", to: "h/eingang.json5")
    let dry = try await run("reprocess", "--all")
    #expect(dry.output.contains(" → Fahrten\n"))
    #expect(dry.output.contains("würde sich ändern"))
    #expect(try await !run("show", "1").output.contains("Ablage    Fahrten"))
    #expect(try await run("reprocess", "--all", "--apply").output.contains("1 geändert."))
    #expect(try await run("show", "1").output.contains("Ablage    Fahrten"))
    #expect(try await run("reprocess", "--all").output == "1 Karte geprüft, nichts ändert sich.\n")
  }

  @Test("what cannot be read becomes a card, and its original is kept")
  func disturbed() async throws {
    let ingest = try await run("ingest", "leer.pdf", "text.pdf", "abgebrochen.jpg", "punkt.png", "passwort.pdf")
    #expect(ingest.status == 1)
    #expect(ingest.lines.count == 5 && ingest.lines.allSatisfy { $0.contains("Nicht gelesen: ") })
    #expect(try await run("count").output == "5\n")
    let originals = folder.files(below: "h/Archiv").filter {
      $0.hasSuffix(".pdf") || $0.hasSuffix(".jpg") || $0.hasSuffix(".png")
    }
    #expect(originals.count == 5)
    #expect(try await run("accept", "1").status == 1)
    #expect(try await run("decline", "1", "2").status == 0)
    #expect(try await run("count").output == "3\n")
  }

  @Test("names come from standard input too, and a missing one is told")
  func fromStandardInput() async throws {
    let run = try await run("ingest", "-", input: "fahrt.pdf\nfehlt.pdf\n")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("#1  ") && run.errors.contains("fehlt.pdf"))
    #expect(try await self.run("ingest", "fehlt.pdf").status == 4)
  }

  @Test("a healthy household has nothing missing, and init keeps what is there")
  func healthy() async throws {
    try folder.write("{ ordner: { inbox: 'Scans' } }", to: "h/eingang.json5")
    let first = try await run("init")
    #expect(first.status == 0 && first.output.contains("Einstellungen gibt es schon"))
    #expect(try folder.text("h/eingang.json5") == "{ ordner: { inbox: 'Scans' } }")
    let doctor = try await run("doctor", "--json")
    #expect(doctor.status == 0)
    #expect(doctor.lines.count >= 10 && !doctor.output.contains("\"state\":\"missing\""))
    #expect(doctor.output.contains("h/Scans"))
    #expect(doctor.output.contains("/eingang-reader\"") && doctor.output.contains("tesseract"))
  }

  @Test("without a desktop, opening says what to install")
  func noDesktop() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    let open = try await BuiltBinary.run(
      ["show", "1", "--open", "--home", "h"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(open.status == 3 && open.errors.contains("apt-get install xdg-utils"))
  }

  @Test("several cards are decided one by one, and one that fails keeps none from being decided")
  func several() async throws {
    try #require(try await run("ingest", "fahrt.pdf", "gut.pdf").status == 0)
    let accept = try await run("accept", "1", "99", "#2")
    #expect(accept.status == 1)
    #expect(accept.lines.count == 2 && accept.errors.contains("Karte #99 gibt es nicht."))
    #expect(try await run("list", "--state", "abgelegt").lines.count == 3)
    let again = try await run("accept", "1")
    #expect(again.status == 1 && again.errors.contains("schon abgelegt"))
    let reprocess = try await run("reprocess", "1")
    #expect(reprocess.status == 1 && reprocess.errors.contains("is decided already"))
  }

  @Test("review takes lines from a pipe: change, accept, undo, decline")
  func review() async throws {
    try #require(try await run("ingest", "fahrt.pdf").status == 0)
    let review = try await run("review", "--all", input: "c\nbetrag 12,50\nx\na\n")
    #expect(review.status == 0)
    #expect(review.output.contains("Geändert: Betrag 12,50 €."))
    #expect(review.output.contains("Abgelegt unter "))
    #expect(review.output.hasSuffix("Das war die letzte Karte. Nichts zu entscheiden.\n"))
    try #require(try await run("undo").status == 0)
    let decline = try await run("review", "--all", input: "s\n")
    #expect(decline.status == 0 && decline.output.contains("1 von 1"))
    #expect(try await run("count").output == "1\n")
  }
}
