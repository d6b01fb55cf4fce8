import EingangTestSupport
import Foundation
import Testing

@Suite("Usage, end to end")
struct UsageEndToEndTests {
  @Test(
    "a wrong command line is one line on stderr and exit status 2",
    arguments: [
      (["lsit"], "unknown verb 'lsit' (did you mean 'list'?)"), ([], "a verb is missing"),
      (["list", "--al"], "unknown option --al (did you mean '--all'?)"), (["extract"], "FILE… is missing"),
      (["help", "extrakt"], "unknown verb 'extrakt' (did you mean 'extract'?)"), (["--versoin"], "'--version'"),
      (["accept", "x"], "'x' is neither a card's number nor a condition"),
      (["extract", "--erhalten", "neulich", "x.pdf"], "not a date"),
      (["list", "--limit", "0"], "not a whole number from 1 on"), (["list", "--state", "auf"], "Allowed: offen"),
      (["ingest", "--move", "--copy", "x"], "exclude each other"),
      (["reprocess", "--apply", "--dry-run"], "exclude each other"),
      (["show", "1", "2"], "'2' is too much"),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) async throws {
    let run = try await BuiltBinary.run(arguments, in: try TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("eingangd: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("help and version are results, and the three ways to ask for help say the same")
  func help() async throws {
    let folder = try TemporaryFolder()
    let overview = try await BuiltBinary.run(["help"], in: folder)
    let verb = try await BuiltBinary.run(["help", "extract"], in: folder)
    let option = try await BuiltBinary.run(["extract", "--help"], in: folder)
    let version = try await BuiltBinary.run(["--version"], in: folder)
    #expect(overview.status == 0 && overview.output.contains("Usage: eingangd VERB"))
    #expect(verb.status == 0 && verb.output.contains("Example:\n  eingangd extract"))
    #expect(verb.output == option.output)
    #expect(version.status == 0 && version.lines.count == 1 && version.output.hasPrefix("eingangd "))
    for run in [overview, verb, option, version] { #expect(run.errors.isEmpty) }
  }

  @Test("a mistake in the configuration names file, line and key, and ends with status 2")
  func configuration() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    try folder.write("{\n  haushalt: {\n    adrese: 'x',\n  },\n}\n", to: "e.json5")
    let run = try await BuiltBinary.run(["extract", "--config", "e.json5", "gut.pdf"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "eingangd: configuration: e.json5, line 3: haushalt.adrese: unknown key (did you mean 'adresse'?). Allowed: name,"
      ),
      "\(run.errors)")
    let missing = try await BuiltBinary.run(["extract", "--config", "fehlt.json5", "gut.pdf"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("fehlt.json5: cannot be read"))
  }

  @Test("without a household, verbs that need one say how to make one")
  func noHousehold() async throws {
    for verb in [["list"], ["count"], ["undo"], ["stats"], ["review"]] {
      let run = try await BuiltBinary.run(verb, in: try TemporaryFolder())
      #expect(run.status == 6)
      #expect(run.errors.contains("Run: eingangd init"))
    }
  }

  @Test("a store that is no database is told apart")
  func damagedStore() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Das ist keine Datenbank, sondern ein Text von einiger Länge.\n", to: "h/eingang.sqlite")
    let run = try await BuiltBinary.run(["list", "--home", "h"], in: folder)
    #expect(run.status == 5)
    #expect(run.errors.contains("h/eingang.sqlite"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("without trained data nothing is read, and the missing package is named")
  func noTrainedData() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let run = try await BuiltBinary.run(
      ["extract", "gut.pdf"], in: folder, environment: ["TESSDATA_PREFIX": folder.path + "/nirgends"])
    #expect(run.status == 3)
    #expect(run.errors.contains("apt-get install tesseract-ocr-deu"))
    let doctor = try await BuiltBinary.run(
      ["doctor"], in: folder, environment: ["TESSDATA_PREFIX": folder.path + "/nirgends"])
    #expect(doctor.status == 3)
    #expect(doctor.output.contains("apt-get install tesseract-ocr-deu"))
  }

  @Test("a folder that cannot be made is told apart")
  func unusableFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "datei")
    let run = try await BuiltBinary.run(["init", "--home", "datei/h"], in: folder)
    #expect(run.status == 6)
    #expect(run.errors.contains("datei/h"))
  }
}
