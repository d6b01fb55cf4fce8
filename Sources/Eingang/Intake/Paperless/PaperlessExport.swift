import AlbertModel

/// A folder that paperless-ngx's exporter wrote.
///
/// The manifest is read twice, an entry at a time: first all that documents refer to, then the documents. So its length
/// costs time only; in memory are the names, and the notes and values of fields.
package struct PaperlessExport: Sendable {
  /// Absolute, links followed.
  package let folder: String
  let names: PaperlessNames
  /// Files with a document each, where the manifest has none; below the folder.
  private let parts: [String]

  /// Version of paperless-ngx that wrote it; nil where it does not say.
  package let version: String?
  /// Tags on documents that nobody has looked at yet.
  package var unseenTags: [String] { names.tags.values.filter(\.isInbox).map(\.name).sorted() }
  /// Kinds of entries that are not known, and how many of each.
  package var unknown: [(model: String, count: Int)] {
    names.unknown.sorted { $0.key < $1.key }.map { (model: $0.key, count: $0.value) }
  }

  private var manifest: String { folder + "/manifest.json" }

  /// Throws where nothing can be taken from there at all.
  package init(_ folder: String) throws(PaperlessError) {
    if FilePath.fileExtension(of: folder) == "zip", FileStatus(following: folder)?.kind == .file {
      throw PaperlessError(folder, "it is a ZIP. Unpack it, and name the folder.")
    }
    guard FileStatus(following: folder)?.kind == .folder else {
      throw PaperlessError(folder, "there is no such folder. Name the one that document_exporter wrote.")
    }
    self.folder = InboxPlaces.real(folder)
    let path = self.folder + "/manifest.json"
    guard FileStatus(path: path)?.kind == .file else {
      throw PaperlessError(folder, "there is no manifest.json in it. Name the folder that document_exporter wrote.")
    }
    var names = PaperlessNames()
    var isEmpty = true
    do throws(JSONListReader.Flaw) {
      let reader = try PaperlessExport.reader(path, self.folder)
      while let entry = try reader.next() {
        let model = PaperlessRecord.model(of: entry)
        if model == PaperlessNames.document { isEmpty = false } else { names.add(entry, model) }
      }
    } catch {
      throw PaperlessError(path, error)
    }
    self.names = names
    parts = isEmpty ? PaperlessExport.parts(below: self.folder) : []
    version = PaperlessExport.version(self.folder)
  }

  /// Hands on each document, in the manifest's order, or why an entry is none.
  package func forEachDocument<Failure>(
    _ body: (Result<PaperlessDocument, PaperlessError>) throws(Failure) -> Void
  ) throws(Failure) {
    try read(manifest, names, body)
    for part in parts {
      var own = names
      switch PaperlessExport.entries(folder + "/" + part, folder) {
      case .failure(let error): try body(.failure(error))
      case .success(let entries):
        for entry in entries { own.add(entry, PaperlessRecord.model(of: entry)) }
        try read(folder + "/" + part, own, body)
      }
    }
  }

  private func read<Failure>(
    _ path: String, _ names: PaperlessNames, _ body: (Result<PaperlessDocument, PaperlessError>) throws(Failure) -> Void
  ) throws(Failure) {
    let reader: JSONListReader
    do throws(JSONListReader.Flaw) {
      reader = try PaperlessExport.reader(path, folder)
    } catch {
      return try body(.failure(PaperlessError(path, error)))
    }
    while true {
      let entry: [UInt8]?
      do throws(JSONListReader.Flaw) { entry = try reader.next() } catch {
        return try body(.failure(PaperlessError(path, error)))
      }
      guard let entry else { return }
      guard PaperlessRecord.model(of: entry) == PaperlessNames.document else { continue }
      if let document = names.document(entry) {
        try body(.success(document))
      } else {
        try body(.failure(PaperlessError(path, "a document's entry is not as paperless-ngx writes it. Export again.")))
      }
    }
  }

  /// All entries of a document's own manifest.
  private static func entries(_ path: String, _ folder: String) -> Result<[[UInt8]], PaperlessError> {
    do throws(JSONListReader.Flaw) {
      let reader = try reader(path, folder)
      var entries: [[UInt8]] = []
      while let entry = try reader.next() { entries.append(entry) }
      return .success(entries)
    } catch {
      return .failure(PaperlessError(path, error))
    }
  }

  private static func reader(_ path: String, _ folder: String) throws(JSONListReader.Flaw) -> JSONListReader {
    do { return try JSONListReader(path, below: folder) } catch { throw .unreadable(error) }
  }

  private struct Metadata: Decodable { let version: String }

  private static func version(_ folder: String) -> String? {
    guard let bytes = try? Files.bytes(of: folder + "/metadata.json") else { return nil }
    return PaperlessRecord.decoded(Metadata.self, bytes).flatMap { PlainLine.text(String($0.version.prefix(40))) }
  }

  /// What ends like a document's own manifest, in folders that are no links; what cannot be listed holds none.
  private static func parts(below root: String) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      guard folder.utf8.count(where: { $0 == 0x2F }) < 32, let names = try? Files.listing(of: path).names else {
        continue
      }
      for name in names {
        let below = folder.isEmpty ? name : folder + "/" + name
        switch FileStatus(path: root + "/" + below)?.kind {
        case .folder: folders.append(below)
        case .file where name.hasSuffix("-manifest.json"): found.append(below)
        default: continue
        }
      }
    }
    return found.sorted(by: NaturalOrder.precedes)
  }
}

/// Why something of an export cannot be taken: one line.
package struct PaperlessError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Which thing, and why with what to do.
  package init(_ thing: String, _ why: String) { description = "importing failed: \(thing): \(why)" }

  init(_ path: String, _ flaw: JSONListReader.Flaw) {
    switch flaw {
    case .noList: self.init(path, "it is no JSON list, as document_exporter writes it. Export again.")
    case .broken(let place): self.init(path, "it is no whole JSON list (byte \(place)). Export again.")
    case .tooLong(let place): self.init(path, "an entry before byte \(place) is too long. Export again.")
    case .unreadable(let error): self.init(path, "\(error)")
    }
  }
}
