import Eingang

/// Looks at originals one after the other, tells what is wrong with them, and mends what can be mended where that is asked
/// for.
struct OriginalCheck {
  enum State: String, Encodable {
    case whole
    case missing
    case damaged
    case unreadable
    /// An intact copy has taken its place just now.
    case repaired
    /// It belongs to no document.
    case orphaned
  }

  private struct Object: Encodable {
    let schema = 1
    let sha256: String
    let name: String
    let path: String
    let state: State
    /// An intact copy of what is not whole.
    var copy: String?
    /// Where the damaged file lies now.
    var aside: String?
  }

  private let household: Household
  private let call: Invocation
  private var repair: Repair
  private var checked = 0
  private var mended = 0
  private var mendable = 0
  private var adoptable = 0
  /// Originals that are not whole and stay so.
  private(set) var bad = 0

  init(_ household: Household, _ call: Invocation) {
    self.household = household
    self.call = call
    repair = Repair(
      store: household.store, archive: household.archive, inbox: household.configuration.ordner.inbox)
  }

  /// All that the store knows of.
  mutating func run() throws {
    let originals = try household.store.originals()
    for (index, file) in originals.enumerated() {
      call.terminal.progress("\(index + 1) von \(originals.count) …")
      try Task.checkCancellation()
      let state = OriginalCheck.state(of: household.archive.path(file.path), sha256: file.sha256)
      let object = try look(file, state)
      count(object)
      try tell(object, isKnown: true)
    }
    checked = originals.count
    call.terminal.progress("")
  }

  /// One that no document knows, and that may be damaged all the same; counted here only where it was mended.
  mutating func mend(orphan path: String) throws {
    let file = OriginalCheck.file(orphan: path)
    guard call.arguments.has("repair"),
      case let state = OriginalCheck.state(of: household.archive.path(path), sha256: file.sha256), state != .whole
    else { return }
    let object = try look(file, state)
    guard object.state == .repaired else { return }
    count(object)
    try tell(object, isKnown: false)
  }

  /// One that no document knows.
  mutating func show(orphan path: String) throws {
    let file = OriginalCheck.file(orphan: path)
    checked += 1
    let found = OriginalCheck.state(of: household.archive.path(path), sha256: file.sha256)
    if found == .whole { adoptable += 1 } else { bad += 1 }
    try tell(
      Object(
        sha256: file.sha256, name: file.name, path: household.archive.path(path),
        state: found == .whole ? .orphaned : found), isKnown: false)
  }

  /// So many were looked at as orphans, and are none any more.
  mutating func count(adopted: Int) { checked += adopted }

  private mutating func look(_ file: StoredFile, _ state: State) throws -> Object {
    var object = Object(
      sha256: file.sha256, name: file.name, path: household.archive.path(file.path), state: state)
    guard state != .whole, let copy = try repair.intactCopy(of: file) else { return object }
    object.copy = copy
    guard call.arguments.has("repair") else { return object }
    object.aside = try repair.mend(file, with: copy)
    return Object(
      sha256: file.sha256, name: file.name, path: object.path, state: .repaired, copy: copy, aside: object.aside)
  }

  private mutating func count(_ object: Object) {
    switch object.state {
    case .whole, .orphaned: break
    case .repaired: mended += 1
    case .missing, .damaged, .unreadable:
      bad += 1
      if object.copy != nil { mendable += 1 }
    }
  }

  private func tell(_ object: Object, isKnown: Bool) throws {
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(object)) }
    if object.state == .whole { return }
    let place = isKnown ? "\(object.name) (\(object.path))" : object.path
    var lines = ["\(OriginalCheck.word(object.state)): " + Visible.line(place)]
    if let copy = object.copy { lines.append("  Unversehrte Kopie: " + Visible.line(copy)) }
    if let aside = object.aside { lines.append("  Das beschädigte liegt jetzt hier: " + Visible.line(aside)) }
    for line in lines { try call.terminal.out(line) }
  }

  /// An orphan has no name but its checksum.
  private static func file(orphan path: String) -> StoredFile {
    let name = FilePath.name(of: path)
    return StoredFile(orphan: path, sha256: String(name.prefix { $0 != "." }), name: name)
  }

  private static func state(of path: String, sha256: String) -> State {
    guard FileStatus(path: path) != nil else { return .missing }
    do {
      return try Files.digest(of: path).sha256 == sha256 ? .whole : .damaged
    } catch {
      return .unreadable
    }
  }

  private static func word(_ state: State) -> String {
    switch state {
    case .whole: "Unversehrt"
    case .missing: "Fehlt"
    case .damaged: "Beschädigt"
    case .unreadable: "Nicht lesbar"
    case .repaired: "Wiederhergestellt"
    case .orphaned: "Ohne Dokument"
    }
  }
}

extension OriginalCheck {
  /// How it went altogether, and what to do, a line each.
  var summary: [String] {
    let all = GermanFormat.count(checked, "Original geprüft", "Originale geprüft")
    var lines: [String] = []
    if bad == 0 {
      lines.append("\(all), \(checked == 1 ? "es ist" : "alle sind") unversehrt.")
    } else {
      lines.append("\(all), \(GermanFormat.grouped(bad)) nicht in Ordnung.")
    }
    if mendable > 0 {
      lines.append(
        "Von \(GermanFormat.grouped(mendable)) liegt eine unversehrte Kopie da. Einsetzen: eingangd verify --repair")
    }
    if bad > mendable { lines.append("Stelle aus einer Sicherung wieder her, wovon keine Kopie da ist.") }
    if mended > 0 {
      lines.append("\(GermanFormat.count(mended, "Original", "Originale")) aus Kopien wiederhergestellt.")
    }
    if adoptable > 0 {
      lines.append(
        "\(GermanFormat.count(adoptable, "Original gehört", "Originale gehören")) zu keinem Dokument. "
          + "Aufnehmen: eingangd verify --adopt")
    }
    return lines
  }
}
