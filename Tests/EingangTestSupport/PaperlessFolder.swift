import Eingang
import Foundation

/// An invented export of paperless-ngx, with a manifest as its exporter writes it.
package struct PaperlessFolder {
  private let folder: TemporaryFolder
  private let name: String
  private var entries: [[String: Any]] = []

  package var path: String { folder.path + "/" + name }

  package init(_ folder: TemporaryFolder, _ name: String = "export") {
    self.folder = folder
    self.name = name
  }

  /// A correspondent, a type, a tag or anything else with a name.
  package mutating func add(_ model: String, _ number: Int, _ fields: [String: Any]) {
    entries.append(["model": model, "pk": number, "fields": fields])
  }

  /// The usual household: two correspondents, two types, three tags, one storage path.
  package mutating func addNames() {
    add("documents.correspondent", 1, ["name": "Stadtwerke Rosenau"])
    add("documents.correspondent", 2, ["name": "Hundeschule Wiesengrund"])
    add("documents.documenttype", 1, ["name": "Stromrechnung"])
    add("documents.documenttype", 2, ["name": "Kontoauszug"])
    add("documents.tag", 1, ["name": "Steuer 2024", "is_inbox_tag": false])
    add("documents.tag", 2, ["name": "Neu", "is_inbox_tag": true])
    add("documents.tag", 3, ["name": "Felix"])
    add("documents.storagepath", 1, ["name": "Haus", "path": "Haus/{{ created_year }}/{{ title }}"])
    add("auth.user", 3, ["username": "haus"])
  }

  /// A document and its file; without bytes, the file is missing.
  package mutating func add(
    document number: Int, _ bytes: String?, file: String, fields: [String: Any] = [:],
    archive: (file: String, bytes: String)? = nil
  ) throws {
    var all: [String: Any] = [
      "title": "Dokument \(number)", "content": bytes ?? "", "correspondent": NSNull(), "document_type": NSNull(),
      "storage_path": NSNull(), "tags": [Int](), "created": "2024-03-05", "added": "2024-03-06T08:09:10.123456Z",
      "checksum": MD5.hex((bytes ?? "").utf8), "original_filename": "scan-\(number).txt",
      "filename": "000000\(number).txt", "storage_type": "unencrypted", "archive_serial_number": NSNull(),
    ]
    var entry: [String: Any] = ["model": "documents.document", "pk": number, "__exported_file_name__": file]
    if let bytes { try folder.write(bytes, to: name + "/" + file) }
    if let archive {
      try folder.write(archive.bytes, to: name + "/" + archive.file)
      entry["__exported_archive_name__"] = archive.file
      all["archive_checksum"] = MD5.hex(archive.bytes.utf8)
    }
    entry["fields"] = all.merging(fields) { $1 }
    entries.append(entry)
  }

  /// Writes the manifest; split, each document has one of its own beside its file.
  package func write(split: Bool = false) throws {
    var rest = entries
    if split {
      rest = entries.filter { $0["model"] as? String != "documents.document" }
      for entry in entries where entry["model"] as? String == "documents.document" {
        try write([entry], to: "\(entry["__exported_file_name__"] ?? "")-manifest.json")
      }
    }
    try write(rest, to: "manifest.json")
    try folder.write(#"{"version": "2.14.7"}"#, to: name + "/metadata.json")
  }

  private func write(_ entries: [[String: Any]], to file: String) throws {
    // As the exporter does it: the model comes first in each entry.
    let texts = try entries.map { entry in
      var rest = entry
      let model = rest.removeValue(forKey: "model") as? String ?? ""
      let data = try JSONSerialization.data(withJSONObject: rest, options: [.sortedKeys, .withoutEscapingSlashes])
      return "{\n  \"model\": \"\(model)\",\n" + String(decoding: data, as: UTF8.self).dropFirst()
    }
    try folder.write("[" + texts.joined(separator: ",\n") + "]", to: name + "/" + file)
  }
}
