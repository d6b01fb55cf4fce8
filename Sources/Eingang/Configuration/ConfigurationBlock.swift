/// A block of the configuration in which every key is known and every value is of the kind that belongs there.
struct ConfigurationBlock {
  /// Path of the block, as `haushalt.personen[2]`; empty for the whole file.
  let path: String
  let line: Int
  private let members: [JSON5Node.Member]

  /// Refuses anything but a block, and any key that is not named here.
  init(_ node: JSON5Node, path: String, keys: [String]) throws(ConfigurationError) {
    guard case .object(let members) = node.value else {
      throw ConfigurationError(
        line: node.line, key: path.isEmpty ? nil : path,
        why: "is \(node.kind). Allowed: a block in braces with \(keys.joined(separator: ", ")).")
    }
    self.path = path
    line = node.line
    self.members = members
    for member in members where !keys.contains(member.key) {
      throw ConfigurationError(
        line: member.line, key: (path.isEmpty ? "" : path + ".") + Echo.short(member.key),
        why: "unknown key\(Spelling.hint(for: member.key, among: keys)). Allowed: \(keys.joined(separator: ", ")).")
    }
  }

  func node(_ key: String) -> JSON5Node? { members.first { $0.key == key }?.node }

  func failure(_ key: String, _ node: JSON5Node, allowed: String) -> ConfigurationError {
    ConfigurationError(line: node.line, key: full(key), why: "is \(node.kind). Allowed: \(allowed).")
  }

  func full(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Text that is not blank; nil where the key is absent.
  func text(_ key: String, allowed: String = "text in quotes") throws(ConfigurationError) -> String? {
    guard let node = node(key) else { return nil }
    return try text(node, key, allowed: allowed)
  }

  private func text(_ node: JSON5Node, _ key: String, allowed: String) throws(ConfigurationError) -> String {
    guard case .string(let raw) = node.value else { throw failure(key, node, allowed: allowed) }
    let text = raw.split(separator: " ").joined(separator: " ")
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw failure(key, node, allowed: "\(allowed), not empty and on one line")
    }
    return text
  }

  /// A list of texts, or one text alone where that is allowed; empty where the key is absent.
  func texts(_ key: String, orOne: Bool = false) throws(ConfigurationError) -> [String] {
    guard let node = node(key) else { return [] }
    let allowed = orOne ? "text in quotes, or a list of texts" : "a list of texts in quotes"
    if orOne, case .string = node.value { return [try text(node, key, allowed: allowed)] }
    guard case .list(let elements) = node.value else { throw failure(key, node, allowed: allowed) }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      texts.append(try text(element, "\(key)[\(index)]", allowed: "text in quotes"))
    }
    return texts
  }

  /// A whole number within limits; nil where the key is absent.
  func number(_ key: String, in range: ClosedRange<Int>) throws(ConfigurationError) -> Int? {
    guard let node = node(key) else { return nil }
    guard case .number(let number) = node.value, let whole = Int(exactly: number), range.contains(whole) else {
      throw failure(key, node, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// One of the words of an enumeration; nil where the key is absent.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(ConfigurationError) -> Choice? where Choice.RawValue == String {
    guard let node = node(key) else { return nil }
    let words = Choice.allCases.map(\.rawValue)
    guard case .string(let word) = node.value else {
      throw failure(key, node, allowed: words.joined(separator: ", "))
    }
    guard let choice = Choice(rawValue: word) else {
      let hint = Spelling.hint(for: word, among: words)
      throw ConfigurationError(
        line: node.line, key: full(key),
        why: "'\(Echo.short(word))' is not known here\(hint). Allowed: \(words.joined(separator: ", ")).")
    }
    return choice
  }

  /// The block of a key; nil where the key is absent.
  func block(_ key: String, keys: [String]) throws(ConfigurationError) -> ConfigurationBlock? {
    guard let node = node(key) else { return nil }
    return try ConfigurationBlock(node, path: full(key), keys: keys)
  }

  /// A list of blocks; empty where the key is absent.
  func blocks(_ key: String, keys: [String]) throws(ConfigurationError) -> [ConfigurationBlock] {
    guard let node = node(key) else { return [] }
    guard case .list(let elements) = node.value else {
      throw failure(key, node, allowed: "a list of blocks, each with \(keys.joined(separator: ", "))")
    }
    var blocks: [ConfigurationBlock] = []
    for (index, element) in elements.enumerated() {
      blocks.append(try ConfigurationBlock(element, path: "\(full(key))[\(index)]", keys: keys))
    }
    return blocks
  }
}
