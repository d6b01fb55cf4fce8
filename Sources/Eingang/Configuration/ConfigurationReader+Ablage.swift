import AlbertModel

/// How folders and filed copies are named.
package struct NameSettings: Hashable, Sendable {
  /// A copy's name without its ending.
  package var datei: Namensvorlage
  /// The folder below the Ablage.
  package var ordner: Namensvorlage

  package init(datei: Namensvorlage = .datei, ordner: Namensvorlage = .ordner) {
    self.datei = datei
    self.ordner = ordner
  }
}

extension ConfigurationReader {
  /// The tree of targets as a list in which the first that fits wins: what lies deeper comes before what it lies in.
  static func rules(in root: ConfigurationBlock, personen: [Person]) throws(ConfigurationError) -> [AblageRule] {
    var rules: [AblageRule] = []
    for block in try root.blocks("ablage", keys: keys) { rules += try self.rules(block, below: [], personen) }
    return rules
  }

  private static let keys = ["ziel", "person", "art", "absender", "woerter", "darunter"]

  private static func rules(
    _ block: ConfigurationBlock, below above: [AblageRule], _ personen: [Person]
  ) throws(ConfigurationError) -> [AblageRule] {
    var rule = AblageRule(ziel: try target(in: block, below: above.last))
    rule.darueber = above.filter { !$0.isUnconditional }
    rule.person = try member(in: block, of: personen)
    rule.art = try block.choice("art", of: Belegart.self)
    rule.absender = try block.text("absender")
    rule.woerter = try block.texts("woerter")
    let deeper = try block.blocks("darunter", keys: keys)
    guard !rule.isUnconditional || !deeper.isEmpty else {
      throw ConfigurationError(
        line: block.line, key: block.path,
        why: "has no condition and would take everything. Add one of person, art, absender, woerter.")
    }
    var rules: [AblageRule] = []
    for next in deeper { rules += try self.rules(next, below: above + [rule], personen) }
    // A level without a condition of its own only gathers what lies below it.
    return rule.isUnconditional ? rules : rules + [rule]
  }

  /// A path below the filing tree that cannot leave it, by the same rules as a decision files by.
  private static func target(
    in block: ConfigurationBlock, below above: AblageRule?
  ) throws(ConfigurationError) -> String {
    guard let text = try block.text("ziel"), let node = block.node("ziel") else {
      throw ConfigurationError(
        line: block.line, key: block.path, why: "has no ziel. Add the folder below the Ablage, as ziel: \"Auto\".")
    }
    do {
      _ = try Namensvorlage(text, without: .ablage)
    } catch {
      throw ConfigurationError(line: node.line, key: block.full("ziel"), why: error.why)
    }
    guard Ablageziel(text) != nil, let ziel = Ablageziel((above.map { $0.ziel + "/" } ?? "") + text) else {
      throw block.failure(
        "ziel", node,
        allowed: "up to 8 folders below the Ablage parted by /, none empty, of signs alone or beginning with a point")
    }
    return ziel.path
  }

  private static func member(
    in block: ConfigurationBlock, of personen: [Person]
  ) throws(ConfigurationError) -> String? {
    guard let name = try block.text("person"), let node = block.node("person") else { return nil }
    let names = personen.map(\.name)
    guard names.contains(name) else {
      let allowed = names.isEmpty ? "nobody, as haushalt.personen is empty" : Echo.list(names)
      throw ConfigurationError(
        line: node.line, key: block.full("person"),
        why:
          "'\(Echo.short(name))' is not in haushalt.personen\(Spelling.hint(for: name, among: names)). Allowed: \(allowed)."
      )
    }
    return name
  }

  /// The templates by which folders and copies are named.
  static func names(in root: ConfigurationBlock) throws(ConfigurationError) -> NameSettings {
    var settings = NameSettings()
    guard let block = try root.block("namen", keys: ["datei", "ordner"]) else { return settings }
    settings.datei = try template("datei", in: block) ?? settings.datei
    settings.ordner = try template("ordner", in: block) ?? settings.ordner
    if let node = block.node("datei"), settings.datei.text.contains("/") {
      throw block.failure("datei", node, allowed: "a file's name without /; folders stand in namen.ordner")
    }
    if let node = block.node("ordner"), Ablageziel(settings.ordner.text) == nil {
      throw block.failure(
        "ordner", node,
        allowed: "up to 8 folders below the Ablage parted by /, none empty, of signs alone or beginning with a point")
    }
    return settings
  }

  private static func template(
    _ key: String, in block: ConfigurationBlock
  ) throws(ConfigurationError) -> Namensvorlage? {
    guard let text = try block.text(key), let node = block.node(key) else { return nil }
    do {
      return try Namensvorlage(text)
    } catch {
      throw ConfigurationError(line: node.line, key: block.full(key), why: error.why)
    }
  }
}
