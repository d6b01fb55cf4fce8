import AlbertModel
import Eingang
import EingangTestSupport
import Foundation
import Testing

@Suite("Everything in plain files and back, end to end")
struct TransferEndToEndTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      ("Ausflu\u{308}ge.pdf", "Goethe-Gymnasium\n\nNeustadt, 01.09.2025\n\nKlassenfahrt nach Borkum"),
      ("strom.pdf", "Stadtwerke Rosenau GmbH\n\nRechnung\n\nRechnungsbetrag: 84,30 EUR"),
    ] {
      try TinyPDF.data(pages: [text]).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
  }

  private func run(_ words: String..., home: String = "h") async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(words + ["--home", home, "--today", "2025-09-05"], in: folder)
  }

  private func shell(_ script: String) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(["-c", script], in: folder, program: "/bin/sh")
  }

  /// A household with one card in the Ablage and one that waits.
  private func fill() async throws {
    try #require(try await run("init").status == 0)
    try #require(try await run("ingest", "Ausflu\u{308}ge.pdf").status == 0)
    try #require(try await run("ingest", "strom.pdf").status == 0)
    try #require(try await run("change", "1", "--ablage", "Schule/Übersicht", "--titel", "=Fahrt").status == 0)
    try #require(try await run("accept", "1").status == 0)
  }

  @Test("what is exported can be read and checked without the program, and comes back bit for bit")
  func roundTrip() async throws {
    try await fill()
    let export = try await run("export", "aus")
    #expect(export.status == 0 && export.output == "Gesichert: 2 Dokumente, 2 Originale, 1 abgelegte Kopie.\n")
    let check = try await shell("cd aus && sha256sum --quiet -c manifest.sha256")
    #expect(check.status == 0 && check.output.isEmpty && check.errors.isEmpty, "\(check)")
    #expect(try folder.text("aus/karten.csv").contains("\"'=Fahrt\""))
    let object = try JSONSerialization.jsonObject(with: Data(try folder.text("aus/karten/0/1.json").utf8))
    let card = try #require((object as? [String: Any])?["card"] as? NSDictionary)
    let shown = try JSONSerialization.jsonObject(with: Data(try await run("show", "1", "--json").output.utf8))
    #expect(card == shown as? NSDictionary)

    let again = try await run("export", "aus")
    #expect(again.status == 6 && again.errors.contains("it is not empty"), "\(again)")

    let back = try await run("import", "aus", home: "n")
    #expect(back.status == 0 && back.output == "Eingelesen: 2 Dokumente, 2 Originale, 1 abgelegte Kopie.\n", "\(back)")
    #expect(try await run("export", "noch", home: "n").status == 0)
    #expect(try await shell("diff -r aus noch").output.isEmpty)
    #expect(try await run("list", "--all", "--json", home: "n").output == run("list", "--all", "--json").output)
    #expect(try await run("search", "Borkum", "--json", home: "n").lines.count == 1)
    #expect(try await run("verify", home: "n").status == 0)
    #expect(try await run("undo", "1", home: "n").errors.isEmpty)
    #expect(try await run("undo", "1", home: "n").status == 0)
    #expect(try await run("accept", "1", home: "n").status == 0)
    #expect(try await run("ingest", "strom.pdf", home: "n").output == "Schon da als #2: strom.pdf.\n")
    #expect(try await run("import", "aus", home: "n").status == 6)
  }

  @Test("a damaged export is refused by the name of the file, and the new household is not begun")
  func damaged() async throws {
    try await fill()
    try #require(try await run("export", "aus").status == 0)
    try folder.write("{}", to: "aus/karten/0/2.json")
    let back = try await run("import", "aus", home: "n")
    #expect(back.status == 4 && back.errors.contains("aus/karten/0/2.json: its checksum is wrong"), "\(back)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/n"))
    let none = try await run("import", "h", home: "n")
    #expect(none.status == 4 && none.errors.split(separator: "\n").count == 1)
    #expect(try await run("import").status == 2)
  }

  @Test("whoever is killed while exporting or importing is told how things stand, and goes on")
  func killed() async throws {
    try await fill()
    #expect(try await run("export", "aus", "--abort-after", "fileExported:4").status == TornHousehold.killed)
    let again = try await run("export", "aus")
    #expect(again.status == 6 && again.errors.contains("came to no end"), "\(again)")
    #expect(try await run("import", "aus", home: "n").status == 4)
    #expect(try await run("export", "ganz").status == 0)
    for step in ["fileImported:1", "fileImported:6", "importUnnamed"] {
      #expect(try await run("import", "ganz", "--abort-after", step, home: "n").status == TornHousehold.killed)
    }
    let list = try await run("list", home: "n")
    #expect(list.status == 5 && list.errors.contains("an import came to no end"), "\(list)")
    #expect(try await run("verify", "--adopt", home: "n").status == 5)
    #expect(try await run("import", "ganz", home: "n").status == 0)
    #expect(try await run("verify", home: "n").status == 0)
    #expect(try await run("export", "noch", home: "n").status == 0)
    #expect(try await shell("diff -r ganz noch").output.isEmpty)
  }

  @Test("a backup beside a running watch is whole, the next one is small, and both restore the settings")
  func backup() async throws {
    try await fill()
    try folder.write("{ haushalt: { name: 'Berger' }, sprachen: ['deu'] }", to: "h/eingang.json5")
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    _ = await watch.wait(for: "Bereit.")
    let first = try await run("backup", "stick", "--json")
    #expect(first.status == 0 && first.output.contains("\"documents\":2"), "\(first)")
    let second = try await run("backup", "stick")
    #expect(second.status == 0 && second.output.contains("neu geschrieben: 0 Dateien"), "\(second)")
    #expect(await watch.end(by: SIGTERM) == 0)
    let restored = try await run("import", "stick", "--json", home: "n")
    #expect(restored.output == "{\"documents\":2,\"filed\":1,\"originals\":2,\"schema\":1}\n", "\(restored)")
    #expect(try folder.text("n/eingang.json5").contains("Berger"))
    #expect(try await run("list", "--all", "--json", home: "n").output == run("list", "--all", "--json").output)
  }

  @Test("a folder that cannot be written is one line, and the household is as it was")
  func readOnly() async throws {
    try await fill()
    try folder.write("", to: "fest")
    for verb in ["export", "backup"] {
      let run = try await run(verb, "fest/aus")
      #expect(run.status == 6 && run.errors.split(separator: "\n").count == 1, "\(run)")
      let inside = try await self.run(verb, "h/Ablage/aus")
      #expect(inside.status == 6 && inside.errors.contains("belongs to the household"))
    }
    #expect(try await run("count").status == 0)
  }

  @Test("verify tells what is missing, changed or strange in the Ablage, and makes again what is gone")
  func copies() async throws {
    try await fill()
    let name = try #require(folder.files(below: "h/Ablage").first)
    let path = folder.path + "/h/Ablage/" + name
    #expect(try await run("verify").output.contains("1 abgelegte Kopie geprüft, sie ist unversehrt."))
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    try FileManager.default.removeItem(atPath: path)
    try folder.write("eigenes", to: "h/Ablage/Notiz.txt")
    let missing = try await run("verify")
    #expect(
      missing.status == 1 && missing.output.contains("Kopie fehlt: ") && missing.output.contains("verify --repair"))
    #expect(missing.output.contains("Nicht von eingangd: ") && missing.output.contains("Notiz.txt"))
    let repair = try await run("verify", "--repair", "--json")
    #expect(repair.status == 0 && repair.output.contains("\"state\":\"repaired\""), "\(repair)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    try folder.write("von Hand", to: "h/Ablage/" + name)
    let changed = try await run("verify", "--repair")
    #expect(changed.status == 0 && changed.output.contains("Kopie von Hand geändert, bleibt so: "), "\(changed)")
    #expect(try folder.text("h/Ablage/" + name) == "von Hand")
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/h/Ablage/Notiz.pdf")
    try before.write(to: URL(fileURLWithPath: folder.path + "/h/Ablage/verschoben.pdf"))
    let moved = try await run("verify", "--repair")
    #expect(moved.status == 0 && moved.output.contains("Kopie verschoben: "), "\(moved)")
  }

  @Test("a lost database that is made anew says what is not known any more")
  func adopts() async throws {
    try await fill()
    for name in folder.files(below: "h") where name.hasPrefix("eingang.sqlite") {
      try FileManager.default.removeItem(atPath: folder.path + "/h/" + name)
    }
    let adopt = try await run("verify", "--adopt")
    #expect(adopt.errors.contains("is not known any more, 2 cards are open again"), "\(adopt)")
    #expect(try await !run("verify", "--adopt").errors.contains("not known any more"))
  }
}
