import Eingang

/// Looks at the copies in the Ablage, tells which are not as they were filed, and makes again what is gone where that is
/// asked for; what a person changed or put there is told and left.
struct CopyCheck {
  private enum Finding: String, Encodable {
    case whole, missing, changed, damaged, unreadable
    /// It lies elsewhere in the Ablage.
    case moved
    case repaired
    /// Nothing of it is this program's.
    case foreign
  }

  private struct Object: Encodable {
    let schema = 1
    /// Number of the card; null for what belongs to none.
    let card: Int?
    let path: String
    let state: Finding
    /// Where a copy lies that was moved.
    var place: String?
    /// Where the damaged file lies now.
    var aside: String?
    /// Why it cannot be made again.
    var why: String?
  }

  private let household: Household
  private let call: Invocation
  private var counts: [Finding: Int] = [:]
  private var checked = 0

  init(_ household: Household, _ call: Invocation) {
    self.household = household
    self.call = call
  }

  /// Copies that are missing, damaged or not to be read.
  var bad: Int { [Finding.missing, .damaged, .unreadable].reduce(0) { $0 + counts[$1, default: 0] } }

  /// All copies, and then what else lies in the Ablage and in the archive.
  mutating func run() throws {
    let copies = try household.store.filedCopies()
    var missing: [FiledCopy] = []
    for (index, copy) in copies.enumerated() {
      call.terminal.progress("\(index + 1) von \(copies.count) Kopien …")
      try Task.checkCancellation()
      switch copy.state() {
      case .missing: missing.append(copy)
      case .damaged: try mend(copy, .damaged)
      case .whole: try tell(Object(card: copy.document, path: copy.file.path, state: .whole))
      case .changed: try tell(Object(card: copy.document, path: copy.file.path, state: .changed))
      case .unreadable: try tell(Object(card: copy.document, path: copy.file.path, state: .unreadable))
      }
    }
    checked = copies.count
    call.terminal.progress("")
    let others = AblageWalk(household.configuration.ordner.ablage).others(than: copies)
    let places = missing.isEmpty ? [:] : AblageWalk.places(of: missing, among: others)
    for copy in missing {
      guard let place = places[copy.file.sha256] else {
        try mend(copy, .missing)
        continue
      }
      try tell(Object(card: copy.document, path: copy.file.path, state: .moved, place: place))
    }
    let moved = Set(places.values.map { Array($0.utf8) })
    let known = Set(try household.store.originals().map(\.path) + household.adoption.orphans())
    let strangers = OriginalList.strangers(in: household.archive, known: known)
    let foreign = others.filter { !moved.contains(Array($0.utf8)) } + strangers
    // A household may keep all its papers in the folder that is its Ablage.
    let shown = call.wantsJSON ? foreign.count : Self.mostForeign
    for path in foreign.prefix(shown) { try tell(Object(card: nil, path: path, state: .foreign)) }
    if foreign.count > shown {
      try call.terminal.out("Nicht von eingangd: \(GermanFormat.grouped(foreign.count - shown)) weitere")
    }
  }

  private static let mostForeign = 20

  /// Makes a copy again where that is asked for.
  private mutating func mend(_ copy: FiledCopy, _ finding: Finding) throws {
    var object = Object(card: copy.document, path: copy.file.path, state: finding)
    guard call.arguments.has("repair") else { return try tell(object) }
    do throws(ReviewError) {
      switch try household.decisions.refile(copy) {
      case .done(let aside):
        object = Object(card: copy.document, path: copy.file.path, state: .repaired)
        object.aside = aside
      case .needless: return
      case .impossible(let why): object.why = why
      }
    } catch {
      // The store or the disk is in the way of the others as well; a card's own trouble is not.
      if case .store = error { throw error }
      object.why = "\(error)"
    }
    try tell(object)
  }

  private mutating func tell(_ object: Object) throws {
    counts[object.state, default: 0] += 1
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(object)) }
    if object.state == .whole { return }
    let card = object.card.map { " (Karte #\($0))" } ?? ""
    var lines = ["\(Self.word(object.state)): \(Visible.line(object.path))\(card)"]
    if let place = object.place { lines.append("  Liegt jetzt hier: " + Visible.line(place)) }
    if let aside = object.aside { lines.append("  Die beschädigte liegt jetzt hier: " + Visible.line(aside)) }
    if let why = object.why { lines.append("  Nicht neu zu machen: " + Visible.line(why)) }
    for line in lines { try call.terminal.out(line) }
  }

  private static func word(_ finding: Finding) -> String {
    switch finding {
    case .whole: "Unversehrte Kopie"
    case .missing: "Kopie fehlt"
    case .changed: "Kopie von Hand geändert, bleibt so"
    case .damaged: "Kopie beschädigt"
    case .unreadable: "Kopie nicht lesbar"
    case .moved: "Kopie verschoben"
    case .repaired: "Kopie wiederhergestellt"
    case .foreign: "Nicht von eingangd"
    }
  }
}

extension CopyCheck {
  /// How it went altogether, and what to do; nothing where nothing was filed.
  var summary: [String] {
    var lines: [String] = []
    if checked > 0 {
      let all = GermanFormat.count(checked, "abgelegte Kopie geprüft", "abgelegte Kopien geprüft")
      let own = counts[.changed, default: 0] + counts[.moved, default: 0]
      var parts: [String] = []
      if bad > 0 { parts.append("\(GermanFormat.grouped(bad)) nicht in Ordnung") }
      if own > 0 { parts.append("\(GermanFormat.grouped(own)) von Hand geändert oder verschoben") }
      let whole = checked == 1 ? "sie ist unversehrt" : "alle sind unversehrt"
      lines.append("\(all), \(parts.isEmpty ? whole : parts.joined(separator: ", ")).")
    }
    if counts[.missing, default: 0] + counts[.damaged, default: 0] > 0, !call.arguments.has("repair") {
      lines.append("Aus den Originalen neu machen: eingangd verify --repair")
    }
    return lines
  }
}
