extension ConfigurationReader {
  /// The block about the inbox.
  static func inbox(in root: ConfigurationBlock) throws(ConfigurationError) -> InboxSettings {
    var settings = InboxSettings()
    let keys = ["ruhe", "ruheOrdner", "ruheMehrseitig", "ruheLeer", "geduld", "ignorieren"]
    guard let block = try root.block("eingang", keys: keys) else { return settings }
    // Below a second, a writer that pauses for breath would pass for one that is done.
    settings.ruhe = try block.number("ruhe", in: 1...3600) ?? settings.ruhe
    settings.ruheOrdner = try block.number("ruheOrdner", in: 1...3600) ?? settings.ruheOrdner
    settings.ruheMehrseitig = try block.number("ruheMehrseitig", in: 1...3600) ?? settings.ruheMehrseitig
    settings.ruheLeer = try block.number("ruheLeer", in: 1...86_400) ?? settings.ruheLeer
    settings.geduld = try block.number("geduld", in: 0...604_800) ?? settings.geduld
    settings.ignorieren = try ignored(in: block)
    return settings
  }

  /// Patterns over a name, none of which fits every name.
  private static func ignored(in block: ConfigurationBlock) throws(ConfigurationError) -> [String] {
    let patterns = try block.texts("ignorieren")
    for (index, pattern) in patterns.enumerated() {
      guard pattern.allSatisfy({ $0 == "*" || $0 == "?" }) || pattern.contains("/") else { continue }
      throw ConfigurationError(
        line: block.node("ignorieren")?.line ?? block.line, key: block.full("ignorieren[\(index)]"),
        why: "'\(pattern)' fits every name, or leads into a folder. Allowed: a name, with * and ? for what may vary.")
    }
    return patterns
  }
}
