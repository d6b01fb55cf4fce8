extension ConfigurationReader {
  /// The block about the inbox.
  static func inbox(in root: ConfigurationBlock) throws(ConfigurationError) -> InboxSettings {
    var settings = InboxSettings()
    let keys = ["ruhe", "ruheOrdner", "ruheMehrseitig", "ruheLeer", "geduld", "ignorieren", "passwoerter"]
    guard let block = try root.block("eingang", keys: keys) else { return settings }
    // Below a second, a writer that pauses for breath would pass for one that is done.
    settings.ruhe = try block.number("ruhe", in: 1...3600) ?? settings.ruhe
    settings.ruheOrdner = try block.number("ruheOrdner", in: 1...3600) ?? settings.ruheOrdner
    settings.ruheMehrseitig = try block.number("ruheMehrseitig", in: 1...3600) ?? settings.ruheMehrseitig
    settings.ruheLeer = try block.number("ruheLeer", in: 1...86_400) ?? settings.ruheLeer
    settings.geduld = try block.number("geduld", in: 0...604_800) ?? settings.geduld
    settings.ignorieren = try ignored(in: block)
    settings.passwoerter = try passwords(in: block)
    return settings
  }

  private static let mostPasswords = 50
  /// Bytes; what newer PDFs and ZIPs take at most.
  private static let longestPassword = 127

  /// As they stand, blanks included; no error repeats one.
  private static func passwords(in block: ConfigurationBlock) throws(ConfigurationError) -> Passwoerter {
    guard let node = block.node("passwoerter") else { return Passwoerter() }
    guard case .list(let elements) = node.value, elements.count <= mostPasswords else {
      throw ConfigurationError(
        line: node.line, key: block.full("passwoerter"),
        why: "is no list of passwords. Allowed: a list of up to \(mostPasswords) texts in quotes.")
    }
    var passwords: [String] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let password) = element.value, (1...longestPassword).contains(password.utf8.count),
        password.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else {
        throw ConfigurationError(
          line: element.line, key: block.full("passwoerter[\(index)]"),
          why: "is no password. Allowed: text in quotes of 1 to \(longestPassword) bytes, on one line.")
      }
      passwords.append(password)
    }
    return Passwoerter(passwords)
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
