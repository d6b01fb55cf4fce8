import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct PaperlessExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func documents(_ path: String) throws -> (documents: [PaperlessDocument], errors: [String]) {
    var found: [PaperlessDocument] = []
    var errors: [String] = []
    try PaperlessExport(path).forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) in
      switch entry {
      case .success(let document): found.append(document)
      case .failure(let error): errors.append(error.description)
      }
    }
    return (found, errors)
  }

  private func export(split: Bool) throws -> String {
    var export = PaperlessFolder(folder)
    // Documents may come before what they refer to.
    try export.add(
      document: 7, "Brief", file: "Haus/a.txt",
      fields: [
        "correspondent": 1, "document_type": 2, "tags": [1, 2, 3], "storage_path": 1, "archive_serial_number": 4,
      ])
    export.addNames()
    export.add("documents.customfield", 1, ["name": "Vertrag", "data_type": "string"])
    export.add(
      "documents.customfield", 2,
      [
        "name": "Stufe",
        "extra_data": ["select_options": [["id": "x1", "label": "Eins"], ["id": "x2", "label": "Zwei"]]],
      ])
    if !split {
      export.add(
        "documents.customfieldinstance", 1,
        ["document": 7, "field": 1, "value_text": "99", "value_int": NSNull()])
      export.add("documents.customfieldinstance", 2, ["document": 7, "field": 2, "value_select": "x2"])
      export.add("documents.note", 1, ["document": 7, "note": "bezahlt"])
    }
    try export.write(split: split)
    return export.path
  }

  @Test("numbers become names, and what belongs to a document goes with it", arguments: [false, true])
  func resolves(split: Bool) throws {
    let path = try export(split: split)
    let (found, errors) = try documents(path)
    let document = try #require(found.first)
    #expect(found.count == 1 && errors.isEmpty)
    #expect(document.number == 7 && document.correspondent == "Stadtwerke Rosenau" && document.type == "Kontoauszug")
    #expect(document.tags == ["Steuer 2024", "Felix"] && document.isUnseen)
    #expect(document.template == "Haus/{{ created_year }}/{{ title }}" && document.serialNumber == 4)
    #expect(document.created?.iso == "2024-03-05" && document.added?.iso == "2024-03-06T08:09:10.000Z")
    #expect(document.remarks == (split ? [] : ["Vertrag: 99", "Stufe: Zwei", "bezahlt"]))
    let export = try PaperlessExport(path)
    #expect(export.version == "2.14.7" && export.unknown.isEmpty)
  }

  @Test("a document's own manifest that is damaged is told, and the others are taken")
  func damagedPart() throws {
    let path = try export(split: true)
    try folder.write("[{", to: "export/b-manifest.json")
    try makeLink(path + "/c-manifest.json", to: path + "/Haus/a.txt-manifest.json")
    let (found, errors) = try documents(path)
    #expect(found.map(\.number) == [7])
    #expect(errors.count == 1 && errors[0].contains("b-manifest.json: it is no whole JSON list"))
  }

  @Test("kinds of entries that are not known are counted, and those of no concern are not")
  func unknown() throws {
    var export = PaperlessFolder(folder)
    export.add("documents.hologram", 1, ["name": "x"])
    export.add("documents.hologram", 2, ["name": "y"])
    export.add("documents.savedview", 1, ["name": "x"])
    export.add("paperless_mail.mailrule", 1, ["name": "x"])
    export.add("documents.tag", 1, ["title": "no name"])
    try export.write()
    let unknown = try PaperlessExport(export.path).unknown
    #expect(unknown.map(\.model) == ["documents.hologram", "documents.tag"] && unknown.map(\.count) == [2, 1])
  }

  @Test("a document's entry that is none is told, and the others are taken")
  func damagedEntry() throws {
    try folder.write(
      #"[{"model": "documents.document", "pk": "x"}, {"pk": 2, "model": "documents.document", "fields": {}}]"#,
      to: "export/manifest.json")
    let (found, errors) = try documents(folder.path + "/export")
    #expect(found.map(\.number) == [2] && errors.count == 1)
  }

  @Test(
    "a folder that is no export says so",
    arguments: [
      ("", "there is no manifest.json"), ("nein", "no JSON list"), ("{}", "no JSON list"),
      ("[{}", "no whole JSON list"),
    ])
  func none(manifest: String, why: String) throws {
    try folder.write(manifest, to: manifest.isEmpty ? "export/x" : "export/manifest.json")
    let error = #expect(throws: PaperlessError.self) { try PaperlessExport(folder.path + "/export") }
    #expect(error?.description.contains(why) == true, "\(String(describing: error))")
  }

  @Test("a ZIP is to be unpacked first, and a folder that is not there is named")
  func zip() throws {
    let path = try folder.write("PK", to: "export.zip")
    #expect(throws: PaperlessError(path, "it is a ZIP. Unpack it, and name the folder.")) { try PaperlessExport(path) }
    #expect(throws: PaperlessError.self) { try PaperlessExport(folder.path + "/fehlt") }
  }
}
