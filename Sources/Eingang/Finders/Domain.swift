/// The second-level labels of mail and web addresses on the paper: whose they are is mostly who wrote.
enum Domain {
  private static let postboxes: Set<String> = [
    "gmail", "gmx", "web", "t-online", "outlook", "hotmail", "yahoo", "freenet", "postfach", "mail", "icloud", "aol",
    "posteo", "arcor", "googlemail", "live", "mailbox", "protonmail", "bluewin", "hispeed", "chello", "magenta",
  ]

  /// Ends of addresses that are written without www.
  private static let ends = [
    ".de", ".example", ".at", ".ch", ".com", ".net", ".org", ".eu", ".info", ".shop", ".fr", ".it", ".nl", ".koeln",
    ".hamburg", ".berlin", ".bayern",
  ]

  /// Second levels that countries give to all: co.uk, com.my, gv.at.
  private static let shared: Set<String> = ["co", "com", "org", "net", "gv", "or", "ac", "gov", "edu"]

  /// A paper that prints more is a directory, and none of them tells who wrote.
  static let most = 12

  /// Labels such as `stadtwerke-musterstadt`, in reading order, each once, no more than `most`.
  static func labels(in dokument: Dokument, without others: Set<TextLine> = []) -> [String] {
    var found: [String] = []
    for line in dokument.lines where !others.contains(line) {
      for word in line.words {
        guard mayBeAddress(word.text.utf8) else { continue }
        let text = word.text.lowercased()
        guard
          text.contains("@") || text.hasPrefix("www") || text.contains("://")
            || ends.contains(where: { text.hasSuffix($0) && text.count > $0.count + 2 })
        else { continue }
        guard let label = label(text), !found.contains(label), !postboxes.contains(label) else { continue }
        found.append(label)
        if found.count == most { return found }
      }
    }
    return found
  }

  /// Cheap, and true of every address: an @, a scheme, a letter behind a point, or a w at the beginning.
  private static func mayBeAddress(_ word: String.UTF8View) -> Bool {
    if word.first.map({ $0 | 0x20 }) == 0x77 { return true }
    var last: UInt8 = 0
    return word.contains { byte in
      defer { last = byte }
      return byte == 0x40 || last == Bytes.point && Bytes.isLetter(byte) || last == Bytes.colon && byte == Bytes.slash
    }
  }

  private static func label(_ text: String) -> String? {
    var host = text.split(separator: "@").last.map(String.init) ?? text
    if host.utf8.contains(Bytes.slash), let scheme = host.range(of: "://") { host = String(host[scheme.upperBound...]) }
    host = String(host.prefix { $0 != "/" && $0 != ":" })
    var parts = host.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    if parts.count >= 3, shared.contains(String(parts[parts.count - 2])) { parts.removeLast() }
    guard parts.count >= 2 else { return nil }
    let label = String(parts[parts.count - 2])
    return label.count >= 3 && label.contains(where: \.isLetter) && label != "www" ? label : nil
  }

  /// A label as a shop would write it: Lidl, Stadtwerke Rosenau.
  static func name(_ label: String) -> String {
    label.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// True where a domain is made of a name's words.
  static func fits(_ label: String, _ joined: String, _ words: Set<String>) -> Bool {
    let plain = label.filter { $0 != "-" }
    if plain.count >= 4, joined.contains(plain) || plain.contains(joined) { return true }
    return label.split(separator: "-").contains { $0.count >= 4 && words.contains(String($0)) }
  }
}
