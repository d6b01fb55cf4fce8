import Foundation

/// The household's folders, in whose place an export has a name: on another machine they lie elsewhere.
struct PortablePaths: Hashable, Sendable {
  private struct Root: Hashable {
    let name: String
    let path: String
  }

  /// The innermost first.
  private let roots: [Root]

  init(_ folders: Folders) {
    let roots = [
      Root(name: "$ARCHIV", path: folders.archiv), Root(name: "$ABLAGE", path: folders.ablage),
      Root(name: "$EINGANG", path: folders.inbox),
    ]
    self.roots = roots.sorted { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// `$ABLAGE/Schule/Brief.pdf`; what lies in none of the folders stays as it is.
  func portable(_ path: String) -> String {
    for root in roots {
      if let below = FilePath.below(root.path, path), !below.isEmpty { return root.name + "/" + below }
    }
    return path
  }

  /// The other way round, in this household's folders; nil for a path that would lead out of its folder.
  func local(_ path: String) -> String? {
    for root in roots {
      guard let below = FilePath.below(root.name, path), !below.isEmpty else { continue }
      return PortablePaths.staysBelow(below) ? root.path + "/" + below : nil
    }
    return path
  }

  /// Hidden folders and odd names are the household's own, as `.angenommen` in an inbox is: only a way up leads out.
  private static func staysBelow(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.elementsEqual([0x2E]) && !part.elementsEqual([0x2E, 0x2E])
      }
  }

  /// What a copy's place in the Ablage is called; one that lies outside it, by an earlier setting, gets a folder of its own.
  func portable(filed path: String, decision: Int) -> String {
    let portable = portable(path)
    if FilePath.below("$ABLAGE", portable) != nil { return portable }
    return "$ABLAGE/Anderswo/\(decision)/" + FilePath.name(of: path)
  }
}

extension PortablePaths {
  /// A row as it stands in an export.
  func portable(_ row: StoreRow, of table: String) -> StoreRow {
    var row = row
    switch table {
    case "document_files":
      for column in ["source", "taken"] { row[column] = row[column]?.text.map { .text(portable($0)) } }
      row = PortablePaths.harmless(row, of: table)
    case "journal":
      row["detail"] = row["detail"]?.text.map { .text(portable($0)) }
      row = PortablePaths.harmless(row, of: table)
    case "decisions":
      let decision = row["id"]?.number ?? 0
      row["filed"] = changed(row["filed"]) { (filed: [FiledFile]) in
        filed.map { FiledFile(path: portable(filed: $0.path, decision: decision), sha256: $0.sha256) }
      }
    case "regroupings": row["before"] = image(row["before"], portable)
    default: break
    }
    return row
  }

  /// The same row in this household; nil where a path leads out of its folder.
  func local(_ row: StoreRow, of table: String) -> StoreRow? {
    var row = row
    var isInside = true
    func place(_ path: String) -> String {
      guard let local = local(path) else {
        isInside = false
        return path
      }
      return local
    }
    switch table {
    case "document_files":
      row = PortablePaths.harmless(row, of: table)
      for column in ["source", "taken"] { row[column] = row[column]?.text.map { .text(place($0)) } }
    case "journal":
      row = PortablePaths.harmless(row, of: table)
      row["detail"] = row["detail"]?.text.map { .text(place($0)) }
    case "decisions":
      row["filed"] = changed(row["filed"]) { (filed: [FiledFile]) in
        filed.map { file in
          // A copy that lies elsewhere would be taken out of there by undo.
          if FilePath.below("$ABLAGE", file.path) == nil { isInside = false }
          return FiledFile(path: place(file.path), sha256: file.sha256)
        }
      }
    case "regroupings": row["before"] = image(row["before"], place)
    default: break
    }
    return isInside ? row : nil
  }

  /// What was moved out of an inbox may be moved back or removed for good, so a new household has only files in its own
  /// folders among it: what lies elsewhere, or still lay where it was dropped, is the old one's.
  private static func harmless(_ row: StoreRow, of table: String) -> StoreRow {
    var row = row
    if table == "document_files", row["source"] != nil, row["taken"]?.text?.utf8.first ?? 0x2F == 0x2F {
      row["taken"] = .text(gone)
    }
    let moving = [JournalStep.angenommen, .wiederhergestellt].map(\.rawValue)
    if table == "journal", moving.contains(row["step"]?.text ?? ""), let detail = row["detail"]?.text,
      detail.utf8.first == 0x2F
    {
      row["detail"] = .text("damals " + detail)
    }
    return row
  }

  /// What the store says of a file that left its place unseen.
  private static let gone = "nicht mehr dort, wo es lag"

  private func image(_ value: SQLValue?, _ place: (String) -> String) -> SQLValue? {
    changed(value) { (image: DocumentImage) in
      let files = image.files.map {
        FilePart(sha256: $0.sha256, name: $0.name, source: $0.source.map(place), pages: $0.pages)
      }
      return DocumentImage(id: image.id, snapshot: image.snapshot, files: files)
    }
  }

  /// Text that is not what it should be stays as it is: whoever needs it will say so.
  private func changed<Value: Codable>(_ value: SQLValue?, _ change: (Value) -> Value) -> SQLValue? {
    guard let text = value?.text else { return value }
    do {
      let changed = change(try JSONDecoder().decode(Value.self, from: Data(text.utf8)))
      return .text(try StoreJSON.text(changed))
    } catch {
      return value
    }
  }
}
